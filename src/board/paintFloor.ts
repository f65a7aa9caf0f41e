/** Draws floor, terrain, currents, elevation, walls and coordinates; all that changes rarely, as one shape. */
import { type BoardState, TERRAIN_CHARACTERS, type TerrainType } from '../engine/board/boardState';
import { columnName } from '../log';
import { corner, MARGIN, SPACE } from './metrics';
import { plate } from './paintTools';
import { type Region, wholeRegion } from './sheet';

type Painter = (c: CanvasRenderingContext2D, x: number, y: number, at: (n: number) => number) => void;

/** Numbers from 0 to 1 that are the same for a space at each drawing. */
function grain(space: number): (n: number) => number {
  return (n) => {
    const wave = Math.sin(space * 127.1 + n * 311.7) * 43758.5453;
    return wave - Math.floor(wave);
  };
}

const fill = (c: CanvasRenderingContext2D, x: number, y: number, colour: string): void => {
  c.fillStyle = colour;
  c.fillRect(x, y, SPACE, SPACE);
};

const slab: Painter = (c, x, y, at) => {
  const shade = 34 + Math.round(at(1) * 7);
  fill(c, x, y, `rgb(${shade}, ${shade + 8}, ${shade + 8})`);
  c.strokeStyle = '#0d1212';
  c.globalAlpha = 0.45;
  c.lineWidth = 1;
  c.beginPath();
  if (at(2) > 0.5) {
    c.moveTo(x + SPACE * (0.3 + at(3) * 0.4), y);
    c.lineTo(x + SPACE * (0.3 + at(3) * 0.4), y + SPACE);
  } else {
    c.moveTo(x, y + SPACE * (0.3 + at(3) * 0.4));
    c.lineTo(x + SPACE, y + SPACE * (0.3 + at(3) * 0.4));
  }
  c.stroke();
  c.globalAlpha = 1;
};

const rubble: Painter = (c, x, y, at) => {
  slab(c, x, y, at);
  for (let n = 0; n < 7; n++) {
    const px = x + 9 + at(n + 10) * (SPACE - 18);
    const py = y + 9 + at(n + 20) * (SPACE - 18);
    c.beginPath();
    c.ellipse(px, py, 5 + at(n + 30) * 4, 4 + at(n + 40) * 3, at(n) * 3, 0, 7);
    c.fillStyle = ['#5f5a45', '#736c50', '#4b4837'][n % 3] ?? '#5f5a45';
    c.fill();
    c.strokeStyle = '#12140f';
    c.stroke();
  }
};

const water: Painter = (c, x, y) => {
  fill(c, x, y, '#16384c');
  c.strokeStyle = '#6fa9bf';
  c.lineWidth = 1.6;
  const waves: [number, number, number][] = [
    [5, 13, 0.62],
    [31, 21, 0.34],
    [9, 42, 0.46],
  ];
  for (const [dx, dy, alpha] of waves) {
    c.globalAlpha = alpha;
    c.beginPath();
    c.moveTo(x + dx, y + dy);
    c.quadraticCurveTo(x + dx + 4, y + dy - 4, x + dx + 8, y + dy);
    c.quadraticCurveTo(x + dx + 12, y + dy + 4, x + dx + 16, y + dy);
    c.stroke();
  }
  c.globalAlpha = 1;
};

const muck: Painter = (c, x, y, at) => {
  fill(c, x, y, '#2f2a17');
  c.strokeStyle = '#6b5f33';
  c.lineWidth = 1.5;
  for (let n = 0; n < 4; n++) {
    c.beginPath();
    c.arc(x + 8 + at(n + 10) * 36, y + 8 + at(n + 20) * 36, 2 + at(n) * 4, 0, 7);
    c.stroke();
  }
};

const pit: Painter = (c, x, y) => {
  fill(c, x, y, '#050707');
  c.fillStyle = '#596463';
  for (const [dx, dy] of [
    [12, 24],
    [32, 20],
    [22, 42],
    [42, 40],
  ] as const) {
    c.beginPath();
    c.moveTo(x + dx - 4, y + dy);
    c.lineTo(x + dx, y + dy - 13);
    c.lineTo(x + dx + 4, y + dy);
    c.fill();
  }
  c.strokeStyle = '#a43a28';
  c.lineWidth = 2;
  c.setLineDash([5, 4]);
  c.strokeRect(x + 2, y + 2, SPACE - 4, SPACE - 4);
  c.setLineDash([]);
};

const block: Painter = (c, x, y) => {
  fill(c, x, y, '#5d6661');
  c.save();
  c.beginPath();
  c.rect(x, y, SPACE, SPACE);
  c.clip();
  c.strokeStyle = '#525b57';
  c.lineWidth = 2;
  c.beginPath();
  for (let n = -SPACE; n < SPACE; n += 8) {
    c.moveTo(x + n, y + SPACE);
    c.lineTo(x + n + SPACE, y);
  }
  c.stroke();
  c.restore();
  c.strokeStyle = '#8b9690';
  c.lineWidth = 1.5;
  c.strokeRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
};

const special: Painter = (c, x, y, at) => {
  slab(c, x, y, at);
  c.strokeStyle = '#9fc0d6';
  c.globalAlpha = 0.5;
  c.lineWidth = 1.5;
  c.strokeRect(x + 6, y + 6, SPACE - 12, SPACE - 12);
  c.globalAlpha = 1;
};

const PAINTERS: Record<TerrainType, Painter> = {
  normal: slab,
  hindering: rubble,
  water,
  muck,
  dangerous: pit,
  special,
  obstructing: block,
};
const BY_CHARACTER = new Map(
  (Object.entries(TERRAIN_CHARACTERS) as [TerrainType, string][]).map(([type, character]) => [
    character,
    PAINTERS[type],
  ]),
);

