/** What the player is about to do on the board and has not done: the first tap picks a space, the second one acts. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { State } from '../engine/state/state';

export interface PlanState {
  /** The space picked. */
  goal: number | null;
  /** The question that it was picked for: with the next one it is gone. */
  ask: number | null;
}

const NOTHING: PlanState = { goal: null, ask: null };

export interface Plan extends StoreApi<PlanState> {
  pick(state: State, goal: number): void;
  /** Drops the plan. False if there was none. */
  cancel(): boolean;
}

export function createPlan(): Plan {
  const store = createStore<PlanState>()(() => NOTHING);
  return {
    ...store,
    pick: (state, goal) => store.setState({ goal, ask: state.ask?.id ?? null }),
    cancel() {
      if (store.getState().goal === null) return false;
      store.setState(NOTHING);
      return true;
    },
  };
}

/** The plan as far as it belongs to the open question. */
export function planNow(plan: PlanState, state: State): PlanState {
  return plan.ask === (state.ask?.id ?? null) ? plan : NOTHING;
}
