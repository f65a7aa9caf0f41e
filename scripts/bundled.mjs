// node scripts/bundled.mjs SCRIPT [ARGUMENTS]: bundles a script and runs it. What loads modules one by one for tests puts a
// helper call into every closure, which would measure the helper; a bundle is what the page gets too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('Usage: node scripts/bundled.mjs SCRIPT [ARGUMENTS]');
  process.exit(2);
}
const outDir = mkdtempSync(join(tmpdir(), 'counterstep-'));
try {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: script, outDir, target: 'node20', rollupOptions: { output: { entryFileNames: '[name].mjs' } } },
  });
  const file = join(outDir, `${basename(script, '.ts')}.mjs`);
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
