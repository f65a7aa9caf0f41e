import { type Base, baseOffset, columnOf, distance, type Grid, isSingle, rowOf } from './grid';

/** Spaces between the nearest spaces of two bases, diagonals 1, 0 where they overlap (A1.range.07, .08, .13). */
export function rangeBetween(grid: Grid, a: Base, b: Base): number {
  if (isSingle(a) && isSingle(b)) return distance(grid, a.at, b.at);
  const [columns, rows] = baseOffset(grid, a, b);
  return Math.max(Math.abs(columns), Math.abs(rows));
}

/** All places of the grid at most `range` spaces from a base, its own included, by rows; blanks are not left out. */
export function spacesWithin(grid: Grid, base: Base, range: number): number[] {
  const west = Math.max(0, columnOf(grid, base.at) - range);
  const east = Math.min(grid.width - 1, columnOf(grid, base.at) + base.size[0] - 1 + range);
  const north = Math.max(0, rowOf(grid, base.at) - range);
  const south = Math.min(grid.height - 1, rowOf(grid, base.at) + base.size[1] - 1 + range);
  const found: number[] = [];
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) found.push(row * grid.width + column);
  }
  return found;
}
