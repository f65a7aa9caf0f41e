import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { useAct } from '../../src/board/useAct';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { chooseSpace, reachNow } from '../../src/stores/actions';
import { engineRecord } from '../../src/stores/engine';
import { createPlayback } from '../../src/stores/playback';
import { TableContext } from '../../src/stores/react';
import type { Table } from '../../src/stores/table';
import { content, placed, playOn, stateOf, tableOf } from '../stores/game';
import { completeJsdom } from './page';

beforeAll(() => completeJsdom());

type Stop = (events: readonly GameEvent[], state: State) => boolean;

const choosing: Stop = (events) =>
  events.some(({ type, candidates }) => type === 'aiTargetChosen' && (candidates as unknown[]).length > 1);

/** The table at the first step of an opponent's turn, held there. @param part what is drawn @param stop what the turn is like */
function held(part: ReactNode = <TableScreen leave={() => undefined} />, stop = choosing): Table {
  const session = placed();
  const acted = (state: State): boolean => {
    const entry = session.getState().journal.at(-1);
    return entry?.kind === 'events' && entry.n > 4 && stop(entry.events, state);
  };
  playOn(session, 6, acted);
  session.takeBack();
  const plain = tableOf(session);
  const playback = createPlayback(session, plain.settings, { record: engineRecord(content), still: () => false });
  const table = { ...plain, playback };
  playback.pause(true);
  session.repeat();
  render(<TableContext value={table}>{part}</TableContext>);
  return table;
}

/** The table while a figure walks that is on turn, held at its first step; its Action menu comes next. */
function walking(): Table {
  const plain = tableOf(placed());
  const { session } = plain;
  const playback = createPlayback(session, plain.settings, { record: engineRecord(content), still: () => false });
  const table = { ...plain, playback };
  const far = [...reachNow(table, stateOf(session))].find(([, { path }]) => path.length === 3);
  playback.pause(true);
  render(
    <TableContext value={table}>
      <TableScreen leave={() => undefined} />
    </TableContext>,
  );
  act(() => void chooseSpace(table, far?.[0] ?? -1));
  expect(stateOf(session).ask?.kind).toBe('action');
  expect(playback.getState().event?.type).toBe('moved');
  return table;
}

describe('an own walk that is shown', () => {
  it('ends at once for a key of the Action menu, which is taken', async () => {
    const table = walking();
    await userEvent.keyboard('e');
    expect(table.playback.getState().picture).toBeNull();
    expect(table.selection.getState().dialog).toBe('endTurn');
  });

  it('ends at once for a button of the bar of Actions', async () => {
    const table = walking();
    const bar = screen.getByRole('region', { name: 'Actions' });
    await userEvent.click(within(bar).getByRole('button', { name: /^Re-Equip/ }));
    expect(table.playback.getState().picture).toBeNull();
    expect(table.selection.getState().dialog).toBe('reEquip');
  });

  it.each(['1', ' ', '{Enter}'])('ends for %j, which gives no answer that nobody has read', async (key) => {
    const table = walking();
    const { count } = stateOf(table.session);
    act(() => table.selection.set({ cursor: 0 }));
    await userEvent.keyboard(key);
    expect(table.playback.getState().picture).toBeNull();
    expect(document.querySelector('[data-ask="action"]')).not.toBeNull();
    expect(stateOf(table.session).count).toBe(count);
    expect(table.selection.plan.getState().option).toBeNull();
  });
});

/** So many Attacks are drawn over the board. */
function Strikes() {
  return <output>{useAct().act.strikes.length}</output>;
}

const showing = (): string | null => document.querySelector('[data-showing]')?.getAttribute('data-showing') ?? null;

