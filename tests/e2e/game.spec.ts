import { expect, test } from '@playwright/test';
import { act, actByKeys, askId, begin, plannedGames, playTo, problemsOf } from './driver';

test.describe.configure({ timeout: 240_000 });

test('a game is won by mouse, with a Dodge, a Counter, a Spell and a Loot token, an undo across a roll and a reload in the middle of a question', async ({
  page,
}) => {
  const problems = problemsOf(page);
  const { won: plan } = plannedGames();
  const { rolled = 0, dodgeAsked = 0 } = plan.deeds;
  await begin(page, plan);
  const log = page.getByRole('log');
  let at = 0;
  const to = async (place: number): Promise<void> => {
    await playTo(page, plan, at, place);
    at = Math.max(at, place);
  };
  const reload = async (): Promise<void> => {
    const before = await askId(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => askId(page)).toBe(before);
  };
  const undoRoll = async (): Promise<void> => {
    await to(rolled);
    const before = await askId(page);
    await to(rolled + 1);
    const after = await askId(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('dialog', { name: 'Undo this step?' }).getByRole('button', { name: 'Undo' }).click();
    expect(await askId(page)).toBe(before);
    await expect(log).toContainText('taken back. The same dice come again.');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => askId(page)).toBe(after);
  };
  const saveInQuestion = async (): Promise<void> => {
    await to(dodgeAsked + 1);
    await expect(page.getByRole('heading', { name: 'Dodge the Attack?' })).toBeVisible();
    await reload();
    await expect(page.getByRole('heading', { name: 'Dodge the Attack?' })).toBeVisible();
  };
  const sees = (place: number, words: string | RegExp) => async (): Promise<void> => {
    await to(place + 1);
    // What is over is told in one row, which opens.
    const shut = log.getByRole('button', { expanded: false });
    while ((await shut.count()) > 0) await shut.first().click();
    await expect(log).toContainText(words);
  };
  const { dodged = -1, counter = -1, spell = -1, loot = -1 } = plan.deeds;
  const steps: [number, () => Promise<void>][] = [
    [rolled, undoRoll],
    [dodgeAsked, saveInQuestion],
    [dodged, sees(dodged, 'has Dodged the Attack')],
    [counter, sees(counter, 'Counter against')],
    [spell, sees(spell, 'Spell')],
    [loot, sees(loot, /opens the/i)],
  ];
  for (const [, step] of steps.sort((a, b) => a[0] - b[0])) await step();
  await to(plan.acts.length);
  await expect(page.getByRole('heading', { level: 1, name: 'Won' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Zeke' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a game is lost by keys alone, from the start to the result', async ({ page }) => {
  const problems = problemsOf(page);
  const { keys: plan } = plannedGames();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /New game/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await expect(seed).toBeVisible();
  // Every card of the party and of the opponents can be opened on the way.
  for (let n = 0; n < 80 && !(await seed.evaluate((field) => field === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(plan.seed));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ask="placement"]')).toBeVisible();
  for (const each of plan.acts) await actByKeys(page, each, plan.width);
  await expect(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an answer is not lost when the page is left at once', async ({ page }) => {
  const { keys: plan } = plannedGames();
  await begin(page, plan);
  for (const each of plan.acts.slice(0, 6)) {
    await act(page, each, plan.width);
    const now = await askId(page);
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => askId(page)).toBe(now);
  }
});
