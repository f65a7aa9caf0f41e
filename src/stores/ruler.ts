/** The ruler between two spaces of the board. It measures; what it measures means nothing to the game. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Where } from '../engine/query';
import type { State } from '../engine/state/state';
import { figureAt, spaceOf } from './options';
import type { Measure, Queries } from './queries';

export interface RulerState {
  on: boolean;
  from: number | null;
  to: number | null;
  /** The far end stays where it is until the ruler is used again. */
  fixed: boolean;
}

const OFF: RulerState = { on: false, from: null, to: null, fixed: false };

export interface Ruler extends StoreApi<RulerState> {
  /** Takes the ruler up, at a space if one is meant, or puts it away. */
  toggle(from: number | null): void;
  /** Draws the ruler from one space to another, as a finger does. */
  draw(from: number, to: number): void;
  /** The far end follows the pointer. */
  follow(to: number | null): void;
  /** Fixes the near end, then the far end, then begins anew. */
  mark(space: number): void;
  /** Puts the ruler away. False if it was not in use. */
  close(): boolean;
}

export function createRuler(): Ruler {
  const store = createStore<RulerState>()(() => OFF);
  const { getState: get, setState: set } = store;
  return {
    ...store,
    toggle: (from) => set(get().on ? OFF : { on: true, from, to: null, fixed: false }),
    draw: (from, to) => set({ on: true, from, to, fixed: true }),
    follow(to) {
      const { on, from, fixed } = get();
      if (on && from !== null && !fixed && to !== null) set({ to: to === from ? null : to });
    },
    mark(space) {
      const { from, fixed } = get();
      // Marking the near end again begins there: nothing is measured from a space to itself.
      if (from === null || fixed || from === space) set({ from: space, to: null, fixed: false });
      else set({ to: space, fixed: true });
    },
    close() {
      if (!get().on) return false;
      set(OFF);
      return true;
    },
  };
}

/** The figure on a space, else the space itself: who stands there counts for sight and Sphere of Influence. */
function placeOf(state: State, space: number): Where {
  return figureAt(state, space) ?? spaceOf(state, space);
}

/** What lies between the ends of the ruler; null while one of them is open. */
export function measured(queries: Queries, state: State, { on, from, to }: RulerState): Measure | null {
  if (!on || from === null || to === null) return null;
  return queries.measure(state, placeOf(state, from), placeOf(state, to));
}
