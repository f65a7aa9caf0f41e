import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const check = (...paths: string[]) =>
  spawnSync('npx', ['tsx', 'scripts/pack.ts', 'check', ...paths], { encoding: 'utf8' });

it('npm run pack -- check prints what is wrong and where, and fails', { timeout: 60_000 }, () => {
  const file = join(mkdtempSync(join(tmpdir(), 'packs-')), 'bad.json');
  const relic = { id: 'a', name: 'A', type: 'relic', tier: 'mundane', abilities: ['EXHAUST: HEAL 2 and dance'] };
  writeFileSync(file, JSON.stringify({ format: 'pack/1', id: 'mine', name: 'Mine', items: [relic] }));
  const bad = check(file, 'nowhere.json');
  const lines = bad.stdout.trimEnd().split('\n');
  expect(lines[0]).toContain(`${file}: items.a abilities.0: Column 21: "dance"`);
  expect(lines.slice(1)).toEqual([
    `${file}: 1 error, no card is loaded`,
    'nowhere.json: there is no such file or folder',
  ]);
  expect(bad.status).toBe(1);
  const good = check('src/content/packs/core');
  expect(good.stdout).toContain('src/content/packs/core: ok (Core: 4 adventurers');
  expect(good.status).toBe(0);
});
