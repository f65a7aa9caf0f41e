import { describe, expect, it } from 'vitest';
import { nextCard } from '../../src/app/screens/library/arrows';
import { ALL, choicesOf, type Entry, entriesOf, find, narrowed, type Wish } from '../../src/app/screens/library/cards';
import { opponentsIn } from '../../src/app/screens/library/opponents';
import { printedSheet, unused } from '../../src/panels/card/printed';
import { HOUSE_PARTS } from '../../src/panels/text/library';
import { content } from '../stores/game';

const ENTRIES = entriesOf(content);
const names = (wish: Partial<Wish>): string[] => find(ENTRIES, { ...ALL, ...wish }).map(({ name }) => name);
const named = (name: string): Entry => ENTRIES.find((entry) => entry.name === name) as Entry;

describe('the cards of the library', () => {
  it('are all cards of the packs that can be read', () => {
    const { adventurers, disciplines, items, upgrades, combatants, encounters } = content;
    const all = [adventurers, disciplines, items, upgrades, combatants, encounters].flatMap(Object.values);
    expect(ENTRIES.map(({ name }) => name).sort()).toEqual(all.map(({ name }: { name: string }) => name).sort());
  });

  it('tell what they are, what they cost and where their numbers come from', () => {
    expect(named('Crumbling Time')).toMatchObject({ label: 'Cruor Discipline LVL 1', facts: ['3 XP', '1 SP'] });
    expect(named('Gore Shot').facts).toEqual(['3 XP', 'no SP']);
    expect(named('Magic Staff').facts).toEqual(['30 Gold', 'Mundane']);
    expect([named('Etherium').facts, named('Refined').facts]).toEqual([['for any Item'], ['for Armor']]);
    expect(named('The Dye Works').facts).toEqual(['Loot LVL Mundane', 'Town']);
    expect(named('Zeke Jeong')).toMatchObject({ values: { source: 'published' }, house: [] });
    expect(named('Mordant')).toMatchObject({ values: { source: 'house' }, house: [] });
    expect(named('Animate')).toMatchObject({
      values: { source: 'part' },
      house: ['Activation Numbers', 'HP', 'Movement', 'Casting'],
    });
    // Of a stat the stat itself, of a line what lines are called; each once.
    expect(named('Cave Sickle').house).toContain('Abilities');
    expect(ENTRIES.find(({ house }) => house.join() === 'Defense')?.label).toBe('Core');
    // Each key that a pack marks has a name.
    const known = Object.values(HOUSE_PARTS);
    expect(ENTRIES.flatMap(({ house }) => house).filter((part) => !known.includes(part))).toEqual([]);
  });
});

describe('finding cards', () => {
  it('goes by name, Tag and text, in any case and order; every word must stand on the card', () => {
    expect(names({ text: 'gORE  sh' })).toEqual(['Gore Shot']);
    expect(names({ text: 'sickle', kind: 'combatants' })).toEqual(['Cave Sickle']);
    expect(names({ text: 'combo light', kind: 'items' })).toContain('Short Sword');
    // An AI Step, the other side of an Item, the rules and opponents of an Encounter, the price.
    expect(names({ text: 'prioritizing an opponent with darkness' })).toContain('Animate');
    expect(names({ text: '2-handed' })).not.toContain('Gore Shot');
    expect(names({ text: 'silt leech', kind: 'encounters' })).toEqual(['The Dye Works']);
    expect(names({ text: 'elevation' })).toEqual(['The Broken Aqueduct']);
    expect(names({ text: '30 gold staff' })).toEqual(['Magic Staff']);
    expect(names({ text: 'gore shot hammer' })).toEqual([]);
  });

  it('narrows down by kind and filters: one choice of a filter is enough, every filter counts', () => {
    expect(names({ kind: 'adventurers' })).toHaveLength(Object.keys(content.adventurers).length);
    const chosen = { tree: ['martial', 'sanctus'], tier: [], source: [] };
    const trees = Object.values(content.disciplines).filter(({ tree }) => tree === 'martial' || tree === 'sanctus');
    expect(names({ chosen, sort: 'name' })).toEqual(trees.map(({ name }) => name).sort());
    expect(names({ chosen: { ...chosen, source: ['house'] } })).toEqual(
      trees.filter(({ house }) => house === true).map(({ name }) => name),
    );
    expect(narrowed({ ...ALL, kind: 'items', chosen })).toBe(3);
    expect(narrowed({ ...ALL, text: 'x' })).toBe(0);
  });

  it('sorts by kind, then by what they are, or by name alone', () => {
    expect(names({})[0]).toBe('Nightingale Arsen');
    expect(names({}).at(-1)).toBe('The Dye Works');
    const items = find(ENTRIES, { ...ALL, kind: 'items' }).map(({ label }) => label);
    expect(items).toEqual([...items].sort());
    const byName = names({ sort: 'name' });
    expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
    expect(byName).toHaveLength(ENTRIES.length);
  });
});

