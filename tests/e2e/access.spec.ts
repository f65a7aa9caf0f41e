import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { begin, plannedGames, playTo } from './driver';

test.describe.configure({ timeout: 240_000 });

/** Faults that axe finds, as `rule: elements`. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const [name, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['tablet', { width: 1024, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`no screen has an accessibility fault on a ${name}`, async ({ page }) => {
    const { lost: plan } = plannedGames();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.setViewportSize(viewport);
    expect(await faults(page), 'start').toEqual([]);
    await page.getByRole('button', { name: /New game/ }).click();
    expect(await faults(page), 'new game').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, plan.seed);
    await page.setViewportSize(viewport);
    expect(await faults(page), 'placement').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const asked = (plan.deeds.dodgeAsked ?? 0) + 1;
    await playTo(page, plan, 0, 4);
    await page.setViewportSize(viewport);
    expect(await faults(page), 'action').toEqual([]);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page), 'help').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await playTo(page, plan, 4, asked);
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { name: 'Dodge the Attack?' })).toBeVisible();
    expect(await faults(page), 'question').toEqual([]);
    // Nothing sticks out sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('F6 goes round the regions of the table', async ({ page }) => {
  const { lost: plan } = plannedGames();
  await begin(page, plan.seed);
  await playTo(page, plan, 0, 4);
  const seen = new Set<string>();
  for (let n = 0; n < 7; n++) {
    await page.keyboard.press('F6');
    seen.add((await page.evaluate(() => document.activeElement?.getAttribute('data-region'))) ?? 'none');
  }
  expect([...seen].sort()).toEqual(['actions', 'board', 'enemies', 'log', 'party', 'question', 'track']);
});