describe('an enemy turn that is shown', () => {
  it('stands in the place of the question, which opens when the picture has come to it', async () => {
    const table = held();
    expect(stateOf(table.session).ask).not.toBeNull();
    expect(showing()).not.toBeNull();
    expect(document.querySelector('[data-ask]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Next decision/ }));
    expect(showing()).toBeNull();
    expect(document.querySelector('[data-ask]')).not.toBeNull();
  });

  it('goes on step by step with . and holds a decision with its candidates before its result', async () => {
    held();
    const seen: (string | null)[] = [];
    const candidates = (): number => document.querySelectorAll('.q-shown .cands tbody tr').length;
    for (let n = 0; n < 60 && showing() && (showing() !== 'aiTargetChosen' || candidates() === 0); n++) {
      seen.push(showing());
      await userEvent.keyboard('.');
    }
    expect(showing()).toBe('aiTargetChosen');
    expect(seen).toContain('aiStepConsidered');
    expect(screen.getAllByText(/chooses/).length).toBeGreaterThan(0);
    expect(candidates()).toBeGreaterThan(1);
    expect(document.querySelector('.q-results')).toBeNull();
    expect(document.querySelector('[data-ask]')).toBeNull();
  });

  it('takes no answer while it is behind', async () => {
    const table = held();
    const { count } = stateOf(table.session);
    await userEvent.keyboard('1');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('e');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(stateOf(table.session).count).toBe(count);
    expect(table.selection.getState().dialog).toBeNull();
    expect(showing()).not.toBeNull();
  });

  it('is not ended by a key for the Action menu of the next turn', async () => {
    const menu: Stop = (events, { ask }) =>
      ask?.kind === 'action' && events.some(({ type }) => type === 'aiStepConsidered');
    const table = held(undefined, menu);
    expect(stateOf(table.session).ask?.kind).toBe('action');
    await userEvent.keyboard('em1 {Enter}');
    expect(showing()).not.toBeNull();
    expect(table.selection.getState()).toMatchObject({ dialog: null, group: null });
  });

  it('is held and let go with P, and left with S', async () => {
    const table = held();
    await userEvent.keyboard('p');
    expect(table.playback.getState().paused).toBe(false);
    await userEvent.keyboard('p');
    expect(table.playback.getState().paused).toBe(true);
    await userEvent.keyboard('s');
    expect(table.playback.getState().picture).toBeNull();
  });

  it('tells the log and a screen reader only what is shown so far', async () => {
    const table = held();
    const lines = (): number => screen.getByRole('log').querySelectorAll('li').length;
    const before = lines();
    const said = screen.getAllByRole('status').map((each) => each.textContent);
    for (let n = 0; n < 4; n++) await userEvent.keyboard('.');
    expect(lines()).toBeGreaterThan(before);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).not.toEqual(said);
    const some = lines();
    act(() => void table.playback.skip());
    expect(lines()).toBeGreaterThanOrEqual(some);
  });
});

describe('after an enemy phase', () => {
  it('one line for each Adventurer that something happened to, one for all others, until the next answer', async () => {
    const session = placed();
    const table = tableOf(session);
    render(
      <TableContext value={table}>
        <TableScreen leave={() => undefined} />
      </TableContext>,
    );
    const summary = (): HTMLElement | null => screen.queryByRole('region', { name: 'What the enemies did' });
    act(() => playOn(session, 6, () => session.getState().undo.length > 5 && isAfterFoes(table)));
    expect(summary()).not.toBeNull();
    const lines = [...(summary()?.querySelectorAll('li') ?? [])].map((each) => each.textContent ?? '');
    const named = lines.filter((line) => /^(Nightingale|Remi|Rook|Zeke)./.test(line));
    const rest = named.length === 0 ? ['Nothing happened to the party.'] : ['Nothing happened to the others.'];
    expect(lines).toEqual([...named, ...(named.length < 4 ? rest : [])]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(summary()).toBeNull();
  });
});

describe('looking back while something is shown', () => {
  it('draws nothing of what is shown over the earlier moment, and goes on with it afterwards', () => {
    const { playback, lookBack } = held(<Strikes />);
    const strikes = () => screen.getByRole('status').textContent;
    for (let n = 0; n < 60 && strikes() === '0'; n++) act(() => void playback.step());
    expect(strikes()).toBe('1');
    act(() => void lookBack.look({ n: 4, event: 0 }));
    expect(strikes()).toBe('0');
    act(() => void lookBack.end());
    expect(strikes()).toBe('1');
  });
});

/** The last answer brought the end of an enemy phase. */
function isAfterFoes({ session }: Table): boolean {
  const { state, journal } = session.getState();
  const entry = journal.at(-1);
  if (!state || entry?.kind !== 'events' || state.ask?.kind !== 'action') return false;
  const turns = entry.events.filter(({ type }) => type === 'turnBegan');
  const foe = turns.some(({ figure }) => state.figures[String(figure)]?.kind === 'intelligent');
  return foe && state.figures[String(turns.at(-1)?.figure)]?.kind === 'adventurer';
}
