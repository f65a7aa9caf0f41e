import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACES } from '../../src/engine/dice/faces';
import type { Option } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { EnemyCard } from '../../src/panels/EnemyCard';
import { Header } from '../../src/panels/Header';
import { LogPanel } from '../../src/panels/LogPanel';
import { Party } from '../../src/panels/Party';
import { Cost, Die, dieOf, Effects } from '../../src/panels/parts';
import { chooseOption } from '../../src/stores/actions';
import { newGame, placed, playOn, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

describe('Party', () => {
  it('shows HP, SP and gear of who is on turn', () => {
    const session = placed();
    const table = show(session, <Party />);
    const state = stateOf(session);
    const active = table.names.figure(state, state.turn.figure ?? '');
    const card = screen.getByRole('article', { name: active });
    expect(card).toHaveTextContent('acting');
    expect(within(card).getByLabelText(/of 5 SP/)).toBeInTheDocument();
    const view = table.queries.view(state).figures[state.turn.figure ?? ''];
    expect(card).toHaveTextContent(`${view?.hp}/${view?.hp}`);
    expect(within(card).getAllByText('ready').length).toBeGreaterThan(0);
    const gear = state.figures[state.turn.figure ?? '']?.cards.filter(({ zone }) => zone === 'equipped') ?? [];
    expect(gear.length).toBeGreaterThan(2);
    for (const each of gear) expect(card).toHaveTextContent(table.names.card(each.card));
    act(() => void session.change({ set: 'damage', figure: state.turn.figure ?? '', n: 2 }));
    expect(card).toHaveTextContent(`${(view?.hp ?? 0) - 2}/${view?.hp}`);
  });

  it('marks who is Defeated', () => {
    const session = newGame(2);
    playOn(session, 2, (state) => state.figures.rook?.defeated === true || state.figures.remi?.defeated === true);
    show(session, <Party />);
    const marked = screen.getAllByRole('article').filter((card) => within(card).queryByText('Defeated') !== null);
    const { figures } = stateOf(session);
    const out = ['nightingale', 'remi', 'rook', 'zeke'].filter((id) => figures[id]?.defeated);
    expect(marked.map((card) => card.getAttribute('aria-label')?.toLowerCase()).sort()).toEqual(out);
  });
});

describe('EnemyCard', () => {
  it('shows one row of HP for each figure of the card, and which AI Steps were true', () => {
    const session = placed();
    playOn(session, 6, (state) => state.figures[state.turn.figure ?? '']?.card === 'cave-sickle');
    show(session, <EnemyCard />);
    expect(screen.getByRole('heading', { name: 'Cave Sickle' })).toBeVisible();
    const state = stateOf(session);
    const left = state.order.filter((id) => state.figures[id]?.card === 'cave-sickle' && !state.figures[id]?.defeated);
    expect(screen.getAllByText(/^Cave Sickle \d:$/)).toHaveLength(left.length);
    // It is its turn still: the step that is true is being performed.
    expect(screen.getAllByText('now').length).toBe(1);
    expect(screen.queryByText('ran')).toBeNull();
    expect(screen.getAllByText('false').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^no opponent /).length).toBeGreaterThan(0);
  });

  it('words AI Steps briefly', () => {
    const table = show(placed(), <EnemyCard />);
    const sickle = stateOf(table.session).order.find((id) => id.startsWith('cave-sickle'));
    act(() => table.selection.set({ pinned: sickle ?? null }));
    expect(screen.getByText('Opponent adjacent?').closest('li')).toHaveTextContent(
      'Melee ATK on the most Damage; Follow Up: the same target again, up to twice',
    );
    expect(screen.getAllByText('not read')).toHaveLength(3);
  });

  it('shows AI Steps as they were at the moment that is looked at', () => {
    const session = placed();
    playOn(session, 6, (state) => state.figures[state.turn.figure ?? '']?.card === 'cave-sickle');
    const table = show(session, <EnemyCard />);
    expect(screen.getAllByText('now')).toHaveLength(1);
    const entry = session.getState().journal.findLast((each) => each.kind === 'events');
    if (entry?.kind !== 'events') throw new Error('nothing happened');
    const event = entry.events.findLastIndex(({ type, true: is }) => type === 'aiStepConsidered' && is === false);
    act(() => void table.lookBack.look({ n: entry.n, event }));
    expect(screen.queryByText(/^(now|ran)$/)).toBeNull();
    expect(screen.getAllByText('false').length).toBeGreaterThan(0);
  });

  it('says that the Steps of a pinned enemy are those of its last turn', () => {
    const session = placed();
    playOn(session, 6, (state) => state.figures[state.turn.figure ?? '']?.card === 'cave-sickle');
    const sickle = stateOf(session).turn.figure as string;
    playOn(session, 6, (state) => state.turn.figure !== sickle && state.ask?.kind === 'action');
    const table = show(session, <EnemyCard />);
    act(() => table.selection.set({ pinned: sickle }));
    expect(screen.getByText(/^AI, Cave Sickle \d, last turn$/)).toBeVisible();
  });

  it('is that of the enemy that is to be attacked, unless one is pinned', () => {
    const first = (state: State) =>
      state.order.find((id) => state.figures[id]?.side === 'opponents' && !state.figures[id]?.defeated) ?? '';
    // Nothing but the answer picked leads to the card of its target: it is not the first that is left.
    const aims = (state: State) =>
      state.ask?.kind === 'action'
        ? state.ask.options.find(({ kind, target, friendly }) => {
            const card = state.figures[target ?? '']?.card;
            return kind === 'attack' && !friendly && card !== state.figures[first(state)]?.card;
          })
        : undefined;
    let session = placed();
    for (let seed = 1; seed < 40 && !aims(stateOf(session)); seed++) {
      session = placed();
      playOn(session, seed, (state) => aims(state) !== undefined);
    }
    const state = stateOf(session);
    const option = aims(state) as Option;
    const table = show(session, <EnemyCard />);
    const nameOf = (id = '') => table.names.card(state.figures[id]?.card ?? '');
    act(() => chooseOption(table, option));
    act(() => table.selection.set({ figure: null }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(nameOf(option.target));
    act(() => table.selection.set({ pinned: first(state) }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(nameOf(first(state)));
  });

  it('stays open when pinned', async () => {
    const table = show(placed(), <EnemyCard />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep this card open' }));
    expect(table.selection.getState().pinned).not.toBeNull();
  });
});

describe('LogPanel', () => {
  it('shows a roll with its dice, and the candidates of an enemy behind its reason', async () => {
    const session = placed();
    playOn(session, 6, () => {
      const last = session.getState().journal.at(-1);
      return (
        last?.kind === 'events' &&
        last.events.some(
          ({ type, candidates }) => type === 'aiTargetChosen' && Array.isArray(candidates) && candidates.length > 1,
        )
      );
    });
    show(session, <LogPanel />);
    const [why] = screen.getAllByRole('button', { name: /^Why: / });
    if (!why) throw new Error('no reason is shown');
    await userEvent.click(why);
    expect(screen.getAllByText('chosen').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('cell', { name: /Track \dst|Track \dnd|Track \drd|Track \dth/ }).length).toBeGreaterThan(
      0,
    );
  });

  it('opens and closes a turn', async () => {
    const session = placed();
    playOn(session, 6, (state) => state.turn.n > 3);
    show(session, <LogPanel />);
    const [first] = screen.getAllByRole('button', { expanded: false });
    if (!first) throw new Error('no turn is closed');
    await userEvent.click(first);
    expect(first).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('Header', () => {
  it('names the step that undo takes back, and takes it back', async () => {
    const session = newGame();
    session.choose(stateOf(session).ask?.options.find((option) => option.at?.[1] === 7)?.id ?? '');
    show(session, <Header leave={() => undefined} />);
    const undo = screen.getByRole('button', { name: /Undo/ });
    expect(undo).toHaveTextContent('Go to A8');
    await userEvent.click(undo);
    expect(screen.getByRole('button', { name: /Redo/ })).toHaveTextContent('Go to A8');
    expect(stateOf(session).bodies.nightingale?.at).toBeNull();
  });

  it('shows the Track with who acts and how much Urgency there is', () => {
    const session = placed();
    show(session, <Header leave={() => undefined} />);
    const track = screen.getByRole('navigation', { name: 'Initiative Track' });
    expect(within(track).getAllByRole('listitem')).toHaveLength(stateOf(session).track.length);
    expect(within(track).getByText('acting').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('img', { name: /Urgency: 0 of 4/ })).toBeInTheDocument();
  });
});

describe('parts', () => {
  it('names a die with its number and Symbols', () => {
    const face = FACES.PURPLE[5];
    if (!face) throw new Error('PURPLE has no sixth face');
    render(<Die die="PURPLE" face={face} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('purple die: 7, 2 Books, 1 Shield, 1 Burst');
  });

  it('writes every part of a price', () => {
    const symbols = [{ n: 2, symbol: 'BOOK' as const }];
    const cost = { sp: 2, exhaust: true, flip: true, discard: true, perEncounter: true, symbols, damage: 3 };
    render(<Cost cost={cost} />);
    expect(screen.getByLabelText('2 SP')).toBeInTheDocument();
    expect(screen.getByText('Exhaust, Flip, Discard, once, 2 Books, 3 Damage')).toBeVisible();
  });

  it('finds the die that the engine names in an option', () => {
    expect(dieOf('BLACK 2s2b')).toMatchObject({ die: 'BLACK', face: { book: 2, shield: 2 } });
    expect(dieOf('7', 'PURPLE')).toMatchObject({ die: 'PURPLE', face: { n: 7, book: 2 } });
    expect(dieOf('BLACK skull')?.face.skull).toBe(true);
    expect(dieOf('Go left')).toBeNull();
  });

  it('says what an Effect does, and opens its rule', async () => {
    const table = show(placed(), <Effects effects={['POISON']} tokens={{ vow: 2 }} />);
    expect(screen.getByRole('img', { name: /^Poison: a purple die/ })).toBeInTheDocument();
    expect(screen.getByText('2 vow')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Poison/ }));
    expect(table.selection.getState()).toMatchObject({ dialog: 'rule', rule: 'A1.effect-token.13' });
  });
});
