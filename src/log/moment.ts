/** The moment of a question in words, and what the roll that it is about comes to. */
import { printSentences } from '../content/language/print';
import type { Ask } from '../engine/kernel/types';
import type { OpenRoll } from '../engine/openRoll';
import type { State } from '../engine/state/state';
import { fill } from './fill';
import { filled } from './filled';
import type { Names } from './names';
import { MOMENTS, OUTCOMES, ROLLS } from './text/moments';

/** The moment at which something may be used: `After Weir Slinger 2's hit on Remi, before its Damage`; null where none is told. */
export function askMoment(ask: Ask, state: State, names: Names): string | null {
  const { point, subject, object, roll, act, effect, space } = ask.about ?? {};
  if (typeof point !== 'string') return null;
  const text = MOMENTS[`${point}.${String(roll ?? act)}`] ?? MOMENTS[point];
  if (!text) return null;
  const { width } = state.board;
  const at = typeof space === 'number' ? [space % width, Math.floor(space / width)] : undefined;
  return fill(text, { round: state.round, subject, object, effect, at }, state, names);
}

/** What a roll comes to and what it lacks: `7 against Defense 8: misses, 1 more would hit`. */
export function rollText(roll: OpenRoll): string {
  switch (roll.of) {
    case 'attack': {
      const { total, defense, hit, difference, skull } = roll;
      if (hit) return filled(difference === 0 ? ROLLS.exactly : ROLLS.hit, { total, defense, n: difference });
      if (skull) return filled(ROLLS.skull, { total });
      return total < defense
        ? filled(ROLLS.miss, { total, defense, n: defense - total })
        : filled(ROLLS.lost, { total, defense });
    }
    case 'dodge':
      return filled(roll.skull ? ROLLS.noDodge : ROLLS.dodge, { n: roll.bonus, defense: roll.defense });
    case 'skill':
    case 'conviction': {
      const { of, total, needed, passed } = roll;
      return filled(ROLLS[`${of}${passed ? 'Passed' : 'Failed'}`], { total, needed, n: needed - total });
    }
    case 'force':
      return roll.force === null ? ROLLS.noForce : filled(ROLLS.force, { n: roll.force });
  }
}

/** The same beside an answer that leads to it: `hits by 1`. */
export function outcomeText(roll: OpenRoll): string {
  switch (roll.of) {
    case 'attack':
      if (!roll.hit) return OUTCOMES.miss;
      return roll.difference === 0 ? OUTCOMES.exactly : filled(OUTCOMES.hit, { n: roll.difference });
    case 'dodge':
      return filled(OUTCOMES.dodge, { defense: roll.defense });
    case 'skill':
    case 'conviction':
      return OUTCOMES[`${roll.of}${roll.passed ? 'Passed' : 'Failed'}`];
    case 'force':
      return roll.force === null ? OUTCOMES.noForce : filled(OUTCOMES.force, { n: roll.force });
  }
}

/** What a Conviction Check is made against: the line with the Spell or Force, and whose it is; null where that is over. */
export function stakeText(state: State, names: Names): string | null {
  const cause = state.stack.findLast((frame) => frame.kind === 'spell' || frame.kind === 'force');
  const of = state.stack.find((frame) => frame.id === (cause && 'ability' in cause ? cause.ability : null));
  if (of?.kind !== 'ability') return null;
  const { body } = of.ability;
  const words = printSentences(body.slice(of.i)).replace(/[{}]/g, '').replace(/\.$/, '');
  // What the Check is made against is told beside it.
  const line = words.replace(/^Cast a SPELL [^:]*: /, '').replace(/, FORCE [^.]*/, '');
  return filled(ROLLS.stake, { figure: names.figure(state, of.owner), line });
}

/** That nothing more is needed to Defeat a figure. */
export const enoughText = (figure: string, state: State, names: Names): string =>
  filled(ROLLS.enough, { figure: names.figure(state, figure) });
