/** Draws water with its banks, Currents, and the planks that lead across. */
import { type BoardState, TERRAIN_CHARACTERS } from '../engine/board/boardState';
import { grain, isAt, strokes } from './floorTools';
import { corner, SPACE } from './metrics';

const WAVES = [
  { x: 5, y: 13, long: 10, high: 4.5, alpha: 0.62 },
  { x: 31, y: 21, long: 8, high: 3.6, alpha: 0.34 },
  { x: 9, y: 42, long: 8, high: 3.6, alpha: 0.46 },
  { x: 33, y: 46, long: 8, high: 3.6, alpha: 0.28 },
] as const;

/** Water between its banks. */
export function paintWater(c: CanvasRenderingContext2D, board: BoardState, spaces: readonly number[]): void {
  if (spaces.length === 0) return;
  const depth = c.createLinearGradient(0, 0, 0, SPACE);
  depth.addColorStop(0, '#1b4257');
  depth.addColorStop(1, '#14354a');
  c.fillStyle = depth;
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    c.translate(x, y);
    c.fillRect(0, 0, SPACE, SPACE);
    c.translate(-x, -y);
  }
  c.lineCap = 'round';
  for (const { x: dx, y: dy, long, high, alpha } of WAVES)
    strokes(c, board, spaces, { colour: '#6fa9bf', width: 1.6, alpha }, (x, y) => {
      c.moveTo(x + dx, y + dy);
      c.quadraticCurveTo(x + dx + long / 2, y + dy - high, x + dx + long, y + dy);
      c.quadraticCurveTo(x + dx + long * 1.5, y + dy + high, x + dx + 2 * long, y + dy);
    });
  c.lineCap = 'butt';
  // Banks: stone at the edge, its shadow on the water.
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    const bank = (dx: number, dy: number): boolean =>
      !isAt(board, space, dx, dy, TERRAIN_CHARACTERS.water) && !isAt(board, space, dx, dy, ' ');
    const { width, height } = board;
    const [column, row] = [space % width, Math.floor(space / width)];
    c.fillStyle = 'rgba(7, 16, 24, 0.45)';
    if (column > 0 && bank(-1, 0)) c.fillRect(x, y, 7, SPACE);
    if (row > 0 && bank(0, -1)) c.fillRect(x, y, SPACE, 7);
    if (column < width - 1 && bank(1, 0)) c.fillRect(x + 47, y, 3, SPACE);
    c.fillStyle = '#4b534f';
    if (column > 0 && bank(-1, 0)) c.fillRect(x - 2, y, 4, SPACE);
    if (row > 0 && bank(0, -1)) c.fillRect(x, y - 2, SPACE, 4);
    c.fillStyle = '#414945';
    if (column < width - 1 && bank(1, 0)) c.fillRect(x + 50, y, 4, SPACE);
    if (row < height - 1 && bank(0, 1)) c.fillRect(x, y + 50, SPACE, 4);
  }
}

/** A longer way between waters is land. */
const LONGEST_BRIDGE = 4;

/** How the water runs that a space lies across: `column` north to south, `row` west to east; null: it is no bridge. */
function bridged(board: BoardState, space: number): 'column' | 'row' | null {
  const { normal, water } = TERRAIN_CHARACTERS;
  if (board.terrain[space] !== normal) return null;
  for (const way of ['column', 'row'] as const) {
    const [dx, dy] = way === 'column' ? [0, 1] : [1, 0];
    /** Spaces of floor on that side before the water begins; none lead to it: infinite. */
    const toWater = (sign: 1 | -1): number => {
      for (let n = 1; n <= LONGEST_BRIDGE; n++) {
        if (isAt(board, space, dx * sign * n, dy * sign * n, water)) return n - 1;
        if (!isAt(board, space, dx * sign * n, dy * sign * n, normal)) break;
      }
      return Number.POSITIVE_INFINITY;
    };
    if (toWater(1) + toWater(-1) + 1 <= LONGEST_BRIDGE) return way;
  }
  return null;
}

const PLANKS = ['#434a46', '#4b524e', '#474e4a'];

/** Planks on the floor that lies between waters, with rails where the water goes on. */
export function paintBridges(c: CanvasRenderingContext2D, board: BoardState, spaces: readonly number[]): void {
  for (const space of spaces) {
    const way = bridged(board, space);
    if (!way) continue;
    const { x, y } = corner(board, space);
    const at = grain(space);
    c.save();
    c.translate(x + SPACE / 2, y + SPACE / 2);
    if (way === 'row') c.rotate(Math.PI / 2);
    c.translate(-SPACE / 2, -SPACE / 2);
    c.fillStyle = '#333a37';
    c.fillRect(0, 0, SPACE, SPACE);
    for (let n = 0; n < 4; n++) {
      c.fillStyle = PLANKS[Math.floor(at(n) * PLANKS.length)] ?? '#434a46';
      c.fillRect(n * 13 + 0.5, 0, 12, SPACE);
    }
    for (const sign of [-1, 1]) {
      const [dx, dy] = way === 'column' ? [0, sign] : [-sign, 0];
      if (!isAt(board, space, dx, dy, TERRAIN_CHARACTERS.water)) continue;
      const top = sign < 0 ? -3 : SPACE - 3;
      if (sign > 0) {
        c.fillStyle = 'rgba(5, 9, 11, 0.55)';
        c.fillRect(0, SPACE, SPACE, 7);
      }
      c.fillStyle = sign < 0 ? '#616964' : '#59615c';
      c.fillRect(0, top, SPACE, 6);
      c.fillStyle = sign < 0 ? '#77807a' : '#6b746e';
      for (const left of [9, 35]) c.fillRect(left, top - 2, 8, 9);
    }
    c.restore();
  }
}

const TURN = { north: 2, east: 3, south: 0, west: 1 } as const;

/** A chevron on each space of a Current, the way it flows. */
export function paintCurrents(
  c: CanvasRenderingContext2D,
  board: BoardState,
  inside: (space: number) => boolean,
): void {
  c.strokeStyle = '#a9d3e0';
  c.lineWidth = 2.6;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.globalAlpha = 0.62;
  for (const { spaces, direction } of board.currents) {
    for (const space of spaces) {
      if (!inside(space)) continue;
      const { x, y } = corner(board, space);
      c.save();
      c.translate(x + SPACE / 2, y + SPACE / 2);
      c.rotate((TURN[direction] * Math.PI) / 2);
      c.beginPath();
      c.moveTo(-8, -3);
      c.lineTo(0, 4);
      c.lineTo(8, -3);
      c.stroke();
      c.restore();
    }
  }
  c.globalAlpha = 1;
  c.lineCap = 'butt';
}
