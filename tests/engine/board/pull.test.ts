import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacent } from '../../../src/engine/board/adjacency';
import { bound, distanceField } from '../../../src/engine/board/distanceField';
import { pullPaths } from '../../../src/engine/board/forced';
import { reachable } from '../../../src/engine/board/movement';
import { open, type Place, scene, walker } from './helpers';

describe('pullPaths', () => {
  function pull(
    map: string[],
    puller: Place,
    from: Place,
    count: number,
    more: { blocked?: Place[]; pass?: Place[] } = {},
  ) {
    const { topology, base, at, places } = scene(map);
    return pullPaths(topology, base(...puller), at(...from), count, walker(topology, more)).map(places);
  }

  it('A1.pull.01 A1.pull.02 ends next to the puller', () => {
    expect(pull(['.....'], [0, 0], [3, 0], 4)).toEqual([
      [
        [2, 0],
        [1, 0],
      ],
    ]);
    expect(pull(['.....'], [0, 0], [4, 0], 2)).toEqual([
      [
        [3, 0],
        [2, 0],
      ],
    ]);
    expect(pull(['.....'], [0, 0], [1, 0], 2)).toEqual([]);
  });

  it('A1.pull.01 takes every path on which each space is closer', () => {
    expect(pull(open(3, 3), [0, 0], [2, 2], 1)).toEqual([[[2, 1]], [[1, 2]]]);
    expect(pull(open(4, 2), [0, 0], [3, 1], 4)).toEqual([
      [
        [3, 0],
        [2, 0],
        [1, 0],
      ],
      [
        [2, 1],
        [2, 0],
        [1, 0],
      ],
      [
        [2, 1],
        [1, 1],
      ],
    ]);
  });

  it('A1.pull.02 prefers a space next to the puller to one as close by movement', () => {
    expect(pull(open(3, 3), [0, 0], [2, 2], 2)).toEqual([
      [
        [2, 1],
        [1, 1],
      ],
      [
        [1, 2],
        [1, 1],
      ],
    ]);
    expect(pull(open(3, 3), [0, 0], [2, 2], 3)).toHaveLength(4);
  });

  it('A1.pull.03 goes round what is in the way, or stops', () => {
    expect(pull(['...', '.#.', '...'], [0, 1], [2, 1], 2)).toEqual([
      [
        [2, 0],
        [1, 0],
      ],
      [
        [2, 2],
        [1, 2],
      ],
    ]);
    expect(pull(['....'], [0, 0], [3, 0], 3, { blocked: [[1, 0]] })).toEqual([]);
    expect(pull(['..#.'], [0, 0], [3, 0], 3)).toEqual([]);
  });

  it('A1.pull.02 A1.free-move.09 passes figures that can be passed, and does not end on them', () => {
    expect(pull(['.....'], [0, 0], [4, 0], 3, { pass: [[2, 0]] })).toEqual([
      [
        [3, 0],
        [2, 0],
        [1, 0],
      ],
    ]);
    expect(pull(['.....'], [0, 0], [4, 0], 2, { pass: [[2, 0]] })).toEqual([[[3, 0]]]);
    expect(pull(['.....'], [0, 0], [4, 0], 1, { pass: [[3, 0]] })).toEqual([]);
    expect(
      pull(open(3, 3), [0, 0], [2, 2], 3, {
        pass: [
          [1, 1],
          [2, 0],
          [0, 1],
        ],
      }),
    ).toEqual([
      [
        [2, 1],
        [2, 0],
        [1, 0],
      ],
      [
        [2, 1],
        [1, 1],
        [1, 0],
      ],
      [
        [1, 2],
        [1, 1],
        [1, 0],
      ],
    ]);
  });

  it('A1.pull.01 A1.pull.02 only gets closer, and as close as the spaces allow', () => {
    const cells = fc.array(fc.constantFrom(...'.....#'), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(cells, fc.nat(35), fc.nat(35), fc.integer({ min: 1, max: 4 }), (map, puller, from, count) => {
        const rows = Array.from({ length: 6 }, (_, row) => map.slice(row * 6, row * 6 + 6).join(''));
        const { board, topology } = scene(rows);
        const near = { at: puller, size: [1, 1] as const };
        fc.pre(puller !== from && board.terrain[puller] === '.' && board.terrain[from] === '.');
        fc.pre(!adjacent(topology, near, { at: from, size: [1, 1] }));
        const rules = walker(topology, { passage: (space) => (space === puller ? 'blocked' : 'free') });
        const field = distanceField(topology, [puller]);
        const paths = pullPaths(topology, near, from, count, rules);
        expect(paths.length > 0).toBe(field[from] > 1);
        const next = (space: number) => adjacent(topology, near, { at: space, size: [1, 1] });
        const closer = reachable(topology, from, bound(topology, rules, field, 'closer'), { points: count });
        const arrives = closer.spaces.some(next);
        const least = Math.min(...closer.spaces.map((space) => field[space]));
        for (const path of paths) {
          expect(path.map((space) => field[space])).toEqual(path.map((_, index) => field[from] - index - 1));
          const end = path[path.length - 1];
          expect(arrives ? next(end) : field[end] === least).toBe(true);
          expect(path.slice(0, -1).some(next)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});
