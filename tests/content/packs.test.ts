import { describe, expect, it } from 'vitest';
import {
  cardKey,
  type LoadedPack,
  loadPack,
  loadPackFiles,
  makeContent,
  shippedContent,
  shippedPack,
  startingLoads,
} from '../../src/content';
import { parseCondition, parseLine, parseSentence } from '../../src/content/language/parse';
import type { Content } from '../../src/engine/state/content';
import facts from '../facts/items.json';
import { cards } from '../scene/cards';

const pack = (lists: object, id = 'test') => ({ format: 'pack/1', id, name: 'Test', ...lists });
const [sword] = cards.items;
const [foe] = cards.combatants;
const relic = (ability: unknown) => ({ ...sword, id: 'relic', type: 'relic', abilities: [ability] });

function load(lists: object, id?: string): LoadedPack {
  const result = loadPack(pack(lists, id), 'test.json');
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.pack;
}

function errors(lists: object) {
  const result = loadPack(pack(lists), 'test.json');
  return result.ok ? [] : result.errors;
}

describe('loading a pack', () => {
  it('turns lines into data and prints them from it', () => {
    const { items, combatants } = load({ items: [relic('exhaust: heal 2')], combatants: [foe] }).cards;
    expect(items.relic?.lines).toEqual([
      {
        name: null,
        text: 'EXHAUST: HEAL 2.',
        ability: {
          exhaust: true,
          body: [
            { steps: [{ effect: { do: 'heal', n: { parts: [{ sign: 1, factor: 1, value: { v: 'num', n: 2 } }] } } }] },
          ],
        },
      },
    ]);
    expect(combatants.foe?.ai[0]?.ifText).toBe('There is an adjacent opponent');
  });

  it('gives file, card, key, column, what was read and what was expected of a line that does not parse', () => {
    const [problem, ...others] = errors({ items: [sword, relic({ name: 'Odd', text: 'EXHAUST: HEAL 2 and dance.' })] });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: 'test.json',
      card: 'items.relic',
      key: 'abilities.0.text',
      column: 21,
      read: 'EXHAUST: HEAL 2 and',
    });
    expect(problem?.expected).toContain('inflict');
    expect(problem?.message).toContain('"dance"');
  });

  it('loads none of the cards of a pack with an error', () => {
    expect(loadPack(pack({ items: [sword, relic('EXHAUST: dance')] }), 'test.json').ok).toBe(false);
  });

  it.each([
    ['an unknown tag', { items: [{ ...sword, tags: ['GLITTER'] }] }, 'items.sword', 'tags.0'],
    ['an id twice in a list', { items: [sword, sword] }, 'items.sword', 'id'],
    [
      'a script that does not exist',
      { items: [relic({ name: 'X', script: 'nope' })] },
      'items.relic',
      'abilities.0.script',
    ],
    ['a line without price or moment', { items: [relic('HEAL 2')] }, 'items.relic', 'abilities.0'],
    [
      'a price on an Intelligent Combatant',
      { combatants: [{ ...foe, passives: ['EXHAUST: HEAL 2'] }] },
      'combatants.foe',
      'passives.0',
    ],
    [
      'an AI condition that is none',
      { combatants: [{ ...foe, ai: [{ if: 'It rains', do: ['HEAL 1'] }] }] },
      'combatants.foe',
      'ai.0.if',
    ],
    [
      'an AI instruction that is none',
      { combatants: [{ ...foe, ai: [{ if: 'Otherwise', do: ['HEAL 1', 'Sing'] }] }] },
      'combatants.foe',
      'ai.0.do.1',
    ],
    ['a Weapon without hands', { items: [{ ...sword, hands: undefined }] }, 'items.sword', 'hands'],
    ['a scaling icon without a summoner', { combatants: [{ ...foe, hp: '*' }] }, 'combatants.foe', 'hp'],
  ])('refuses %s', (_, lists, card, key) => {
    expect(errors(lists)).toMatchObject([{ file: 'test.json', card, key }]);
  });

  it('reads a pack in several files as one and refuses a file of another', () => {
    const file = (lists: object, id: string, name: string) => ({ json: pack(lists, id), file: name });
    const both = loadPackFiles([file({ items: [sword] }, 'a', '1'), file({ combatants: [foe] }, 'a', '2')]);
    expect(both.ok && Object.keys({ ...both.pack.cards.items, ...both.pack.cards.combatants })).toEqual([
      'sword',
      'foe',
    ]);
    const mixed = loadPackFiles([file({ items: [sword] }, 'a', '1'), file({}, 'b', '2')]);
    expect(mixed).toMatchObject({ ok: false, errors: [{ file: '2', key: 'id' }] });
    const twice = loadPackFiles([file({ items: [sword] }, 'a', '1'), file({ items: [sword] }, 'a', '2')]);
    expect(twice).toMatchObject({ ok: false, errors: [{ file: '2', card: 'items.sword', key: 'id' }] });
  });

  it('keeps what an Item is on its back, not what its front gives', () => {
    const item = { ...sword, tags: ['SWORD', 'DOUBLE'], stats: { armor: 1 }, abilities: ['EXHAUST: HEAL 2'] };
    const { back } = load({ items: [{ ...item, back: { hands: 2 } }] }).cards.items.sword ?? {};
    expect(back).toMatchObject({ type: 'weapon', hands: 2, icon: 'melee', dice: [], stats: {}, lines: [] });
    expect(back?.tags).toEqual([{ tag: 'SWORD' }, { tag: 'DOUBLE' }]);
  });
});

