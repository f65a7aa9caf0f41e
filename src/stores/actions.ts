/** What clicks and keys do: the open question's options, found by space, by number, by name. */
import type { Ask, Option, Reason } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import type { Step } from '../log';
import {
  bySpace,
  figureAt,
  groupOf,
  isFriendly,
  isOnBoard,
  isWeighed,
  lineKeyOf,
  pickedOption,
  targetOf,
} from './options';
import { planNow } from './plan';
import type { Reach } from './queries';
import type { MenuGroup } from './selection';
import { isBehind, isReplaying, shownState, type Table } from './table';
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

/** Gives an answer to the open question. @param series steps that are taken back together */
function give(table: Table, option: Option, series: number | null = null): boolean {
  const { session, selection } = table;
  const ask = session.getState().state?.ask;
  if (!ask || !session.dispatch({ ask: ask.id, option: option.id }, series)) return false;
  selection.plan.cancel();
  selection.set({ group: null, figure: null });
  return true;
}

/**
 * Chooses an option. What deserves a look is picked and given by choosing it again, everything else is given at once; an
 * option with parameters opens its dialog.
 * @param goal the space that it was chosen by
 */
export function chooseOption(table: Table, option: Option, goal: number | null = null): void {
  const { session, selection } = table;
  const { state } = session.getState();
  if (option.template === 'reEquip') {
    selection.set({ dialog: 'reEquip' });
    return;
  }
  if (!state?.ask || !isWeighed(state.ask, option)) {
    give(table, option);
    return;
  }
  if (planNow(selection.plan.getState(), state).option === option.id) {
    commit(table);
    return;
  }
  // Chosen in the list of everything, the rows stay where they are.
  const group = state.ask.kind === 'action' && goal !== null ? { group: groupOf(option) } : {};
  // A cursor left somewhere would take the next Enter.
  selection.set({ ...group, figure: targetOf(option), tab: 'ask', ...(goal === null && { cursor: null }) });
  selection.plan.choose(state, option.id, goal);
}

/** The question of EMPOWER that comes next if this is chosen, where nothing else is asked or rolled before. */
export function empowerAfter({ queries }: Table, state: State, option: Option): Option | null {
  if (option.kind !== 'attack') return null;
  const ask = queries.next(state, option.id);
  return ask && isPlainEmpower(ask) ? (ask.options.find((each) => each.id === 'empower') ?? null) : null;
}

function isPlainEmpower({ kind, options, interject }: Ask): boolean {
  const ids = options.map(({ id }) => id).sort();
  return kind === 'empower' && interject.length === 0 && ids.join() === 'empower,pass';
}

/**
 * Gives the answer that is picked. Whether its Attack is EMPOWERed is decided together with it, where that is all that is
 * asked next. False if nothing is picked.
 */
export function commit(table: Table, empower = false): boolean {
  const { session, selection } = table;
  const { state } = session.getState();
  if (!state?.ask || isBehind(table)) return false;
  const option = pickedOption(state.ask, planNow(selection.plan.getState(), state).option);
  if (!option) return false;
  const decided = empowerAfter(table, state, option) !== null;
  if (!give(table, option, decided ? state.count : null)) return false;
  const next = session.getState().state?.ask;
  // A setting may have answered it already.
  if (decided && next && isPlainEmpower(next))
    session.dispatch({ ask: next.id, option: empower ? 'empower' : 'pass' }, state.count);
  return true;
}

/** Options of a part of the Action menu; none while something else is asked. */
export function optionsOf(state: State, group: MenuGroup): Option[] {
  const { ask } = state;
  return ask?.kind === 'action' ? ask.options.filter((option) => groupOf(option) === group) : [];
}

/**
 * Brings the Action menu forward while what its figure has done in the same turn is still shown, so that nobody waits for an
 * own figure to arrive. True if it did; what others do, and what leads to another question, is shown to its end.
 */
export function catchUp({ session, playback, lookBack }: Table): boolean {
  const { state } = session.getState();
  const { picture } = playback.getState();
  if (!state || !picture || lookBack.getState().picture) return false;
  const { ask, turn } = state;
  const own = ask?.kind === 'action' && ask.figure === turn.figure;
  return own && picture.turn.figure === turn.figure && picture.turn.n === turn.n && playback.arrive();
}

/** Opens a part of the Action menu, or closes it again; Re-Equip opens its form. False if nothing of it is offered. */
export function openGroup(table: Table, group: MenuGroup): boolean {
  const { selection } = table;
  catchUp(table);
  const state = shownState(table);
  const [only] = state ? optionsOf(state, group) : [];
  if (!only || isBehind(table)) return false;
  if (group === 'reEquip') chooseOption(table, only);
  else {
    const open = selection.getState().group === group;
    selection.set({ group: open ? null : group, ...(group === 'move' || open ? { tab: 'ask' as const } : {}) });
  }
  return true;
}

/** Opens one line among the Abilities; its only option is picked at once. False if it is not offered. */
export function openLine(table: Table, line: string): boolean {
  const { selection } = table;
  catchUp(table);
  const state = shownState(table);
  const options = state ? optionsOf(state, 'use').filter((option) => lineKeyOf(option) === line) : [];
  const [only] = options;
  if (!only || isBehind(table)) return false;
  if (selection.getState().line === line) selection.set({ group: null, line: null });
  else {
    selection.set({ group: 'use', line, tab: 'ask' });
    if (options.length === 1) chooseOption(table, only);
  }
  return true;
}

