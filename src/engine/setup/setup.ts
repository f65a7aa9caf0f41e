/** A plain description of a game to begin: what position files, new games and simulations have in common. */
import type { EffectName } from '../abilities/ast';
import type { BoardState } from '../board/boardState';
import type { EncounterCard, LootLevel } from '../state/content';
import type { FigureId, Side, State } from '../state/state';

/** A figure with everything that may be on it. Cards are named by their keys in the content. */
export interface SetupFigure {
  id: FigureId;
  card: string;
  /** Activation Number of a Combatant. */
  number?: number;
  /** North-west space as [column, row]; null or left out: off the board. */
  at?: [number, number] | null;
  side?: Side;
  sp?: number;
  damage?: number;
  items?: string[];
  pack?: string[];
  /** Upgrades by the item they are on. */
  upgrades?: Record<string, string[]>;
  /** DOUBLE items equipped back side up. */
  sideUp?: Record<string, 'front' | 'back'>;
  disciplines?: string[];
  effects?: EffectName[];
  immune?: EffectName[];
  tokens?: Record<string, number>;
  /** Cards, or single lines as in `cuirass.0`. */
  exhausted?: string[];
  flipped?: string[];
  used?: string[];
  links?: Record<string, FigureId>;
  form?: string | null;
  summoner?: FigureId | null;
  turnsTaken?: number;
  marks?: ('moveAction' | 'breakAttack' | 'firstAttack' | 'firstHit')[];
  defeated?: boolean;
}

export interface Setup {
  /** Key of the encounter in the content; null: a board without End Conditions. */
  encounter: string | null;
  /** In place of the encounter's own. */
  board?: BoardState;
  tokens?: EncounterCard['tokens'];
  startingZone?: number[];
  /** Adventurers, and Combatants in place of the encounter's own when there are any. */
  figures: SetupFigure[];
  /** Figure whose turn it is, or `setup`: the game begins with the setup of the encounter. */
  turn: FigureId | 'setup';
  phase?: 'start' | 'status' | 'refresh' | 'action' | 'end';
  /** Track entries, front first. Left out: the figures in their order. */
  initiative?: string[];
  round?: number;
  urgency?: number;
  gold?: number;
  xp?: number;
  lootLevel?: LootLevel;
  flags?: string[];
  variants?: string[];
  /** Seed and what replaces chance; `dice: null` rolls them from the seed. */
  random: State['random'] | Pick<State['random'], 'seed'>;
  options?: State['options'];
}
