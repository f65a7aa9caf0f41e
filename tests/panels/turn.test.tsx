import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableScreen } from '../../src/app/screens/TableScreen';
import type { State } from '../../src/engine/state/state';
import { Dialogs } from '../../src/panels/Dialogs';
import { QuestionPanel } from '../../src/panels/QuestionPanel';
import { readable } from '../../src/panels/text/turn';
import { chooseSpace, empowerAfter, reachNow } from '../../src/stores/actions';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

const attacks = (state: State) =>
  state.ask?.kind === 'action' ? state.ask.options.filter((o) => o.kind === 'attack' && !o.friendly) : [];

/** A game that stands where something holds, played by chance. */
function where(holds: (state: State) => boolean) {
  for (let seed = 1; seed < 40; seed++) {
    const session = placed();
    playOn(session, seed, (state) => holds(state));
    if (stateOf(session).ask && holds(stateOf(session))) return session;
  }
  throw new Error('it does not come to that');
}

const commit = () => document.querySelector<HTMLElement>('[data-commit="plain"]');

describe('an Attack', () => {
  it('is picked first, with its odds and what it leaves, and made by the button', async () => {
    const session = where((state) => attacks(state).length > 1);
    const before = stateOf(session);
    const table = show(session, <QuestionPanel />);
    const [first, second] = attacks(before);
    act(() => table.selection.set({ group: 'attack' }));
    expect(screen.getByRole('heading', { name: 'Attack whom?' })).toBeVisible();
    const row = (id: string) => document.querySelector<HTMLElement>(`[data-option=${JSON.stringify(id)}]`);
    await userEvent.click(row(first?.id ?? '') as HTMLElement);
    expect(stateOf(session)).toBe(before);
    expect(row(first?.id ?? '')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/Hits on \d+ or more/)).toBeVisible();
    await userEvent.click(row(second?.id ?? '') as HTMLElement);
    expect(row(first?.id ?? '')).toHaveAttribute('aria-pressed', 'false');
    expect(stateOf(session)).toBe(before);
    await userEvent.click(commit() as HTMLElement);
    expect(session.getState().undo.findLast((step) => step.before === before)?.option?.id).toBe(second?.id);
  });

  it('has Cancel beside it only where there is something to cancel', async () => {
    const session = where((state) => attacks(state).length > 1);
    const table = show(session, <QuestionPanel />);
    const cancel = () => screen.queryByRole('button', { name: /^Cancel/ });
    expect(screen.getByRole('heading', { name: /^What does/ })).toBeVisible();
    expect(cancel()).toBeNull();
    await userEvent.click(document.querySelector('[data-kind="attack"]') as HTMLElement);
    expect(cancel()).toBeVisible();
    await userEvent.click(cancel() as HTMLElement);
    expect(cancel()).toBeNull();
    act(() => table.selection.set({ group: 'attack' }));
    await userEvent.click(cancel() as HTMLElement);
    expect(table.selection.getState().group).toBeNull();
  });

  it('stands where it stood once the way its odds are computed is folded, and the next question at its beginning', async () => {
    const session = where((state) => attacks(state).length > 1);
    const table = show(session, <QuestionPanel />);
    act(() => table.selection.set({ group: 'attack' }));
    const panel = document.querySelector('.q') as HTMLElement;
    const scrolled = (n: number): void => {
      panel.scrollTop = n;
    };
    await userEvent.click(document.querySelector('[data-kind="attack"]') as HTMLElement);
    const computed = document.querySelector('details') as HTMLDetailsElement;
    const fold = (open: boolean): void => {
      computed.open = open;
      fireEvent(computed, new Event('toggle'));
    };
    scrolled(40);
    fold(true);
    scrolled(200);
    fold(false);
    expect(panel.scrollTop).toBe(40);
    // Gone with what was picked, it takes no room any more.
    fold(true);
    scrolled(200);
    act(() => void table.selection.plan.cancel());
    expect(document.querySelector('details')).toBeNull();
    expect(panel.scrollTop).toBe(40);
    scrolled(200);
    act(() => table.selection.set({ group: null }));
    expect(panel.scrollTop).toBe(0);
    scrolled(200);
    const { id } = stateOf(session).ask ?? {};
    act(() => playOn(session, 1, ({ ask }) => ask !== null && ask.id !== id));
    expect(stateOf(session).ask?.id).not.toBe(id);
    expect(document.querySelector('.q')).toBe(panel);
    expect(panel.scrollTop).toBe(0);
  });

  it('that is picked is dropped with Cancel, and nothing has to be undone', async () => {
    const session = where((state) => attacks(state).length > 0);
    const before = stateOf(session);
    const { length } = session.getState().undo;
    const table = show(session, <QuestionPanel />);
    act(() => table.selection.set({ group: 'attack' }));
    await userEvent.click(document.querySelector(`[data-option=${JSON.stringify(attacks(before)[0]?.id)}]`) as Element);
    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(table.selection.plan.getState().option).toBeNull();
    expect(table.selection.getState().group).toBeNull();
    expect(stateOf(session)).toBe(before);
    expect(session.getState().undo).toHaveLength(length);
  });
});

