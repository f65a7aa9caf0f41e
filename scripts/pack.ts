// npm run pack -- check FILE|DIR...: reads packs and prints what is wrong; a folder is one pack in several files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeContent } from '../src/content/assemble';
import { CARD_KINDS } from '../src/content/kinds';
import { loadPackFiles, type PackFile } from '../src/content/load';
import { shippedPack } from '../src/content/packs';
import { printProblem } from '../src/content/schema';
import { readOptions, refuse } from './options';

const { positionals } = readOptions({ options: {}, allowPositionals: true });
const [command, ...paths] = positionals;
if (command !== 'check' || paths.length === 0) refuse('Usage: npm run pack -- check FILE|DIR...');

function readFile(file: string): PackFile | null {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
    // A folder of a pack may hold files of other formats beside it, such as parties.
    return typeof format === 'string' && !format.startsWith('pack/') && !paths.includes(file) ? null : { file, json };
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return null;
  }
}

for (const path of paths) {
  if (!existsSync(path)) {
    console.log(`${path}: there is no such file or folder`);
    process.exitCode = 1;
    continue;
  }
  const names = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  const files = names.map(readFile).filter((file) => file !== null);
  if (files.length === 0) continue;
  const loaded = loadPackFiles(files);
  if (!loaded.ok) {
    for (const problem of loaded.errors) console.log(printProblem(problem));
    const count = loaded.errors.length === 1 ? '1 error' : `${loaded.errors.length} errors`;
    console.log(`${path}: ${count}, no card is loaded`);
    process.exitCode = 1;
    continue;
  }
  const required = loaded.pack.requires.map(shippedPack).filter((pack) => pack !== null);
  try {
    makeContent([...required, loaded.pack]);
    const counts = CARD_KINDS.map((kind) => `${Object.keys(loaded.pack.cards[kind]).length} ${kind}`).join(', ');
    console.log(`${path}: ok (${loaded.pack.name}: ${counts})`);
  } catch (error) {
    console.log(`${path}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
