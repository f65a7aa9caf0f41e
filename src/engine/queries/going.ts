/** How a figure moves in a manner: where it passes and stands, what steps cost and provoke (A1.move, A1.tag-move). */
import { diagonalWays } from '../board/adjacency';
import type { Base, BaseSize } from '../board/grid';
import { allNeighbours, baseSpaces, columnOf, NO_SPACE, rowOf, SINGLE, spaceAt } from '../board/grid';
import type { Leap, Mover } from '../board/movement';
import { rangeBetween } from '../board/range';
import { canStand, elevationStep, type Passage, type StepRules } from '../board/step';
import { isSolid, type Topology, topologyOf } from '../board/topology';
import { burrowed, type Figure, type FigureId, figure, type Game } from '../game';
import { provocations } from '../rules/breakAttacks';
import { deadly, SLOW, slows } from '../rules/terrainRules';
import type { MoveFrame } from '../state/moveFrames';
import type { Body } from '../state/state';
import { type MoveTraits, moveTraits } from './moveTraits';

/** Risk of a step that provokes one Break Attack, for path searches. */
export const BREAK_ATTACK_RISK = 16;

/** The manner of a movement: what its line or Action gives to it. The fields are those of a MoveFrame. */
export type Manners = Partial<
  Pick<
    MoveFrame,
    | 'mode'
    | 'keywords'
    | 'ignorePenalties'
    | 'throughOpponents'
    | 'noBreakAttacks'
    | 'startAdjacent'
    | 'forced'
    | 'anyDirection'
    | 'noMoreSp'
    | 'displaced'
    | 'squeeze'
  >
> & {
  /** It is moved by PUSH, PULL, COMMAND or a Current: not by a movement of its own. */
  byOther?: boolean;
  /** CRUSH does not count: moved by a Current. */
  noCrush?: boolean;
};

/** All that a figure's movement is judged by, worked out once for a question or a search. */
export interface Going {
  id: FigureId;
  topology: Topology;
  size: BaseSize;
  /** Size of its whole base, also while it squeezes. */
  full: BaseSize;
  rules: StepRules;
  mover: Mover;
  /** Who is provoked by leaving a space. */
  provoked: (from: number) => FigureId[];
  flight: boolean;
  /** Terrain types that do not affect it, as bits by code. */
  ignored: number;
  traits: MoveTraits;
  anyDirection: boolean;
  /** Not by its own choice. */
  forced: boolean;
}

const FREE = 0;
const ALLY = 1;
const OPPONENT = 2;

/**
 * Who stands where, seen by the figure: Burrowed figures and its own body do not count. `only` leaves those that it may
 * not end on although it moves through all.
 */
function occupied(g: Game, id: FigureId, only?: (f: Figure, body: Body) => boolean): Uint8Array {
  const { width, height } = g.state.board;
  const spaces = new Uint8Array(width * height);
  const me = figure(g, id);
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (f.defeated || f.body === me.body || burrowed(f)) continue;
    const body = g.state.bodies[f.body];
    if (!body || body.at === null || (only && !only(f, body))) continue;
    const who = f.side === me.side ? ALLY : OPPONENT;
    for (let y = 0; y < body.size[1]; y++) {
      for (let x = 0; x < body.size[0]; x++) {
        const space = body.at + y * width + x;
        if (spaces[space] < who) spaces[space] = who;
      }
    }
  }
  return spaces;
}

/** Figures that LEAP and CRUSH cannot Displace where they end (A1.tag-move.28, .36); undefined: every figure is in the way. */
function immovable(traits: MoveTraits, how: Manners, size: BaseSize): ((f: Figure, body: Body) => boolean) | undefined {
  if (traits.crush) {
    const { displaced } = how;
    return (f) => displaced?.includes(f.id) ?? false;
  }
  if (traits.leap) return (_f, body) => body.size[0] * body.size[1] > size[0] * size[1];
  return undefined;
}

/** How the figure moves in this manner: passage, costs and risks for steps and searches. */
export function goingOf(g: Game, id: FigureId, how: Manners = {}): Going {
  const topology = topologyOf(g.state.board);
  const body = g.state.bodies[figure(g, id).body];
  const size: BaseSize = how.squeeze ? SINGLE : (body?.size ?? SINGLE);
  const traits = moveTraits(g, id, how.keywords);
  if (how.noCrush) traits.crush = false;
  const { flight, ignored } = traits;
  const only = immovable(traits, how, size);
  const spaces = occupied(g, id, only);
  const through = flight || only !== undefined || how.throughOpponents === true;
  const occupancy = (space: number): Passage =>
    spaces[space] === FREE ? 'free' : spaces[space] === OPPONENT && !through ? 'blocked' : 'pass';
  const passage = how.squeeze ? squeezedPassage(topology, how.squeeze, occupancy) : occupancy;
  const plain = how.mode === 'free' || how.ignorePenalties === true || traits.noPenalties || traits.leap;
  const { width } = topology;
  const onAlly = (at: number): boolean => {
    if (size[0] === 1 && size[1] === 1) return spaces[at] === ALLY;
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++) if (spaces[at + y * width + x] === ALLY) return true;
    return false;
  };
  // The 2 for an ally's space and for Terrain do not add up (A1.move.06).
  const leaveCost = (at: number): number =>
    plain || flight ? 1 : onAlly(at) || slows(topology, at, size, ignored) ? SLOW : 1;
  const provoked = provocations(g, id, how, traits);
  const rules: StepRules = {
    size,
    passage,
    ignoreElevation: flight,
    throughObstructing: traits.unstoppable && how.byOther !== true,
  };
  const anyDirection = how.anyDirection === true;
  const mover: Mover = {
    ...rules,
    leaveCost,
    // No search plans a step that surely Defeats.
    risk: (from, to) =>
      deadly(topology, from, size, ignored) || (!flight && elevationStep(topology, from, to, size) === 'fall')
        ? -1
        : provoked(from).length * BREAK_ATTACK_RISK,
  };
  const forced = how.forced === true;
  const full = how.squeeze ?? size;
  const going: Going = {
    id,
    topology,
    size,
    full,
    rules,
    mover,
    provoked,
    flight,
    ignored,
    traits,
    anyDirection,
    forced,
  };
  if (traits.pens.length > 0 && !forced) {
    const { risk } = mover;
    going.mover = { ...mover, risk: (from, to) => (leavesWillingly(going, from, to) ? -1 : (risk?.(from, to) ?? 0)) };
  }
  return anyDirection ? { ...going, mover: { ...going.mover, leaps: (from) => diagonalLeaps(going, from) } } : going;
}

