/** Plays to every screen and takes its picture in three sizes, into the folder `screenshots`, which is not kept. */
import { type Page, test } from '@playwright/test';
import { act, begin, plannedGames, playTo } from '../../tests/e2e/driver';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Placements before the first turn. */
const PARTY = 4;
/** Milliseconds until the board has measured its place and drawn anew. */
const SETTLE = 250;
/** What the driver needs to hit the spaces of the board. */
const DESK = { width: 1440, height: 900 };

async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(SETTLE);
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, animations: 'disabled' });
  }
  await page.setViewportSize(DESK);
  await page.waitForTimeout(SETTLE);
}

/** Lets the page show what happens, slowly: the set-up of the tests asks for less motion, where all is there at once. */
async function showSlowly(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem(
      'counterstep.settings',
      JSON.stringify({ state: { speed: 'slow', motion: 'full' }, version: 1 }),
    );
  });
}

test('screens before a game', async ({ page }) => {
  await page.goto('/');
  await page.locator('.hero').waitFor();
  await shoot(page, 'start');
  for (const [name, button] of [
    ['new-game', /New game/],
    ['settings', /Settings/],
    ['about', /About/],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await shoot(page, name);
    await page.getByRole('button', { name: /^Back/ }).click();
  }
});

test('briefing, table and question', async ({ page }) => {
  const { won: plan } = plannedGames();
  const { dodgeAsked = 0 } = plan.deeds;
  await begin(page, plan.seed);
  await shoot(page, 'briefing');
  await playTo(page, plan, 0, PARTY);
  await shoot(page, 'table');
  await playTo(page, plan, PARTY, dodgeAsked + 1);
  await shoot(page, 'table-dodge');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['Party', 'Enemies', 'Log']) {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab }).click();
    await page.waitForTimeout(SETTLE);
    await page.screenshot({ path: `screenshots/table-${tab.toLowerCase()}-390.png`, animations: 'disabled' });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await shoot(page, 'start-continue');
});

test('an enemy acts', async ({ page }) => {
  const { won: plan } = plannedGames();
  const { dodgeAsked = 0 } = plan.deeds;
  await begin(page, plan.seed);
  await playTo(page, plan, 0, dodgeAsked);
  await showSlowly(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-ask-id]').first().waitFor();
  const [last] = plan.acts.slice(dodgeAsked, dodgeAsked + 1);
  const done = last && act(page, last);
  await page.locator('.is-playing').waitFor();
  await page.keyboard.press('p');
  await shoot(page, 'table-enemy');
  await page.keyboard.press('s');
  await done;
});

test('the result', async ({ page }) => {
  const { lost: plan } = plannedGames();
  await begin(page, plan.seed);
  await playTo(page, plan, 0, plan.acts.length);
  await page.getByRole('heading', { level: 1, name: 'Lost' }).waitFor();
  await shoot(page, 'result');
});
