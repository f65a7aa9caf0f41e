/** Where a line tells a movement to go: towards, away from, farther from, to be ... (card language section 8, course). */
import type { Course } from '../abilities/ast';
import { adjacent } from '../board/adjacency';
import { baseDistance, UNREACHED } from '../board/distanceField';
import { type Base, baseCovers, columnOf, NO_SPACE, rowOf, SINGLE } from '../board/grid';
import { reachable } from '../board/movement';
import { rangeBetween } from '../board/range';
import { isSolid } from '../board/topology';
import { type FigureId, figure, figuresInPlay, type Game, spacesOf } from '../game';
import { deadlyTerrain } from '../rules/terrainRules';
import { type Going, mayStand } from './going';
import { baseOf } from './sight';

/** A course with what its words mean now. */
export interface CourseAim {
  course: Course;
  /** Figures that `towards <whom>` and the like mean. */
  targets: FigureId[];
  /** Spaces that `to <space>` means. */
  spaces: number[];
}

/** Longest Jump of an Intelligent Combatant, in spaces jumped over (A1.ai.17), and with an Aggro token (A1.aggro.01). */
export const AI_JUMP = 2;
export const AGGRO_JUMP = 4;

/**
 * Steps from each space to the nearest of the targets by movement counting (A1.ai-move.06): round Obstructing Terrain,
 * opponents and steps too high to climb; over spaces that would Defeat only in Jumps over at most `jump` of them
 * (A1.ai-distance.01). UNREACHED where no way leads.
 */
export function countingField(going: Going, targets: readonly number[], jump: number): Int32Array {
  const { topology, rules, ignored } = going;
  const { exits, elevation, terrain } = topology;
  const count = topology.width * topology.height;
  const field = new Int32Array(count).fill(UNREACHED);
  const isDeadly = deadlyTerrain(ignored);
  // Least run of deadly spaces with which a space was reached: a later visit is of use only with a shorter one.
  const runs = new Int32Array(count).fill(jump + 1);
  const queue: number[] = [];
  const lengths: number[] = [];
  const runOf: number[] = [];
  for (const target of targets) {
    if (field[target] === 0) continue;
    field[target] = 0;
    runs[target] = -1;
    queue.push(target);
    lengths.push(0);
    runOf.push(0);
  }
  for (let next = 0; next < queue.length; next++) {
    const into = queue[next];
    const steps = lengths[next] + 1;
    // A space that cannot be entered is counted from, not through; the targets' own are the end of the way.
    if (steps > 1 && rules.passage(into) === 'blocked') continue;
    for (let direction = 0; direction < 4; direction++) {
      const from = exits[into * 4 + direction];
      if (from === NO_SPACE || isSolid(topology, from)) continue;
      const run = terrain[from] === isDeadly ? runOf[next] + 1 : 0;
      if (run > jump || run >= runs[from]) continue;
      // No Jump lands on a figure: the way to it ends beside it (A1.ai-move.03).
      if (run > 0 && steps === 1 && rules.passage(into) !== 'free') continue;
      if (!rules.ignoreElevation && elevation[into] - elevation[from] > 1) continue;
      runs[from] = run;
      if (field[from] === UNREACHED) field[from] = steps;
      queue.push(from);
      lengths.push(steps);
      runOf.push(run);
    }
  }
  return field;
}

/** Distances to the targets; where figures close every way, as if none stood there, or nothing were too wide a gap. */
function fieldFor(g: Game, going: Going, aim: CourseAim, at: number, jump: number): Int32Array {
  const targets = aim.course.to === 'space' ? aim.spaces : aim.targets.flatMap((id) => spacesOf(g, id));
  const leads = (field: Int32Array): boolean => baseDistance(going.topology, field, at, going.full) !== UNREACHED;
  const field = countingField(going, targets, jump);
  if (leads(field)) return field;
  const empty: Going = { ...going, rules: { ...going.rules, passage: () => 'free' } };
  const alone = countingField(empty, targets, jump);
  return leads(alone) ? alone : countingField(empty, targets, going.topology.width * going.topology.height);
}

/** Stands for the distance where no way leads at all. */
const NOWHERE = 9999;

/** How places and steps are judged on a course. */
export interface CourseRule {
  /** False for a step or Jump that goes against the course (A1.ai-move.01, .04). */
  allows: (from: number, to: number) => boolean;
  /** True where the movement stops by itself. */
  arrived: (at: number) => boolean;
  /** How well a place fits, the lower the better; null if it is no end for this course. */
  miss: (at: number) => number | null;
}

