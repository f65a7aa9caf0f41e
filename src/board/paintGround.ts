/** Draws what lies on the floor: reach, threats, what an enemy reaches and sees, choices, tokens. */
import type { OutlookView, ThreatView } from '../engine/query';
import type { BoardToken } from '../engine/state/state';
import { glyph } from '../panels/icons/sprite';
import type { Reach } from '../stores/queries';
import { corner, type Grid, middle, SPACE } from './metrics';
import { COLOURS, diamond, LABEL_FONT } from './paintTools';
import type { Scene } from './scene';
import type { Region } from './sheet';

const { ally: ALLY, brass: BRASS, foe: FOE, dark: DARK } = COLOURS;
/** Below this size of a space in pixels numbers are left out. */
const SMALLEST_NUMBER = 30;

export interface Ground {
  grid: Grid;
  reach: Scene['reach'];
  choices: Scene['choices'];
  tokens: readonly BoardToken[];
  /** Spaces that enemies could hit next; null: not shown. */
  threats: ReadonlyMap<number, ThreatView> | null;
  /** Reach and sight of the enemy whose card is open. */
  outlook: OutlookView | null;
  /** Pixels for one unit. */
  scale: number;
  /** SP that beginning to move costs: reach beyond it is dotted. */
  paidSp: number;
}

type Context = CanvasRenderingContext2D;

function line(c: Context, x1: number, y1: number, x2: number, y2: number): void {
  c.moveTo(x1, y1);
  c.lineTo(x2, y2);
}

/** Whether a space lies in a region. */
const within = ({ width }: Grid, { left, top, right, bottom }: Region, space: number): boolean => {
  const column = space % width;
  const row = Math.floor(space / width);
  return column >= left && column < right && row >= top && row < bottom;
};

