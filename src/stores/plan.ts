/**
 * What the player is about to do and has not done: a space or an answer is picked first and acted on by the second choice.
 * Nothing of it is known to the game, so dropping it takes nothing back.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { State } from '../engine/state/state';

export interface PlanState {
  /** The space picked. */
  goal: number | null;
  /** The answer picked, by the id of its option. */
  option: string | null;
  /** The question that it was picked for: with the next one it is gone. */
  ask: number | null;
}

const NOTHING: PlanState = { goal: null, option: null, ask: null };

export interface Plan extends StoreApi<PlanState> {
  pick(state: State, goal: number): void;
  /** Picks an answer. @param goal the space that it was picked by */
  choose(state: State, option: string, goal?: number | null): void;
  /** Drops the plan. False if there was none. */
  cancel(): boolean;
}

export function createPlan(): Plan {
  const store = createStore<PlanState>()(() => NOTHING);
  const now = (state: State): number | null => state.ask?.id ?? null;
  return {
    ...store,
    pick: (state, goal) => store.setState({ goal, option: null, ask: now(state) }),
    choose: (state, option, goal = null) => store.setState({ goal, option, ask: now(state) }),
    cancel() {
      const { goal, option } = store.getState();
      if (goal === null && option === null) return false;
      store.setState(NOTHING);
      return true;
    },
  };
}

/** The plan as far as it belongs to the open question. */
export function planNow(plan: PlanState, state: State): PlanState {
  return plan.ask === (state.ask?.id ?? null) ? plan : NOTHING;
}
