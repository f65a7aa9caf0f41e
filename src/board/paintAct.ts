/** Draws what is shown happening over the figures: lines of Attacks, planned ways, words at figures. */
import type { Act, Tone } from './act';
import { type Grid, middle, SPACE } from './metrics';
import { burst, COLOURS, cased, legible, type PillTone, pill } from './paintTools';
import type { FigureMark } from './scene';

const { foe: FOE, ally: ALLY } = COLOURS;
const TONES: Record<Tone, PillTone> = { harm: 'foe', help: 'help', plain: 'pick' };

interface Point {
  x: number;
  y: number;
}

/** A line between two figures, from edge to edge. */
function between(from: Point, to: Point, gap: number): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const dx = ((to.x - from.x) / long) * Math.min(gap, long / 3);
  const dy = ((to.y - from.y) / long) * Math.min(gap, long / 3);
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}

function along(c: CanvasRenderingContext2D, points: readonly Point[]): () => void {
  return () => {
    for (const { x, y } of points) c.lineTo(x, y);
  };
}

/** Draws the act. @param figures where everyone stands @param size pixels of a space */
export function paintAct(
  c: CanvasRenderingContext2D,
  act: Act,
  figures: readonly FigureMark[],
  grid: Grid,
  size: number,
): void {
  const placeOf = (id: string): Point | null => {
    const mark = figures.find((figure) => figure.id === id);
    return mark ? middle(grid, mark.at, mark.size) : null;
  };
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const { from, to } of act.others) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a && b) cased(c, FOE, 1.8, along(c, between(a, b, 24)), { dash: [2, 6], casing: 2.4 });
  }
  const start = act.path && placeOf(act.path.figure);
  if (act.path && start) {
    const way = [start, ...act.path.to.map(([x, y]) => middle(grid, y * grid.width + x))];
    cased(c, FOE, 3.4, along(c, way), { dash: [2, 8] });
    const end = way.at(-1);
    if (end && way.length > 1) cased(c, FOE, 3, () => c.arc(end.x, end.y, 12, 0, Math.PI * 2));
  }
  for (const { from, to, foe } of act.strikes) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) continue;
    const line = between(a, b, 22);
    const colour = foe ? FOE : ALLY;
    cased(c, colour, 4, along(c, line), { casing: 5 });
    burst(c, (a.x + b.x) / 2, (a.y + b.y) / 2, 14, colour);
  }
  const grown = legible(size);
  for (const { figure, text, tone } of act.words) {
    const at = placeOf(figure);
    if (at) pill(c, text, { x: at.x, y: at.y - SPACE * 0.72 }, TONES[tone], { grown: grown * 1.15 });
  }
  c.lineCap = 'butt';
}
