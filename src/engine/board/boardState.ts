import { type DirectionName, fromPosition, type Grid, orthogonalNeighbours } from './grid';

/** The Terrain types of the rulebook (A1.terrain.01). */
export type TerrainType = 'normal' | 'hindering' | 'water' | 'muck' | 'dangerous' | 'special' | 'obstructing';

/** Terrain as one character a space; a blank is no space at all. */
export const TERRAIN_CHARACTERS: Readonly<Record<TerrainType, string>> = {
  normal: '.',
  hindering: 'h',
  water: '~',
  muck: 'm',
  dangerous: 'x',
  special: 's',
  obstructing: '#',
};
export const BLANK = ' ';

const TYPES = new Map<string, TerrainType>(
  (Object.keys(TERRAIN_CHARACTERS) as TerrainType[]).map((type) => [TERRAIN_CHARACTERS[type], type]),
);

/** A Current of some spaces: who ends its turn there is moved `move` spaces (A1.current.02). */
export interface Current {
  spaces: number[];
  direction: DirectionName;
  move: number;
}

/** The board as the game state keeps it: plain JSON. Tokens and figures live elsewhere in the state. */
export interface BoardState extends Grid {
  width: number;
  height: number;
  /** Raised by every change of terrain, elevation or walls, so that lookups derived from the board are made anew. */
  version: number;
  /** One character a space, row by row: the values of TERRAIN_CHARACTERS, or BLANK. */
  terrain: string;
  /** The area that a space belongs to, if it has a name. */
  names: (string | null)[];
  /** Elevation of each space, 1 to 4 (A1.elevation.01). */
  elevation: number[];
  /** Pairs of spaces sharing an edge with a wall on it, the smaller space first, sorted. */
  walls: [number, number][];
  currents: Current[];
}

/** A board as people write it (`board` of the file formats, without what stands on it). */
export interface BoardSpec {
  /** Rows of characters; a row that is too short ends in blanks. */
  map: readonly string[];
  legend?: Readonly<Record<string, { terrain?: TerrainType; name?: string }>>;
  elevation?: readonly string[];
  walls?: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  currents?: readonly {
    spaces: readonly (readonly [number, number])[];
    direction: DirectionName;
    move: number;
  }[];
}

/** Makes a board. Throws a RangeError that names what is wrong and where. */
export function createBoard(spec: BoardSpec): BoardState {
  const rows = spec.map.map((row) => Array.from(row));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const height = rows.length;
  if (width === 0) throw new RangeError('the map has no spaces');
  const grid = { width, height };
  const terrain: string[] = [];
  const names: (string | null)[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const character = rows[row][column] ?? BLANK;
      const entry = spec.legend?.[character];
      if (!entry && character !== BLANK && !TYPES.has(character)) {
        throw new RangeError(`map: "${character}" at [${column}, ${row}] is not in the legend`);
      }
      if (entry?.terrain && !(entry.terrain in TERRAIN_CHARACTERS)) {
        throw new RangeError(`legend: "${entry.terrain}" of "${character}" is not a terrain`);
      }
      const known = character === BLANK || TYPES.has(character) ? character : TERRAIN_CHARACTERS.normal;
      terrain.push(entry?.terrain ? TERRAIN_CHARACTERS[entry.terrain] : known);
      names.push(entry?.name ?? null);
    }
  }
  return {
    width,
    height,
    version: 1,
    terrain: terrain.join(''),
    names,
    elevation: readElevation(spec.elevation, grid),
    walls: readWalls(spec.walls ?? [], grid),
    currents: (spec.currents ?? []).map((current) => ({
      spaces: current.spaces.map((position) => fromPosition(grid, position)),
      direction: current.direction,
      move: current.move,
    })),
  };
}

function readElevation(rows: readonly string[] | undefined, grid: Grid): number[] {
  const levels = new Array<number>(grid.width * grid.height).fill(1);
  rows?.forEach((text, row) => {
    Array.from(text).forEach((character, column) => {
      if (character === BLANK) return;
      if (!/^[1-4]$/.test(character)) {
        throw new RangeError(`elevation: "${character}" at [${column}, ${row}] is not 1, 2, 3 or 4`);
      }
      levels[fromPosition(grid, [column, row])] = Number(character);
    });
  });
  return levels;
}

function readWalls(pairs: NonNullable<BoardSpec['walls']>, grid: Grid): [number, number][] {
  const walls = new Map<string, [number, number]>();
  for (const [first, second] of pairs) {
    const a = fromPosition(grid, first);
    const b = fromPosition(grid, second);
    if (!orthogonalNeighbours(grid, a).includes(b)) {
      throw new RangeError(`walls: [${first}] and [${second}] do not share an edge`);
    }
    walls.set(`${Math.min(a, b)}|${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
  }
  return [...walls.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The Terrain of a space, null where there is no space (A1.board.07). */
export function terrainAt(board: BoardState, space: number): TerrainType | null {
  return TYPES.get(board.terrain[space]) ?? null;
}

/** Changes the Terrain of a space. Which type may replace which is not judged here. Throws where there is no space. */
export function setTerrain(board: BoardState, space: number, type: TerrainType): void {
  if (terrainAt(board, space) === null) throw new RangeError(`there is no space ${space}`);
  board.terrain = board.terrain.slice(0, space) + TERRAIN_CHARACTERS[type] + board.terrain.slice(space + 1);
  board.version += 1;
}

/** Puts other Terrain on a space during play; the Current belonged to the old one (A1.current.01, A1.terrain.12). */
export function replaceTerrain(board: BoardState, space: number, type: TerrainType): void {
  setTerrain(board, space, type);
  for (const current of board.currents) {
    const place = current.spaces.indexOf(space);
    if (place >= 0) current.spaces.splice(place, 1);
  }
}
