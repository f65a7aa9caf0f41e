import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { NewGameScreen } from '../../src/app/screens/NewGameScreen';
import { PlacementScreen } from '../../src/app/screens/PlacementScreen';
import type { State } from '../../src/engine/state/state';
import { loadLedger, ruleOfTag } from '../../src/log';
import { Dialogs } from '../../src/panels/Dialogs';
import { EnemyCard } from '../../src/panels/EnemyCard';
import { Header } from '../../src/panels/Header';
import { Party } from '../../src/panels/Party';
import { STATE_RULES, WORDS_WITH_RULES } from '../../src/panels/text/card';
import { engineRules } from '../../src/stores/engine';
import { openCard } from '../../src/stores/point';
import { createSession, type Saved } from '../../src/stores/session';
import { content, newGame, placed, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

/** The table's parts that open cards, in a position that is changed before it is shown. */
function table(change: (state: State) => void = () => undefined) {
  const session = placed();
  const saved = structuredClone(session.getState()) as Saved;
  change(saved.state as State);
  session.resume(saved);
  return show(
    session,
    <>
      <Header leave={() => undefined} />
      <Party />
      <EnemyCard />
      <Dialogs />
    </>,
  );
}

const dialog = () => screen.getByRole('dialog');
const heading = () => within(dialog()).getByRole('heading', { level: 2 });
const stat = (name: string) => within(dialog()).getByText(name).parentElement;

describe('the card of an Adventurer', () => {
  it('opens from its name, with the numbers of the table and what changes the printed ones', async () => {
    const of = table();
    await userEvent.click(within(screen.getByRole('article', { name: 'Remi' })).getByRole('button', { name: 'Remi' }));
    expect(heading()).toHaveTextContent('Remi Moretti');
    const view = of.queries.view(stateOf(of.session)).figures.remi;
    expect(stat('HP')).toHaveTextContent(`${view?.hp}/${view?.hp}12 printed+2 Cuirass`);
    expect(stat('Defense')).toHaveTextContent(/^Defense7$/);
    // All of its cards, the one in the Pack too.
    for (const name of ['Ferry Bow', 'Toll Knife', 'Like the Shadows'])
      expect(within(dialog()).getByRole('heading', { level: 4, name })).toBeVisible();
  });

  it('says what lies on it, from whom, with its rule, and leads back from there', async () => {
    const of = table((state) => {
      const foe = state.order.find((id) => state.figures[id]?.side === 'opponents') as string;
      Object.assign(state.figures.zeke ?? {}, { effects: ['POISON'], effectBy: { POISON: foe } });
    });
    act(() => of.selection.set({ dialog: 'card', card: { figure: 'zeke', key: null } }));
    const line = within(dialog()).getByText('Poison').closest('li') as HTMLElement;
    expect(line).toHaveTextContent(/a purple die of Damage .*from (Cave Sickle|Animate) \d/);
    await userEvent.click(within(line).getByRole('button', { name: /Rule/ }));
    expect(of.selection.getState()).toMatchObject({ dialog: 'rule', rule: 'A1.effect-token.13' });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the card' }));
    expect(heading()).toHaveTextContent('Zeke Jeong');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of.selection.getState().card).toBeNull();
  });
});

describe('the window of a card', () => {
  const name = () => within(screen.getByRole('article', { name: 'Remi' })).getByRole('button', { name: 'Remi' });

  it('gives the focus back to what opened it if it is closed by a key, not by a click', async () => {
    table();
    name().focus();
    await userEvent.keyboard('{Enter}');
    within(dialog()).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name()).toHaveFocus();
    await userEvent.click(name());
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name()).not.toHaveFocus();
  });
});