describe('the choices of a filter', () => {
  const of = (entries: readonly Entry[], wish: Partial<Wish>, filter: string) =>
    choicesOf(entries, { ...ALL, ...wish }).find((each) => each.filter === filter)?.choices;

  it('count what they would show beside the other filters, not beside each other', () => {
    const wish = { kind: 'disciplines', chosen: { tree: ['cruor'], tier: [], source: [] } } as const;
    const cruor = names(wish).length;
    expect(of(ENTRIES, wish, 'tree')).toContainEqual({ value: 'martial', n: 3 });
    expect(of(ENTRIES, wish, 'source')?.map(({ n }) => n)).toEqual([cruor, 0, 0]);
    expect(of(ENTRIES, { text: 'hammer helm' }, 'tree')?.map(({ n }) => n)).toEqual([0, 1, 0, 0]);
  });

  it('are left out where the packs have one value alone, and stand in the order of tiers', () => {
    expect(of(ENTRIES, {}, 'tier')).toBeUndefined();
    const tiers = ['rare', 'common', 'mundane'].map((tier) => {
      const entry = named('Katar');
      return { ...entry, values: { ...entry.values, tier } };
    });
    expect(of(tiers, {}, 'tier')?.map(({ value }) => value)).toEqual(['mundane', 'common', 'rare']);
  });
});

describe('a card as it is printed', () => {
  it('has the numbers of the pack and nothing else, also where its own Abilities would change them', () => {
    for (const card of [...Object.values(content.adventurers), ...Object.values(content.combatants)]) {
      const { stats, conviction, casting, tags } = printedSheet(card);
      const { hp, defense, armor, movement } = card;
      expect(stats, card.id).toEqual({
        hp: { is: hp, parts: [] },
        defense: { is: defense, parts: [] },
        armor: { is: armor, parts: [] },
        movement: { is: movement, parts: [] },
      });
      expect([conviction, casting], card.id).toEqual([card.conviction, card.casting]);
      expect(tags, card.id).toEqual(card.kind === 'combatant' ? card.tags : []);
    }
  });

  it('is none that a figure uses where no figure uses such cards', () => {
    expect(unused({ kind: 'upgrades', id: 'refined' })).toEqual({
      key: 'refined',
      card: 'refined',
      kind: 'upgrade',
      zone: 'equipped',
    });
    expect(() => unused({ kind: 'encounters', id: 'the-dye-works' })).toThrow(RangeError);
  });

  it('tells the opponents of an Encounter by card, with their numbers', () => {
    const encounter = content.encounters['the-drowned-gate'];
    expect(encounter && opponentsIn(encounter)).toEqual([
      { card: 'animate', numbers: [1, 2] },
      { card: 'cave-sickle', numbers: [1, 2, 3] },
    ]);
  });
});

describe('arrows from card to card', () => {
  // Three columns, then a row that is not full, then a sheet with two wide columns.
  const PLACES = [
    [0, 0],
    [100, 0],
    [200, 0],
    [0, 50],
    [100, 50],
    [0, 120],
    [160, 120],
  ].map(([left = 0, top = 0]) => ({ left, top }));

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [6, 'ArrowRight', null],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', null],
    [0, 'ArrowDown', 3],
    [2, 'ArrowDown', 4],
    [3, 'ArrowDown', 5],
    [4, 'ArrowDown', 6],
    [6, 'ArrowDown', null],
    [6, 'ArrowUp', 4],
    [3, 'ArrowUp', 0],
    [1, 'ArrowUp', null],
    [4, 'Home', 0],
    [4, 'End', 6],
    [4, 'a', null],
    [-1, 'ArrowDown', null],
  ])('from %i by %s to %s', (at, key, to) => {
    expect(nextCard(PLACES, at, key)).toBe(to);
  });
});
