/** Rules by their id, in our own words; the ledger is loaded when the first one is asked for. */
import * as z from 'zod/mini';

const rule = z.looseObject({
  id: z.string(),
  topic: z.string(),
  rule: z.string(),
  example: z.string(),
  note: z.string(),
});
export type LedgerRule = z.infer<typeof rule>;

let ledger: Promise<Map<string, LedgerRule>> | null = null;

async function read(): Promise<Map<string, LedgerRule>> {
  const files = await Promise.all([
    import('../content/ledger/act1-a.json'),
    import('../content/ledger/act1-b.json'),
    import('../content/ledger/act1-c.json'),
    import('../content/ledger/act3.json'),
  ]);
  const rules = new Map<string, LedgerRule>();
  for (const file of files) for (const each of z.array(rule).parse(file.default)) rules.set(each.id, each);
  return rules;
}

/** The rule with this id, null if the ledger has none. */
export async function ruleText(id: string): Promise<LedgerRule | null> {
  ledger ??= read();
  return (await ledger).get(id) ?? null;
}
