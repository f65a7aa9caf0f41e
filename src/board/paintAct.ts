/** Draws what is shown happening over the figures: lines of Attacks, planned ways, words at figures. */
import type { Act, Tone } from './act';
import { type Grid, middle, SPACE } from './metrics';
import type { FigureMark } from './scene';

const DARK = '#0a0d0e';
const FOE = '#f0684f';
const PICK = '#fff8e6';
const ALLY = '#5cc2ae';
const COLOURS: Record<Tone, string> = { harm: '#ff8a73', help: '#7fe3ce', plain: PICK };

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

function stroke(c: CanvasRenderingContext2D, points: readonly Point[], colour: string, width: number): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.beginPath();
  for (const { x, y } of points) c.lineTo(x, y);
  c.stroke();
}

/** The burst of an Attack. */
function burst(c: CanvasRenderingContext2D, { x, y }: Point, colour: string): void {
  c.beginPath();
  for (let n = 0; n < 16; n++) {
    const r = n % 2 === 0 ? 13 : 5.5;
    c.lineTo(x + r * Math.cos((Math.PI / 8) * n), y + r * Math.sin((Math.PI / 8) * n));
  }
  c.closePath();
  c.fillStyle = colour;
  c.fill();
  c.strokeStyle = DARK;
  c.lineWidth = 2;
  c.stroke();
}

function words(c: CanvasRenderingContext2D, at: Point, text: string, tone: Tone): void {
  c.font = '600 15px "Fira Sans Condensed", sans-serif';
  c.textAlign = 'center';
  const wide = c.measureText(text).width + 14;
  const y = at.y - SPACE * 0.72;
  c.beginPath();
  c.roundRect(at.x - wide / 2, y - 11, wide, 22, 5);
  c.fillStyle = DARK;
  c.fill();
  c.strokeStyle = COLOURS[tone];
  c.lineWidth = 1.6;
  c.stroke();
  c.fillStyle = COLOURS[tone];
  c.fillText(text, at.x, y + 5);
}

/** Draws the act. @param figures where everyone stands */
export function paintAct(c: CanvasRenderingContext2D, act: Act, figures: readonly FigureMark[], grid: Grid): void {
  const placeOf = (id: string): Point | null => {
    const mark = figures.find((figure) => figure.id === id);
    return mark ? middle(grid, mark.at, mark.size) : null;
  };
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.setLineDash([2, 8]);
  for (const { from, to } of act.others) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (a && b) stroke(c, between(a, b, 24), FOE, 2.4);
  }
  const start = act.path && placeOf(act.path.figure);
  if (act.path && start) {
    const way = [start, ...act.path.to.map(([x, y]) => middle(grid, y * grid.width + x))];
    stroke(c, way, DARK, 7);
    stroke(c, way, FOE, 4);
    const end = way.at(-1);
    c.setLineDash([]);
    if (end && way.length > 1) {
      c.beginPath();
      c.arc(end.x, end.y, 12, 0, Math.PI * 2);
      c.strokeStyle = FOE;
      c.lineWidth = 3;
      c.stroke();
    }
  }
  c.setLineDash([]);
  for (const { from, to, foe } of act.strikes) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) continue;
    const line = between(a, b, 22);
    const colour = foe ? FOE : ALLY;
    stroke(c, line, DARK, 9);
    stroke(c, line, colour, 5);
    burst(c, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, colour);
  }
  for (const { figure, text, tone } of act.words) {
    const at = placeOf(figure);
    if (at) words(c, at, text, tone);
  }
}
