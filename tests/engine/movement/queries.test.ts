import { describe, expect, it } from 'vitest';
import type { CourseAim } from '../../../src/engine/queries/courses';
import { goingOf } from '../../../src/engine/queries/going';
import { movementValue, moveReasons } from '../../../src/engine/queries/movement';
import { moveOptions } from '../../../src/engine/queries/moveOptions';
import { bestPath, movementDistance, plannedEnds, reachable, withinMovement } from '../../../src/engine/queries/paths';
import { provocations } from '../../../src/engine/rules/breakAttacks';
import { at, change, scene } from './scene';

const whom = { of: [] };
const aim = (to: 'towards' | 'awayFrom' | 'farthestFrom' | 'beAdjacentTo', ...targets: string[]): CourseAim => ({
  course: { to, whom },
  targets,
  spaces: [],
});

const costs = (g: ReturnType<typeof scene>, id: string, points?: number): Record<string, number> =>
  Object.fromEntries(
    reachable(g, id, points).map((end) => [
      `${end.to % g.state.board.width},${Math.floor(end.to / g.state.board.width)}`,
      end.cost,
    ]),
  );

describe('costs', () => {
  it('A1.move.05 A1.move.06 A1.terrain.07 A1.terrain.10 leaving an ally, Hindering or Water costs 2, together no more', () => {
    const g = scene(['.h~...'], { rook: [0, 0], zeke: [2, 0], remi: [4, 0] });
    expect([0, 1, 2, 3, 4].map(goingOf(g, 'rook').mover.leaveCost)).toEqual([1, 2, 2, 1, 2]);
    expect(costs(g, 'rook', 8)).toEqual({ '1,0': 1, '3,0': 5, '5,0': 8 });
  });

  it('A1.std-action.03 a further SP is 2 points, and the list says how many SP a way takes', () => {
    const g = scene(['............'], { rook: [0, 0] });
    const ends = reachable(g, 'rook');
    expect(ends.map((end) => [end.cost, end.sp])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [n, n <= 6 ? 1 : n <= 8 ? 2 : 3]),
    );
    expect(moveReasons(change(g, 'rook', { sp: 0 }), 'rook').map((r) => r.why)).toEqual(['notEnoughSp']);
    expect(reachable(g, 'rook')).toEqual([]);
  });

  it('A1.tag-move.14 A1.tag-move.15 FLIGHT pays 1 everywhere and passes opponents, but does not end there', () => {
    const g = scene(['.hx~.'], { 'bird-1': [0, 0], rook: [3, 0] });
    expect(costs(g, 'bird-1', 4)).toEqual({ '1,0': 1, '2,0': 2, '4,0': 4 });
    expect(costs(scene(['.hx~.'], { 'foe-1': [0, 0], rook: [3, 0] }), 'foe-1', 9)).toEqual({ '1,0': 1, '2,0': 3 });
  });

  it('A1.tag-move.21 HEAVY takes Movement from Adventurers only', () => {
    const g = scene(['..'], { 'ox-1': [0, 0] });
    expect(movementValue(g, 'ox-1')).toBe(6);
  });
});

describe('offers', () => {
  it("A1.move.07 an ally's space is offered only if the figure can go on from there", () => {
    const moves = (sp: number) => {
      const g = change(scene(['...'], { rook: [0, 0], zeke: [1, 0] }), 'rook', { sp });
      g.state.figures.rook.marks.moveAction = false;
      return moveOptions(g, 'rook')
        .filter((o) => o.kind === 'move')
        .map((o) => o.to);
    };
    expect(moves(1)).toEqual([[1, 0]]);
    const dead = scene(['..#'], { rook: [0, 0], zeke: [1, 0] });
    expect(moveOptions(dead, 'rook')).toEqual([]);
  });

  it('A1.jump.04 A1.jump.07 A1.jump.08 Jumps go over free spaces that are not Obstructing', () => {
    const g = scene(['.....', '.#...'], { rook: [0, 0], zeke: [3, 0] });
    const jumps = moveOptions(g, 'rook')
      .filter((o) => o.kind === 'jump')
      .map((o) => ({ over: o.over, to: o.to }));
    expect(jumps).toContainEqual({ over: [[1, 0]], to: [2, 0] });
    expect(jumps).toContainEqual({
      over: [
        [1, 0],
        [2, 0],
      ],
      to: [2, 1],
    });
    expect(jumps.some((j) => j.over?.some(([x, y]) => (x === 3 && y === 0) || (x === 1 && y === 1)))).toBe(false);
    expect(moveOptions(scene(['h...'], { rook: [0, 0] }), 'rook').map((o) => o.kind)).toEqual(['move']);
  });
});

