import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/kernel/types';
import type { LineRef, State } from '../../src/engine/state/state';
import { optionText, refOf } from '../../src/log';
import { ActionBar } from '../../src/panels/ActionBar';
import { Dialogs } from '../../src/panels/Dialogs';
import { QuestionPanel } from '../../src/panels/QuestionPanel';
import { readable } from '../../src/panels/text/turn';
import { openLine } from '../../src/stores/actions';
import { isFriendly, lineKeyOf, targetOf } from '../../src/stores/options';
import { newGame, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

/** A game that stands at the first question of a kind. */
function at(kind: string, seed = 6) {
  const session = placed();
  playOn(session, seed, (state) => state.ask?.kind === kind);
  if (stateOf(session).ask?.kind !== kind) throw new Error(`no question of kind ${kind} comes`);
  return session;
}

describe('QuestionPanel', () => {
  it('asks who is attacked whether to Dodge, with cost and odds, and answers by a click', async () => {
    const session = at('dodge');
    show(session, <QuestionPanel />);
    expect(screen.getByRole('heading', { name: 'Dodge the Attack?' })).toBeVisible();
    const dodge = screen.getByRole('button', { name: /^Dodge/ });
    expect(dodge).toHaveAccessibleDescription(/\d+% to be hit/);
    expect(within(dodge).getByLabelText('1 SP')).toBeInTheDocument();
    const { count } = stateOf(session);
    await userEvent.click(screen.getByRole('button', { name: /Stand firm/ }));
    expect(stateOf(session).count).toBe(count + 1);
  });

  it('says at which moment something may be used, what the dice come to, and what comes of using nothing', () => {
    const session = placed();
    playOn(session, 6, ({ ask }) => ask?.kind === 'window' && ask.about?.roll === 'attack');
    show(session, <QuestionPanel />);
    const { ask } = stateOf(session);
    const facts = screen.getByText(/has rolled an Attack on/);
    expect(facts).toHaveTextContent(
      /^\w+ has rolled an Attack on .+\. (\d+ against Defense \d+: (hits by \d+|hits exactly|misses, \d+ more would hit)|A Skull: .+)\.$/,
    );
    expect(screen.getByRole('button', { name: /^Use nothing.*(hits by \d+|hits exactly|misses)/ })).toBeVisible();
    expect(ask?.about?.point).toBe('dice.rolled');
  });

  it('foretells no number of dice that an answer rolls again', () => {
    const again = (option: Option | undefined): boolean => (option?.data as { verb?: string })?.verb === 'reroll';
    const session = [1, 2, 4, 5, 6, 7, 8]
      .map((seed) => {
        const game = placed();
        playOn(game, seed, ({ ask }) => ask?.kind === 'yesNo' && again(ask.options[0]));
        return game;
      })
      .find((game) => stateOf(game).ask?.kind === 'yesNo');
    if (!session) throw new Error('nobody may roll again');
    show(session, <QuestionPanel />);
    expect(screen.getByRole('button', { name: /^Yes/ })).toHaveTextContent(/rolls again/);
    expect(screen.getByRole('button', { name: /^Yes/ })).not.toHaveTextContent(/Defense/);
    expect(screen.getByRole('button', { name: /^No/ })).toHaveTextContent(/Defense \d+/);
  });

  it('says what each way to spend Symbols leaves, and when nothing more is needed', () => {
    const session = at('symbols');
    const table = show(session, <QuestionPanel />);
    const state = stateOf(session);
    const option = state.ask?.options.find(({ kind }) => kind === 'symbol');
    const [change] = table.queries.outcome(state, option?.id ?? '').hp;
    const row = document.querySelector(`[data-option=${JSON.stringify(option?.id)}]`);
    expect(row).toHaveTextContent(`${change?.from} → ${change?.to} HP`);
    const [kept] = table.queries.outcome(state, 'pass').hp;
    expect(screen.queryByText(/That Defeats/) !== null).toBe(kept?.defeated === true);
  });

  it('lists the spaces of the Starting Zone and places the Adventurer', async () => {
    const session = newGame();
    show(session, <QuestionPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'A5' }));
    expect(stateOf(session).bodies.nightingale?.at).toBe(4 * 16);
  });

  it('names the ways to act where nothing stands in its list', () => {
    show(placed(), <QuestionPanel />);
    expect(screen.getByText(/^Use the actions .*Re-Equip.* or the board/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Re-Equip/ })).toBeNull();
  });

  it('tells the text of a card once for all its rows that follow each other', () => {
    const lineOf = (option: Option | undefined): string => JSON.stringify((option && refOf(option)) ?? option?.id);
    const session = placed();
    playOn(session, 6, ({ ask }) =>
      Boolean(
        ask?.kind === 'symbols' && ask.options.some((option, n) => lineOf(option) === lineOf(ask.options[n + 1])),
      ),
    );
    show(session, <QuestionPanel />);
    const { options = [] } = stateOf(session).ask ?? {};
    const texts = options.map(({ id }) => document.querySelector(`[data-option=${JSON.stringify(id)}] .o-text`));
    const again = options.map((option, n) => lineOf(option) === lineOf(options[n - 1]));
    expect(again).toContain(true);
    for (const [n, { kind }] of options.entries())
      if (kind === 'symbol') expect(texts[n] === null, `row ${n + 1}`).toBe(again[n]);
  });

  it('says why an answer was refused, until it is closed', async () => {
    const session = at('dodge');
    show(session, <QuestionPanel />);
    session.dispatch({ ask: -1, option: 'pass' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer open/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens the rule of the question in the words of the ledger', async () => {
    show(
      at('dodge'),
      <>
        <QuestionPanel />
        <Dialogs />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^How Dodge works/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Rules' });
    expect((await within(dialog).findAllByText(/^A1\.dodge/))[0]).toBeVisible();
    expect((await within(dialog).findAllByText(/dodge/i, { selector: 'p' })).length).toBeGreaterThan(0);
  });
});

describe('the list of all that can be done', () => {
  const busy = () => {
    const session = placed();
    playOn(session, 6, ({ ask }) => {
      const kinds =
        ask?.kind === 'action' ? ask.options.filter((option) => !option.friendly).map(({ kind }) => kind) : [];
      return kinds.includes('attack') && kinds.includes('use');
    });
    return session;
  };
  const rows = () => [...document.querySelectorAll<HTMLElement>('.q [data-option]')].map((row) => row.dataset.option);

  it('keeps its rows when one of them is picked, and gives it by a second choice', async () => {
    const session = busy();
    show(session, <QuestionPanel />);
    const { count } = stateOf(session);
    const before = rows();
    const row = document.querySelector<HTMLElement>('.q [data-kind="attack"]') as HTMLElement;
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(rows()).toEqual(before);
    await userEvent.click(row);
    expect(stateOf(session).count).toBeGreaterThan(count);
  });

  it('folds to its heading and stays so, while a part of the menu is shown whole', async () => {
    const session = busy();
    const table = show(session, <QuestionPanel />);
    const before = rows();
    await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
    expect(rows()).toEqual([]);
    act(() => table.selection.set({ group: 'attack' }));
    expect(rows().length).toBeGreaterThan(0);
    act(() => table.selection.set({ group: null }));
    expect(rows()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Unfold' }));
    expect(rows()).toEqual(before);
  });

  it('names an Ability without a target, tells its text once, and offers no allies for it', async () => {
    const session = placed();
    const alone = (state: State) => {
      const uses = state.ask?.kind === 'action' ? state.ask.options.filter(({ kind }) => kind === 'use') : [];
      const bare = uses.find((option) => !targetOf(option) && lineKeyOf(option) !== null);
      return uses.some(isFriendly) ? bare : undefined;
    };
    playOn(session, 6, (state) => alone(state) !== undefined);
    const option = alone(stateOf(session)) as Option;
    const table = show(session, <QuestionPanel />);
    act(() => void openLine(table, lineKeyOf(option) ?? ''));
    const name = table.names.line(stateOf(session), refOf(option) as LineRef);
    expect(screen.getByRole('heading', { name: `Use ${name}?` })).toBeVisible();
    const text = readable(optionText(option, stateOf(session), table.content) ?? '');
    expect(document.querySelector('.q')?.textContent?.split(text)).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: 'Also allies' })).toBeNull();
  });
});

