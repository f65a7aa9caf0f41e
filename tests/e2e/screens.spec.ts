import { expect, test } from '@playwright/test';
import { faults, type Look, scrollable, unreachable, wear } from './checks';
import { mouse } from './driver';
import { finger } from './fingers';
import { type Stop, TOURS } from './tours';

test.describe.configure({ timeout: 120_000 });

const PLAIN: Look = { contrast: 'normal', text: 'normal' };
const HIGH: Look = { contrast: 'high', text: 'normal' };
const LARGER: Look = { contrast: 'normal', text: 'larger' };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const TABLET = { width: 1024, height: 768 };

for (const [device, use, hand] of [
  ['desk', DESK, mouse],
  ['phone', PHONE, finger],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(use);
    for (const tour of TOURS) {
      test(`${tour.name}: no accessibility fault, every control in reach, nothing too wide`, async ({ page }) => {
        const layout = async (name: string): Promise<void> => {
          for (const look of [LARGER, PLAIN]) {
            await wear(page, look);
            expect.soft(await unreachable(page), `${name}, ${look.text} text`).toEqual([]);
          }
        };
        const stop: Stop = async (name) => {
          for (const look of [HIGH, LARGER, PLAIN]) {
            await wear(page, look);
            expect
              .soft(await faults(page, look !== PLAIN), `${name}, ${look.contrast} contrast, ${look.text} text`)
              .toEqual([]);
          }
          await layout(name);
          if (use === PHONE) return;
          if (name.startsWith('table')) expect.soft(await scrollable(page), `${name} scrolls`).toBe(0);
          await page.setViewportSize(TABLET);
          await layout(`${name} on a tablet`);
          if (name.startsWith('table')) expect.soft(await scrollable(page), `${name} scrolls on a tablet`).toBe(0);
          await page.setViewportSize(use.viewport);
        };
        await tour.go(page, hand, stop);
      });
    }
  });
}