function edges(c: Context, grid: Grid, inside: (space: number) => boolean, spaces: Iterable<number>): void {
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

function paintReach(c: Context, { grid, reach, scale, paidSp }: Ground, region: Region): void {
  if (reach.size === 0) return;
  const shown = [...reach.keys()].filter((space) => within(grid, region, space));
  const held = (space: number): boolean => (reach.get(space)?.sp ?? Number.POSITIVE_INFINITY) <= paidSp;
  for (const space of shown) {
    const { x, y } = corner(grid, space);
    c.fillStyle = held(space) ? 'rgba(92, 194, 174, 0.2)' : 'rgba(92, 194, 174, 0.09)';
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
  }
  c.strokeStyle = ALLY;
  c.lineWidth = 1.6;
  c.setLineDash([2, 4]);
  edges(c, grid, (space) => reach.has(space), shown);
  c.setLineDash([]);
  c.lineWidth = 2;
  edges(c, grid, held, shown.filter(held));
  if (SPACE * scale < SMALLEST_NUMBER) return;
  for (const space of shown) paintCost(c, grid, space, reach.get(space) as Reach, paidSp);
}

/** A number in the north-east of a space that is read on any ground. */
function number(c: Context, words: string, right: number, y: number, colour: string): void {
  c.font = `600 13px ${LABEL_FONT}`;
  c.textAlign = 'right';
  c.lineJoin = 'round';
  c.lineWidth = 3;
  c.strokeStyle = '#0a1413';
  c.strokeText(words, right, y);
  c.fillStyle = colour;
  c.fillText(words, right, y);
}

function paintCost(c: Context, grid: Grid, space: number, way: Reach, paidSp: number): void {
  const { x, y } = corner(grid, space);
  const more = way.sp > paidSp;
  number(c, String(way.cost), x + SPACE - (more ? 15 : 5), y + 15, '#d3fff5');
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

/** Slanted strokes over a space. */
function hatch(c: Context, x: number, y: number, step: number): void {
  for (let n = step; n < 2 * SPACE; n += step)
    line(c, x + Math.max(0, n - SPACE), y + Math.min(n, SPACE), x + Math.min(n, SPACE), y + Math.max(0, n - SPACE));
}

/** Hatched where enemies could hit, with how many; dotted where only a Spell reaches. */
function paintThreats(c: Context, { grid, threats, scale }: Ground, region: Region): void {
  if (!threats) return;
  const shown = [...threats].filter(([space]) => within(grid, region, space));
  for (const attacks of [true, false]) {
    c.beginPath();
    for (const [space, { by }] of shown) {
      if (by.length > 0 !== attacks) continue;
      const { x, y } = corner(grid, space);
      hatch(c, x, y, attacks ? 9 : 18);
    }
    c.strokeStyle = FOE;
    c.globalAlpha = attacks ? 0.5 : 0.35;
    c.lineWidth = attacks ? 1.6 : 1;
    c.stroke();
  }
  c.globalAlpha = 1;
  c.strokeStyle = FOE;
  c.lineWidth = 2;
  const hit = (space: number): boolean => (threats.get(space)?.by.length ?? 0) > 0;
  edges(c, grid, hit, shown.map(([space]) => space).filter(hit));
  if (SPACE * scale < SMALLEST_NUMBER) return;
  for (const [space, { by, casts }] of shown) {
    const { x, y } = corner(grid, space);
    number(c, by.length > 0 ? String(by.length) : `(${casts.length})`, x + SPACE - 5, y + SPACE - 6, '#ffd9d0');
  }
}

/** The reach of an enemy by a broken red line; what it does not see lies in the dark. */
function paintOutlook(c: Context, { grid, outlook }: Ground, region: Region): void {
  if (!outlook) return;
  const index = ([column, row]: readonly [number, number]): number => row * grid.width + column;
  const seen = new Set(outlook.sees.map(({ to }) => index(to)));
  c.beginPath();
  for (let space = 0; space < grid.width * grid.height; space++) {
    if (seen.has(space) || !within(grid, region, space)) continue;
    const { x, y } = corner(grid, space);
    c.rect(x, y, SPACE, SPACE);
  }
  c.fillStyle = 'rgba(5, 7, 7, 0.5)';
  c.fill();
  const reach = new Set(outlook.reach.map(({ to }) => index(to)));
  c.strokeStyle = FOE;
  c.lineWidth = 2.2;
  c.setLineDash([7, 5]);
  edges(
    c,
    grid,
    (space) => reach.has(space),
    [...reach].filter((space) => within(grid, region, space)),
  );
  c.setLineDash([]);
}

function paintChoices(c: Context, { grid, choices }: Ground): void {
  c.setLineDash([6, 4]);
  for (const space of choices) {
    const { x, y } = corner(grid, space);
    c.fillStyle = 'rgba(227, 176, 75, 0.16)';
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.strokeRect(x + 4, y + 4, SPACE - 8, SPACE - 8);
  }
  c.setLineDash([]);
}

/** The sign of a token about the origin, in a square of 20. */
const SIGNS: Record<string, (c: Context) => void> = {
  loot(c) {
    const shape = glyph('loot');
    if (!shape) return;
    c.translate(-9, -9);
    c.scale(18 / shape.size, 18 / shape.size);
    c.fill(shape.path);
  },
  // A carved post on a foot.
  totem(c) {
    c.fillRect(-4, -9, 8, 15);
    c.fillRect(-8, 6, 16, 3);
    c.fillStyle = DARK;
    c.fillRect(-2.5, -6, 2, 2.5);
    c.fillRect(0.5, -6, 2, 2.5);
    c.fillRect(-2.5, -1, 5, 1.6);
  },
  // A flag.
  objective(c) {
    c.fillRect(-6, -9, 2.2, 18);
    c.beginPath();
    c.moveTo(-3.8, -9);
    c.lineTo(8, -5);
    c.lineTo(-3.8, -0.5);
    c.fill();
  },
  // A doorway with an arrow out of it.
  exit(c) {
    c.lineWidth = 2.2;
    c.strokeStyle = '#f2d48e';
    c.strokeRect(-8, -8, 8, 16);
    c.beginPath();
    c.moveTo(-4, 0);
    c.lineTo(8, 0);
    c.moveTo(4, -4);
    c.lineTo(8, 0);
    c.lineTo(4, 4);
    c.stroke();
  },
};

/** Colours that tokens are printed in. */
const TOKEN_COLOURS: Record<string, string> = {
  red: '#d2493a',
  blue: '#4a86d6',
  green: '#5fa64b',
  yellow: '#e3c04a',
  white: '#ece7da',
  black: '#3b4246',
  purple: '#8b5bc0',
  orange: '#e98a33',
};

function paintToken(c: Context, grid: Grid, token: BoardToken): void {
  const { x, y } = middle(grid, token.at, token.size ?? [1, 1]);
  const size = token.size ?? [1, 1];
  if (size[0] > 1 || size[1] > 1) {
    const from = corner(grid, token.at);
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.strokeRect(from.x + 4, from.y + 4, size[0] * SPACE - 8, size[1] * SPACE - 8);
  }
  diamond(c, x, y, 17);
  c.fillStyle = '#1d1a10';
  c.fill();
  // Face up its colour shows on the rim, and by its initial for those who do not tell colours apart.
  const colour = token.faceDown ? null : token.colour;
  c.strokeStyle = (colour && TOKEN_COLOURS[colour.toLowerCase()]) || BRASS;
  c.lineWidth = colour ? 3.5 : 2;
  c.stroke();
  c.fillStyle = '#f2d48e';
  const sign = SIGNS[token.kind];
  if (sign) {
    c.save();
    c.translate(x, y);
    sign(c);
    c.restore();
  } else {
    c.font = `600 13px ${LABEL_FONT}`;
    c.textAlign = 'center';
    c.fillText(token.kind.charAt(0).toUpperCase(), x, y + 4.5);
  }
  if (colour) number(c, colour.charAt(0).toUpperCase(), x + 19, y + 17, '#f4eedf');
}

/** Draws all of it as far as it lies in a region, in the order in which it lies on each other. */
export function paintGround(c: Context, ground: Ground, region: Region): void {
  paintOutlook(c, ground, region);
  paintThreats(c, ground, region);
  paintReach(c, ground, region);
  paintChoices(c, ground);
  for (const token of ground.tokens) paintToken(c, ground.grid, token);
}
