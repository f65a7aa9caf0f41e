/** Ways through the page that stop at every screen. The tests check each stop, `npm run screenshots` takes its picture. */
import { expect, type Page } from '@playwright/test';
import { begin, give, type Hand, open, openStart, plannedGames, pointOf } from './driver';
import { bringToSight, tap } from './fingers';

/** What is done at a stop. @param table whether the table is shown, which never scrolls as a whole */
export type Stop = (name: string) => Promise<void>;

export interface Tour {
  name: string;
  go: (page: Page, hand: Hand, stop: Stop) => Promise<void>;
}

const back = (page: Page) => page.getByRole('button', { name: /^Back/ });

async function beforeGame(page: Page, { press }: Hand, stop: Stop): Promise<void> {
  await openStart(page);
  await stop('start');
  for (const [name, button] of [
    ['new-game', /New game/],
    ['saves', /^Saves/],
    ['how-to-play', /How to play/],
    ['library', /Library/],
    ['settings', /Settings/],
    ['about', /About/],
  ] as const) {
    await press(page.getByRole('button', { name: button }));
    await back(page).waitFor();
    await stop(name);
    await press(back(page));
  }
}

async function goOn(page: Page, _: Hand, stop: Stop): Promise<void> {
  await open(page, plannedGames().moments.own);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await stop('start-continue');
}

async function faulty(page: Page, _: Hand, stop: Stop): Promise<void> {
  await page.route(/\/game-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('alert').waitFor();
  await stop('start-unfetched');
  await page.unroute(/\/game-[^/]+\.js$/);
  await open(page, plannedGames().moments.own);
  // The save lies in the browser, and something has spoilt it.
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('counterstep');
      opening.onsuccess = () => done(opening.result);
    });
    const store = db.transaction('saves', 'readwrite').objectStore('saves');
    await new Promise<void>((done) => {
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return done();
        cursor.update({ ...cursor.value, journal: 'gone' }).onsuccess = () => cursor.continue();
      };
    });
    db.close();
  });
  await page.reload();
  await page.getByRole('alert').waitFor();
  await stop('start-damaged');
  // A browser that cannot draw: the board behind the start fails while it is put up.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('This browser draws nothing.');
    };
  });
  await page.goto('/');
  await page.getByRole('alert').waitFor();
  await stop('error');
}

async function placing(page: Page, hand: Hand, stop: Stop): Promise<void> {
  await begin(page, plannedGames().won, hand);
  await stop('briefing');
}

/** Spaces that can be walked to, the farthest first, as the mirror of the board tells them. */
export async function reachable(page: Page): Promise<number[]> {
  const found = await page.locator('.mirror [data-space]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const [, cost] = /(\d+) points?/.exec(button.textContent ?? '') ?? [];
      return cost === undefined ? [] : [{ space: Number((button as HTMLElement).dataset.space), cost: Number(cost) }];
    }),
  );
  if (found.length === 0) throw new Error('no space can be walked to');
  return found.sort((a, b) => b.cost - a.cost).map(({ space }) => space);
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

/** On a phone brings a part of the table forward. */
async function tab(page: Page, { press }: Hand, name: string): Promise<void> {
  if (isPhone(page)) await press(page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }));
}

async function ownTurn(page: Page, hand: Hand, stop: Stop): Promise<void> {
  const { own } = plannedGames().moments;
  const { press } = hand;
  await open(page, own);
  await stop('table');
  await tab(page, hand, 'Party');
  if (isPhone(page)) await stop('table-party');
  await tab(page, hand, 'Enemies');
  if (isPhone(page)) await stop('table-enemies');
  await tab(page, hand, 'Actions');
  if (isPhone(page)) await stop('table-actions');
  const actions = page.getByRole('region', { name: 'Actions' });
  await press(actions.getByRole('button', { name: /^Move/ }));
  const [space = 0] = await reachable(page);
  if (isPhone(page)) await tap(page, await bringToSight(page, space, own.width));
  else {
    const { x, y } = await pointOf(page, space, own.width);
    await page.mouse.move(x, y);
  }
  await expect(page.locator('#board-sentence')).toContainText(/\d points?/);
  await stop('table-moving');
  await page.keyboard.press('Escape');
  await tab(page, hand, 'Actions');
  await press(actions.getByRole('button', { name: /^Attack/ }));
  await stop('table-targets');
  await page.keyboard.press('Escape');
}

