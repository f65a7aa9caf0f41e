import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followClicks } from '../../src/app/clicks';
import { facts } from '../../src/app/game';
import { type Keys, pressed } from '../../src/app/keys';
import { HomeScreen } from '../../src/app/screens/HomeScreen';
import { HowToScreen } from '../../src/app/screens/HowToScreen';
import { loadLedger } from '../../src/log';
import { FIRST_FIGHT } from '../../src/panels/text/howTo';
import type { Saves } from '../../src/storage';
import { engineRules } from '../../src/stores/engine';
import { fetched } from '../../src/stores/fetched';
import { createSession } from '../../src/stores/session';
import { content } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

async function home(named: number) {
  const go = { begin: vi.fn(), saves: vi.fn(), howTo: vi.fn(), cards: vi.fn(), settings: vi.fn(), about: vi.fn() };
  const saves = { latest: async () => undefined, count: async () => named } as unknown as Saves;
  const never = fetched(() => new Promise<never>(() => undefined));
  const opened = fetched(async () => saves);
  render(<HomeScreen saves={opened} game={never} without={false} near={() => undefined} go={go} />);
  await act(() => opened.get());
  return go;
}

describe('HomeScreen', () => {
  it.each([
    [0, 'Named saves, and games from files'],
    [1, '1 save, or a game from a file'],
    [6, '6 saves, or a game from a file'],
  ])('tells of %i named saves', async (named, text) => {
    await home(named);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('goes everywhere by the key that is shown', async () => {
    const go = await home(0);
    await userEvent.keyboard('nShL');
    expect(
      [go.begin, go.saves, go.howTo, go.cards, go.settings, go.about].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 1, 1, 0, 0]);
    await userEvent.keyboard('ta');
    expect(go.settings).toHaveBeenCalledTimes(1);
    expect(go.about).toHaveBeenCalledTimes(1);
  });

  it('knows the rules and Encounters of its packs', () => {
    expect(facts).toEqual([{ name: 'Core', edition: '1.2', encounters: 3 }]);
  });
});

describe('keys of a screen', () => {
  const on = (target: Element, init: KeyboardEventInit, click = false): { used: boolean; act: () => void } => {
    const act = vi.fn();
    const clicks = followClicks();
    const keys: Keys = { n: act, enter: act };
    let used = false;
    const listen = (e: Event): void => {
      used = pressed(keys, e as KeyboardEvent, clicks);
    };
    document.body.append(target);
    target.addEventListener('keydown', listen);
    if (click) fireEvent.pointerDown(target);
    fireEvent.keyDown(target, init);
    target.remove();
    clicks.stop();
    expect(act).toHaveBeenCalledTimes(used ? 1 : 0);
    return { used, act };
  };

  it('work on the page and beside a control, but are left to a field, to Enter on a control, and to the browser', () => {
    const element = (name: string) => document.createElement(name);
    expect(on(element('div'), { key: 'N' }).used).toBe(true);
    expect(on(element('div'), { key: 'Enter' }).used).toBe(true);
    expect(on(element('button'), { key: 'n' }).used).toBe(true);
    expect(on(element('button'), { key: 'Enter' }).used).toBe(false);
    expect(on(element('button'), { key: 'Enter' }, true).used).toBe(true);
    expect(on(element('input'), { key: 'n' }).used).toBe(false);
    expect(on(element('div'), { key: 'n', ctrlKey: true }).used).toBe(false);
    expect(on(element('div'), { key: 'x' }).used).toBe(false);
  });
});

describe('How to play', () => {
  it('links its terms to rules that the ledger has', async () => {
    const ledger = await loadLedger();
    const links = FIRST_FIGHT.flatMap(({ text }) => text.flatMap((each) => [...each.matchAll(/\|([^\]]+)\]/g)]));
    expect(links.length).toBeGreaterThan(10);
    for (const [, id] of links) expect(ledger.byId.has(id as string), id).toBe(true);
  });

  it('opens a rule over the steps and begins a game', async () => {
    const begin = vi.fn();
    show(createSession(content, engineRules), <HowToScreen leave={() => undefined} begin={begin} />);
    await userEvent.click(screen.getByRole('button', { name: /^Dodge/ }));
    expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Begin a first fight' }));
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
