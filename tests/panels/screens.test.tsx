import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { App } from '../../src/app/App';
import * as game from '../../src/app/game';
import * as play from '../../src/app/play';
import { LastSave } from '../../src/app/screens/LastSave';
import { NewGameScreen } from '../../src/app/screens/NewGameScreen';
import { openSaves, saveOf } from '../../src/storage';
import { engineRules } from '../../src/stores/engine';
import { fetched } from '../../src/stores/fetched';
import { setupOf } from '../../src/stores/newGame';
import { createSession, type Saved } from '../../src/stores/session';
import { createSettings } from '../../src/stores/settings';
import { content, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

let databases = 0;
const open = () => openSaves(`screens-${databases++}`);
const empty = () => createSession(content, engineRules);

describe('LastSave', () => {
  it('goes on with the game saved last', async () => {
    const saves = await open();
    const old = placed();
    playOn(old, 6, (state) => state.ask?.kind === 'dodge');
    await saves.put(saveOf(old.getState() as Saved, Date.now()));
    const session = empty();
    show(session, <LastSave saves={saves} near={() => undefined} />);
    expect(await screen.findByText('Dodge the Attack?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(stateOf(session)).toEqual(stateOf(old));
    saves.close();
  });

  it('says what is wrong with a save that cannot be loaded, and lets it be deleted', async () => {
    const saves = await open();
    await saves.put({ ...saveOf(placed().getState() as Saved, 1), packs: [{ id: 'core', hash: 'old' }] });
    show(empty(), <LastSave saves={saves} near={() => undefined} />);
    expect(await screen.findByText('The last save cannot be loaded')).toBeVisible();
    expect(screen.getByText(/"core" has changed/)).not.toBeVisible();
    await userEvent.click(screen.getByText('What is wrong'));
    expect(screen.getByText(/"core" has changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export this save' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this save' }));
    expect(await saves.latest()).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await saves.latest()).toBeUndefined();
    saves.close();
  });
});

describe('a broken LastSave', () => {
  it('goes on from its last sound step and stays as it is', async () => {
    const saves = await open();
    const old = placed();
    const save = saveOf(old.getState() as Saved, 1);
    await saves.put({ ...save, state: { ...save.state, figures: {} } });
    const session = empty();
    show(session, <LastSave saves={saves} near={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: /last sound step/ }));
    expect(stateOf(session)).toEqual(save.undo.at(-1)?.before);
    expect(session.getState().game).not.toBe(save.id);
    saves.close();
  });
});

describe('NewGameScreen', () => {
  it('begins with the party and seed chosen', async () => {
    const session = empty();
    show(session, <NewGameScreen leave={() => undefined} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Zeke/ }));
    const seed = screen.getByRole('textbox', { name: 'Seed' });
    await userEvent.clear(seed);
    await userEvent.type(seed, '42');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(stateOf(session).random.seed).toBe(42);
    expect(stateOf(session).encounter.toPlace).toEqual(['nightingale', 'remi', 'rook']);
  });

  it('does not begin with a seed that is no number, nor without a party', async () => {
    const session = empty();
    show(session, <NewGameScreen leave={() => undefined} />);
    const seed = screen.getByRole('textbox', { name: 'Seed' });
    for (const wrong of ['x', '0x10', '1e3', '-1', '1.5', ' ']) {
      await userEvent.clear(seed);
      await userEvent.type(seed, wrong);
      await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
      expect(screen.getByRole('alert')).toHaveTextContent(/whole number/);
      expect(session.getState().state).toBeNull();
    }
    await userEvent.clear(seed);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(session.getState().state).toBeNull();
    await userEvent.clear(seed);
    await userEvent.type(seed, '1');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/at least one Adventurer/);
    expect(session.getState().state).toBeNull();
  });
});

