/**
 * Square grids. A space is the number `row * width + column`; only at the public edge is it `[column, row]`.
 * What a grid of another shape would change (its directions, its distance, the spaces of a base) is in this file and in
 * the `exits` of a Topology; searches only follow exits.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** The public form of a space: column (0 is west), row (0 is north). */
type Position = [column: number, row: number];

/** Columns and rows that a base covers. */
export type BaseSize = readonly [width: number, height: number];

/** The spaces that a figure covers; `at` is the north-west one. */
export interface Base {
  readonly at: number;
  readonly size: BaseSize;
}

/** Stands where a space is asked for and there is none. */
export const NO_SPACE = -1;

export const SINGLE: BaseSize = [1, 1];

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

/** Index of an orthogonal direction: 0 north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;

export const DIRECTIONS: readonly Direction[] = [NORTH, EAST, SOUTH, WEST];
export const DIRECTION_NAMES = ['north', 'east', 'south', 'west'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

/** Columns and rows that one step in a Direction changes. */
const STEP_COLUMNS: readonly number[] = [0, 1, 0, -1];
const STEP_ROWS: readonly number[] = [-1, 0, 1, 0];

/** The Direction that a name of the file formats means. */
export function directionNamed(name: DirectionName): Direction {
  return DIRECTION_NAMES.indexOf(name) as Direction;
}

export function columnOf(grid: Grid, space: number): number {
  return space % grid.width;
}

export function rowOf(grid: Grid, space: number): number {
  return Math.floor(space / grid.width);
}

/** The space in a column and row, NO_SPACE outside the grid. */
export function spaceAt(grid: Grid, column: number, row: number): number {
  return column < 0 || row < 0 || column >= grid.width || row >= grid.height ? NO_SPACE : row * grid.width + column;
}

/** `[column, row]` of a space. */
export function toPosition(grid: Grid, space: number): Position {
  return [columnOf(grid, space), rowOf(grid, space)];
}

/** The space at `[column, row]`. Throws a RangeError for a place outside the grid. */
export function fromPosition(grid: Grid, position: readonly [number, number]): number {
  const [column, row] = position;
  const space = Number.isInteger(column) && Number.isInteger(row) ? spaceAt(grid, column, row) : NO_SPACE;
  if (space === NO_SPACE) {
    throw new RangeError(`[${column}, ${row}] is not on the board of ${grid.width} columns and ${grid.height} rows`);
  }
  return space;
}

/** The space one step away in a Direction, NO_SPACE outside the grid. Knows nothing of walls and terrain. */
export function spaceBeside(grid: Grid, space: number, direction: Direction): number {
  return spaceAt(grid, columnOf(grid, space) + STEP_COLUMNS[direction], rowOf(grid, space) + STEP_ROWS[direction]);
}

/** The up to 4 spaces that share an edge with a space (A1.move.01), in the order of DIRECTIONS. */
export function orthogonalNeighbours(grid: Grid, space: number): number[] {
  return DIRECTIONS.map((direction) => spaceBeside(grid, space, direction)).filter((beside) => beside !== NO_SPACE);
}

/** The up to 8 spaces that share an edge or a corner with a space (A1.adjacent.01), by rows. */
export function allNeighbours(grid: Grid, space: number): number[] {
  const column = columnOf(grid, space);
  const row = rowOf(grid, space);
  const found: number[] = [];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const near = spaceAt(grid, c, r);
      if (near !== NO_SPACE && near !== space) found.push(near);
    }
  }
  return found;
}

/** Spaces between two spaces as Range counts them, diagonals 1 (A1.range.08). */
export function distance(grid: Grid, a: number, b: number): number {
  return Math.max(Math.abs(columnOf(grid, a) - columnOf(grid, b)), Math.abs(rowOf(grid, a) - rowOf(grid, b)));
}

/** Orthogonal steps between two spaces where nothing is in the way (A1.move.01). */
export function steps(grid: Grid, a: number, b: number): number {
  return Math.abs(columnOf(grid, a) - columnOf(grid, b)) + Math.abs(rowOf(grid, a) - rowOf(grid, b));
}

/** True if the base lies within the grid as a whole. */
function baseOnGrid(grid: Grid, at: number, size: BaseSize): boolean {
  return (
    at >= 0 &&
    at < grid.width * grid.height &&
    columnOf(grid, at) + size[0] <= grid.width &&
    rowOf(grid, at) + size[1] <= grid.height
  );
}

/** True if the base covers one space only. */
export function isSingle(base: Base): boolean {
  return base.size[0] === 1 && base.size[1] === 1;
}

/** The spaces of a base by rows, north-west first. Throws a RangeError if it does not lie within the grid. */
export function baseSpaces(grid: Grid, at: number, size: BaseSize): number[] {
  if (size[0] === 1 && size[1] === 1 && at >= 0 && at < grid.width * grid.height) return [at];
  if (!baseOnGrid(grid, at, size)) throw new RangeError(`a base of ${size[0]}x${size[1]} does not fit at space ${at}`);
  const spaces: number[] = [];
  for (let row = 0; row < size[1]; row++) {
    for (let column = 0; column < size[0]; column++) spaces.push(at + row * grid.width + column);
  }
  return spaces;
}

/** True if the base covers the space. */
export function baseCovers(grid: Grid, base: Base, space: number): boolean {
  const column = columnOf(grid, space) - columnOf(grid, base.at);
  const row = rowOf(grid, space) - rowOf(grid, base.at);
  return column >= 0 && row >= 0 && column < base.size[0] && row < base.size[1];
}

/** Signed steps from interval a to interval b, 0 where they share a place. */
function gap(a: number, aLength: number, b: number, bLength: number): number {
  if (b > a + aLength - 1) return b - (a + aLength - 1);
  if (b + bLength - 1 < a) return b + bLength - 1 - a;
  return 0;
}

/** Columns and rows (signed: east and south are positive) from the nearest space of `from` to the nearest of `to`. */
export function baseOffset(grid: Grid, from: Base, to: Base): [columns: number, rows: number] {
  return [
    gap(columnOf(grid, from.at), from.size[0], columnOf(grid, to.at), to.size[0]),
    gap(rowOf(grid, from.at), from.size[1], rowOf(grid, to.at), to.size[1]),
  ];
}
