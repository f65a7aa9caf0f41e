import { BLANK, type BoardState, TERRAIN_CHARACTERS, type TerrainType } from './boardState';
import {
  type BaseSize,
  baseSpaces,
  DIRECTIONS,
  EAST,
  type Grid,
  NO_SPACE,
  NORTH,
  rowOf,
  SOUTH,
  spaceBeside,
  WEST,
} from './grid';

/** Terrain types by code. The last two, and no others, stop lines and figures: see `isSolid`. */
export const TERRAIN_TYPES: readonly TerrainType[] = [
  'normal',
  'hindering',
  'water',
  'muck',
  'dangerous',
  'special',
  'obstructing',
];
export const NORMAL = 0;
export const HINDERING = 1;
export const WATER = 2;
export const MUCK = 3;
export const DANGEROUS = 4;
export const SPECIAL = 5;
export const OBSTRUCTING = 6;
/** Not a space: a blank of the map. */
export const VOID = 7;

/** Lookups derived from a BoardState; never changed after they were made, never part of the game state. */
export interface Topology extends Grid {
  /** Code of the Terrain of each space. */
  readonly terrain: Uint8Array;
  readonly elevation: Uint8Array;
  /** True if every space has the same Elevation, so that no rule of Elevation applies (A1.elevation.14). */
  readonly isLevel: boolean;
  /** Walls of each space, bit `1 << direction`. */
  readonly walls: Uint8Array;
  /**
   * `exits[space * 4 + direction]` is the space there, or NO_SPACE at an edge of the board, a blank or a wall. An
   * Obstructing space is still an exit: some figures may enter it.
   */
  readonly exits: Int32Array;
}

/** True for Obstructing Terrain and for what is no space at all. */
export function isSolid(topology: Topology, space: number): boolean {
  return topology.terrain[space] >= OBSTRUCTING;
}

/**
 * The Terrain code that affects a figure with this base. Terrain other than Obstructing only does if all spaces of
 * the base have it (A1.terrain.28, A1.large-base.05); otherwise the figure counts as on Normal Terrain.
 */
export function baseTerrain(topology: Topology, at: number, size: BaseSize): number {
  const code = topology.terrain[at];
  if (size[0] === 1 && size[1] === 1) return code;
  return baseSpaces(topology, at, size).every((space) => topology.terrain[space] === code) ? code : NORMAL;
}

interface Made {
  version: number;
  topology: Topology;
}
const byBoard = new WeakMap<BoardState, Made>();

/** Boards are cloned with the state that holds them: clones of the boards seen last share one Topology. */
const RECENT_LIMIT = 4;
const recent: { board: Pick<BoardState, 'width' | 'terrain' | 'elevation' | 'walls'>; topology: Topology }[] = [];

/** The Topology of a board, made once for each `version` of it. */
export function topologyOf(board: BoardState): Topology {
  const made = byBoard.get(board);
  if (made !== undefined && made.version === board.version) return made.topology;
  const known = recent.find((entry) => sameBoard(entry.board, board));
  const topology = known?.topology ?? buildTopology(board);
  if (!known) {
    const { width, terrain } = board;
    const elevation = board.elevation.slice();
    recent.unshift({ board: { width, terrain, elevation, walls: board.walls.map(([a, b]) => [a, b]) }, topology });
    recent.length = Math.min(recent.length, RECENT_LIMIT);
  }
  byBoard.set(board, { version: board.version, topology });
  return topology;
}

function sameBoard(known: (typeof recent)[number]['board'], board: BoardState): boolean {
  return (
    known.width === board.width &&
    known.terrain === board.terrain &&
    known.walls.length === board.walls.length &&
    known.elevation.every((level, space) => level === board.elevation[space]) &&
    known.walls.every(([a, b], index) => board.walls[index][0] === a && board.walls[index][1] === b)
  );
}

const CODES = new Map<string, number>([
  ...TERRAIN_TYPES.map((type, code): [string, number] => [TERRAIN_CHARACTERS[type], code]),
  [BLANK, VOID],
]);

function buildTopology(board: BoardState): Topology {
  const { width, height } = board;
  const count = width * height;
  const terrain = new Uint8Array(count);
  for (let space = 0; space < count; space++) terrain[space] = CODES.get(board.terrain[space]) ?? VOID;
  const walls = new Uint8Array(count);
  for (const [a, b] of board.walls) {
    const [there, back] = rowOf(board, a) === rowOf(board, b) ? [EAST, WEST] : [SOUTH, NORTH];
    walls[a] |= 1 << there;
    walls[b] |= 1 << back;
  }
  const exits = new Int32Array(count * DIRECTIONS.length).fill(NO_SPACE);
  for (let space = 0; space < count; space++) {
    if (terrain[space] === VOID) continue;
    for (const direction of DIRECTIONS) {
      const beside = spaceBeside(board, space, direction);
      if (beside === NO_SPACE || terrain[beside] === VOID || walls[space] & (1 << direction)) continue;
      exits[space * DIRECTIONS.length + direction] = beside;
    }
  }
  const elevation = Uint8Array.from(board.elevation);
  return { width, height, terrain, elevation, isLevel: elevation.every((e) => e === elevation[0]), walls, exits };
}
