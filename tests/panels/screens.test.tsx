import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { App } from '../../src/app/App';
import { HomeScreen } from '../../src/app/screens/HomeScreen';
import { NewGameScreen } from '../../src/app/screens/NewGameScreen';
import { ResultScreen } from '../../src/app/screens/ResultScreen';
import { openSaves, saveOf } from '../../src/storage';
import { engineRules } from '../../src/stores/engine';
import { createSession, type Saved } from '../../src/stores/session';
import { content, newGame, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

let databases = 0;
const open = () => openSaves(`screens-${databases++}`);
const empty = () => createSession(content, engineRules);

describe('HomeScreen', () => {
  it('goes on with the game saved last', async () => {
    const saves = await open();
    const old = placed();
    playOn(old, 6, (state) => state.ask?.kind === 'dodge');
    await saves.put(saveOf(old.getState() as Saved, Date.now()));
    const session = empty();
    show(session, <HomeScreen saves={saves} begin={() => undefined} />);
    expect(await screen.findByText('Dodge the Attack?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(stateOf(session)).toEqual(stateOf(old));
    saves.close();
  });

  it('says what is wrong with a save that cannot be loaded, and lets it be deleted', async () => {
    const saves = await open();
    await saves.put({ ...saveOf(placed().getState() as Saved, 1), packs: [{ id: 'core', hash: 'old' }] });
    show(empty(), <HomeScreen saves={saves} begin={() => undefined} />);
    expect(await screen.findByText(/"core" has changed/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this save' }));
    expect(await saves.latest()).toBeUndefined();
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
    await userEvent.clear(seed);
    await userEvent.type(seed, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/whole number/);
    await userEvent.clear(seed);
    await userEvent.type(seed, '1');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/at least one Adventurer/);
    expect(session.getState().state).toBeNull();
  });
});

describe('ResultScreen', () => {
  it('tells how it ended and what everyone did, and takes the last step back', async () => {
    const session = newGame(1);
    playOn(session, 1);
    show(session, <ResultScreen leave={() => undefined} again={() => undefined} />);
    const lost = stateOf(session).outcome === 'lost';
    expect(screen.getByRole('heading', { level: 1, name: lost ? 'Lost' : 'Won' })).toBeVisible();
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(4);
    session.takeBack();
    expect(stateOf(session).outcome).toBeNull();
  });
});

describe('App', () => {
  it('shows the screen that fits the game', async () => {
    const saves = await open();
    const session = empty();
    const table = show(session, <p>nothing</p>);
    const { TableContext } = await import('../../src/stores/react');
    const { render } = await import('@testing-library/react');
    render(
      <TableContext value={table}>
        <App table={table} saves={saves} settled={() => Promise.resolve()} />
      </TableContext>,
    );
    expect(screen.getByRole('heading', { name: 'Counterstep' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /New game/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByText(/Choose a space of the Starting Zone/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }));
    expect(await screen.findByRole('heading', { name: 'Counterstep' })).toBeVisible();
    expect(session.getState().state).toBeNull();
    saves.close();
  });
});
