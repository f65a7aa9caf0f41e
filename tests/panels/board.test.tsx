import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Board } from '../../src/board/Board';
import { middle, spaceAtPoint, wholeBoard, zoomed } from '../../src/board/metrics';
import type { State } from '../../src/engine/state/state';
import { optionsOnBoard, reachNow } from '../../src/stores/actions';
import type { Session } from '../../src/stores/session';
import { newGame, placed, playOn, stateOf, tableOf } from '../stores/game';
import { completeJsdom, show } from './page';

const SIZE = { width: 800, height: 620 };
beforeAll(() => completeJsdom(SIZE.width, SIZE.height));

/** Clicks the drawn board on a space. */
function clickSpace(grid: { width: number; height: number }, space: number): void {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('the board is not drawn');
  const view = wholeBoard(grid, SIZE);
  const { x, y } = middle(grid, space);
  const point = { clientX: view.x + x * view.scale, clientY: view.y + y * view.scale, button: 0, pointerType: 'mouse' };
  fireEvent.pointerMove(canvas, point);
  fireEvent.pointerDown(canvas, point);
  fireEvent.pointerUp(canvas, point);
}

/** A game in which a figure may attack an enemy or Jump where it cannot walk. */
function aiming(): Session {
  for (let seed = 1; seed < 60; seed++) {
    const session = placed();
    const table = tableOf(session);
    const both = (state: State): boolean => {
      if (state.ask?.kind !== 'action') return false;
      const kinds = new Set([...optionsOnBoard(table, state).values()].flat().map(({ kind }) => kind));
      return kinds.has('attack') && kinds.has('jump');
    };
    playOn(session, seed, both);
    if (both(stateOf(session))) return session;
  }
  throw new Error('no such question comes');
}

describe('Board', () => {
  it('places an Adventurer where the drawn board is clicked', () => {
    const session = newGame();
    show(session, <Board />);
    clickSpace(stateOf(session).board, 5 * 16 + 1);
    expect(stateOf(session).bodies.nightingale?.at).toBe(5 * 16 + 1);
  });

  it('says what the space under the pointer is, and what going there costs', () => {
    const session = placed();
    show(session, <Board />);
    clickSpace(stateOf(session).board, 0);
    expect(screen.getByText('A1', { selector: 'b' })).toBeVisible();
  });

  it('explains its marks when asked, and those of Threat as long as it is on', async () => {
    const table = show(placed(), <Board />);
    const key = (): string[] => [...document.querySelectorAll('.key li')].map(({ textContent }) => textContent ?? '');
    expect(key()).toEqual([]);
    act(() => table.selection.set({ threat: true }));
    expect(key()).toEqual(['So many enemies could hit here next', 'Only Spells of so many get here']);
    act(() => table.selection.set({ threat: false }));
    expect(key()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'What the marks mean' }));
    expect(key()).toContain('Points to get there');
    expect(key()).not.toContain('Stopping there Defeats');
    expect(key()).not.toContain('Only Spells of so many get here');
    act(() => table.selection.set({ threat: true }));
    expect(key()).toEqual(expect.arrayContaining(['Points to get there', 'Only Spells of so many get here']));
    await userEvent.click(screen.getByRole('button', { name: 'Close the key' }));
    expect(key()).toEqual([]);
  });

  it('explains while an Attack is aimed what is drawn for it, and is closed by Esc before the Attack is', () => {
    const session = aiming();
    const table = show(session, <Board />);
    act(() => table.selection.set({ group: 'attack', key: 'all' }));
    const key = [...document.querySelectorAll('.key li')].map(({ textContent }) => textContent);
    expect(key).toEqual(expect.arrayContaining(['Line of Sight', 'Chance to hit or affect']));
    expect(key).not.toContain('Points to get there');
    const answers = [...optionsOnBoard(table, stateOf(session)).values()].flat();
    expect(answers.map(({ kind }) => kind)).not.toContain('jump');
    act(() => expect(table.selection.cancel()).toBe(true));
    expect(document.querySelector('.key')).toBeNull();
    expect(table.selection.getState().group).toBe('attack');
  });

  it('keeps the words under the board apart, and says 1 point', () => {
    const session = placed();
    const table = show(session, <Board />);
    const near = screen.getAllByRole('button', { name: / 1 point(,|$)/ });
    expect(near.length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: / 1 points/ })).toHaveLength(0);
    act(() => table.selection.set({ hover: stateOf(session).board.terrain.indexOf('h') }));
    expect(document.getElementById('board-sentence')?.textContent).toMatch(/ Hindering$/);
  });

  it('mirrors spaces as buttons that do the same', async () => {
    const session = newGame();
    show(session, <Board />);
    await userEvent.click(screen.getByRole('button', { name: 'B6, normal, can be chosen' }));
    expect(stateOf(session).bodies.nightingale?.at).toBe(5 * 16 + 1);
    expect(screen.getByRole('button', { name: /^B6, Nightingale, 12 of 12 HP/ })).toBeInTheDocument();
  });

  it('mirrors every figure and every space that can be chosen, wherever the cursor is', () => {
    const session = placed();
    const table = show(session, <Board />);
    act(() => table.selection.set({ cursor: 16 * 12 - 1 }));
    const spaces = new Set(
      [...document.querySelectorAll<HTMLElement>('.mirror [data-space]')].map(({ dataset }) => Number(dataset.space)),
    );
    const state = stateOf(session);
    const standing = Object.values(state.bodies).flatMap(({ at }) => (at === null ? [] : [at]));
    const chosen = [...optionsOnBoard(table, state).keys(), ...reachNow(table, state).keys()];
    expect(standing.length).toBeGreaterThan(4);
    for (const space of [...standing, ...chosen]) expect(spaces).toContain(space);
    expect(spaces.size).toBeLessThan(16 * 12);
  });

  it('lets the arrows reach every space, with the focus on it', async () => {
    const session = placed();
    const table = show(session, <Board />);
    for (const cursor of [0, 15, 16 * 12 - 1, 16 * 11]) {
      document.querySelector<HTMLElement>('.mirror [tabindex="0"]')?.focus();
      act(() => table.selection.set({ cursor }));
      expect(document.activeElement).toHaveAttribute('data-space', String(cursor));
      expect(document.activeElement?.closest('td')).toHaveAttribute('aria-colindex', String((cursor % 16) + 1));
    }
  });

  it('has one space in the order of the Tab key', () => {
    show(placed(), <Board />);
    expect(document.querySelectorAll('.mirror [tabindex="0"]')).toHaveLength(1);
  });
});

describe('metrics', () => {
  const grid = { width: 16, height: 12 };

  it('finds each space under its middle, and none beside the board', () => {
    const view = wholeBoard(grid, SIZE);
    for (let space = 0; space < 16 * 12; space++) {
      const { x, y } = middle(grid, space);
      expect(spaceAtPoint(grid, view, { x: view.x + x * view.scale, y: view.y + y * view.scale })).toBe(space);
    }
    expect(spaceAtPoint(grid, view, { x: view.x - 1, y: view.y + 1 })).toBeNull();
  });

  it('keeps the point zoomed about in its place', () => {
    const view = wholeBoard(grid, SIZE);
    const about = { x: 300, y: 200 };
    expect(spaceAtPoint(grid, zoomed(view, 2, about), about)).toBe(spaceAtPoint(grid, view, about));
  });
});
