/** Fingers on a touch screen, by what the browser itself gets from one. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { type Hand, type Point, pointOf, stageOf } from './driver';

/** A finger's way over the screen. */
export type Way = readonly Point[];

/** Steps in which a finger goes from one point of its way to the next. */
const STEPS = 6;

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function touch(
  page: Page,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
): Promise<void> {
  const session = await sessionOf(page);
  const touchPoints = points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Puts fingers down, drags each from the first to the last point of its way, all at once, and lifts them. */
export async function drag(page: Page, ...ways: Way[]): Promise<void> {
  const at = (n: number): Point[] =>
    ways.map((way) => {
      const leg = Math.min(Math.floor(n / STEPS), way.length - 2);
      return between(way[leg] as Point, way[leg + 1] as Point, n / STEPS - leg);
    });
  const legs = Math.max(...ways.map((way) => way.length - 1));
  await touch(page, 'touchStart', at(0));
  for (let n = 1; n <= legs * STEPS; n++) await touch(page, 'touchMove', at(n));
  await touch(page, 'touchEnd', []);
}

/** Puts one finger down and lifts it once `held` resolves. */
export async function hold(page: Page, point: Point, held: () => Promise<void>): Promise<void> {
  await touch(page, 'touchStart', [point]);
  await held();
  await touch(page, 'touchEnd', []);
}

export async function tap(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
}

/** Distance to the edge of the board in which no space is tapped, in pixels. */
const EDGE = 12;
/** Drags that bring the farthest space into sight. */
const MOST_DRAGS = 8;

/** Drags the board until a space is in sight; gives its middle. */
export async function bringToSight(page: Page, space: number, width: number): Promise<Point> {
  for (let n = 0; n < MOST_DRAGS; n++) {
    const { x, y, width: wide, height: high } = await stageOf(page);
    const point = await pointOf(page, space, width);
    const middle = { x: x + wide / 2, y: y + high / 2 };
    const isIn = point.x > x + EDGE && point.x < x + wide - EDGE && point.y > y + EDGE && point.y < y + high - EDGE;
    if (isIn) return point;
    const most = { x: wide / 2 - EDGE, y: high / 2 - EDGE };
    const by = (d: number, limit: number): number => Math.max(-limit, Math.min(limit, d));
    const to = { x: middle.x + by(middle.x - point.x, most.x), y: middle.y + by(middle.y - point.y, most.y) };
    await drag(page, [middle, to]);
  }
  throw new Error(`space ${space} cannot be brought into sight`);
}

/** By one finger: a tap picks a space, and a button that names it chooses it. */
export const finger: Hand = {
  press: (control) => control.tap(),
  async choose(page, space, width) {
    await tap(page, await bringToSight(page, space, width));
    await expect(page.locator('#board-sentence')).toHaveAttribute('data-space', String(space));
  },
};