describe('the card of an Item or a Discipline', () => {
  const exhaust = (state: State, key: string) =>
    Object.assign(state.figures.remi?.cards.find((card) => card.key === key) ?? {}, { exhausted: true });
  const open = (of: ReturnType<typeof table>, key: string) =>
    act(() => of.selection.set({ dialog: 'card', card: { figure: 'remi', key } }));

  it('says that it is Exhausted, which line cannot be used, and when it is ready again', () => {
    const of = table((state) => exhaust(state, 'like-the-shadows'));
    open(of, 'like-the-shadows');
    expect(dialog()).toHaveTextContent('Exhausted: ready again in the next Refresh Phase of Remi.');
    expect(within(dialog()).getByText('not while Exhausted')).toBeVisible();
    expect(within(dialog()).queryByText('Ready')).toBeNull();
  });

  it('has the SP of a Discipline beside its conditions, and its words once', () => {
    const of = table();
    open(of, 'corrosive-ideal');
    const line = within(dialog()).getByText('1 SP').closest('p');
    expect(line).toHaveTextContent(/^EXHAUST1 SPCast a SPELL 6: Inflict POISON\.$/);
  });

  it('opens from the party, and leads to the card of its owner', async () => {
    table();
    const gear = within(screen.getByRole('article', { name: 'Zeke' })).getByRole('button', { name: /^Long Sword/ });
    await userEvent.click(gear);
    expect(heading()).toHaveTextContent('Long Sword');
    expect(within(dialog()).getByText('The other side: Weapon, 2-Handed')).toBeVisible();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Whole card of Zeke Jeong' }));
    expect(heading()).toHaveTextContent('Zeke Jeong');
  });
});

describe('the card of a Combatant', () => {
  it('opens from the Track, with its AI Steps word for word and its kin', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Card of Cave Sickles' }));
    expect(heading()).toHaveTextContent(/^Cave Sickle \d$/);
    const first = content.combatants['cave-sickle']?.ai[0];
    expect(within(dialog()).getByText(/^There is an adjacent opponent/)).toBeVisible();
    expect(dialog()).toHaveTextContent(first?.do[0]?.text.replace(/\.$/, '') ?? 'no step');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cave Sickle 3' }));
    expect(heading()).toHaveTextContent('Cave Sickle 3');
  });

  it('opens from its panel and from the board, which keeps it in the panel', async () => {
    const of = table();
    const panel = screen.getByRole('region', { name: /Cave Sickle|Animate/ });
    const [name] = within(panel).getAllByRole('button');
    await userEvent.click(name as HTMLElement);
    expect(heading().textContent).toContain(name?.textContent);
    const state = stateOf(of.session);
    const foe = state.order.find((id) => state.figures[id]?.side === 'opponents') as string;
    act(() => of.selection.set({ dialog: null, card: null }));
    act(() => void openCard(of, state.bodies[foe]?.at as number));
    expect(heading()).toHaveTextContent(of.names.figure(state, foe));
    expect(of.selection.getState().pinned).toBe(foe);
  });
});

describe('a card that is no longer in the game', () => {
  it.each([
    ['figure', { figure: 'nobody', key: null }],
    ['card', { figure: 'rook', key: 'discarded#1' }],
  ])('closes its window, so that keys work: a %s', (_, card) => {
    const of = table();
    act(() => of.selection.set({ dialog: 'card', card }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(of.selection.getState().dialog).toBeNull();
  });
});

describe('cards before the first round', () => {
  it('of Adventurers, their Items and opponents open in a new game, with the stats of the table', async () => {
    const of = show(createSession(content, engineRules), <NewGameScreen leave={() => undefined} />);
    const begun = newGame();
    for (const [id, { hp, defense, armor, movement }] of Object.entries(of.queries.view(stateOf(begun)).figures)) {
      const card = content.adventurers[id];
      if (!card) continue;
      expect(screen.getByRole('checkbox', { name: new RegExp(card.name) })).toHaveAccessibleName(
        `${card.name} ${hp} HP, Defense ${defense}, Armor ${armor}, Movement ${movement}`,
      );
    }
    await userEvent.click(screen.getByRole('button', { name: 'Card of Rook Lars' }));
    expect(heading()).toHaveTextContent('Rook Lars');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'War Axe' }));
    expect(heading()).toHaveTextContent('War Axe');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Animate × 2' }));
    await userEvent.click(within(dialog()).getAllByRole('button', { name: /SPELL/ })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the card' }));
    expect(heading()).toHaveTextContent('Animate');
  });

  it('open from the briefing and from who is to be placed', async () => {
    show(newGame(), <PlacementScreen leave={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Animate' }));
    expect(heading()).toHaveTextContent('Animate 1');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zeke' }));
    expect(heading()).toHaveTextContent('Zeke Jeong');
  });
});

describe('words of a card', () => {
  it('that open a rule have one in the ledger', async () => {
    const ledger = await loadLedger();
    for (const tag of Object.values(WORDS_WITH_RULES)) expect(ruleOfTag(ledger, tag), tag).not.toBeNull();
    for (const id of Object.values(STATE_RULES)) expect(ledger.byId.has(id), id).toBe(true);
  });
});