/**
 * Passage of a figure that squeezes: its north-west space is counted. It may stand where its whole base fits, and pass where
 * only Obstructing Terrain, walls and edges keep its base from fitting (A1.tag-move.38, .39).
 */
function squeezedPassage(
  topology: Topology,
  full: BaseSize,
  occupancy: (space: number) => Passage,
): (space: number) => Passage {
  const whole: StepRules = { size: full, passage: occupancy };
  return (space) => {
    if (occupancy(space) === 'blocked') return 'blocked';
    if (canStand(topology, space, whole)) return 'free';
    for (let y = 0; y < full[1]; y++) {
      for (let x = 0; x < full[0]; x++) {
        const part = spaceAt(topology, columnOf(topology, space) + x, rowOf(topology, space) + y);
        if (part !== NO_SPACE && !isSolid(topology, part) && occupancy(part) === 'blocked') return 'blocked';
      }
    }
    return 'pass';
  };
}

/** Whether the figure may squeeze in a Move Action: with the tag, more than one space, and the SP that it costs (A1.tag-move.37). */
export function canSqueeze(going: Going): boolean {
  return going.traits.squeeze && (going.size[0] > 1 || going.size[1] > 1);
}

/** SP of squeezing, once a Move Action. */
export const SQUEEZE_SP = 1;

/** The diagonal steps from a space: 1 space each (A1.free-move.06). None that surely Defeats, for searches. */
function diagonalLeaps(going: Going, from: number): Leap[] {
  const { topology, size, ignored } = going;
  const found: Leap[] = [];
  if (deadly(topology, from, size, ignored)) return found;
  const risk = going.provoked(from).length * BREAK_ATTACK_RISK;
  for (const to of allNeighbours(topology, from)) {
    if (!isDiagonal(topology, from, to) || leavesWillingly(going, from, to)) continue;
    const via = diagonalVia(going, from, to);
    if (via !== NO_STEP && !deadly(topology, via, size, ignored)) found.push({ to, over: NOTHING, cost: 1, risk });
  }
  return found;
}

const NOTHING: readonly number[] = [];

/** Stands for a step that cannot be made. */
export const NO_STEP = -1;

/** True for a step out of spaces that the figure may not leave by its own choice. */
export function leavesWillingly(going: Going, from: number, to: number): boolean {
  const { topology, size, traits } = going;
  if (traits.pens.length === 0 || going.forced) return false;
  const inside = (pen: ReadonlySet<number>, at: number): boolean =>
    baseSpaces(topology, at, size).every((space) => pen.has(space));
  return traits.pens.some((pen) => inside(pen, from) && !inside(pen, to));
}

export function isDiagonal(topology: Topology, a: number, b: number): boolean {
  return (
    Math.abs(columnOf(topology, a) - columnOf(topology, b)) === 1 &&
    Math.abs(rowOf(topology, a) - rowOf(topology, b)) === 1
  );
}

/**
 * The space by which a diagonal step goes: the mover takes one that does it no harm, if there is one (A1.diagonal.03).
 * NO_STEP if neither can be entered, or the end cannot.
 */
export function diagonalVia(going: Going, from: number, to: number): number {
  const { topology, rules, size, ignored } = going;
  // Only single bases: a large one would sweep over more than the two spaces of the corner.
  if (size[0] !== 1 || size[1] !== 1 || rules.passage(to) === 'blocked') return NO_STEP;
  if (!going.flight && elevationStep(topology, from, to, size) === 'climb') return NO_STEP;
  let best = NO_STEP;
  for (const via of diagonalWays(topology, from, to)) {
    if (rules.passage(via) === 'blocked') continue;
    if (best === NO_STEP || (deadly(topology, best, size, ignored) && !deadly(topology, via, size, ignored)))
      best = via;
  }
  return best;
}

/** True if no other figure shares a space with this one: it stands where a movement may end. */
export function standsAlone(g: Game, id: FigureId): boolean {
  const me = figure(g, id);
  const body = g.state.bodies[me.body];
  if (!body || body.at === null) return false;
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (f.defeated || f.body === me.body || burrowed(f)) continue;
    const theirs = g.state.bodies[f.body];
    if (theirs && theirs.at !== null && rangeBetween(g.state.board, body as Base, theirs as Base) === 0) return false;
  }
  return true;
}

/** True if the figure may end a movement at the place. */
export function mayStand(going: Going, at: number): boolean {
  return canStand(going.topology, at, going.rules);
}
