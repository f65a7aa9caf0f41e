/** Where a figure can get to and by which way: for the page, for positions, for the program's plans (A1.ai-move, A1.golden-rule). */

import { adjacent } from '../board/adjacency';
import { UNREACHED } from '../board/distanceField';
import { type BaseSize, columnOf, rowOf } from '../board/grid';
import { type Leap, type Mover, pathTo, type Reach, reachable as searchReach } from '../board/movement';
import { type Topology, topologyOf } from '../board/topology';
import { at, type FigureId, figure, type Game, playerControlled, spacesOf, topFrame } from '../game';
import { deadly, deadlyTerrain } from '../rules/terrainRules';
import type { MoveFrame, PathStep } from '../state/moveFrames';
import { AI_JUMP, type CourseAim, type CourseRule, countingField, courseRule } from './courses';
import {
  BREAK_ATTACK_RISK,
  canSqueeze,
  type Going,
  goingOf,
  isDiagonal,
  type Manners,
  mayStand,
  SQUEEZE_SP,
} from './going';
import { movementValue, moveReasons } from './movement';
import { budget, extraSp, freshPurse, leapsOf, type Purse } from './moveOptions';
import { baseOf, rangeOf } from './sight';

/** Risk of a Jump that may Defeat, beside those of Break Attacks: it outweighs any number of these. */
const DEADLY_JUMP_RISK = 4096;

/** A space that the figure can reach on foot. */
export interface Reachable {
  to: number;
  /** Movement Points of the way. */
  cost: number;
  /** SP of the way, beginning the Move Action included. */
  sp: number;
  /** Opponents whose Break Attack the way provokes. */
  provokes: FigureId[];
  path: PathStep[];
}

/** The Move Action or Free Movement of the figure that is going on. */
export function openMove(g: Game, id: FigureId): MoveFrame | null {
  const frame = topFrame(g, 'move');
  return frame?.figure === id ? frame : null;
}

/** What is left to a movement that is going on. */
export function pursesLeft(g: Game, f: MoveFrame): Purse {
  const points = f.points ?? Number.POSITIVE_INFINITY;
  const buys = f.mode === 'action' && !f.noMoreSp && playerControlled(g, f.figure);
  return { points, sp: buys ? figure(g, f.figure).sp : 0, base: 0 };
}

/**
 * Spaces that the figure can reach on foot, in reading order, each by the cheapest way and of these the one that
 * provokes least; no way leads through what surely Defeats. With `points` exactly these are at hand; without, what is
 * left of the movement going on, else a Move Action with all SP (empty if none can be begun).
 */
export function reachable(g: Game, id: FigureId, points?: number): Reachable[] {
  const start = at(g, id);
  if (start === null) return [];
  const open = openMove(g, id);
  if (points === undefined && !open && moveReasons(g, id).length > 0) return [];
  const purse: Purse =
    points !== undefined ? { points, sp: 0, base: 0 } : open ? pursesLeft(g, open) : freshPurse(g, id);
  const going = goingOf(g, id, open ?? { mode: 'action' });
  const found = reachedBy(going, start, purse);
  const mode = open?.mode ?? 'action';
  if (mode !== 'action' || open?.squeeze || !canSqueeze(going) || purse.sp < SQUEEZE_SP) return found;
  // What it comes to only by squeezing, for the SP of that.
  const how = goingOf(g, id, { ...(open ?? { mode }), squeeze: [going.size[0], going.size[1]] });
  const purses = { ...purse, sp: purse.sp - SQUEEZE_SP, base: purse.base + SQUEEZE_SP };
  const more = reachedBy(how, start, purses).filter((end) => !found.some((f) => f.to === end.to));
  return [...found, ...more].sort((a, b) => a.to - b.to);
}

function reachedBy(going: Going, start: number, purse: Purse): Reachable[] {
  const reach = searchReach(going.topology, start, going.mover, { points: budget(purse) });
  return reach.spaces.map((to) => {
    const path = stepsTo(reach, to);
    const cost = reach.cost[to];
    return { to, cost, sp: purse.base + extraSp(cost, purse.points), provokes: provokedOn(going, start, path), path };
  });
}

/** The way of {@link reachable} to one space, null if it is out of reach. */
export function bestPath(g: Game, id: FigureId, to: number): PathStep[] | null {
  return reachable(g, id).find((end) => end.to === to)?.path ?? null;
}

function stepsTo(reach: Reach, to: number): PathStep[] {
  const path: PathStep[] = [];
  for (const step of pathTo(reach, to) ?? [])
    path.push(step.over.length > 0 ? { to: step.to, over: [...step.over] } : { to: step.to });
  return path;
}

