/** What is checked on every screen: accessibility, and that each control can be reached and the page does not overflow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** How the page may look: as the settings put it on the root element. */
export interface Look {
  contrast: 'normal' | 'high';
  text: 'normal' | 'larger';
}

/** Gives the page a look, as a choice in the settings does. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), look);
}

/** Rules of axe whose answers a look can change: colours do by contrast, what scrolls does by the size of the text. */
const RULES_OF_LOOK = ['color-contrast', 'scrollable-region-focusable'];

/** Faults that axe finds, as `rule: elements`. @param looks only what depends on the look: the rest was found in another one */
export async function faults(page: Page, looks = false): Promise<string[]> {
  // There are no frames: one look at the page itself is all.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (looks ? axe.withRules(RULES_OF_LOOK) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * Controls that a pointer cannot reach, and overflow: what sticks out sideways, what lies under something else, what only a
 * scroll would show that no user can make. An open dialog has the page to itself.
 */
export async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
    const dialog = document.querySelector('dialog:modal');
    const root = dialog ?? document;
    const nameOf = (control: Element): string => {
      const words = control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.id);
      return `${control.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
    };
    const enabled = (control: Element): boolean =>
      !control.matches(':disabled, [aria-disabled="true"]') && control.closest('[inert], .vh') === null;
    /** What keeps a pointer from the middle of it, as it stands now. */
    const obstacle = (shown: HTMLElement): string | null => {
      const [line] = shown.getClientRects();
      if (!line) return 'has no size';
      const x = line.left + line.width / 2;
      const y = line.top + line.height / 2;
      if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight)
        return `is off the screen at ${Math.round(x)}, ${Math.round(y)}`;
      const hit = document.elementFromPoint(x, y);
      if (hit && (shown.contains(hit) || hit.closest('label')?.contains(shown))) return null;
      return `is covered by ${hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : 'nothing'}`;
    };
    /** The same when everything around it is scrolled that a user can scroll. */
    const faultOf = (shown: HTMLElement): string | null => {
      let fault = obstacle(shown);
      const above: { box: Element; top: number; left: number }[] = [];
      for (let box = shown.parentElement; box; box = box.parentElement)
        above.push({ box, top: box.scrollTop, left: box.scrollLeft });
      const fixed = (way: string): boolean => way === 'hidden' || way === 'clip';
      for (const block of ['nearest', 'center'] as const) {
        if (fault === null) break;
        shown.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const forced = above.find(({ box, top, left }) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          return (fixed(overflowX) && box.scrollLeft !== left) || (fixed(overflowY) && box.scrollTop !== top);
        });
        fault = forced ? `is cut off by ${forced.box.tagName.toLowerCase()}.${forced.box.className}` : obstacle(shown);
      }
      for (const { box, top, left } of above) box.scrollTo({ top, left, behavior: 'instant' });
      return fault;
    };
    for (const control of root.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role="button"]',
    )) {
      // What is out of sight for the eye alone is shown by its label.
      const shown = control.matches('.vh') ? control.closest('label') : enabled(control) ? control : null;
      if (!shown?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const fault = faultOf(shown);
      if (fault !== null) found.push(`${nameOf(control)} ${fault}`);
    }
    return found;
  });
}

/** Pixels by which the page can be scrolled down. */
export const scrollable = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
