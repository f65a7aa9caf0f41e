// npm run -s position -- [--json] [--mode MODE] FILE|DIR...: runs position files; exit code 1 if any failed. With a mode (reload,
// repeat, clone, all) each is run in it too and must come out alike.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, modesNamed } from '../src/sim/modes';
import { type PositionResult, runInModes } from '../src/sim/position';
import { readOptions, refuse } from './options';

const { values, positionals: paths } = readOptions({
  options: { json: { type: 'boolean', default: false }, mode: { type: 'string' } },
  allowPositionals: true,
});

/** The JSON files under a path, in the order of their names. */
function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const inside = join(path, name);
      return statSync(inside).isDirectory() || name.endsWith('.json') ? filesUnder(inside) : [];
    });
}

function runFile(file: string): PositionResult {
  try {
    return runInModes(JSON.parse(readFileSync(file, 'utf8')), [], file, modes);
  } catch (error) {
    // The files after it are run all the same.
    const what = error instanceof SyntaxError ? 'not JSON' : 'it cannot be run';
    const differences = [`${file}: ${what}: ${error instanceof Error ? error.message : String(error)}`];
    return { name: file, ok: false, differences, view: null, events: [], queries: [], open: null };
  }
}

/** Differences shown for one file; the first ones tell most. */
const MOST_SHOWN = 10;

if (paths.length === 0) refuse('Usage: npm run -s position -- [--json] [--mode MODE] FILE|DIR...');
let files: string[] = [];
let modes: Mode[] = [];
try {
  modes = modesNamed(values.mode);
  files = paths.flatMap(filesUnder);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
let failed = 0;
for (const file of files) {
  const result = runFile(file);
  if (!result.ok) failed++;
  if (values.json) {
    console.log(JSON.stringify(result));
    continue;
  }
  console.log(`${result.ok ? 'ok' : 'FAIL'} ${result.name}`);
  for (const difference of result.differences.slice(0, MOST_SHOWN))
    console.log(`  ${difference.replaceAll('\n', '\n  ')}`);
  if (result.differences.length > MOST_SHOWN) console.log(`  ... and ${result.differences.length - MOST_SHOWN} more`);
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
