import { type BaseSize, columnOf, type Direction, EAST, NO_SPACE, NORTH, rowOf, SOUTH, WEST } from './grid';
import { OBSTRUCTING, type Topology } from './topology';

/** What a figure may do on a space because of who stands there: stay, only pass, or not enter at all. */
export type Passage = 'free' | 'pass' | 'blocked';

/** What stops a step. `edge` is the edge of the board or a blank of the map. */
export type StepBlocker = 'edge' | 'wall' | 'obstructing' | 'figure' | 'elevation';

export interface StepRules {
  readonly size: BaseSize;
  /** Asked for each space that the base would newly cover. The figure that moves has to be left out of it. */
  readonly passage: (space: number) => Passage;
  /** Obstructing Terrain can be entered (UNSTOPPABLE). */
  readonly throughObstructing?: boolean;
  /** Any Elevation change can be climbed (FLIGHT). */
  readonly ignoreElevation?: boolean;
}

/** The greatest Elevation change that a figure can climb, and the greatest it survives going down. */
const CLIMB = 1;
const DROP = 2;

const BLOCKERS: readonly StepBlocker[] = ['edge', 'wall', 'obstructing', 'figure', 'elevation'];
const EDGE = -1;
const WALL = -2;
const BY_OBSTRUCTING = -3;
const FIGURE = -4;
const TOO_HIGH = -5;

/** Why a step is impossible, from the negative number that `stepFrom` gave. */
export function blockerOf(code: number): StepBlocker {
  return BLOCKERS[-code - 1];
}

/**
 * One orthogonal step of a base: the north-west space of the base after it, or a negative number if it is impossible
 * (see `blockerOf`). It is possible only if every space that the base would newly cover can be entered
 * (A1.large-base.09); no wall may come to stand inside the base. A drop of 3 levels is possible, and deadly: see
 * `elevationStep`.
 */
export function stepFrom(topology: Topology, at: number, direction: Direction, rules: StepRules): number {
  const { size } = rules;
  const { exits, terrain, walls, width } = topology;
  // The spaces on the side towards which the base moves, one after the other in the direction `along`.
  const sideways = direction === EAST || direction === WEST;
  const along = sideways ? SOUTH : EAST;
  const stride = sideways ? width : 1;
  const length = sideways ? size[1] : size[0];
  let front = at;
  if (direction === EAST) front += size[0] - 1;
  else if (direction === SOUTH) front += (size[1] - 1) * width;
  for (let i = 0; i < length; i++, front += stride) {
    const next = exits[front * 4 + direction];
    if (next === NO_SPACE) return walls[front] & (1 << direction) ? WALL : EDGE;
    if (terrain[next] === OBSTRUCTING && !rules.throughObstructing) return BY_OBSTRUCTING;
    if (i < length - 1 && walls[next] & (1 << along)) return WALL;
    if (rules.passage(next) === 'blocked') return FIGURE;
  }
  const to = at + (direction === EAST ? 1 : direction === WEST ? -1 : direction === SOUTH ? width : -width);
  if (!rules.ignoreElevation && elevationStep(topology, at, to, size) === 'climb') return TOO_HIGH;
  return to;
}

/**
 * What the change of Elevation means for a base that goes from one place to another: `level` no effect, `climb` up too
 * far and so impossible (A1.elevation.07), `fall` down by 3 and so Defeated (A1.elevation.08). For a large base one
 * space with a legal change is enough (A1.large-base.11, .12).
 */
export function elevationStep(
  topology: Topology,
  from: number,
  to: number,
  size: BaseSize,
): 'level' | 'climb' | 'fall' {
  if (topology.isLevel) return 'level';
  const { elevation, width } = topology;
  let climbs = false;
  for (let row = 0; row < size[1]; row++) {
    for (let column = 0; column < size[0]; column++) {
      const offset = row * width + column;
      const change = elevation[to + offset] - elevation[from + offset];
      if (change <= CLIMB && change >= -DROP) return 'level';
      if (change > CLIMB) climbs = true;
    }
  }
  return climbs ? 'climb' : 'fall';
}

/** True if the base may end a movement there: on the board, no wall inside, not Obstructing, every space free. */
export function canStand(topology: Topology, at: number, rules: StepRules): boolean {
  const { size } = rules;
  const { terrain, width, height, walls } = topology;
  if (at < 0 || columnOf(topology, at) + size[0] > width || rowOf(topology, at) + size[1] > height) return false;
  for (let row = 0; row < size[1]; row++) {
    for (let column = 0; column < size[0]; column++) {
      const space = at + row * width + column;
      const code = terrain[space];
      if (code > OBSTRUCTING || (code === OBSTRUCTING && !rules.throughObstructing)) return false;
      if (column < size[0] - 1 && walls[space] & (1 << EAST)) return false;
      if (row < size[1] - 1 && walls[space] & (1 << SOUTH)) return false;
      if (rules.passage(space) !== 'free') return false;
    }
  }
  return true;
}

/** The Direction of a step between two places one column or row apart, null for anything else. */
export function directionOf(topology: Topology, from: number, to: number): Direction | null {
  const columns = columnOf(topology, to) - columnOf(topology, from);
  const rows = rowOf(topology, to) - rowOf(topology, from);
  if (Math.abs(columns) + Math.abs(rows) !== 1) return null;
  if (columns !== 0) return columns > 0 ? EAST : WEST;
  return rows > 0 ? SOUTH : NORTH;
}
