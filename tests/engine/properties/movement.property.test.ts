import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forcedMoveInit } from '../../../src/engine/frames/forcedMove';
import type { Game } from '../../../src/engine/game';
import { run } from '../../../src/engine/kernel/kernel';
import { MACHINE } from '../../../src/engine/machine';
import { reachable } from '../../../src/engine/queries/paths';
import type { Frame } from '../../../src/engine/state/frames';
import { scene } from '../movement/scene';

const WIDTH = 6;
const HEIGHT = 5;
const COUNT = WIDTH * HEIGHT;
const DELTAS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const place = fc.nat(COUNT - 1);
const cells = (characters: string) =>
  fc.array(fc.constantFrom(...characters), { minLength: COUNT, maxLength: COUNT }).map((c) => c.join(''));
const rowsOf = (map: string) => Array.from({ length: HEIGHT }, (_, row) => map.slice(row * WIDTH, (row + 1) * WIDTH));
const xy = (space: number): [number, number] => [space % WIDTH, Math.floor(space / WIDTH)];

/** The space beside, null beyond the board. */
function beside(space: number, [dx, dy]: readonly [number, number]): number | null {
  const [x, y] = [(space % WIDTH) + dx, Math.floor(space / WIDTH) + dy];
  return x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT ? null : y * WIDTH + x;
}

