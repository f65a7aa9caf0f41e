/** Questions about reacting that a setting answers: an ordinary answer, given by itself. */

import { type DieName, FACES } from '../engine/dice/faces';
import type { Ask, NotAsked, Option } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { targetOf } from './options';
import type { AttackHow, Queries } from './queries';
import type { Rules } from './rules';
import type { Unasked } from './sessionState';
import type { Policy, Reaction, SettingsState } from './settings';

/** Whether an answer throws dice again that lie on the table. */
export function rollsAgain({ kind, data }: Option): boolean {
  return kind === 'reroll' || (kind === 'yes' && (data as { verb?: string } | undefined)?.verb === 'reroll');
}

/** The kind of reaction that a question is about, null for every other question. */
export function reactionOf(ask: Ask): Reaction | null {
  if (!ask.pass) return null;
  switch (ask.kind) {
    case 'dodge':
    case 'counter':
    case 'breakAttack':
    case 'empower':
    case 'followUp':
      return ask.kind;
    case 'window':
      return 'abilities';
    case 'yesNo':
      return ask.options.some(rollsAgain) ? 'abilities' : null;
    default:
      return null;
  }
}

interface Reactions {
  /** The answer that the open question is given by itself, null if it is asked. */
  answer(state: State): Unasked | null;
}

/** Whether no other face of the die has more Shields. */
const isFull = ({ die, face }: { die: DieName; face: number | null }): boolean =>
  face !== null && FACES[die][face]?.shield === Math.max(...FACES[die].map(({ shield }) => shield));

const passOf = (ask: Ask): Option | undefined => ask.options.find((option) => option.kind === 'pass');
const reacts = (ask: Ask): Option[] => ask.options.filter((option) => option.kind !== 'pass');

/** What an answer may change without changing the result: what it cost, and the numbering of what happens. */
function withoutCosts(state: State): string {
  const { figures, bodies, tokens, board, lasting, delayed, turn, track, encounter, gold, xp, urgency, loot } = state;
  const paid = Object.values(figures).map(({ sp: _sp, cards, ...rest }) => ({
    ...rest,
    cards: cards.map(({ key, zone, on, back }) => ({ key, zone, on, back })),
  }));
  const unnumbered = [...lasting, ...delayed].map(({ id: _id, ...rest }) => rest);
  const attacks = turn.attacks.map(({ frame: _frame, ...rest }) => rest);
  const { phase, figure } = turn;
  const rest = { bodies, tokens, board, unnumbered, attacks, phase, figure, track, encounter, gold, xp, urgency, loot };
  return JSON.stringify({ paid, ...rest });
}

/**
 * Answers by the settings.
 * @param settings read anew for each question
 */
