import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

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
