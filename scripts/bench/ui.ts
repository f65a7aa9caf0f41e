/**
 * Frames a second of the board while it is panned: tsx scripts/bench/ui.ts [--json], or npm run bench -- --ui. A page of its own
 * with the product's board component, built as the product is, in Chromium; also with the processor slowed four times.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4198;
const SECONDS = 4;
const STAGE = { width: 1280, height: 872 };

interface Panned {
  fps: number;
  /** Milliseconds between frames: the middle, and the slowest of twenty. */
  p50: number;
  p95: number;
}

/** Drags the board to and fro, a step each frame, and counts the frames. */
async function pan(page: Page): Promise<Panned> {
  const box = await page.locator('.stage').boundingBox();
  if (!box) throw new Error('the board is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // What pointing at a space shows is there before a hand presses.
  await page.waitForTimeout(300);
  await page.mouse.down();
  const times = (await page.evaluate(`pan(${SECONDS})`)) as number[];
  await page.mouse.up();
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const sum = times.reduce((all, each) => all + each, 0);
  return { fps: (1000 * times.length) / sum, p50: at(0.5), p95: at(0.95) };
}

const outDir = mkdtempSync(join(tmpdir(), 'counterstep-ui-'));
try {
  const page = join(root, 'scripts/bench/ui');
  const config = { root: page, configFile: join(root, 'vite.config.ts'), logLevel: 'error' as const };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: PORT, strictPort: true },
  });
  const executablePath = execFileSync('sh', [join(root, 'scripts/chromium.sh')], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: STAGE });
  tab.on('pageerror', (error) => console.error(error.message));
  await tab.goto(`http://127.0.0.1:${PORT}/`);
  await tab.waitForSelector('.stage canvas', { timeout: 20_000 });
  const what = await tab.evaluate(() => document.body.dataset.ready);
  const throttle = await tab.context().newCDPSession(tab);
  const results: Record<string, Panned> = {};
  for (const [zoom, press] of [
    ['near', null],
    ['whole', 'Fit board'],
  ] as const) {
    if (press) await tab.getByRole('button', { name: press }).click();
    for (const rate of [1, 4]) {
      await throttle.send('Emulation.setCPUThrottlingRate', { rate });
      await tab.waitForTimeout(500);
      results[`${zoom}, processor ${rate === 1 ? 'as it is' : `slowed ${rate} times`}`] = await pan(tab);
    }
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await browser.close();
  await server.close();
  if (process.argv.includes('--json')) console.log(JSON.stringify({ what, results }));
  else {
    console.log(`The board of 60 x 60 with ${what}, panned on ${STAGE.width} x ${STAGE.height}:`);
    for (const [name, { fps, p50, p95 }] of Object.entries(results))
      console.log(
        `${name.padEnd(34)} ${fps.toFixed(1)} frames a second, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      );
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
