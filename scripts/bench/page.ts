/** How much script the page loads before it can be used. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'dist';

/** Bytes of the scripts that the built page names, plain and gzipped; builds the page if it has not been built. */
export function initialScript(): { bytes: number; gzipped: number } {
  const page = join(DIST, 'index.html');
  if (!existsSync(page)) spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
  let bytes = 0;
  let gzipped = 0;
  for (const [, file] of readFileSync(page, 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g)) {
    const script = readFileSync(join(DIST, file as string));
    bytes += script.length;
    gzipped += gzipSync(script).length;
  }
  return { bytes, gzipped };
}