function provokedOn(going: Going, start: number, path: PathStep[]): FigureId[] {
  const found: FigureId[] = [];
  let from = start;
  for (const step of path) {
    for (const id of going.provoked(from)) if (!found.includes(id)) found.push(id);
    from = step.to;
  }
  return found;
}

// ---- plans of the program ------------------------------------------------------------------------------------

/** What a planned movement may do. */
interface PlanOptions extends Manners {
  /** Movement Points, or spaces of Free Movement; null: any number. */
  points: number | null;
  /** Most spaces of one Jump. Default: 2 (A1.ai.17). */
  jump?: number;
  aim?: CourseAim | null;
  /** Places where the plan must not end. */
  avoid?: (place: number) => boolean;
}

/** One end that a plan may choose. */
export interface PlannedEnd {
  to: number;
  path: PathStep[];
  cost: number;
  /** 16 for each Break Attack, 4096 for each Jump over what Defeats. */
  risk: number;
}

/**
 * The ends that follow an instruction best, all equally well and with equally few Jumps over what Defeats, each by its
 * least risky way (A1.golden-rule.03, .04); the least risky and cheapest end first. Its own space is among them where
 * staying follows as well. No end and no step of them surely Defeats the figure (A1.golden-rule.05). Without a course every end is a candidate. Empty: it cannot be followed.
 */
export function plannedEnds(g: Game, id: FigureId, options: PlanOptions): PlannedEnd[] {
  const start = at(g, id);
  if (start === null) return [];
  const going = goingOf(g, id, options);
  const plain = endsOf(g, going, start, options);
  if (options.mode !== 'action' || options.squeeze || !canSqueeze(going)) return plain.ends;
  // It squeezes where that follows the instruction better, and where nothing else does (A1.tag-move.37).
  const squeeze: [number, number] = [going.size[0], going.size[1]];
  const squeezed = endsOf(g, goingOf(g, id, { ...options, squeeze }), start, { ...options, squeeze });
  if (squeezed.miss >= plain.miss) return plain.ends;
  for (const { path } of squeezed.ends) if (path[0]) path[0].squeeze = true;
  return squeezed.ends;
}

/** Whether a movement can end where `is` holds: {@link plannedEnds} without its choice, up to the first such place. */
export function canEnd(
  g: Game,
  id: FigureId,
  options: PlanOptions,
  is: (place: number, size: BaseSize) => boolean,
): boolean {
  const start = at(g, id);
  if (start === null) return false;
  const going = goingOf(g, id, options);
  if (reachesWhere(going, start, options, is)) return true;
  if (options.mode !== 'action' || options.squeeze || !canSqueeze(going)) return false;
  const squeeze: [number, number] = [going.size[0], going.size[1]];
  return reachesWhere(goingOf(g, id, { ...options, squeeze }), start, options, is);
}

function reachesWhere(
  going: Going,
  start: number,
  options: PlanOptions,
  is: (place: number, size: BaseSize) => boolean,
): boolean {
  const { topology, size, ignored } = going;
  if (is(start, size)) return true;
  const mover = { ...going.mover, leaps: leapsFor(going, null, options.jump ?? AI_JUMP) };
  const points = options.points ?? topology.width * topology.height;
  const until = (to: number): boolean => is(to, size) && !deadly(topology, to, size, ignored);
  return searchReach(topology, start, mover, { points, until }).found >= 0;
}

/** The best ends of one way to go, and how well they follow (the lower the better; infinite: not at all). */
function endsOf(g: Game, going: Going, start: number, options: PlanOptions): { ends: PlannedEnd[]; miss: number } {
  const jump = options.jump ?? AI_JUMP;
  const rule = options.aim ? courseRule(g, going, options.aim, start, jump) : null;
  const mover = { ...onCourse(going.mover, rule), leaps: leapsFor(going, rule, jump) };
  const points = options.points ?? going.topology.width * going.topology.height;
  const stay: PlannedEnd = { to: start, path: [], cost: 0, risk: 0 };
  if (rule?.arrived(start)) return { ends: [stay], miss: 0 };
  const reach = searchReach(going.topology, start, mover, { points, order: 'risk' });
  // Following the instruction comes before safety; without a course all ends follow it.
  const ends: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const consider = (to: number): void => {
    const miss = rule ? rule.miss(to) : 0;
    if (miss === null || miss > least) return;
    if (miss < least) ends.length = 0;
    least = miss;
    ends.push(to);
  };
  const deadlyEnd = (to: number): boolean =>
    deadly(going.topology, to, going.size, going.ignored) || options.avoid?.(to) === true;
  if (mayStand(going, start)) consider(start);
  for (const to of reach.spaces) if (!deadlyEnd(to)) consider(to);
  const found = ends.map((to) => (to === start ? stay : plannedEnd(going, reach, to)));
  found.sort((a, b) => a.risk - b.risk || a.cost - b.cost || a.to - b.to);
  if (!rule) return { ends: found, miss: least };
  // Break Attacks do not rule an end out: which end is best is for the plan to weigh (A1.ai-move.05).
  const jumps = (end: PlannedEnd): number => Math.floor(end.risk / DEADLY_JUMP_RISK);
  const fewest = found[0] ? jumps(found[0]) : 0;
  return { ends: found.filter((end) => jumps(end) === fewest), miss: least };
}