describe('ActionBar', () => {
  it('offers what the menu offers and says why the rest is off', () => {
    show(placed(), <ActionBar />);
    expect(screen.getByRole('button', { name: /Move/ })).not.toHaveAttribute('aria-disabled');
    const encounter = screen.getByRole('button', { name: /Encounter/ });
    expect(encounter).toHaveAttribute('aria-disabled', 'true');
    expect(encounter).toHaveTextContent(/neither on nor adjacent to the token/);
  });

  it('waits while another question is open', () => {
    const session = at('dodge');
    const { names } = show(session, <ActionBar />);
    const state = stateOf(session);
    const who = names.figure(state, state.ask?.figure ?? '');
    expect(screen.getByText(`Waits until ${who} has decided.`)).toBeVisible();
    expect(screen.getByRole('button', { name: /End turn/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks before the turn ends with SP left', async () => {
    const session = placed();
    show(
      session,
      <>
        <ActionBar />
        <Dialogs />
      </>,
    );
    const { n } = stateOf(session).turn;
    await userEvent.click(screen.getByRole('button', { name: /End turn/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End the turn?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End turn' }));
    expect(stateOf(session).turn.n).toBeGreaterThan(n);
  });

  it('does not ask again before a turn ends once it was told not to', async () => {
    const session = placed();
    const table = show(
      session,
      <>
        <ActionBar />
        <Dialogs />
      </>,
    );
    const { n } = stateOf(session).turn;
    await userEvent.click(screen.getByRole('button', { name: /End turn/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End the turn?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, and do not ask again' }));
    expect(stateOf(session).turn.n).toBeGreaterThan(n);
    expect(table.settings.getState().confirmEndTurn).toBe(false);
  });

  it('re-equips by a form that the engine judges', async () => {
    const session = placed();
    show(
      session,
      <>
        <ActionBar />
        <Dialogs />
      </>,
    );
    const figure = stateOf(session).ask?.figure ?? '';
    await userEvent.click(screen.getByRole('button', { name: /Re-Equip/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Re-Equip' });
    const [first] = within(dialog).getAllByRole('checkbox', { checked: true });
    if (!first) throw new Error('nothing is equipped');
    await userEvent.click(first);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Re-Equip' }));
    expect(stateOf(session).figures[figure]?.cards.some((card) => card.zone === 'pack')).toBe(true);
  });

  it('counts no allies, and lists them when they are asked for', async () => {
    const session = placed();
    const table = show(
      session,
      <>
        <ActionBar />
        <QuestionPanel />
      </>,
    );
    const attack = screen.getByRole('button', { name: /^Attack/ });
    expect(attack).toHaveTextContent(/Cave Sickle 1: Out of range/);
    expect(attack).not.toHaveAttribute('aria-disabled');
    await userEvent.click(attack);
    expect(screen.queryByRole('button', { name: /Remi/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also allies' }));
    expect(screen.getByRole('button', { name: /Remi/ })).toBeVisible();
    await userEvent.click(attack);
    expect(table.selection.getState().allies).toBe(false);
  });

  it('opens one part of the menu in the question, and closes it again', async () => {
    const table = show(
      placed(),
      <>
        <ActionBar />
        <QuestionPanel />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Move/ }));
    expect(table.selection.getState().group).toBe('move');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(table.selection.getState().group).toBeNull();
  });
});
