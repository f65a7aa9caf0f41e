import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDistance, bound, distanceField, UNREACHED } from '../../../src/engine/board/distanceField';
import { baseSpaces } from '../../../src/engine/board/grid';
import { type Leap, pathTo, reachable } from '../../../src/engine/board/movement';
import { open, scene, walker } from './helpers';

describe('distanceField', () => {
  it('A1.ai-move.06 counts steps by movement, not by Range', () => {
    const { topology, at } = scene(open(3, 3));
    const field = distanceField(topology, [at(2, 2)]);
    expect([field[at(0, 0)], field[at(1, 0)], field[at(2, 2)]]).toEqual([4, 3, 0]);
  });

  it('A1.ai-distance.03 A1.ai-distance.01 counts round Obstructing Terrain, walls and blocked spaces', () => {
    const { topology, at } = scene(['.#.', '...', '. .'], {
      walls: [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    });
    expect(distanceField(topology, [at(0, 0)])[at(1, 1)]).toBe(2);
    expect(distanceField(topology, [at(0, 0)])[at(2, 1)]).toBe(UNREACHED);
    expect(distanceField(topology, [at(0, 0)])[at(1, 0)]).toBe(UNREACHED);
    expect(distanceField(topology, [at(0, 0)], { throughObstructing: true })[at(2, 0)]).toBe(2);
    const row = scene(['....', '....']);
    const blocked = (space: number) => space === row.at(1, 0);
    const field = distanceField(row.topology, [row.at(0, 0)], { blocked });
    expect([field[row.at(1, 0)], field[row.at(2, 0)]]).toEqual([1, 4]);
  });

  it('A1.elevation.07 counts up only what can be climbed, and down any drop', () => {
    const { topology, at } = scene(['....'], { elevation: ['1133'] });
    expect(Array.from(distanceField(topology, [at(3, 0)]))).toEqual([UNREACHED, UNREACHED, 1, 0]);
    expect(Array.from(distanceField(topology, [at(0, 0)]))).toEqual([0, 1, 2, 3]);
    expect(Array.from(distanceField(topology, [at(3, 0)], { ignoreElevation: true }))).toEqual([3, 2, 1, 0]);
  });

  it('A1.large-base.02 takes the nearest space of each base', () => {
    const { topology, at } = scene(open(6, 6));
    const field = distanceField(topology, baseSpaces(topology, at(4, 4), [2, 2]));
    expect(baseDistance(topology, field, at(0, 0), [2, 2])).toBe(6);
    expect(baseDistance(topology, field, at(3, 3), [2, 2])).toBe(0);
    const cut = scene(['.. .']);
    const row = distanceField(cut.topology, [cut.at(0, 0)]);
    expect([baseDistance(cut.topology, row, 1, [2, 1]), baseDistance(cut.topology, row, 2, [2, 1])]).toEqual([
      1,
      UNREACHED,
    ]);
  });

  it('A1.ai-distance.01 agrees with the cheapest path of a figure', () => {
    const cells = fc.array(fc.constantFrom(...'.....# '), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(cells, fc.nat(29), fc.nat(29), (map, from, to) => {
        const rows = Array.from({ length: 5 }, (_, row) => map.slice(row * 6, row * 6 + 6).join(''));
        const { board, topology } = scene([...rows, '######']);
        fc.pre(board.terrain[from] === '.' && board.terrain[to] === '.');
        expect(distanceField(topology, [to])[from]).toBe(reachable(topology, from, walker(topology)).cost[to]);
      }),
    );
  });
});

describe('bound', () => {
  it('A1.ai-move.01 A1.ai-move.02 enters only spaces that are closer than the one before', () => {
    const { topology, at, places } = scene(open(5, 3));
    const field = distanceField(topology, [at(4, 1)]);
    const reach = reachable(topology, at(2, 0), bound(topology, walker(topology), field, 'closer'), { points: 2 });
    expect(places(reach.spaces)).toEqual([
      [3, 0],
      [4, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  it('A1.ai-move.04 A1.ai-distance.06 enters only spaces that are farther than the one before', () => {
    const { topology, at, places } = scene(open(4, 3));
    const field = distanceField(topology, [at(0, 1)]);
    const reach = reachable(topology, at(1, 1), bound(topology, walker(topology), field, 'farther'), { points: 2 });
    expect(places(reach.spaces)).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [1, 2],
      [2, 2],
    ]);
    for (const space of reach.spaces) {
      const path = [at(1, 1), ...(pathTo(reach, space) ?? []).map((step) => step.to)];
      expect(path.map((place) => field[place])).toEqual(path.map((_, index) => index + 1));
    }
  });

  it('A1.ai-move.01 keeps the vetoes and leaps of the mover, and leaps only closer', () => {
    const { topology, at } = scene(['.x.x.']);
    const leaps = (from: number): Leap[] =>
      [from - 2, from + 2]
        .filter((to) => to >= 0 && to < 5)
        .map((to) => ({ to, over: [(from + to) / 2], cost: 2, risk: 0 }));
    const mover = walker(topology, { leaps, risk: (_, to) => (to % 2 === 1 ? -1 : 0) });
    const field = distanceField(topology, [at(4, 0)]);
    expect(reachable(topology, at(2, 0), bound(topology, mover, field, 'closer')).spaces).toEqual([4]);
    expect(reachable(topology, at(2, 0), bound(topology, mover, field, 'farther')).spaces).toEqual([0]);
  });

  it('A1.ai-move.01 A1.large-base.02 lets a large base not enter spaces that are only as close', () => {
    const { topology, at } = scene(open(5, 4));
    const field = distanceField(topology, [at(4, 1)]);
    for (const way of ['closer', 'farther'] as const) {
      const reach = reachable(topology, at(1, 1), bound(topology, walker(topology, { size: [2, 2] }), field, way));
      expect(reach.spaces.includes(at(1, 0))).toBe(false);
      expect(Math.max(...reach.risk)).toBe(0);
    }
  });

  it('A1.ai-move.06 goes nowhere where the target cannot be reached', () => {
    const { topology, at } = scene(['..#.']);
    const field = distanceField(topology, [at(3, 0)]);
    expect(reachable(topology, at(0, 0), bound(topology, walker(topology), field, 'closer')).spaces).toEqual([]);
    expect(reachable(topology, at(0, 0), bound(topology, walker(topology), field, 'farther')).spaces).toEqual([]);
  });
});
