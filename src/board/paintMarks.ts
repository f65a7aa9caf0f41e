/** Draws what the open question means on the board: reach, choices, the path pointed at, the cursor. */
import type { BoardToken } from '../engine/state/state';
import { glyph } from '../panels/icons/sprite';
import type { Reach } from '../stores/queries';
import { corner, type Grid, middle, SPACE } from './metrics';
import type { Scene } from './scene';

const ALLY = '#5cc2ae';
const BRASS = '#e3b04b';
const FOE = '#f0684f';
const PICK = '#fff8e6';
const DARK = '#0a0d0e';
/** Below this size of a space in pixels cost numbers are left out. */
const SMALLEST_COST = 30;

export interface Marks {
  grid: Grid;
  scene: Scene;
  tokens: readonly BoardToken[];
  cursor: number | null;
  hover: number | null;
  /** Pixels for one unit. */
  scale: number;
  /** SP that beginning to move costs: reach beyond it is dotted. */
  paidSp: number;
}

function edges(
  c: CanvasRenderingContext2D,
  grid: Grid,
  inside: (space: number) => boolean,
  spaces: Iterable<number>,
): void {
  c.beginPath();
  for (const space of spaces) {
    const { x, y } = corner(grid, space);
    const column = space % grid.width;
    if (!inside(space - grid.width)) line(c, x, y, x + SPACE, y);
    if (!inside(space + grid.width)) line(c, x, y + SPACE, x + SPACE, y + SPACE);
    if (column === 0 || !inside(space - 1)) line(c, x, y, x, y + SPACE);
    if (column === grid.width - 1 || !inside(space + 1)) line(c, x + SPACE, y, x + SPACE, y + SPACE);
  }
  c.stroke();
}

function line(c: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  c.moveTo(x1, y1);
  c.lineTo(x2, y2);
}

function diamond(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  c.moveTo(x, y - r);
  c.lineTo(x + r, y);
  c.lineTo(x, y + r);
  c.lineTo(x - r, y);
  c.closePath();
}

function paintReach(c: CanvasRenderingContext2D, { grid, scene, scale, paidSp }: Marks): void {
  const { reach } = scene;
  if (reach.size === 0) return;
  const held = (space: number): boolean => (reach.get(space)?.sp ?? Number.POSITIVE_INFINITY) <= paidSp;
  for (const space of reach.keys()) {
    const { x, y } = corner(grid, space);
    c.fillStyle = held(space) ? 'rgba(92, 194, 174, 0.2)' : 'rgba(92, 194, 174, 0.09)';
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
  }
  c.strokeStyle = ALLY;
  c.lineWidth = 1.6;
  c.setLineDash([2, 4]);
  edges(c, grid, (space) => reach.has(space), reach.keys());
  c.setLineDash([]);
  c.lineWidth = 2;
  edges(c, grid, held, [...reach.keys()].filter(held));
  if (SPACE * scale < SMALLEST_COST) return;
  for (const [space, way] of reach) paintCost(c, grid, space, way, paidSp);
}

function paintCost(c: CanvasRenderingContext2D, grid: Grid, space: number, way: Reach, paidSp: number): void {
  const { x, y } = corner(grid, space);
  c.font = '600 13px "Fira Sans Condensed", sans-serif';
  c.textAlign = 'right';
  c.lineJoin = 'round';
  c.lineWidth = 3;
  c.strokeStyle = '#0a1413';
  const more = way.sp > paidSp;
  const right = x + SPACE - (more ? 15 : 5);
  c.strokeText(String(way.cost), right, y + 15);
  c.fillStyle = '#d3fff5';
  c.fillText(String(way.cost), right, y + 15);
  if (more) {
    diamond(c, x + SPACE - 8, y + 10.5, 4);
    c.fillStyle = BRASS;
    c.fill();
  }
  if (way.provokes.length > 0) {
    c.fillStyle = FOE;
    c.fillRect(x + 5, y + 6, 7, 7);
  }
}

function paintChoices(c: CanvasRenderingContext2D, { grid, scene }: Marks): void {
  for (const space of scene.choices) {
    const { x, y } = corner(grid, space);
    c.fillStyle = 'rgba(227, 176, 75, 0.16)';
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.setLineDash([6, 4]);
    c.strokeRect(x + 4, y + 4, SPACE - 8, SPACE - 8);
    c.setLineDash([]);
  }
}

function paintTokens(c: CanvasRenderingContext2D, { grid, tokens }: Marks): void {
  for (const token of tokens) {
    const { x, y } = middle(grid, token.at);
    diamond(c, x, y, 15);
    c.fillStyle = '#1d1a10';
    c.fill();
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.stroke();
    const shape = token.kind === 'loot' ? glyph('loot') : null;
    if (!shape) {
      c.fillStyle = '#f2d48e';
      c.font = '600 13px "Fira Sans Condensed", sans-serif';
      c.textAlign = 'center';
      c.fillText(token.kind.charAt(0).toUpperCase(), x, y + 4.5);
      continue;
    }
    c.save();
    c.translate(x - 9, y - 9);
    c.scale(18 / shape.size, 18 / shape.size);
    c.fillStyle = '#f2d48e';
    c.fill(shape.path);
    c.restore();
  }
}

function paintPath(c: CanvasRenderingContext2D, { grid, scene, cursor, hover }: Marks): void {
  const mover = scene.figures.find((figure) => figure.asked);
  const goal = hover ?? cursor;
  const way = goal === null ? undefined : scene.reach.get(goal);
  if (!mover || !way) return;
  const points = [
    middle(grid, mover.at, mover.size),
    ...way.path.map(({ to }) => middle(grid, to[1] * grid.width + to[0])),
  ];
  c.lineJoin = 'round';
  c.lineCap = 'round';
  for (const [colour, width] of [
    [DARK, 9],
    [PICK, 4],
  ] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    for (const { x, y } of points) c.lineTo(x, y);
    c.stroke();
  }
  for (const { x, y } of points.slice(1)) {
    c.beginPath();
    c.arc(x, y, 4.5, 0, 7);
    c.fillStyle = PICK;
    c.fill();
    c.strokeStyle = DARK;
    c.lineWidth = 2;
    c.stroke();
  }
}

function paintCursor(c: CanvasRenderingContext2D, { grid, cursor, hover }: Marks): void {
  if (hover !== null) {
    const { x, y } = corner(grid, hover);
    c.strokeStyle = PICK;
    c.lineWidth = 1.5;
    c.globalAlpha = 0.6;
    c.strokeRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
    c.globalAlpha = 1;
  }
  if (cursor === null) return;
  const { x, y } = corner(grid, cursor);
  c.strokeStyle = DARK;
  c.lineWidth = 7;
  c.strokeRect(x, y, SPACE, SPACE);
  c.strokeStyle = PICK;
  c.lineWidth = 3;
  c.strokeRect(x, y, SPACE, SPACE);
}

/** Draws all marks, in the order in which they lie on each other. */
export function paintMarks(c: CanvasRenderingContext2D, marks: Marks): void {
  paintReach(c, marks);
  paintTokens(c, marks);
  paintChoices(c, marks);
  paintPath(c, marks);
  paintCursor(c, marks);
}
