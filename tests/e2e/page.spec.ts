import { expect, test } from '@playwright/test';
import { askId, open, plannedGames } from './driver';

test('the built page opens, names itself and reports no error', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto('/');
  await expect(page).toHaveTitle(/Counterstep/);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('Back closes an open window, then leaves the table, and Continue leads to the same question', async ({ page }) => {
  await open(page, plannedGames().moments.own);
  const asked = await askId(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(keys).toBeVisible();
  await page.goBack();
  await expect(keys).toBeHidden();
  expect(await askId(page)).toBe(asked);
  await page.goBack();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(() => askId(page)).toBe(asked);
});
