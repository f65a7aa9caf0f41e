/** Drives the page as a player does: by mouse or by keys. */
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import type { Act, Plan } from './planner';

/** Spaces in a row of The Drowned Gate, and the size of a space on the drawn board. */
const WIDTH = 16;
const SPACE = 52;

let plans: { won: Plan; lost: Plan } | undefined;

/** Games found by the planner: one that is won, one that is lost. Found once for each worker. */
export function plannedGames(): { won: Plan; lost: Plan } {
  plans ??= JSON.parse(
    execFileSync('npx', ['tsx', 'tests/e2e/plan.ts'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as { won: Plan; lost: Plan };
  return plans;
}

/** Collects what the page complains about. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** Begins a new game by mouse, up to the first placement. */
export async function begin(page: Page, seed: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /New game/ }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-ask="placement"]')).toBeVisible();
}

/** Number of the open question; the empty string at the end of the game. */
export async function askId(page: Page): Promise<string> {
  const question = page.locator('[data-ask-id]');
  return (await question.count()) === 0 ? '' : ((await question.first().getAttribute('data-ask-id')) ?? '');
}

async function answered(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => (document.querySelector<HTMLElement>('[data-ask-id]')?.dataset.askId ?? '') !== old,
    before,
  );
}

/** Clicks a space of the drawn board. */
export async function clickSpace(page: Page, space: number): Promise<void> {
  const stage = page.locator('.stage');
  const box = await stage.boundingBox();
  if (!box) throw new Error('the board is not shown');
  const read = async (name: string): Promise<number> => Number(await stage.getAttribute(`data-${name}`));
  const scale = await read('scale');
  const x = box.x + (await read('x')) + ((space % WIDTH) + 0.5) * SPACE * scale;
  const y = box.y + (await read('y')) + (Math.floor(space / WIDTH) + 0.5) * SPACE * scale;
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/** Whether an answer is picked and waits to be confirmed. */
async function isPicked(page: Page, before: string): Promise<boolean> {
  return (await askId(page)) === before && (await page.locator('[data-commit="plain"]').first().isVisible());
}

/** Confirms what was only picked, by the button that does it; nothing where it was done at once. */
async function confirm(page: Page, before: string): Promise<void> {
  if (await isPicked(page, before)) await page.locator('[data-commit="plain"]').first().click();
}

/** Does one act of a plan by mouse. */
export async function act(page: Page, what: Act): Promise<void> {
  const before = await askId(page);
  if ('space' in what) {
    await clickSpace(page, what.space);
    await confirm(page, before);
  } else if ('option' in what) {
    await page.locator(`.q [data-option=${JSON.stringify(what.option)}]`).click();
    await confirm(page, before);
  } else {
    await page.locator('[data-kind="endTurn"]').click();
    if (what.confirm) await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
  }
  await answered(page, before);
}

/** Does the acts from one place of a plan up to another. */
export async function playTo(page: Page, plan: Plan, from: number, to: number): Promise<void> {
  for (const each of plan.acts.slice(from, to)) await act(page, each);
}

/** Moves the cursor to a space by arrow keys, wherever it is. */
async function cursorTo(page: Page, space: number): Promise<void> {
  const cursor = page.locator('.mirror [tabindex="0"]');
  // The first arrow shows the cursor where it is.
  await page.keyboard.press('ArrowRight');
  const at = Number(await cursor.getAttribute('data-space'));
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const columns = (space % WIDTH) - (at % WIDTH);
  const rows = Math.floor(space / WIDTH) - Math.floor(at / WIDTH);
  await press(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns));
  await press(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
  await expect(cursor).toHaveAttribute('data-space', String(space));
}

/** Does one act of a plan by keys alone. */
export async function actByKeys(page: Page, what: Act): Promise<void> {
  const before = await askId(page);
  if ('space' in what) {
    await cursorTo(page, what.space);
    await page.keyboard.press('Enter');
    if (await isPicked(page, before)) await page.keyboard.press('Enter');
  } else if ('option' in what) {
    await page.keyboard.press(what.option === 'pass' ? ' ' : String(what.n));
    if (await isPicked(page, before)) await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('e');
    if (what.confirm) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Enter');
    }
  }
  await answered(page, before);
}
