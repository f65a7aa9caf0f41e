import { expect, type Locator, type Page, test } from '@playwright/test';
import { scrollable, unreachable, wear } from './checks';
import { open, openStart, plannedGames, pointOf } from './driver';
import { reachable } from './tours';

test('F6 goes round the regions of the table', async ({ page }) => {
  await open(page, plannedGames().moments.own);
  const seen = new Set<string>();
  for (let n = 0; n < 7; n++) {
    await page.keyboard.press('F6');
    seen.add((await page.evaluate(() => document.activeElement?.getAttribute('data-region'))) ?? 'none');
  }
  expect([...seen].sort()).toEqual(['actions', 'board', 'enemies', 'log', 'party', 'question', 'track']);
});

/** Presses what must be in sight as it is. */
async function pressSeen(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click();
}

/** Does what is picked, if it waits for that. */
async function confirm(page: Page): Promise<void> {
  const commit = page.locator('[data-commit="plain"]').filter({ visible: true }).first();
  if (await commit.isVisible()) await pressSeen(commit);
}

/** Passes, or gives the first answer, until the Action menu is open again. */
async function backToMenu(page: Page): Promise<void> {
  const ask = page.locator('[data-ask]');
  while ((await ask.getAttribute('data-ask')) !== 'action') {
    const id = (await ask.getAttribute('data-ask-id')) ?? '';
    const pass = ask.locator('[data-kind="pass"]');
    await ((await pass.isVisible()) ? pass : ask.locator('[data-option]').first()).click();
    if ((await ask.getAttribute('data-ask-id')) === id) await confirm(page);
    await expect(ask).not.toHaveAttribute('data-ask-id', id);
  }
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`a new game can be begun without scrolling at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStart(page);
    await page.getByRole('button', { name: /New game/ }).click();
    await pressSeen(page.getByRole('button', { name: 'Begin' }));
    await expect(page.locator('[data-ask="placement"]')).toBeVisible();
  });

  test(`an ordinary turn needs no scrolling of the page at ${width} x ${height}`, async ({ page }) => {
    const { own } = plannedGames().moments;
    await page.setViewportSize({ width, height });
    await open(page, own);
    const actions = page.getByRole('region', { name: 'Actions' });
    const ask = page.locator('[data-ask]');
    const still = async (): Promise<void> => {
      expect(await scrollable(page)).toBe(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };
    await pressSeen(actions.getByRole('button', { name: /^Move/ }));
    // The nearest space: from there somebody can still be attacked.
    const space = (await reachable(page)).at(-1) as number;
    const { x, y } = await pointOf(page, space, own.width);
    await page.mouse.move(x, y);
    await expect(page.locator('#board-sentence')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#board-sentence')).toContainText(/\d points?/);
    await still();
    const before = await ask.getAttribute('data-ask-id');
    await page.mouse.click(x, y);
    await confirm(page);
    await expect(ask).not.toHaveAttribute('data-ask-id', before ?? '');
    await backToMenu(page);
    await pressSeen(actions.getByRole('button', { name: /^Attack/ }));
    await still();
    await pressSeen(ask.locator('[data-kind="attack"]').first());
    await still();
    await confirm(page);
    await backToMenu(page);
    await pressSeen(actions.getByRole('button', { name: /^End turn/ }));
    const sure = page.getByRole('dialog').getByRole('button', { name: 'End turn' });
    if (await sure.isVisible()) await pressSeen(sure);
    await expect(page.getByRole('region', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
    await still();
  });
}

for (const [hand, width, height, hasTouch] of [
  ['a finger', 820, 1180, true],
  ['a mouse', 768, 1024, false],
] as const) {
  test.describe(`with ${hand} at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch });
    test('every control of the table is in reach at an own turn', async ({ page }) => {
      await open(page, plannedGames().moments.own);
      for (const text of ['larger', 'normal'] as const) {
        await wear(page, { contrast: 'normal', text });
        expect(await unreachable(page), `${text} text`).toEqual([]);
      }
      expect(await scrollable(page)).toBe(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the end of a turn with SP left can be agreed to once for all', async ({ page }) => {
    await open(page, plannedGames().moments.own);
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Actions' }).click();
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: /^End turn/ })
      .click();
    await pressSeen(page.getByRole('dialog').getByRole('button', { name: 'Yes, and do not ask again' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
