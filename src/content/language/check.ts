/** What a line must be besides well spelled (docs/card-language.md, "What a line must be"). */
import type { Ability, Bonus, Effect, EventSpec, Moment, Sentence, Step } from '../../engine/abilities/ast';

export interface CheckContext {
  role: 'ability' | 'passive' | 'symbol' | 'rule';
  /** The card's own SP price, if it prints one: a line without a price of its own costs it. */
  cardSp?: number;
  /** The line stands on an Intelligent Combatant: it pays nothing. */
  intelligent?: boolean;
}

/** What is wrong, and with which part of the data. */
export interface Problem {
  message: string;
  part?: object;
}

type EventName = EventSpec['e'];
const ATTACK: EventName[] = [
  'makeAttack',
  'chooseTarget',
  'isTarget',
  'dodge',
  'dodgeSuccess',
  'hit',
  'miss',
  'wouldDetermineDamage',
  'determiningDamage',
  'wouldDeal',
  'resolving',
  'affectedBy',
];
const ROLL: EventName[] = ['rolling', 'rolled', 'rolledAgainst'];
const SPELL: EventName[] = ['castSpell', 'determiningForce', 'forceDetermined', 'spellWouldAffect'];
const CHECK: EventName[] = ['makeCheck', 'checkResult'];
/** Events that bring a target of their own. */
const TARGETING = new Set<EventName>([...ATTACK, ...ROLL, ...SPELL, ...CHECK]);
const DICE_SEEN = new Set<EventName>([...ROLL, ...SPELL, ...CHECK, 'makeAttack', 'dodge', 'hit', 'miss', 'resolving']);

/** Effects that belong to certain events only. */
const ONLY_IN: Partial<Record<Effect['do'], { events: ReadonlySet<EventName>; said: string; anyTime?: boolean }>> = {
  reduceDamage: { events: new Set(['wouldBeDealt', 'wouldDeal']), said: 'when a figure would be dealt Damage' },
  ignoreDamage: { events: new Set(['wouldBeDealt', 'wouldDeal']), said: 'when a figure would be dealt Damage' },
  notDefeated: { events: new Set(['wouldBeDefeated']), said: 'when a figure would be Defeated' },
  redirect: {
    events: new Set(['wouldDetermineDamage', 'spellWouldAffect']),
    said: 'when an Attack would Determine Damage or a SPELL would affect a figure',
  },
  attackResult: {
    events: new Set(['chooseTarget', 'isTarget', 'hit', 'miss', 'rolled', 'rolledAgainst', 'makeAttack']),
    said: 'when an Attack has a target',
  },
  passCheck: { events: new Set(['makeCheck']), said: 'when a figure makes a Check' },
  reroll: { events: DICE_SEEN, said: 'where dice are rolled', anyTime: true },
  chooseResult: { events: DICE_SEEN, said: 'where dice are rolled', anyTime: true },
  turnHighest: { events: DICE_SEEN, said: 'where dice are rolled', anyTime: true },
  addDice: { events: DICE_SEEN, said: 'where dice are rolled', anyTime: true },
  addSymbols: { events: DICE_SEEN, said: 'where dice are rolled' },
  ignoreSymbols: { events: DICE_SEEN, said: 'where dice are rolled' },
};
/** Bonuses that belong to certain events; without a moment they stand for all of them. */
const BONUS_IN: Partial<Record<Bonus['b'], { events: ReadonlySet<EventName>; said: string }>> = {
  dodge: { events: new Set(['dodge', 'isTarget', 'rolled', 'rolling']), said: 'when a figure DODGES' },
  roll: { events: new Set([...DICE_SEEN]), said: 'where dice are rolled' },
  force: { events: new Set(SPELL), said: 'when a SPELL is cast' },
};

/** The first thing wrong with a line, or nothing. */
export function checkAbility(a: Ability, context: CheckContext): Problem | undefined {
  if (context.intelligent) {
    const head = (['exhaust', 'flip', 'discard', 'perEncounter'] as const).find((key) => a[key]);
    if (head || a.sp !== undefined)
      return { message: 'An Intelligent Combatant pays no SP and has no EXHAUST, FLIP, DISCARD or PER ENCOUNTER' };
  }
  if (context.role === 'symbol' && !a.symbols)
    return { message: 'A Symbol Ability starts with its Symbols: "1 BOOK: ..."' };
  const priced =
    a.sp !== undefined || a.symbols || a.exhaust || a.flip || a.discard || a.perEncounter || (context.cardSp ?? 0) > 0;
  const standing = a.passive || a.status || a.fu || a.combo || context.role === 'rule';
  if (!priced && !standing && !a.moment) {
    return {
      message:
        'A line needs a price (SP, Symbols, EXHAUST, FLIP, DISCARD, PER ENCOUNTER), PASSIVE, STATUS, FU, COMBO or a moment',
    };
  }
  return (
    checkX(a) ?? checkEvents(a) ?? checkDifference(a) ?? walk(a.body, { moment: a.moment, target: bringsTarget(a) })
  );
}

/** What only a text may say (A1.restore.01), and what cannot be said where a price is worked out. */
function checkEvents(a: Ability): Problem | undefined {
  const restores = a.body.flatMap((s) => s.steps).find((step) => step.effect.do === 'restore');
  if (restores) return { message: 'Only a Reward or another text can Restore', part: restores };
  if (a.moment?.m !== 'when') return undefined;
  const paying = a.moment.events.find((event) => event.e === 'paysSp');
  const plain = a.body.flatMap((s) => s.steps).find((step) => step.effect.do !== 'costs');
  if (paying && plain)
    return { message: 'When a figure pays SP, only the price can be changed: "pay 1 SP less"', part: plain };
  return undefined;
}

