// npm run ledger: which rules of the ledger are proven by a test. docs/add-a-rule.md explains the options.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectProofs } from './ledger/collect';
import { drawSample, type Judged, judgeLedger, printTable, type Rule } from './ledger/report';
import issueTopics from './ledger-topics.json';
import { readOptions } from './options';

const root = fileURLToPath(new URL('..', import.meta.url));
const usage = `npm run ledger -- [options]
  --act 1|3|all          which rulebook (default 1)
  --priority 1|2|3|all   which priority, several with commas (default 1)
  --topics a,b           only these topics
  --issue-topics NAME    a list of scripts/ledger-topics.json, with its priority: ${Object.keys(issueTopics).join(', ')}
  --sample N --seed S    N of the proven rules, drawn by any text S, with the places of their tests
  --json                 everything as one object`;

function fail(message: string): never {
  console.error(`ledger: ${message}\n${usage}`);
  process.exit(2);
}

const text = { type: 'string' } as const;
const { values: options } = readOptions({
  options: {
    act: text,
    priority: text,
    topics: text,
    'issue-topics': text,
    sample: text,
    seed: text,
    json: { type: 'boolean', default: false },
  },
});

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

const rules = ['act1-a', 'act1-b', 'act1-c', 'act3'].flatMap((part) =>
  readJson<Rule[]>(`src/content/ledger/${part}.json`),
);
const exampleIds = readJson<{ id: string }[]>('src/content/ledger/examples.json').map((example) => example.id);
const exceptionsFile = 'tests/rules/exceptions.json';
const exceptions = existsSync(join(root, exceptionsFile)) ? readJson<Record<string, string>>(exceptionsFile) : {};
const ledger = judgeLedger(rules, exampleIds, collectProofs(root), exceptions);

const listName = options['issue-topics'];
if (listName !== undefined && !(listName in issueTopics)) fail(`no list is called "${listName}"`);
const list = listName === undefined ? undefined : issueTopics[listName as keyof typeof issueTopics];
const topics = options.topics?.split(',') ?? list?.topics;
const wrongTopics = topics?.filter((topic) => !rules.some((rule) => rule.topic === topic)) ?? [];
if (wrongTopics.length > 0) fail(`no rule has the topic ${wrongTopics.join(', ')}`);
const act = options.act ?? '1';
const priorities = (options.priority ?? String(list?.priority ?? 1)).split(',');
const selected = (rule: Judged) =>
  (act === 'all' || rule.id.startsWith(`A${act}.`)) &&
  (priorities.includes('all') || priorities.includes(String(rule.priority))) &&
  (!topics || topics.includes(rule.topic));
const chosen = ledger.rules.filter(selected);
if (chosen.length === 0) fail('no rule is selected');

const sampleSize = options.sample === undefined ? undefined : Number(options.sample);
if (sampleSize !== undefined && !(Number.isInteger(sampleSize) && sampleSize > 0)) fail('--sample needs a number');
const sample =
  sampleSize === undefined
    ? undefined
    : drawSample(
        chosen.filter((rule) => rule.state === 'proven'),
        sampleSize,
        options.seed ?? '',
      );

if (options.json) {
  const { unknown, problems, examples } = ledger;
  console.log(JSON.stringify({ rules: chosen, sample, examples, unknown, problems }, null, 2));
} else if (sample) {
  for (const { id, rule, proofs } of sample) {
    console.log(`${id} ${rule}\n${proofs.map(({ place, title }) => `    ${place} ${title}`).join('\n')}`);
  }
} else {
  console.log(printTable(chosen));
  const examples = ledger.examples.filter(({ id }) => act === 'all' || id.startsWith(`X${act}.`));
  console.log(`worked examples: ${examples.filter(({ proofs }) => proofs.length > 0).length} of ${examples.length}`);
}
for (const { id, place } of ledger.unknown) console.error(`unknown id ${id} in ${place}`);
for (const problem of ledger.problems) console.error(problem);
process.exitCode = ledger.unknown.length + ledger.problems.length > 0 ? 1 : 0;
