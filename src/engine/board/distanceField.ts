import { type BaseSize, baseSpaces, DIRECTIONS, NO_SPACE } from './grid';
import type { Mover } from './movement';
import { isSolid, OBSTRUCTING, type Topology, VOID } from './topology';

/** Stands in a distance field where no way leads to the target. */
export const UNREACHED = -1;

interface CountingRules {
  /** Spaces that cannot be counted through. Default: none. A figure may still stand there and count from there. */
  readonly blocked?: (space: number) => boolean;
  readonly throughObstructing?: boolean;
  readonly ignoreElevation?: boolean;
}

/**
 * Steps from every space to the nearest of the target spaces, by movement counting: orthogonal, each step 1, round
 * walls, Obstructing Terrain and steps too high to climb (A1.ai-distance.01, .03, A1.ai-move.06). UNREACHED where no
 * way leads. Counted for one space; a base counts from its nearest space: see `baseDistance`.
 */
export function distanceField(topology: Topology, targets: readonly number[], rules: CountingRules = {}): Int32Array {
  const { exits, elevation, terrain } = topology;
  const field = new Int32Array(topology.width * topology.height).fill(UNREACHED);
  const queue: number[] = [];
  for (const target of targets) {
    if (terrain[target] === VOID || field[target] === 0) continue;
    field[target] = 0;
    queue.push(target);
  }
  // Backwards from the targets: each step found is one into a space that is already counted.
  for (let next = 0; next < queue.length; next++) {
    const into = queue[next];
    for (const direction of DIRECTIONS) {
      const from = exits[into * 4 + direction];
      if (from === NO_SPACE || field[from] !== UNREACHED) continue;
      if (isSolid(topology, from) && !(rules.throughObstructing && terrain[from] === OBSTRUCTING)) continue;
      if (!rules.ignoreElevation && elevation[into] - elevation[from] > 1) continue;
      field[from] = field[into] + 1;
      if (!rules.blocked?.(from)) queue.push(from);
    }
  }
  return field;
}

/** Steps from the nearest space of a base to the target of a field, UNREACHED if no space of it has a way. */
export function baseDistance(topology: Topology, field: Int32Array, at: number, size: BaseSize): number {
  let least = UNREACHED;
  for (const space of baseSpaces(topology, at, size)) {
    if (field[space] !== UNREACHED && (least === UNREACHED || field[space] < least)) least = field[space];
  }
  return least;
}

/**
 * The mover bound to go towards the target of a field, or away from it: every place entered has to be closer, or
 * farther, than the one before (A1.ai-move.01, .04). For use with `reachable`.
 */
export function bound(topology: Topology, mover: Mover, field: Int32Array, way: 'closer' | 'farther'): Mover {
  const allows = (from: number, to: number) => {
    const before = baseDistance(topology, field, from, mover.size);
    const after = baseDistance(topology, field, to, mover.size);
    if (before === UNREACHED || after === UNREACHED) return false;
    return way === 'closer' ? after < before : after > before;
  };
  const { leaps } = mover;
  return {
    ...mover,
    risk: (from, to) => (allows(from, to) ? (mover.risk?.(from, to) ?? 0) : -1),
    leaps: leaps && ((from) => leaps(from).filter((leap) => allows(from, leap.to))),
  };
}