async function log(page: Page, hand: Hand, stop: Stop): Promise<void> {
  const { press } = hand;
  await open(page, plannedGames().moments.own);
  await tab(page, hand, 'Log');
  await press(page.getByRole('button', { name: 'Filter' }));
  await stop('table-log-filter');
  await press(page.getByRole('button', { name: 'Filter' }));
  const lines = page.getByRole('log');
  for (const shut of await lines.getByRole('button', { expanded: false }).all()) await press(shut);
  await stop('table-log');
  await press(lines.getByTitle('Show the board at this moment').first());
  await page
    .getByRole('button', { name: /^Back to now/ })
    .first()
    .waitFor();
  await stop('table-look-back');
}

async function questions(page: Page, _: Hand, stop: Stop): Promise<void> {
  const { symbols, dodge } = plannedGames().moments;
  await open(page, symbols);
  await stop('table-symbols');
  await open(page, dodge);
  await stop('table-dodge');
}

/** Enemies act slowly, and are held. */
async function enemyActs(page: Page, hand: Hand, stop: Stop): Promise<void> {
  const { enemy, roll } = plannedGames().moments;
  await page.addInitScript(() => {
    const state = { speed: 'slow', motion: 'full', confirmEndTurn: false };
    localStorage.setItem('counterstep.settings', JSON.stringify({ state, version: 1 }));
  });
  for (const [name, moment, event] of [
    ['table-enemy', enemy, 'aiTargetChosen'],
    ['table-enemy-roll', roll, 'attackRolled'],
  ] as const) {
    await open(page, moment);
    await page.keyboard.press('p');
    if (moment.act) await give(page, moment.act, moment.width, hand);
    await tab(page, hand, 'Question');
    const showing = page.locator('[data-showing]');
    await showing.waitFor();
    while ((await showing.getAttribute('data-showing')) !== event) await page.keyboard.press('.');
    await stop(name);
  }
}

const DIALOGS = [
  ['rules', /^Rules/],
  ['by-hand', /^By hand/],
  ['saves', /^Saves/],
  ['report', /^Report/],
  ['settings', /^Settings/],
  ['keys', /^Shortcuts/],
  ['restart', /^Restart/],
  ['concede', /^Concede/],
] as const;

async function dialogs(page: Page, hand: Hand, stop: Stop): Promise<void> {
  const { press } = hand;
  await open(page, plannedGames().moments.own);
  const dialog = page.getByRole('dialog');
  const menu = (): Promise<void> => press(page.getByRole('button', { name: 'Game', exact: true }));
  const shut = async (): Promise<void> => {
    await press(dialog.getByRole('button', { name: /^(Close|Cancel)$/ }));
    await expect(dialog).toHaveCount(0);
  };
  await menu();
  await stop('dialog-menu');
  await shut();
  for (const [name, button] of DIALOGS) {
    await menu();
    await press(dialog.getByRole('button', { name: button }));
    await expect(dialog.getByRole('heading').first()).not.toHaveText('Game');
    if (name === 'rules') {
      await dialog.getByRole('searchbox').fill('dodge');
      await expect(dialog.getByText(/\d+ rules/)).toBeVisible();
    }
    if (name === 'saves') {
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the bridge');
      await press(dialog.getByRole('button', { name: 'Save', exact: true }));
      await expect(dialog.getByText('Before the bridge')).toBeVisible();
    }
    await stop(`dialog-${name}`);
    await shut();
  }
  await tab(page, hand, 'Actions');
  const actions = page.getByRole('region', { name: 'Actions' });
  await press(actions.getByRole('button', { name: /^Re-Equip/ }));
  await stop('dialog-re-equip');
  await shut();
  await tab(page, hand, 'Actions');
  await press(actions.getByRole('button', { name: /^End turn/ }));
  await stop('dialog-end-turn');
  await shut();
  await press(page.getByRole('button', { name: /^Undo/ }).first());
  await stop('dialog-undo');
  await shut();
  // Dice that lie on the player's own table: the next Attack asks for their faces.
  await menu();
  await press(dialog.getByRole('button', { name: /^By hand/ }));
  await dialog.getByRole('checkbox', { name: /^Dice from the table/ }).check();
  await shut();
  await tab(page, hand, 'Actions');
  await press(actions.getByRole('button', { name: /^Attack/ }));
  await press(page.locator('[data-ask] [data-kind="attack"]').first());
  await press(page.locator('[data-commit="plain"]').filter({ visible: true }).first());
  const ask = page.locator('[data-ask]');
  while (!(await dialog.isVisible())) await press(ask.locator('[data-option]').filter({ visible: true }).last());
  await stop('dialog-dice');
}

