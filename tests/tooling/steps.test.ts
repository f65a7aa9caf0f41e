import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countLastLine, countPlaywright, countVitest, judge } from '../../scripts/steps.mjs';
import { root } from './planted';

const folder = mkdtempSync(join(tmpdir(), 'counterstep-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** Runs steps as npm test does; each is a line of JavaScript and perhaps a count of its last line. */
function runSteps(steps: { source: string; counted?: boolean }[]) {
  const list = steps.map(
    ({ source, counted }, index) =>
      `{ name: 'Step ${index}', command: process.execPath, args: ['-e', ${JSON.stringify(source)}]${
        counted ? ', count: countLastLine' : ''
      } }`,
  );
  const script = `import { countLastLine, runSteps } from './scripts/steps.mjs';
    process.exitCode = (await runSteps([${list}])) ? 0 : 1;`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  return { code: result.status, output: result.stdout, last: result.stdout.trimEnd().split('\n').at(-1) };
}

describe('a run of steps', () => {
  it('adds up the tests, counts nothing for a whole step that passes, and ends with the total', () => {
    const ran = runSteps([
      { source: '' },
      { source: "console.log('3 passed, 0 failed')", counted: true },
      { source: "console.log('4 passed, 0 failed')", counted: true },
    ]);
    expect(ran).toMatchObject({ code: 0, last: '7 passed, 0 failed' });
  });

  it('adds 1 failed for a whole step, and goes on with the next', () => {
    const ran = runSteps([
      { source: 'process.exit(2)' },
      { source: "console.log('3 passed, 2 failed'); process.exit(1)", counted: true },
      { source: "console.log('reached')" },
    ]);
    expect(ran).toMatchObject({ code: 1, last: '3 passed, 3 failed' });
    expect(ran.output).toContain('reached');
  });

  it('counts a command that does not exist, and one ended by a signal', () => {
    expect(judge({ name: 'a', command: 'a' }, null, '')).toEqual({ passed: 0, failed: 1 });
    expect(runSteps([{ source: 'process.kill(process.pid, 9)' }]).last).toBe('0 passed, 1 failed');
  });
});

describe('a step with tests', () => {
  const step = (passed: number, failed: number) => ({ name: 'a', command: 'a', count: () => ({ passed, failed }) });

  it('fails when it ran no test, although its command succeeded', () => {
    expect(judge(step(0, 0), 0, '')).toEqual({ passed: 0, failed: 1, problem: 'no test ran' });
  });

  it('fails when its command failed without naming a failed test', () => {
    expect(judge(step(5, 0), 1, '')).toMatchObject({ passed: 5, failed: 1 });
  });

  it('adds nothing to the failed tests that it names', () => {
    expect(judge(step(5, 2), 1, '')).toEqual({ passed: 5, failed: 2 });
  });

  it('fails when it left no report', () => {
    const noReport = { name: 'a', command: 'a', count: () => countVitest(join(folder, 'missing.json')) };
    expect(judge(noReport, 0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the counts', () => {
  it('take a test file that could not be loaded as 1 failed', () => {
    const file = report({
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    });
    expect(countVitest(file)).toEqual({ passed: 4, failed: 2 });
  });

  it('take a browser test that passed on a second try as failed', () => {
    expect(countPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }))).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('read only the last line of the positions', () => {
    expect(countLastLine('ok a\n9 passed, 9 failed\nFAIL b\n1 passed, 1 failed\n')).toEqual({ passed: 1, failed: 1 });
    expect(() => countLastLine('1 passed, 0 failed\nError: out of memory\n')).toThrow('last line');
  });
});
