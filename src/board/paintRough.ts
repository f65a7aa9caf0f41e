/** Draws the ground that slows or kills: rubble and pits. */
import { type BoardState, TERRAIN_CHARACTERS } from '../engine/board/boardState';
import { grain, isAt, squares, strokes } from './floorTools';
import { corner, SPACE } from './metrics';

/** Where stones of rubble lie, and how large they are. */
const STONES = [
  [9, 12, 9],
  [27, 7, 6.5],
  [41, 17, 8],
  [16, 30, 12],
  [36, 33, 11],
  [9, 45, 5.5],
  [25, 46, 6],
  [44, 46, 5],
] as const;
const ROCK = ['#6f6a52', '#7a745a', '#646049'];

/** Points of a stone about its middle: six corners, flat as seen from above. */
function stone(space: number, n: number): [number, number][] {
  const at = grain(space * 8 + n);
  const [x, y, r] = STONES[n] ?? STONES[0];
  const [left, top] = [x + (at(1) - 0.5) * 5, y + (at(2) - 0.5) * 4];
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k + 0.35 + (at(k + 3) - 0.5) * 0.5;
    const long = r * (0.86 + at(k + 10) * 0.24);
    return [left + long * Math.cos(angle), top + long * 0.76 * Math.sin(angle)];
  });
}

/** Loose stones on earth: Hindering Terrain. */
export function paintRubble(c: CanvasRenderingContext2D, board: BoardState, spaces: readonly number[]): void {
  squares(c, board, spaces, '#393627');
  c.lineJoin = 'round';
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    for (let n = 0; n < STONES.length; n++) {
      const points = stone(space, n);
      const trace = (drop: number, from = 0): void => {
        c.beginPath();
        for (const [dx, dy] of points.slice(from)) c.lineTo(x + dx, y + dy + drop);
      };
      trace(2.5);
      c.fillStyle = 'rgba(21, 20, 13, 0.7)';
      c.fill();
      trace(0);
      c.closePath();
      c.fillStyle = ROCK[Math.floor(grain(space * 8 + n)(20) * ROCK.length)] ?? '#6f6a52';
      c.fill();
      c.strokeStyle = '#24221a';
      c.lineWidth = 1;
      c.stroke();
      // Light falls from above: the upper left edge.
      trace(0, 3);
      c.strokeStyle = '#a49d7b';
      c.lineWidth = 1.2;
      c.stroke();
    }
  }
}

const SPIKES = [
  [14, 27],
  [34, 23],
  [24, 43],
  [42, 45],
  [8, 49],
] as const;

/** Spikes in the dark, fenced off by a broken red line: Dangerous Terrain. */
export function paintPits(c: CanvasRenderingContext2D, board: BoardState, spaces: readonly number[]): void {
  squares(c, board, spaces, '#070909');
  for (const [colour, west, east] of [
    ['#3c4644', -4.5, 4.5],
    ['#6d7b77', 0, 4.5],
  ] as const) {
    c.beginPath();
    for (const space of spaces) {
      const { x, y } = corner(board, space);
      for (const [dx, dy] of SPIKES) {
        c.moveTo(x + dx + west, y + dy);
        c.lineTo(x + dx, y + dy - 16);
        c.lineTo(x + dx + east, y + dy);
      }
    }
    c.fillStyle = colour;
    c.fill();
  }
  const edges = (x: number, y: number, space: number): void => {
    for (const [dx, dy, x1, y1, x2, y2] of [
      [0, -1, 0, 1, SPACE, 1],
      [0, 1, 0, 51, SPACE, 51],
      [-1, 0, 1, 0, 1, SPACE],
      [1, 0, 51, 0, 51, SPACE],
    ] as const) {
      if (isAt(board, space, dx, dy, TERRAIN_CHARACTERS.dangerous)) continue;
      c.moveTo(x + x1, y + y1);
      c.lineTo(x + x2, y + y2);
    }
  };
  strokes(c, board, spaces, { colour: '#1b1310', width: 5 }, edges);
  c.setLineDash([6.5, 6.5]);
  strokes(c, board, spaces, { colour: '#e4654a', width: 3, alpha: 0.9 }, edges);
  c.setLineDash([]);
}
