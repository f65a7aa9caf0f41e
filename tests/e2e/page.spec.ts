import { expect, test } from '@playwright/test';

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
