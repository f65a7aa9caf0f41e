/** `Move [up to] n spaces`: Free Movement (A1.free-move). */
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { at, type Game, inPlay, playerControlled } from '../game';
import { goingOf } from '../queries/going';
import { freeMoveReasons } from '../queries/movement';
import { stepOptions } from '../queries/moveOptions';
import { hasCourseTarget, keywordsGiven, resumeMovement, startMovement } from './movement';
import type { EffectContext, EffectOf, Verb } from './types';

/** Without may and `up to` it is Forced Movement; a Symbol Ability's never is (A1.forced-move.04, .05). */
function isForced(c: EffectContext, effect: EffectOf<'move'>): boolean {
  return !effect.upTo && !c.step.may && effect.n !== 'any' && c.frame.line.on !== 'symbol';
}

function mayMove(g: Game, c: EffectContext, effect: EffectOf<'move'>): boolean {
  const from = at(g, c.who);
  if (from === null || !inPlay(g, c.who) || freeMoveReasons(g, c.who).length > 0) return false;
  if (effect.course && 'whom' in effect.course && !hasCourseTarget(g, c, effect.course)) return false;
  // The program's movement counts as made even if it moves 0 spaces (A1.ai.11).
  if (!playerControlled(g, c.who)) return true;
  const points = effect.n === 'any' ? Number.POSITIVE_INFINITY : num(effect.n, bindOf(c.frame));
  const going = goingOf(g, c.who, {
    mode: 'free',
    anyDirection: effect.anyDirection === true,
    keywords: keywordsGiven(effect.bonuses),
    ...effect.manner,
  });
  return stepOptions(g, going, from, { points, sp: 0, base: 0 }, () => true).length > 0;
}

export const move: Verb<'move'> = {
  action: true,
  possible: mayMove,
  start: (g, c, effect) =>
    startMovement(g, c, effect, {
      mode: 'free',
      points: effect.n === 'any' ? null : num(effect.n, bindOf(c.frame)),
      forced: isForced(c, effect),
      ...(effect.anyDirection ? { anyDirection: true } : {}),
    }),
  resume: (g, c, _effect, result) => resumeMovement(g, c, result),
};
