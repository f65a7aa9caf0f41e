import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacent, adjacentSpaces, diagonalWays, spacesTouch } from '../../../src/engine/board/adjacency';
import { open, type Place, scene } from './helpers';

type Walls = [Place, Place][];

function touch(map: string[], a: Place, b: Place, more: { walls?: Walls; elevation?: string[] } = {}): boolean {
  const { topology, base } = scene(map, more);
  expect(adjacent(topology, base(...b), base(...a))).toBe(adjacent(topology, base(...a), base(...b)));
  return adjacent(topology, base(...a), base(...b));
}

describe('adjacency', () => {
  it('A1.adjacent.01 A1.adjacent.05 has 8 spaces around a figure, its own not among them', () => {
    const { topology, base, places } = scene(open(5, 5));
    expect(places(adjacentSpaces(topology, base(2, 2)))).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(touch(open(5, 5), [2, 2], [2, 2])).toBe(false);
    expect(touch(open(5, 5), [2, 2], [4, 2])).toBe(false);
  });

  it('A1.adjacent.02 parts spaces by a wall on their edge', () => {
    expect(
      touch(['..'], [0, 0], [1, 0], {
        walls: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      }),
    ).toBe(false);
    expect(
      touch(['.', '.'], [0, 0], [0, 1], {
        walls: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      }),
    ).toBe(false);
    expect(
      touch(['..', '..'], [0, 0], [1, 0], {
        walls: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      }),
    ).toBe(true);
  });

  it('A1.adjacent.02 A1.diagonal.05 keeps diagonal neighbours adjacent while one side of the corner is open', () => {
    const diagonal = (map: string[], walls: Walls = []) => touch(map, [0, 0], [1, 1], { walls });
    expect([diagonal(['.#', '..']), diagonal(['. ', '..'])]).toEqual([true, true]);
    expect([diagonal(['.#', '#.']), diagonal(['.#', ' .']), diagonal(['. ', ' .'])]).toEqual([false, false, false]);
    expect(
      diagonal(
        ['..', '..'],
        [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      ),
    ).toBe(true);
    expect(
      diagonal(
        ['..', '..'],
        [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [0, 0],
            [0, 1],
          ],
        ],
      ),
    ).toBe(false);
    expect(
      diagonal(
        ['..', '..'],
        [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [0, 1],
            [1, 1],
          ],
        ],
      ),
    ).toBe(false);
    expect(
      diagonal(
        ['..', '#.'],
        [
          [
            [1, 0],
            [1, 1],
          ],
        ],
      ),
    ).toBe(false);
  });

  it('A1.adjacent.03 A1.board.07 A1.terrain.21 is never adjacent to what is no space', () => {
    const { topology, base, places } = scene(['.# ', '...']);
    expect(places(adjacentSpaces(topology, base(1, 1)))).toEqual([
      [0, 0],
      [0, 1],
      [2, 1],
    ]);
    expect(touch(['. '], [0, 0], [1, 0])).toBe(false);
  });

  it('A1.adjacent.04 A1.elevation.10 A1.range.12 parts figures by an Elevation change of 2', () => {
    const over = (elevation: string[]) => touch(['..', '..'], [0, 0], [1, 1], { elevation });
    expect([over(['11', '11']), over(['11', '12']), over(['11', '13']), over(['41', '12'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { topology, at } = scene(['..'], { elevation: ['13'] });
    expect(spacesTouch(topology, at(0, 0), at(1, 0))).toBe(true);
  });

  it('A1.large-base.02 A1.adjacent.05 goes by any pair of spaces of large bases, none that overlap', () => {
    const { topology, base, places } = scene(open(6, 6));
    expect(adjacent(topology, base(0, 0, [2, 2]), base(2, 2))).toBe(true);
    expect(adjacent(topology, base(0, 0, [2, 2]), base(3, 1))).toBe(false);
    expect(adjacent(topology, base(0, 0, [2, 2]), base(2, 1, [3, 3]))).toBe(true);
    expect(adjacent(topology, base(0, 0, [2, 2]), base(1, 1))).toBe(false);
    expect(places(adjacentSpaces(topology, base(4, 4, [2, 2])))).toEqual([
      [3, 3],
      [4, 3],
      [5, 3],
      [3, 4],
      [3, 5],
    ]);
    const cliff = scene(['...', '...'], { elevation: ['113', '111'] });
    expect(adjacent(cliff.topology, cliff.base(0, 0, [2, 1]), cliff.base(2, 0))).toBe(false);
    expect(adjacent(cliff.topology, cliff.base(0, 0, [2, 1]), cliff.base(2, 0, [1, 2]))).toBe(true);
  });

  it('A1.free-move.06 A1.diagonal.06 offers the open spaces of a diagonal step', () => {
    const { topology, at, places } = scene(['...', '.h#', '...'], {
      walls: [
        [
          [1, 1],
          [1, 2],
        ],
      ],
    });
    expect(places(diagonalWays(topology, at(0, 0), at(1, 1)))).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(places(diagonalWays(topology, at(1, 0), at(2, 1)))).toEqual([]);
    expect(places(diagonalWays(topology, at(0, 1), at(1, 2)))).toEqual([[0, 2]]);
    expect(places(diagonalWays(topology, at(1, 2), at(0, 1)))).toEqual([[0, 2]]);
    expect(places(diagonalWays(topology, at(2, 2), at(1, 1)))).toEqual([]);
  });

  it('A1.adjacent.02 is as symmetric as the board', () => {
    const maps = fc.array(fc.constantFrom(...'....# '), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(maps, fc.nat(8), fc.nat(8), (cells, a, b) => {
        const { topology } = scene(
          [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)].map((row) => row.join('').padEnd(3)),
        );
        expect(spacesTouch(topology, a, b)).toBe(spacesTouch(topology, b, a));
      }),
    );
  });
});
