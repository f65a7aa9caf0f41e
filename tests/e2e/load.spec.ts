import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, openStart, plannedGames } from './driver';

/** Most that the scripts of the start may weigh, gzipped. */
const MOST_BYTES = 250_000;

const newGame = (page: Page) => page.getByRole('button', { name: /New game/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the start needs less than 250 kB of script and stands before the rest is there', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file as string);
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body()).length;
  expect(files.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  // Nothing else is answered: the start stands all the same.
  const first = new Set(files.map((file) => new URL(file, 'http://start/').pathname));
  await page.route(
    (url) => url.pathname.endsWith('.js') && !first.has(url.pathname),
    () => undefined,
  );
  await page.goto('/');
  await expect(newGame(page)).toBeVisible();
  expect(await page.locator('.hero').count()).toBe(0);
});

test('a game that cannot be fetched is told of and fetched by another attempt', async ({ page }) => {
  await page.route(/\/game-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute(/\/game-[^/]+\.js$/);
  await retry(page).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await newGame(page).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('a table that cannot be fetched keeps the game, which another attempt or a reload shows', async ({ page }) => {
  await page.route(/\/play-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await newGame(page).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute(/\/play-[^/]+\.js$/);
  await retry(page).click();
  const placement = page.locator('[data-ask="placement"]');
  const goOn = page.getByRole('button', { name: 'Continue' });
  // Some browsers refuse the script until the page is loaded anew, which leads to the start.
  await expect(placement.or(goOn)).toBeVisible();
  if (await placement.isVisible()) await page.reload();
  await goOn.click();
  await expect(placement).toBeVisible();
});

/** How much of the page has moved while it loaded, with what moved. @param last what comes last */
async function moved(page: Page, last: Locator): Promise<string[]> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      // Not in the types of the page yet.
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value > 0.0005) told.push(`${value} ${sources.map(({ node }) => node?.nodeName).join()}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The game comes late, as from far away.
  await page.route(/\/game-[^/]+\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await openStart(page);
  await last.waitFor({ state: 'attached' });
  // What is drawn last is told of after its frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  return page.evaluate(() => (window as unknown as { told: string[] }).told);
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`nothing on the start moves while the rest comes, at ${width} by ${height}`, async ({ page }) => {
    const saved = page.getByRole('button', { name: 'Continue' });
    await page.setViewportSize({ width, height });
    expect(await moved(page, page.getByText(/^Core pack/))).toEqual([]);
    await expect(saved).toHaveCount(0);
    await open(page, plannedGames().moments.own);
    expect(await moved(page, saved)).toEqual([]);
  });