describe('Attack and Empower', () => {
  it('are decided together and taken back as one', async () => {
    const session = where(
      (state) => attacks(state).length > 0 && (state.figures[state.ask?.figure ?? '']?.sp ?? 0) >= 3,
    );
    const before = stateOf(session);
    const table = show(session, <QuestionPanel />);
    table.settings.setState({ confirmUndo: false });
    const [option] = attacks(before);
    if (!option) throw new Error('no Attack');
    expect(empowerAfter(table, before, option)?.cost).toEqual({ sp: 1 });
    act(() => table.selection.set({ group: 'attack' }));
    await userEvent.click(document.querySelector(`[data-option=${JSON.stringify(option.id)}]`) as Element);
    const { hit } = table.queries.odds(before, before.ask?.figure ?? '', option.target ?? '', {
      ...(option.with && { with: option.with }),
      empower: true,
    });
    const empower = screen.getByRole('button', { name: /^Empower too/ });
    expect(empower).toHaveTextContent(`${Math.round(hit * 100)}% hit, `);
    await userEvent.click(empower);
    const figure = before.ask?.figure as string;
    const events = session.getState().journal.flatMap((entry) => (entry.kind === 'events' ? entry.events : []));
    expect(events.findLast((event) => event.type === 'empowered')).toMatchObject({ figure });
    act(() => void session.takeBack());
    expect(stateOf(session)).toBe(before);
  });
});

describe('Symbols', () => {
  it('are picked first, with the HP that the target will have left, and cost nothing until they are spent', async () => {
    const session = where(
      (state) =>
        state.ask?.kind === 'symbols' &&
        state.ask.options.some((o) => o.kind === 'symbol') &&
        state.figures[state.ask.figure ?? '']?.kind === 'adventurer',
    );
    const before = stateOf(session);
    const option = before.ask?.options.find((o) => o.kind === 'symbol');
    const table = show(session, <QuestionPanel />);
    const [change] = table.queries.outcome(before, option?.id ?? '').hp;
    await userEvent.click(document.querySelector(`[data-option=${JSON.stringify(option?.id)}]`) as Element);
    expect(stateOf(session)).toBe(before);
    if (!change) throw new Error('it changes nothing');
    expect(document.querySelector('.q-commit')).toHaveTextContent(`${change.from} → ${change.to} HP`);
    expect(document.querySelector(`[data-option=${JSON.stringify(option?.id)}]`)).toHaveTextContent(
      `${change.from} → ${change.to} HP`,
    );
    const journal = session.getState().journal.length;
    await userEvent.click(commit() as HTMLElement);
    while (stateOf(session).ask?.kind === 'symbols') act(() => void session.pass());
    const told = session.getState().journal.slice(journal);
    const events = told.flatMap((entry) => (entry.kind === 'events' ? entry.events : []));
    const dealt = events.filter((event) => event.type === 'damageDealt' && event.target === change.figure);
    expect(dealt.reduce((sum, event) => sum + Number(event.amount), 0)).toBe(change.from - change.to);
  });
});

describe('a path past enemies', () => {
  it('is picked by the first choice of its end and walked by the second', () => {
    let space = -1;
    const risky = (state: State): boolean => {
      const table = show(placed(), null);
      for (const [at, way] of reachNow(table, state)) if (way.provokes.length > 0) space = at;
      return space >= 0;
    };
    const session = where(risky);
    const before = stateOf(session);
    const table = show(session, null);
    chooseSpace(table, space);
    expect(stateOf(session)).toBe(before);
    expect(table.selection.plan.getState().goal).toBe(space);
    expect(table.selection.cancel()).toBe(true);
    expect(table.selection.plan.getState().goal).toBeNull();
    chooseSpace(table, space);
    chooseSpace(table, space);
    expect(stateOf(session).count).toBeGreaterThan(before.count);
  });
});

describe('keys', () => {
  it('open the Actions, pick by number and give it with Enter', async () => {
    const session = where((state) => attacks(state).length > 0);
    const before = stateOf(session);
    const table = show(session, <TableScreen leave={() => undefined} />);
    await userEvent.keyboard('a');
    expect(table.selection.getState().group).toBe('attack');
    await userEvent.keyboard('1');
    expect(stateOf(session)).toBe(before);
    await userEvent.keyboard('{Escape}');
    expect(table.selection.getState().group).toBeNull();
    await userEvent.keyboard('a1{Enter}');
    expect(session.getState().undo.find((step) => step.before === before)?.option?.id).toBe(attacks(before)[0]?.id);
  });
});

describe('Re-Equip', () => {
  it('takes an Item from an adjacent Adventurer, as the engine offers it', async () => {
    const session = placed();
    const before = stateOf(session);
    const taker = before.ask?.figure as string;
    const table = show(session, <Dialogs />);
    act(() => table.selection.set({ dialog: 'reEquip' }));
    const dialog = await screen.findByRole('dialog', { name: 'Re-Equip' });
    const [from] = within(dialog).getAllByRole('group', { name: /^Take from/ });
    const box = within(from as HTMLElement).getAllByRole('checkbox', { name: /into the Pack/ })[0] as HTMLElement;
    const name = box.getAttribute('aria-label')?.split(':')[0] as string;
    await userEvent.click(box);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Re-Equip' }));
    const cards = stateOf(session).figures[taker]?.cards ?? [];
    expect(cards.filter((card) => card.zone === 'pack').map((card) => table.names.card(card.card))).toContain(name);
  });
});

describe('words of a card', () => {
  it('are shown without the marks of names', () => {
    expect(readable('if there is another {Cave Sickle} within SOI')).toBe('if there is another Cave Sickle within SOI');
  });
});
