/** Rolls by themselves, Checks that a line asks for, and passing a Check. */
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { diceInit, type Rolled } from '../frames/dice';
import { emit, frameById, inPlay } from '../game';
import { diceOf } from './amounts';
import type { Verb } from './types';

export const roll: Verb<'roll'> = {
  possible: () => true,
  start(g, c, e) {
    const dice = diceOf(g, e.dice, bindOf(c.frame)).map((die) => ({ die, face: null, from: 'ability' }));
    return dice.length > 0 ? diceInit(c.who, 'effect', dice, c.frame.id, { subject: c.who }) : undefined;
  },
  resume(_g, c, _e, result) {
    c.frame.lastRoll = (result as Rolled).dice;
    return undefined;
  },
};

/** A Skill Check of each subject; a Combined one adds up their totals, and the sum decides for all (A1.skill-check.09). */
export const check: Verb<'check'> = {
  possible: (g, c) => inPlay(g, c.who),
  start: (_g, c, e) => ({
    kind: 'check',
    figure: c.who,
    check: 'skill',
    skill: e.skill,
    difficulty: num(e.n, bindOf(c.frame)),
    bonus: [],
    about: c.frame.id,
    by: null,
    total: 0,
    passed: null,
    ...(e.combined ? { combined: true } : {}),
  }),
  resume(g, c, e, result) {
    const { frame } = c;
    const { passed, total } = result as { passed: boolean; total: number };
    if (!e.combined) {
      frame.passedCheck = passed;
      return undefined;
    }
    frame.combined = (frame.combined ?? 0) + total;
    if (frame.k + 1 < frame.subjects.length) return undefined;
    const difficulty = num(e.n, bindOf(frame));
    frame.passedCheck = frame.combined >= difficulty;
    emit(
      g,
      'combinedChecked',
      { figures: [...frame.subjects], skill: e.skill, total: frame.combined, difficulty, passed: frame.passedCheck },
      undefined,
      'A1.skill-check.09',
    );
    delete frame.combined;
    return undefined;
  },
};

/** Passes the Check of the moment, whatever was rolled. */
export const passCheck: Verb<'passCheck'> = {
  possible(g, c) {
    const check = frameById(g, 'check', c.frame.scene.check);
    return check !== undefined && !check.combined && check.passed !== true;
  },
  start(g, c) {
    const check = frameById(g, 'check', c.frame.scene.check);
    if (!check) return undefined;
    check.passed = true;
    emit(g, check.check === 'conviction' ? 'convictionChecked' : 'skillChecked', {
      figure: check.figure,
      total: check.total,
      ...(check.check === 'conviction'
        ? { force: check.difficulty, resisted: true }
        : { skill: check.skill, difficulty: check.difficulty, passed: true }),
      because: 'ability',
    });
    return undefined;
  },
};
