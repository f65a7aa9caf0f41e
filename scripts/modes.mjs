// npm run modes: the tests of rules and engine, every position and whole games once more in each mode of src/sim/modes.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countLastLine, countVitest, runSteps } from './steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.PATH = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
const reports = mkdtempSync(join(tmpdir(), 'counterstep-'));

/** @type {import('./steps.mjs').Step[]} */
const steps = ['reload', 'repeat', 'clone'].flatMap((mode) => {
  const report = join(reports, `${mode}.json`);
  return [
    {
      name: `Tests and games, ${mode}`,
      command: 'vitest',
      args: [
        'run',
        ...['tests/rules', 'tests/engine', 'tests/sim', 'tests/fuzz'],
        '--project=unit',
        // Several runs of every position, and games of thousands of answers.
        '--testTimeout=600000',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env: { SUITE_MODE: mode },
      count: () => countVitest(report),
    },
    {
      name: `Positions, ${mode}`,
      command: 'npm',
      args: ['run', '-s', 'position', '--', '--mode', mode, 'tests/positions'],
      count: countLastLine,
    },
  ];
});

const succeeded = await runSteps(steps);
rmSync(reports, { recursive: true, force: true });
process.exitCode = succeeded ? 0 : 1;
