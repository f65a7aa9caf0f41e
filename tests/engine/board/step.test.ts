import { describe, expect, it } from 'vitest';
import { DIRECTION_NAMES, EAST, SOUTH } from '../../../src/engine/board/grid';
import { blockerOf, canStand, directionOf, elevationStep, stepFrom } from '../../../src/engine/board/step';
import { topologyOf } from '../../../src/engine/board/topology';
import { open, scene, walker } from './helpers';

describe('step', () => {
  it('names the direction of a step, and none for what is no step', () => {
    const { topology, at } = scene(open(4, 4));
    const named = (column: number, row: number) => {
      const direction = directionOf(topology, at(1, 1), at(column, row));
      return direction === null ? null : DIRECTION_NAMES[direction];
    };
    expect([named(1, 0), named(2, 1), named(1, 2), named(0, 1)]).toEqual(['north', 'east', 'south', 'west']);
    expect([named(1, 1), named(2, 2), named(3, 1), named(2, 0)]).toEqual([null, null, null, null]);
  });

  it('A1.move.07 A1.large-base.09 lets a base stand only where all of it is free', () => {
    const { topology, at } = scene(['....', '.#. ', '....', '....'], {
      walls: [
        [
          [0, 2],
          [1, 2],
        ],
        [
          [2, 2],
          [2, 3],
        ],
      ],
    });
    const stands = (column: number, row: number, size: [number, number], more = {}) =>
      canStand(topology, at(column, row), walker(topology, { size, ...more }));
    expect([stands(0, 0, [1, 1]), stands(1, 1, [1, 1]), stands(3, 1, [1, 1])]).toEqual([true, false, false]);
    expect(stands(1, 1, [1, 1], { throughObstructing: true })).toBe(true);
    expect([stands(2, 0, [2, 1]), stands(3, 0, [2, 1]), stands(0, 3, [1, 2])]).toEqual([true, false, false]);
    expect([stands(0, 2, [2, 1]), stands(1, 2, [2, 1]), stands(2, 2, [1, 2]), stands(3, 2, [1, 2])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([stands(2, 0, [2, 1], { pass: [[3, 0]] }), stands(2, 0, [2, 1], { blocked: [[2, 0]] })]).toEqual([
      false,
      false,
    ]);
  });

  it('A1.large-base.09 says why a large base cannot step', () => {
    const why = (map: string[], direction: typeof EAST | typeof SOUTH, more: Parameters<typeof scene>[1] = {}) => {
      const { topology, at } = scene(map, more);
      const to = stepFrom(topology, at(0, 0), direction, walker(topology, { size: [2, 2] }));
      return to < 0 ? blockerOf(to) : to;
    };
    expect(why(['...', '...'], EAST)).toBe(1);
    expect(why(['...', '..#'], EAST)).toBe('obstructing');
    expect(why(['...', '.. '], EAST)).toBe('edge');
    expect(
      why(['..', '..', '..'], SOUTH, {
        walls: [
          [
            [0, 2],
            [1, 2],
          ],
        ],
      }),
    ).toBe('wall');
    expect(
      why(['...', '...'], EAST, {
        walls: [
          [
            [2, 0],
            [2, 1],
          ],
        ],
      }),
    ).toBe('wall');
    expect(why(['..', '..', '..'], SOUTH)).toBe(2);
  });

  it('A1.large-base.11 A1.large-base.12 looks at the change under every space of the base', () => {
    const change = (elevation: string[]) => {
      const { board, at } = scene(open(3, 3), { elevation });
      return elevationStep(topologyOf(board), at(0, 0), at(1, 0), [2, 2]);
    };
    // One legal change, each time in another corner of the base; the third row is no part of it.
    expect([change(['224', '141', '111']), change(['133', '141', '111'])]).toEqual(['level', 'level']);
    expect([change(['141', '223', '111']), change(['141', '144', '111'])]).toEqual(['level', 'level']);
    expect(change(['141', '141', '111'])).toBe('climb');
  });
});
