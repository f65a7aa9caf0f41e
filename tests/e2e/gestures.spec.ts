import { expect, type Page, test } from '@playwright/test';
import { askId, open, type Point, plannedGames, pointOf, stageOf } from './driver';
import { drag, hold, tap } from './fingers';
import { reachable } from './tours';

/** Where the board is and how near, as it rests. */
async function viewOf(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page
    .locator('.stage')
    .evaluate(({ dataset: { scale, x, y } }: HTMLElement) => ({ scale: Number(scale), x: Number(x), y: Number(y) }));
}

/** Where figures stand, as the mirror of the board tells it. */
const standing = (page: Page): Promise<string[]> =>
  page
    .locator('.mirror [data-figure]')
    .evaluateAll((cells) => (cells as HTMLElement[]).map(({ dataset: { figure, space } }) => `${figure} ${space}`));

interface Place {
  space: number;
  point: Point;
}

/** Opens an own turn; gives the two spaces in reach that are nearest to the middle of the screen, and what must not change. */
async function atTurn(page: Page): Promise<{ near: Place; next: Place; unchanged: () => Promise<void> }> {
  const { own } = plannedGames().moments;
  await open(page, own);
  // What the enemies did leaves a phone little of the board.
  const summary = page.getByRole('region', { name: 'What the enemies did' });
  if (await summary.isVisible()) await summary.getByRole('button', { name: 'Close' }).click();
  const { x, y, width, height } = await stageOf(page);
  const places: (Place & { far: number })[] = [];
  for (const space of await reachable(page)) {
    const point = await pointOf(page, space, own.width);
    places.push({ space, point, far: Math.hypot(point.x - x - width / 2, point.y - y - height / 2) });
  }
  const [near, next] = places.sort((a, b) => a.far - b.far);
  if (!near || !next) throw new Error('too few spaces are in reach');
  const [id, figures] = [await askId(page), await standing(page)];
  const unchanged = async (): Promise<void> => {
    expect(await askId(page)).toBe(id);
    expect(await standing(page)).toEqual(figures);
  };
  return { near, next, unchanged };
}

/** The share of the points of two pictures of one size that are not the same. */
const differing = (page: Page, ...pictures: [Buffer, Buffer]): Promise<number> =>
  page.evaluate(
    async (urls) => {
      const points: Uint8ClampedArray[] = [];
      for (const url of urls) {
        const bitmap = await createImageBitmap(await (await fetch(url)).blob());
        const c = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
          '2d',
        ) as OffscreenCanvasRenderingContext2D;
        c.drawImage(bitmap, 0, 0);
        points.push(c.getImageData(0, 0, bitmap.width, bitmap.height).data);
      }
      const [a = [], b = []] = points;
      return a.length === b.length ? a.filter((value, n) => value !== b[n]).length / a.length : 1;
    },
    pictures.map((png) => `data:image/png;base64,${png.toString('base64')}`),
  );

/** The space that a tap has picked and a second one would choose. */
const picked = (page: Page) => page.locator('.plan-bar');

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one finger drags the board and chooses nothing, wherever it begins', async ({ page }) => {
    const {
      near: { point },
      unchanged,
    } = await atTurn(page);
    const from = await viewOf(page);
    await drag(page, [point, { x: point.x + 60, y: point.y + 40 }, { x: point.x + 5, y: point.y + 5 }]);
    await expect.poll(() => viewOf(page)).not.toEqual(from);
    await expect(picked(page)).toHaveCount(0);
    await unchanged();
  });

  test('two fingers drag and grow the board and choose nothing', async ({ page }) => {
    const {
      near: { point },
      unchanged,
    } = await atTurn(page);
    const other = { x: point.x + 30, y: point.y };
    const start = await viewOf(page);
    const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
    await drag(page, [point, by(point, -40, -15)], [other, by(other, -40, -15)]);
    await expect.poll(() => viewOf(page)).not.toEqual(start);
    const moved = await viewOf(page);
    expect(moved.scale).toBeCloseTo(start.scale, 5);
    await unchanged();
    await drag(page, [point, by(point, -30, 0)], [other, by(other, 30, 0)]);
    await expect.poll(async () => (await viewOf(page)).scale).toBeGreaterThan(moved.scale);
    const near = await viewOf(page);
    await drag(page, [by(point, -30, 0), point], [by(other, 30, 0), other]);
    await expect.poll(async () => (await viewOf(page)).scale).toBeLessThan(near.scale);
    await expect(picked(page)).toHaveCount(0);
    await unchanged();
  });

  test('a finger that stays shows what is there and chooses nothing when it is lifted', async ({ page }) => {
    const {
      near: { space, point },
      unchanged,
    } = await atTurn(page);
    const sentence = page.locator('#board-sentence');
    await hold(page, point, () => expect(sentence).toHaveAttribute('data-space', String(space)));
    await expect(sentence).toHaveAttribute('data-space', String(space));
    await unchanged();
  });

  test('taps on two spaces pick one after the other; the choice is dropped by Cancel; zoom and fit choose nothing', async ({
    page,
  }) => {
    const {
      near: { space, point },
      next,
      unchanged,
    } = await atTurn(page);
    const sentence = page.locator('#board-sentence');
    await tap(page, point);
    await expect(sentence).toHaveAttribute('data-space', String(space));
    // The sentence of the first one takes room from the board.
    await tap(page, await pointOf(page, next.space, plannedGames().moments.own.width));
    await expect(sentence).toHaveAttribute('data-space', String(next.space));
    await unchanged();
    await picked(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(picked(page)).toHaveCount(0);
    for (const name of ['Zoom in', 'Zoom out', 'Fit board']) {
      const view = await viewOf(page);
      await page.getByRole('button', { name }).tap();
      await expect.poll(() => viewOf(page)).not.toEqual(view);
      await unchanged();
    }
  });
});

