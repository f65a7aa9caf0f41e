import { expect, it } from 'vitest';
import type { Option } from '../../src/engine/kernel/types';
import { openGroup, reachNow } from '../../src/stores/actions';
import { jumpOddsOf, jumpsOf, moreJumps } from '../../src/stores/jumps';
import { chooseNumber, numbered } from '../../src/stores/numbers';
import { indexOf } from '../../src/stores/options';
import { placed, playOn, stateOf, tableOf } from './game';

const goalOf = ({ to }: Option): string => String(to);

it('the part of Moves lists no Jump until they are asked for, then the best way to each space, then all', () => {
  const table = tableOf(placed());
  // Where two ways lead to a space that no walk leads to.
  playOn(table.session, 3, (now) => {
    const far = now.ask?.kind === 'action' ? now.ask.options.filter(({ kind }) => kind === 'jump') : [];
    const reach = reachNow(table, now);
    const goals = far.filter(
      (jump) =>
        !reach.has(indexOf(now, jump.to as [number, number])) && (jumpOddsOf(table, now, jump)?.helped ?? 0) > 0,
    );
    return new Set(goals.map(goalOf)).size < goals.length;
  });
  const state = stateOf(table.session);
  const all = state.ask?.options.filter(({ kind }) => kind === 'jump') ?? [];
  expect(openGroup(table, 'move')).toBe(true);
  expect(numbered(table)).toEqual([]);
  const { goals } = jumpsOf(table, state);
  expect(moreJumps(table, state)).toEqual({ shown: 'goals', n: goals.length });
  expect(chooseNumber(table, 1)).toBe(true);
  const few = numbered(table);
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThan(all.length);
  expect(new Set(few.map(goalOf)).size).toBe(few.length);
  const reach = reachNow(table, state);
  for (const option of few) {
    const walked = reach.get(indexOf(state, option.to as [number, number]))?.cost ?? Number.POSITIVE_INFINITY;
    expect(walked).toBeGreaterThan((option.over?.length ?? 0) + 1);
    const chance = jumpOddsOf(table, state, option)?.helped ?? 0;
    expect(chance).toBeGreaterThan(0);
    for (const other of all.filter((each) => goalOf(each) === goalOf(option)))
      expect(jumpOddsOf(table, state, other)?.helped).toBeLessThanOrEqual(chance);
  }
  expect(chooseNumber(table, few.length + 1)).toBe(true);
  expect(new Set(numbered(table).map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(moreJumps(table, state)).toBeNull();
  // The next time they are out of the way again.
  table.selection.cancel();
  openGroup(table, 'move');
  expect(numbered(table)).toEqual([]);
});
