/** Draws what rises above the floor: Elevation, Obstructing blocks, walls on edges. */
import { type BoardState, TERRAIN_CHARACTERS } from '../engine/board/boardState';
import { isAt } from './floorTools';
import { corner, SPACE } from './metrics';
import { COLOURS, LABEL_FONT } from './paintTools';

type Context = CanvasRenderingContext2D;

/** Sides of a space with their ends. */
const SIDES = [
  { dx: 0, dy: -1, from: [0, 0], to: [SPACE, 0] },
  { dx: 1, dy: 0, from: [SPACE, 0], to: [SPACE, SPACE] },
  { dx: 0, dy: 1, from: [0, SPACE], to: [SPACE, SPACE] },
  { dx: -1, dy: 0, from: [0, 0], to: [0, SPACE] },
] as const;

/** The edges of a space beyond which the floor lies lower, with the drop in levels. */
function drops(board: BoardState, space: number): { side: (typeof SIDES)[number]; levels: number }[] {
  const { width, height, elevation, terrain } = board;
  if (terrain[space] === ' ') return [];
  return SIDES.flatMap((side) => {
    const column = (space % width) + side.dx;
    const row = Math.floor(space / width) + side.dy;
    const low = row * width + column;
    if (column < 0 || row < 0 || column >= width || row >= height || terrain[low] === ' ') return [];
    const levels = (elevation[space] ?? 1) - (elevation[low] ?? 1);
    return levels > 0 ? [{ side, levels }] : [];
  });
}

/** A ruled edge where the floor drops: its shadow below, strokes above, longer for a deeper drop. */
export function paintLedges(c: Context, board: BoardState, spaces: readonly number[]): void {
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    for (const { side, levels } of drops(board, space)) {
      const { dx, dy, from, to } = side;
      c.fillStyle = 'rgba(0, 0, 0, 0.35)';
      for (const wide of [dy > 0 ? 10 : 9, dy > 0 ? 5 : 4]) {
        const deep = wide * (0.7 + 0.3 * levels);
        const left = dx < 0 ? x - deep : x + from[0];
        const top = dy < 0 ? y - deep : y + from[1];
        c.fillRect(left, top, dx === 0 ? SPACE : deep, dy === 0 ? SPACE : deep);
      }
      c.strokeStyle = '#d9d2bc';
      c.globalAlpha = 0.75;
      c.lineWidth = 1.4;
      c.beginPath();
      const long = 4 + 3 * levels;
      for (let n = 0; n < 7; n++) {
        const at = 4 + n * 7.4;
        const [px, py] = dx === 0 ? [x + at, y + from[1]] : [x + from[0], y + at];
        c.moveTo(px, py);
        c.lineTo(px - dx * long, py - dy * long);
      }
      c.stroke();
      c.globalAlpha = 1;
      c.strokeStyle = '#f0e9d6';
      c.lineWidth = 2;
      c.beginPath();
      c.moveTo(x + from[0], y + from[1]);
      c.lineTo(x + to[0], y + to[1]);
      c.stroke();
    }
  }
}