describe('boards of encounters', () => {
  const encounter = (board: object, figures: object[] = []) => ({
    encounters: [{ id: 'trial', name: 'Trial', board: { map: ['.. ', 'b#.'], ...board }, figures }],
  });
  const legend = { b: { terrain: 'water', name: 'Basin' } };

  it('resolves map and legend, and turns places into spaces', () => {
    const tokens = [{ id: 'chest', kind: 'loot', color: 'blue', at: [2, 1] }];
    const { trial } = load(encounter({ legend, tokens, startingZone: [[0, 1]], elevation: ['12', '1'] })).cards
      .encounters;
    expect(trial).toMatchObject({ tokens: [{ id: 'chest', kind: 'loot', colour: 'blue', at: 5 }], startingZone: [3] });
    expect(trial?.board).toMatchObject({ width: 3, height: 2, terrain: '.. ~#.', elevation: [1, 2, 1, 1, 1, 1] });
    expect(trial?.board.names[3]).toBe('Basin');
  });

  it.each([
    ['a character without meaning', encounter({}), 'board'],
    [
      'a Loot token where there is no space',
      encounter({ legend, tokens: [{ id: 'a', kind: 'loot', at: [2, 0] }] }),
      'board.tokens.0.at',
    ],
    ['a Starting Zone off the map', encounter({ legend, startingZone: [[3, 0]] }), 'board.startingZone.0'],
    ['a figure off the map', encounter({ legend }, [{ card: 'foe', at: [0, 2] }]), 'figures.0.at'],
    [
      'a wall between spaces apart',
      encounter({
        legend,
        walls: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      }),
      'board',
    ],
  ])('refuses %s', (_, lists, key) => {
    expect(errors(lists)).toMatchObject([{ card: 'encounters.trial', key }]);
  });

  it('refuses a card that no loaded pack has', () => {
    const trial = load(encounter({ legend }, [{ card: 'ghost', at: [0, 0] }]));
    expect(() => makeContent([trial])).toThrow('test:trial: there is no card "ghost" in combatants');
  });
});

describe('packs together', () => {
  const one = load({ items: [sword] }, 'one');
  const two = load(
    {
      items: [
        { ...sword, cost: 99 },
        { ...sword, id: 'axe' },
      ],
    },
    'two',
  );

  it('names cards by pack where two packs share an id', () => {
    const content = makeContent([one, two]);
    expect(Object.keys(content.items).sort()).toEqual(['axe', 'one:sword', 'two:sword']);
    expect(cardKey(content, 'items', 'sword')).toBeNull();
    expect(cardKey(content, 'items', 'sword', 'two')).toBe('two:sword');
    expect(cardKey(content, 'items', 'two:axe')).toBe('axe');
    expect(cardKey(content, 'items', 'one:axe')).toBeNull();
  });

  it('hashes packs by what is in them', () => {
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(load({ items: [sword] }, 'one').hash).toBe(one.hash);
    expect(load({ items: [{ ...sword, cost: 11 }] }, 'one').hash).not.toBe(one.hash);
  });

  it('refuses a pack whose required pack is missing', () => {
    const needy = { ...one, requires: ['core'] };
    expect(() => makeContent([needy])).toThrow('the pack "one" needs the pack "core"');
  });
});

