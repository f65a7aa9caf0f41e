import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ReplayBar } from '../../src/app/screens/ReplayBar';
import { ResultScreen } from '../../src/app/screens/ResultScreen';
import { lookAtEnd, lookAtStart, stopsOf } from '../../src/app/screens/replay';
import type { State } from '../../src/engine/state/state';
import { eventsOf } from '../../src/log';
import { Header } from '../../src/panels/Header';
import { LogPanel } from '../../src/panels/LogPanel';
import { engineRules } from '../../src/stores/engine';
import { setupOf } from '../../src/stores/newGame';
import { toldUntil } from '../../src/stores/playback';
import { TableContext } from '../../src/stores/react';
import { createSession, type Session } from '../../src/stores/session';
import { content, newGame, PARTY, placed, playOn, stateOf, tableOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());
afterEach(() => void vi.useRealTimers());

/** A game that is lost by its end. */
function ended(seed = 1): Session {
  const session = newGame(seed);
  playOn(session, seed);
  return session;
}
const result = (session: Session) => show(session, <ResultScreen leave={() => undefined} again={() => undefined} />);

describe('ResultScreen', () => {
  it('says in which round it was lost, why, and who is still up', () => {
    const session = ended();
    result(session);
    const { outcome, round } = stateOf(session);
    expect(outcome).toBe('lost');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Lost in round ${round}`);
    expect(screen.getByText(/Defeated who was left|Every Adventurer is Defeated/)).toBeVisible();
  });

  it('says that the party gave up', () => {
    const session = placed();
    session.change({ set: 'concede' });
    result(session);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lost in round 1');
    expect(screen.getByText(/gave the Encounter up\. All 4 Adventurers stand\./)).toBeVisible();
  });

  it('tells what the Adventurers did at once and what the opponents did when unfolded', async () => {
    const session = ended();
    result(session);
    const party = screen.getAllByRole('table', { hidden: true })[1] as HTMLElement;
    expect(within(party).getAllByRole('rowheader')).toHaveLength(4);
    expect(within(party).getByRole('columnheader', { name: 'SP spent' })).toBeVisible();
    const foe = screen.getByText('Animate 1');
    expect(foe).not.toBeVisible();
    await userEvent.click(screen.getByText('What the opponents did'));
    expect(foe).toBeVisible();
  });

  it('has the Hit Points by round as a picture and as a table', () => {
    const session = ended();
    result(session);
    expect(screen.getByRole('img', { name: /Party 54 to 0, opponents 78 to \d+/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^start 54 78$/ })).toHaveLength(1);
  });

  it('takes the last step back, after a question if it showed dice', async () => {
    const session = ended();
    const table = result(session);
    await userEvent.click(screen.getByRole('button', { name: 'Take back the last step' }));
    if (table.selection.getState().dialog === 'undo')
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
    expect(stateOf(session).outcome).toBeNull();
  });
});

describe('what the result is told of', () => {
  const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

  it('is the seed, and a game without changes by hand has none, also where it was given up', () => {
    const session = placed(31);
    session.change({ set: 'dice', dice: [] });
    session.change({ set: 'concede' });
    result(session);
    expect(fact('Seed')).toBe('31');
    expect(fact('Rolls undone')).toBe('0');
    expect(fact('By hand')).toBeUndefined();
  });

  it.each([
    [1, '1 change'],
    [2, '2 changes'],
  ])('are changes by hand: %i', (n, told) => {
    const session = placed();
    for (let damage = 1; damage <= n; damage++) session.change({ set: 'damage', figure: 'rook', n: damage });
    session.change({ set: 'concede' });
    result(session);
    expect(fact('By hand')).toBe(told);
  });

  it('is played once more with the same seed, and Undo brings the result back', async () => {
    const session = placed(31);
    session.change({ set: 'concede' });
    const end = stateOf(session);
    result(session);
    await userEvent.click(screen.getByRole('button', { name: 'Restart' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Same seed' }));
    expect(stateOf(session)).toMatchObject({ count: 0, outcome: null, random: { seed: 31 } });
    session.takeBack();
    expect(stateOf(session)).toBe(end);
  });
});

describe('the replay', () => {
  it('begins at the beginning, goes step by step and by turns, and back to the result', async () => {
    const session = ended();
    const table = tableOf(session);
    render(
      <TableContext value={table}>
        <ReplayBar />
      </TableContext>,
    );
    act(() => void lookAtStart(table));
    expect(table.lookBack.getState().at?.n).toBe(-1);
    expect(screen.getByRole('status')).toHaveTextContent(/^Step 1 of \d+ The Encounter begins/);
    expect(screen.getByRole('button', { name: 'Step back' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Step 2 /);
    await userEvent.click(screen.getByRole('button', { name: 'Next turn' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next turn' }));
    expect(table.lookBack.getState().picture?.turn.figure).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'To the result' }));
    expect(table.lookBack.getState().picture).toBeNull();
  });

  it('plays by itself at the speed chosen, until it is held, stepped by hand or left', () => {
    vi.useFakeTimers();
    const table = tableOf(ended());
    table.settings.setState({ speed: 'normal' });
    render(
      <TableContext value={table}>
        <ReplayBar />
      </TableContext>,
    );
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const step = (): number => Number(/^Step (\d+)/.exec(screen.getByRole('status').textContent ?? '')?.[1]);
    const wait = (steps: number): void => {
      for (let n = 0; n < steps; n++) act(() => vi.advanceTimersToNextTimer());
    };
    act(() => void lookAtStart(table));
    press('Play');
    let begun = Date.now();
    wait(3);
    const normal = Date.now() - begun;
    expect(step()).toBe(4);
    press('Pause');
    wait(2);
    expect(step()).toBe(4);
    press('Play');
    press('Next step');
    wait(2);
    expect(step()).toBe(5);
    press('Play');
    press('To the result');
    wait(2);
    expect(table.lookBack.getState().picture).toBeNull();
    act(() => void lookAtStart(table));
    wait(2);
    expect(step()).toBe(1);
    table.settings.setState({ speed: 'slow' });
    press('Play');
    begun = Date.now();
    wait(3);
    expect(step()).toBe(4);
    expect(Date.now() - begun).toBe(2 * normal);
  });

  it('tells the log as far as it has come, and takes nothing back', async () => {
    const session = ended();
    const table = tableOf(session);
    render(
      <TableContext value={table}>
        <Header leave={() => undefined} />
        <LogPanel />
      </TableContext>,
    );
    act(() => void lookAtStart(table));
    expect(screen.queryByText('Round 0')).toBeNull();
    expect(document.querySelectorAll('.log li')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
    const before = session.getState();
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(session.getState()).toBe(before);
    expect(table.lookBack.getState().picture).not.toBeNull();
    const later = stopsOf(table)[60];
    if (!later) throw new Error('the game is short');
    act(() => void table.lookBack.look(later));
    const told = toldUntil(before.journal, later);
    expect(before.journal[told?.entries ?? -1]).toMatchObject({ kind: 'events', n: later.n });
    expect(told?.events).toBe(later.event + 1);
    const lines = document.querySelectorAll('.log li').length;
    expect(lines).toBeGreaterThan(1);
    act(() => void table.lookBack.end());
    expect(screen.getByRole('button', { name: /^Undo/ })).not.toHaveAttribute('aria-disabled');
  });

  it('looks at the board as it was at the end', () => {
    const session = ended();
    const table = tableOf(session);
    expect(lookAtEnd(table)).toBe(true);
    expect(table.lookBack.getState().picture?.bodies).toEqual(stateOf(session).bodies);
  });

  it('shows nobody before they come into play', () => {
    const session = createSession(content, engineRules);
    session.begin(setupOf({ encounter: 'the-broken-aqueduct', party: PARTY, seed: 1 }), 'test');
    while (stateOf(session).ask?.kind === 'placement') session.choose(stateOf(session).ask?.options[0]?.id as string);
    const table = tableOf(session);
    const spawns = eventsOf(session.getState().journal).filter(({ type }) => type === 'spawned');
    expect(spawns).toHaveLength(2);
    const seen = stopsOf(table).map(({ n, event }) => {
      table.lookBack.look({ n, event });
      const { order, figures } = table.lookBack.getState().picture as State;
      expect(order.filter((id) => !figures[id])).toEqual([]);
      return order.length;
    });
    expect(Math.max(...seen) - Math.min(...seen)).toBe(2);
  });

  it('has every line of the log once, in order', () => {
    const stops = stopsOf(tableOf(ended()));
    expect(stops.length).toBeGreaterThan(100);
    for (const [n, stop] of stops.entries()) {
      const next = stops[n + 1];
      if (next) expect(next.n > stop.n || (next.n === stop.n && next.event > stop.event)).toBe(true);
    }
  });
});