/** The first space of each connected part of a level above the lowest, in reading order. */
function plateaus(board: BoardState): number[] {
  const { width, height, elevation, terrain } = board;
  const seen = new Set<number>();
  const firsts: number[] = [];
  for (let first = 0; first < width * height; first++) {
    const level = elevation[first] ?? 1;
    if (level < 2 || terrain[first] === ' ' || seen.has(first)) continue;
    firsts.push(first);
    const open = [first];
    seen.add(first);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const { dx, dy } of SIDES) {
        const column = (at % width) + dx;
        const row = Math.floor(at / width) + dy;
        const next = row * width + column;
        if (column < 0 || row < 0 || column >= width || row >= height || seen.has(next)) continue;
        if (terrain[next] === ' ' || elevation[next] !== level) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  return firsts;
}

/** The level of each plateau on a small plate in its corner. */
export function paintLevels(c: Context, board: BoardState, inside: (space: number) => boolean): void {
  for (const space of plateaus(board)) {
    if (!inside(space)) continue;
    const { x, y } = corner(board, space);
    // Its north-east is for the cost of the space.
    const [left, top] = [x + 5, y + 30];
    c.beginPath();
    for (const [dx, dy] of [
      [0, 3.5],
      [3.5, 0],
      [20.5, 0],
      [24, 3.5],
      [24, 13.5],
      [20.5, 17],
      [3.5, 17],
      [0, 13.5],
    ] as const)
      c.lineTo(left + dx, top + dy);
    c.closePath();
    c.fillStyle = '#14191a';
    c.fill();
    c.strokeStyle = '#d9d2bc';
    c.lineWidth = 1.2;
    c.stroke();
    c.beginPath();
    c.moveTo(left + 4.5, top + 11.5);
    c.lineTo(left + 7.5, top + 6);
    c.lineTo(left + 10.5, top + 11.5);
    c.fillStyle = '#d9d2bc';
    c.fill();
    c.font = `600 12.5px ${LABEL_FONT}`;
    c.textAlign = 'center';
    c.fillStyle = '#f0e9d6';
    c.fillText(String(board.elevation[space] ?? 1), left + 16.8, top + 12.9);
  }
}

type Rectangle = [x: number, y: number, width: number, height: number];

/** Height of the front of a block. */
const FRONT = 12;

/** Blocks: a hatched top in the light, below it a darker front of two courses of stone, its shadow on the floor. */
export function paintBlocks(c: Context, board: BoardState, spaces: readonly number[]): void {
  const is = TERRAIN_CHARACTERS.obstructing;
  const blocks = spaces.filter((space) => board.terrain[space] === is);
  if (blocks.length === 0) return;
  const beside = (space: number, dx: number, dy: number): boolean => isAt(board, space, dx, dy, is);
  const tops: Rectangle[] = [];
  for (const space of blocks) {
    const { x, y } = corner(board, space);
    const front = !beside(space, 0, 1);
    c.fillStyle = 'rgba(0, 0, 0, 0.45)';
    if (front) c.fillRect(x - 1, y + 48, SPACE + 4, 10);
    c.fillStyle = '#1b2021';
    c.fillRect(x, y, SPACE, SPACE);
    const left = x + (beside(space, -1, 0) ? 0 : 1);
    const right = x + SPACE - (beside(space, 1, 0) ? 0 : 1);
    const top = y + (beside(space, 0, -1) ? 0 : 1);
    const bottom = y + SPACE - (front ? FRONT + 1 : 0);
    tops.push([left, top, right - left, bottom - top]);
    if (!front) continue;
    c.fillStyle = '#343c3a';
    c.fillRect(left, bottom, right - left, FRONT);
    c.strokeStyle = '#202726';
    c.lineWidth = 1.4;
    c.beginPath();
    c.moveTo(left, bottom + 6);
    c.lineTo(right, bottom + 6);
    for (const [dx, dy] of [
      [17, 0],
      [35, 0],
      [26, 6],
    ] as const) {
      c.moveTo(x + dx, bottom + dy);
      c.lineTo(x + dx, bottom + dy + 6);
    }
    c.stroke();
  }
  paintHatch(c, board, blocks, tops);
  paintRims(c, board, blocks, beside);
}

function paintHatch(c: Context, board: BoardState, blocks: readonly number[], tops: readonly Rectangle[]): void {
  c.save();
  c.beginPath();
  for (const top of tops) c.rect(...top);
  c.fillStyle = '#5d6661';
  c.fill();
  c.clip();
  c.strokeStyle = '#525b57';
  c.lineWidth = 2;
  c.beginPath();
  for (const space of blocks) {
    const { x, y } = corner(board, space);
    for (let n = 0; n < 2 * SPACE; n += SPACE / 5) {
      c.moveTo(x + n - SPACE, y + SPACE);
      c.lineTo(x + n, y);
    }
  }
  c.stroke();
  c.restore();
}

/** The edges of the tops: lit to the north and west, darker to the east, a hairline above the front. */
function paintRims(
  c: Context,
  board: BoardState,
  blocks: readonly number[],
  beside: (space: number, dx: number, dy: number) => boolean,
): void {
  const trace = (
    colour: string,
    width: number,
    edge: (x: number, y: number, bottom: number, space: number) => void,
  ) => {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    for (const space of blocks) {
      const { x, y } = corner(board, space);
      edge(x, y, y + SPACE - (beside(space, 0, 1) ? 0 : FRONT + 1), space);
    }
    c.stroke();
  };
  trace('#424a47', 2, (x, y, bottom, space) => {
    if (beside(space, 1, 0)) return;
    c.moveTo(x + 50, y + (beside(space, 0, -1) ? 0 : 1));
    c.lineTo(x + 50, bottom);
  });
  trace('#98a39d', 2, (x, y, bottom, space) => {
    if (!beside(space, -1, 0)) {
      c.moveTo(x + 2, bottom);
      c.lineTo(x + 2, y + (beside(space, 0, -1) ? 0 : 1));
    }
    if (!beside(space, 0, -1)) {
      c.moveTo(x + (beside(space, -1, 0) ? 0 : 1), y + 2);
      c.lineTo(x + SPACE - (beside(space, 1, 0) ? 0 : 1), y + 2);
    }
  });
  trace('#7d8882', 1.5, (x, _, bottom, space) => {
    if (beside(space, 0, 1)) return;
    c.moveTo(x + 1, bottom);
    c.lineTo(x + 51, bottom);
  });
}

/** Walls on edges: stone with a red core, on its shadow. */
export function paintWalls(c: Context, board: BoardState): void {
  if (board.walls.length === 0) return;
  c.lineCap = 'round';
  for (const [colour, width, shift] of [
    ['rgba(0, 0, 0, 0.45)', 7, 3],
    [COLOURS.dark, 8, 0],
    ['#98a39d', 4.5, 0],
    ['#b8322b', 2.4, 0],
  ] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    for (const [a, b] of board.walls) {
      const { x, y } = corner(board, b);
      const beside = b - a === 1;
      c.moveTo(x, y + shift);
      c.lineTo(beside ? x : x + SPACE, (beside ? y + SPACE : y) + shift);
    }
    c.stroke();
  }
  c.lineCap = 'butt';
}
