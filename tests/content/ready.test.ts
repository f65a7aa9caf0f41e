import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { readyPacks } from '../../scripts/readyPacks.mjs';
import { loads, packs } from '../../src/content/packs/ready';

it('puts into the built page what the parser reads, without the parser', async () => {
  const entry = fileURLToPath(new URL('../../src/content/packs/ready.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [readyPacks()],
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'ready' } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('nothing was built');
  const [chunk, ...others] = result.output;
  expect(others).toEqual([]);
  expect(chunk.moduleIds).toEqual([entry]);
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunk.code)}`);
  expect(module.packs).toEqual(packs);
  expect(module.loads).toEqual(loads);
});
