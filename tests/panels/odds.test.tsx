import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Board } from '../../src/board/Board';
import { ActionBar } from '../../src/panels/ActionBar';
import { barsOf } from '../../src/panels/Odds';
import { QuestionPanel } from '../../src/panels/QuestionPanel';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

describe('barsOf', () => {
  const odds = { hit: 0.6, defeat: 0.1, meanDamage: 2, damage: [0.1, 0.2, 0.2, 0.06, 0.04] };

  it('shows a miss, each Damage, and everything that Defeats as one; all of it adds up to 1', () => {
    const bars = barsOf(odds, 3);
    expect(bars.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['miss miss', '0 0', 'd 1', 'd 2', 'dead dead']);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('puts much Damage into one bar', () => {
    const damage = Array.from({ length: 12 }, () => 0.05);
    const bars = barsOf({ hit: 0.6, defeat: 0, meanDamage: 3, damage }, 20);
    expect(bars).toHaveLength(7);
    expect(bars.at(-1)).toMatchObject({ label: '5+' });
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe('the question to Dodge', () => {
  it('has a card for each way, with the odds of the Attack that is going on', () => {
    const session = placed();
    playOn(session, 3, (state) => state.ask?.kind === 'dodge' && state.ask.options.some(({ id }) => id === 'dodge'));
    const table = show(session, <QuestionPanel />);
    const state = stateOf(session);
    const [dodged, firm] = [{ dodge: true }, {}].map((how) => table.queries.openOdds(state, how)?.hit ?? Number.NaN);
    expect(dodged).toBeLessThan(firm as number);
    const cards = [...document.querySelectorAll<HTMLElement>('.opt')];
    expect(cards.map((card) => card.querySelector('.big b')?.textContent)).toEqual(
      [dodged, firm].map((hit) => String(Math.round((hit as number) * 100))),
    );
    expect(within(cards[0] as HTMLElement).getByRole('button', { name: /^Dodge/ })).toHaveAttribute(
      'data-option',
      'dodge',
    );
    expect(screen.getAllByRole('list', { name: 'Chance of each result' })).toHaveLength(2);
  });
});

describe('why not', () => {
  it('stands in an Action that is off, with every thing that it could be about', () => {
    const session = placed();
    show(session, <ActionBar />);
    const button = screen.getByRole('button', { name: /^Encounter/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(within(button).getByRole('tooltip', { hidden: true })).toHaveTextContent(
      /E3: It is neither on nor adjacent to the token/,
    );
  });

  it('stands at each opponent that cannot be attacked', async () => {
    const session = placed();
    const table = show(session, <QuestionPanel />);
    table.selection.set({ group: 'attack' });
    const off = await screen.findByRole('list', { name: 'Out of reach or sight' });
    const state = stateOf(session);
    const opponents = state.order.filter((id) => state.figures[id]?.side === 'opponents');
    expect(within(off).getAllByRole('button')).toHaveLength(opponents.length);
    for (const button of within(off).getAllByRole('button')) expect(button).toHaveTextContent(/Out of range|No Line/);
  });

  it('is said of the space under the cursor, with its rule', async () => {
    const session = placed();
    const table = show(session, <Board />);
    table.selection.set({ cursor: 15 });
    const sentence = await screen.findByText(/^Why not:/);
    await userEvent.click(sentence);
    expect(table.selection.getState()).toMatchObject({ dialog: 'rule' });
  });

  it('warns of the enemies that could hit a space next', async () => {
    const session = placed();
    const table = show(session, <Board />);
    table.selection.set({ cursor: 5 * 16 + 8, threat: true });
    expect(await screen.findByText(/^could be hit by .*Cave Sickle/)).toBeVisible();
  });
});
