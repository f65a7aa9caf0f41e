import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dialogs } from '../../src/panels/Dialogs';
import { LogPanel } from '../../src/panels/LogPanel';
import { LookBackBar } from '../../src/panels/LookBackBar';
import { SpeedPanel } from '../../src/panels/SpeedPanel';
import { ThrowDice } from '../../src/panels/ThrowDice';
import { placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

/** A game in its second round. */
function later() {
  const session = placed();
  playOn(session, 3, (state) => state.round >= 2 && state.ask?.kind === 'action');
  return session;
}

describe('LogPanel', () => {
  it('shows some lines only: those of one figure and about one thing', async () => {
    show(later(), <LogPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Movement');
    const lines = screen.getAllByRole('button', { name: /moves? to|^Move |jumps/i });
    expect(lines.length).toBeGreaterThan(0);
    expect(screen.queryByText(/gains \d SP/)).toBeNull();
    const figures = screen.getByRole('combobox', { name: 'Figure' });
    await userEvent.selectOptions(figures, 'Zeke');
    const own = screen.queryAllByRole('button', { name: /moves? to|^Move |jumps/i });
    expect(own.length).toBeLessThan(lines.length);
    await userEvent.selectOptions(figures, 'Everyone');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Changes by hand');
    expect(screen.getByText('No line is about that.')).toBeVisible();
  });

  it('shows the board as it was at a line, and comes back', async () => {
    const session = later();
    const table = show(
      session,
      <>
        <LookBackBar />
        <LogPanel />
        <SpeedPanel />
      </>,
    );
    const [eye] = screen.getAllByRole('button', { name: 'Show the board at this moment' });
    await userEvent.click(eye as HTMLElement);
    expect(table.lookBack.getState().picture).not.toBeNull();
    expect(screen.getByRole('status', { name: 'Looking back' })).toHaveTextContent(/^You look at round \d/);
    expect(screen.getByRole('heading', { name: /^You look at round \d/ })).toBeVisible();
    expect(screen.getByText(/^Now the game waits at: /)).toBeVisible();
    const [back] = screen.getAllByRole('button', { name: /Back to now/ });
    await userEvent.click(back as HTMLElement);
    expect(table.lookBack.getState().picture).toBeNull();
    expect(screen.queryByRole('status', { name: 'Looking back' })).toBeNull();
  });
});

describe('a line of the log', () => {
  it('lights every figure that it names while it is pointed at', async () => {
    const table = show(later(), <LogPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Attacks, Spells and rolls');
    const lines = within(screen.getByRole('log')).getAllByRole('button', {
      name: /^(Attack|Melee ATK|Ranged \d ATK) on/,
    });
    await userEvent.hover(lines[0] as HTMLElement);
    const { figure, named } = table.selection.getState();
    const names = named.map((id) => table.names.figure(stateOf(table.session), id));
    expect(new Set(named).size).toBe(2);
    expect(named).toContain(figure);
    expect(names.some((name) => lines[0]?.textContent?.includes(`on ${name}`))).toBe(true);
    await userEvent.unhover(lines[0] as HTMLElement);
    expect(table.selection.getState().named).toEqual([]);
  });

  it('is not drawn while its round is closed, and is when it is opened', async () => {
    show(later(), <LogPanel />);
    const log = within(screen.getByRole('log'));
    const drawn = (): number => screen.getByRole('log').querySelectorAll('li').length;
    const few = drawn();
    await userEvent.click(log.getByRole('button', { name: 'Round 1' }));
    expect(drawn()).toBeGreaterThan(few + 5);
  });

  it('is one thing to press when closed, with its result; that names who was Defeated in it', async () => {
    const session = placed(4);
    playOn(session, 4, (state) => state.order.some((id) => state.figures[id]?.defeated));
    const fallen = stateOf(session).order.find((id) => stateOf(session).figures[id]?.defeated) as string;
    const { names } = show(session, <LogPanel />);
    const log = within(screen.getByRole('log'));
    const round = log.getByRole('button', { name: `Round ${stateOf(session).round}` });
    const said = `${names.figure(stateOf(session), fallen)} Defeated`;
    expect(round).not.toHaveAccessibleDescription(expect.stringContaining(said));
    await userEvent.click(round);
    expect(round).toHaveAccessibleDescription(expect.stringContaining(said));
    await userEvent.click(round.querySelector('.sum') as HTMLElement);
    expect(round).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps the last round open when the Encounter is over', () => {
    const session = later();
    session.change({ set: 'concede' });
    expect(stateOf(session).outcome).toBe('lost');
    show(session, <LogPanel />);
    const rounds = within(screen.getByRole('log')).getAllByRole('button', { name: /^Round \d$/ });
    expect(rounds.map((each) => each.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  it('has its rule at the end, and the newest turns open while closed ones say what came of them', async () => {
    const table = show(later(), <LogPanel />);
    const turns = within(screen.getByRole('log'))
      .getAllByRole('button', { expanded: false })
      .map((button) => button.closest('li') as HTMLElement);
    expect(turns.some((turn) => /HP|SP|step|missed/.test(turn.querySelector('.sum')?.textContent ?? ''))).toBe(true);
    const [rule] = screen.getAllByRole('button', { name: /^Rule A1\./ });
    await userEvent.click(rule as HTMLElement);
    expect(table.selection.getState()).toMatchObject({ dialog: 'rule' });
  });
});

describe('the game menu', () => {
  it('finds a rule by a word', async () => {
    const table = show(later(), <Dialogs />);
    table.selection.set({ dialog: 'rule', rule: null });
    await userEvent.type(await screen.findByRole('searchbox', { name: /Word/ }), 'flanking');
    expect(await screen.findByText(/^\d+ rules/)).toBeVisible();
    expect(screen.getAllByText(/flanking/i).length).toBeGreaterThan(3);
    await userEvent.type(screen.getByRole('searchbox', { name: /Word/ }), ' xyzzy');
    expect(await screen.findByText('No rule has all of these words.')).toBeVisible();
    expect(document.querySelectorAll('[data-rule]')).toHaveLength(0);
  });

  it('sets SP by hand and says why something cannot be set', async () => {
    const session = later();
    const table = show(session, <Dialogs />);
    table.selection.set({ dialog: 'byHand' });
    const figure = stateOf(session).ask?.figure as string;
    const row = within(await screen.findByRole('form', { name: 'SP' }));
    await userEvent.clear(row.getByRole('spinbutton'));
    await userEvent.type(row.getByRole('spinbutton'), '1');
    await userEvent.click(row.getByRole('button', { name: 'Set' }));
    expect(stateOf(session).figures[figure]?.sp).toBe(1);
    const again = within(screen.getByRole('form', { name: 'SP' }));
    await userEvent.clear(again.getByRole('spinbutton'));
    await userEvent.type(again.getByRole('spinbutton'), '77');
    await userEvent.click(again.getByRole('button', { name: 'Set' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/from 0 to/);
    expect(stateOf(session).figures[figure]?.sp).toBe(1);
  });

  it('concedes', async () => {
    const session = later();
    show(session, <Dialogs />).selection.set({ dialog: 'concede' });
    await userEvent.click(await screen.findByRole('button', { name: 'Concede' }));
    expect(stateOf(session).outcome).toBe('lost');
  });

  it('asks for the faces of physical dice', async () => {
    const session = later();
    session.change({ set: 'dice', dice: [] });
    for (let n = 0; n < 100 && !session.getState().roll; n++) {
      const { ask } = stateOf(session);
      const option = ask?.options.find((o) => o.kind === 'attack') ?? ask?.options.find((o) => o.kind !== 'reEquip');
      session.choose(option?.id as string);
    }
    show(session, <ThrowDice />);
    const { count } = stateOf(session);
    for (let rolls = 0; session.getState().roll && rolls < 20; rolls++) {
      for (const die of screen.getAllByRole('group'))
        await userEvent.click(within(die).getAllByRole('radio')[1] as HTMLElement);
      await userEvent.click(screen.getByRole('button', { name: 'Use these faces' }));
    }
    expect(stateOf(session).count).toBeGreaterThan(count);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
