/** Finds rules by their words: what a rule is about counts before what it says, that before what is told beside it. */
import type { Ledger, LedgerRule } from './rules';
import { topicName, topicWords } from './topicNames';

/** The rules of one topic among those found. */
interface TopicRules {
  topic: string;
  rules: LedgerRule[];
}

/** Where a word stands: found whole, or at the beginning of a longer one. */
const PLACES = {
  topic: { whole: 60, part: 30 },
  title: { whole: 50, part: 25 },
  rule: { whole: 20, part: 10 },
  beside: { whole: 4, part: 2 },
} as const;
const ID = { whole: 1000, part: 40 };
/** The topic, or the title of a rule, is what was typed. */
const NAMED_TOPIC = 300;
const NAMED_TITLE = 200;

interface Word {
  text: string;
  whole: RegExp;
  part: RegExp;
}

/** The beginning of a word that is looked for, as a pattern. */
const beginning = (word: string): string => `(?<![\\p{L}\\p{N}])${word.replace(/[^\p{L}\p{N}]/gu, '.')}`;

const wordOf = (text: string): Word => ({
  text,
  whole: new RegExp(`${beginning(text)}(?![\\p{L}\\p{N}])`, 'iu'),
  part: new RegExp(beginning(text), 'iu'),
});

/** The words of what was typed, in small letters. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Finds the words in a text, to mark them; null without words. */
export const markerOf = (query: string): RegExp | null => {
  const words = wordsOf(query);
  return words.length === 0 ? null : new RegExp(`(${words.map(beginning).join('|')})`, 'giu');
};

/** What stands before the first mark of a rule: `COUNTER (2 SP): ...`, `Poison: ...`. */
const beginsWith = (text: string): string =>
  /^(?:a |an |the )?([^:(.,;]+)/i.exec(text)?.[1]?.trim().toLowerCase() ?? '';
/** The same where it is a title and no part of a sentence; else the empty text. */
const titleOf = (text: string): string => (/^[^:(.,;]{1,40}[:(]/.test(text) ? beginsWith(text) : '');

function weight({ id, topic, rule, example, note }: LedgerRule, { text, whole, part }: Word): number {
  if (id.toLowerCase() === text) return ID.whole;
  const at = ({ whole: more, part: less }: { whole: number; part: number }, place: string): number =>
    whole.test(place) ? more : part.test(place) ? less : 0;
  return Math.max(
    id.toLowerCase().startsWith(text) ? ID.part : 0,
    at(PLACES.topic, `${topicName(topic)} ${topicWords(topic)}`),
    at(PLACES.title, titleOf(rule)),
    at(PLACES.rule, rule),
    at(PLACES.beside, `${example} ${note}`),
  );
}

function named({ topic, rule }: LedgerRule, query: string): number {
  const names = [topic, topicWords(topic), topicName(topic).toLowerCase()];
  return (names.includes(query) ? NAMED_TOPIC : 0) + (beginsWith(rule) === query ? NAMED_TITLE : 0);
}

/**
 * Rules that have every word of the query in them, those that are about it first, equal ones in the order of the ledger; all
 * of the topic without a query.
 */
export function findRules({ rules }: Ledger, query: string, topic: string | null = null): LedgerRule[] {
  const words = wordsOf(query).map(wordOf);
  const whole = words.map(({ text }) => text).join(' ');
  const among = topic === null ? rules : rules.filter((each) => each.topic === topic);
  if (words.length === 0) return topic === null ? [] : [...among];
  return among
    .flatMap((rule) => {
      const weights = words.map((word) => weight(rule, word));
      if (weights.includes(0)) return [];
      return [{ rule, weight: weights.reduce((sum, n) => sum + n, named(rule, whole)) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ rule }) => rule);
}

/** What was found by topic, the topic of the best rule first. */
export function groupRules(found: readonly LedgerRule[]): TopicRules[] {
  const groups = new Map<string, LedgerRule[]>();
  for (const rule of found) {
    const group = groups.get(rule.topic);
    if (group) group.push(rule);
    else groups.set(rule.topic, [rule]);
  }
  return [...groups].map(([topic, rules]) => ({ topic, rules }));
}

/** The rule of a tag by its name, as `BACKSTAB`, `REACH 2` or `RESISTANCE: MAGIC`; null for one that only says what kind of card it is. */
export function ruleOfTag({ rules }: Ledger, tag: string): LedgerRule | null {
  const name = tag
    .replace(/[:(\d+].*$/, '')
    .trim()
    .toUpperCase();
  const starts = new RegExp(`^${name.replace(/[^\p{L}\p{N} ]/gu, '.')}( \\(|:| |,)`, 'u');
  const tags = rules.filter((each) => /tag/.test(each.topic));
  return name === '' ? null : (tags.find((each) => starts.test(each.rule)) ?? null);
}
