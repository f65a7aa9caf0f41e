/** Conviction Checks and Skill Checks: dice plus bonuses against a number. Result: { passed, total }. */
import { emit, figure, type Game, openWindow, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option, Part } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { hasKeyword } from '../queries/standing';
import { convictionDice, skillOf } from '../queries/stats';
import type { CheckFrame } from '../state/attackFrames';
import type { Die, Scene } from '../state/frames';
import { diceInit, type Rolled, tally } from './dice';

const ALONE = ['BLACK'] as const;
/** A1.skill-check.04. */
export const SKILL_DICE = ['PURPLE', 'PURPLE'] as const;

function scene(f: CheckFrame): Scene {
  return { subject: f.figure, object: f.by, check: f.id, source: f.by, roll: f.check };
}

export const checkFrame: FrameHandler<Game, CheckFrame> = {
  first: 'begin',
  steps: {
    /** A SPELL of an ally may be let in without a roll (A1.spell.15). */
    begin(g, f) {
      const friendly =
        f.check === 'conviction' &&
        f.by !== null &&
        f.by !== f.figure &&
        figure(g, f.by).side === figure(g, f.figure).side;
      if (!friendly || !playerControlled(g, f.figure)) return { go: 'roll' };
      const options: Option[] = [
        { id: 'yes', kind: 'yes', by: f.figure },
        { id: 'pass', kind: 'pass' },
      ];
      return {
        ask: {
          kind: 'yesNo',
          figure: f.figure,
          options,
          pass: true,
          about: { ...scene(f), failWillingly: true },
          rule: 'A1.spell.15',
        },
        go: 'willing',
      };
    },
    willing(g, f) {
      if (f.answer?.option.kind !== 'yes') return { go: 'roll' };
      f.passed = false;
      f.willingly = true;
      emit(
        g,
        'convictionChecked',
        { figure: f.figure, total: null, force: f.difficulty, resisted: false, willingly: true },
        undefined,
        'A1.spell.15',
      );
      return { go: 'result' };
    },
    roll(g, f) {
      f.alone = f.check === 'skill' && figure(g, f.figure).kind === 'intelligent';
      const names = f.check === 'conviction' ? [...convictionDice(g, f.figure)] : f.alone ? ALONE : SKILL_DICE;
      const dice: Die[] = names.map((die) => ({ die, face: null, from: f.check }));
      if (f.check === 'conviction' && hasKeyword(g, f.figure, 'PROTECTION'))
        dice.push({ die: 'BLACK', face: null, from: 'PROTECTION' });
      return { call: diceInit(f.figure, f.check, dice, f.id, scene(f), f.by), go: 'sum' };
    },
    sum(g, f) {
      const rolled = f.result as Rolled;
      if (f.alone) return { go: 'skull' };
      const parts: Part[] = [{ n: rolled.total, of: 'dice' }];
      if (f.check === 'skill') parts.push({ n: skillOf(g, f.figure, f.skill as string), of: f.skill as string });
      else if (rolled.dice.some((d) => d.die === 'BLACK'))
        parts.push({ n: blackBooks(rolled), of: 'PROTECTION', rule: 'A1.tag-defense.10' });
      if (rolled.bonus !== 0) parts.push({ n: rolled.bonus, of: 'card' });
      parts.push(...f.bonus);
      f.total = Math.max(
        0,
        parts.reduce((sum, p) => sum + p.n, 0),
      );
      if (f.passed === null && !f.combined) f.passed = f.total >= f.difficulty;
      if (f.check === 'conviction')
        emit(
          g,
          'convictionChecked',
          { figure: f.figure, total: f.total, force: f.difficulty, resisted: f.passed },
          parts,
          'A1.spell.08',
        );
      else
        emit(
          g,
          'skillChecked',
          { figure: f.figure, skill: f.skill, total: f.total, difficulty: f.difficulty, passed: f.passed },
          parts,
          'A1.skill-check.04',
        );
      return { go: 'made' };
    },
    /** An Intelligent Combatant: whatever the Skill or the difficulty (A1.skill-check.11). */
    skull(g, f) {
      f.passed = !(f.result as Rolled).skull;
      emit(
        g,
        'skillChecked',
        { figure: f.figure, skill: f.skill, total: null, difficulty: f.difficulty, passed: f.passed },
        undefined,
        'A1.skill-check.11',
      );
      return { go: 'made' };
    },
    /** Lines of the whole Check: bonuses and `pass the check` once the total is seen. */
    made(g, f) {
      return anyLineAt(g, 'check.made')
        ? { call: openWindow('check.made', { ...scene(f), passed: f.passed as boolean }), go: 'result' }
        : { go: 'result' };
    },
    result(g, f) {
      const by = Math.abs(f.total - f.difficulty);
      return anyLineAt(g, 'check.result')
        ? { call: openWindow('check.result', { ...scene(f), passed: f.passed as boolean, by }), go: 'done' }
        : { go: 'done' };
    },
    done(_g, f) {
      return { done: { passed: f.passed, total: f.total } };
    },
  },
};

/** Books of the BLACK die alone: only they add to the Check (A1.tag-defense.10). */
function blackBooks(rolled: Rolled): number {
  return tally(rolled.dice.filter((d) => d.die === 'BLACK')).book;
}
