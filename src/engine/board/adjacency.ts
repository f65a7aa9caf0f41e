import {
  type Base,
  baseCovers,
  baseSpaces,
  columnOf,
  EAST,
  isSingle,
  NO_SPACE,
  NORTH,
  rowOf,
  SOUTH,
  WEST,
} from './grid';
import { rangeBetween, spacesWithin } from './range';
import { isSolid, type Topology } from './topology';

/** The greatest Elevation change between adjacent figures (A1.elevation.10). */
const ADJACENT_ELEVATION = 1;

/**
 * The spaces through which a step or line between two diagonal neighbours may pass: of the two that share an edge with
 * both, those that are spaces, not Obstructing, and have no wall on either edge (A1.diagonal.05, A1.free-move.06).
 * Figures are not judged. None if one of the two is no space or Obstructing itself.
 */
export function diagonalWays(topology: Topology, from: number, to: number): number[] {
  if (isSolid(topology, from) || isSolid(topology, to)) return [];
  const columns = columnOf(topology, to) - columnOf(topology, from);
  const rows = rowOf(topology, to) - rowOf(topology, from);
  const acrossColumn = columns > 0 ? EAST : WEST;
  const acrossRow = rows > 0 ? SOUTH : NORTH;
  const ways: number[] = [];
  for (const [first, second] of [
    [acrossColumn, acrossRow],
    [acrossRow, acrossColumn],
  ]) {
    const via = topology.exits[from * 4 + first];
    if (via !== NO_SPACE && !isSolid(topology, via) && topology.exits[via * 4 + second] === to) ways.push(via);
  }
  return ways;
}

/**
 * True if two spaces are adjacent: they share an edge without a wall, or a corner that can be passed on at least one
 * side (A1.adjacent.01 to .03). Elevation is not judged: that is a matter between figures.
 */
export function spacesTouch(topology: Topology, a: number, b: number): boolean {
  if (isSolid(topology, a) || isSolid(topology, b)) return false;
  const columns = Math.abs(columnOf(topology, a) - columnOf(topology, b));
  const rows = Math.abs(rowOf(topology, a) - rowOf(topology, b));
  if (columns > 1 || rows > 1 || a === b) return false;
  if (columns + rows === 2) return diagonalWays(topology, a, b).length > 0;
  const { exits } = topology;
  return exits[a * 4] === b || exits[a * 4 + 1] === b || exits[a * 4 + 2] === b || exits[a * 4 + 3] === b;
}

/** True if figures on two spaces are adjacent: the spaces are, and differ by at most 1 in Elevation. */
function figuresTouch(topology: Topology, a: number, b: number): boolean {
  const change = Math.abs(topology.elevation[a] - topology.elevation[b]);
  return change <= ADJACENT_ELEVATION && spacesTouch(topology, a, b);
}

/**
 * True if two figures are adjacent: some space of one is adjacent to some space of the other, with an Elevation change
 * of 1 or less between these two (A1.adjacent.04, A1.elevation.10). A base is not adjacent to what it covers.
 */
export function adjacent(topology: Topology, a: Base, b: Base): boolean {
  if (rangeBetween(topology, a, b) !== 1) return false;
  if (isSingle(a) && isSingle(b)) return figuresTouch(topology, a.at, b.at);
  const others = baseSpaces(topology, b.at, b.size);
  return baseSpaces(topology, a.at, a.size).some((space) => others.some((o) => figuresTouch(topology, space, o)));
}

/** The spaces, by rows, on which a figure of one space would be adjacent to the base. */
export function adjacentSpaces(topology: Topology, base: Base): number[] {
  const own = baseSpaces(topology, base.at, base.size);
  return spacesWithin(topology, base, 1).filter(
    (space) => !baseCovers(topology, base, space) && own.some((o) => figuresTouch(topology, o, space)),
  );
}
