// npm test: every check and every test. npm run check (--fast): without components, build and browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLastLine, countPlaywright, countVitest, runSteps } from './steps.mjs';

const fast = process.argv.includes('--fast');
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.PATH = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
const reports = mkdtempSync(join(tmpdir(), 'counterstep-'));
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

/** @type {import('./steps.mjs').Step[]} */
const steps = [
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Engine types', command: 'tsc', args: ['--noEmit', '-p', 'src/engine'] },
  { name: 'Lint and format', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'Boundaries', command: 'node', args: ['scripts/boundaries.mjs'] },
  { name: 'Texts', command: 'node', args: ['scripts/lint/texts.mjs'] },
  {
    name: fast ? 'Unit tests' : 'Unit and component tests',
    command: 'vitest',
    args: [
      'run',
      ...(fast ? ['--project', 'unit'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => countVitest(vitestReport),
  },
  {
    name: 'Positions',
    command: 'npm',
    args: ['run', '-s', 'position', '--', '--mode', 'all', 'tests/positions'],
    count: countLastLine,
  },
];
if (!fast) {
  steps.push(
    { name: 'Build', command: 'vite', args: ['build'] },
    {
      name: 'End to end',
      command: 'playwright',
      args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      count: () => countPlaywright(browserReport),
    },
  );
}

const succeeded = await runSteps(steps);
rmSync(reports, { recursive: true, force: true });
process.exitCode = succeeded ? 0 : 1;
