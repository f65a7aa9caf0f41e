/** Goes to every screen and takes its picture in three sizes, into the folder `screenshots`, which is not kept. */
import { type Page, test } from '@playwright/test';
import { mouse } from '../../tests/e2e/driver';
import { finger } from '../../tests/e2e/fingers';
import { TOURS } from '../../tests/e2e/tours';

const DESK = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 1024, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Frames until the board has measured its place and drawn anew. */
const FRAMES = 4;

async function drawn(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    await document.fonts.ready;
    for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
  }, FRAMES);
}

for (const [use, hand] of [
  [DESK, mouse],
  [TABLET, mouse],
  [PHONE, finger],
] as const) {
  const { width } = use.viewport;
  test.describe(`${width} pixels wide`, () => {
    test.use(use);
    for (const tour of TOURS)
      test(tour.name, async ({ page }) => {
        await tour.go(page, hand, async (name) => {
          await drawn(page);
          await page.screenshot({ path: `screenshots/${name}-${width}.png`, animations: 'disabled' });
        });
      });
  });
}
