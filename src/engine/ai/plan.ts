/** The way that the program plans for a movement of its figures (A1.ai-move, A1.ai-wording, golden rules 1 to 3). */
import type { Course, Manner, Whom } from '../abilities/ast';
import { at, emit, type FigureId, type Game, xy } from '../game';
import type { Option } from '../kernel/types';
import { AI_JUMP, type CourseAim } from '../queries/courses';
import { goingOf, type Manners } from '../queries/going';
import { type PlannedEnd, plannedEnds } from '../queries/paths';
import type { PathStep } from '../state/moveFrames';
import { bestRated, compare, decisive, ratePlace, type TermName } from './evaluate';
import { byInitiative, initiativePlace } from './initiative';
import { endingDefeats } from './turnEnd';

/** A movement to plan: the fields of a MoveFrame, which can be given itself. */
export interface MoveWish extends Manners {
  mode: 'action' | 'free';
  /** Movement Points of the Action, spaces of Free Movement; null: any number. */
  points: number | null;
  course?: Course;
  courseTargets?: FigureId[];
  courseSpaces?: number[];
  manner?: Manner;
  /** Most spaces of one Jump. Default: 2 (A1.ai.17). */
  jump?: number;
}

/** Courses that end as soon as they are fulfilled. */
const GOALS: ReadonlySet<Course['to']> = new Set(['beAdjacentTo', 'beWithinRange', 'beWithinSpaces']);

/** A way to one end, and how it came to be chosen. */
export interface Plan {
  /** Empty: the figure stays. */
  path: PathStep[];
  /** Fields of the event that tells it. */
  told: Record<string, unknown>;
}

/**
 * The way that follows the wish: as far as the instruction can be followed, of equal ends the one with the least risk, of
 * these the best position (`evaluate`), each by its cheapest way. Several: a true tie of their ends, in reading order. The
 * figure is not moved.
 */
export function planMove(g: Game, id: FigureId, wish: MoveWish): Plan[] {
  const start = at(g, id);
  if (start === null) return [];
  const { ends: found, about } = endsFor(g, id, wish);
  const { ends, because, term } = choose(g, id, wish, found);
  const others = behind(g, about, wish);
  const stay: PlannedEnd = { to: start, path: [], cost: 0, risk: 0 };
  return (ends.length > 0 ? ends : [stay]).map(({ to, path }) => ({
    path,
    told: {
      figure: id,
      to: xy(g, to),
      path: path.map((step) => xy(g, step.to)),
      because,
      ...(term ? { term } : {}),
      candidates: found.map((end) => xy(g, end.to)),
      // Whom the movement is about: the way towards them, from them, or next to them; and who fits the line as well behind them.
      ...(wish.course ? { course: wish.course.to, about } : {}),
      ...(others.length > 0 ? { others } : {}),
    },
  }));
}

/** The plans as answers to the question where the figure goes. */
export function planOptions(plans: readonly Plan[]): Option[] {
  return plans.map((plan) => {
    const to = plan.told.to as [number, number];
    return { id: `end:${to.join()}`, kind: 'space', at: to, figure: plan.told.figure as FigureId, data: plan };
  });
}

/** Tells the plan that is carried out and gives its way. */
export function setOn(g: Game, { path, told }: Plan): PathStep[] {
  emit(g, 'aiMovePlanned', told);
  return path;
}

