import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import { useAct } from '../../src/board/useAct';
import { engineRecord } from '../../src/stores/engine';
import { createPlayback } from '../../src/stores/playback';
import { TableContext } from '../../src/stores/react';
import type { Table } from '../../src/stores/table';
import { content, placed, playOn, stateOf, tableOf } from '../stores/game';
import { completeJsdom } from './page';

beforeAll(() => completeJsdom());

/** The table at the first step of an opponent's turn, held there. @param part what is drawn */
function held(part: ReactNode = <TableScreen leave={() => undefined} />): Table {
  const session = placed();
  const acted = (): boolean => {
    const entry = session.getState().journal.at(-1);
    const chosen = entry?.kind === 'events' && entry.n > 4 ? entry.events : [];
    return chosen.some(({ type, candidates }) => type === 'aiTargetChosen' && (candidates as unknown[]).length > 1);
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
