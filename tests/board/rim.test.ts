import { describe, expect, it } from 'vitest';
import { type Grid, RIM, SPACE, type View, wholeBoard } from '../../src/board/metrics';
import { rimOf } from '../../src/board/paintRim';

const GRID = { width: 16, height: 12 };
const STAGE = { width: 800, height: 620 };
/** Where the middle of a column or row is on the stage. */
const middleOf = (n: number, start: number, { scale }: View): number => start + (n + 0.5) * SPACE * scale;

describe('the names of columns and rows', () => {
  it('stand beside the board where its edge is in sight, each at the middle of its own', () => {
    const view = wholeBoard(GRID, STAGE);
    const { columns, rows } = rimOf(GRID, STAGE, view);
    expect(columns.at + RIM).toBeCloseTo(view.y);
    expect(rows.at + RIM).toBeCloseTo(view.x);
    expect(columns.names.map(({ n }) => n)).toEqual([...Array(16).keys()]);
    expect(rows.names.map(({ n }) => n)).toEqual([...Array(12).keys()]);
    for (const { n, at } of columns.names) expect(at).toBeCloseTo(middleOf(n, view.x, view));
    for (const { n, at } of rows.names) expect(at).toBeCloseTo(middleOf(n, view.y, view));
  });

  it('stay on the edge of the stage where the board goes on beyond it, and name what is in sight', () => {
    const view = { scale: 2, x: -5.4 * SPACE * 2, y: -3.1 * SPACE * 2 };
    const { columns, rows } = rimOf(GRID, STAGE, view);
    expect([columns.at, rows.at]).toEqual([0, 0]);
    for (const [names, start, size] of [
      [columns.names, view.x, STAGE.width],
      [rows.names, view.y, STAGE.height],
    ] as const) {
      const seen = [...Array(16).keys()].filter((n) => {
        const at = middleOf(n, start, view);
        return at >= RIM && at <= size - 4;
      });
      expect(names.map(({ n }) => n)).toEqual(seen);
    }
  });

  it('are fewer where spaces are narrow, evenly apart', () => {
    const large: Grid = { width: 60, height: 60 };
    const view = wholeBoard(large, STAGE);
    const { columns, rows } = rimOf(large, STAGE, view);
    for (const [{ names }, apart] of [
      [columns, 22],
      [rows, 15],
    ] as const) {
      const gaps = names.slice(1).map(({ at }, n) => at - (names[n]?.at ?? 0));
      expect(names[0]?.n).toBe(0);
      for (const gap of gaps) {
        expect(gap).toBeGreaterThanOrEqual(apart);
        expect(gap).toBeCloseTo(gaps[0] ?? 0);
      }
    }
  });
});
