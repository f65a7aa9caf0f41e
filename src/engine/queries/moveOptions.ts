/** The steps and Jumps that a figure may make next, as options of a question (A1.move, A1.jump). */
import { columnOf, DIRECTIONS, NO_SPACE, rowOf, spaceAt } from '../board/grid';
import { jumpsFrom } from '../board/jump';
import { type Leap, reachable } from '../board/movement';
import { elevationStep, type StepRules, stepFrom } from '../board/step';
import { baseTerrain, NORMAL } from '../board/topology';
import { at, type FigureId, figure, type Game, xy } from '../game';
import type { Option } from '../kernel/types';
import type { NextStep } from '../state/moveFrames';
import { actionCost } from './cost';
import { canSqueeze, type Going, goingOf, leavesWillingly, mayStand, SQUEEZE_SP } from './going';
import { MOVE_SP, movementValue, moveReasons, POINTS_PER_SP, stepReasons } from './movement';
import { terrainBit } from './moveTraits';

/** What the movement may still use up. */
export interface Purse {
  /** Movement Points, or spaces of Free Movement; Infinity for any number. */
  points: number;
  /** SP that may buy 2 Movement Points each. */
  sp: number;
  /** SP that beginning the movement costs, not among `sp`. */
  base: number;
}

/** Bent Jumps over more spaces than this are not offered; straight ones are. */
const BENT_LIMIT = 3;
/** Over more spaces than this no dice and skills pass the Check (A1.jump.11). */
const STRAIGHT_LIMIT = 7;

/** SP that have to be spent so that `cost` Movement Points are at hand. */
export function extraSp(cost: number, points: number): number {
  return cost <= points ? 0 : Math.ceil((cost - points) / POINTS_PER_SP);
}

/** All Movement Points that points and SP together make. */
export function budget(purse: Purse): number {
  return purse.points + purse.sp * POINTS_PER_SP;
}

/** True if the figure, standing where it may not end, can still go on to where it may, and not only back. */
function canGoOn(going: Going, came: number, from: number, points: number): boolean {
  if (points < going.mover.leaveCost(from)) return false;
  return reachable(going.topology, from, going.mover, { points }).spaces.some((space) => space !== came);
}

const DIAGONALS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Steps to the spaces beside `from` that the purse can pay; `allows` is what the line's course adds. */
export function stepOptions(
  g: Game,
  going: Going,
  from: number,
  purse: Purse,
  allows: (to: number, left: number) => boolean,
): Option[] {
  const { topology } = going;
  const found: Option[] = [];
  const cost = going.mover.leaveCost(from);
  const extra = extraSp(cost, purse.points);
  if (extra > purse.sp) return found;
  const left = budget(purse) - cost;
  const add = (to: number): void => {
    if (leavesWillingly(going, from, to)) return;
    if ((mayStand(going, to) || canGoOn(going, from, to, left)) && allows(to, left))
      found.push(optionOf(g, 'move', { to, points: cost, extra, base: purse.base }));
  };
  for (const direction of DIRECTIONS) {
    const to = stepFrom(topology, from, direction, going.rules);
    if (to >= 0) add(to);
  }
  if (going.anyDirection) {
    for (const [columns, rows] of DIAGONALS) {
      const to = spaceAt(topology, columnOf(topology, from) + columns, rowOf(topology, from) + rows);
      if (to !== NO_SPACE && stepReasons(going, from, to).length === 0) add(to);
    }
  }
  return found;
}

/** Jumps from `from` that the purse can pay (A1.jump.01-.09). */
export function jumpOptions(
  g: Game,
  going: Going,
  from: number,
  purse: Purse,
  allows: (to: number, left: number) => boolean,
): Option[] {
  const found: Option[] = [];
  const total = budget(purse);
  for (const leap of leapsOf(going, from, Math.min(total - 1, STRAIGHT_LIMIT))) {
    const extra = extraSp(leap.cost, purse.points);
    if (extra > purse.sp || leavesWillingly(going, from, leap.to) || !allows(leap.to, total - leap.cost)) continue;
    found.push(optionOf(g, 'jump', { to: leap.to, over: [...leap.over], points: leap.cost, extra, base: purse.base }));
  }
  return found;
}

