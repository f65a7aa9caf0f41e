import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from '../../scripts/options';

const run = (script: string, ...args: string[]) =>
  spawnSync('npx', ['tsx', `scripts/${script}.ts`, ...args], { encoding: 'utf8' });

describe('the command line of a script', () => {
  it.each(['sim', 'bench', 'position', 'pack', 'ledger'])(
    '%s refuses an option that it does not know in one line',
    (script) => {
      const { status, stderr, stdout } = run(script, '--nonsense', '3');
      expect({ status, stderr, stdout }).toEqual({ status: 2, stderr: "Unknown option '--nonsense'.\n", stdout: '' });
    },
    30_000,
  );

  it('takes a whole number in digits alone', () => {
    expect(['7', '-3', '0'].map(wholeNumber)).toEqual([7, -3, 0]);
    expect(['', ' ', '0x10', '1e3', '1.5', '9'.repeat(20)].map(wholeNumber)).toEqual(Array(6).fill(null));
  });
});
