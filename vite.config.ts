import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readyPacks } from './scripts/readyPacks.mjs';

export default defineConfig({
  // Relative addresses let the built page be served from any folder.
  base: './',
  plugins: [react(), readyPacks()],
  worker: { format: 'es' },
  test: {
    // Properties and whole games share two cores with each other: a slow machine is no failed rule.
    testTimeout: 60_000,
    // The main thread only waits: every core can run tests.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/canvas.ts', 'tests/setup/component.ts'],
        },
      },
    ],
  },
});
