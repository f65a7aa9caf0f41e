/** Draws what lies on the floor: reach, threats, what an enemy reaches and sees, choices, tokens. */
import type { OutlookView, ThreatView } from '../engine/query';
import type { BoardToken } from '../engine/state/state';
import type { Reach } from '../stores/queries';
import { corner, type Grid, SPACE } from './metrics';
import { paintToken } from './paintToken';
import { COLOURS, costMark, legible, number, skull } from './paintTools';
import type { Scene } from './scene';
import type { Region } from './sheet';

const { ally: ALLY, brass: BRASS, foe: FOE } = COLOURS;
const REACH = '#74d6c3';
/** Below this size of a space in pixels numbers are left out. */
const SMALLEST_NUMBER = 30;

export interface Ground {
  grid: Grid;
  reach: Scene['reach'];
  deadly: Scene['deadly'];
  /** Something else than moving is being chosen: of the reach only its outline stays. */
  quiet: boolean;
  choices: Scene['choices'];
  /** Spaces that only a Jump leads to. */
  jumps: ReadonlySet<number>;
  /** The Starting Zone while Adventurers are placed. */
  zone: ReadonlySet<number>;
  tokens: readonly BoardToken[];
  /** Spaces that enemies could hit next; null: not shown. */
  threats: ReadonlyMap<number, ThreatView> | null;
  /** Who stands on a space. */
  standing: Scene['standing'];
  /** Reach and sight of the enemy whose card is open. */
  outlook: OutlookView | null;
  /** Pixels for one unit. */
  scale: number;
  /** SP that beginning to move costs: reach beyond it is dotted. */
  paidSp: number;
  /** Break Attacks that going anywhere provokes: more of them are marked. */
  provoked: number;
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

/** Solid round what the points held reach, dotted round what one more SP would. */
function paintReach(c: Context, ground: Ground, region: Region): void {
  const { grid, reach, deadly, scale, paidSp, quiet } = ground;
  if (reach.size === 0) return;
  const shown = [...reach.keys()].filter((space) => within(grid, region, space));
  const held = (space: number): boolean => (reach.get(space)?.sp ?? Number.POSITIVE_INFINITY) <= paidSp;
  c.fillStyle = 'rgba(92, 194, 174, 0.2)';
  for (const space of quiet ? [] : shown.filter((each) => held(each) && !deadly.has(each))) {
    const { x, y } = corner(grid, space);
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
  }
  c.lineCap = 'square';
  const outline = (inside: (space: number) => boolean, look: readonly Outline[]): void => {
    for (const { colour, width, dash } of look) {
      c.strokeStyle = colour;
      c.lineWidth = width;
      c.setLineDash(dash);
      edges(c, grid, inside, shown.filter(inside));
    }
    c.setLineDash([]);
  };
  c.globalAlpha = quiet ? 0.4 : 1;
  outline((space) => reach.has(space), MORE_OUTLINE);
  outline(held, HELD_OUTLINE);
  c.globalAlpha = 1;
  c.lineCap = 'butt';
  for (const space of quiet ? [] : shown.filter((each) => deadly.has(each))) paintDeadly(c, grid, space);
  if (quiet || SPACE * scale < SMALLEST_NUMBER) return;
  for (const space of shown) paintCost(c, ground, space, reach.get(space) as Reach);
}

/** Where whoever stops is Defeated: within a broken red line, with a skull. */
function paintDeadly(c: Context, grid: Grid, space: number): void {
  const { x, y } = corner(grid, space);
  c.fillStyle = 'rgba(7, 12, 12, 0.35)';
  c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
  c.strokeStyle = FOE;
  c.lineWidth = 2.4;
  c.setLineDash([6, 4]);
  c.strokeRect(x + 3, y + 3, SPACE - 6, SPACE - 6);
  c.setLineDash([]);
  skull(c, x + SPACE / 2, y + SPACE / 2 + 2, 9);
}

interface Outline {
  colour: string;
  width: number;
  dash: number[];
}
const MORE_OUTLINE: readonly Outline[] = [
  { colour: 'rgba(7, 20, 18, 0.4)', width: 3.5, dash: [] },
  { colour: REACH, width: 1.6, dash: [2, 6] },
];
const HELD_OUTLINE: readonly Outline[] = [
  { colour: 'rgba(7, 20, 18, 0.55)', width: 4.5, dash: [] },
  { colour: REACH, width: 2, dash: [] },
];

/** What a space costs; a red corner where the way provokes more than any must. */
function paintCost(c: Context, { grid, scale, paidSp, provoked }: Ground, space: number, way: Reach): void {
  const { x, y } = corner(grid, space);
  costMark(c, [x, y], way.cost, Math.max(0, way.sp - paidSp), legible(SPACE * scale));
  if (way.provokes.length <= provoked) return;
  c.beginPath();
  c.moveTo(x + 3, y + 3);
  c.lineTo(x + 11, y + 3);
  c.lineTo(x + 3, y + 11);
  c.fillStyle = FOE;
  c.fill();
}

/** Slanted strokes over a space. */
function hatch(c: Context, x: number, y: number, step: number): void {
  for (let n = step; n < 2 * SPACE; n += step)
    line(c, x + Math.max(0, n - SPACE), y + Math.min(n, SPACE), x + Math.min(n, SPACE), y + Math.max(0, n - SPACE));
}

/** Hatched where enemies could hit, with how many; dotted where only a Spell reaches. */
function paintThreats(c: Context, { grid, threats, standing, scale }: Ground, region: Region): void {
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
    const words = by.length > 0 ? String(by.length) : `(${casts.length})`;
    const mark = standing.get(space);
    // Where an enemy stands nobody is hit; beside an Adventurer there is room in the very corner.
    if (mark?.foe) continue;
    const off = mark ? 1 : 5;
    number(c, words, x + SPACE - off, y + SPACE - off, '#ffd9d0', legible(SPACE * scale));
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

/** Corner marks in a space: it can be chosen. */
function cornerMarks(c: Context, x: number, y: number): void {
  for (const [sx, sy] of [
    [1, 1],
    [-1, -1],
  ] as const) {
    const [px, py] = [x + (sx > 0 ? 6 : SPACE - 6), y + (sy > 0 ? 6 : SPACE - 6)];
    c.moveTo(px, py + sy * 7);
    c.lineTo(px, py);
    c.lineTo(px + sx * 7, py);
  }
}

/** Spaces that can be chosen outright; those of a zone to be placed in are the party's own. */
function paintChoices(c: Context, { grid, choices, zone }: Ground): void {
  const free = [...choices].filter((space) => !zone.has(space));
  c.setLineDash([6, 4]);
  for (const space of free) {
    const { x, y } = corner(grid, space);
    c.fillStyle = 'rgba(227, 176, 75, 0.16)';
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
    c.strokeStyle = BRASS;
    c.lineWidth = 2;
    c.strokeRect(x + 4, y + 4, SPACE - 8, SPACE - 8);
  }
  c.setLineDash([]);
  if (zone.size === 0) return;
  c.fillStyle = 'rgba(92, 194, 174, 0.24)';
  for (const space of zone) {
    const { x, y } = corner(grid, space);
    c.fillRect(x + 1, y + 1, SPACE - 2, SPACE - 2);
  }
  c.strokeStyle = ALLY;
  c.lineWidth = 2.2;
  edges(c, grid, (space) => zone.has(space), zone);
  c.beginPath();
  for (const space of choices) {
    const { x, y } = corner(grid, space);
    if (zone.has(space)) cornerMarks(c, x, y);
  }
  c.stroke();
}

/** Where only a Jump leads: the dotted line of what lies beyond the reach, and the arc of the Jump. */
function paintJumps(c: Context, { grid, jumps }: Ground): void {
  c.strokeStyle = REACH;
  for (const space of jumps) {
    const { x, y } = corner(grid, space);
    c.lineWidth = 1.6;
    c.setLineDash([2, 6]);
    c.strokeRect(x + 4, y + 4, SPACE - 8, SPACE - 8);
    c.setLineDash([]);
    c.lineWidth = 2.4;
    c.beginPath();
    c.arc(x + SPACE / 2, y + SPACE / 2 + 6, 11, Math.PI, 2 * Math.PI);
    line(c, x + SPACE / 2 + 6, y + SPACE / 2 + 1, x + SPACE / 2 + 11, y + SPACE / 2 + 7);
    c.lineTo(x + SPACE / 2 + 16, y + SPACE / 2 + 1);
    c.stroke();
  }
}

/** Draws all of it as far as it lies in a region, in the order in which it lies on each other. */
export function paintGround(c: Context, ground: Ground, region: Region): void {
  paintOutlook(c, ground, region);
  paintThreats(c, ground, region);
  paintReach(c, ground, region);
  paintChoices(c, ground);
  paintJumps(c, ground);
  for (const token of ground.tokens) paintToken(c, ground.grid, token);
}
