import { describe, expect, it } from 'vitest';
import { RIM } from '../../src/board/metrics';
import { rimAt, stepOf } from '../../src/board/Rim';

describe('the names of columns and rows', () => {
  it('stand beside the board where its edge is in sight and go along with it', () => {
    expect(rimAt({ scale: 0.7, x: 120, y: 40 })).toEqual({
      column: { band: `translateY(${40 - RIM}px)`, names: 'translateX(120px)' },
      row: { band: `translateX(${120 - RIM}px)`, names: `translateY(${40 - RIM}px)` },
    });
  });

  it('stay on the edge of the stage where the board goes on beyond it', () => {
    const { column, row } = rimAt({ scale: 2, x: -562, y: -322 });
    expect([column.band, row.band]).toEqual(['translateY(0px)', 'translateX(0px)']);
    // The band of the rows begins below that of the columns.
    expect([column.names, row.names]).toEqual(['translateX(-562px)', `translateY(${-322 - RIM}px)`]);
  });

  it('are fewer where spaces are narrow', () => {
    expect([40, 22, 21, 11, 10, 4.5, 4.3, 1].map((size) => stepOf(size, 22))).toEqual([1, 1, 2, 2, 5, 5, 10, 20]);
  });
});
