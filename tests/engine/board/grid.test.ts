import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allNeighbours,
  baseSpaces,
  directionNamed,
  distance,
  fromPosition,
  orthogonalNeighbours,
  spaceAt,
  spaceBeside,
  steps,
  toPosition,
} from '../../../src/engine/board/grid';
import { rangeBetween, spacesWithin } from '../../../src/engine/board/range';
import { open, scene } from './helpers';

const GRID = { width: 7, height: 5 };
const space = fc.integer({ min: 0, max: 34 });
const base = fc
  .record({ size: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), c: fc.nat(), r: fc.nat() })
  .map(({ size, c, r }) => ({ at: (r % (6 - size[1])) * 7 + (c % (8 - size[0])), size }));

describe('grid', () => {
  it('turns spaces into columns and rows and back, and refuses what is off the board', () => {
    expect(toPosition(GRID, 15)).toEqual([1, 2]);
    expect(fromPosition(GRID, [6, 4])).toBe(34);
    for (const place of [
      [7, 0],
      [0, 5],
      [-1, 0],
      [0.5, 0],
    ] as const) {
      expect(() => fromPosition(GRID, place)).toThrow(RangeError);
    }
    expect(spaceAt(GRID, 7, 0)).toBe(-1);
  });

  it('A1.move.01 A1.adjacent.01 has 4 neighbours by edges and 8 by edges and corners, none round the edge', () => {
    expect(orthogonalNeighbours(GRID, 15)).toEqual([8, 16, 22, 14]);
    expect(allNeighbours(GRID, 15)).toEqual([7, 8, 9, 14, 16, 21, 22, 23]);
    expect(orthogonalNeighbours(GRID, 6)).toEqual([13, 5]);
    expect(allNeighbours(GRID, 7)).toEqual([0, 1, 8, 14, 15]);
  });

  it('names directions', () => {
    expect(spaceBeside(GRID, 15, directionNamed('north'))).toBe(8);
    expect(spaceBeside(GRID, 15, directionNamed('south'))).toBe(22);
    expect(spaceBeside(GRID, 15, directionNamed('east'))).toBe(16);
  });

  it('A1.large-base.01 lists the spaces of a base and refuses one that hangs over the edge', () => {
    expect(baseSpaces(GRID, 8, [2, 2])).toEqual([8, 9, 15, 16]);
    expect(() => baseSpaces(GRID, 6, [2, 1])).toThrow(RangeError);
    expect(() => baseSpaces(GRID, 29, [1, 2])).toThrow(RangeError);
  });

  it('A1.range.07 A1.range.08 counts Range by the larger of columns and rows', () => {
    const { topology, at } = scene(open(12, 12));
    expect(distance(topology, at(0, 0), at(2, 2))).toBe(2);
    expect(distance(topology, at(0, 0), at(3, 1))).toBe(3);
    expect(distance(topology, at(4, 4), at(5, 4))).toBe(1);
    expect(steps(topology, at(0, 3), at(3, 1))).toBe(5);
  });

  it('A1.range.08 is a metric', () => {
    fc.assert(
      fc.property(space, space, space, (a, b, c) => {
        expect(distance(GRID, a, b)).toBe(distance(GRID, b, a));
        expect(distance(GRID, a, b) === 0).toBe(a === b);
        expect(distance(GRID, a, c)).toBeLessThanOrEqual(distance(GRID, a, b) + distance(GRID, b, c));
      }),
    );
  });

  it('A1.range.13 measures a large base from its nearest space', () => {
    const { topology, base: at } = scene(open(8, 8));
    expect(rangeBetween(topology, at(2, 2, [2, 2]), at(5, 3))).toBe(2);
  });

  it('measures between two bases as a search through all pairs of their spaces does', () => {
    fc.assert(
      fc.property(base, base, fc.integer({ min: 0, max: 4 }), (a, b, range) => {
        const ours = baseSpaces(GRID, a.at, a.size);
        const theirs = baseSpaces(GRID, b.at, b.size);
        const pairs = ours.flatMap((s) => theirs.map((t) => [s, t] as const));
        const least = Math.min(...pairs.map(([s, t]) => distance(GRID, s, t)));
        expect(rangeBetween(GRID, a, b)).toBe(least);
        const around = Array.from({ length: 35 }, (_, s) => s).filter((s) =>
          ours.some((own) => distance(GRID, own, s) <= range),
        );
        expect(spacesWithin(GRID, a, range)).toEqual(around);
      }),
    );
  });
});
