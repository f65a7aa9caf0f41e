/** What a figure's tags, lines and bans mean for its movement, gathered in one pass: searches and menus ask often. */
import type { Ban, Effect } from '../abilities/ast';
import type { TerrainType } from '../board/boardState';
import { OBSTRUCTING, TERRAIN_TYPES } from '../board/topology';
import { bindFor } from '../conditions/bind';
import { spacesOfSpec } from '../conditions/spaces';
import type { FigureId, Game } from '../game';
import { keywordsOf, standing, standingEffects } from './standing';

export interface MoveTraits {
  flight: boolean;
  elusive: boolean;
  /** CRUSH or RELENTLESS: all spaces count as unoccupied (A1.tag-move.03, .34). */
  crush: boolean;
  /** Obstructing Terrain counts as Normal for its own movement (A1.tag-move.42). */
  unstoppable: boolean;
  /** May count a Move Action as if it occupied a single space (A1.tag-move.37). */
  squeeze: boolean;
  /** The movement is a LEAP (A1.tag-move.25). */
  leap: boolean;
  /** Terrain types that do not affect it, as bits `1 << code`. */
  ignored: number;
  /** Each space costs 1 (`ignore movement penalties`). */
  noPenalties: boolean;
  /** Lines that spare it Break Attacks. */
  spared: Extract<Effect, { do: 'noBreakAttacks' }>[];
  /** All that it may not do. */
  bans: Ban[];
  /** Spaces that it may not leave by its own choice (`may not willingly leave`). */
  pens: ReadonlySet<number>[];
}

/** Every type but Obstructing: what FLIGHT and LEAP ignore (A1.tag-move.14, .27). */
const ALL = (1 << OBSTRUCTING) - 1;

/** Stands among the keywords of a movement that is a LEAP. */
export const LEAP = 'LEAP';

const TRAIT_OF: Partial<Record<string, 'flight' | 'elusive' | 'crush' | 'unstoppable' | 'squeeze' | 'leap'>> = {
  FLIGHT: 'flight',
  ELUSIVE: 'elusive',
  CRUSH: 'crush',
  RELENTLESS: 'crush',
  UNSTOPPABLE: 'unstoppable',
  SQUEEZE: 'squeeze',
  [LEAP]: 'leap',
};

/** Bit of a Terrain by the name that lines give it; 0 for Obstructing, which nothing here ignores. */
export function terrainBit(name: string): number {
  const code = TERRAIN_TYPES.indexOf(name.toLowerCase() as TerrainType);
  return code < 0 || code === OBSTRUCTING ? 0 : 1 << code;
}

/** The traits of a figure; `keywords` are further tags of a movement that is only considered. */
export function moveTraits(g: Game, id: FigureId, keywords: readonly string[] = []): MoveTraits {
  const traits: MoveTraits = {
    flight: false,
    elusive: false,
    crush: false,
    unstoppable: false,
    squeeze: false,
    leap: false,
    ignored: 0,
    noPenalties: false,
    spared: [],
    bans: [],
    pens: [],
  };
  const give = (tag: string): void => {
    const trait = TRAIT_OF[tag];
    if (trait !== undefined) traits[trait] = true;
  };
  for (const tag of keywords) give(tag);
  for (const keyword of keywordsOf(g, id)) give(keyword.tag);
  const forbid = (bans: readonly Ban[], owner: FigureId): void => {
    for (const ban of bans) {
      traits.bans.push(ban);
      if (typeof ban === 'object' && 'leave' in ban)
        traits.pens.push(new Set(spacesOfSpec(g, ban.leave, bindFor(owner))));
    }
  };
  for (const { effect } of standing(g, id, 'verbs', 'ignoreTerrain'))
    if (effect.do === 'ignoreTerrain') for (const name of effect.terrain) traits.ignored |= terrainBit(name);
  if (standing(g, id, 'verbs', 'ignoreMovementPenalties').length > 0) traits.noPenalties = true;
  traits.spared.push(...standingEffects(g, id, 'noBreakAttacks'));
  for (const { effect, owner } of standing(g, id, 'verbs', 'mayNot'))
    if (effect.do === 'mayNot') forbid(effect.bans, owner);
  for (const lasting of g.state.lasting)
    if (lasting.figure === id && lasting.bans) forbid(lasting.bans, lasting.source?.figure ?? id);
  if (traits.flight || traits.leap) traits.ignored = ALL;
  return traits;
}