/** The ends that follow the wish, and the figures that it is about. */
function endsFor(g: Game, id: FigureId, wish: MoveWish): { ends: PlannedEnd[]; about: FigureId[] } {
  const { course, manner } = wish;
  const avoid = endingDefeats(g, id);
  const options = {
    ...wish,
    noBreakAttacks: wish.noBreakAttacks ?? manner?.noBreakAttacks ?? false,
    throughOpponents: wish.throughOpponents ?? manner?.throughOpponents ?? false,
    jump: wish.jump ?? AI_JUMP,
    ...(avoid ? { avoid } : {}),
  };
  // A MOVE farther without a number goes 1 space farther (A1.ai-distance.05).
  const here = at(g, id);
  if (wish.mode === 'action' && course?.to === 'fartherFrom' && here !== null)
    options.points = goingOf(g, id, options).mover.leaveCost(here);
  if (!course) return { ends: plannedEnds(g, id, { ...options, aim: null }), about: [] };
  const to = (targets: FigureId[], by: Course = course): PlannedEnd[] => {
    const aim: CourseAim = { course: by, targets, spaces: wish.courseSpaces ?? [] };
    return plannedEnds(g, id, { ...options, aim });
  };
  const choices = eligible(g, course, wish.courseTargets ?? []);
  const first = choices[0] ?? [];
  if (!GOALS.has(course.to)) return { ends: to(first), about: first };
  // Whoever cannot be reached is not eligible.
  for (const about of choices) {
    const ends = to(about);
    if (ends.length > 0) return { ends: firstArrivals(ends), about };
  }
  // The goal is out of reach: as near to it as can be (A1.ai-wording.07).
  return { ends: to(first, { to: 'towards', whom: NOBODY }), about: first };
}

const NOBODY: Whom = { of: [] };

/** Courses that may mean one figure of several. */
const TO_ONE: ReadonlySet<Course['to']> = new Set([...GOALS, 'towards', 'fartherFrom', 'awayFrom']);

/**
 * The figures that the movement may be about, the first choice first: of several that fit the line as well, the one nearest
 * the front of the Initiative Track (A1.ai-target.05, A1.ai-distance.04); figures of one card are one choice.
 */
function eligible(g: Game, course: Course, targets: FigureId[]): FigureId[][] {
  if (targets.length < 2 || !TO_ONE.has(course.to) || !('whom' in course)) return [targets];
  const one = course.whom.of[0];
  const quant = one && 'figures' in one ? one.figures.quant?.q : undefined;
  if (course.whom.join === 'and' || quant === 'each' || quant === 'all' || quant === undefined) return [targets];
  const choices = new Map<number, FigureId[]>();
  for (const target of byInitiative(g, targets)) {
    const place = initiativePlace(g, target);
    choices.set(place, [...(choices.get(place) ?? []), target]);
  }
  return [...choices.values()];
}

/** Who fits the line as well, but is behind those on the Track. */
function behind(g: Game, about: FigureId[], { course, courseTargets }: MoveWish): FigureId[] {
  const choices = course ? eligible(g, course, courseTargets ?? []) : [];
  const chosen = choices.findIndex(([first]) => first !== undefined && about.includes(first));
  return choices.slice(chosen + 1).flat();
}

/** The movement stops as soon as the goal is met (A1.ai-wording.05): no end lies behind another one. */
function firstArrivals(ends: PlannedEnd[]): PlannedEnd[] {
  const places = new Set(ends.map((end) => end.to));
  const first = ends.filter((end) => end.path.every((step, i) => i === end.path.length - 1 || !places.has(step.to)));
  return first.length > 0 ? first : ends;
}

interface Chosen {
  /** Equally good ones in reading order. */
  ends: PlannedEnd[];
  /** `only`: one end follows the instruction best; `shortest`; `goldenRule`: the evaluation decided, by `term`. */
  because: 'only' | 'shortest' | 'goldenRule' | 'impossible';
  term?: TermName;
}

function choose(g: Game, id: FigureId, wish: MoveWish, found: PlannedEnd[]): Chosen {
  let ends = found;
  // "Be within": any value that fits will do, so no farther than needed (A1.ai-wording.02, .05).
  if (wish.course?.to === 'beWithinRange' || wish.course?.to === 'beWithinSpaces') {
    const least = Math.min(...ends.map((end) => end.cost));
    ends = ends.filter((end) => end.cost === least);
  }
  const first = ends[0];
  if (!first) return { ends, because: 'impossible' };
  if (ends.length === 1) return { ends, because: found.length === 1 ? 'only' : 'shortest' };
  const { equals, rating, ratings } = bestRated(ends, (end) => ratePlace(g, id, end.to, end.risk));
  // What sets it apart from the runner-up.
  const others = ratings.filter((r) => r !== rating).sort((a, b) => compare(b, a));
  const term = others[0] ? decisive(rating, others[0]) : null;
  return { ends: equals, because: 'goldenRule', ...(term ? { term } : {}) };
}
