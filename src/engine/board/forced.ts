import { adjacent } from './adjacency';
import { baseDistance, distanceField, UNREACHED } from './distanceField';
import {
  type Base,
  baseOffset,
  baseSpaces,
  DIRECTIONS,
  type Direction,
  EAST,
  type Grid,
  NORTH,
  SOUTH,
  WEST,
} from './grid';
import { blockerOf, canStand, type StepBlocker, type StepRules, stepFrom } from './step';
import type { Topology } from './topology';

/** How far a figure that is moved in one direction comes. */
export interface ForcedLine {
  direction: Direction;
  /** Places entered, in order (north-west space of the base). */
  path: number[];
  /** Spaces of movement that could not be made: dealt as IRREDUCIBLE DMG by PUSH, COMMAND and Currents (A1.push.05). */
  left: number;
  /** What stopped it; null if nothing did. */
  stoppedBy: StepBlocker | null;
}

/**
 * The directions in which a PUSH can move the target: along each axis on which it is off the nearest space of the
 * pusher, away from it (A1.push.01, .03). None if the bases overlap.
 */
export function pushDirections(grid: Grid, pusher: Base, target: Base): Direction[] {
  const [columns, rows] = baseOffset(grid, pusher, target);
  const found: Direction[] = [];
  if (rows !== 0) found.push(rows < 0 ? NORTH : SOUTH);
  if (columns !== 0) found.push(columns < 0 ? WEST : EAST);
  return found;
}

/**
 * Moves a figure up to `count` spaces in one direction (PUSH, COMMAND, a Current). Obstructing Terrain, walls, edges,
 * too high steps and any other figure stop it (A1.push.05, .06, A1.push-pull-command.02, A1.elevation.09): `passage`
 * says which spaces hold a figure, and one that could be passed stops it as well.
 */
export function forcedLine(
  topology: Topology,
  at: number,
  direction: Direction,
  count: number,
  rules: StepRules,
): ForcedLine {
  const strict: StepRules = {
    ...rules,
    passage: (space) => (rules.passage(space) === 'free' ? 'free' : 'blocked'),
  };
  const path: number[] = [];
  let place = at;
  while (path.length < count) {
    const to = stepFrom(topology, place, direction, strict);
    if (to < 0) return { direction, path, left: count - path.length, stoppedBy: blockerOf(to) };
    place = to;
    path.push(to);
  }
  return { direction, path, left: 0, stoppedBy: null };
}

/** What a PUSH of `count` spaces does in each direction it can take. */
export function pushLines(topology: Topology, pusher: Base, at: number, count: number, rules: StepRules): ForcedLine[] {
  return pushDirections(topology, pusher, { at, size: rules.size }).map((direction) =>
    forcedLine(topology, at, direction, count, rules),
  );
}

/** What a COMMAND of `count` spaces does in each of the 4 directions (A1.tag-move.01). */
export function commandLines(topology: Topology, at: number, count: number, rules: StepRules): ForcedLine[] {
  return DIRECTIONS.map((direction) => forcedLine(topology, at, direction, count, rules));
}

/**
 * All paths on which a PULL of `count` spaces can bring a figure as near to the puller as it can: each space is closer
 * by movement counting, the movement ends at the first space next to the puller, and it cannot end in another figure's
 * space (A1.pull.01, .02, .03). All spaces next to the puller are equally near. Closer is counted round the same figures
 * that cannot be passed. Empty if the figure is next to the puller or cannot come nearer.
 */
export function pullPaths(topology: Topology, puller: Base, at: number, count: number, rules: StepRules): number[][] {
  const { size } = rules;
  const own = new Set(baseSpaces(topology, at, size));
  const field = distanceField(topology, baseSpaces(topology, puller.at, puller.size), {
    blocked: (space) => !own.has(space) && rules.passage(space) === 'blocked',
    throughObstructing: rules.throughObstructing,
    ignoreElevation: rules.ignoreElevation,
  });
  const distanceOf = (place: number) => baseDistance(topology, field, place, size);
  let nearest = distanceOf(at);
  let found: number[][] = [];
  const path: number[] = [];
  const follow = (place: number) => {
    const here = distanceOf(place);
    const arrived = adjacent(topology, puller, { at: place, size });
    if (path.length > 0 && canStand(topology, place, rules)) {
      const rank = arrived ? 0 : here;
      if (rank < nearest) found = [];
      if (rank <= nearest) found.push(path.slice());
      nearest = Math.min(nearest, rank);
      if (arrived) return;
    }
    if (path.length === count) return;
    for (const direction of DIRECTIONS) {
      const to = stepFrom(topology, place, direction, rules);
      if (to < 0) continue;
      const there = distanceOf(to);
      if (there === UNREACHED || there >= here) continue;
      path.push(to);
      follow(to);
      path.pop();
    }
  };
  if (nearest !== UNREACHED && !adjacent(topology, puller, { at, size })) follow(at);
  return found;
}
