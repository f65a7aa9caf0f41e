/** Drives the page as a player does: by mouse, by a finger, by keys, or by the buttons that a screen reader finds. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Moment } from './moments';
import type { Games } from './plan';
import type { Act, Plan } from './planner';

/** Size of a space on the drawn board, before it is zoomed. */
const SPACE = 52;

let games: Games | undefined;

/** The games found before the tests. */
export function plannedGames(): Games {
  games ??= JSON.parse(readFileSync(process.env.GAMES ?? '', 'utf8')) as Games;
  return games;
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

/** How something is pressed and a space is chosen. */
export interface Hand {
  press(control: Locator): Promise<void>;
  /** Chooses a space of the board. @param width spaces in a row */
  choose(page: Page, space: number, width: number): Promise<void>;
}

/** Opens the start and waits until all of it is there, so that nothing moves under a click. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.hero').waitFor({ state: 'attached' });
}

/** Begins a new game, up to the first placement. */
export async function begin(page: Page, { encounter, seed }: Plan, { press }: Hand = mouse): Promise<void> {
  await openStart(page);
  await press(page.getByRole('button', { name: /New game/ }));
  await page.getByRole('combobox', { name: 'Encounter' }).selectOption(encounter);
  await page.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await press(page.getByRole('button', { name: 'Begin' }));
  await expect(page.locator('[data-ask="placement"]')).toBeVisible();
}

/** Opens a game from the text of a save. */
export async function open(page: Page, { save }: Moment): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: /^Saves/ }).click();
  const file = { name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(save) };
  await page.getByLabel('Import a file').setInputFiles(file);
  const { state } = JSON.parse(save) as { state: { outcome: unknown } };
  if (state.outcome === null) await expect.poll(() => askId(page)).not.toBe('');
  else await expect(page.getByRole('heading', { level: 1, name: /^(Won|Lost)/ })).toBeVisible();
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

export interface Point {
  x: number;
  y: number;
}

/** Where the drawn board is on the page. */
export async function stageOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('.stage').boundingBox();
  if (!box) throw new Error('the board is not shown');
  return box;
}

/** Where the middle of a space is on the page. */
export async function pointOf(page: Page, space: number, width: number): Promise<Point> {
  const at = await page.locator('.stage').evaluate(
    (stage, { column, row, size }) => {
      const { scale, x, y } = stage.dataset;
      const box = stage.getBoundingClientRect();
      return {
        x: box.x + Number(x) + (column + 0.5) * size * Number(scale),
        y: box.y + Number(y) + (row + 0.5) * size * Number(scale),
      };
    },
    { column: space % width, row: Math.floor(space / width), size: SPACE },
  );
  return at;
}

/** By mouse. */
export const mouse: Hand = {
  press: (control) => control.click(),
  async choose(page, space, width) {
    // Right after the page is opened the board still measures its place: what is pointed at is told under it.
    await expect(async () => {
      const { x, y } = await pointOf(page, space, width);
      await page.mouse.move(x, y);
      expect(await page.locator('#board-sentence').getAttribute('data-space')).toBe(String(space));
    }).toPass({ timeout: 10_000 });
    const { x, y } = await pointOf(page, space, width);
    await page.mouse.click(x, y);
  },
};

/** As a screen reader does it: a control is focused and activated; the pointer is never used. */
export const reader: Hand = {
  async press(control) {
    await control.focus();
    await expect(control).toBeFocused();
    await control.dispatchEvent('click');
  },
  async choose(page, space, width) {
    const name = `${String.fromCharCode(65 + (space % width))}${Math.floor(space / width) + 1}`;
    await reader.press(
      page.getByRole('table', { name: /^Board/ }).getByRole('button', { name: new RegExp(`^${name},`) }),
    );
  },
};

/** The control that chooses an option of the open question. */
const optionControl = (page: Page, option: string): Locator =>
  page.locator(`[data-ask] [data-option=${JSON.stringify(option)}]`);

/** Presses a control of a part of the table, which on a phone has a tab. */
async function pressIn(page: Page, tab: 'Question' | 'Actions', control: Locator, { press }: Hand): Promise<void> {
  await expect(control).toBeAttached();
  if (!(await control.isVisible()))
    await press(page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: tab }));
  await press(control);
}

/** The button that does what is only picked. */
const commitOf = (page: Page): Locator => page.locator('[data-commit="plain"]').filter({ visible: true }).first();

/** Whether an answer to the question is picked and waits to be confirmed. */
async function isPicked(page: Page, ask: string): Promise<boolean> {
  return (await askId(page)) === ask && (await commitOf(page).isVisible());
}

/** Gives one answer of a game, without a look at what comes of it. @param width spaces in a row of its board */
export async function give(page: Page, what: Act, width: number, hand: Hand): Promise<void> {
  const before = await askId(page);
  if ('space' in what) await hand.choose(page, what.space, width);
  else if ('option' in what) await pressIn(page, 'Question', optionControl(page, what.option), hand);
  else {
    await pressIn(page, 'Actions', page.locator('[data-kind="endTurn"]'), hand);
    if (what.confirm) await hand.press(page.getByRole('dialog').getByRole('button', { name: 'End turn' }));
    return;
  }
  // A space is picked by a finger, then the answer that it stands for.
  while (await isPicked(page, before)) await hand.press(commitOf(page));
}

/** Does one act of a game, up to the next question. */
export async function act(page: Page, what: Act, width: number, hand: Hand = mouse): Promise<void> {
  const before = await askId(page);
  await give(page, what, width, hand);
  await answered(page, before);
}

/** Does the acts from one place of a game up to another. */
export async function playTo(page: Page, plan: Plan, from: number, to: number, hand: Hand = mouse): Promise<void> {
  for (const each of plan.acts.slice(from, to)) await act(page, each, plan.width, hand);
}

/** Moves the cursor to a space by arrow keys, wherever it is. */
async function cursorTo(page: Page, space: number, width: number): Promise<void> {
  const cursor = page.locator('.mirror [tabindex="0"]');
  // The first arrow shows the cursor where it is.
  await page.keyboard.press('ArrowRight');
  const at = Number(await cursor.getAttribute('data-space'));
  const press = async (key: string, times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const columns = (space % width) - (at % width);
  const rows = Math.floor(space / width) - Math.floor(at / width);
  await press(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns));
  await press(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
  await expect(cursor).toHaveAttribute('data-space', String(space));
}

/** Does one act of a game by keys alone. */
export async function actByKeys(page: Page, what: Act, width: number): Promise<void> {
  const before = await askId(page);
  if ('space' in what) {
    await cursorTo(page, what.space, width);
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
