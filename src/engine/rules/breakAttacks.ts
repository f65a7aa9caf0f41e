/** Who may make a Break Attack on a figure that leaves its space (A1.break-attack). */
import type { Bonus, Keyword } from '../abilities/ast';
import { adjacent } from '../board/adjacency';
import { type Base, SINGLE } from '../board/grid';
import { rangeBetween } from '../board/range';
import { topologyOf } from '../board/topology';
import { bindFor } from '../conditions/bind';
import { isWhom } from '../conditions/select';
import { burrowed, combatantCard, type Figure, type FigureId, figure, figuresInPlay, type Game } from '../game';
import { itemSide, linesOf, passivesOf } from '../points/cards';
import { canMakeAttack } from '../queries/attack';
import { type MoveTraits, moveTraits } from '../queries/moveTraits';
import { adjacentOpponents } from '../queries/sight';
import { keywordNumber } from '../queries/standing';
import { type AttackMode, attackModes, canAttack, meleeReach } from '../queries/weapons';
import type { Line } from '../state/content';
import type { MoveFrame } from '../state/moveFrames';
import type { State } from '../state/state';

/** What of a movement matters for Break Attacks. */
export type Provoking = Partial<
  Pick<MoveFrame, 'forced' | 'keywords' | 'noBreakAttacks' | 'startAdjacent' | 'squeeze'>
> & {
  /** Who moves the figure by PUSH, PULL or COMMAND: has no Break Attack (A1.break-attack.18). */
  by?: FigureId | null;
};

/** An opponent that could make a Break Attack. What takes time to find out is found out when it matters. */
interface Threat {
  id: FigureId;
  base: Base;
  /** Range of PROVOKE, 0 without. */
  provoke: number;
  /** Whether it can strike this figure at all. */
  able?: boolean;
}

/**
 * Tells who is provoked when the figure leaves a space, in placement order: opponents adjacent to it (or within their
 * PROVOKE), able to Attack and without a Break Attack in this turn (A1.break-attack.01, .05, .23). Worked out once for a
 * question or a search. Whether the Attack finds a legal line is judged when it is made.
 */
export function provocations(
  g: Game,
  id: FigureId,
  move: Provoking,
  traits?: MoveTraits,
): (from: number) => FigureId[] {
  if (move.noBreakAttacks) return () => NOBODY;
  const size = move.squeeze ? SINGLE : (g.state.bodies[figure(g, id).body]?.size ?? SINGLE);
  const topology = topologyOf(g.state.board);
  let threats: Threat[] | null = null;
  let isSpared: ((striker: FigureId) => boolean) | null = null;
  return (from) => {
    threats ??= threatsTo(g, id, move);
    if (threats.length === 0) return NOBODY;
    const base: Base = { at: from, size };
    let found: FigureId[] = NOBODY;
    for (const t of threats) {
      const range = rangeBetween(topology, t.base, base);
      if (range > t.provoke && (range > 1 || !adjacent(topology, t.base, base))) continue;
      if (t.able === undefined) {
        isSpared ??= sparing(g, id, move, traits ?? moveTraits(g, id, move.keywords));
        t.able = canAttack(g, t.id) && !isSpared(t.id);
      }
      if (!t.able) continue;
      if (found === NOBODY) found = [];
      found.push(t.id);
    }
    return found;
  };
}

const NOBODY: FigureId[] = [];

function threatsTo(g: Game, id: FigureId, move: Provoking): Threat[] {
  const me = figure(g, id);
  const threats: Threat[] = [];
  const provokers = provokeInPlay(g);
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (f.side === me.side || f.defeated || f.marks.breakAttack || other === move.by || burrowed(f)) continue;
    const body = g.state.bodies[f.body];
    if (!body || body.at === null) continue;
    threats.push({
      id: other,
      base: { at: body.at, size: body.size },
      provoke: provokers ? keywordNumber(g, other, 'PROVOKE') : 0,
    });
  }
  return threats;
}

const isProvoke = (keyword: Keyword): boolean => keyword.tag === 'PROVOKE';

function grantsProvoke(bonuses: readonly Bonus[]): boolean {
  return bonuses.some((b) => b.b === 'keyword' && isProvoke(b.keyword));
}

