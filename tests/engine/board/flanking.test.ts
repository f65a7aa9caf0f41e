import { describe, expect, it } from 'vitest';
import { bestSight } from '../../../src/engine/board/baseSight';
import { standOpposite } from '../../../src/engine/board/flanking';
import { type Base, type BaseSize, SINGLE } from '../../../src/engine/board/grid';
import { rangeBetween } from '../../../src/engine/board/range';
import { open, type Place, scene, standing } from './helpers';

const { topology, base } = scene(open(8, 8));
const target = base(2, 2);

/** Two partners, written as places, on opposite sides of a target (by default the space (2,2)). */
function opposite(a: Place, b: Place, of: Base = target): boolean {
  expect(standOpposite(topology, base(...b), base(...a), of)).toBe(standOpposite(topology, base(...a), base(...b), of));
  return standOpposite(topology, base(...a), base(...b), of);
}

/** Opposite and each within its REACH of the target. */
function flank(a: Place, reachA: number, b: Place, reachB: number, of: Base = target): boolean {
  const near = (place: Place, reach: number) => bestSight(topology, base(...place), of, { reach }).within;
  return opposite(a, b, of) && near(a, reachA) && near(b, reachB);
}

describe('flanking geometry', () => {
  it('A1.flank.01 A1.flank.17 is opposite by sides or by corners', () => {
    expect([
      opposite([1, 2], [3, 2]),
      opposite([2, 1], [2, 3]),
      opposite([1, 1], [3, 3]),
      opposite([3, 1], [1, 3]),
    ]).toEqual([true, true, true, true]);
    expect([
      opposite([1, 2], [2, 1]),
      opposite([3, 1], [1, 2]),
      opposite([1, 1], [3, 2]),
      opposite([1, 1], [1, 1]),
    ]).toEqual([false, false, false, false]);
    const ring: Place[] = [
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 3],
      [3, 3],
    ];
    for (const place of ring)
      expect(ring.filter((other) => opposite(place, other))).toEqual([[4 - place[0], 4 - place[1]]]);
  });

  it('X1.flank.01 A1.flank.09 has several partners against several targets', () => {
    const lord = base(2, 2, [2, 2]);
    const animate = base(5, 2);
    expect([flank([1, 2], 1, [4, 2], 1, lord), flank([1, 3], 1, [4, 2], 1, lord)]).toEqual([true, true]);
    expect(flank([1, 2], 1, [1, 3], 1, lord)).toBe(false);
    expect(flank([4, 2], 1, [6, 2], 1, animate)).toBe(true);
    expect(flank([1, 2], 1, [6, 2], 1, lord)).toBe(false);
    expect(rangeBetween(topology, base(6, 2), lord)).toBe(3);
  });

  it('X1.flank.02 A1.flank.12 needs the REACH of the farther partner', () => {
    expect(flank([0, 2], 2, [3, 2], 1)).toBe(true);
    expect(flank([0, 2], 1, [3, 2], 1)).toBe(false);
  });

  it('X1.flank.03 A1.flank.13 lets both partners use REACH', () => {
    expect(flank([0, 2], 2, [4, 2], 2)).toBe(true);
  });

  it('X1.flank.04 A1.flank.16 does not flank in Range but not opposite', () => {
    const figures: Place[] = [
      [0, 1],
      [4, 2],
      [2, 1],
      [3, 3],
    ];
    for (const a of figures) {
      for (const b of figures) expect(opposite(a, b)).toBe(false);
    }
  });

  it('X1.flank.06 A1.flank.14 A1.flank.18 flanks along diagonals with REACH', () => {
    const pairs: [Place, Place][] = [
      [
        [0, 0],
        [4, 4],
      ],
      [
        [0, 1],
        [4, 3],
      ],
      [
        [1, 0],
        [3, 4],
      ],
      [
        [0, 0],
        [3, 3],
      ],
    ];
    expect(pairs.map(([a, b]) => flank(a, 2, b, 2))).toEqual([true, true, true, true]);
    const not: [Place, Place][] = [
      [
        [0, 1],
        [4, 4],
      ],
      [
        [0, 0],
        [4, 3],
      ],
      [
        [0, 2],
        [4, 3],
      ],
      [
        [0, 1],
        [3, 3],
      ],
    ];
    expect(not.map(([a, b]) => flank(a, 2, b, 2))).toEqual([false, false, false, false]);
  });

  it('X1.flank.07 A1.flank.19 flanks past an ally on the line, who gives -1', () => {
    expect(flank([0, 2], 2, [3, 2], 1)).toBe(true);
    const figureAt = standing(topology, { allies: [[1, 2]] });
    expect(bestSight(topology, base(0, 2), target, { figureAt, reach: 2 })).toMatchObject({ clear: true, penalty: -1 });
    expect(bestSight(topology, base(3, 2), target, { figureAt, reach: 1 })).toMatchObject({ clear: true, penalty: 0 });
  });

  it('A1.flank.20 leaves blocked lines to Line of Sight', () => {
    const figureAt = standing(topology, {
      opponents: [
        [1, 0],
        [2, 0],
      ],
    });
    expect(opposite([0, 0], [3, 0], base(2, 0))).toBe(true);
    expect(bestSight(topology, base(0, 0), base(2, 0), { figureAt, reach: 2 }).clear).toBe(false);
    expect(bestSight(topology, base(3, 0), base(1, 0), { figureAt, reach: 2 }).clear).toBe(false);
  });

  it('X1.flank.10 A1.flank.22 flanks a large target from different rows', () => {
    expect(flank([0, 2], 2, [4, 2], 2)).toBe(true);
    const large = base(2, 2, [3, 3]);
    expect(flank([1, 2], 1, [5, 4], 1, large)).toBe(true);
    expect(flank([1, 2], 1, [4, 5], 1, large)).toBe(false);
  });

  it('X1.flank.11 A1.flank.15 counts a corner to both of its sides, but not one touched from outside', () => {
    expect(flank([0, 1], 2, [3, 2], 1)).toBe(true);
    expect(flank([0, 2], 2, [3, 3], 1)).toBe(false);
    const offsets = (place: Place): Place => [place[0] + 2, place[1] + 2];
    const eight: [Place, Place][] = [
      [
        [-2, -1],
        [1, 0],
      ],
      [
        [-2, 1],
        [1, 0],
      ],
      [
        [2, -1],
        [-1, 0],
      ],
      [
        [2, 1],
        [-1, 0],
      ],
      [
        [-1, -2],
        [0, 1],
      ],
      [
        [1, -2],
        [0, 1],
      ],
      [
        [-1, 2],
        [0, -1],
      ],
      [
        [1, 2],
        [0, -1],
      ],
    ];
    expect(eight.filter(([a, b]) => !opposite(offsets(a), offsets(b)))).toEqual([]);
  });

  it('A1.flank.21 uses the whole area of a large target', () => {
    const large = base(2, 2, [2, 2]);
    expect(opposite([1, 2], [4, 3], large)).toBe(true);
    expect(opposite([1, 2], [3, 4], large)).toBe(false);
    const long = base(2, 2, [2, 1]);
    expect([opposite([1, 2], [4, 2], long), opposite([2, 1], [3, 3], long), opposite([1, 2], [3, 3], long)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([opposite([1, 1], [4, 3], long), opposite([1, 1], [3, 3], long)]).toEqual([true, true]);
  });

  it('A1.flank.23 takes a large partner by the centre of its base', () => {
    const with2x2 = (size: BaseSize) => standOpposite(topology, base(0, 2, size), base(3, 2), target);
    expect(with2x2([2, 2])).toBe(true);
    expect(with2x2(SINGLE)).toBe(true);
    expect(standOpposite(topology, base(0, 0, [2, 2]), base(3, 3), target)).toBe(true);
    expect(standOpposite(topology, base(0, 1, [2, 2]), base(3, 3), target)).toBe(false);
  });
});
