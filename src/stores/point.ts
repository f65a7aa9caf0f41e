/** What choosing a space does: the ruler takes it while it is in use, else the open question. */
import { chooseSpace, optionsAt, reachNow } from './actions';
import { figureAt, isWeighed } from './options';
import type { Table } from './table';
import { shownState } from './table';

/** Marks the space with the ruler, or chooses it. False if it means nothing. */
export function actAt(table: Table, space: number): boolean {
  const { ruler } = table.selection;
  if (ruler.getState().on) {
    ruler.mark(space);
    return true;
  }
  return chooseSpace(table, space);
}

/** Picks what a space stands for, or opens the list of it; nothing is given. False if nothing can be picked there. */
export function pickAt(table: Table, space: number): boolean {
  const state = shownState(table);
  if (!state?.ask) return false;
  const options = optionsAt(table, state, space);
  const [only] = options;
  if (options.length > 1 || (only && isWeighed(state.ask, only))) return chooseSpace(table, space);
  if (!only && !reachNow(table, state).has(space)) return false;
  table.selection.plan.pick(state, space);
  return true;
}

/** Opens the card of the figure on a space, and keeps it in its panel. False if nobody stands there. */
export function openCard(table: Table, space: number): boolean {
  const state = shownState(table);
  const figure = state && figureAt(state, space);
  if (!state || !figure) return false;
  table.selection.set({ figure, pinned: figure, dialog: 'card', card: { figure, key: null } });
  return true;
}
