import { describe, expect, it } from 'vitest';
import type { Course } from '../../../src/engine/abilities/ast';
import { type MoveWish, planMove, setOn } from '../../../src/engine/ai/plan';
import { figure, type Game, xy } from '../../../src/engine/game';
import { movementDistance } from '../../../src/engine/queries/paths';
import { canReach } from '../../../src/engine/queries/reach';
import { adventurer, combatant, normal } from '../../scene/field';
import { gameAt } from './game';

const NOBODY = { of: [] };
const towards: Course = { to: 'towards', whom: NOBODY };

/** The spaces that `foe` would enter. */
function plan(g: Game, course: Course, targets: string[], wish: Partial<MoveWish> = {}): [number, number][] {
  const [first] = planMove(g, 'foe', { mode: 'action', points: 6, course, courseTargets: targets, ...wish });
  if (!first) throw new Error('no plan');
  return setOn(g, first).map(({ to }) => xy(g, to));
}
const rook = (at: [number, number], extra = {}) => adventurer('rook', at, extra);
const foe = (at: [number, number], extra = {}) => combatant('foe', at, extra);

describe('towards and away', () => {
  it('A1.ai-move.01 A1.ai-move.07 goes as near as its points allow', () => {
    const g = gameAt(normal(12, 1), [foe([0, 0]), rook([10, 0])]);
    expect(plan(g, towards, ['rook']).at(-1)).toEqual([6, 0]);
    expect(plan(gameAt(normal(5, 1), [foe([0, 0]), rook([4, 0])]), towards, ['rook'])).toHaveLength(3);
  });

  it('A1.ai-move.05 ends where it flanks, told with the reason', () => {
    const g = gameAt(normal(6, 3), [foe([0, 0]), rook([3, 1]), combatant('idle', [4, 1])]);
    expect(plan(g, towards, ['rook']).at(-1)).toEqual([2, 1]);
    expect(g.events.at(-1)).toMatchObject({ type: 'aiMovePlanned', figure: 'foe', to: [2, 1], because: 'goldenRule' });
    const north = gameAt(normal(6, 3), [foe([0, 0]), rook([3, 1]), combatant('idle', [3, 2])]);
    expect(plan(north, towards, ['rook']).at(-1)).toEqual([3, 0]);
    // Nothing was changed for the comparison.
    expect(g.state.bodies[figure(g, 'foe').body]?.at).toBe(0);
  });

  it('A1.ai-wording.01 farther as far as it can', () => {
    const farther: Course = { to: 'fartherFrom', whom: NOBODY };
    const free = { mode: 'free', points: 2 } as const;
    expect(plan(gameAt(normal(6, 1), [foe([1, 0]), rook([0, 0])]), farther, ['rook'], free).at(-1)).toEqual([3, 0]);
    expect(plan(gameAt(['...#'], [foe([1, 0]), rook([0, 0])]), farther, ['rook'], free)).toEqual([[2, 0]]);
    expect(plan(gameAt(['..#'], [foe([1, 0]), rook([0, 0])]), farther, ['rook'], free)).toEqual([]);
  });

  it('A1.golden-rule.04 A1.ai-move.08 Jumps only where there is no way round', () => {
    expect(plan(gameAt(['.x...', '.....'], [foe([0, 0]), rook([4, 0])]), towards, ['rook'])).not.toContainEqual([2, 0]);
    const g = gameAt(['.x...'], [foe([0, 0]), rook([4, 0])]);
    expect(plan(g, towards, ['rook']).at(-1)).toEqual([3, 0]);
  });

  it('A1.ai.17 A1.aggro.01 Jumps over 2 spaces, over 4 where it may', () => {
    const wide = () => gameAt(['.xxxx..'], [foe([0, 0]), rook([6, 0])]);
    expect(plan(wide(), towards, ['rook'])).toEqual([]);
    expect(plan(wide(), towards, ['rook'], { jump: 4 })).toEqual([[5, 0]]);
  });

  it('A1.golden-rule.06 ends short of a Current that would Defeat it', () => {
    const current = [{ spaces: [[2, 0]], direction: 'south', move: 1 }];
    const map = ['..~.', '##x#'];
    const swept = gameAt(map, [foe([0, 0]), rook([3, 0])], { board: { currents: current } });
    expect(plan(swept, towards, ['rook'])).toEqual([[1, 0]]);
    expect(plan(gameAt(map, [foe([0, 0]), rook([3, 0])]), towards, ['rook']).at(-1)).toEqual([2, 0]);
  });
});

describe('to be somewhere', () => {
  const within: Course = { to: 'beWithinSpaces', n: 4, whom: NOBODY };

  it('A1.ai-wording.04 A1.ai-wording.05 stops as soon as it is within, and stays if it is', () => {
    expect(plan(gameAt(normal(9, 3), [foe([0, 1]), rook([7, 1])]), within, ['rook'])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(plan(gameAt(normal(9, 3), [foe([3, 1]), rook([7, 1])]), within, ['rook'])).toEqual([]);
  });

  it('A1.ai-wording.07 goes as far as it can to a goal out of reach', () => {
    const adjacent: Course = { to: 'beAdjacentTo', whom: NOBODY };
    expect(plan(gameAt(normal(12, 1), [foe([0, 0]), rook([11, 0])]), adjacent, ['rook']).at(-1)).toEqual([6, 0]);
  });

  it('takes the space adjacent to most opponents', () => {
    const g = gameAt(normal(7, 3), [foe([0, 1]), rook([4, 0]), adventurer('zeke', [4, 2])]);
    expect(plan(g, { to: 'beAdjacentToMost' }, []).at(-1)).toEqual([3, 1]);
  });
});

describe('reach', () => {
  it('A1.ai-distance.01 A1.ai-distance.03 counts by movement, Range decides between equals', () => {
    const g = gameAt(
      ['.#.', '.#.', '...', '...', '...', '...'],
      [foe([0, 0]), rook([2, 0]), adventurer('zeke', [0, 5])],
    );
    expect(movementDistance(g, 'foe', 'zeke')).toBeLessThan(movementDistance(g, 'foe', 'rook'));
  });

  it('A1.ai-move.03 no Jump lands on a figure: one among Dangerous spaces is no nearest one', () => {
    const map = ['.x.x.x', 'xxxxxx', 'xx.xxx', 'xx.xxx'];
    const g = gameAt(map, [foe([0, 0]), adventurer('remi', [4, 0]), adventurer('zeke', [2, 3])]);
    expect(movementDistance(g, 'foe', 'zeke')).toBeLessThan(movementDistance(g, 'foe', 'remi'));
  });

  it('A1.ai.17 can be reached with a MOVE, with an ATK from where it could be made', () => {
    const reaches = (at: [number, number], kind?: Parameters<typeof canReach>[3], map = normal(14, 1)) =>
      canReach(gameAt(map, [foe([0, 0]), rook(at)]), 'foe', 'rook', kind);
    expect(reaches([7, 0])).toBe(true);
    expect(reaches([8, 0])).toBe(false);
    expect(reaches([10, 0], { mode: 'Ranged', range: 4 })).toBe(true);
    expect(reaches([11, 0], { mode: 'Ranged', range: 4 })).toBe(false);
    expect(reaches([4, 0], undefined, ['.xx..'])).toBe(true);
    expect(reaches([5, 0], undefined, ['.xxx..'])).toBe(false);
    const held = gameAt(normal(14, 1), [foe([0, 0], { effects: ['paralyze'] }), rook([3, 0])]);
    expect(canReach(held, 'foe', 'rook')).toBe(false);
  });
});
