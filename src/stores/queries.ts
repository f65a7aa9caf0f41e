/** What the page asks the rules about a position. Asking never changes it. */
import type { Reason } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { StateView } from '../engine/view';
import type { PathStep, Space } from './walk';

export type { FigureView, StateView } from '../engine/view';

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
}

/** How an Attack is made and met. */
export interface AttackHow {
  with?: 'melee' | 'ranged';
  empower?: boolean;
  dodge?: boolean;
}

/** What is wished for: fields of an option. */
export type Wish = { kind: string } & Record<string, unknown>;

export interface Queries {
  view(state: State): StateView;
  /** Spaces that the figure whose turn to move it is can reach, by space index. */
  reachable(state: State, figure: string): ReadonlyMap<number, Reach>;
  odds(state: State, attacker: string, target: string, how?: AttackHow): Odds;
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
