import { type Base, baseCovers, EAST, NORTH, SOUTH, WEST } from './grid';
import { ACROSS_COLUMN, ACROSS_CORNER, CROSSING, crossings } from './lines';
import { HINDERING, OBSTRUCTING, type Topology, VOID } from './topology';

/** Who stands on a space, seen from the acting figure. Where several stand, the one that matters most: an opponent. */
export type Standing = 'none' | 'ally' | 'opponent';

/** What can stop a line: `edge` is a blank of the map, that is, edges of Tiles that are not joined. */
export type SightBlocker = 'obstructing' | 'edge' | 'wall' | 'opponent' | 'elevation';

export interface SightQuery {
  /** Who stands on a space between actor and target. Left out: nobody. */
  readonly figureAt?: (space: number) => Standing;
  /** `soi`: only Obstructing Terrain, walls and edges block, nothing gives a penalty (A1.soi.04). Default `sight`. */
  readonly sense?: 'sight' | 'soi';
  /** The actor draws lines across any Elevation (FLIGHT, A1.tag-move.18). */
  readonly ignoreElevation?: boolean;
}

/** The line from actor to target, every corner passed on the side that is best for the actor (A1.diagonal.03). */
export interface Sight {
  clear: boolean;
  /** What blocks first; for a wall, `space` is the one behind it. Absent if the line is clear. */
  blockedBy?: { space: number; why: SightBlocker };
  /** The line passes through or into Hindering Terrain (A1.los.10). */
  hindering: boolean;
  /** The line passes through an ally's space (A1.los.09). */
  ally: boolean;
  /** To the Attack roll: -1 for Hindering Terrain and -1 for allies, each at most once (A1.los.11 to 13). */
  penalty: 0 | -1 | -2;
  /** The spaces between actor and target that the line passes, the ones chosen at corners included. */
  through: number[];
}

/** Two bases of which at least one is large. Their own figures neither block nor hinder the line. */
export interface LargeBases {
  readonly actor: Base;
  readonly target: Base;
  /** Hindering Terrain affects the target: it has the whole base (A1.large-base.05). */
  readonly targetHindered: boolean;
}

const FLAG_HINDERING = 1;
const FLAG_ALLY = 2;
const BLOCKERS: readonly SightBlocker[] = ['obstructing', 'edge', 'wall', 'opponent', 'elevation'];
const BY_OBSTRUCTING = -1;
const BY_EDGE = -2;
const BY_WALL = -3;
const BY_OPPONENT = -4;
const BY_ELEVATION = -5;

const NOBODY: SightQuery = {};

/** How many rules a set of flags breaks. */
const FLAG_COUNT = [0, 1, 1, 2];

/** A corner where the two ways differ in what they cost: place in `through`, then space and flags of both ways. */
type CornerChoice = [index: number, first: number, firstFlags: number, second: number, secondFlags: number];

/**
 * Line of Sight between the centres of two spaces (A1.los.01), or the line of a Sphere of Influence. Pure geometry: no
 * distance is judged. `bases` is for figures that cover more than these two spaces; see `bestSight`.
 */
export function lineOfSight(
  topology: Topology,
  from: number,
  to: number,
  query: SightQuery = NOBODY,
  bases?: LargeBases,
): Sight {
  const { width, walls, terrain } = topology;
  const through: number[] = [];
  if (from === to) return { clear: true, hindering: false, ally: false, penalty: 0, through };
  const sees = query.sense !== 'soi';
  const limit = elevationLimit(topology, from, to, query);
  const columns = (to % width) - (from % width);
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const east = columns < 0 ? -1 : 1;
  const south = rows < 0 ? -width : width;
  const columnWall = 1 << (columns < 0 ? WEST : EAST);
  const rowWall = 1 << (rows < 0 ? NORTH : SOUTH);
  const line = crossings(Math.abs(columns), Math.abs(rows));
  let flags = 0;
  let choices: CornerChoice[] | undefined;
  let last = from;
  for (let i = 0; i < line.length; i += CROSSING) {
    const space = from + line[i + 1] * east + line[i + 2] * south;
    const kind = line[i];
    if (kind === ACROSS_CORNER) {
      // Two ways round the corner, each over two edges and one space; only the one chosen counts (A1.diagonal.01).
      const first = last + east;
      const second = last + south;
      const firstFlags =
        walls[last] & columnWall || walls[first] & rowWall ? BY_WALL : examine(topology, first, query, limit, bases);
      const secondFlags =
        walls[last] & rowWall || walls[second] & columnWall ? BY_WALL : examine(topology, second, query, limit, bases);
      if (firstFlags < 0 && secondFlags < 0) return blocked(first, firstFlags);
      if (firstFlags >= 0 && secondFlags >= 0 && firstFlags !== secondFlags) {
        choices ??= [];
        choices.push([through.length, first, firstFlags, second, secondFlags]);
        through.push(first);
      } else if (firstFlags >= 0) {
        flags |= firstFlags;
        through.push(first);
      } else {
        flags |= secondFlags;
        through.push(second);
      }
    } else if (walls[last] & (kind === ACROSS_COLUMN ? columnWall : rowWall)) {
      return blocked(space, BY_WALL);
    }
    if (space !== to) {
      const found = examine(topology, space, query, limit, bases);
      if (found < 0) return blocked(space, found);
      flags |= found;
      through.push(space);
    }
    last = space;
  }
  if (terrain[to] >= OBSTRUCTING) return blocked(to, terrain[to] === VOID ? BY_EDGE : BY_OBSTRUCTING);
  if (sees && (bases ? bases.targetHindered : terrain[to] === HINDERING)) flags |= FLAG_HINDERING;
  if (choices) flags = chooseWays(choices, flags, through);
  return {
    clear: true,
    hindering: (flags & FLAG_HINDERING) !== 0,
    ally: (flags & FLAG_ALLY) !== 0,
    penalty: (0 - FLAG_COUNT[flags]) as Sight['penalty'],
    through,
  };
}