/** DIFFERENCE HIT is the difference of the Attack that an FU line follows (A1.spell-like.04). */
function checkDifference(a: Ability): Problem | undefined {
  const other = a.fu ? undefined : a.body.find((s) => s.force?.parts.some((part) => 'differenceHit' in part));
  return other ? { message: 'DIFFERENCE HIT stands in an FU line only', part: other } : undefined;
}

/** The first thing wrong with sentences that have no head. In `aiDo` an entry before may have picked the target. */
export function checkSentences(sentences: Sentence[], role: 'aiDo' | 'text'): Problem | undefined {
  return (
    checkX({ body: sentences }) ??
    checkDifference({ body: sentences }) ??
    walk(sentences, { moment: undefined, target: role === 'aiDo' })
  );
}

function bringsTarget(a: Ability): boolean {
  if (a.fu || a.symbols) return true;
  return a.moment?.m === 'when' && a.moment.events.some((event) => TARGETING.has(event.e));
}

interface Reading {
  moment: Moment | undefined;
  /** A target has been picked so far. */
  target: boolean;
}

function walk(sentences: Sentence[], reading: Reading): Problem | undefined {
  for (const sentence of sentences) {
    const found = walkSteps(sentence.steps, reading);
    if (found) return found;
    if (
      sentence.instead &&
      !inMoment(reading.moment, new Set(['wouldBeDealt', 'wouldBeDefeated', 'provokes']), false)
    ) {
      return { message: '"instead" stands in a line about what would happen', part: sentence };
    }
  }
  return undefined;
}

function walkSteps(steps: Step[], reading: Reading): Problem | undefined {
  for (const step of steps) {
    if (step.aim) reading.target = true;
    const { effect } = step;
    const needy =
      effect.do === 'deal'
        ? effect.to === undefined
        : effect.do === 'inflict'
          ? effect.on === undefined
          : ['push', 'pull', 'command'].includes(effect.do);
    if (needy && !reading.target) {
      return { message: `${nameOf(effect)} has no target: name a figure ("Target ...:", "to", "on")`, part: step };
    }
    if (effect.do === 'attack' || effect.do === 'sameAttack') reading.target = true;
    const rule = ONLY_IN[effect.do];
    if (rule && !inMoment(reading.moment, rule.events, rule.anyTime === true)) {
      return { message: `This can be done only ${rule.said}`, part: step };
    }
    for (const bonus of bonusesOf(effect)) {
      const found = checkBonus(bonus, effect, reading);
      if (found) return { part: step, ...found };
    }
    if (effect.do === 'chooseOne') {
      for (const option of effect.options) {
        const found = walkSteps(option, { ...reading });
        if (found) return found;
      }
    }
  }
  return undefined;
}

function checkBonus(bonus: Bonus, effect: Effect, reading: Reading): Problem | undefined {
  if (bonus.b === 'rider') {
    const line = bonus.line;
    // Like any line, but a price of the card is none of its own.
    return checkAbility(line, { role: 'ability' });
  }
  const rule = BONUS_IN[bonus.b];
  if (rule && effect.do === 'bonus' && reading.moment && !inMoment(reading.moment, rule.events, true)) {
    return { message: `This bonus counts only ${rule.said}` };
  }
  return undefined;
}

function bonusesOf(effect: Effect): Bonus[] {
  if (effect.do === 'gain') return effect.gains.flatMap((gain) => (gain.g === 'bonus' ? [gain.bonus] : []));
  return 'bonuses' in effect ? (effect.bonuses ?? []) : [];
}

function inMoment(moment: Moment | undefined, events: ReadonlySet<EventName>, anyTime: boolean): boolean {
  if (moment?.m === 'anyTime') return anyTime;
  return moment?.m === 'when' && moment.events.some((event) => events.has(event.e));
}

function nameOf(effect: Effect): string {
  return { deal: 'Deal', inflict: 'Inflict' }[effect.do as string] ?? effect.do.toUpperCase();
}

/** An X must be computed, chosen or paid somewhere in its line; a line has one. */
function checkX(a: Ability): Problem | undefined {
  const given = a.body.filter((sentence) => sentence.x);
  if (given.length > 1) return { message: 'A line has one X', part: given[1]! };
  if (given.length > 0 || a.sp === 'X') return undefined;
  const paid = a.body.some((s) => s.steps.some((step) => step.costs?.some((cost) => 'n' in cost && cost.n === 'X')));
  if (paid) return undefined;
  if (!JSON.stringify(a.body).includes('"X"')) return undefined;
  const user = a.body.find((sentence) => mentionsX(sentence));
  return user ? { message: 'What is X? Add "where X equals ..." or "where X is up to ..."', part: user } : undefined;
}

/** Whether a part of a line uses X; a line in brackets has its own. */
function mentionsX(part: unknown): boolean {
  if (part === 'X') return true;
  if (typeof part !== 'object' || part === null) return false;
  if ('b' in part && part.b === 'rider') return false;
  return Object.entries(part).some(
    ([key, value]) => !['name', 'token', 'what', 'kin', 'tag'].includes(key) && mentionsX(value),
  );
}
