// Checks the import arrows of the architecture: node scripts/boundaries.mjs [ROOT]
// ROOT is the folder that holds src (default: this repository). Exit code 1 on a forbidden import.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(process.argv[2] ?? home);
const cruiser = resolve(home, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = resolve(home, '.dependency-cruiser.cjs');

const run = spawnSync(process.execPath, [cruiser, '--config', config, '--output-type', 'json', 'src'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (!run.stdout.trim()) {
  console.error(`boundaries: the check did not run\n${run.stderr}`);
  process.exit(1);
}
const { summary } = JSON.parse(run.stdout);
// With an unsupported compiler the cruiser sees nothing and reports success.
if (summary.totalCruised === 0) {
  console.error('boundaries: no module was seen, so nothing was checked');
  process.exit(1);
}
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? cycle.map((/** @type {{ name: string }} */ step) => step.name).join(' -> ') : to;
  console.error(`boundaries: ${rule.name}: ${from} -> ${path}`);
}
console.log(`boundaries: ${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`);
process.exit(summary.violations.length > 0 || run.status !== 0 ? 1 : 0);