/** Cards in full: in a new game, then of who is on turn, of one of its Items, of an enemy, and a rule that one leads to. */
async function cards(page: Page, hand: Hand, stop: Stop): Promise<void> {
  const { press } = hand;
  const dialog = page.getByRole('dialog');
  const shut = async (): Promise<void> => {
    await press(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toHaveCount(0);
  };
  await openStart(page);
  await press(page.getByRole('button', { name: /New game/ }));
  await press(page.getByRole('button', { name: /^Card of / }).first());
  await stop('card-setup');
  await shut();
  await open(page, plannedGames().moments.own);
  await tab(page, hand, 'Party');
  const active = page.locator('.pc.is-active');
  await press(active.getByRole('heading').getByRole('button'));
  await stop('card-adventurer');
  await shut();
  await press(active.getByRole('listitem').getByRole('button').first());
  await stop('card-item');
  await shut();
  await press(page.getByRole('navigation', { name: 'Initiative Track' }).getByRole('button').last());
  await stop('card-combatant');
  await press(dialog.locator('.rule').first());
  await expect(dialog.getByRole('button', { name: 'Back to the card' })).toBeVisible();
  await stop('card-rule');
  await shut();
}

async function results(page: Page, _: Hand, stop: Stop): Promise<void> {
  const { won, lost } = plannedGames().moments;
  await open(page, won);
  await stop('result-won');
  await open(page, lost);
  await stop('result-lost');
}

/** The library of cards: filtered, without a card that fits, and cards of each kind in full. */
async function library(page: Page, { press }: Hand, stop: Stop): Promise<void> {
  await openStart(page);
  await press(page.getByRole('button', { name: /Library/ }));
  const search = page.getByRole('searchbox');
  await search.waitFor();
  if (isPhone(page)) await press(page.getByRole('button', { name: 'Filters' }));
  await press(page.getByRole('button', { name: 'Combatants' }));
  await press(page.getByRole('checkbox', { name: /^House/ }));
  await stop('library-filtered');
  await search.fill('zeke');
  await stop('library-none');
  await press(page.getByRole('button', { name: 'Show all' }));
  for (const [name, card] of [
    ['library-adventurer', 'Zeke Jeong'],
    ['library-item', 'Long Sword'],
    ['library-combatant', 'Animate'],
    ['library-encounter', 'The Broken Aqueduct'],
  ] as const) {
    await search.fill(card);
    await press(page.getByRole('button', { name: card, exact: true }));
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(card);
    await stop(name);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  }
}

export const TOURS: readonly Tour[] = [
  { name: 'the screens before a game', go: beforeGame },
  { name: 'the start with a game to go on with', go: goOn },
  { name: 'what is shown when something is broken', go: faulty },
  { name: 'the briefing', go: placing },
  { name: 'the own turn', go: ownTurn },
  { name: 'the log', go: log },
  { name: 'questions', go: questions },
  { name: 'the turn of an enemy', go: enemyActs },
  { name: 'dialogs', go: dialogs },
  { name: 'cards in full', go: cards },
  { name: 'the library', go: library },
  { name: 'results', go: results },
];