describe('the core pack', () => {
  const content: Content = shippedContent();

  it('has every Adventurer, Item, Upgrade, Discipline and Combatant that it should', () => {
    expect(Object.keys(content.adventurers).sort()).toEqual(['nightingale', 'remi', 'rook', 'zeke']);
    expect(Object.keys(content.items)).toHaveLength(15);
    expect(Object.keys(content.upgrades).sort()).toEqual(['etherium', 'master-work', 'refined', 'scrying']);
    expect(Object.keys(content.disciplines)).toHaveLength(12);
    expect(Object.keys(content.combatants)).toEqual(expect.arrayContaining(['animate', 'cave-sickle']));
    expect(shippedPack('nothing')).toBeNull();
  });

  it('agrees with the published facts of Items wherever it does not mark house content', () => {
    for (const item of Object.values(content.items)) {
      if (item.house === true) continue;
      const fact = facts.items.find((each) => each.id === item.id) as Record<string, unknown> | undefined;
      expect(fact, item.id).toBeDefined();
      const own = (key: string) => (item.house as string[]).some((house) => house.split('.')[0] === key);
      const known = { type: fact?.kind, tier: fact?.tier, cost: fact?.cost, unique: fact?.unique };
      expect(item, item.id).toMatchObject(known);
      for (const key of ['dice', 'hands', 'icon', 'conviction', 'stats'] as const) {
        if (fact?.[key] !== undefined && !own(key)) expect(item[key], `${item.id} ${key}`).toEqual(fact[key]);
        const given = Array.isArray(item[key]) ? item[key].length > 0 : item[key] !== null && item[key] !== 0;
        if (fact?.[key] === undefined && key !== 'stats' && given)
          expect(own(key), `${item.id} ${key} is house`).toBe(true);
      }
    }
  });

  it('marks house content by keys that exist', () => {
    const all = { ...content.items, ...content.combatants, ...content.disciplines };
    for (const card of Object.values(all)) {
      if (card.house === true) continue;
      for (const key of card.house) {
        const value = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], card);
        expect(value, `${card.id} ${key}`).toBeDefined();
      }
    }
  });

  it('prints lines that parse to the same data', () => {
    const cardLists = [content.adventurers, content.items, content.upgrades, content.disciplines, content.combatants];
    const cards = cardLists.flatMap((list) => Object.values(list));
    expect(cards.flatMap((card) => card.lines).length).toBeGreaterThan(30);
    for (const card of cards) {
      for (const { text, ability } of card.lines) {
        const parsed = parseLine(text, { cardSp: 1 });
        // The price of a Discipline stands on its card, not in its lines.
        const price =
          card.kind === 'discipline' && card.sp > 0 && !ability.passive && !ability.status ? { sp: card.sp } : {};
        expect(parsed.ok && { ...price, ...parsed.ability }).toEqual(ability);
      }
    }
    for (const step of Object.values(content.combatants).flatMap((card) => card.ai)) {
      expect(parseCondition(step.ifText)).toEqual({ ok: true, conds: step.if });
      for (const { text, sentences } of step.do)
        expect(parseSentence(text, { role: 'aiDo' })).toEqual({ ok: true, sentences });
    }
  });

  it('gives each Adventurer a load that is legal', () => {
    expect(Object.keys(startingLoads).sort()).toEqual(Object.keys(content.adventurers).sort());
    const copies = new Map<string, number>();
    for (const [adventurer, load] of Object.entries(startingLoads)) {
      const items = load.items.map((id) => content.items[id]);
      const count = (type: string) => items.filter((item) => item?.type === type).length;
      expect(items, adventurer).not.toContain(undefined);
      expect(items.reduce((hands, item) => hands + (item?.type === 'weapon' ? item.hands : 0), 0)).toBeLessThanOrEqual(
        2,
      );
      for (const [type, most] of [
        ['armor', 1],
        ['core', 1],
        ['accessory', 1],
        ['relic', 3],
        ['consumable', 3],
      ] as const)
        expect(count(type), `${adventurer} ${type}`).toBeLessThanOrEqual(most);
      for (const id of load.disciplines) expect(content.disciplines[id], id).toBeDefined();
      for (const [item, upgrades] of Object.entries(load.upgrades)) {
        expect(load.items).toContain(item);
        for (const id of upgrades) {
          const fits = content.upgrades[id]?.fits ?? [];
          expect(fits === 'universal' || fits.includes(content.items[item]?.type ?? 'relic'), `${id} on ${item}`).toBe(
            true,
          );
        }
      }
      for (const id of [...load.items, ...load.pack]) copies.set(id, (copies.get(id) ?? 0) + 1);
    }
    for (const [id, n] of copies) {
      const fact = facts.items.find((each) => each.id === id);
      if (fact) expect(n, `copies of ${id}`).toBeLessThanOrEqual(fact.copies ?? 0);
    }
  });

  it('has a board where every figure of The Drowned Gate can stand', () => {
    const encounter = content.encounters['the-drowned-gate'];
    expect(encounter?.board.width).toBeGreaterThanOrEqual(14);
    expect(encounter?.board.height).toBeGreaterThanOrEqual(10);
    expect(encounter?.startingZone.length).toBeGreaterThanOrEqual(4);
    const places = [...(encounter?.figures.map((figure) => figure.at) ?? []), ...(encounter?.startingZone ?? [])];
    expect(new Set(places).size).toBe(places.length);
    for (const at of places) expect(encounter?.board.terrain[at]).not.toBe('#');
    expect(encounter?.figures.map((figure) => figure.card).sort()).toEqual([
      'animate',
      'animate',
      ...new Array(3).fill('cave-sickle'),
    ]);
  });
});
