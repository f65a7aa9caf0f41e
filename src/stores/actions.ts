/** What clicks and keys do: the open question's options, found by space, by number, by name. */
import type { Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { bySpace, figureAt, listed } from './options';
import type { Reach } from './queries';
import { isBehind, shownState, type Table } from './table';
import { walk } from './walk';

const NOWHERE: ReadonlyMap<number, Reach> = new Map();

/** Spaces that the figure asked can walk to now; none where the question is no movement. */
export function reachNow({ queries }: Table, state: State): ReadonlyMap<number, Reach> {
  const { ask } = state;
  if (!ask?.figure || !ask.options.some((option) => option.kind === 'move')) return NOWHERE;
  return queries.reachable(state, ask.figure);
}

/** Options by the space that answers with them. On a figure with no part of the menu open its Attacks come alone. */
export function optionsOnBoard(table: Table, state: State): Map<number, Option[]> {
  if (!state.ask) return new Map();
  const { group, allies } = table.selection.getState();
  const found = bySpace(state, state.ask, group, allies);
  // Who can walk there does not Jump there; the list of the Move Action has every Jump.
  for (const space of reachNow(table, state).keys()) {
    const others = found.get(space)?.filter((option) => option.kind !== 'jump');
    if (others?.length === 0) found.delete(space);
    else if (others) found.set(space, others);
  }
  if (group !== null || state.ask.kind !== 'action') return found;
  for (const [space, options] of found) {
    const attacks = options.filter((option) => option.kind === 'attack');
    if (attacks.length > 0) found.set(space, attacks);
  }
  return found;
}

/** Options that a space answers with. */
export function optionsAt(table: Table, state: State, space: number): Option[] {
  return optionsOnBoard(table, state).get(space) ?? [];
}

/** Chooses an option; one with parameters opens its dialog. */
export function chooseOption(table: Table, option: Option): void {
  const { session, selection } = table;
  if (option.template === 'reEquip') {
    selection.set({ dialog: 'reEquip' });
    return;
  }
  if (session.choose(option.id)) selection.set({ group: null, figure: null });
}

/** While things are shown happening a space only opens the card of its figure. */
function lookAt(table: Table, space: number): boolean {
  const state = shownState(table);
  const figure = state && figureAt(state, space);
  if (figure) table.selection.set({ figure, pinned: figure });
  return figure !== null;
}

/** Chooses what the space stands for: its only option, a walk there, or the list of what can be done with its figure. */
export function chooseSpace(table: Table, space: number): boolean {
  const { session, selection } = table;
  const { state } = session.getState();
  if (!state) return false;
  if (isBehind(table)) return lookAt(table, space);
  const options = optionsAt(table, state, space);
  const [only] = options;
  if (only && options.length === 1) {
    chooseOption(table, only);
    return true;
  }
  const figure = figureAt(state, space);
  if (options.length > 1) {
    selection.set({ figure, pinned: figure, tab: 'ask' });
    return true;
  }
  const way = reachNow(table, state).get(space);
  if (way) return walk(session, way.path) > 0;
  if (figure) selection.set({ figure, pinned: figure });
  return figure !== null;
}

/** Options that are numbered now; with a figure picked only those on it. */
export function numbered(table: Table): Option[] {
  const { group, allies } = table.selection.getState();
  const ask = shownState(table)?.ask;
  return ask ? listed(ask, group, allies) : [];
}

/** Chooses the option with this number, from 1. */
export function chooseNumber(table: Table, n: number): boolean {
  const option = numbered(table)[n - 1];
  if (option) chooseOption(table, option);
  return option !== undefined;
}

/** Ends the turn; asks first if SP are left and the player wants to be asked. */
export function endTurn(table: Table, confirmed = false): boolean {
  const { session, selection, settings } = table;
  const state = shownState(table);
  const option = state?.ask?.options.find((each) => each.kind === 'endTurn');
  if (!state || !option) return false;
  const sp = state.ask?.figure ? (state.figures[state.ask.figure]?.sp ?? 0) : 0;
  if (!confirmed && sp > 0 && settings.getState().confirmEndTurn) {
    selection.set({ dialog: 'endTurn' });
    return true;
  }
  selection.set({ dialog: null, group: null });
  return session.choose(option.id);
}

/** Takes the last step back; asks first if it showed dice or cards. */
export function undo(table: Table, confirmed = false): boolean {
  const { session, selection, settings } = table;
  const steps = session.getState().undo;
  const last = steps.at(-1);
  if (!last) return false;
  const series = steps.filter((step) => step === last || (last.series !== null && step.series === last.series));
  if (!confirmed && series.some((step) => step.reveals) && settings.getState().confirmUndo) {
    selection.set({ dialog: 'undo' });
    return true;
  }
  selection.set({ dialog: null, group: null });
  return session.takeBack();
}
