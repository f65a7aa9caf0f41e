import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandLines, forcedLine, pullPaths, pushDirections, pushLines } from '../../../src/engine/board/forced';
import { DIRECTION_NAMES, EAST, steps } from '../../../src/engine/board/grid';
import { open, type Place, scene, walker } from './helpers';

describe('pushDirections', () => {
  const { topology, base } = scene(open(8, 8));
  const away = (from: Place, to: Place, size: [number, number] = [1, 1]) =>
    pushDirections(topology, base(...from, size), base(...to)).map((direction) => DIRECTION_NAMES[direction]);

  it('A1.push.01 goes straight away from the pusher', () => {
    expect([away([2, 2], [3, 2]), away([2, 2], [1, 2]), away([2, 2], [2, 1]), away([2, 2], [2, 4])]).toEqual([
      ['east'],
      ['west'],
      ['north'],
      ['south'],
    ]);
  });

  it('A1.push.03 goes along either axis from a diagonal', () => {
    expect(away([2, 2], [1, 1])).toEqual(['north', 'west']);
    expect(away([2, 2], [5, 3])).toEqual(['south', 'east']);
  });

  it('A1.push.01 A1.push.03 goes away from the nearest space of a large pusher', () => {
    expect(away([2, 2], [4, 3], [2, 2])).toEqual(['east']);
    expect(away([2, 2], [4, 4], [2, 2])).toEqual(['south', 'east']);
    expect(away([2, 2], [3, 3], [2, 2])).toEqual([]);
  });
});

describe('forcedLine', () => {
  /** A PUSH of the figure at column 1 of a row by one at column 0: columns entered, spaces left, what stopped it. */
  function push(
    row: string,
    count: number,
    more: { blocked?: Place[]; pass?: Place[]; wall?: number; levels?: string } = {},
  ) {
    const { topology, base, at } = scene([row], {
      walls:
        more.wall === undefined
          ? []
          : [
              [
                [more.wall - 1, 0],
                [more.wall, 0],
              ],
            ],
      elevation: more.levels === undefined ? undefined : [more.levels],
    });
    const [line, ...others] = pushLines(topology, base(0, 0), at(1, 0), count, walker(topology, more));
    expect(others).toEqual([]);
    expect(line.direction).toBe(EAST);
    return [line.path, line.left, line.stoppedBy];
  }

  it('A1.push.02 A1.push-pull-command.01 moves space by space, through any Terrain but Obstructing', () => {
    expect(push('......', 3)).toEqual([[2, 3, 4], 0, null]);
    expect(push('..h~xm', 4)).toEqual([[2, 3, 4, 5], 0, null]);
  });

  it('A1.push.05 stops at Obstructing Terrain, walls and figures with the rest left', () => {
    expect(push('...#..', 3)).toEqual([[2], 2, 'obstructing']);
    expect(push('......', 3, { wall: 3 })).toEqual([[2], 2, 'wall']);
    expect(push('......', 3, { blocked: [[2, 0]] })).toEqual([[], 3, 'figure']);
  });

  it('A1.push.06 stops at the edge of a Tile', () => {
    expect(push('....', 3)).toEqual([[2, 3], 1, 'edge']);
    expect(push('... ..', 3)).toEqual([[2], 2, 'edge']);
  });

  it('A1.push-pull-command.02 is stopped by allies as well', () => {
    expect(push('......', 3, { pass: [[3, 0]] })).toEqual([[2], 2, 'figure']);
  });

  it('A1.elevation.09 is stopped by a step too high, and goes down any', () => {
    expect(push('....', 2, { levels: '1113' })).toEqual([[2], 1, 'elevation']);
    expect(push('....', 2, { levels: '1121' })).toEqual([[2, 3], 0, null]);
    expect(push('....', 2, { levels: '4441' })).toEqual([[2, 3], 0, null]);
  });

  it('A1.push.05 A1.large-base.09 stops a large base by any space of its front', () => {
    const { topology, at } = scene(['....', '...#', '....']);
    expect(forcedLine(topology, at(0, 0), EAST, 3, walker(topology, { size: [2, 2] }))).toEqual({
      direction: EAST,
      path: [1],
      left: 2,
      stoppedBy: 'obstructing',
    });
  });

  it('A1.push.01 moves into the north-west corner of the board as anywhere', () => {
    const { topology, at, base } = scene(['....']);
    expect(pushLines(topology, base(3, 0), at(2, 0), 2, walker(topology))[0]).toMatchObject({ path: [1, 0], left: 0 });
    expect(pullPaths(topology, base(0, 0, [1, 1]), at(2, 0), 2, walker(topology))).toEqual([[1]]);
    const bend = scene(['..', '.#', '.#', '..']);
    const paths = pullPaths(
      bend.topology,
      bend.base(1, 0),
      bend.at(0, 2),
      3,
      walker(bend.topology, { pass: [[0, 1]] }),
    );
    expect(paths.map(bend.places)).toEqual([
      [
        [0, 1],
        [0, 0],
      ],
    ]);
  });

  it('A1.tag-move.01 COMMANDs in each of the four directions', () => {
    const { topology, at } = scene(open(4, 4));
    const lines = commandLines(topology, at(1, 1), 2, walker(topology));
    expect(lines.map((line) => [DIRECTION_NAMES[line.direction], line.path, line.left])).toEqual([
      ['north', [at(1, 0)], 1],
      ['east', [at(2, 1), at(3, 1)], 0],
      ['south', [at(1, 2), at(1, 3)], 0],
      ['west', [at(0, 1)], 1],
    ]);
  });

  it('A1.push.02 A1.push.05 never passes a blocker, and gets farther with every space', () => {
    const cells = fc.array(fc.constantFrom(...'......# '), { minLength: 36, maxLength: 36 });
    const who = fc.array(fc.nat(7), { minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(
        cells,
        who,
        fc.nat(35),
        fc.nat(35),
        fc.integer({ min: 1, max: 6 }),
        (map, figures, from, to, count) => {
          const rows = Array.from({ length: 6 }, (_, row) => map.slice(row * 6, row * 6 + 6).join(''));
          const { board, topology } = scene(rows.map((row, i) => (i === 0 ? `${row.slice(0, 5)}.` : row)));
          fc.pre(from !== to && board.terrain[to] === '.' && board.terrain[from] === '.');
          const rules = walker(topology, { passage: (space) => (figures[space] === 0 ? 'blocked' : 'free') });
          for (const line of pushLines(topology, { at: from, size: [1, 1] }, to, count, rules)) {
            let last = to;
            for (const space of line.path) {
              expect(board.terrain[space]).toBe('.');
              expect(figures[space]).not.toBe(0);
              expect(steps(topology, space, last)).toBe(1);
              expect(steps(topology, from, space)).toBe(steps(topology, from, last) + 1);
              last = space;
            }
            expect(line.path.length + line.left).toBe(count);
            expect(line.stoppedBy === null).toBe(line.left === 0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
