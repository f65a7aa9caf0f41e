import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { chooseSpace, endTurn, optionsOnBoard, reachNow, undo } from '../../src/stores/actions';
import { chooseNumber, numbered } from '../../src/stores/numbers';
import { bySpace, isFriendly, isOnBoard } from '../../src/stores/options';
import { newGame, placed, playOn, stateOf, tableOf } from './game';

const spaceIn = (zone: number[], n: number): number => zone[n] ?? -1;

describe('actions', () => {
  it('places an Adventurer on the space that is pointed at', () => {
    const table = tableOf(newGame());
    const zone = stateOf(table.session).encounter.startingZone;
    expect(chooseSpace(table, spaceIn(zone, 3))).toBe(true);
    expect(stateOf(table.session).bodies.nightingale?.at).toBe(spaceIn(zone, 3));
  });

  it('does nothing on a space that means nothing', () => {
    const table = tableOf(newGame());
    expect(chooseSpace(table, 15)).toBe(false);
    expect(stateOf(table.session).count).toBe(0);
  });

  it('walks to a space in reach, and offers no Jump where there is a way', () => {
    const table = tableOf(placed());
    const state = stateOf(table.session);
    const mover = state.ask?.figure ?? '';
    const [space] =
      [...reachNow(table, state)].find(([, way]) => way.path.length === 3 && way.provokes.length === 0) ?? [];
    expect(chooseSpace(table, space ?? -1)).toBe(true);
    expect(stateOf(table.session).bodies[mover]?.at).toBe(space);
    // Spaces in reach that a Jump leads to as well.
    const both = (now: State): number[] => {
      const jumps = now.ask?.kind === 'action' ? [...bySpace(now, now.ask, null)] : [];
      const to = jumps.filter(([, options]) => options.some(({ kind }) => kind === 'jump')).map(([at]) => at);
      return to.filter((at) => reachNow(table, now).has(at));
    };
    playOn(table.session, 3, (now) => both(now).length > 0);
    const now = stateOf(table.session);
    const [end = -1] = both(now);
    expect(end).toBeGreaterThan(-1);
    expect((optionsOnBoard(table, now).get(end) ?? []).map(({ kind }) => kind)).not.toContain('jump');
  });

  it('numbers the answers that stand in the list, and picks by number', () => {
    const table = tableOf(placed());
    playOn(table.session, 6, (state) => state.ask?.kind === 'dodge');
    const options = numbered(table);
    expect(options.some(isOnBoard)).toBe(false);
    expect(options.at(-1)?.kind).toBe('pass');
    const count = stateOf(table.session).count;
    expect(chooseNumber(table, options.length)).toBe(true);
    expect(stateOf(table.session).count).toBe(count + 1);
    expect(chooseNumber(table, 9)).toBe(false);
  });

  it('leaves allies out of list, numbers and board until they are asked for, and puts them last', () => {
    const table = tableOf(placed());
    const both = (state: State): boolean => {
      const attacks = state.ask?.options.filter(({ kind }) => kind === 'attack') ?? [];
      return attacks.some(isFriendly) && !attacks.every(isFriendly);
    };
    playOn(table.session, 6, both);
    const state = stateOf(table.session);
    expect(both(state)).toBe(true);
    const onBoard = (): Option[] => [...optionsOnBoard(table, state).values()].flat();
    for (const group of [null, 'attack'] as const) {
      table.selection.set({ group });
      expect(numbered(table).some(isFriendly)).toBe(false);
      expect(onBoard().some(isFriendly)).toBe(false);
    }
    table.selection.set({ allies: true });
    const sides = numbered(table).map(isFriendly);
    expect(sides).toContain(true);
    expect(sides).toEqual([...sides].sort((a, b) => Number(a) - Number(b)));
    expect(onBoard().some(isFriendly)).toBe(true);
    table.selection.cancel();
    expect(table.selection.getState().allies).toBe(false);
  });

  it('asks before a turn ends with SP left, and ends it when confirmed', () => {
    const table = tableOf(placed());
    const { n } = stateOf(table.session).turn;
    expect(endTurn(table)).toBe(true);
    expect(table.selection.getState().dialog).toBe('endTurn');
    expect(stateOf(table.session).turn.n).toBe(n);
    endTurn(table, true);
    expect(stateOf(table.session).turn.n).toBeGreaterThan(n);
    expect(table.selection.getState().dialog).toBeNull();
  });

  it('ends the turn at once where the player does not want to be asked', () => {
    const table = tableOf(placed());
    table.settings.setState({ confirmEndTurn: false });
    const { n } = stateOf(table.session).turn;
    endTurn(table);
    expect(stateOf(table.session).turn.n).toBeGreaterThan(n);
  });

  it('asks before a roll is taken back, not before a plain step', () => {
    const table = tableOf(newGame());
    chooseSpace(table, spaceIn(stateOf(table.session).encounter.startingZone, 0));
    undo(table);
    expect(table.selection.getState().dialog).toBeNull();
    expect(stateOf(table.session).count).toBe(0);
    playOn(table.session, 5, () => table.session.getState().undo.at(-1)?.reveals === true);
    const { count } = stateOf(table.session);
    undo(table);
    expect(table.selection.getState().dialog).toBe('undo');
    expect(stateOf(table.session).count).toBe(count);
    undo(table, true);
    expect(stateOf(table.session).count).toBeLessThan(count);
  });

  it('cancels what is half made, the innermost first', () => {
    const { selection } = tableOf(placed());
    selection.set({ dialog: 'help', group: 'attack', cursor: 3 });
    expect(selection.cancel()).toBe(true);
    expect(selection.getState()).toMatchObject({ dialog: null, group: 'attack', cursor: 3 });
    selection.cancel();
    selection.cancel();
    expect(selection.getState()).toMatchObject({ group: null, cursor: null });
    expect(selection.cancel()).toBe(false);
  });
});
