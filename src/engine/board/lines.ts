/** Kinds of crossing on a line between the centres of two spaces. */
export const ACROSS_COLUMN = 0;
const ACROSS_ROW = 1;
export const ACROSS_CORNER = 2;

/** Numbers of one crossing in a line: its kind, then columns and rows from the start to the space entered. */
export const CROSSING = 3;

const known: (Int16Array | undefined)[][] = [];

/**
 * The crossings of the line from the centre of a space to the centre of the one `columns` east and `rows` south of it
 * (both 0 or more), in order. Exact: whole numbers only. A line that leaves a space through a corner crosses straight
 * into the diagonal space, with the kind ACROSS_CORNER (A1.diagonal.01, A1.diagonal.08).
 */
export function crossings(columns: number, rows: number): Int16Array {
  known[columns] ??= [];
  const line = known[columns][rows] ?? trace(columns, rows);
  known[columns][rows] = line;
  return line;
}

function trace(columns: number, rows: number): Int16Array {
  const found: number[] = [];
  let column = 0;
  let row = 0;
  while (column < columns || row < rows) {
    // The next column edge is reached at (2 * column + 1) / (2 * columns) of the line, the next row edge likewise.
    const toColumn = (2 * column + 1) * rows;
    const toRow = (2 * row + 1) * columns;
    if (toColumn === toRow) {
      column += 1;
      row += 1;
      found.push(ACROSS_CORNER, column, row);
    } else if (toColumn < toRow) {
      column += 1;
      found.push(ACROSS_COLUMN, column, row);
    } else {
      row += 1;
      found.push(ACROSS_ROW, column, row);
    }
  }
  return Int16Array.from(found);
}
