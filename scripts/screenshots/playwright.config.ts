/** npm run screenshots: the end-to-end set-up, but pictures in place of tests. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../../tests/e2e/playwright.config';

export default defineConfig({
  ...base,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: 'screens.ts',
  timeout: 120_000,
});