describe('App', () => {
  const SETTINGS = createSettings(localStorage);

  /** The page over saves of its own; each part answers with what its list holds next, a text being a failure. */
  async function page(first: { game?: string[]; play?: string[] } = {}) {
    const saves = await open();
    const failures = { game: [...(first.game ?? [])], play: [...(first.play ?? [])] };
    const opened = game.open(SETTINGS, saves);
    const part = <T,>(name: 'game' | 'play', value: T) =>
      fetched(async () => {
        const failure = failures[name].shift();
        if (failure !== undefined) throw new Error(failure);
        return value;
      });
    const parts = {
      saves: fetched(async () => saves),
      game: part('game', { ...game, ...opened }),
      play: part('play', play),
    };
    render(<App {...parts} />);
    return { ...opened, saves, parts };
  }
  const start = () => screen.findByRole('heading', { name: 'Counterstep' });

  it('shows the screen that fits the game', async () => {
    const { table, saves } = await page();
    expect(await start()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /New game/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(await screen.findByText(/Choose a space of the Starting Zone/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }));
    expect(await start()).toBeVisible();
    expect(table.session.getState().state).toBeNull();
    saves.close();
  });

  it('goes back to the screen before with Back, from a game to the start, which keeps it', async () => {
    const { table, saves } = await page();
    await start();
    await userEvent.click(screen.getByRole('button', { name: /How to play/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Begin a first fight' }));
    expect(await screen.findByRole('button', { name: 'Begin' })).toBeVisible();
    act(() => history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
    act(() => history.back());
    await start();
    await userEvent.click(screen.getByRole('button', { name: /New game/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    expect(await screen.findByText(/Choose a space of the Starting Zone/)).toBeVisible();
    act(() => history.back());
    await start();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    await waitFor(() => expect(table.session.getState().state).toBeNull());
    act(() => history.forward());
    await start();
    saves.close();
  });

  it('shows the table after a save was loaded from the start', async () => {
    const { table, saves } = await page();
    await start();
    act(() => table.session.resume(placed().getState() as Saved));
    await table.saving?.keep('mine');
    await userEvent.click(await screen.findByRole('button', { name: /to the start/i }));
    await start();
    await userEvent.click(screen.getByRole('button', { name: /Saves|Saved games/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Load mine/ }));
    expect(await screen.findByRole('main', { name: 'Board' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(table.session.getState().state).not.toBeNull();
    expect(screen.getByRole('main', { name: 'Board' })).toBeVisible();
    saves.close();
  });

  it('shows the table while a game that is over is looked back at, then its result again', async () => {
    const { table, saves } = await page();
    await start();
    SETTINGS.setState({ motion: 'reduced' });
    act(() => table.session.resume(placed().getState() as Saved));
    act(() => void table.session.change({ set: 'concede' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the board' }));
    expect(await screen.findByRole('main', { name: 'Board' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'To the result' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lost in round 1' })).toBeVisible();
    saves.close();
  });

  it('shows the start before anything else has been fetched, and keeps its place and focus', async () => {
    let arrive: (value: typeof game & game.Opened) => void = () => undefined;
    const saves = await open();
    const coming = new Promise<typeof game & game.Opened>((resolve) => {
      arrive = resolve;
    });
    render(<App saves={fetched(async () => saves)} game={fetched(() => coming)} play={fetched(async () => play)} />);
    const begin = screen.getByRole('button', { name: /New game/ });
    begin.focus();
    arrive({ ...game, ...game.open(SETTINGS, saves) });
    await coming;
    await waitFor(() => expect(document.querySelector('.hero')).not.toBeNull());
    expect(screen.getByRole('button', { name: /New game/ })).toBe(begin);
    expect(begin).toHaveFocus();
    saves.close();
  });

  it('leaves the game saved last alone when told to, until another one has been played', async () => {
    const saves = await open();
    await saves.put(saveOf(placed().getState() as Saved, 1));
    const opened = game.open(SETTINGS, saves);
    const parts = { saves: fetched(async () => saves), game: fetched(async () => ({ ...game, ...opened })) };
    render(<App {...parts} play={fetched(async () => play)} without />);
    await waitFor(() => expect(document.querySelector('.hero')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /New game/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the start' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect((await saves.get('test')) !== undefined).toBe(true);
    saves.close();
  });

  it('says that the game could not be fetched and tries again', async () => {
    const { saves } = await page({ game: ['offline'] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be fetched.*Nothing is lost.*offline/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    saves.close();
  });

  it('says that the table could not be fetched only when it is needed', async () => {
    const { parts, table, saves } = await page({ play: ['offline', 'offline'] });
    await start();
    await parts.game.get();
    await parts.play.get().catch(() => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => table.session.begin(setupOf({ encounter: 'the-drowned-gate', party: ['zeke'], seed: 1 }), 'test'));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Choose a space of the Starting Zone/)).toBeVisible();
    saves.close();
  });
});
