/** The rules in our own words; the ledger is loaded when the first one is asked for. */
import * as z from 'zod/mini';
import { once } from './once';
import { plainNote, plainRule } from './plainRule';
import { listedUnder } from './topicNames';

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
      topic: listedUnder(each.topic),
      rule: plainRule(each.rule),
      example: plainRule(each.example),
      note: plainNote(each.note),
    }));
  const topics = new Map<string, number>();
  for (const { topic } of rules) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  return { rules, byId: new Map(rules.map((each) => [each.id, each])), topics };
}

/** The whole ledger. */
export const loadLedger = once(read);
