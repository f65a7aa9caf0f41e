// Reads the shipped packs while the page is built, so that it carries their cards and not the parser.
import { runnerImport } from 'vite';

const MODULE = /\/src\/content\/packs\/ready\.ts$/;

/**
 * JSON is read faster by the browser than the same text as script.
 * @param {unknown} value
 */
const asScript = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * Replaces the module of the shipped packs by what it exports. A broken pack ends the build with its problems.
 * @returns {import('vite').Plugin}
 */
export function readyPacks() {
  return {
    name: 'counterstep:ready-packs',
    apply: 'build',
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const { module, dependencies } = await runnerImport(id);
        for (const file of dependencies) this.addWatchFile(file);
        return Object.entries(/** @type {Record<string, unknown>} */ (module))
          .map(([name, value]) => `export const ${name} = ${asScript(value)};`)
          .join('\n');
      },
    },
  };
}
