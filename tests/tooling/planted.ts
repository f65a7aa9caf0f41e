import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs `use` in a temporary folder that has this repository's lint rules and compiler options, its packages, and the
 * given source files; the folder is removed afterwards.
 */
export function withPlanted<T>(files: Record<string, string>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'counterstep-planted-'));
  try {
    for (const path of ['.biome.json', '.gitignore', 'tsconfig.json', 'src/engine/tsconfig.json', 'scripts/lint']) {
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command to its end and returns its exit code and everything it printed. */
export function run(command: string, args: string[], cwd: string): { code: number | null; output: string } {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (result.error) throw result.error;
  return { code: result.status, output: result.stdout + result.stderr };
}
