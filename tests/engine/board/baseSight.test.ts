import { describe, expect, it } from 'vitest';
import { bestSight } from '../../../src/engine/board/baseSight';
import { open, scene, standing, verdict } from './helpers';

describe('bestSight', () => {
  it('A1.los.19 A1.large-base.02 sees a large target by the space that is not hidden', () => {
    const { topology, base, at } = scene(['....', '.#..', '....', '....']);
    const sight = bestSight(topology, base(0, 2), base(2, 1, [2, 2]));
    expect(sight).toMatchObject({ clear: true, from: at(0, 2), to: at(2, 2) });
    expect(bestSight(topology, base(0, 2), base(2, 1)).clear).toBe(false);
  });

  it('A1.large-base.03 A1.range.13 measures to the nearest space that serves', () => {
    const { topology, base, at } = scene(open(8, 8));
    const sight = bestSight(topology, base(5, 3), base(2, 2, [2, 2]), { range: 2 });
    expect(sight).toMatchObject({ clear: true, within: true, distance: 2, to: at(3, 3) });
    expect(bestSight(topology, base(5, 3), base(2, 2, [2, 2]), { range: 1 }).within).toBe(false);
  });

  it('A1.large-base.04 takes a farther space if that saves a penalty, but not beyond the Range', () => {
    const { topology, base, at } = scene(['.....', '.h...', '.....']);
    const penalty = (range: number) => bestSight(topology, base(0, 1), base(2, 1, [3, 1]), { range }).penalty;
    expect(penalty(4)).toBe(-1);
    const actor = base(0, 0, [1, 2]);
    const best = bestSight(topology, actor, base(3, 1), { range: 3 });
    expect(best).toMatchObject({ from: at(0, 0), penalty: 0, clear: true });
  });

  it('A1.los.07 is not blocked by the own base or by the rest of the target', () => {
    const { topology, base } = scene(open(8, 3));
    const opponents = [
      [4, 0],
      [5, 0],
      [4, 1],
      [5, 1],
    ] as [number, number][];
    const figureAt = standing(topology, {
      opponents,
      allies: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    });
    const sight = bestSight(topology, base(0, 0, [2, 2]), base(4, 0, [2, 2]), { figureAt });
    expect(verdict(sight)).toBe(0);
    const row = scene(open(8, 1));
    const wide = standing(row.topology, {
      allies: [
        [0, 0],
        [1, 0],
      ],
      opponents: [
        [5, 0],
        [6, 0],
      ],
    });
    expect(verdict(bestSight(row.topology, row.base(0, 0, [2, 1]), row.base(5, 0, [2, 1]), { figureAt: wide }))).toBe(
      0,
    );
    expect(verdict(bestSight(row.topology, row.base(0, 0, [2, 1]), row.base(7, 0), { figureAt: wide }))).toBe(
      'opponent',
    );
  });

  it('A1.terrain.28 A1.large-base.05 has a large target in Hindering Terrain only if its whole base is', () => {
    const half = scene(['...hh', '...h.']);
    expect(bestSight(half.topology, half.base(0, 0), half.base(3, 0, [2, 2])).penalty).toBe(0);
    const whole = scene(['...hh', '...hh']);
    expect(bestSight(whole.topology, whole.base(0, 0), whole.base(3, 0, [2, 2])).penalty).toBe(-1);
  });

  it('A1.range.02 A1.adjacent.02 does not reach round a corner that is closed on both sides', () => {
    const reach = (map: string[]) => {
      const { topology, base } = scene(map);
      return bestSight(topology, base(0, 0), base(1, 1), { reach: 1 }).within;
    };
    expect([reach(['.#', '..']), reach(['.#', '#.'])]).toEqual([true, false]);
  });

  it('A1.los.10 A1.large-base.05 takes no penalty for a part of the target that the line crosses', () => {
    const { topology, base } = scene(['....h.', '######']);
    const sight = bestSight(topology, base(0, 0), base(4, 0, [2, 1]));
    expect(sight).toMatchObject({ clear: true, penalty: 0, hindering: false });
  });

  it('A1.range.09 A1.range.11 tells distance and blocking apart', () => {
    const { topology, base } = scene(['..#...']);
    expect(bestSight(topology, base(0, 0), base(3, 0), { range: 4 })).toMatchObject({
      clear: false,
      within: true,
      distance: 3,
      blockedBy: { space: 2, why: 'obstructing' },
    });
    expect(bestSight(topology, base(5, 0), base(3, 0), { range: 1 })).toMatchObject({ clear: true, within: false });
  });

  it('A1.range.02 A1.range.03 A1.elevation.11 A1.elevation.12 shortens REACH by the Elevation change beyond 1', () => {
    const reaches = (levels: string, reach: number) => {
      const { topology, base } = scene(open(levels.length, 1), { elevation: [levels] });
      return bestSight(topology, base(0, 0), base(levels.length - 1, 0), { reach }).within;
    };
    expect([reaches('11', 1), reaches('12', 1), reaches('13', 1), reaches('111', 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([reaches('111', 2), reaches('112', 2), reaches('113', 2), reaches('1111', 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([reaches('13', 2), reaches('14', 2), reaches('14', 3), reaches('124', 3)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([reaches('113', 3), reaches('1113', 3)]).toEqual([true, false]);
  });
});
