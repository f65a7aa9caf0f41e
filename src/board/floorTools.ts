/** What the painters of the floor share. All that differs from space to space is found from the space itself. */
import type { BoardState } from '../engine/board/boardState';
import { corner, SPACE } from './metrics';

/** Numbers from 0 to 1 that are the same for a space at each drawing. */
export function grain(space: number): (n: number) => number {
  return (n) => {
    let mixed = Math.imul(space + 1, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Whether the neighbour of a space, so many columns and rows off, holds a character; beside the board nothing does. */
export function isAt(board: BoardState, space: number, dx: number, dy: number, character: string): boolean {
  const column = (space % board.width) + dx;
  const row = Math.floor(space / board.width) + dy;
  if (column < 0 || row < 0 || column >= board.width || row >= board.height) return false;
  return board.terrain[row * board.width + column] === character;
}

/** Fills the squares of spaces in one go. */
export function squares(
  c: CanvasRenderingContext2D,
  board: BoardState,
  spaces: readonly number[],
  colour: string,
): void {
  c.beginPath();
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    c.rect(x, y, SPACE, SPACE);
  }
  c.fillStyle = colour;
  c.fill();
}

/** Traces something for each space, then strokes all of it at once. */
export function strokes(
  c: CanvasRenderingContext2D,
  board: BoardState,
  spaces: readonly number[],
  { colour, width, alpha = 1 }: { colour: string; width: number; alpha?: number },
  trace: (x: number, y: number, space: number) => void,
): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.globalAlpha = alpha;
  c.beginPath();
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    trace(x, y, space);
  }
  c.stroke();
  c.globalAlpha = 1;
}
