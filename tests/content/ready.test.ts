import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readyPacks } from '../../scripts/readyPacks.mjs';
import { loads, packs } from '../../src/content/packs/ready';

const FILE = fileURLToPath(new URL('../../src/content/packs/ready.ts', import.meta.url));

/** What the build puts in the place of a module; null: it is left as it is. */
async function replaced(file: string): Promise<{ code: string; watched: string[] } | null> {
  const { load } = readyPacks();
  if (typeof load !== 'function') throw new Error('the plugin has no load hook');
  const watched: string[] = [];
  const code = await load.call({ addWatchFile: (each: string) => watched.push(each) } as never, file);
  return typeof code === 'string' ? { code, watched } : null;
}

describe('the packs of the built page', () => {
  it('are what the parser reads', async () => {
    const built = await replaced(FILE);
    const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(built?.code ?? '')}`);
    expect(module.packs).toEqual(packs);
    expect(module.loads).toEqual(loads);
    expect(built?.code).not.toMatch(/\bimport\b/);
    expect(built?.watched.some((file) => file.endsWith('core/items.json'))).toBe(true);
  });

  it('leave other modules alone', async () => {
    expect(await replaced(FILE.replace('ready.ts', 'party.ts'))).toBeNull();
  });
});
