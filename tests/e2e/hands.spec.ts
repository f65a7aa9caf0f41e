import { expect, test } from '@playwright/test';
import { begin, plannedGames, playTo, problemsOf, reader } from './driver';
import { finger } from './fingers';

test.describe.configure({ timeout: 240_000 });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a whole Encounter is played by touch alone', async ({ page }) => {
    const problems = problemsOf(page);
    const { touch: plan } = plannedGames();
    await begin(page, plan, finger);
    await playTo(page, plan, 0, plan.acts.length, finger);
    await expect(page.getByRole('heading', { level: 1, name: /^Lost/ })).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test('a whole Encounter is played through the mirror of the board, without a pointer', async ({ page }) => {
  const problems = problemsOf(page);
  const { mirror: plan } = plannedGames();
  await begin(page, plan, reader);
  await playTo(page, plan, 0, plan.acts.length, reader);
  await expect(page.getByRole('heading', { level: 1, name: /^Lost/ })).toBeVisible();
  expect(problems).toEqual([]);
});
