import { describe, expect, it } from 'vitest';
import { framed, type Grid, middle, SPACE, startView, type View, wholeBoard } from '../../src/board/metrics';

const GRID = { width: 16, height: 12 };
const PHONE = { width: 390, height: 340 };
const DESK = { width: 764, height: 660 };
const at = (column: number, row: number, { width }: Grid = GRID): number => row * width + column;

/** Whether all of a space is in view. */
function inView(view: View, stage: Grid, space: number, grid: Grid = GRID): boolean {
  const { x, y } = middle(grid, space);
  const half = SPACE / 2;
  const [left, top] = [(x - half) * view.scale + view.x, (y - half) * view.scale + view.y];
  const size = SPACE * view.scale;
  return left >= 0 && top >= 0 && left + size <= stage.width && top + size <= stage.height;
}

describe('startView', () => {
  it('shows the whole board where its spaces can be read', () => {
    expect(startView(GRID, DESK, at(0, 5))).toEqual(wholeBoard(GRID, DESK));
  });

  it('leaves little room beside the board', () => {
    const { scale } = wholeBoard(GRID, DESK);
    expect((GRID.width * SPACE * scale) / DESK.width).toBeGreaterThan(0.96);
  });

  it('gives a finger spaces of 44 pixels, with the party and the nearest enemies in view', () => {
    const party = [at(1, 4), at(1, 5), at(2, 6), at(0, 7)];
    const [near, far] = [at(5, 6), at(14, 2)];
    const view = startView(GRID, PHONE, at(1, 5), { also: [...party, near, far], finger: true });
    expect(view.scale * SPACE).toBeGreaterThanOrEqual(44);
    for (const space of [...party, near]) expect(inView(view, PHONE, space)).toBe(true);
    expect(inView(view, PHONE, far)).toBe(false);
  });

  it('grows what is close together only as far as it helps', () => {
    const view = startView(GRID, PHONE, at(4, 5), { also: [at(5, 5)], finger: true });
    expect(view.scale * SPACE).toBeLessThanOrEqual(60);
  });

  it('shows no more beside the board than its margin', () => {
    const view = startView(GRID, PHONE, at(15, 11), { finger: true });
    expect(view.x + GRID.width * SPACE * view.scale).toBeGreaterThanOrEqual(PHONE.width - 10);
    expect(view.y + GRID.height * SPACE * view.scale).toBeGreaterThanOrEqual(PHONE.height - 10);
  });
});

describe('framed', () => {
  const view = { scale: 1, x: 0, y: 0 };
  const seen = (to: View, space: number): { x: number; y: number } => {
    const { x, y } = middle(GRID, space);
    return { x: x * to.scale + to.x, y: y * to.scale + to.y };
  };

  it('leaves the whole board where it is, whoever stands at its edge', () => {
    const whole = wholeBoard(GRID, DESK);
    for (const space of [at(0, 0), at(15, 0), at(0, 11), at(15, 11)])
      expect(framed(GRID, DESK, whole, [middle(GRID, space)])).toBeNull();
    expect(framed(GRID, DESK, whole, [])).toBeNull();
  });

  it('moves no farther than it must to show who is out of sight', () => {
    const to = framed(GRID, PHONE, view, [middle(GRID, at(9, 2))]) as View;
    expect(to.scale).toBe(1);
    expect(to.y).toBe(0);
    expect(seen(to, at(9, 2)).x).toBeLessThanOrEqual(PHONE.width - 26);
    expect(seen(to, at(9, 2)).x).toBeGreaterThan(PHONE.width - 70);
  });

  it('shows nothing beside the board, also for those in its corners', () => {
    const away = { scale: 1, x: -400, y: -250 };
    const to = framed(GRID, PHONE, away, [middle(GRID, at(0, 0))]) as View;
    expect(to.x).toBeLessThanOrEqual(20);
    expect(to.y).toBeLessThanOrEqual(20);
    expect(inView(to, PHONE, at(0, 0))).toBe(true);
  });

  it('zooms out where they are too far apart', () => {
    const to = framed(GRID, PHONE, view, [middle(GRID, at(1, 3)), middle(GRID, at(14, 3))]) as View;
    expect(to.scale).toBeLessThan(1);
    for (const space of [at(1, 3), at(14, 3)]) expect(inView(to, PHONE, space)).toBe(true);
  });
});