const ALWAYS = (): boolean => true;
const NEVER = (): boolean => false;

/** The rule of a course for a movement that starts at `start`. `jump`: spaces that a Jump may count over. */
export function courseRule(g: Game, going: Going, aim: CourseAim, start: number, jump: number): CourseRule {
  const { topology, full: size } = going;
  const { course, targets } = aim;
  // A figure that squeezes may pass where its base would reach over the edge.
  const whole = (at: number): boolean =>
    columnOf(topology, at) + size[0] <= topology.width && rowOf(topology, at) + size[1] <= topology.height;
  const base = (at: number): Base => ({ at, size: whole(at) ? size : SINGLE });
  const count = (touched: readonly FigureId[], at: number): number => {
    let n = 0;
    for (const id of touched) {
      const theirs = baseOf(g, id);
      if (theirs && adjacent(topology, base(at), theirs)) n++;
    }
    return n;
  };
  const goal = (is: (at: number) => boolean): CourseRule => ({
    allows: ALWAYS,
    arrived: is,
    miss: (at) => (is(at) ? 0 : null),
  });
  switch (course.to) {
    case 'beAdjacentTo':
      return goal((at) => count(targets, at) > 0);
    case 'beWithinRange': {
      const n = typeof course.n === 'number' ? course.n : 0;
      return goal((at) =>
        targets.some((id) => {
          const theirs = baseOf(g, id);
          return theirs !== null && rangeBetween(topology, base(at), theirs) <= n;
        }),
      );
    }
    case 'beAdjacentToMost': {
      const { side } = figure(g, going.id);
      const opponents = figuresInPlay(g)
        .filter((f) => f.side !== side)
        .map((f) => f.id);
      return { allows: ALWAYS, arrived: NEVER, miss: (at) => -count(opponents, at) };
    }
    default:
      break;
  }
  const field = fieldFor(g, going, aim, start, jump);
  const single = size[0] === 1 && size[1] === 1;
  const distance = (at: number): number => (single ? field[at] : baseDistance(topology, field, at, base(at).size));
  // Steps of a figure that squeezes are counted as those of the one space that it counts as.
  const step = going.full === going.size ? distance : (at: number): number => field[at];
  const closer = (from: number, to: number): boolean => step(to) !== UNREACHED && step(to) < step(from);
  const farther = (from: number, to: number): boolean => step(to) > step(from);
  const far = (at: number): number | null => (distance(at) === UNREACHED ? null : -distance(at));
  const near = (at: number): number => (distance(at) === UNREACHED ? NOWHERE : distance(at));
  switch (course.to) {
    case 'beWithinSpaces': {
      const n = typeof course.n === 'number' ? course.n : 0;
      return goal((at) => distance(at) !== UNREACHED && distance(at) <= n);
    }
    case 'awayFrom':
      return { allows: farther, arrived: NEVER, miss: far };
    // Without a number 1 space farther (A1.ai-distance.05); a number is the length of the movement itself.
    case 'fartherFrom':
      return { allows: farther, arrived: NEVER, miss: far };
    case 'farthestFrom':
      return { allows: ALWAYS, arrived: NEVER, miss: far };
    case 'space':
      return { allows: closer, arrived: (at) => aim.spaces.some((s) => baseCovers(topology, base(at), s)), miss: near };
    default:
      return { allows: closer, arrived: NEVER, miss: near };
  }
}

/**
 * Whether a step to `to` keeps the course: it goes the right way, and where the course names an end, the best end that
 * can be had from here can still be had from there with `left` points.
 */
export function keepsCourse(
  going: Going,
  rule: CourseRule,
  from: number,
  to: number,
  points: number,
  left: number,
): boolean {
  if (!rule.allows(from, to)) return false;
  if (rule.allows !== ALWAYS) return true;
  const now = leastMiss(going, rule, from, points);
  return now !== null && leastMiss(going, rule, to, left) === now;
}

/** How well the best end fits that the points can reach, the place itself included; null if there is none. */
function leastMiss(going: Going, rule: CourseRule, from: number, points: number): number | null {
  let least = mayStand(going, from) ? rule.miss(from) : null;
  for (const space of reachable(going.topology, from, going.mover, { points }).spaces) {
    const miss = rule.miss(space);
    if (miss !== null && (least === null || miss < least)) least = miss;
  }
  return least;
}
