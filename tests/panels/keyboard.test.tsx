import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { type Grid, middle, wholeBoard } from '../../src/board/metrics';
import type { Ask } from '../../src/engine/kernel/types';
import { optionsAt, reachNow } from '../../src/stores/actions';
import { figureAt, isWeighed, spacesOf, targetOf } from '../../src/stores/options';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

const SIZE = { width: 800, height: 620 };
beforeAll(() => completeJsdom(SIZE.width, SIZE.height));

const screenOf = (session: ReturnType<typeof placed>) => show(session, <TableScreen leave={() => undefined} />);

/** A game at a question of the given kind whose answers are picked first, two of them or more. */
function weighing(kind: string, of?: string) {
  for (let seed = 1; seed < 60; seed++) {
    const session = placed();
    playOn(session, seed, ({ ask }) => ask?.kind === kind && picks(ask, of).length > 1);
    const { ask } = stateOf(session);
    if (ask?.kind === kind && picks(ask, of).length > 1) return session;
  }
  throw new Error(`no question of kind ${kind} comes`);
}

const picks = (ask: Ask, of?: string) =>
  ask.options.filter((option) => !option.friendly && isWeighed(ask, option) && option.kind === (of ?? option.kind));

const row = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`.q [data-option=${JSON.stringify(id)}]`) as HTMLElement;

describe('after a click', () => {
  it('Enter gives the answer that a number has picked, which alone looks chosen', async () => {
    const session = weighing('symbols');
    screenOf(session);
    const before = stateOf(session);
    const [first, second] = before.ask ? picks(before.ask) : [];
    await userEvent.click(row(first?.id));
    await userEvent.keyboard('2');
    expect(stateOf(session)).toBe(before);
    expect(row(second?.id)).toHaveFocus();
    expect(row(first?.id)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    expect(session.getState().undo.find((step) => step.before === before)?.option?.id).toBe(second?.id);
  });

  it('Enter gives what is picked with the focus left on the bar of Actions', async () => {
    const session = weighing('action', 'attack');
    const before = stateOf(session);
    const table = screenOf(session);
    const bar = screen.getByRole('region', { name: 'Actions' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Attack/ }));
    await userEvent.keyboard('1');
    const { option } = table.selection.plan.getState();
    expect(option).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(session.getState().undo.find((step) => step.before === before)?.option?.id).toBe(option);
  });

  it('Space passes where it says so, and uses nothing', async () => {
    const session = weighing('symbols');
    screenOf(session);
    const before = stateOf(session);
    await userEvent.click(row((before.ask ? picks(before.ask) : [])[0]?.id));
    await userEvent.keyboard(' ');
    expect(session.getState().undo.find((step) => step.before === before)?.option?.kind).toBe('pass');
  });

  it('the Tab key gives Enter back to the control that it reaches', async () => {
    const session = weighing('symbols');
    screenOf(session);
    const before = stateOf(session);
    const [first, second] = before.ask ? picks(before.ask) : [];
    await userEvent.click(row(first?.id));
    await userEvent.tab();
    expect(row(second?.id)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stateOf(session)).toBe(before);
    expect(row(second?.id)).toHaveAttribute('aria-pressed', 'true');
  });
});

/** Clicks a space of the drawn board. */
function clickOn(grid: Grid, space: number): void {
  const view = wholeBoard(grid, SIZE);
  const { x, y } = middle(grid, space);
  const point = { clientX: view.x + x * view.scale, clientY: view.y + y * view.scale, button: 0, pointerType: 'mouse' };
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  fireEvent.pointerDown(canvas, point);
  fireEvent.pointerUp(canvas, point);
}

describe('Enter with something picked', () => {
  /** An own turn, with spaces that are walked to at once and an answer that is picked first. */
  function turn() {
    const session = weighing('action', 'attack');
    const table = screenOf(session);
    const state = stateOf(session);
    const safe = [...reachNow(table, state)].filter(
      ([space, { provokes }]) => provokes.length === 0 && figureAt(state, space) === null,
    );
    const [space] = safe[0] ?? [];
    if (space === undefined || optionsAt(table, state, space).length > 0)
      throw new Error('no space is walked to at once');
    const [attack] = state.ask ? picks(state.ask, 'attack') : [];
    return { session, table, state, space, attack };
  }

  it('gives it, and not what the cursor was left on before', async () => {
    const { session, table, state, space, attack } = turn();
    act(() => table.selection.set({ cursor: space }));
    clickOn(state.board, spacesOf(state, (attack && targetOf(attack)) ?? '')[0] ?? -1);
    expect(table.selection.plan.getState().option).toBe(attack?.id);
    await userEvent.keyboard('{Enter}');
    expect(session.getState().undo.find(({ before }) => before === state)?.option?.id).toBe(attack?.id);
  });

  it('picks the space that the cursor was moved to first, and walks there only then', async () => {
    const { session, table, state, space, attack } = turn();
    act(() => table.selection.plan.choose(state, attack?.id ?? ''));
    act(() => table.selection.set({ cursor: space }));
    await userEvent.keyboard('{Enter}');
    expect(stateOf(session)).toBe(state);
    expect(table.selection.plan.getState()).toMatchObject({ goal: space, option: null });
    await userEvent.keyboard('{Enter}');
    const mover = stateOf(session).figures[state.ask?.figure ?? '']?.body ?? '';
    expect(stateOf(session).bodies[mover]?.at).toBe(space);
  });

  it('does nothing where nothing can be picked, and keeps the pick', async () => {
    const { session, table, state, attack } = turn();
    const wall = state.board.terrain.indexOf('#');
    expect(wall).toBeGreaterThanOrEqual(0);
    act(() => table.selection.plan.choose(state, attack?.id ?? ''));
    act(() => table.selection.set({ cursor: wall }));
    await userEvent.keyboard('{Enter}');
    expect(stateOf(session)).toBe(state);
    expect(table.selection.plan.getState().option).toBe(attack?.id);
  });

  it('walks a way that was picked by a click', async () => {
    const { session, table, state, space } = turn();
    act(() => table.selection.plan.pick(state, space));
    await userEvent.keyboard('{Enter}');
    const mover = stateOf(session).figures[state.ask?.figure ?? '']?.body ?? '';
    expect(stateOf(session).bodies[mover]?.at).toBe(space);
  });
});

