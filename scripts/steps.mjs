// The steps of a test run: what each runs, how its tests are counted, and the total printed as the last line.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Totals
 * @typedef {{
 *   name: string,
 *   command: string,
 *   args?: string[],
 *   env?: Record<string, string>,
 *   count?: (output: string) => Totals,
 * }} Step `count` reads the totals after the command has ended; a step without it is whole: it passes or adds 1 failed.
 */

/** A step that hangs is ended and counts as failed, so that the last line is always printed. In milliseconds. */
const longestStep = 30 * 60 * 1000;

/**
 * Reads the JSON report of Vitest. A file that could not be loaded has no tests of its own and counts as 1 failed.
 * @param {string} file
 * @returns {Totals}
 */
export function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Reads the JSON report of Playwright. A test that passed only on a second try is not a pass.
 * @param {string} file
 * @returns {Totals}
 */
export function countPlaywright(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * Reads the last line `N passed, N failed` that `npm run position` prints.
 * @param {string} output
 * @returns {Totals}
 */
export function countLastLine(output) {
  const match = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
  if (!match) throw new Error('the last line is not "N passed, N failed"');
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

/**
 * What a step adds to the total. A runner that ended badly without naming a failed test, left no report or ran no test
 * at all adds 1 failed: it must never look like success.
 * @param {Step} step
 * @param {number | null} exitCode null when a signal ended the command
 * @param {string} output
 * @returns {Totals & { problem?: string }}
 */
export function judge(step, exitCode, output) {
  if (!step.count) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  let totals = { passed: 0, failed: 0 };
  let problem = '';
  try {
    totals = step.count(output);
  } catch (error) {
    problem = `no totals: ${error instanceof Error ? error.message : error}`;
  }
  if (!problem && totals.passed + totals.failed === 0) problem = 'no test ran';
  if (!problem && exitCode !== 0 && totals.failed === 0)
    problem = `ended with code ${exitCode} but named no failed test`;
  return problem ? { passed: totals.passed, failed: totals.failed + 1, problem } : totals;
}

/**
 * Runs a command with its output shown as it comes.
 * @param {Step} step
 * @returns {Promise<{ exitCode: number | null, output: string }>}
 */
function show(step) {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args ?? [], {
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: longestStep,
    });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', (error) => {
      console.error(`${step.command}: ${error.message}`);
      resolve({ exitCode: null, output });
    });
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

/**
 * Runs every step in order, whatever the ones before it did, and prints `N passed, N failed` as the last line.
 * @param {Step[]} steps
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(steps) {
  const lines = [];
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const started = Date.now();
    const { exitCode, output } = await show(step);
    const { passed, failed, problem } = judge(step, exitCode, output);
    total.passed += passed;
    total.failed += failed;
    const counts = step.count ? `${passed} passed, ${failed} failed` : failed ? 'failed' : 'ok';
    lines.push(
      `${failed ? 'FAIL' : 'ok  '} ${step.name}: ${counts}${problem ? ` (${problem})` : ''}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  console.log(`\n== Summary\n${lines.join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
