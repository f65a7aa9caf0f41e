/** Keys of the table. A key that a control in focus uses itself stays with it. */
import { useEffect } from 'react';
import { catchUp, commit, endTurn, openGroup, redo, undo } from '../stores/actions';
import { chooseNumber } from '../stores/numbers';
import { planNow } from '../stores/plan';
import { actAt, openCard, pickAt } from '../stores/point';
import type { MenuGroup } from '../stores/selection';
import { isBehind, type Table } from '../stores/table';
import { type Clicks, CONTROLS, followClicks } from './clicks';

/** Parts of the Action menu by their keys. */
const GROUPS: Record<string, MenuGroup> = { m: 'move', a: 'attack', u: 'use', o: 'encounter', q: 'reEquip' };

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Where the cursor begins: at the figure that is asked, else the one on turn. */
function start({ session }: Table): number | null {
  const { state } = session.getState();
  if (!state) return null;
  for (const id of [state.ask?.figure, state.turn.figure]) {
    const at = id ? state.bodies[state.figures[id]?.body ?? '']?.at : null;
    if (typeof at === 'number') return at;
  }
  return state.encounter.startingZone[0] ?? 0;
}

/** Moves the cursor one space; the first arrow only shows it. */
function moveCursor(table: Table, [dx, dy]: readonly [number, number]): void {
  const { state } = table.session.getState();
  const { cursor } = table.selection.getState();
  const from = cursor ?? start(table);
  if (!state || from === null) return;
  if (cursor === null) {
    table.selection.set({ cursor: from });
    return;
  }
  const { width, height } = state.board;
  const column = Math.min(width - 1, Math.max(0, (from % width) + dx));
  const row = Math.min(height - 1, Math.max(0, Math.floor(from / width) + dy));
  table.selection.set({ cursor: row * width + column });
}

/** Puts the focus on the next region of the page. */
function nextRegion(page: Document, back: boolean): void {
  const regions = [...page.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.offsetParent !== null,
  );
  if (regions.length === 0) return;
  const now = regions.findIndex((region) => region.contains(page.activeElement));
  const next = regions[(now + (back ? -1 : 1) + regions.length) % regions.length];
  next?.focus();
}

/** A letter as Shift alone makes it: Caps Lock changes nothing. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;

/** Keys that work wherever the focus is, a text field aside. True if the key was used. */
function anywhere(table: Table, e: KeyboardEvent): boolean {
  const { selection } = table;
  const key = nameOf(e);
  switch (key) {
    case 'F6':
      nextRegion(document, e.shiftKey);
      return true;
    case 'Escape':
      return table.lookBack.end() || selection.cancel();
    case '?':
      selection.set({ dialog: 'help' });
      return true;
    case 'z':
      return undo(table);
    case 'Z':
      return redo(table);
    case '/':
      selection.set({ dialog: 'rule', rule: null });
      return true;
    case 'h':
      selection.set({ dialog: 'byHand' });
      return true;
    case 'e':
      return endTurn(table);
    case 'r':
      selection.ruler.toggle(selection.getState().cursor ?? selection.getState().hover ?? start(table));
      return true;
    case 't':
      selection.set({ threat: !selection.getState().threat });
      return true;
    case 'i': {
      const { cursor, hover } = selection.getState();
      const space = cursor ?? hover;
      return space !== null && openCard(table, space);
    }
    case 'p':
      table.playback.pause(!table.playback.getState().paused);
      return true;
    case '.':
      return table.playback.step();
    case 's':
      return table.playback.skip();
    default: {
      const group = GROUPS[key];
      if (group) return openGroup(table, group);
      // A number that nobody has read yet only brings its answers forward, as Enter and Space do.
      return /^[1-9]$/.test(key) && (catchUp(table) || chooseNumber(table, Number(key)));
    }
  }
}

/**
 * Enter gives what is picked; with the cursor moved elsewhere it picks what is there first, so that nothing is given that was
 * not to be seen. With nothing picked it does what a click on the cursor's space does.
 */
function enter(table: Table): boolean {
  const { selection, session } = table;
  const { cursor } = selection.getState();
  const { state } = session.getState();
  if (!state) return false;
  const { goal, option } = planNow(selection.plan.getState(), state);
  const isPicked = goal !== null || option !== null;
  if (!isPicked || selection.ruler.getState().on || isBehind(table)) return cursor !== null && actAt(table, cursor);
  if (cursor !== null && cursor !== goal) return pickAt(table, cursor);
  return goal === null || option !== null ? commit(table) : actAt(table, goal);
}

/** Keys of the board: not while a control outside of it has the focus. */
function onBoard(table: Table, e: KeyboardEvent): boolean {
  const arrow = ARROWS[e.key];
  if (arrow) {
    moveCursor(table, arrow);
    return true;
  }
  if (e.key === 'Enter') return catchUp(table) || enter(table);
  return e.key === ' ' && (catchUp(table) || (!isBehind(table) && table.session.pass()));
}

const inControl = (target: Element | null): boolean =>
  target?.closest(`${CONTROLS}, input, select, textarea`) !== null && target !== null;

/** Takes the focus from a control to the answer that a number has picked, so that not two of them look chosen. */
function followPick(table: Table, clicks: Clicks): void {
  const { option } = table.selection.plan.getState();
  const from = document.activeElement;
  if (option === null || !inControl(from) || from?.closest('.mirror')) return;
  const row = document.querySelector<HTMLElement>(`.q [data-option=${JSON.stringify(option)}]`);
  if (row) clicks.focus(row);
}

/** Handles one key. True if it was used. */
function handleKey(table: Table, e: KeyboardEvent, clicks: Clicks): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const target = e.target instanceof Element ? e.target : null;
  if (target?.closest('input, select, textarea')) return false;
  // A key that is held down decides once. Enter held would press the button of the next question as well.
  if (e.repeat && !ARROWS[e.key]) return e.key === 'Enter';
  // An open dialog has the keys to itself; the browser closes it by Esc.
  if (table.selection.getState().dialog || table.session.getState().roll) return false;
  if (anywhere(table, e)) {
    if (/^[1-9]$/.test(e.key)) followPick(table, clicks);
    return true;
  }
  const inMirror = target?.closest('.mirror') ?? null;
  if (inControl(target) && !inMirror && !clicks.has(target)) return false;
  return onBoard(table, e);
}

/** Listens to the keys while the table is shown. */
export function useKeyboard(table: Table): void {
  useEffect(() => {
    const clicks = followClicks();
    let used: string | null = null;
    const down = (e: KeyboardEvent): void => {
      used = handleKey(table, e, clicks) ? e.key : null;
      if (used !== null) e.preventDefault();
    };
    // Some browsers press the button in focus when Space is let go.
    const up = (e: KeyboardEvent): void => {
      if (e.key === used) e.preventDefault();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      clicks.stop();
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [table]);
}
