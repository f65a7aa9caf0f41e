/** What the page asks the rules about a position. Asking never changes it. */

import type { AiForecast } from '../engine/ai/forecast';
import type { BaseSight } from '../engine/board/baseSight';
import type { LineForecast, OpenOdds } from '../engine/dice/lineOdds';
import type { JumpOdds } from '../engine/frames/jump';
import type { Ask, Option, Reason } from '../engine/kernel/types';
import type { OpenRoll } from '../engine/openRoll';
import type { AttackNumbers, OutlookView, ThreatView, WayStepView, Where } from '../engine/query';
import type { Sheet } from '../engine/sheet';
import type { CardInUse, LineRef, Side, State } from '../engine/state/state';
import type { StateView } from '../engine/view';
import type { PathStep, Space } from './walk';

/** A space in reach of a figure that may move now. */
export interface Reach {
  to: Space;
  /** Movement Points. */
  cost: number;
  /** SP, beginning the Move Action included. */
  sp: number;
  /** Figures whose Break Attack the way provokes. */
  provokes: string[];
  path: PathStep[];
}

/** Exact odds of an Attack over all dice, from 0 to 1; `meanDamage` in Damage tokens. */
export interface Odds {
  hit: number;
  defeat: number;
  meanDamage: number;
  /** Chance of each Final Damage of a hit, from 0 on. */
  damage: number[];
}

/** Range, sight and Sphere of Influence between two figures or spaces. */
export interface Measure {
  range: number;
  sight: { is: boolean; penalty: number; line: BaseSight | null };
  /** The second is within the first one's Sphere of Influence, and the other way round. */
  soi: boolean;
  soiBack: boolean;
}

/** How an Attack is made and met. */
export interface AttackHow {
  with?: 'melee' | 'ranged';
  empower?: boolean;
  dodge?: boolean;
}

/** HP of a figure before and after an answer, before any dice fall. */
export interface Change {
  figure: string;
  /** HP left. */
  from: number;
  to: number;
  defeated: boolean;
}

/** What surely comes of an answer about what lies on the table, if nothing more is used there. */
export interface Outcome {
  hp: Change[];
  /** What the roll that it is about comes to; null where that stays open, or is told already. */
  roll: OpenRoll | null;
  /** Dice are thrown, or something is asked, before all of it is known. */
  open: boolean;
}

/** What is wished for: fields of an option. */
export type Wish = { kind: string } & Record<string, unknown>;

export interface Queries {
  view(state: State): StateView;
  /** The card of a figure as it is now, its numbers with their parts. */
  sheet(state: State, figure: string): Sheet;
  /** Spaces that the figure whose turn to move it is can reach, by space index. */
  reachable(state: State, figure: string): ReadonlyMap<number, Reach>;
  odds(state: State, attacker: string, target: string, how?: AttackHow): Odds;
  /** Odds of the Attack that is going on; null once its dice are rolled. */
  openOdds(state: State, how: Omit<AttackHow, 'with'>): OpenOdds | null;
  /** The numbers that an Attack is rolled with and against. */
  numbers(state: State, attacker: string, target: string, manner?: AttackHow['with']): AttackNumbers | null;
  /** What a line of a card would do to a target. */
  lineForecast(state: State, figure: string, line: LineRef, target: string, empower?: boolean): LineForecast | null;
  /** A path on foot step by step. */
  way(state: State, figure: string, path: readonly Space[]): WayStepView[];
  /** How a Jump of a figure with Skills would go. */
  jumpOdds(state: State, figure: string, over: readonly Space[], to: Space): JumpOdds;
  /** Where a figure could move and what it sees. */
  outlook(state: State, figure: string): OutlookView;
  /** Spaces on which a side could hit a figure in its next turns, by space index. */
  threats(state: State, side: Side): ReadonlyMap<number, ThreatView>;
  /** What an enemy would do if its turn began now. */
  forecast(state: State, figure: string): AiForecast;
  measure(state: State, from: Where, to: Where): Measure;
  /** The question that an answer leads to; null where dice or cards show something first, or nothing more is asked. */
  next(state: State, option: string): Ask | null;
  /** What comes of using something, or of spending Symbols and keeping the rest. */
  outcome(state: State, option: string): Outcome;
  /** What the roll that is going on comes to as it stands. */
  openRoll(state: State): OpenRoll | null;
  /** The Items that the Re-Equip of the open question may use, the figure's own first, each with its owner. */
  items(state: State, option: Option): { from: string; card: CardInUse }[];
  /** Why the open question does not offer it. */
  explain(state: State, wish: Wish): Reason[];
}

/** Remembers answers as long as their state lives: states are never changed. */
export function remember<T>(ask: (state: State, key: string) => T): (state: State, key?: string) => T {
  const known = new WeakMap<State, Map<string, T>>();
  return (state, key = '') => {
    let answers = known.get(state);
    if (!answers) {
      answers = new Map();
      known.set(state, answers);
    }
    if (!answers.has(key)) answers.set(key, ask(state, key));
    return answers.get(key) as T;
  };
}
