/** Draws what the spaces of the floor are made of. */
import { type BoardState, TERRAIN_CHARACTERS, type TerrainType } from '../engine/board/boardState';
import { grain, squares, strokes } from './floorTools';
import { corner, SPACE } from './metrics';
import { paintPits, paintRubble } from './paintRough';
import { paintWater } from './paintWater';

type Context = CanvasRenderingContext2D;

/** Stone by Elevation: its shades, and its joints. The higher the lighter. */
const STONE = [
  { shades: ['#383f3d', '#333a39', '#363d3b', '#3a413f'], joint: '#262c2b', edge: 0.05 },
  { shades: ['#4d544e', '#4b524d'], joint: '#383e39', edge: 0.08 },
  { shades: ['#646a60', '#61675e'], joint: '#484d45', edge: 0.08 },
  { shades: ['#7a7f72', '#767b6f'], joint: '#575c52', edge: 0.1 },
] as const;
const stoneOf = (board: BoardState, space: number) =>
  STONE[Math.min(STONE.length, board.elevation[space] ?? 1) - 1] ?? STONE[0];

/** How a slab is cut, by its grain: whole, across, along, or in three. */
function joint(c: Context, x: number, y: number, kind: number): void {
  if (kind < 0.4) return;
  if (kind < 0.56) {
    c.moveTo(x + 1, y + 19);
    c.lineTo(x + 51, y + 19);
  } else if (kind < 0.76) {
    const at = kind < 0.66 ? 18 : 24;
    c.moveTo(x + at, y + 1);
    c.lineTo(x + at, y + 51);
  } else {
    c.moveTo(x + 1, y + 28);
    c.lineTo(x + 51, y + 28);
    c.moveTo(x + 22, y + 28);
    c.lineTo(x + 22, y + 51);
  }
}

function paintSlabs(c: Context, board: BoardState, spaces: readonly number[]): void {
  for (const stone of STONE) {
    const level = spaces.filter((space) => stoneOf(board, space) === stone);
    if (level.length === 0) continue;
    const shadeOf = (space: number): number => Math.floor(grain(space)(1) * stone.shades.length);
    for (const [n, shade] of stone.shades.entries())
      squares(
        c,
        board,
        level.filter((space) => shadeOf(space) === n),
        shade,
      );
    strokes(c, board, level, { colour: stone.joint, width: 1.4, alpha: 0.8 }, (x, y, space) =>
      joint(c, x, y, grain(space)(2)),
    );
    strokes(c, board, level, { colour: '#fff', width: 1, alpha: stone.edge }, (x, y) => {
      c.moveTo(x + 1.5, y + 50);
      c.lineTo(x + 1.5, y + 1.5);
      c.lineTo(x + 50, y + 1.5);
    });
    const cracked = level.filter((space) => grain(space)(3) > 0.8);
    strokes(c, board, cracked, { colour: '#202625', width: 1.2, alpha: 0.9 }, (x, y, space) => {
      const at = grain(space);
      const [left, top] = [x + 6 + at(4) * 28, y + 6 + at(5) * 26];
      c.moveTo(left, top);
      c.lineTo(left + 5, top + 4);
      c.lineTo(left + 6, top + 10);
      c.lineTo(left + 12, top + 13);
    });
  }
}

function paintMuck(c: Context, board: BoardState, spaces: readonly number[]): void {
  squares(c, board, spaces, '#33311f');
  const blots = (space: number): [number, number, number][] => {
    const at = grain(space);
    return [0, 1, 2].map((n) => [12 + at(n) * 28, 12 + at(n + 10) * 30, 7.5 + at(n + 20) * 3.2]);
  };
  c.beginPath();
  for (const space of spaces) {
    const { x, y } = corner(board, space);
    for (const [dx, dy, r] of blots(space)) {
      c.moveTo(x + dx + r, y + dy);
      c.ellipse(x + dx, y + dy, r, r * 0.55, 0, 0, Math.PI * 2);
    }
  }
  c.fillStyle = '#46432a';
  c.fill();
  strokes(c, board, spaces, { colour: '#6d6840', width: 1.3 }, (x, y, space) => {
    for (const [dx, dy, r] of blots(space)) {
      c.moveTo(x + dx - r * 0.7, y + dy - 1);
      c.quadraticCurveTo(x + dx, y + dy - 1 - r * 0.45, x + dx + r * 0.7, y + dy - 1);
    }
  });
  strokes(c, board, spaces, { colour: '#8f8a58', width: 1.3 }, (x, y, space) => {
    const at = grain(space);
    for (let n = 30; n < 33; n++) {
      const r = 2 + at(n) * 1.4;
      const [px, py] = [x + 7 + at(n + 10) * 38, y + 7 + at(n + 20) * 38];
      c.moveTo(px + r, py);
      c.arc(px, py, r, 0, Math.PI * 2);
    }
  });
}

/** Special Terrain: a rule of its own lies in a slab with a framed field. */
function paintSpecial(c: Context, board: BoardState, spaces: readonly number[]): void {
  paintSlabs(c, board, spaces);
  strokes(c, board, spaces, { colour: '#9fc0d6', width: 1.5, alpha: 0.6 }, (x, y) => {
    c.rect(x + 6, y + 6, SPACE - 12, SPACE - 12);
    c.rect(x + 10, y + 10, SPACE - 20, SPACE - 20);
  });
}

const PAINTERS: readonly [TerrainType, typeof paintSlabs][] = [
  ['normal', paintSlabs],
  // Walls stand on the floor.
  ['obstructing', paintSlabs],
  ['special', paintSpecial],
  ['water', paintWater],
  ['muck', paintMuck],
  ['hindering', paintRubble],
  ['dangerous', paintPits],
];

/** Draws the ground of spaces, kind by kind. */
export function paintTerrain(c: Context, board: BoardState, spaces: readonly number[]): void {
  for (const [type, paint] of PAINTERS) {
    const these = spaces.filter((space) => board.terrain[space] === TERRAIN_CHARACTERS[type]);
    if (these.length > 0) paint(c, board, these);
  }
}