/**
 * The Elevation from which on a space in between blocks, and below which its figures are overlooked: with different
 * Elevations of actor and target a space as high as the higher one blocks and figures below it are ignored
 * (A1.elevation.03, .04); with equal ones only a higher space blocks, and no figure is ignored (A1.elevation.05).
 */
interface ElevationLimit {
  blocksFrom: number;
  overlooksBelow: number;
}
const NO_LIMIT: ElevationLimit = { blocksFrom: Number.POSITIVE_INFINITY, overlooksBelow: 0 };

function elevationLimit(topology: Topology, from: number, to: number, query: SightQuery): ElevationLimit {
  if (topology.isLevel) return NO_LIMIT;
  const a = topology.elevation[from];
  const b = topology.elevation[to];
  const higher = Math.max(a, b);
  return {
    blocksFrom: query.ignoreElevation ? NO_LIMIT.blocksFrom : a === b ? a + 1 : higher,
    overlooksBelow: a === b ? 0 : higher,
  };
}

/** Flags that a space gives to a line through it, or the negative code of why it blocks. */
function examine(
  topology: Topology,
  space: number,
  query: SightQuery,
  limit: ElevationLimit,
  bases: LargeBases | undefined,
): number {
  const code = topology.terrain[space];
  if (code >= OBSTRUCTING) return code === VOID ? BY_EDGE : BY_OBSTRUCTING;
  if (query.sense === 'soi') return 0;
  const level = topology.elevation[space];
  if (level >= limit.blocksFrom) return BY_ELEVATION;
  if (bases) {
    if (baseCovers(topology, bases.actor, space)) return 0;
    if (baseCovers(topology, bases.target, space)) return bases.targetHindered ? FLAG_HINDERING : 0;
  }
  const flags = code === HINDERING ? FLAG_HINDERING : 0;
  if (query.figureAt === undefined || level < limit.overlooksBelow) return flags;
  const standing = query.figureAt(space);
  if (standing === 'opponent') return BY_OPPONENT;
  return standing === 'ally' ? flags | FLAG_ALLY : flags;
}

/**
 * Chooses a way at every corner so that the whole line breaks as few rules as possible: a penalty that the line has
 * anyway costs nothing a second time. Puts the ways into `through` and returns the flags of the whole line.
 */
function chooseWays(choices: CornerChoice[], forced: number, through: number[]): number {
  const fits = (flags: number, allowed: number) => (flags & ~allowed) === 0;
  const allowed = [forced, forced | FLAG_HINDERING, forced | FLAG_ALLY, FLAG_HINDERING | FLAG_ALLY].find((set) =>
    choices.every(([, , first, , second]) => fits(first, set) || fits(second, set)),
  ) as number;
  let flags = forced;
  for (const [index, first, firstFlags, second, secondFlags] of choices) {
    const takesFirst =
      fits(firstFlags, allowed) &&
      !(fits(secondFlags, allowed) && FLAG_COUNT[secondFlags & ~flags] < FLAG_COUNT[firstFlags & ~flags]);
    through[index] = takesFirst ? first : second;
    flags |= takesFirst ? firstFlags : secondFlags;
  }
  return flags;
}

function blocked(space: number, code: number): Sight {
  const why = BLOCKERS[-code - 1];
  return { clear: false, blockedBy: { space, why }, hindering: false, ally: false, penalty: 0, through: [] };
}
