/** Lines that say one thing together become one: dice with the number they make, Armor with Damage, SP with what they pay. */
import type { LogEntry } from './entries';
import { filled } from './filled';
import { RESULTS } from './text/en';
import { PARTS } from './text/parts';

/** Numbers that dice make, by what follows them. */
const OUTCOMES = new Set(['attackRolled', 'skillChecked', 'convictionChecked', 'spellCast', 'forceDetermined']);
/** What SP pays for. */
const PAID = new Set([
  'moved',
  'jumpDeclared',
  'attackDeclared',
  'abilityUsed',
  'reEquipped',
  'tokenActivated',
  'dodged',
]);

const isRoll = (entry: LogEntry): boolean => entry.type === 'diceRolled' && entry.dice.length > 0;

/** The dice of the outcome, and where the line of their roll stands; -1 for none. */
function rollBefore(entries: readonly LogEntry[], outcome: LogEntry): number {
  if (!OUTCOMES.has(outcome.type) || outcome.parts.length === 0) return -1;
  const at = entries.length - 1;
  const last = entries[at];
  return last && isRoll(last) && last.figure === outcome.figure ? at : -1;
}

/** The printed numbers of the dice instead of their sum. */
function withFaces(outcome: LogEntry, roll: LogEntry): LogEntry['parts'] {
  const [dice, ...rest] = outcome.parts;
  const sum = roll.dice.reduce((n, { face }) => n + face.n, 0);
  if (!dice || dice.n !== sum) return outcome.parts;
  return [...roll.dice.filter(({ face }) => face.n > 0).map(({ face }) => ({ n: face.n, of: '' })), ...rest];
}

/** A plan that is carried out at once, or a choice that was none: what follows says it all. */
function leadsTo(before: LogEntry, entry: LogEntry): boolean {
  if (before.figure !== entry.figure) return false;
  if (before.type === 'aiMovePlanned') return entry.type === 'moved';
  return (
    before.type === 'aiTargetChosen' &&
    before.candidates.filter(({ dropped }) => dropped === null).length < 2 &&
    entry.type === 'attackDeclared'
  );
}

const tellsArmor = ({ parts }: LogEntry): boolean => parts.some(({ of }) => of === RESULTS.armor);

/** Games of before told the Armor in its own event only. What Armor has taken in full is no part of other Damage. */
const lacksArmor = ({ parts, total }: LogEntry, armor: LogEntry): boolean =>
  parts.reduce((sum, { n }) => sum + n, 0) - (armor.total ?? 0) === total;

/** Checks, which bonuses and Abilities may change after their dice are added up. */
const CHECKS = new Set(['convictionChecked', 'skillChecked']);
/** What may stand between a Check and its change. */
const BETWEEN = new Set(['abilityUsed', 'diceRolled', 'spSpent', 'cardExhausted', 'bonusGained']);

/** Where the line stands of the Check that this one changes; -1 if it is a Check of its own. */
function checkBefore(entries: readonly LogEntry[], changed: LogEntry): number {
  if (!CHECKS.has(changed.type) || isOwnRoll(changed)) return -1;
  let at = entries.length - 1;
  while (at >= 0 && BETWEEN.has((entries[at] as LogEntry).type)) at--;
  const found = entries[at];
  return found?.type === changed.type && found.figure === changed.figure && found.parts.length > 0 ? at : -1;
}

/** A Check as its dice make it, not one that begins from what it was before. */
const isOwnRoll = ({ parts }: LogEntry): boolean => parts.length > 0 && parts[0]?.of !== PARTS.before;

/** The Check with what was added to it. */
function changedCheck(before: LogEntry, changed: LogEntry): LogEntry {
  const [, ...added] = changed.parts;
  return {
    ...changed,
    dice: before.dice,
    parts: changed.parts.length > 0 ? [...before.parts, ...added] : before.parts,
  };
}

/** What the line before tells already: where a failed Jump ends, an Effect that was set by hand. */
function isTold(before: LogEntry, entry: LogEntry): boolean {
  if (before.figure !== entry.figure || before.type !== 'byHand') return false;
  return (entry.type === 'effectGained' || entry.type === 'effectLost') && before.text.includes(effectOf(entry));
}

/** The Effect that a line about one ends with. */
const effectOf = ({ text }: LogEntry): string => text.replaceAll('*', '').split(' ').at(-1) ?? text;

/** Lines of one place in the log, those that belong together as one. */
export function fold(entries: readonly LogEntry[]): LogEntry[] {
  const folded: LogEntry[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    const roll = rollBefore(folded, entry);
    const check = checkBefore(folded, entry);
    if (check >= 0) {
      const before = folded.splice(check, 1)[0] as LogEntry;
      folded.push(changedCheck(before, entry));
    } else if (roll >= 0) {
      const dice = folded.splice(roll, 1)[0] as LogEntry;
      folded.push({ ...entry, dice: dice.dice, parts: withFaces(entry, dice) });
    } else if (last?.type === 'armorSubtracted' && entry.type === 'damageDealt' && tellsArmor(entry)) {
      folded.pop();
      folded.push(entry);
    } else if (last?.type === 'armorSubtracted' && entry.type === 'damageDealt' && lacksArmor(entry, last)) {
      folded.pop();
      const armor = last.total ? [{ n: -last.total, of: RESULTS.armor }] : [];
      folded.push({ ...entry, parts: [...entry.parts, ...armor] });
    } else if (last?.type === 'followUp' && entry.type === 'abilityUsed' && last.figure === entry.figure) {
      folded.pop();
      folded.push({ ...entry, text: last.text });
    } else if (last?.type === 'moved' && entry.type === 'jumpFailed') {
      // It has not jumped there, it falls.
      folded.pop();
      folded.push(entry);
    } else if (last?.type === 'initiativeChanged' && entry.type === 'defeated') {
      // Who is Defeated leaves the Track: the reason first.
      folded.splice(-1, 0, entry);
    } else if (last && isTold(last, entry)) {
      // Nothing more is said.
    } else if (last && leadsTo(last, entry)) {
      folded.pop();
      folded.push({ ...entry, because: last.because, rule: last.rule });
    } else if (last?.type === 'spSpent' && PAID.has(entry.type) && last.figure === entry.figure && last.result) {
      folded.pop();
      const both = [entry.result, last.result].filter((each) => each !== null).join(RESULTS.and);
      folded.push({ ...entry, result: both });
    } else folded.push(entry);
  }
  return folded;
}

/** HP that a round cost either side, null for none. @param foe whether a figure is an opponent */
export function costOfRound(
  changes: readonly { figure: string; from: number; to: number }[],
  foe: (figure: string) => boolean,
): string | null {
  const lost = { party: 0, opponents: 0 };
  for (const { figure, from, to } of changes) lost[foe(figure) ? 'opponents' : 'party'] += from - to;
  const said = (['party', 'opponents'] as const)
    .filter((side) => lost[side] > 0)
    .map((side) => filled(RESULTS.side, { side: RESULTS[side], n: lost[side] }));
  return said.length > 0 ? said.join(RESULTS.and) : null;
}
