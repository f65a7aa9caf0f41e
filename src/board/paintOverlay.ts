/** Draws what lies over the figures: paths with what arises on their edges, sight lines, the ruler, the cursor. */
import { corner, type Grid, SPACE } from './metrics';
import type { Overlay, PathMark, SightMark, Spot } from './overlay';
import { burst, COLOURS, cased, diamond, plate } from './paintTools';

const TONES = { pick: COLOURS.pick, foe: COLOURS.foe, quiet: '#b9bdb2' } as const;
/** How far apart the marks on one edge stand. */
const APART = 17;

const half = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** What stands on the edge that a step crosses, side by side along the edge. */
function paintEdge(c: CanvasRenderingContext2D, from: Spot, step: PathMark['steps'][number], path: PathMark): void {
  const marks: ((x: number, y: number) => void)[] = [];
  if (step.provokes.length > 0) marks.push((x, y) => burst(c, x, y, 10));
  if (step.slowedBy)
    marks.push((x, y) => {
      plate(c, '2', x, y, step.slowedBy === 'water' ? '#6fa9bf' : '#b5a36a', 11);
    });
  for (let n = 0; n < step.sp; n++)
    marks.push((x, y) => {
      diamond(c, x, y, 6.5);
      c.fillStyle = COLOURS.brass;
      c.fill();
      c.strokeStyle = COLOURS.dark;
      c.lineWidth = 1.5;
      c.stroke();
    });
  const at = half(from, step.spot);
  for (const id of step.provokes) {
    const striker = path.strikers[id];
    if (!striker) continue;
    c.setLineDash([4, 4]);
    cased(c, COLOURS.foe, 2, () => {
      c.moveTo(striker.x, striker.y);
      c.lineTo(at.x, at.y);
    });
    c.setLineDash([]);
  }
  const along = Math.abs(step.spot.y - from.y) > Math.abs(step.spot.x - from.x);
  marks.forEach((mark, n) => {
    const shift = (n - (marks.length - 1) / 2) * APART;
    mark(at.x + (along ? shift : 0), at.y + (along ? 0 : shift));
  });
}

/** The end of a path where ending Defeats. */
function paintDeadly(c: CanvasRenderingContext2D, { x, y }: Spot): void {
  cased(c, COLOURS.foe, 3, () => {
    c.moveTo(x - 13, y - 13);
    c.lineTo(x + 13, y + 13);
    c.moveTo(x + 13, y - 13);
    c.lineTo(x - 13, y + 13);
  });
}

function paintPath(c: CanvasRenderingContext2D, path: PathMark): void {
  c.lineJoin = 'round';
  c.lineCap = 'round';
  const colour = TONES[path.tone];
  const dashed = path.tone === 'foe';
  if (dashed) c.setLineDash([8, 7]);
  cased(c, colour, dashed ? 3 : 4, () => {
    c.moveTo(path.from.x, path.from.y);
    for (const { spot } of path.steps) c.lineTo(spot.x, spot.y);
  });
  c.setLineDash([]);
  for (const { spot } of path.steps) {
    c.beginPath();
    c.arc(spot.x, spot.y, 4.5, 0, 7);
    c.fillStyle = colour;
    c.fill();
    c.strokeStyle = COLOURS.dark;
    c.lineWidth = 2;
    c.stroke();
  }
}

function paintEdges(c: CanvasRenderingContext2D, path: PathMark): void {
  let from = path.from;
  for (const step of path.steps) {
    paintEdge(c, from, step, path);
    from = step.spot;
  }
  const end = path.steps.at(-1);
  if (end?.deadly) paintDeadly(c, end.spot);
}

function paintSight(c: CanvasRenderingContext2D, line: SightMark): void {
  const { from, to, blockedAt } = line;
  const colour = TONES[line.tone];
  const end = blockedAt ?? to;
  c.lineCap = 'butt';
  c.setLineDash(line.tone === 'quiet' ? [3, 5] : [7, 5]);
  cased(c, colour, line.tone === 'quiet' ? 1.6 : 2.4, () => {
    c.moveTo(from.x, from.y);
    c.lineTo(end.x, end.y);
  });
  c.setLineDash([]);
}

/** What a line meets: a cross where it is blocked, its penalties where they arise, its label below the target. */
function paintSightLabels(
  c: CanvasRenderingContext2D,
  { blockedAt, penalties, label, labelAt, tone }: SightMark,
): void {
  if (blockedAt) paintDeadly(c, blockedAt);
  for (const { x, y } of penalties) plate(c, '−1', x, y, TONES[tone]);
  if (label) plate(c, label, labelAt.x, labelAt.y, TONES[tone]);
}

function paintCursor(c: CanvasRenderingContext2D, grid: Grid, space: number | null, strong: boolean): void {
  if (space === null) return;
  const { x, y } = corner(grid, space);
  if (!strong) {
    c.globalAlpha = 0.6;
    c.strokeStyle = COLOURS.pick;
    c.lineWidth = 1.5;
    c.strokeRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
    c.globalAlpha = 1;
    return;
  }
  cased(c, COLOURS.pick, 3, () => c.rect(x, y, SPACE, SPACE));
}

/** What to draw beside the overlay itself. */
export interface Cursors {
  grid: Grid;
  cursor: number | null;
  hover: number | null;
  /** The space that a tap has picked. */
  goal: number | null;
  /** Near end of the ruler. */
  measuring: number | null;
}

/** Paths and sight lines, under the figures. */
export function paintLines(c: CanvasRenderingContext2D, overlay: Overlay): void {
  for (const path of overlay.paths) paintPath(c, path);
  for (const line of overlay.lines) paintSight(c, line);
}

/** What stands on edges, labels and cursors, over the figures. */
export function paintLabels(c: CanvasRenderingContext2D, overlay: Overlay, cursors: Cursors): void {
  const { grid, cursor, hover, goal, measuring } = cursors;
  for (const path of overlay.paths) paintEdges(c, path);
  for (const line of overlay.lines) paintSightLabels(c, line);
  paintCursor(c, grid, hover, false);
  paintCursor(c, grid, cursor, true);
  paintCursor(c, grid, goal, true);
  paintCursor(c, grid, measuring, true);
}
