import { createHash } from 'node:crypto';
import type { Proof } from './collect';

/** One rule of the ledger in src/content/ledger. */
export interface Rule {
  id: string;
  topic: string;
  priority: number;
  rule: string;
}

export interface Judged extends Rule {
  state: 'proven' | 'excepted' | 'unproven';
  proofs: Proof[];
  /** Why a rule without a test stands in tests/rules/exceptions.json. */
  reason?: string;
}

export interface Ledger {
  rules: Judged[];
  /** Named by a test or a position, but in no ledger. */
  unknown: { id: string; place: string }[];
  /** Broken conventions: exceptions that do not hold, tests that name too many ids. */
  problems: string[];
  examples: { id: string; proofs: Proof[] }[];
}

/** More ids than this in one test, and nobody can tell which of them it proves. */
const mostIdsPerTest = 4;

/** Checks one reason of exceptions.json. Returns what is wrong with it, or undefined. */
function faultOf(reason: string, known: Set<string>, proven: (id: string) => boolean): string | undefined {
  if (reason === 'definition' || reason === 'wrong') return undefined;
  const [, relation, twin] = /^(restates|contradicts) (\S+)$/.exec(reason) ?? [];
  if (!twin) return `"${reason}" is none of: definition, wrong, restates ID, contradicts ID`;
  if (!known.has(twin)) return `${twin} does not exist`;
  if (relation === 'restates' && !proven(twin)) return `its twin ${twin} is not proven`;
  return undefined;
}

/**
 * Holds the rules against the tests.
 *
 * @param exceptions reasons by rule id (design of tests/rules/exceptions.json: definition, wrong, restates ID,
 * contradicts ID). An exception that does not hold leaves its rule unproven.
 */
export function judgeLedger(
  rules: Rule[],
  exampleIds: string[],
  proofs: Proof[],
  exceptions: Record<string, string>,
): Ledger {
  const ids = new Set(rules.map((rule) => rule.id));
  const known = new Set([...ids, ...exampleIds]);
  const proofsOf = new Map<string, Proof[]>();
  const unknown: Ledger['unknown'] = [];
  const problems: string[] = [];
  for (const proof of proofs) {
    const ruleIds = proof.ids.filter((id) => id.startsWith('A'));
    if (ruleIds.length > mostIdsPerTest) {
      problems.push(`${proof.place}: names ${ruleIds.length} rules, at most ${mostIdsPerTest} are allowed`);
    }
    for (const id of proof.ids) {
      if (known.has(id)) proofsOf.set(id, [...(proofsOf.get(id) ?? []), proof]);
      else unknown.push({ id, place: proof.place });
    }
  }
  const holding = new Map<string, string>();
  for (const [id, reason] of Object.entries(exceptions)) {
    const fault = ids.has(id) ? faultOf(reason, ids, (twin) => proofsOf.has(twin)) : 'there is no such rule';
    if (fault) problems.push(`exceptions.json: ${id}: ${fault}`);
    else if (proofsOf.has(id)) problems.push(`exceptions.json: ${id}: is proven, so it needs no exception`);
    else holding.set(id, reason);
  }
  return {
    unknown,
    problems,
    examples: exampleIds.map((id) => ({ id, proofs: proofsOf.get(id) ?? [] })),
    rules: rules.map((rule) => {
      const found = proofsOf.get(rule.id) ?? [];
      const reason = holding.get(rule.id);
      return { ...rule, proofs: found, reason, state: found.length > 0 ? 'proven' : reason ? 'excepted' : 'unproven' };
    }),
  };
}

/** A sample that anyone can draw again: the same rules and seed give the same N rules, whatever their order. */
export function drawSample(rules: Judged[], size: number, seed: string): Judged[] {
  const rank = (rule: Judged) => createHash('sha256').update(`${seed} ${rule.id}`).digest('hex');
  return rules
    .map((rule) => ({ rule, rank: rank(rule) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ rule }) => rule);
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.floor((100 * part) / whole)}%`);

/** The table by topic: how many rules, proven, excepted, unproven, and which ones are open. */
export function printTable(rules: Judged[]): string {
  const topics = [...new Set(rules.map((rule) => rule.topic))].sort();
  const row = (name: string, members: Judged[], open: string) => {
    const count = (state: Judged['state']) => members.filter((rule) => rule.state === state).length;
    const done = count('proven') + count('excepted');
    const numbers = [members.length, count('proven'), count('excepted'), count('unproven')];
    const columns = numbers.map((number) => String(number).padStart(9)).join('');
    return `${name.padEnd(26)}${columns}${percent(done, members.length).padStart(6)}  ${open}`.trimEnd();
  };
  const lines = topics.map((topic) => {
    const members = rules.filter((rule) => rule.topic === topic);
    const open = members.filter((rule) => rule.state === 'unproven').map((rule) => rule.id.split('.').at(-1));
    return row(topic, members, open.join(' '));
  });
  const head = `${'topic'.padEnd(26)}    rules   proven excepted unproven  done  open`;
  return [head, ...lines, row('total', rules, '')].join('\n');
}