/** All Jumps over at most `most` spaces that the figure's bans allow; bent ones over at most BENT_LIMIT. */
export function leapsOf(going: Going, from: number, most: number): Leap[] {
  const { topology, size, rules } = going;
  if (most < 1 || baseTerrain(topology, from, size) !== NORMAL) return [];
  const found = jumpsFrom(topology, from, { size, over: Math.min(most, BENT_LIMIT), passage: rules.passage });
  if (found.length > 0 && most > BENT_LIMIT) straightLeaps(going, from, most, found);
  const banned = jumpBans(going);
  if (banned === 0) return found;
  const barred = (space: number): boolean => (banned & (1 << topology.terrain[space])) !== 0;
  return found.filter((leap) => !barred(leap.to) && !leap.over.some(barred));
}

function straightLeaps(going: Going, from: number, most: number, found: Leap[]): void {
  const { topology, size, rules } = going;
  const steps: StepRules = {
    size,
    passage: (space) => (rules.passage(space) === 'free' ? 'free' : 'blocked'),
    ignoreElevation: true,
  };
  for (const direction of DIRECTIONS) {
    const line: number[] = [];
    for (let place = from; line.length <= most; ) {
      const to = stepFrom(topology, place, direction, steps);
      if (to < 0 || elevationStep(topology, from, to, size) === 'climb') break;
      if (line.length > BENT_LIMIT) found.push({ to, over: line.slice(), cost: line.length + 1, risk: 0 });
      line.push(to);
      place = to;
    }
  }
}

/** Terrain that the figure may not Jump, as bits by code. */
export function jumpBans(going: Going): number {
  let bits = 0;
  for (const ban of going.traits.bans) if (typeof ban === 'object' && 'jump' in ban) bits |= terrainBit(ban.jump);
  return bits;
}

function optionOf(g: Game, kind: 'move' | 'jump', step: NextStep): Option {
  const sp = step.base + step.extra;
  const option: Option = {
    id: kind === 'move' ? `move:${step.to}` : `jump:${step.over?.join('-')}:${step.to}`,
    kind,
    to: xy(g, step.to),
    ruleRef: kind === 'move' ? 'A1.move.01' : 'A1.jump.02',
    data: step,
  };
  if (step.over) option.over = step.over.map((space) => xy(g, space));
  if (sp > 0) option.cost = { sp };
  return option;
}

/** What a Standard Move Action that begins now could use. */
export function freshPurse(g: Game, id: FigureId): Purse {
  const base = actionCost(g, id, MOVE_SP);
  return { points: movementValue(g, id), sp: Math.max(0, figure(g, id).sp - base), base };
}

const ANYWHERE = (): boolean => true;

/**
 * Steps by which a large figure squeezes from now on; the purse pays for the squeezing, too (A1.tag-move.37). Jumps are left
 * out: what is jumped over keeps no base from fitting.
 */
export function squeezeOptions(g: Game, squeezed: Going, from: number, purse: Purse): Option[] {
  if (purse.sp < SQUEEZE_SP) return [];
  const left: Purse = { ...purse, sp: purse.sp - SQUEEZE_SP };
  return stepOptions(g, squeezed, from, left, ANYWHERE).map((option) => ({
    ...option,
    id: `squeeze:${(option.data as NextStep).to}`,
    cost: { sp: (option.cost?.sp ?? 0) + SQUEEZE_SP },
    ruleRef: 'A1.tag-move.37',
    data: { ...(option.data as NextStep), squeeze: true },
  }));
}

/** Squeezing is offered only towards spaces where the figure cannot go without. */
export function withSqueeze(plain: Option[], squeezed: Option[]): Option[] {
  const ways = new Set(plain.filter((o) => o.kind === 'move').map((o) => (o.data as NextStep).to));
  return [...plain, ...squeezed.filter((o) => !ways.has((o.data as NextStep).to))];
}

/** The first steps and Jumps of a Standard Move Action, for the Action Phase menu; empty if it cannot be begun. */
export function moveOptions(g: Game, id: FigureId): Option[] {
  const from = at(g, id);
  if (from === null || moveReasons(g, id).length > 0) return [];
  const purse = freshPurse(g, id);
  const going = goingOf(g, id, { mode: 'action' });
  const plain = [...stepOptions(g, going, from, purse, ANYWHERE), ...jumpOptions(g, going, from, purse, ANYWHERE)];
  if (!canSqueeze(going)) return plain;
  const squeezed = goingOf(g, id, { mode: 'action', squeeze: [going.size[0], going.size[1]] });
  return withSqueeze(plain, squeezeOptions(g, squeezed, from, purse));
}
