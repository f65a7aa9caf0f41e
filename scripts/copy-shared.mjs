// Copies the rule ledger and the card facts from ../shared into the repository: npm run copy-shared
// The repository works without ../shared; this is run only when the ledger or the facts there have changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shared = join(root, '..', 'shared');
if (!existsSync(shared)) {
  console.error('There is no folder ../shared beside this repository: nothing was copied, and nothing is missing.');
  console.error('src/content/ledger and tests/facts hold the copies that were made last.');
  process.exit(1);
}

const ledgerParts = ['act1-a', 'act1-b', 'act1-c', 'act3'];
const exampleParts = ['act1-a', 'act1-b', 'act1-c', 'act3'];
const factFiles = ['adventurers', 'combatants', 'disciplines', 'items'];

/**
 * @param {string} path below ../shared
 * @returns {string}
 */
const read = (path) => readFileSync(join(shared, path), 'utf8');

/**
 * Writes a list with one entry a line, so that a changed entry is a changed line.
 * @param {string} path below the repository
 * @param {unknown[]} entries
 */
function writeLines(path, entries) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
  console.log(`${path}: ${entries.length} entries`);
}

/**
 * Finds the worked examples in a text by their headings, `## X1.topic.01 - title (place)`; some have no title.
 * @param {string} text
 */
function readExamples(text) {
  return [...text.matchAll(/^###? (X\d\.[a-z0-9-]+\.\d+)[ -]*(.*)$/gm)].map(([, id, rest = '']) => ({
    id,
    title: rest.replace(/\s*[([].*$/, ''),
  }));
}

for (const part of ledgerParts) {
  const entries = JSON.parse(read(`rules/${part}.json`));
  writeLines(
    `src/content/ledger/${part}.json`,
    entries.map((/** @type {Record<string, unknown>} */ { id, topic, priority, rule, example, note, src }) => ({
      id,
      topic,
      priority,
      rule,
      example,
      note,
      src,
    })),
  );
}
writeLines(
  'src/content/ledger/examples.json',
  exampleParts.flatMap((part) => readExamples(read(`rules/examples-${part}.md`))),
);
mkdirSync(join(root, 'tests/facts'), { recursive: true });
for (const name of factFiles) {
  writeFileSync(join(root, `tests/facts/${name}.json`), read(`content/${name}.json`));
  console.log(`tests/facts/${name}.json`);
}
