import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardRules } from '../../src/app/screens/briefing/boardRules';
import { PlacementScreen } from '../../src/app/screens/PlacementScreen';
import { middle } from '../../src/board/metrics';
import { overlayOf } from '../../src/board/overlay';
import { sceneOf } from '../../src/board/scene';
import type { EncounterCard } from '../../src/engine/state/content';
import { loadLedger } from '../../src/log';
import { chooseSpace } from '../../src/stores/actions';
import { content, newGame, stateOf } from '../stores/game';
import { completeJsdom, show } from './page';

beforeAll(() => completeJsdom());

const card = (id: string): EncounterCard => content.encounters[id] as EncounterCard;
const names = (id: string): string[] => boardRules(card(id)).map(({ name }) => name);

const UNPOINTED = {
  focus: null,
  lit: null,
  pinned: null,
  picked: null,
  ruler: { on: false, from: null, to: null, fixed: false },
  event: null,
  scale: 1,
};

/** The screen with so many Adventurers placed. */
function briefing(placed: number) {
  const session = newGame();
  const zone = stateOf(session).encounter.startingZone;
  const space = (n: number): number => zone[n] as number;
  for (let n = 0; n < placed; n++) session.choose(`space:${space(n)}`);
  const table = show(session, <PlacementScreen leave={() => undefined} />);
  return { session, table, space, place: (n: number) => chooseSpace(table, space(n)) };
}

describe('the rules of an Encounter', () => {
  it('are shown without the marks of names', () => {
    for (const { text } of boardRules(card('the-dye-works'))) expect(text).not.toMatch(/[{}]/);
  });

  it('are found in its board, its tokens and its special rules', () => {
    expect(names('the-drowned-gate')).toEqual(['Current 1 south.', 'Two Loot tokens.', 'Water.', 'Hindering Terrain.']);
    expect(names('the-broken-aqueduct')).toEqual([
      'Loose Coping.',
      'Current 1 east.',
      'Three Loot tokens.',
      'Two Totem tokens.',
      'Elevation 1 to 4.',
      'Dangerous Terrain.',
      'Water.',
      'Hindering Terrain.',
    ]);
    expect(names('the-dye-works')).toEqual([
      'Sluice Wheel.',
      'Two Loot tokens.',
      'Dangerous Terrain (Sump).',
      'Muck (Gutter).',
      'Hindering Terrain.',
    ]);
  });

  it('each lead to a rule of the ledger', async () => {
    const ledger = await loadLedger();
    for (const id of Object.keys(content.encounters))
      for (const { rule, name } of boardRules(card(id)))
        expect(rule !== null && ledger.byId.has(rule), `${id}: ${name}`).toBe(true);
  });
});

describe('PlacementScreen', () => {
  it('says what the Encounter is: house content, its Loot LVL, how many play, how it ends', () => {
    briefing(0);
    const title = within(screen.getByRole('banner'));
    expect(title.getByText('House content')).toBeVisible();
    expect(title.getByText('Loot LVL Mundane')).toBeVisible();
    expect(title.getByText('4 Adventurers')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Briefing' })).toHaveTextContent(
      'Lost when all Adventurers are Defeated, or at the 4th Urgency token.',
    );
  });

  it('names the placement that Undo takes back, and why the game cannot begin yet', async () => {
    const { session } = briefing(2);
    const begin = screen.getByRole('button', { name: /^Begin/ });
    expect(begin).toHaveAttribute('aria-disabled', 'true');
    expect(begin).toHaveTextContent('Rook and Zeke are not placed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Remi to B5' }));
    expect(stateOf(session).encounter.toPlace).toEqual(['remi', 'rook', 'zeke']);
    expect(begin).toHaveTextContent('3 Adventurers are not placed');
  });

  it('shows the last space before the first round begins, so that another one can be chosen', async () => {
    const { session, table, space, place } = briefing(3);
    const before = stateOf(session);
    place(3);
    expect(stateOf(session)).toBe(before);
    expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('ZekeB6');
    expect(screen.getAllByText(/^Everybody is placed/)).not.toHaveLength(0);
    expect(screen.queryByText(/Starting Zone for Zeke/)).toBeNull();
    expect(overlayOf(table, sceneOf(table), UNPOINTED).paths).toMatchObject([
      { from: middle(before.board, space(3)), steps: [], ghost: { card: 'zeke' }, cost: null },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Take Zeke back' }));
    expect(stateOf(session)).toBe(before);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Zekeplacing');
    expect(overlayOf(table, sceneOf(table), UNPOINTED).paths).toEqual([]);
    place(4);
    await userEvent.click(await screen.findByRole('button', { name: /^Begin/ }));
    expect(stateOf(session).round).toBe(1);
    expect(stateOf(session).bodies.zeke?.at).toBe(space(4));
  });
});