describe('keys of the table', () => {
  it('begin a new question with its text, not with one of its answers', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    screenOf(session);
    row('pass').focus();
    await userEvent.keyboard('{Enter}');
    const now = document.querySelector<HTMLElement>('.q');
    if (now) expect(now).toHaveFocus();
    expect(document.activeElement?.closest('[data-option]') ?? null).toBeNull();
  });

  it('moves the cursor from the figure that acts, and goes there with Enter', async () => {
    const session = placed();
    const table = screenOf(session);
    const figure = stateOf(session).ask?.figure ?? '';
    const from = stateOf(session).bodies[figure]?.at ?? 0;
    await userEvent.keyboard('{ArrowRight}');
    expect(table.selection.getState().cursor).toBe(from);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(stateOf(session).bodies[figure]?.at).toBe(from + 2);
  });

  it('does not leave the board with the cursor', async () => {
    const table = screenOf(placed());
    table.selection.set({ cursor: 0 });
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(table.selection.getState().cursor).toBe(0);
  });

  it('undoes with Z and redoes with Shift Z', async () => {
    const session = placed();
    const table = screenOf(session);
    table.settings.setState({ confirmUndo: false });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const after = stateOf(session);
    await userEvent.keyboard('z');
    expect(stateOf(session).count).toBe(after.count - 1);
    await userEvent.keyboard('{Shift>}Z{/Shift}');
    expect(stateOf(session)).toEqual(after);
  });

  it('knows Z from Shift Z under Caps Lock, and every other letter', () => {
    const session = placed();
    const table = screenOf(session);
    table.settings.setState({ confirmUndo: false });
    const { count } = stateOf(session);
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });
    press('Z');
    expect(stateOf(session).count).toBe(count - 1);
    press('z', true);
    expect(stateOf(session).count).toBe(count);
    press('M');
    expect(table.selection.getState().group).toBe('move');
    press('E');
    expect(table.selection.getState().dialog).toBe('endTurn');
  });

  it('decides once while a key is held, and lets the arrows run', () => {
    const session = placed();
    const table = screenOf(session);
    table.settings.setState({ confirmUndo: false });
    const { count } = stateOf(session);
    const press = (key: string, repeat: boolean) => fireEvent.keyDown(document.body, { key, repeat });
    press('z', false);
    press('z', true);
    expect(stateOf(session).count).toBe(count - 1);
    press('Z', true);
    press('1', true);
    press(' ', true);
    expect(stateOf(session).count).toBe(count - 1);
    // The browser presses the button in focus for each Enter that is not stopped.
    expect(press('Enter', true)).toBe(false);
    expect(press('Enter', false)).toBe(true);
    press('ArrowRight', false);
    const from = table.selection.getState().cursor ?? 0;
    press('ArrowRight', true);
    press('ArrowRight', true);
    expect(table.selection.getState().cursor).toBe(from + 2);
  });

  it('passes with Space and picks by number', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    screenOf(session);
    const { count } = stateOf(session);
    await userEvent.keyboard(' ');
    expect(stateOf(session).count).toBe(count + 1);
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    const first = stateOf(session).ask?.options[0]?.id;
    await userEvent.keyboard('1');
    expect(session.getState().undo.at(-1)?.option?.id).toBe(first);
  });

  it('leaves Space to a button that has the focus', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    screenOf(session);
    const { count } = stateOf(session);
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await userEvent.keyboard(' ');
    expect(stateOf(session).count).toBe(count);
  });

  it('gives Space back to the question when the menu of the header is closed, to a card button itself', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.ask?.kind === 'dodge');
    const table = screenOf(session);
    const { count } = stateOf(session);
    const open = async (button: HTMLElement) => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      act(() => table.selection.set({ dialog: null }));
    };
    const track = within(screen.getByRole('navigation', { name: 'Initiative Track' }));
    const card = track.getAllByRole('button')[0] as HTMLElement;
    await open(card);
    expect(card).toHaveFocus();
    await open(screen.getByRole('button', { name: 'Game' }));
    expect(document.querySelector('.q')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(stateOf(session).count).toBeGreaterThan(count);
  });

  it('opens the help with ?, and cancels with Esc', async () => {
    const table = screenOf(placed());
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
    table.selection.set({ dialog: null, group: 'attack' });
    await userEvent.keyboard('{Escape}');
    expect(table.selection.getState().group).toBeNull();
  });

  it('puts the focus on the search of the rules with /', async () => {
    screenOf(placed());
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: /Word/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('dodge');
    expect(field).toHaveValue('dodge');
  });

  it('ends the turn with E, after asking', async () => {
    const table = screenOf(placed());
    const { n } = stateOf(table.session).turn;
    await userEvent.keyboard('e');
    expect(table.selection.getState().dialog).toBe('endTurn');
    expect(stateOf(table.session).turn.n).toBe(n);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End turn' }));
    expect(stateOf(table.session).turn.n).toBeGreaterThan(n);
  });

  it('tells a screen reader what happened and what is asked', async () => {
    const session = placed();
    screenOf(session);
    expect(screen.getByRole('status')).toHaveTextContent(/[^.]\. What does \w+ do\?$/);
  });
});
