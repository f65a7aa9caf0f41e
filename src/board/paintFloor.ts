/** Draws the board without what stands on it: floor, light, Elevation, walls; all that changes rarely, as one shape. */
import type { BoardState } from '../engine/board/boardState';
import { grain } from './floorTools';
import { corner, SPACE } from './metrics';
import { paintBlocks, paintLedges, paintLevels, paintWalls } from './paintRelief';
import { paintTerrain } from './paintTerrain';
import { paintBridges, paintCurrents } from './paintWater';
import { type Region, wholeRegion } from './sheet';

type Context = CanvasRenderingContext2D;

function paintGrid(c: Context, board: BoardState, spaces: readonly number[]): void {
  c.strokeStyle = '#0d1212';
  c.globalAlpha = 0.75;
  c.lineWidth = 1.5;
  c.beginPath();
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    c.rect(x, y, SPACE, SPACE);
  }
  c.stroke();
  c.globalAlpha = 1;
}

/** A torch stands in each field of so many columns and rows, unless the field is left dark. */
const FIELD = [6, 5] as const;
const DARK_FIELDS = 0.28;

/** Torches of a board, in units. They stand on the floor, the same ones at each drawing. */
function torches(board: BoardState): { x: number; y: number; r: number }[] {
  const [wide, high] = FIELD;
  const lit: { x: number; y: number; r: number }[] = [];
  for (let top = 0; top < board.height; top += high)
    for (let left = 0; left < board.width; left += wide) {
      const at = grain(top * 97 + left);
      if (at(1) < DARK_FIELDS) continue;
      const column = Math.min(board.width - 1, left + Math.floor(at(2) * wide));
      const row = Math.min(board.height - 1, top + Math.floor(at(3) * high));
      lit.push({ x: (column + 0.5) * SPACE, y: (row + 0.3) * SPACE, r: 150 + at(4) * 70 });
    }
  return lit;
}

/** Pools of torch light, and the dark towards the corners of the board; only where there is floor. */
function paintLight(c: Context, board: BoardState, { left, top, right, bottom }: Region): void {
  c.save();
  c.globalCompositeOperation = 'source-atop';
  for (const { x, y, r } of torches(board)) {
    const outside = x + r < left * SPACE || y + r < top * SPACE || x - r > right * SPACE || y - r > bottom * SPACE;
    if (outside) continue;
    const pool = c.createRadialGradient(x, y, 0, x, y, r);
    pool.addColorStop(0, 'rgba(255, 199, 114, 0.28)');
    pool.addColorStop(0.45, 'rgba(240, 164, 69, 0.11)');
    pool.addColorStop(1, 'rgba(240, 164, 69, 0)');
    c.fillStyle = pool;
    c.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  const { width, height } = board;
  c.scale(width * SPACE, height * SPACE);
  const dark = c.createRadialGradient(0.5, 0.48, 0, 0.5, 0.48, 0.78);
  dark.addColorStop(0.52, 'rgba(5, 8, 10, 0)');
  dark.addColorStop(1, 'rgba(5, 8, 10, 0.5)');
  c.fillStyle = dark;
  c.fillRect(left / width, top / height, (right - left) / width, (bottom - top) / height);
  c.restore();
}

/** A hairline round the board. */
function paintFrame(c: Context, { width, height }: BoardState): void {
  c.strokeStyle = '#3f4c4c';
  c.lineWidth = 2;
  c.strokeRect(-1, -1, width * SPACE + 2, height * SPACE + 2);
}

/** Draws the board as far as it lies in a region. */
export function paintFloor(c: Context, board: BoardState, region: Region = wholeRegion(board)): void {
  const spaces: number[] = [];
  for (let row = region.top; row < region.bottom; row++)
    for (let column = region.left; column < region.right; column++) {
      const space = row * board.width + column;
      if (board.terrain[space] !== ' ') spaces.push(space);
    }
  const inside = (space: number): boolean => {
    const column = space % board.width;
    const row = Math.floor(space / board.width);
    return column >= region.left && column < region.right && row >= region.top && row < region.bottom;
  };
  paintTerrain(c, board, spaces);
  paintGrid(c, board, spaces);
  paintBridges(c, board, spaces);
  paintCurrents(c, board, inside);
  paintLedges(c, board, spaces);
  paintLight(c, board, region);
  paintBlocks(c, board, spaces);
  paintWalls(c, board);
  paintLevels(c, board, inside);
  paintFrame(c, board);
}