/** What keeps a figure with so many SP from paying for something, told by the engine of a position made up for it. */
function unpaid(table: Table, state: State, id: string, sp: number, kind: string): Reason[] {
  const own = state.figures[id];
  if (!own) return [];
  const then = { ...state, figures: { ...state.figures, [id]: { ...own, sp } } };
  return table.queries.explain(then, { kind, by: id }).filter(({ why }) => why === 'notEnoughSp');
}

/** Whether a figure with so many SP could pay for it. */
export const affords = (table: Table, state: State, id: string, sp: number, kind: 'attack' | 'dodge'): boolean =>
  unpaid(table, state, id, sp, kind).length === 0;

/** Why the Attack of an option could not be EMPOWERed after it is paid for; empty where SP are not what is wanting. */
export function empowerRefused(table: Table, state: State, { by, cost }: Option): Reason[] {
  const id = by ?? state.ask?.figure;
  const sp = id ? (state.figures[id]?.sp ?? 0) : 0;
  return id ? unpaid(table, state, id, sp - (cost?.sp ?? 0), 'empower') : [];
}

/**
 * Takes back the answer that led to the open question, where it showed nothing yet: the way out of an Action or Ability that
 * was begun and has not been aimed. Null where there is none.
 */
export function beginningOf(table: Table, state: State): Step | null {
  const last = table.session.getState().undo.at(-1);
  const { ask } = state;
  if (!last?.option || last.reveals || ask === null || ask.kind === 'action') return null;
  const menu = last.before.ask;
  return menu?.kind === 'action' && menu.figure === ask.figure && !isOnBoard(last.option) ? last : null;
}

/** While things are shown happening a space only opens the card of its figure. */
function lookAt(table: Table, space: number): boolean {
  const state = shownState(table);
  const figure = state && figureAt(state, space);
  if (figure) table.selection.set({ figure, pinned: figure });
  return figure !== null;
}

/** Whether the figure that moves is Defeated where a way to a space in reach leads. */
export function isDeadly({ queries }: Pick<Table, 'queries'>, state: State, { path }: Reach): boolean {
  const mover = state.ask?.figure;
  const steps = path.map(({ to }) => to);
  return mover != null && queries.way(state, mover, steps).some(({ deadly }) => deadly);
}

/** Whether a way to a space in reach hurts, or may: it is walked only when it is chosen again. */
const isRisky = (table: Table, state: State, way: Reach): boolean =>
  way.provokes.length > 0 || isDeadly(table, state, way);

/**
 * Chooses what the space stands for: its only option, a walk there, or the list of what can be done with its figure. What
 * deserves a look is only picked the first time.
 */
export function chooseSpace(table: Table, space: number): boolean {
  const { session, selection } = table;
  const { state } = session.getState();
  if (!state) return false;
  catchUp(table);
  if (isBehind(table)) return lookAt(table, space);
  const options = optionsAt(table, state, space);
  const [only] = options;
  if (only && options.length === 1) {
    chooseOption(table, only, space);
    return true;
  }
  const { goal } = planNow(selection.plan.getState(), state);
  const figure = figureAt(state, space);
  const way = options.length > 1 ? undefined : reachNow(table, state).get(space);
  if (way && goal !== space && isRisky(table, state, way)) {
    selection.plan.pick(state, space);
    return true;
  }
  selection.plan.cancel();
  if (options.length > 1) {
    selection.set({ figure, pinned: figure, tab: 'ask' });
    return true;
  }
  if (way) return walk(session, way.path) > 0;
  if (figure) selection.set({ figure, pinned: figure });
  return figure !== null;
}

/** Ends the turn; asks first if SP are left, something can be done, and the player wants to be asked. */
export function endTurn(table: Table, confirmed = false): boolean {
  const { session, selection, settings } = table;
  catchUp(table);
  const state = shownState(table);
  const option = state?.ask?.options.find((each) => each.kind === 'endTurn');
  if (!state || !option) return false;
  const sp = state.ask?.figure ? (state.figures[state.ask.figure]?.sp ?? 0) : 0;
  const more = state.ask?.options.some((each) => each !== option && !each.template && !isFriendly(each));
  if (!confirmed && sp > 0 && more && settings.getState().confirmEndTurn) {
    selection.set({ dialog: 'endTurn' });
    return true;
  }
  selection.set({ dialog: null, group: null });
  return session.choose(option.id);
}

/**
 * Takes the last step back; asks first if it showed dice or cards. While an earlier moment is looked at it only leads back to
 * now: what would be taken back is not in the picture. The last placement is one before it is given.
 */
export function undo(table: Table, confirmed = false): boolean {
  const { session, selection, settings } = table;
  if (isReplaying(table)) return false;
  if (table.lookBack.end()) return true;
  const { state, undo: steps } = session.getState();
  if (state?.ask?.kind === 'placement' && selection.plan.cancel()) return true;
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

/** Repeats the step taken back last; while an earlier moment is looked at it only leads back to now. */
export function redo(table: Table): boolean {
  if (isReplaying(table)) return false;
  return table.lookBack.end() || table.session.repeat();
}
