/** What choosing a space does: the ruler takes it while it is in use, else the open question. */
import { chooseSpace } from './actions';
import { figureAt } from './options';
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

/** Opens the card of the figure on a space. False if nobody stands there. */
export function openCard(table: Table, space: number): boolean {
  const state = shownState(table);
  const figure = state && figureAt(state, space);
  if (!state || !figure) return false;
  const tab = state.figures[figure]?.side === 'opponents' ? 'foes' : 'party';
  table.selection.set({ figure, pinned: figure, tab });
  return true;
}
