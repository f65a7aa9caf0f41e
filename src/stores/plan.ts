/** What the player is about to do on the board and has not done: the first tap picks, the second one acts. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { State } from '../engine/state/state';

export interface PlanState {
  /** The space picked. */
  goal: number | null;
  /** Options of the open question that are picked and not yet given, in order. */
  options: string[];
  /** The question that they belong to: with the next one they are gone. */
  ask: number | null;
}

const NOTHING: PlanState = { goal: null, options: [], ask: null };

export interface Plan extends StoreApi<PlanState> {
  pick(state: State, goal: number): void;
  /** Adds an option, or takes it out again. */
  toggle(state: State, option: string): void;
  /** Drops the plan. False if there was none. */
  cancel(): boolean;
}

export function createPlan(): Plan {
  const store = createStore<PlanState>()(() => NOTHING);
  const { getState: get, setState: set } = store;
  return {
    ...store,
    pick: (state, goal) => set({ goal, options: [], ask: state.ask?.id ?? null }),
    toggle(state, option) {
      const ask = state.ask?.id ?? null;
      const options = get().ask === ask ? get().options : [];
      const without = options.filter((each) => each !== option);
      set({ goal: null, ask, options: without.length < options.length ? without : [...options, option] });
    },
    cancel() {
      const { goal, options } = get();
      if (goal === null && options.length === 0) return false;
      set(NOTHING);
      return true;
    },
  };
}

/** The plan as far as it belongs to the open question. */
export function planNow(plan: PlanState, state: State): PlanState {
  return plan.ask === (state.ask?.id ?? null) ? plan : NOTHING;
}