it('A1.move.01 A1.move.05 A1.terrain.07 A1.elevation.07 what a figure can reach agrees with relaxing every step', () => {
  let reached = 0;
  fc.assert(
    fc.property(
      cells('.....h~#x '),
      cells('11112223'),
      fc.uniqueArray(place, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      (map, levels, [from = 0, ally = 0, foe = 0, second = 0], points) => {
        fc.pre([from, ally, foe, second].every((s) => '.h~'.includes(map[s] ?? '#')));
        const figures = { rook: xy(from), zeke: xy(ally), 'foe-1': xy(foe), 'foe-2': xy(second) };
        const g = scene(rowsOf(map), figures, rowsOf(levels));
        // Each space's least cost, until nothing changes.
        const cost = new Map([[from, 0]]);
        const open = (s: number) => !'# '.includes(map[s] ?? '#') && s !== foe && s !== second;
        const leaving = (s: number) => (s === ally || 'h~'.includes(map[s] ?? '.') ? 2 : 1);
        for (let changed = true; changed; ) {
          changed = false;
          for (const [s, spent] of [...cost]) {
            // Leaving Dangerous Terrain Defeats: no way goes on from there.
            if (map[s] === 'x') continue;
            for (const delta of DELTAS) {
              const to = beside(s, delta);
              if (to === null || !open(to)) continue;
              const rise = Number(levels[to]) - Number(levels[s]);
              const next = spent + leaving(s);
              if (rise > 1 || rise < -2 || next > points || next >= (cost.get(to) ?? Number.POSITIVE_INFINITY))
                continue;
              cost.set(to, next);
              changed = true;
            }
          }
        }
        cost.delete(from);
        cost.delete(ally);
        const found = reachable(g, 'rook', points);
        expect(Object.fromEntries(found.map((end) => [end.to, end.cost]))).toEqual(Object.fromEntries(cost));
        for (const end of found) expect(end.path.at(-1)?.to).toBe(end.to);
        reached += found.length;
      },
    ),
    { numRuns: 250, seed: 5 },
  );
  expect(reached).toBeGreaterThan(600);
});

/** The question where a figure of the players moves the opponent to: its ends by space, with the Damage of what blocks. */
function ends(g: Game, verb: 'push' | 'pull' | 'command', n: number): Record<number, number> | null {
  g.state.stack.push({
    id: 900,
    step: 'heavy',
    ...forcedMoveInit(g, { figure: 'foe-1', by: 'rook', verb, n }),
  } as Frame);
  run(MACHINE, g);
  const { ask } = g.state;
  if (ask?.kind !== 'space') return null;
  const found: Record<number, number> = {};
  for (const { at, data } of ask.options) if (at) found[at[1] * WIDTH + at[0]] = (data as { left: number }).left;
  return found;
}

it('A1.push.01 A1.push.02 A1.push.03 A1.push.05 where a PUSH may end agrees with going step by step', () => {
  let asked = 0;
  fc.assert(
    fc.property(
      cells('......h~x#'),
      cells('11111223'),
      fc.uniqueArray(place, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (map, levels, [by = 0, moved = 0, ally = 0, foe = 0], n) => {
        fc.pre([by, moved, ally, foe].every((s) => map[s] === '.'));
        const figures = { rook: xy(by), 'foe-1': xy(moved), zeke: xy(ally), 'foe-2': xy(foe) };
        const [dx, dy] = [xy(moved)[0] - xy(by)[0], xy(moved)[1] - xy(by)[1]];
        const expected: Record<number, number> = { [moved]: 0 };
        for (const delta of DELTAS) {
          // Away from the pusher on an axis on which the two differ.
          if (delta[0] * dx <= 0 && delta[1] * dy <= 0) continue;
          let here = moved;
          for (let i = 0; i < n; i++) {
            const to = beside(here, delta);
            const stopped =
              to === null ||
              map[to] === '#' ||
              [by, ally, foe].includes(to) ||
              Number(levels[to]) > Number(levels[here]) + 1;
            if (stopped) {
              expected[here] = Math.max(expected[here] ?? 0, n - i);
              break;
            }
            here = to;
            expected[here] ??= 0;
          }
        }
        const found = ends(scene(rowsOf(map), figures, rowsOf(levels)), 'push', n);
        if (found) asked++;
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 250, seed: 6 },
  );
  expect(asked).toBeGreaterThan(150);
});

it('A1.pull.01 A1.pull.02 where a PULL may end agrees with trying every way', () => {
  let asked = 0;
  fc.assert(
    fc.property(
      cells('.....h~#'),
      fc.uniqueArray(place, { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 1, max: 4 }),
      (map, [by = 0, moved = 0], n) => {
        fc.pre([by, moved].every((s) => map[s] === '.'));
        const next = (s: number) => near(map, by, s);
        fc.pre(!next(moved));
        // Steps to the puller, round what is Obstructing.
        const field = new Map([[by, 0]]);
        const queue = [by];
        for (const s of queue)
          for (const delta of DELTAS) {
            const to = beside(s, delta);
            if (to === null || map[to] === '#' || field.has(to)) continue;
            field.set(to, (field.get(s) as number) + 1);
            queue.push(to);
          }
        const paths: number[][] = [];
        const go = (path: number[], here: number): void => {
          const on = path.length < n && !(path.length > 0 && next(here));
          const steps = on ? DELTAS.map((d) => beside(here, d)).filter((to) => to !== null && to !== by) : [];
          const closer = steps.filter((to) => field.get(to as number) === (field.get(here) ?? 0) - 1);
          if (closer.length === 0 && path.length > 0) paths.push(path);
          for (const to of closer) go([...path, to as number], to as number);
        };
        if (field.has(moved)) go([], moved);
        const last = (path: number[]) => path.at(-1) as number;
        const arriving = paths.filter((path) => next(last(path)));
        const least = Math.min(...paths.map((path) => field.get(last(path)) as number));
        const best = arriving.length > 0 ? arriving : paths.filter((path) => field.get(last(path)) === least);
        const found = ends(scene(rowsOf(map), { rook: xy(by), 'foe-1': xy(moved) }), 'pull', n);
        if (found) asked++;
        const expected = best.length > 0 ? new Set([moved, ...best.map(last)]) : new Set();
        expect(new Set(Object.keys(found ?? {}).map(Number))).toEqual(expected);
      },
    ),
    { numRuns: 250, seed: 7 },
  );
  expect(asked).toBeGreaterThan(120);
});

/** Adjacent, a diagonal only round an open corner. */
function near(map: string, a: number, b: number): boolean {
  const [[ax, ay], [bx, by]] = [xy(a), xy(b)];
  const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)];
  if (Math.max(dx, dy) !== 1) return false;
  return dx + dy === 1 || [ay * WIDTH + bx, by * WIDTH + ax].some((s) => map[s] !== '#');
}
