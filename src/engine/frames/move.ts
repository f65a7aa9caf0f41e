/**
 * Movement of one figure, one space at a time: the Move Action, Free Movement, planned ways of the program
 * (A1.move, A1.free-move). What lies between two spaces (Break Attacks, Terrain) is in frames/step.ts and frames/jump.ts.
 */
import { type Plan, planMove, planOptions, setOn } from '../ai/plan';
import { at, type FigureId, figure, type Game, inPlay, openWindow, playerControlled, topFrame, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next, Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { spendSp } from '../points/price';
import { AI_JUMP, type CourseRule, courseRule, keepsCourse } from '../queries/courses';
import { canSqueeze, type Going, goingOf, mayStand } from '../queries/going';
import { movementValue, POINTS_PER_SP, stepReasons } from '../queries/movement';
import {
  budget,
  extraSp,
  jumpOptions,
  leapsOf,
  squeezeOptions,
  stepOptions,
  withSqueeze,
} from '../queries/moveOptions';
import { pursesLeft } from '../queries/paths';
import { adjacentOpponents } from '../queries/sight';
import { keywordNumber } from '../queries/standing';
import { underBase, whenSettled } from '../rules/placement';
import { deadlyFor, terrainDefeat } from '../rules/terrainRules';
import type { MoveFrame, NextStep, PathStep } from '../state/moveFrames';
import { crush, crushLater, overrun } from './crush';
import { goingOn, mayRest, putBack, sizeOf, squeeze, unsqueeze } from './cutShort';
import { jumpInit } from './jump';
import { menuOptions } from './menu';
import { stepInit } from './step';

/** What comes of a movement. */
export interface MoveResult {
  /** Spaces moved. */
  moved: number;
  /** Why it was cut short: `jump` (failed), `moved` (by something else), `stopped`, `defeated`. */
  ended?: string;
  /** The menu option by which the player went on. */
  choice?: Option;
}

type Setup = Pick<MoveFrame, 'figure' | 'mode'> & Partial<Omit<MoveFrame, 'id' | 'kind' | 'step' | 'figure' | 'mode'>>;

/** A movement from where the figure stands; without `points` an Action has its Movement Value. */
export function moveInit(g: Game, setup: Setup): FrameInit {
  const start = at(g, setup.figure);
  if (start === null) throw new Error(`${setup.figure} is not on the board`);
  return {
    points: setup.mode === 'action' ? movementValue(g, setup.figure) : null,
    keywords: [],
    path: null,
    line: null,
    ...setup,
    kind: 'move',
    start,
    lastFree: start,
    startAdjacent: adjacentOpponents(g, setup.figure),
    moved: 0,
    spPaid: 0,
  };
}

/** The Move Action that begins with an option of {@link moveOptions}; its SP are paid by the frame. */
export function beginMove(g: Game, id: FigureId, option: Option): FrameInit {
  return moveInit(g, { figure: id, mode: 'action', begin: option.data as NextStep });
}

/** The turn whose Move Action this is has been ended (A1.end-turn.01). */
function turnOver(g: Game, f: MoveFrame): boolean {
  return f.mode === 'action' && f.line === null && topFrame(g, 'turn')?.ended === true;
}

function course(g: Game, f: MoveFrame, how: Going): CourseRule | null {
  if (!f.course) return null;
  return courseRule(
    g,
    how,
    { course: f.course, targets: f.courseTargets ?? [], spaces: f.courseSpaces ?? [] },
    f.start,
    f.jump ?? AI_JUMP,
  );
}

/** Steps and Jumps open to the figure now, in keeping with the course; squeezing goes where it does not fit otherwise. */
function options(g: Game, f: MoveFrame, how: Going, from: number): Option[] {
  const found = optionsOf(g, f, how, from);
  const squeezed =
    f.mode === 'action' && !f.squeeze && canSqueeze(how) ? goingOf(g, f.figure, { ...f, squeeze: sizeOf(g, f) }) : null;
  return squeezed ? withSqueeze(found, squeezeOptions(g, squeezed, from, pursesLeft(g, f))) : found;
}

function optionsOf(g: Game, f: MoveFrame, how: Going, from: number): Option[] {
  const purse = pursesLeft(g, f);
  const rule = course(g, f, how);
  if (rule?.arrived(from)) return [];
  const total = Math.min(budget(purse), how.topology.width * how.topology.height * POINTS_PER_SP);
  const allows = (to: number, left: number): boolean =>
    rule === null || keepsCourse(how, rule, from, to, total, Math.min(left, total));
  return [...stepOptions(g, how, from, purse, allows), ...jumpOptions(g, how, from, purse, allows)];
}

/** The planned step with what it takes now, or null if it is no longer legal or affordable. */
function planned(g: Game, f: MoveFrame, step: PathStep): NextStep | null {
  const from = at(g, f.figure) as number;
  const how = step.squeeze && !f.squeeze ? goingOf(g, f.figure, { ...f, squeeze: sizeOf(g, f) }) : goingOn(g, f);
  const purse = pursesLeft(g, f);
  const leap = step.over
    ? leapsOf(how, from, step.over.length).find((l) => l.to === step.to && sameWay(l.over, step.over ?? []))
    : null;
  if (leap === undefined || (leap === null && stepReasons(how, from, step.to).length > 0)) return null;
  const points = leap ? leap.cost : how.mover.leaveCost(from);
  const extra = extraSp(points, purse.points);
  return extra > purse.sp ? null : { ...step, points, extra, base: 0 };
}

function sameWay(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((space, i) => space === b[i]);
}

/** Pays for a step and sets out on it. */
function take(g: Game, f: MoveFrame, step: NextStep): Next {
  if (step.extra > 0) {
    spendSp(g, f.figure, step.extra, 'move');
    f.spPaid += step.extra;
  }
  if (step.squeeze) squeeze(g, f);
  if (f.points !== null) f.points += step.extra * POINTS_PER_SP - step.points;
  f.from = at(g, f.figure) as number;
  f.heading = step.to;
  f.length = step.over ? step.over.length + 1 : 1;
  const init = step.over
    ? jumpInit(g, { figure: f.figure, over: step.over, to: step.to, move: f.id, cost: step.points })
    : stepInit(g, {
        figure: f.figure,
        to: step.to,
        move: f.id,
        forced: f.forced === true,
        by: null,
        cost: step.points,
      });
  return { call: init, go: 'stepped' };
}

/** True if it is gone, or stands elsewhere than its own steps brought it: the rest is lost (rulings 6). */
function strayed(g: Game, f: MoveFrame): boolean {
  if (!inPlay(g, f.figure)) return true;
  if (f.ended === undefined && at(g, f.figure) !== (f.heading ?? f.start)) f.ended = 'moved';
  return f.ended !== undefined;
}

const PASS: Option = { id: 'pass', kind: 'pass' };

export const moveFrame: FrameHandler<Game, MoveFrame> = {
  first: 'begin',
  log: true,
  steps: {
    begin(g, f) {
      if (f.mode === 'action') figure(g, f.figure).marks.moveAction = true;
      if (f.begin && f.begin.base > 0) {
        spendSp(g, f.figure, f.begin.base, 'move');
        f.spPaid += f.begin.base;
      }
      if (f.mode === 'action' && anyLineAt(g, 'move.start'))
        return { call: openWindow('move.start', { subject: f.figure, move: f.id }), go: 'setOut' };
      return { go: 'setOut' };
    },

    setOut(g, f) {
      const step = f.begin;
      delete f.begin;
      if (!step || !inPlay(g, f.figure)) return { go: 'next' };
      // Something may have changed between the choice and the first step.
      const from = at(g, f.figure);
      const { to, over, squeeze } = step;
      const fits =
        from === f.start && planned(g, f, { to, ...(over ? { over } : {}), ...(squeeze ? { squeeze } : {}) });
      return fits ? take(g, f, fits) : { go: 'next' };
    },

    next(g, f) {
      if (f.ended || strayed(g, f) || turnOver(g, f)) return { go: 'finish' };
      if (f.path === null && playerControlled(g, f.figure)) return { go: 'ask' };
      if (f.path === null) {
        const plans = planMove(g, f.figure, f);
        if (plans.length === 0) return { go: 'finish' };
        // The end is chosen once, before the first step; a tie of ends is nobody's own decision.
        return {
          ask: {
            kind: 'space',
            figure: null,
            options: planOptions(plans),
            pass: false,
            about: { tieOf: f.figure },
            rule: 'A1.golden-rule.02',
          },
          go: 'planned',
        };
      }
      const step = f.path.shift();
      if (!step) return { go: 'finish' };
      if (step.squeeze) squeeze(g, f);
      if (f.quiet && step.cost !== undefined) return take(g, f, { ...step, points: step.cost, extra: 0, base: 0 });
      const fits = planned(g, f, step);
      if (fits) return take(g, f, fits);
      f.ended = 'stopped';
      return { go: 'finish' };
    },

    planned(g, f) {
      f.path = setOn(g, f.answer?.option.data as Plan);
      f.quiet = true;
      return { go: 'next' };
    },

    ask(g, f) {
      if (strayed(g, f)) return { go: 'finish' };
      const from = at(g, f.figure) as number;
      const how = goingOn(g, f);
      const found = options(g, f, how, from);
      if (found.length === 0) return { go: 'finish' };
      const stands = mayStand(how, from);
      const about = { points: f.points, from: xy(g, from), mode: f.mode };
      // The Standard Move Action stays open beside the menu until something else is begun (A1.move.08). Whoever has others to
      // Displace where it stands ends it first.
      const open = f.mode === 'action' && f.line === null;
      if (open && !(how.traits.crush && underBase(g, f.figure).length > 0)) {
        const all = stands ? [...found, ...menuOptions(g, f.figure)] : found;
        return {
          ask: { kind: 'action', figure: f.figure, options: all, pass: false, about, rule: 'A1.move.03' },
          go: 'chosen',
        };
      }
      // HEAVY may shorten a movement that its own Ability makes it take (A1.tag-move.20).
      const spared = f.forced ? keywordNumber(g, f.figure, 'HEAVY') : 0;
      const pass = stands && (!f.forced || (spared > 0 && f.points !== null && f.points <= spared));
      const all = pass ? [...found, PASS] : found;
      return {
        ask: { kind: 'space', figure: f.figure, options: all, pass, about, rule: 'A1.free-move.01' },
        go: 'chosen',
      };
    },

    chosen(g, f) {
      const option = f.answer?.option;
      if (option?.kind === 'move' || option?.kind === 'jump') return take(g, f, option.data as NextStep);
      if (option && option.kind !== 'pass') f.choice = option;
      return { go: 'finish' };
    },

    stepped(g, f) {
      const result = f.result as { entered: boolean; failed?: boolean; quiet?: boolean } | undefined;
      const place = at(g, f.figure);
      f.quiet = result?.quiet === true;
      if (!inPlay(g, f.figure) || place === null) f.ended = 'defeated';
      else if (result?.failed) {
        f.ended = 'jump';
        f.moved += 1;
      } else if (!result?.entered) f.ended = place === f.from ? 'stopped' : 'moved';
      else {
        f.moved += f.length ?? 1;
        // Moved on by something else at once: the rest of this movement is lost (rulings 6).
        if (place !== f.heading) f.ended = 'moved';
      }
      if (place !== null && inPlay(g, f.figure) && mayRest(g, f, place)) {
        f.lastFree = place;
        return { go: 'next' };
      }
      return overrun(g, f.figure, f, 'next');
    },

    finish(g, f) {
      if (!inPlay(g, f.figure)) return { go: 'over' };
      const stuck = unsqueeze(g, f);
      if (stuck) return { call: stuck, go: 'over' };
      const before = at(g, f.figure);
      putBack(g, f);
      if (f.moved > 0 && at(g, f.figure) === before && deadlyFor(g, f.figure, f.keywords))
        return { call: terrainDefeat(f.figure, null), go: 'over' };
      return crush(g, f.figure, f, 'over');
    },

    over(g, f) {
      const result: MoveResult = { moved: f.moved };
      if (f.ended) result.ended = f.ended;
      if (f.choice && inPlay(g, f.figure)) result.choice = f.choice;
      return { done: result };
    },
  },
  abandon(g, f) {
    const stuck = unsqueeze(g, f);
    if (stuck) whenSettled(g, stuck);
    putBack(g, f);
    crushLater(g, f.figure, f);
  },
};
