import { expect, type Page, test } from '@playwright/test';
import { give, mouse, open, plannedGames } from './driver';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Has the page write down, frame by frame, where each figure is drawn. */
async function watchFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    const { Konva } = window as unknown as {
      Konva: { stages: { find(of: string): { name(): string; x(): number; y(): number }[] }[] };
    };
    const look = (): void => {
      for (const shape of Konva.stages[0]?.find('Shape') ?? []) {
        if (!shape.name().startsWith('figure-')) continue;
        const at = `${shape.x().toFixed(1)} ${shape.y().toFixed(1)}`;
        const places = seen[shape.name()] ?? [];
        seen[shape.name()] = places;
        if (places.at(-1) !== at) places.push(at);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seenFigures: seen });
  });
}

/** The most places at which one figure was drawn. */
const mostPlaces = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seenFigures } = window as unknown as { seenFigures: Record<string, string[]> };
    return Math.max(...Object.values(seenFigures).map((places) => places.length));
  });

test('an enemy that moves is seen on its way over several frames, and skipping leads to the question at once', async ({
  page,
}) => {
  const { walk } = plannedGames().moments;
  await page.addInitScript(() => {
    const state = { speed: 'fast', motion: 'full', confirmEndTurn: false };
    localStorage.setItem('counterstep.settings', JSON.stringify({ state, version: 1 }));
  });
  await open(page, walk);
  await watchFigures(page);
  if (walk.act) await give(page, walk.act, walk.width, mouse);
  const showing = page.locator('[data-showing]');
  await expect(showing).toBeVisible();
  // More places than the ends of one step: it is drawn between spaces, too.
  await expect.poll(() => mostPlaces(page)).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Pause', exact: false }).first().click();
  await expect(showing).toBeVisible();
  await page.getByRole('button', { name: /^Next decision/ }).click();
  await expect(showing).toHaveCount(0);
  await expect(page.locator('[data-ask]')).toBeVisible();
});
