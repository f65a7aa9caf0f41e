import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SPACE } from '../../../src/engine/board/grid';
import { type Mover, pathTo, type ReachOptions, reachable } from '../../../src/engine/board/movement';
import { elevationStep } from '../../../src/engine/board/step';
import { baseTerrain, DANGEROUS, HINDERING, type Topology, WATER } from '../../../src/engine/board/topology';
import { open, scene, walker } from './helpers';

/** Leaving Hindering, Water or a space of `pass` costs 2, never more (A1.move.06). */
function costs(topology: Topology, mover: Mover): Mover {
  const slow = (at: number) =>
    [HINDERING, WATER].includes(baseTerrain(topology, at, mover.size)) || mover.passage(at) === 'pass';
  return { ...mover, leaveCost: (at) => (slow(at) ? 2 : 1) };
}

describe('reachable', () => {
  it('A1.move.01 A1.move.02 steps orthogonally at 1 Movement Point a space', () => {
    const { topology, at, places } = scene(open(5, 5));
    const reach = reachable(topology, at(2, 2), walker(topology), { points: 1 });
    expect(places(reach.spaces)).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [2, 3],
    ]);
    const far = reachable(topology, at(3, 0), walker(topology), { points: 4 });
    expect(far.cost[at(1, 1)]).toBe(3);
    expect(far.cost[at(3, 0)]).toBe(0);
    expect(far.cost[at(0, 4)]).toBe(-1);
  });

  it('A1.terrain.07 A1.terrain.10 takes the cost of the space left', () => {
    const { topology, at } = scene(['.h.~.']);
    const reach = reachable(topology, at(0, 0), costs(topology, walker(topology)));
    expect(Array.from(reach.cost)).toEqual([0, 1, 3, 4, 6]);
  });

  it('A1.move.04 A1.terrain.16 A1.board.03 goes round opponents, Obstructing Terrain and blanks, not through', () => {
    const { topology, at } = scene(['.....', '.#. .', '.....']);
    const reach = reachable(topology, at(0, 1), walker(topology, { blocked: [[1, 0]] }));
    expect(reach.cost[at(2, 1)]).toBe(4);
    expect(reach.cost[at(1, 0)]).toBe(-1);
    expect(reach.cost[at(1, 1)]).toBe(-1);
    expect(reach.cost[at(3, 1)]).toBe(-1);
    expect(reachable(scene(['. .']).topology, 0, walker(topology)).spaces).toEqual([]);
  });

  it('A1.move.05 A1.move.06 A1.move.07 passes allies at 2 and never ends there', () => {
    const { topology, at, places } = scene(['..~.']);
    const mover = costs(
      topology,
      walker(topology, {
        pass: [
          [1, 0],
          [2, 0],
        ],
      }),
    );
    const reach = reachable(topology, at(0, 0), mover, { points: 5 });
    expect(Array.from(reach.cost)).toEqual([0, 1, 3, 5]);
    expect(places(reach.spaces)).toEqual([[3, 0]]);
    expect(reachable(topology, at(0, 0), mover, { points: 4 }).spaces).toEqual([]);
  });

  it('A1.tag-move.42 enters Obstructing Terrain only by a Tag', () => {
    const { topology, at } = scene(['.#.']);
    expect(reachable(topology, at(0, 0), walker(topology)).spaces).toEqual([]);
    expect(reachable(topology, at(0, 0), walker(topology, { throughObstructing: true })).spaces).toEqual([1, 2]);
  });

  it('A1.board.03 does not cross walls or the edge of the board', () => {
    const { topology, at } = scene(['...', '...'], {
      walls: [
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ],
    });
    expect(Array.from(reachable(topology, at(0, 0), walker(topology)).cost)).toEqual([0, 5, 4, 1, 2, 3]);
  });

  it('A1.elevation.06 A1.elevation.07 A1.elevation.08 climbs 1 at most, and any drop is a step', () => {
    const { topology, at } = scene(['....'], { elevation: ['1241'] });
    expect(reachable(topology, at(0, 0), walker(topology)).spaces).toEqual([1]);
    expect(reachable(topology, at(2, 0), walker(topology)).spaces).toEqual([0, 1, 3]);
    expect(reachable(topology, at(0, 0), walker(topology, { ignoreElevation: true })).spaces).toEqual([1, 2, 3]);
  });

  it('A1.large-base.08 A1.large-base.09 moves a large base only where all of it fits', () => {
    const { topology, at, places } = scene(['......', '...#..', '......', '......']);
    const size = [2, 2] as const;
    const big = reachable(topology, at(0, 0), walker(topology, { size }));
    expect(big.cost[at(4, 0)]).toBe(8);
    expect(places(big.spaces.filter((space) => [2, 3].includes(space % 6)))).toEqual([
      [2, 2],
      [3, 2],
    ]);
    expect(reachable(topology, at(0, 0), walker(topology, { size, blocked: [[3, 3]] })).cost[at(4, 0)]).toBe(-1);
    const passing = reachable(topology, at(0, 0), walker(topology, { size, pass: [[3, 3]] }));
    expect(passing.spaces).not.toContain(at(3, 2));
    expect(passing.spaces).toContain(at(4, 2));
  });

  it('A1.large-base.09 lets no wall come to stand inside a large base', () => {
    const { topology, at } = scene(['....', '....'], {
      walls: [
        [
          [2, 0],
          [2, 1],
        ],
      ],
    });
    expect(reachable(topology, at(0, 0), walker(topology, { size: [2, 2] })).spaces).toEqual([]);
    expect(reachable(topology, at(0, 0), walker(topology, { size: [2, 1] })).spaces).toContain(at(2, 1));
    const upright = scene(['..', '..', '..'], {
      walls: [
        [
          [0, 2],
          [1, 2],
        ],
      ],
    });
    expect(reachable(upright.topology, 0, walker(upright.topology, { size: [2, 2] })).spaces).toEqual([]);
  });

  it('A1.large-base.10 A1.large-base.11 climbs with a large base if one space of it makes a legal change', () => {
    const climb = (elevation: string[]) => {
      const { topology, at } = scene(open(2, 2), { elevation });
      return reachable(topology, at(0, 0), walker(topology, { size: [1, 2] })).spaces;
    };
    expect([climb(['13', '12']), climb(['41', '12'])]).toEqual([[1], [1]]);
    expect([climb(['13', '13']), climb(['14', '24'])]).toEqual([[], []]);
    const { topology, at } = scene(open(3, 2), { elevation: ['134', '113'] });
    expect(reachable(topology, at(0, 0), walker(topology, { size: [2, 2] })).spaces).toEqual([1]);
  });

  it('A1.elevation.08 A1.large-base.12 falls by 3 levels, a large base only if no space of it has a legal change', () => {
    const change = (elevation: string[]) => {
      const { topology, at } = scene(open(2, elevation.length), { elevation });
      return elevationStep(topology, at(0, 0), at(1, 0), [1, elevation.length]);
    };
    expect([change(['41']), change(['42']), change(['13']), change(['12'])]).toEqual([
      'fall',
      'level',
      'climb',
      'level',
    ]);
    expect([change(['41', '41']), change(['41', '42'])]).toEqual(['fall', 'level']);
  });

  it('provides the path of every space, by the spaces entered', () => {
    const { topology, at, places } = scene(['.#.', '...']);
    const reach = reachable(topology, at(0, 0), walker(topology));
    expect(places((pathTo(reach, at(2, 0)) ?? []).map((step) => step.to))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 0],
    ]);
    expect(pathTo(reach, at(0, 0))).toEqual([]);
    expect(pathTo(reach, at(1, 0))).toBeNull();
  });

  it('A1.break-attack.02 A1.ai-move.05 takes the cheapest or the safest path, within the points', () => {
    const { topology, at, places } = scene(open(3, 3));
    // Leaving the middle of the top row is risky.
    const mover = walker(topology, { risk: (from) => (from === at(1, 0) ? 1 : 0) });
    const way = (options: ReachOptions) => {
      const reach = reachable(topology, at(0, 0), mover, options);
      return [reach.cost[at(2, 0)], reach.risk[at(2, 0)], pathTo(reach, at(2, 0))?.length];
    };
    expect(way({ order: 'cost' })).toEqual([2, 1, 2]);
    expect(way({ order: 'risk' })).toEqual([4, 0, 4]);
    expect(way({ order: 'risk', points: 3 })).toEqual([2, 1, 2]);
    const safe = reachable(topology, at(0, 0), mover, { order: 'cost' });
    expect(places((pathTo(safe, at(2, 1)) ?? []).map((step) => step.to))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(safe.risk[at(2, 1)]).toBe(0);
  });

  it('keeps the riskier, cheaper way to a space where the points need it behind it', () => {
    // Two ways to the gate (2,0): over (1,0) for 2 with risk, round below for 4 without. Behind it lie 2 spaces more.
    const { topology, at } = scene(['.....', '...##']);
    const mover = walker(topology, { risk: (from) => (from === at(1, 0) ? 1 : 0) });
    const reach = reachable(topology, at(0, 0), mover, { order: 'risk', points: 4 });
    expect([reach.cost[at(2, 0)], reach.risk[at(2, 0)]]).toEqual([4, 0]);
    expect([reach.cost[at(4, 0)], reach.risk[at(4, 0)]]).toEqual([4, 1]);
    expect(pathTo(reach, at(4, 0))?.map((step) => step.to)).toEqual([1, 2, 3, 4]);
  });

  it('A1.terrain.24 lets a rule forbid steps', () => {
    const { topology, at } = scene(['.x.', '...']);
    const avoids = walker(topology, { risk: (from) => (topology.terrain[from] === DANGEROUS ? -1 : 0) });
    expect(reachable(topology, at(0, 0), avoids).cost[at(2, 0)]).toBe(4);
  });

  it('A1.jump.03 uses leaps with their own cost, and names what they go over', () => {
    const { topology, at } = scene(['.x. .']);
    const leaps = (from: number) => (from === at(0, 0) ? [{ to: at(2, 0), over: [at(1, 0)], cost: 2, risk: 4 }] : []);
    const mover = walker(topology, { leaps, risk: (_, to) => (to === at(1, 0) ? -1 : 0) });
    const reach = reachable(topology, at(0, 0), mover, { points: 2 });
    expect(reach.spaces).toEqual([at(2, 0)]);
    expect(pathTo(reach, at(2, 0))).toEqual([{ to: at(2, 0), over: [at(1, 0)] }]);
    expect(reach.risk[at(2, 0)]).toBe(4);
    expect(reachable(topology, at(0, 0), mover, { points: 1 }).spaces).toEqual([]);
  });

  it('can be asked from within its own callbacks', () => {
    const { topology, at } = scene(open(4, 4));
    const inner = () => reachable(topology, at(3, 3), walker(topology)).cost[at(0, 0)];
    const reach = reachable(topology, at(0, 0), walker(topology, { leaveCost: () => (inner() === 6 ? 1 : 9) }));
    expect(reach.cost[at(3, 3)]).toBe(6);
    expect(pathTo(reach, at(3, 3))).toHaveLength(6);
  });
});