test('the mouse drags the board and its wheel grows it; neither chooses anything', async ({ page }) => {
  const {
    near: { point },
    unchanged,
  } = await atTurn(page);
  await page.mouse.move(point.x, point.y);
  const { scale } = await viewOf(page);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await viewOf(page)).scale).toBeGreaterThan(scale);
  const from = await viewOf(page);
  await page.mouse.down();
  await page.mouse.move(point.x + 50, point.y + 30, { steps: 10 });
  const board = page.locator('.stage');
  // A picture of the board moves in its place, and looks like it.
  const drawn = board.locator('.konvajs-content');
  await expect(drawn).toBeHidden();
  const moving = await board.screenshot();
  await page.mouse.up();
  await expect.poll(() => viewOf(page)).not.toEqual(from);
  await expect(drawn).toBeVisible();
  // Letters may fall upon other parts of a pixel.
  expect(await differing(page, moving, await board.screenshot())).toBeLessThan(0.002);
  // What changes on the board meanwhile is seen at once.
  await page.mouse.down();
  await page.mouse.move(point.x, point.y, { steps: 10 });
  await expect(drawn).toBeHidden();
  await page.keyboard.press('t');
  await expect(drawn).toBeVisible();
  await page.mouse.up();
  // The zoom has not come to rest when the board is fitted again.
  const fit = page.getByRole('button', { name: 'Fit board' });
  await fit.click();
  const fitted = await board.screenshot();
  await page.evaluate(() => {
    for (const name of ['Zoom in', 'Fit board'])
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
  });
  await page.waitForTimeout(300);
  expect(await differing(page, fitted, await board.screenshot())).toBeLessThan(0.002);
  await unchanged();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Party, Enemies and Log have the room of the board, and Board brings it back', async ({ page }) => {
    await atTurn(page);
    await expect(page.locator('#board-sentence')).toHaveText(/^Tap a space/);
    const tabs = page.getByRole('navigation', { name: 'Panels' });
    const board = page.locator('.stage');
    const question = page.getByRole('button', { name: /^What does \w+ do\?/ });
    const { height } = await stageOf(page);
    expect(height).toBeGreaterThan(300);
    for (const [tab, panel] of [
      ['Party', '.party'],
      ['Enemies', '.insp'],
      ['Log', '.log'],
    ] as const) {
      await tabs.getByRole('button', { name: tab }).tap();
      await expect(board).toBeHidden();
      await expect(page.locator(panel)).toBeVisible();
      await expect(question).toBeInViewport({ ratio: 1 });
      await tabs.getByRole('button', { name: 'Board' }).tap();
      await expect(board).toBeVisible();
      await expect.poll(async () => (await stageOf(page)).height).toBeGreaterThan(height + 150);
    }
    await question.tap();
    await expect.poll(async () => (await stageOf(page)).height).toBe(height);
  });
});

/** Counts what is drawn on the board's canvases while nothing happens; and whether the light of who acts is under way. */
async function atRest(page: Page): Promise<{ drawn: number; pulses: boolean }> {
  return page.evaluate(async () => {
    const canvas = CanvasRenderingContext2D.prototype;
    const clear = canvas.clearRect;
    let drawn = 0;
    canvas.clearRect = function (...area) {
      drawn++;
      clear.apply(this, area);
    };
    for (let n = 0; n < 30; n++) await new Promise(requestAnimationFrame);
    canvas.clearRect = clear;
    return { drawn, pulses: (document.querySelector('.halo')?.getAnimations().length ?? 0) > 0 };
  });
}

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion as ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('the light of who acts draws nothing anew', async ({ page }) => {
      await atTurn(page);
      await expect(page.locator('.halo')).toBeVisible();
      await expect.poll(() => atRest(page)).toEqual({ drawn: 0, pulses: motion !== 'reduce' });
    });
  });
