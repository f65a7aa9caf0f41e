/** Before all tests: looks for the games that they play, once for all workers. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Workers inherit the name of the file. Gives what removes it afterwards. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'counterstep-e2e-'));
  process.env.GAMES = join(folder, 'games.json');
  execFileSync('npx', ['tsx', 'tests/e2e/plan.ts', process.env.GAMES], { stdio: 'inherit' });
  return () => rmSync(folder, { recursive: true, force: true });
}
