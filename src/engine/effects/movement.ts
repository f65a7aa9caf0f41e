/** What MOVE and Free Movement lines have in common: bonuses, course, manner, what a failed Jump ends. */
import type { Bonus, Course, Manner } from '../abilities/ast';
import { foremost } from '../ai/initiative';
import { bindOf } from '../conditions/bind';
import { candidates, picks } from '../conditions/select';
import { spacesOfSpec } from '../conditions/spaces';
import { countOf } from '../conditions/values';
import { type MoveResult, moveInit } from '../frames/move';
import { type FigureId, type Game, playerControlled } from '../game';
import type { FrameInit, Option } from '../kernel/types';
import { AGGRO_JUMP } from '../queries/courses';
import { movementDistance } from '../queries/paths';
import type { MoveFrame } from '../state/moveFrames';
import type { EffectContext } from './types';

/** What a line says about how and where the figure goes. */
interface Wording {
  bonuses?: Bonus[];
  course?: Course;
  manner?: Manner;
}

/** Note of a line that waits for the figure that its course is about. */
interface Note {
  awaits: 'courseTarget';
  base: Partial<MoveFrame> & Pick<MoveFrame, 'mode' | 'points'>;
}

/** Tags and Movement that the line gives to this movement. */
function given(g: Game, c: EffectContext, bonuses: Bonus[]): { keywords: string[]; movement: number } {
  let movement = 0;
  for (const b of bonuses)
    if (b.b === 'stat' && b.stat === 'Movement') movement += b.n * (b.per ? countOf(g, b.per, bindOf(c.frame)) : 1);
  return { keywords: keywordsGiven(bonuses), movement };
}

/** Tags that a line gives to its movement. */
export function keywordsGiven(bonuses: readonly Bonus[] = []): string[] {
  return bonuses.flatMap((b) => (b.b === 'keyword' ? [b.keyword.tag] : []));
}

/** Figures that the course is about now. */
export function courseTargets(g: Game, c: EffectContext, course: Course): FigureId[] {
  return 'whom' in course
    ? candidates(g, course.whom, bindOf(c.frame), { distance: movementDistance }).filter((id) => id !== c.who)
    : [];
}

/** Whether the course is about anyone at all; whom it prefers is not looked at. */
export function hasCourseTarget(g: Game, c: EffectContext, course: Course): boolean {
  return 'whom' in course && candidates(g, course.whom, bindOf(c.frame)).some((id) => id !== c.who);
}

/** True if the words mean one figure of several: towards or away from one, not from any of them. */
function picksOne(c: EffectContext, course: Course): boolean {
  return (
    'whom' in course &&
    (course.to === 'towards' || course.to === 'awayFrom' || course.to === 'fartherFrom') &&
    !picks(course.whom, bindOf(c.frame)).all
  );
}

/**
 * The frame of a movement by a line; or first the question whom its course is about, where a player has to pick one.
 * `free` movement without may or `up to` is Forced (A1.forced-move.04).
 */
export function startMovement(g: Game, c: EffectContext, wording: Wording, base: Note['base']): FrameInit {
  const { keywords, movement } = given(g, c, wording.bonuses ?? []);
  const { course, manner } = wording;
  const line = c.frame.line;
  const setup: Note['base'] = {
    ...base,
    ...manner,
    keywords,
    points: base.points === null ? null : base.points + movement,
    line,
    ...(line.on === 'ai' && line.step < 0 ? { jump: AGGRO_JUMP } : {}),
    ...(course?.to === 'space' ? { courseSpaces: spacesOfSpec(g, course.space, bindOf(c.frame)) } : {}),
    ...(course ? { course } : {}),
  };
  if (!course) return moveInit(g, { ...setup, figure: c.who });
  const targets = courseTargets(g, c, course);
  if (targets.length < 2 || !picksOne(c, course))
    return moveInit(g, { ...setup, figure: c.who, courseTargets: targets });
  const front = playerControlled(g, c.who) ? targets : foremost(g, targets);
  if (front.length === 1) return moveInit(g, { ...setup, figure: c.who, courseTargets: front });
  c.frame.note = { awaits: 'courseTarget', base: setup } satisfies Note;
  const options: Option[] = front.map((id) => ({ id: `target@${id}`, kind: 'target', figure: id, target: id }));
  return {
    kind: 'choose',
    ask: { kind: 'target', figure: c.who, options, pass: false, about: { line, course: course.to } },
  };
}

/** Goes on after the question whom the course is about; ends the line after a failed Jump (A1.jump.17). */
export function resumeMovement(g: Game, c: EffectContext, result: unknown): FrameInit | undefined {
  const { frame } = c;
  const note = frame.note as Note | undefined;
  if (note?.awaits === 'courseTarget') {
    delete frame.note;
    const option = result as Option;
    return moveInit(g, { ...note.base, figure: c.who, courseTargets: [option.figure as FigureId] });
  }
  const { moved, ended } = result as MoveResult;
  if (moved === 0) frame.did = false;
  if (ended === 'jump') {
    frame.aim = null;
    frame.subjects = [];
    frame.targets = [];
    frame.i = frame.ability.body.length;
  }
  return undefined;
}
