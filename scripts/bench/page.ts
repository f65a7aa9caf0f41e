/** How much script the page loads before it can be used, and how much after. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes, plain and gzipped. */
export interface Weight {
  bytes: number;
  gzipped: number;
}

function weigh(folder: string, files: readonly string[]): Weight {
  let bytes = 0;
  let gzipped = 0;
  for (const file of files) {
    const script = readFileSync(join(folder, file));
    bytes += script.length;
    gzipped += gzipSync(script).length;
  }
  return { bytes, gzipped };
}

/**
 * The page, built anew: scripts that it names (the start needs them), what it fetches for a game, and texts of the rules that
 * are fetched when someone looks one up. Throws an Error if the page cannot be built.
 */
export function scripts(): { initial: Weight; game: Weight; rules: Weight } {
  const folder = mkdtempSync(join(tmpdir(), 'counterstep-'));
  try {
    const { status } = spawnSync('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'error'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('the page cannot be built');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const initial = [...page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(([, file]) => file as string);
    const later = readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => `assets/${file}`)
      .filter((file) => !initial.includes(file));
    const rules = later.filter((file) => /\/(act\d|examples)/.test(file));
    return {
      initial: weigh(folder, initial),
      game: weigh(
        folder,
        later.filter((file) => !rules.includes(file)),
      ),
      rules: weigh(folder, rules),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
