import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4174);
const address = `http://127.0.0.1:${port}`;
// Workers load this file again: they inherit what the first look has found.
process.env.CHROMIUM = execFileSync('sh', ['scripts/chromium.sh'], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

export default defineConfig({
  testDir: '.',
  globalSetup: fileURLToPath(new URL('setup.ts', import.meta.url)),
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: address,
    // page.mouse does not scroll: the whole table must fit.
    viewport: { width: 1440, height: 900 },
    // What enemies do is shown at once: the games are played for what they say, not for how they move.
    contextOptions: { reducedMotion: 'reduce' },
    // Games are seeded, so a failure can be played again; recording each of their steps takes most of the time.
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: address,
    reuseExistingServer: false,
  },
});
