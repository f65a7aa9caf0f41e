/** What came of an event or of everything in a group, in a few words for the end of its line. */
import { briefStep } from '../content/language/printBrief';
import type { GameEvent } from '../engine/kernel/types';
import type { AiStep, CombatantCard } from '../engine/state/content';
import { filled } from './filled';
import { RESULTS } from './text/en';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** HP before and after Damage or healing; null where the event is of an older game and does not tell. */
export function hpOf(event: GameEvent): { from: number; to: number } | null {
  const left = number(event.left);
  const amount = number(event.amount);
  if (left === null || amount === null) return null;
  if (event.type === 'damageDealt') return { from: left + amount, to: left };
  return event.type === 'healed' ? { from: left - amount, to: left } : null;
}

/** The number that an event's parts add up to; of Armor what it took away. */
export function totalOf(event: GameEvent): number | null {
  if (event.type === 'armorSubtracted') return number(event.reduced);
  if (!event.parts) return null;
  if (event.type === 'damageDealt') return number(lostBeyond(event) > 0 ? event.amount : event.final);
  return number(event.total ?? event.force);
}

/** Final Damage for which there were no HP left (A1.damage.03); 0 where the event is of an older game and does not tell. */
export function lostBeyond(event: GameEvent): number {
  if (event.type !== 'damageDealt' || !hpOf(event)) return 0;
  return Math.max(0, Number(event.final) - Number(event.amount));
}

/** The end of one line. */
export function resultOf(event: GameEvent): string | null {
  const amount = number(event.amount) ?? 0;
  switch (event.type) {
    case 'attackRolled':
      if (event.hit !== true) return RESULTS.missed;
      return event.difference === 0 ? RESULTS.hitExactly : filled(RESULTS.hit, { n: Number(event.difference) });
    case 'damageDealt':
    case 'healed': {
      const hp = hpOf(event);
      return hp && hp.from !== hp.to ? filled(RESULTS.hp, hp) : null;
    }
    case 'byHand': {
      const to = number(event.left);
      return to === null ? null : filled(RESULTS.hp, { from: to + Number(event.to) - Number(event.from), to });
    }
    case 'spSpent': {
      const to = number(event.left);
      return to === null ? null : filled(RESULTS.sp, { from: to + amount, to });
    }
    case 'spGained': {
      const to = number(event.now);
      return to === null ? null : filled(RESULTS.sp, { from: to - amount, to });
    }
    case 'convictionChecked':
      if (event.willingly === true) return null;
      return event.resisted === true ? RESULTS.resisted : RESULTS.affected;
    case 'skillChecked':
      return event.passed === true ? RESULTS.passed : RESULTS.failed;
    default:
      return null;
  }
}

/** What events did to the HP of each figure: from before the first to after the last. */
export function hpChanges(events: readonly GameEvent[]): Map<string, { from: number; to: number }> {
  const changes = new Map<string, { from: number; to: number }>();
  for (const event of events) {
    const hp = hpOf(event);
    if (!hp) continue;
    const figure = String(event.type === 'damageDealt' ? event.target : event.figure);
    changes.set(figure, { from: changes.get(figure)?.from ?? hp.from, to: hp.to });
  }
  return changes;
}

/** Damage of events that do not tell what was left, by figure. */
function untoldDamage(events: readonly GameEvent[]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const event of events) {
    const amount = Number(event.amount);
    if (event.type !== 'damageDealt' || amount === 0 || hpOf(event)) continue;
    lost.set(String(event.target), (lost.get(String(event.target)) ?? 0) + amount);
  }
  return lost;
}

/** HP that the events cost or gave, by figure; null for none. @param nameOf names a figure */
export function hpOfAll(events: readonly GameEvent[], nameOf: (id: string) => string): string | null {
  const said = [...hpChanges(events)]
    .filter(([, { from, to }]) => from !== to)
    .map(([figure, hp]) => filled(RESULTS.hpOf, { figure: nameOf(figure), ...hp }));
  // Games of old do not tell how many were left.
  for (const [figure, n] of untoldDamage(events)) said.push(filled(RESULTS.lost, { figure: nameOf(figure), n }));
  if (said.length > 2) said.splice(2, said.length, filled(RESULTS.more, { n: said.length - 2 }));
  return said.length > 0 ? said.join(RESULTS.and) : null;
}

/** How the last Attack among the events ended; null where none did. */
export function rollOf(events: readonly GameEvent[]): string | null {
  const roll = events.findLast((event) => event.type === 'attackRolled' || event.type === 'dodgeSucceeded');
  if (roll?.type === 'dodgeSucceeded') return RESULTS.dodged;
  if (roll?.hit !== true) return roll ? RESULTS.missed : null;
  // While it is still decided what the hit does, nothing is said of its Damage.
  return events.some((event) => event.type === 'attackResolved') ? RESULTS.noDamage : null;
}

/** What came of an action: HP first, then how its Attack ended, then its last Check. @param nameOf names a figure */
export function outcomeOf(events: readonly GameEvent[], nameOf: (id: string) => string): string | null {
  return hpOfAll(events, nameOf) ?? rollOf(events) ?? checkOf(events);
}

/** The last Check among the events. */
function checkOf(events: readonly GameEvent[]): string | null {
  const check = events.findLast((event) => event.type === 'convictionChecked' || event.type === 'skillChecked');
  return check ? resultOf(check) : null;
}

/** SP of a figure before and after; null if they stayed as they were. */
export function spOf(events: readonly GameEvent[], figure: string): string | null {
  const own = events.filter(
    (event) => (event.type === 'spSpent' || event.type === 'spGained') && event.figure === figure,
  );
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return null;
  const after = (event: GameEvent): number => Number(event.type === 'spSpent' ? event.left : event.now);
  const from = after(first) + (first.type === 'spSpent' ? 1 : -1) * Number(first.amount);
  const to = after(last);
  return from === to ? null : filled(RESULTS.sp, { from, to });
}

/** Longer words do not fit at the end of a line. */
const MOST_LETTERS = 32;

/** The first part of an AI Step that was done, in short words; null where they are not short, or nothing of it was done. */
function doneOf(step: AiStep | undefined, events: readonly GameEvent[]): string | null {
  const skipped = events.flatMap((event) => (event.type === 'aiPartSkipped' ? [event.part] : []));
  const words = step && briefStep(step).parts.find((_, place) => !skipped.includes(place + 1));
  return words && words.length <= MOST_LETTERS ? words : null;
}

/**
 * How an opponent's turn came out where nobody was hurt: the AI Steps that were performed, and of a single one what it did.
 * @param card of the opponent
 */
export function stepOf(events: readonly GameEvent[], figure: string, card: CombatantCard | undefined): string | null {
  const steps = events.filter((event) => event.type === 'aiStepConsidered' && event.figure === figure);
  const done = steps.filter((event) => event.true === true);
  if (steps.length === 0) return null;
  if (done.length === 0) return RESULTS.noStep;
  const n = done.map((event) => String(event.step)).join(', ');
  const did = done.length === 1 ? doneOf(card?.ai[Number(n) - 1], events) : null;
  return did === null ? filled(RESULTS.step, { n }) : filled(RESULTS.stepDid, { n, did });
}