describe('provoking', () => {
  const provokes = (g: ReturnType<typeof scene>, id: string, from: [number, number], move = {}): string[] =>
    provocations(g, id, move)(at(g, from));

  it('A1.break-attack.01 A1.break-attack.05 A1.break-attack.18 adjacent opponents that have none yet and do not move it', () => {
    const g = scene(['...', '...', '...'], { rook: [1, 1], 'foe-1': [0, 0], 'foe-2': [2, 2], zeke: [2, 1] });
    expect(provokes(g, 'rook', [1, 1])).toEqual(['foe-1', 'foe-2']);
    expect(provokes(g, 'rook', [1, 1], { by: 'foe-1', forced: true })).toEqual(['foe-2']);
    change(g, 'foe-2', { marks: { breakAttack: true } });
    expect(provokes(g, 'rook', [1, 1])).toEqual(['foe-1']);
    change(g, 'foe-1', { effects: ['PARALYZE'] });
    expect(provokes(g, 'rook', [1, 1])).toEqual([]);
  });

  it('A1.tag-move.11 A1.tag-move.12 A1.tag-move.13 A1.tag-move.16 ELUSIVE spares those of the start, FLIGHT all others', () => {
    for (const [card, early, late] of [
      ['eel', [], ['zeke']],
      ['bird', ['rook'], []],
    ] as const) {
      const g = scene(['......'], { [`${card}-1`]: [1, 0], rook: [0, 0], zeke: [4, 0] });
      const move = { startAdjacent: ['rook'] };
      expect(provokes(g, `${card}-1`, [1, 0], move)).toEqual(early);
      expect(provokes(g, `${card}-1`, [3, 0], move)).toEqual(late);
    }
    const eel = scene(['...'], { 'eel-1': [1, 0], rook: [0, 0] });
    expect(provokes(eel, 'eel-1', [1, 0], { forced: true, startAdjacent: ['rook'] })).toEqual(['rook']);
  });

  it('A1.tag-move.31 PROVOKE widens the area', () => {
    const g = scene(['....'], { rook: [2, 0], 'hound-1': [0, 0] });
    expect(provokes(g, 'rook', [2, 0])).toEqual(['hound-1']);
    expect(provokes(g, 'rook', [3, 0])).toEqual([]);
  });
});

describe('ways', () => {
  it('of equally cheap ways the one that provokes least, and none through what Defeats', () => {
    const g = scene(['...', '.x.', '...', '..#'], { rook: [0, 0], 'foe-1': [0, 3] });
    const end = reachable(g, 'rook').find((e) => e.to === at(g, [2, 2]));
    expect(end?.provokes).toEqual([]);
    expect(bestPath(g, 'rook', at(g, [2, 2]))?.map((s) => s.to)).toEqual([1, 2, 5, 8]);
  });

  it('A1.ai-move.01 A1.ai-move.07 A1.golden-rule.04 towards: as near as it gets, by the way of least risk', () => {
    const g = scene(['.....', '.....', '.....'], { 'foe-1': [0, 1], rook: [4, 1], zeke: [2, 0] });
    const ends = plannedEnds(g, 'foe-1', { points: 6, mode: 'action', aim: aim('towards', 'rook') });
    expect(ends.map((e) => e.to)).toEqual([at(g, [3, 1])]);
    expect(ends[0]?.risk).toBe(16);
    const far = plannedEnds(g, 'foe-1', { points: 2, mode: 'action', aim: aim('towards', 'rook') });
    expect(far.every((e) => e.cost === 2)).toBe(true);
  });

  it('A1.ai-move.04 away: every space farther; farthest: any way', () => {
    const g = scene(['......'], { 'foe-1': [2, 0], rook: [1, 0] });
    expect(plannedEnds(g, 'foe-1', { points: 2, mode: 'free', aim: aim('awayFrom', 'rook') })[0]?.to).toBe(4);
    expect(plannedEnds(g, 'foe-1', { points: 9, mode: 'free', aim: aim('farthestFrom', 'rook') })[0]?.to).toBe(5);
  });

  it('A1.ai-move.08 A1.ai.17 a gap is Jumped if that is the only way, of at most 2 spaces', () => {
    const gap = scene(['.xx..'], { 'foe-1': [0, 0], rook: [4, 0] });
    expect(plannedEnds(gap, 'foe-1', { points: 6, mode: 'action', aim: aim('towards', 'rook') })[0]?.path).toEqual([
      { to: 3, over: [1, 2], cost: 3 },
    ]);
    const wide = scene(['.xxx..'], { 'foe-1': [0, 0], rook: [5, 0] });
    expect(plannedEnds(wide, 'foe-1', { points: 6, mode: 'action', aim: aim('towards', 'rook') })[0]?.path).toEqual([]);
    expect(plannedEnds(wide, 'foe-1', { points: 6, mode: 'action', jump: 4, aim: aim('towards', 'rook') })[0]?.to).toBe(
      4,
    );
    const round = scene(['.xx..', '.....'], { 'foe-1': [0, 0], rook: [4, 0] });
    expect(plannedEnds(round, 'foe-1', { points: 6, mode: 'action', aim: aim('beAdjacentTo', 'rook') })[0]?.risk).toBe(
      0,
    );
  });

  it('A1.ai-distance.01 A1.ai-distance.03 distance counts the way, Range decides between equals', () => {
    const g = scene(['...', '##.', '...'], { 'foe-1': [0, 0], rook: [0, 2], zeke: [2, 0] });
    expect(movementDistance(g, 'foe-1', 'zeke')).toBeCloseTo(2.002);
    // Zeke closes the only way to Rook.
    expect(movementDistance(g, 'foe-1', 'rook')).toBe(1002);
    expect(withinMovement(g, 'foe-1', 'rook')).toBe(false);
    expect(withinMovement(g, 'foe-1', 'zeke')).toBe(true);
    expect(
      Math.floor(movementDistance(scene(['...', '##.', '...'], { 'foe-1': [0, 0], rook: [0, 2] }), 'foe-1', 'rook')),
    ).toBe(6);
  });
});