function lineGrantsProvoke({ ability }: Line): boolean {
  return ability.body.some((s) =>
    s.steps.some(({ effect }) => {
      if (effect.do === 'bonus') return grantsProvoke(effect.bonuses);
      return effect.do === 'gain' && effect.gains.some((x) => x.g === 'bonus' && grantsProvoke([x.bonus]));
    }),
  );
}

const provokersOf = new WeakMap<State, { version: number; any: boolean }>();

/** Whether any card in use has or gives PROVOKE: almost never, which spares every step the question to each opponent. */
function provokeInPlay(g: Game): boolean {
  if (g.state.lasting.some((l) => l.bonuses && grantsProvoke(l.bonuses))) return true;
  let known = provokersOf.get(g.state);
  if (known?.version !== g.state.cardsVersion) {
    const any = g.state.order.some((id) =>
      figure(g, id).cards.some((card) => {
        const tags = card.kind === 'combatant' ? g.content.combatants[card.card]?.tags : itemSide(g, card)?.tags;
        return (
          tags?.some(isProvoke) ||
          linesOf(g, figure(g, id), card).some(lineGrantsProvoke) ||
          passivesOf(g, card).some(lineGrantsProvoke)
        );
      }),
    );
    known = { version: g.state.cardsVersion, any };
    provokersOf.set(g.state, known);
  }
  return known.any;
}

/** Whose Break Attack ELUSIVE, FLIGHT or a line spares the figure (A1.tag-move.11-.13, .16). */
function sparing(g: Game, id: FigureId, move: Provoking, traits: MoveTraits): (striker: FigureId) => boolean {
  const elusive = !move.forced && traits.elusive;
  // Of FLIGHT and LEAP only opponents adjacent at the start are provoked (A1.tag-move.16, .26).
  const away = traits.flight || traits.leap;
  if (!elusive && !away && traits.spared.length === 0) return () => false;
  const atStart = move.startAdjacent ?? adjacentOpponents(g, id);
  return (striker) => {
    if (atStart.includes(striker) ? elusive : away) return true;
    return traits.spared.some((line) => !line.from || isWhom(g, striker, line.from, bindFor(id)));
  };
}

/** A Break Attack that can be made: on whom and how. */
export interface Strike {
  target: FigureId;
  mode: AttackMode;
  /** Place of the Standard Attack on a Command Combatant's card. */
  attack?: number;
}

/**
 * The Break Attacks that a figure can make now against the leaving figure, or against an ally of it on one of the same
 * spaces (A1.break-attack.13): with the equipped Weapons, as a Melee ATK of an Intelligent Combatant, by any Standard
 * Attack of a Command Combatant (A1.break-attack.10-.12). Empty: none is legal.
 */
export function strikesOf(g: Game, striker: FigureId, leaving: FigureId): Strike[] {
  const me = figure(g, striker);
  if (me.defeated || me.marks.breakAttack) return [];
  const strikes: Strike[] = [];
  for (const target of sharing(g, leaving)) {
    for (const way of waysToStrike(g, me)) {
      if (canMakeAttack(g, striker, target, way.mode)) strikes.push({ target, ...way });
    }
  }
  return strikes;
}

function waysToStrike(g: Game, me: Figure): Omit<Strike, 'target'>[] {
  const melee: AttackMode = { mode: 'melee', range: meleeReach(g, me.id) };
  if (me.kind === 'intelligent') return [{ mode: melee }];
  if (me.kind === 'adventurer') return attackModes(g, me.id).map((mode) => ({ mode }));
  const ways: Omit<Strike, 'target'>[] = [];
  combatantCard(g, me).attacks.forEach(({ attack }, n) => {
    if (attack.mode !== 'Ranged') ways.push({ mode: melee, attack: n });
    const range = typeof attack.range === 'number' ? attack.range : 1;
    if (attack.mode === 'Ranged' || attack.mode === 'Melee/Ranged')
      ways.push({ mode: { mode: 'ranged', range }, attack: n });
  });
  return ways;
}

/** The figure and its allies whose bases share a space with it. */
function sharing(g: Game, id: FigureId): FigureId[] {
  const me = figure(g, id);
  const base = g.state.bodies[me.body];
  if (!base || base.at === null) return [];
  const found = [id];
  for (const f of figuresInPlay(g)) {
    if (f.id === id || f.side !== me.side || burrowed(f)) continue;
    const body = g.state.bodies[f.body];
    if (body && body.at !== null && rangeBetween(g.state.board, base as Base, body as Base) === 0) found.push(f.id);
  }
  return found;
}
