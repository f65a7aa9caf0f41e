/** Draws the names of columns and rows: beside the board, or along the edge of the stage where the board goes on beyond it. */
import { columnName } from '../log';
import { type Grid, RIM, SPACE, type View } from './metrics';
import { COLOURS, LABEL_FONT } from './paintTools';

/** Names stand at least so far apart, in pixels: of columns, of rows. */
const APART = { column: 22, row: 15 } as const;
/** So many columns or rows to a name where they are narrow. */
const STEPS = [1, 2, 5, 10, 20] as const;

/** One of the two bands along its own direction, in pixels of the stage. */
export interface Band {
  /** Its near edge across its direction. */
  at: number;
  from: number;
  to: number;
  names: { n: number; at: number }[];
}

/**
 * The band of columns or rows.
 * @param spaces columns or rows of the board @param start, along where the board and how far the stage goes in its direction
 * @param across where the board begins in the other direction @param apart least distance of two names
 */
function band(spaces: number, size: number, start: number, along: number, across: number, apart: number): Band {
  const step = STEPS.find((each) => each * size >= apart) ?? STEPS[STEPS.length - 1];
  const from = Math.max(0, start - RIM);
  const to = Math.min(along, start + spaces * size);
  const names: Band['names'] = [];
  // The other band has the corner.
  const first = Math.max(0, Math.ceil((from + RIM - start) / size - 0.5));
  for (let n = Math.ceil(first / step) * step; n < spaces; n += step) {
    const at = start + (n + 0.5) * size;
    if (at > to - 4) break;
    names.push({ n, at });
  }
  return { at: Math.max(0, across - RIM), from, to, names };
}

/** Both bands of a board as a view shows it on a stage: they never leave the stage. */
export function rimOf(grid: Grid, stage: Grid, { scale, x, y }: View): { columns: Band; rows: Band } {
  const size = scale * SPACE;
  return {
    columns: band(grid.width, size, x, stage.width, y, APART.column),
    rows: band(grid.height, size, y, stage.height, x, APART.row),
  };
}

/** Draws both bands on a context whose units are pixels of the stage. @param focus the space pointed at: its names are lit */
export function paintRim(c: CanvasRenderingContext2D, grid: Grid, stage: Grid, view: View, focus: number | null): void {
  const { columns, rows } = rimOf(grid, stage, view);
  c.fillStyle = 'rgba(10, 13, 14, 0.85)';
  c.fillRect(columns.from, columns.at, columns.to - columns.from, RIM);
  c.fillRect(rows.at, rows.from + RIM, RIM, rows.to - rows.from - RIM);
  c.font = `500 11px ${LABEL_FONT}`;
  c.textAlign = 'center';
  const lit = focus === null ? [] : [focus % grid.width, Math.floor(focus / grid.width)];
  const colour = (n: number, of: number | undefined): string => (n === of ? COLOURS.pick : '#9aa5a1');
  for (const { n, at } of columns.names) {
    c.fillStyle = colour(n, lit[0]);
    c.fillText(columnName(n), at, columns.at + RIM / 2 + 4);
  }
  for (const { n, at } of rows.names) {
    c.fillStyle = colour(n, lit[1]);
    c.fillText(String(n + 1), rows.at + RIM / 2, at + 4);
  }
}