describe('reachable on any board', () => {
  const WIDTH = 6;
  const COUNT = 30;
  const cells = fc.array(fc.constantFrom(...'......hh~# '), { minLength: COUNT, maxLength: COUNT });
  const numbers = (max: number) => fc.array(fc.nat(max), { minLength: COUNT, maxLength: COUNT });

  /** Least (risk, cost) and (cost, risk) of every space, from all (space, cost) pairs relaxed until nothing changes. */
  function byRelaxing(topology: Topology, start: number, mover: Mover, points: number) {
    const least = Array.from({ length: COUNT }, () => new Array<number>(points + 1).fill(Number.POSITIVE_INFINITY));
    least[start][0] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (let from = 0; from < COUNT; from++) {
        for (let spent = 0; spent + mover.leaveCost(from) <= points; spent++) {
          for (let direction = 0; direction < 4; direction++) {
            const to = topology.exits[from * 4 + direction];
            if (to === NO_SPACE || topology.terrain[to] === 6 || mover.passage(to) === 'blocked') continue;
            const risk = least[from][spent] + (mover.risk?.(from, to) ?? 0);
            if (risk < least[to][spent + mover.leaveCost(from)]) {
              least[to][spent + mover.leaveCost(from)] = risk;
              changed = true;
            }
          }
        }
      }
    }
    return least.map((risks) => {
      const options = risks.map((risk, cost) => ({ risk, cost })).filter(({ risk }) => Number.isFinite(risk));
      const cheapest = options[0] ?? { risk: -1, cost: -1 };
      const safest = options.reduce((best, option) => (option.risk < best.risk ? option : best), cheapest);
      return { cheapest, safest };
    });
  }

  it('agrees with relaxing all ways, cheapest first and safest first, and gives paths of that cost', () => {
    fc.assert(
      fc.property(cells, numbers(8), numbers(3), fc.nat(COUNT - 1), fc.nat(9), (map, who, dangers, start, points) => {
        const rows = Array.from({ length: 5 }, (_, row) => map.slice(row * WIDTH, row * WIDTH + WIDTH).join(''));
        const { board, topology } = scene([...rows, '......']);
        fc.pre(!'# '.includes(board.terrain[start]));
        const mover = costs(topology, {
          size: [1, 1],
          passage: (space) => (who[space] === 0 ? 'blocked' : who[space] === 1 ? 'pass' : 'free'),
          leaveCost: () => 1,
          risk: (from, to) => (dangers[from] === 3 ? 1 + (to % 2) : 0),
        });
        const sealed = {
          ...mover,
          passage: (space: number) => (space >= COUNT ? 'blocked' : mover.passage(space)),
        } as Mover;
        const expected = byRelaxing(topology, start, sealed, points);
        for (const order of ['cost', 'risk'] as const) {
          const reach = reachable(topology, start, sealed, { points, order });
          const best = expected.map((both) => (order === 'cost' ? both.cheapest : both.safest));
          expect(Array.from(reach.cost).slice(0, COUNT)).toEqual(best.map(({ cost }) => cost));
          expect(Array.from(reach.risk).slice(0, COUNT)).toEqual(best.map(({ risk }) => risk));
          for (const space of reach.spaces) {
            const path = [start, ...(pathTo(reach, space) ?? []).map((step) => step.to)];
            let cost = 0;
            let risk = 0;
            for (let i = 1; i < path.length; i++) {
              expect(Array.from(topology.exits.slice(path[i - 1] * 4, path[i - 1] * 4 + 4))).toContain(path[i]);
              cost += sealed.leaveCost(path[i - 1]);
              risk += sealed.risk?.(path[i - 1], path[i]) ?? 0;
            }
            expect([cost, risk]).toEqual([reach.cost[space], reach.risk[space]]);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
