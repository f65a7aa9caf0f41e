/** The rules in our own words; the ledger is loaded when the first one is asked for. */
import * as z from 'zod/mini';
import { plainNote, plainRule } from './plainRule';

const rule = z.looseObject({
  id: z.string(),
  topic: z.string(),
  rule: z.string(),
  example: z.string(),
  note: z.string(),
});
export type LedgerRule = z.infer<typeof rule>;

export interface Ledger {
  rules: readonly LedgerRule[];
  byId: ReadonlyMap<string, LedgerRule>;
  /** Topics in the order of the ledger, with how many rules each has. */
  topics: ReadonlyMap<string, number>;
}

let ledger: Promise<Ledger> | null = null;

async function read(): Promise<Ledger> {
  const files = await Promise.all([
    import('../content/ledger/act1-a.json'),
    import('../content/ledger/act1-b.json'),
    import('../content/ledger/act1-c.json'),
    import('../content/ledger/act3.json'),
  ]);
  const rules = files
    .flatMap((file) => z.array(rule).parse(file.default))
    .map((each) => ({
      ...each,
      rule: plainRule(each.rule),
      example: plainRule(each.example),
      note: plainNote(each.note),
    }));
  const topics = new Map<string, number>();
  for (const { topic } of rules) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  return { rules, byId: new Map(rules.map((each) => [each.id, each])), topics };
}

/** The whole ledger. */
export function loadLedger(): Promise<Ledger> {
  ledger ??= read();
  return ledger;
}

/** The rule with this id, null if the ledger has none. */
export async function ruleText(id: string): Promise<LedgerRule | null> {
  return (await loadLedger()).byId.get(id) ?? null;
}

/** A topic as people read it: `tag-move` is `Tag: move`. */
export function topicName(topic: string): string {
  const words = topic.replace(/^(tag|ct|token|effect|terrain)-(.)/, '$1: $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a word stands counts: its topic or id before the beginning of the rule, that before the middle. */
function weight({ id, topic, rule: text, example, note }: LedgerRule, word: string): number {
  if (id.toLowerCase() === word) return 100;
  const begins = text.toLowerCase().startsWith(word) ? 12 : 0;
  const words = new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'iu');
  const inTopic = topic === word ? 10 : words.test(topic) ? 6 : 0;
  const inRule = words.test(text) ? 5 : 0;
  const beside = words.test(example) || words.test(note) ? 1 : 0;
  return begins + inTopic + inRule + beside + (id.toLowerCase().startsWith(word) ? 4 : 0);
}

/** A topic that is named, or a rule that begins with what is looked for as its title, is what is meant. */
function named({ topic, rule: text }: LedgerRule, query: string): number {
  const title = /^(?:a |an |the )?([^:(.,;]+)/i.exec(text)?.[1]?.trim().toLowerCase();
  if (title === query) return 200;
  if (topic === query || topic.replaceAll('-', ' ') === query || topicName(topic).toLowerCase() === query) return 100;
  return topic.replace(/^(tag|ct|token|effect|terrain)-/, '').replaceAll('-', ' ') === query ? 100 : 0;
}

/** Rules that have every word of the query in them, those that are about it first; all of the topic without a query. */
export function findRules({ rules }: Ledger, query: string, topic: string | null = null): LedgerRule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const among = topic === null ? rules : rules.filter((each) => each.topic === topic);
  if (words.length === 0) return topic === null ? [] : [...among];
  const found: { rule: LedgerRule; weight: number }[] = [];
  for (const each of among) {
    const weights = words.map((word) => weight(each, word));
    if (weights.every((n) => n > 0))
      found.push({ rule: each, weight: weights.reduce((sum, n) => sum + n, named(each, whole)) });
  }
  return found.sort((a, b) => b.weight - a.weight).map((each) => each.rule);
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
