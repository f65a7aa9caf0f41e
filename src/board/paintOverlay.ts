/** Draws what lies over the figures: paths with what arises on their edges, sight lines, the ruler, the cursor. */
import type { Overlay, PathMark, SightMark, Spot } from './marks';
import { corner, type Grid, SPACE } from './metrics';
import { paintIcon } from './paintFigure';
import { burst, COLOURS, cased, costMark, diamond, legible, pill } from './paintTools';

type Context = CanvasRenderingContext2D;
const TONES = { pick: COLOURS.pick, foe: COLOURS.foe, quiet: '#d9d6ca' } as const;
/** How far apart the marks on one edge stand. */
const APART = 17;
/** Lines end so far from the middle of a figure. */
const OFF = 21;

const half = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The spot so many units from `from` on the way to `to`. */
function towards(from: Spot, to: Spot, units: number): Spot {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(units, long / 3) / long;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** What stands on the edge that a step crosses, side by side along the edge. */
function paintEdge(c: Context, from: Spot, step: PathMark['steps'][number], path: PathMark, grown: number): void {
  const marks: ((spot: Spot) => void)[] = [];
  if (step.provokes.length > 0) marks.push(({ x, y }) => burst(c, x, y, 12.5));
  if (step.slowedBy) marks.push((spot) => pill(c, '2', spot, step.slowedBy === 'water' ? 'water' : 'earth', { grown }));
  for (let n = 0; n < step.sp; n++)
    marks.push(({ x, y }) => {
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
    const start = towards(striker, at, OFF);
    const trace = (): void => {
      c.moveTo(start.x, start.y);
      c.lineTo(at.x, at.y);
    };
    cased(c, COLOURS.foe, 2.6, trace, { dash: [5, 3.5], casing: 3.4 });
  }
  const along = Math.abs(step.spot.y - from.y) > Math.abs(step.spot.x - from.x);
  marks.forEach((mark, n) => {
    const shift = (n - (marks.length - 1) / 2) * APART;
    mark({ x: at.x + (along ? shift : 0), y: at.y + (along ? 0 : shift) });
  });
}

/** The end of a path where ending Defeats, or what blocks a line. */
function paintCross(c: Context, { x, y }: Spot): void {
  cased(c, COLOURS.foe, 3, () => {
    c.moveTo(x - 13, y - 13);
    c.lineTo(x + 13, y + 13);
    c.moveTo(x + 13, y - 13);
    c.lineTo(x - 13, y + 13);
  });
}

function paintPath(c: Context, path: PathMark): void {
  c.lineJoin = 'round';
  c.lineCap = 'round';
  const colour = TONES[path.tone];
  const foe = path.tone === 'foe';
  const trace = (): void => {
    c.moveTo(path.from.x, path.from.y);
    for (const { spot } of path.steps) c.lineTo(spot.x, spot.y);
  };
  cased(c, colour, foe ? 3 : 4, trace, { dash: foe ? [8, 7] : [], casing: 5 });
  for (const { spot } of path.steps) {
    c.beginPath();
    c.arc(spot.x, spot.y, 4.5, 0, Math.PI * 2);
    c.fillStyle = colour;
    c.fill();
    c.strokeStyle = COLOURS.dark;
    c.lineWidth = 2;
    c.stroke();
  }
}

/** Where the figure would stand; what it costs to go there stays where the space has it. */
function paintGhost(c: Context, { ghost, cost }: PathMark, { x, y }: Spot, grown: number): void {
  if (!ghost) return;
  c.save();
  c.translate(x, y);
  c.beginPath();
  c.arc(0, 0, 19, 0, Math.PI * 2);
  c.fillStyle = ghost.foe ? 'rgba(42, 14, 9, 0.72)' : 'rgba(12, 39, 35, 0.72)';
  c.fill();
  c.strokeStyle = COLOURS.bone;
  c.lineWidth = 2;
  c.setLineDash([4, 3.5]);
  c.stroke();
  c.setLineDash([]);
  c.globalAlpha = 0.85;
  paintIcon(c, ghost.card, ghost.name, 24);
  c.globalAlpha = 1;
  c.restore();
  if (cost) costMark(c, [x - SPACE / 2, y - SPACE / 2], cost.points, cost.sp, grown);
}

function paintEdges(c: Context, path: PathMark, grown: number): void {
  const end = path.steps.at(-1);
  paintGhost(c, path, end?.spot ?? path.from, grown);
  let from = path.from;
  for (const step of path.steps) {
    paintEdge(c, from, step, path, grown);
    from = step.spot;
  }
  if (end?.deadly) paintCross(c, end.spot);
}

/** An Attack is a solid line with a burst on it; who could be attacked is shown by dots, who is meant by dashes. */
function paintSight(c: Context, { from, to, blockedAt, tone, strike }: SightMark): void {
  const colour = TONES[tone];
  const end = blockedAt ?? towards(to, from, OFF);
  const start = towards(from, to, OFF);
  const trace = (): void => {
    c.moveTo(start.x, start.y);
    c.lineTo(end.x, end.y);
  };
  c.lineCap = 'round';
  if (strike) cased(c, colour, 4, trace, { casing: 5 });
  else if (tone === 'quiet') cased(c, colour, 1.8, trace, { dash: [2, 6], casing: 2.4 });
  else cased(c, colour, 2.4, trace, { dash: [9, 6], casing: 4.6 });
  c.lineCap = 'butt';
}

function paintCursor(c: Context, grid: Grid, space: number | null, strong: boolean): void {
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
  cased(c, COLOURS.pick, 2.6, () => c.rect(x, y, SPACE, SPACE));
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
export function paintLines(c: Context, overlay: Overlay): void {
  for (const path of overlay.paths) paintPath(c, path);
  for (const line of overlay.lines) paintSight(c, line);
}

/** What stands on edges, cursors and labels, over the figures. @param size pixels of a space */
export function paintLabels(c: Context, overlay: Overlay, cursors: Cursors, size: number): void {
  const { grid, cursor, hover, goal, measuring } = cursors;
  const grown = legible(size);
  for (const path of overlay.paths) paintEdges(c, path, grown);
  for (const { blockedAt, strike, from, to } of overlay.lines) {
    if (blockedAt) paintCross(c, blockedAt);
    const { x, y } = half(from, to);
    if (strike) burst(c, x, y, 14);
  }
  paintCursor(c, grid, hover, false);
  for (const space of [cursor, goal, measuring]) paintCursor(c, grid, space, true);
  for (const { text, at, tone, sign } of overlay.labels) pill(c, text, at, tone, { sign, grown });
}
