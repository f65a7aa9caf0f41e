import { DIRECTIONS } from './grid';
import { LabelHeap } from './labelHeap';
import { canStand, type Passage, type StepRules, stepFrom } from './step';
import type { Topology } from './topology';

/** A way to another place that is no plain step: a Jump, or a diagonal step of an Ability. */
export interface Leap {
  /** North-west space of the base afterwards. */
  readonly to: number;
  /** The spaces gone over, in order. */
  readonly over: readonly number[];
  readonly cost: number;
  readonly risk: number;
}

/** How a figure moves. Costs and risks are whole numbers of 0 or more; risks below 2^24. */
export interface Mover extends StepRules {
  /** Movement Points that leaving this place costs: cost belongs to the space left (A1.terrain.07, A1.move.05). */
  readonly leaveCost: (at: number) => number;
  /** What a step brings upon the figure (Break Attacks, Defeat); a negative number forbids the step. Default 0. */
  readonly risk?: (from: number, to: number) => number;
  readonly leaps?: (from: number) => readonly Leap[];
}

export interface ReachOptions {
  /** Movement Points at hand. Default: no limit. */
  readonly points?: number;
  /** What a path is first chosen by; the other decides between equals. Default `cost`. */
  readonly order?: 'cost' | 'risk';
  /** Ends the search at the first place, other than the start, where the movement may end and this holds. */
  readonly until?: (at: number) => boolean;
}

/** All a movement can reach. Arrays are by space (north-west space of the base). */
export interface Reach {
  readonly start: number;
  /** Where the movement may end, the start left out, in ascending order. */
  readonly spaces: readonly number[];
  /** The place that ended the search (`until`), -1 if none did. */
  readonly found: number;
  /** Movement Points of the best path, -1 if out of reach. Spaces that can only be passed have theirs as well. */
  readonly cost: Int32Array;
  readonly risk: Int32Array;
  /** Index of the label of the best path, -1 if out of reach. */
  readonly label: Int32Array;
  readonly labels: {
    readonly at: Int32Array;
    readonly previous: Int32Array;
    readonly leap: readonly (Leap | undefined)[];
  };
}

/** One part of a path: the place entered, and the spaces gone over on the way (none for a plain step). */
interface PathStep {
  to: number;
  over: readonly number[];
}

const PASSAGES: readonly Passage[] = ['free', 'pass', 'blocked'];
const UNASKED = 255;

/** Weight of the first criterion over the second in a single key. */
const FIRST = 2 ** 24;

// Heaps are lent out and not shared, so that a callback may run a search of its own.
const heaps: LabelHeap[] = [];

/**
 * Every place that a figure can reach from `start`, with the best path to each. With `order: 'cost'` that is the
 * cheapest path, among these the one of least risk. With `order: 'risk'` it is the path of least risk that the points
 * still allow, among these the cheapest; a cheaper, riskier way to a space is kept where the places behind need it.
 */
export function reachable(topology: Topology, start: number, mover: Mover, options: ReachOptions = {}): Reach {
  const count = topology.width * topology.height;
  const points = options.points ?? Number.POSITIVE_INFINITY;
  const byRisk = options.order === 'risk';
  const rules = remembering(mover, count);
  const heap = heaps.pop() ?? new LabelHeap();
  const leap: (Leap | undefined)[] = [];
  const result = {
    cost: new Int32Array(count).fill(-1),
    risk: new Int32Array(count).fill(-1),
    label: new Int32Array(count).fill(-1),
  };
  // Cost of the cheapest path found so far to each space: a later, riskier one is of use only if it undercuts it, and
  // only while points are short.
  const undercuts = byRisk && Number.isFinite(points);
  const cheapest = undercuts ? new Int32Array(count).fill(-1) : result.cost;

  // Least key of the labels made for each space: where one label a space is enough, no worse one is made.
  const leastKey = undercuts ? undefined : new Float64Array(count).fill(Number.POSITIVE_INFINITY);

  const isSettled = (at: number, cost: number) => cheapest[at] >= 0 && !(undercuts && cost < cheapest[at]);
  const add = (at: number, cost: number, risk: number, previous: number, by: Leap | undefined) => {
    if (cost > points || isSettled(at, cost)) return;
    const key = byRisk ? risk * FIRST + cost : cost * FIRST + risk;
    if (leastKey !== undefined) {
      if (key >= leastKey[at]) return;
      leastKey[at] = key;
    }
    leap[heap.push(at, cost, risk, previous, key)] = by;
  };

  const { until } = options;
  let found = -1;
  heap.clear();
  add(start, 0, 0, -1, undefined);
  for (let label = heap.pop(); label >= 0; label = heap.pop()) {
    const at = heap.at[label];
    const cost = heap.cost[label];
    const risk = heap.risk[label];
    if (isSettled(at, cost)) continue;
    cheapest[at] = cost;
    if (result.label[at] < 0) {
      result.label[at] = label;
      result.cost[at] = cost;
      result.risk[at] = risk;
      if (until !== undefined && at !== start && canStand(topology, at, rules) && until(at)) {
        found = at;
        break;
      }
    }
    const after = cost + mover.leaveCost(at);
    if (after <= points) {
      for (const direction of DIRECTIONS) {
        const to = stepFrom(topology, at, direction, rules);
        if (to < 0 || isSettled(to, after)) continue;
        const danger = mover.risk?.(at, to) ?? 0;
        if (danger >= 0) add(to, after, risk + danger, label, undefined);
      }
    }
    for (const way of mover.leaps?.(at) ?? []) {
      if (way.risk >= 0) add(way.to, cost + way.cost, risk + way.risk, label, way);
    }
  }
  const spaces: number[] = [];
  for (let space = 0; space < count; space++) {
    if (space !== start && result.cost[space] >= 0 && canStand(topology, space, rules)) spaces.push(space);
  }
  const labels = { at: heap.at.slice(0, heap.used), previous: heap.previous.slice(0, heap.used), leap };
  heaps.push(heap);
  return { start, spaces, found, ...result, labels };
}

/** The best path of a Reach to a space: what is entered after the start. Null if the space is out of reach. */
export function pathTo(reach: Reach, space: number): PathStep[] | null {
  let label = reach.label[space] ?? -1;
  if (label < 0) return null;
  const { at, previous, leap } = reach.labels;
  const path: PathStep[] = [];
  for (; previous[label] >= 0; label = previous[label]) {
    path.push({ to: at[label], over: leap[label]?.over ?? [] });
  }
  return path.reverse();
}

/** The same rules with `passage` asked at most once for each space. */
function remembering(mover: Mover, count: number): StepRules {
  const asked = new Uint8Array(count).fill(UNASKED);
  const { size, throughObstructing, ignoreElevation } = mover;
  const passage = (space: number): Passage => {
    if (asked[space] === UNASKED) asked[space] = PASSAGES.indexOf(mover.passage(space));
    return PASSAGES[asked[space]];
  };
  return { size, throughObstructing, ignoreElevation, passage };
}
