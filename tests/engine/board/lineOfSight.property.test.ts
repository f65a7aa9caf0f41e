import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfSight, type Standing } from '../../../src/engine/board/lineOfSight';
import { open, scene } from './helpers';

const WIDTH = 7;
const HEIGHT = 6;
const COUNT = WIDTH * HEIGHT;
const space = fc.integer({ min: 0, max: COUNT - 1 });

type Wall = [[number, number], [number, number]];

const rowsOf = (cells: string[]) =>
  Array.from({ length: HEIGHT }, (_, row) => cells.slice(row * WIDTH, (row + 1) * WIDTH).join(''));

const mapOf = (characters: string) =>
  fc.array(fc.constantFrom(...characters), { minLength: COUNT, maxLength: COUNT }).map(rowsOf);

const wall: fc.Arbitrary<Wall> = fc.oneof(
  fc.tuple(fc.nat(WIDTH - 2), fc.nat(HEIGHT - 1)).map(
    ([c, r]): Wall => [
      [c, r],
      [c + 1, r],
    ],
  ),
  fc.tuple(fc.nat(WIDTH - 1), fc.nat(HEIGHT - 2)).map(
    ([c, r]): Wall => [
      [c, r],
      [c, r + 1],
    ],
  ),
);
const walls = fc.array(wall, { maxLength: 12 });
const figures = fc.array(fc.constantFrom<Standing>('none', 'none', 'none', 'none', 'ally', 'opponent'), {
  minLength: COUNT,
  maxLength: COUNT,
});

/**
 * The rule in its plainest form, by other means than the engine: every space and wall of the board is tested against
 * the segment, and all choices of ways round the corners are tried. Null if blocked, else the best penalty.
 */
function bestPenalty(map: string[], from: number, to: number, blocks: Wall[], who: Standing[]): number | null {
  const [ax, ay, bx, by] = [from % WIDTH, Math.floor(from / WIDTH), to % WIDTH, Math.floor(to / WIDTH)];
  const side = (x: number, y: number) => Math.sign((bx - ax) * (2 * y - 1 - 2 * ay) - (by - ay) * (2 * x - 1 - 2 * ax));
  const inBox = (c: number, r: number) =>
    c >= Math.min(ax, bx) && c <= Math.max(ax, bx) && r >= Math.min(ay, by) && r <= Math.max(ay, by);
  // A space is crossed if its corners lie on both sides of the line; within the box that is within the segment.
  const crossed: number[] = [];
  const ways: [number, number, number, number][] = [];
  for (let r = 0; r < HEIGHT; r++) {
    for (let c = 0; c < WIDTH; c++) {
      const sides = [side(c, r), side(c + 1, r), side(c, r + 1), side(c + 1, r + 1)];
      if (inBox(c, r) && sides.includes(1) && sides.includes(-1)) crossed.push(r * WIDTH + c);
      // The corner at the south-east of this space.
      if (inBox(c, r) && inBox(c + 1, r + 1) && side(c + 1, r + 1) === 0) {
        const here = r * WIDTH + c;
        const downwards = (bx - ax) * (by - ay) > 0;
        if (downwards) ways.push([here, here + 1, here + WIDTH, here + WIDTH + 1]);
        else ways.push([here + 1, here, here + WIDTH + 1, here + WIDTH]);
      }
    }
  }
  const wallBetween = (a: number, b: number) =>
    blocks.some(([[c, r], [d, s]]) => {
      const ends = [r * WIDTH + c, s * WIDTH + d];
      return ends.includes(a) && ends.includes(b);
    });
  const solid = (s: number) => '# '.includes(map[Math.floor(s / WIDTH)][s % WIDTH]);
  const hinders = (s: number) => map[Math.floor(s / WIDTH)][s % WIDTH] === 'h' && s !== from;
  const stops = (s: number) => solid(s) || (s !== from && s !== to && who[s] === 'opponent');
  const pairs = crossed.flatMap((a) => crossed.filter((b) => b === a + 1 || b === a + WIDTH).map((b) => [a, b]));
  // Neighbours at a corner crossing touch the line on one side only and are not both crossed, so all pairs are edges.
  if (crossed.some((s) => s !== from && stops(s)) || pairs.some(([a, b]) => wallBetween(a, b))) return null;
  let best: number | null = null;
  for (let choice = 0; choice < 2 ** ways.length; choice++) {
    const chosen = ways.map(([before, one, other, after], i) => [before, choice & (1 << i) ? one : other, after]);
    if (chosen.some(([before, via, after]) => stops(via) || wallBetween(before, via) || wallBetween(via, after)))
      continue;
    const all = [...crossed, ...chosen.map(([, via]) => via)];
    const ally = all.some((s) => s !== from && s !== to && who[s] === 'ally');
    const penalty = 0 - Number(ally) - Number(all.some(hinders));
    best = best === null ? penalty : Math.max(best, penalty);
  }
  return best;
}

describe('lineOfSight on any board', () => {
  it('A1.los.01 A1.diagonal.08 A1.diagonal.03 agrees with trying every space and every way round corners', () => {
    fc.assert(
      fc.property(mapOf('......hh# '), walls, figures, space, space, (map, blocks, who, from, to) => {
        const { board, topology } = scene(
          map.map((row, i) => (i === 0 ? row.padEnd(WIDTH) : row)),
          { walls: blocks },
        );
        fc.pre(from !== to && !'# '.includes(board.terrain[from]));
        const sight = lineOfSight(topology, from, to, { figureAt: (s) => who[s] });
        const best = bestPenalty(map, from, to, blocks, who);
        expect(sight.clear ? sight.penalty : null).toBe(best);
        if (sight.clear) {
          const flagged = sight.through.some((s) => who[s] === 'ally');
          expect(sight.ally).toBe(flagged);
          const hindered = [...sight.through, to].some((s) => board.terrain[s] === 'h');
          expect(sight.hindering).toBe(hindered);
          expect(sight.through.some((s) => who[s] === 'opponent')).toBe(false);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('A1.los.15 A1.elevation.03 is symmetric where no figures stand between', () => {
    const levels = fc.array(fc.constantFrom('1', '1', '2', '3'), { minLength: COUNT, maxLength: COUNT }).map(rowsOf);
    fc.assert(
      fc.property(mapOf('.......h# '), walls, levels, space, space, (map, blocks, elevation, from, to) => {
        const { board, topology } = scene(map, { walls: blocks, elevation });
        fc.pre(!'# '.includes(board.terrain[from]) && !'# '.includes(board.terrain[to]));
        expect(lineOfSight(topology, to, from).clear).toBe(lineOfSight(topology, from, to).clear);
      }),
      { numRuns: 1000 },
    );
  });

  it('A1.los.03 A1.soi.05 never leads through a wall that parts the board', () => {
    const parted = Array.from(
      { length: HEIGHT },
      (_, row): Wall => [
        [2, row],
        [3, row],
      ],
    );
    const { topology } = scene(open(WIDTH, HEIGHT), { walls: parted });
    for (const sense of ['sight', 'soi'] as const) {
      for (let from = 0; from < COUNT; from++) {
        for (let to = 0; to < COUNT; to++) {
          const sameSide = from % WIDTH <= 2 === to % WIDTH <= 2;
          expect(lineOfSight(topology, from, to, { sense }).clear).toBe(sameSide);
        }
      }
    }
  });
});