export function createReactions(
  content: Content,
  rules: Rules,
  queries: Queries,
  settings: () => SettingsState,
): Reactions {
  /** The position after an answer, null where dice or cards would show what is not known yet. */
  const after = (state: State, ask: Ask, option: Option): State | null => {
    // Physical dice are not thrown to look ahead.
    if (option.template || state.random.dice) return null;
    const copy = structuredClone(state);
    const result = rules.apply(copy, { ask: ask.id, option: option.id, auto: true }, content);
    if ('rejected' in result) return null;
    const unseen = JSON.stringify([copy.random, copy.loot]) === JSON.stringify([state.random, state.loot]);
    return unseen ? copy : null;
  };

  /** The highest roll that an Attack can come to; null where it cannot be made so. */
  const mostRolled = (state: State, attacker: string, target: string, how: AttackHow): number | null => {
    const numbers = queries.numbers(state, attacker, target, how.with);
    if (!numbers) return null;
    const dice = how.empower ? [...numbers.dice, 'BLACK' as const] : numbers.dice;
    const best = dice.reduce((sum, die) => sum + Math.max(...FACES[die].map(({ n }) => n)), 0);
    return Math.max(
      0,
      numbers.roll.reduce((sum, { n }) => sum + n, best),
    );
  };

  /** That an Attack cannot hit, with its highest roll where that stays under the Defense: else something else makes it miss. */
  const cannotHit = (state: State, attacker: string, target: string, how: AttackHow): NotAsked => {
    const most = mostRolled(state, attacker, target, how);
    const defense = queries.numbers(state, attacker, target, how.with)?.defense;
    if (most === null || defense === undefined || most >= defense) return { is: 'cannotHit' };
    return { is: 'cannotHit', most, defense };
  };

  /** Whether dice would be rolled again that cannot fall better for the side that rolled them: a passed Check, a full Dodge. */
  const spoils = (state: State, option: Option): boolean => {
    const roll = rollsAgain(option) ? queries.openRoll(state) : null;
    const isOwn = (id: string): boolean => state.figures[id]?.side === state.figures[option.by ?? '']?.side;
    if (roll?.of === 'skill' || roll?.of === 'conviction') return roll.passed && isOwn(roll.figure);
    if (roll?.of !== 'dodge' || !isOwn(roll.target)) return false;
    const dice = state.stack.findLast((frame) => frame.kind === 'dice');
    const attack = state.stack.findLast((frame) => frame.kind === 'attack');
    const how: AttackHow = attack?.kind === 'attack' ? { with: attack.mode, empower: attack.empowered } : {};
    const most = mostRolled(state, roll.attacker, roll.target, how);
    return (most !== null && most < roll.defense) || (dice?.kind === 'dice' && dice.dice.every(isFull));
  };

  /** Whether the option surely leads to what passing leads to, its price aside. */
  const isIdle = (state: State, ask: Ask, option: Option, pass: Option): boolean => {
    const done = after(state, ask, option);
    const passed = done && after(state, ask, pass);
    if (!done || !passed || done.ask?.kind !== passed.ask?.kind) return false;
    return withoutCosts(done) === withoutCosts(passed);
  };

  /** Whether the Attack going on may end otherwise with a Dodge or Empower than without. */
  const changesAttack = (state: State, key: 'dodge' | 'empower'): boolean => {
    const attack = state.stack.findLast((frame) => frame.kind === 'attack');
    if (attack?.kind !== 'attack') return true;
    const how: AttackHow = { with: attack.mode, empower: attack.empowered };
    const as = queries.odds(state, attack.attacker, attack.target, how);
    const other = queries.odds(state, attack.attacker, attack.target, { ...how, [key]: true });
    return as.hit !== other.hit || as.meanDamage !== other.meanDamage || as.defeat !== other.defeat;
  };

  const canHit = (state: State, ask: Ask, option: Option): boolean => {
    const attacker = option.by ?? ask.figure;
    const target = targetOf(option);
    if (!attacker || !target) return true;
    return queries.odds(state, attacker, target, option.with ? { with: option.with } : {}).hit > 0;
  };

  /** Why the question need not be put: it shows 0% for both answers, or offers Attacks that cannot hit. */
  const vainBy = (state: State, ask: Ask, kind: Reaction): NotAsked | null => {
    const options = reacts(ask);
    switch (kind) {
      case 'dodge':
      case 'empower': {
        if (ask.about?.x !== undefined || options.some((option) => option.id !== kind)) return null;
        const [as, other] = [{}, { [kind]: true }].map((how) => queries.openOdds(state, how));
        if (as?.hit !== 0 || other?.hit !== 0) return null;
        return cannotHit(state, as.attacker, as.target, kind === 'empower' ? { empower: true } : {});
      }
      case 'counter':
      case 'breakAttack': {
        if (options.some((option) => option.kind !== kind || canHit(state, ask, option))) return null;
        const [option] = options;
        const [by, target] = [option?.by ?? ask.figure, option && targetOf(option)];
        if (options.length > 1 || !by || !target) return { is: 'cannotHit' };
        return cannotHit(state, by, target, option?.with ? { with: option.with } : {});
      }
      default:
        return null;
    }
  };

  const mayMatter = (state: State, ask: Ask, kind: Reaction, pass: Option): boolean => {
    const options = reacts(ask);
    switch (kind) {
      case 'dodge':
      case 'empower':
        // Lines of cards may do more than the standard Ability.
        return options.some((option) => option.id !== kind) || changesAttack(state, kind);
      case 'counter':
      case 'breakAttack':
        return options.some((option) => option.kind !== kind || canHit(state, ask, option));
      default:
        return options.some((option) => !spoils(state, option) && !isIdle(state, ask, option, pass));
    }
  };

  /** The option taken without asking: the only one, or the standard Ability among others. */
  const obvious = (ask: Ask, kind: Reaction): Option | null => {
    const options = reacts(ask);
    const standard = options.find((option) => option.id === kind);
    return standard ?? (options.length === 1 && !options[0]?.template ? (options[0] ?? null) : null);
  };

  const byPolicy = (state: State, ask: Ask, kind: Reaction, policy: Policy): Unasked | null => {
    const pass = passOf(ask);
    if (!pass) return null;
    const set = policy === 'never' ? pass : policy === 'always' ? obvious(ask, kind) : null;
    if (set) return { option: set, why: { is: 'setting' } };
    if (policy === 'always') return null;
    const vain = vainBy(state, ask, kind);
    if (vain) return { option: pass, why: vain };
    return policy === 'ask' || mayMatter(state, ask, kind, pass) ? null : { option: pass, why: { is: 'same' } };
  };

  /** `End turn` where no SP and nothing else to do are left. */
  const ending = (state: State, ask: Ask): Option | null => {
    if (ask.kind !== 'action' || !ask.figure || ask.interject.length > 0) return null;
    if ((state.figures[ask.figure]?.sp ?? 0) > 0) return null;
    const left = ask.options.filter((option) => !option.friendly);
    return left.length === 1 && left[0]?.kind === 'endTurn' ? left[0] : null;
  };

  return {
    answer(state) {
      const { ask } = state;
      if (!ask) return null;
      const { reactions, endSpent } = settings();
      const kind = reactionOf(ask);
      if (kind) return byPolicy(state, ask, kind, reactions[kind]);
      const end = endSpent ? ending(state, ask) : null;
      return end && { option: end, why: { is: 'setting' } };
    },
  };
}