/** The search counts an opponent at each space left; its Break Attack comes once (A1.break-attack.05). */
function plannedEnd(going: Going, reach: Reach, to: number): PlannedEnd {
  const path = stepsTo(reach, to);
  let from = reach.start;
  for (const step of path) {
    step.cost = step.over
      ? step.over.length + 1
      : isDiagonal(going.topology, from, step.to)
        ? 1
        : going.mover.leaveCost(from);
    from = step.to;
  }
  let risk = provokedOn(going, reach.start, path).length * BREAK_ATTACK_RISK;
  for (const step of path) if (step.over) risk += DEADLY_JUMP_RISK;
  return { to, path, cost: reach.cost[to], risk };
}

function onCourse(mover: Mover, rule: CourseRule | null): Mover {
  if (!rule) return mover;
  return { ...mover, risk: (from, to) => (rule.allows(from, to) ? (mover.risk?.(from, to) ?? 0) : -1) };
}

/**
 * Diagonal steps where they are allowed, and Jumps over what would Defeat: the program makes no others, a walk is as good
 * and cannot fail (A1.ai-move.08).
 */
function leapsFor(going: Going, rule: CourseRule | null, jump: number): Mover['leaps'] {
  const { topology, ignored, mover, size } = going;
  const isDeadly = (space: number): boolean => deadly(topology, space, size, ignored);
  const any = jump > 0 && topology.terrain.includes(deadlyTerrain(ignored));
  if (!any && !mover.leaps) return undefined;
  return (from) => {
    const ways: Leap[] = [];
    for (const leap of mover.leaps?.(from) ?? NO_LEAPS) if (!rule || rule.allows(from, leap.to)) ways.push(leap);
    if (!any || isDeadly(from) || !nearDeadly(topology, from, jump + Math.max(...size) - 1, deadlyTerrain(ignored)))
      return ways;
    for (const leap of leapsOf(going, from, jump)) {
      if (!leap.over.some(isDeadly) || isDeadly(leap.to)) continue;
      if (rule && !rule.allows(from, leap.to)) continue;
      ways.push({ ...leap, risk: DEADLY_JUMP_RISK + going.provoked(from).length * BREAK_ATTACK_RISK });
    }
    return ways;
  };
}

const NO_LEAPS: Leap[] = [];

/** True if a Jump from a place could go over something deadly: spares most places the search for Jumps. */
function nearDeadly(topology: Topology, from: number, reach: number, code: number): boolean {
  const column = columnOf(topology, from);
  const row = rowOf(topology, from);
  for (let r = Math.max(0, row - reach); r <= Math.min(topology.height - 1, row + reach); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(topology.width - 1, column + reach); c++)
      if (topology.terrain[r * topology.width + c] === code) return true;
  return false;
}

// ---- distances -----------------------------------------------------------------------------------------------

/** Set on top where no way leads: such figures come after all others, by Range (A1.ai-distance.01). */
const NO_WAY = 1000;

/**
 * Distance for `nearest` and `farthest` of Moves: spaces by movement counting with Jumps of up to 2; Range decides
 * between equals (a fraction), and alone where no way leads.
 */
export function movementDistance(g: Game, from: FigureId, to: FigureId): number {
  const start = at(g, from);
  const range = rangeOf(g, from, to);
  if (start === null || !Number.isFinite(range)) return Number.POSITIVE_INFINITY;
  const going = goingOf(g, from, { mode: 'free' });
  const field = countingField(going, spacesOf(g, to), AI_JUMP);
  let steps = UNREACHED;
  for (const space of spacesOf(g, from))
    if (field[space] !== UNREACHED && (steps === UNREACHED || field[space] < steps)) steps = field[space];
  return steps === UNREACHED ? NO_WAY + range : steps + range / NO_WAY;
}

/** True if one Move Action of the figure's Movement can end adjacent to the other (`within Movement range`). */
export function withinMovement(g: Game, from: FigureId, to: FigureId): boolean {
  const theirs = baseOf(g, to);
  if (!theirs) return false;
  const { board } = g.state;
  return canEnd(g, from, { mode: 'action', points: movementValue(g, from) }, (place, size) =>
    adjacent(topologyOf(board), { at: place, size }, theirs),
  );
}