const TURN = { north: 0, east: 1, south: 2, west: 3 } as const;

function paintCurrents(c: CanvasRenderingContext2D, board: BoardState): void {
  c.strokeStyle = '#8fc4d8';
  c.lineWidth = 2.2;
  c.globalAlpha = 0.75;
  for (const current of board.currents) {
    for (const space of current.spaces) {
      const { x, y } = corner(board, space);
      c.save();
      c.translate(x + SPACE / 2, y + SPACE / 2);
      c.rotate((TURN[current.direction] * Math.PI) / 2);
      c.beginPath();
      c.moveTo(-6, 3);
      c.lineTo(0, -3);
      c.lineTo(6, 3);
      c.stroke();
      c.restore();
    }
  }
  c.globalAlpha = 1;
}

function paintElevation(c: CanvasRenderingContext2D, board: BoardState, region: Region): void {
  // A board on one level says nothing of levels.
  if (board.elevation.every((level) => level === board.elevation[0])) return;
  for (const space of spacesIn(board, region)) {
    const level = board.elevation[space] ?? 1;
    if (board.terrain[space] === ' ' || level < 2) continue;
    const { x, y } = corner(board, space);
    c.fillStyle = `rgba(255, 255, 255, ${0.06 * (level - 1)})`;
    c.fillRect(x, y, SPACE, SPACE);
    plate(c, `▲${level}`, x + 15, y + SPACE - 11, '#8b9690', 11);
  }
}

function paintWalls(c: CanvasRenderingContext2D, board: BoardState): void {
  c.lineCap = 'round';
  for (const [a, b] of board.walls) {
    const { x, y } = corner(board, b);
    const beside = b - a === 1;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(beside ? x : x + SPACE, beside ? y + SPACE : y);
    c.strokeStyle = '#0a0d0e';
    c.lineWidth = 7;
    c.stroke();
    c.strokeStyle = '#b8322b';
    c.lineWidth = 3.5;
    c.stroke();
  }
}

function paintCoordinates(c: CanvasRenderingContext2D, board: BoardState): void {
  c.fillStyle = '#8e9995';
  c.font = '500 11px "Fira Sans Condensed", sans-serif';
  c.textAlign = 'center';
  for (let column = 0; column < board.width; column++) c.fillText(columnName(column), (column + 0.5) * SPACE, -7);
  for (let row = 0; row < board.height; row++) c.fillText(String(row + 1), -MARGIN / 2, (row + 0.5) * SPACE + 4);
}

/** The way down at the edges between levels: a bright edge above, strokes pointing down. */
function paintLedges(c: CanvasRenderingContext2D, board: BoardState, region: Region): void {
  const { width, height, elevation, terrain } = board;
  c.strokeStyle = '#e9dfc4';
  const ledge = (high: number, low: number, x1: number, y1: number, x2: number, y2: number): void => {
    const levels = (elevation[high] ?? 1) - (elevation[low] ?? 1);
    if (levels <= 0 || terrain[high] === ' ' || terrain[low] === ' ') return;
    c.globalAlpha = 0.95;
    c.lineWidth = 1.4 + levels;
    c.beginPath();
    c.moveTo(x1, y1);
    c.lineTo(x2, y2);
    c.stroke();
    // Strokes stand on the low side, as long as the drop is high.
    const [a, b] = [corner(board, high), corner(board, low)];
    const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
    c.globalAlpha = 0.7;
    c.lineWidth = 1.2;
    c.beginPath();
    for (let n = 1; n < 9; n++) {
      const x = x1 + ((x2 - x1) * n) / 9;
      const y = y1 + ((y2 - y1) * n) / 9;
      c.moveTo(x, y);
      c.lineTo(x + dx * (2 + 3 * levels), y + dy * (2 + 3 * levels));
    }
    c.stroke();
  };
  for (let row = region.top; row < region.bottom; row++) {
    for (let column = region.left; column < region.right; column++) {
      const space = row * width + column;
      const { x, y } = corner(board, space);
      if (column + 1 < width)
        for (const [high, low] of [
          [space, space + 1],
          [space + 1, space],
        ] as const)
          ledge(high, low, x + SPACE, y, x + SPACE, y + SPACE);
      if (row + 1 < height)
        for (const [high, low] of [
          [space, space + width],
          [space + width, space],
        ] as const)
          ledge(high, low, x, y + SPACE, x + SPACE, y + SPACE);
    }
  }
  c.globalAlpha = 1;
}

/** The spaces of a region, in reading order. */
function* spacesIn(board: BoardState, { left, top, right, bottom }: Region): Generator<number> {
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) yield row * board.width + column;
}

/** Draws the board without what stands on it, as far as it lies in a region. */
export function paintFloor(c: CanvasRenderingContext2D, board: BoardState, region: Region = wholeRegion(board)): void {
  for (const space of spacesIn(board, region)) {
    const { x, y } = corner(board, space);
    BY_CHARACTER.get(board.terrain[space] ?? ' ')?.(c, x, y, grain(space));
  }
  paintElevation(c, board, region);
  c.strokeStyle = '#0d1212';
  c.globalAlpha = 0.75;
  c.lineWidth = 1.5;
  for (const space of spacesIn(board, region)) {
    if (board.terrain[space] === ' ') continue;
    const { x, y } = corner(board, space);
    c.strokeRect(x, y, SPACE, SPACE);
  }
  c.globalAlpha = 1;
  paintCurrents(c, board);
  paintLedges(c, board, region);
  paintWalls(c, board);
  paintCoordinates(c, board);
}
