/** Answers by the numbers that they have in the list. */
import type { Option } from '../engine/kernel/types';
import { chooseOption } from './actions';
import { jumpsListed, moreJumps } from './jumps';
import { listed } from './options';
import { shownState, type Table } from './table';

/** Options that are numbered now, in the order of their numbers. */
export function numbered(table: Table): Option[] {
  const { group, allies, line } = table.selection.getState();
  const state = shownState(table);
  if (!state?.ask) return [];
  return group === 'move' ? jumpsListed(table, state) : listed(state.ask, group, allies, line);
}

/** Chooses the option with this number, from 1; the number after the Jumps lists more of them. */
export function chooseNumber(table: Table, n: number): boolean {
  const options = numbered(table);
  const option = options[n - 1];
  if (option) {
    chooseOption(table, option);
    return true;
  }
  const { selection } = table;
  const state = shownState(table);
  const more = state && n === options.length + 1 && selection.getState().group === 'move';
  const jumps = more ? moreJumps(table, state)?.shown : undefined;
  if (jumps) selection.set({ jumps });
  return jumps !== undefined;
}
