import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packSchema, positionSchema, schemaProblems } from '../../src/content/schema';
import { publishedSchemas } from '../../src/content/schema/jsonSchema';
import { cards } from '../scene/cards';

const pack = (lists: object) => ({ format: 'pack/1', id: 'test', name: 'Test', ...lists });
const position = (fields: object) => ({ format: 'position/1', name: 'test', ...fields });

/** Problems that a schema finds, as `card key: message`. */
function problems(schema: typeof packSchema | typeof positionSchema, json: object): string[] {
  const result = schema.safeParse(json);
  if (result.success) return [];
  return schemaProblems('test.json', json, result.error.issues).map(
    (problem) => `${problem.card ?? ''} ${problem.key}: ${problem.message}`,
  );
}

const [rook] = cards.adventurers;
const [sword] = cards.items;
const [foe] = cards.combatants;

describe('pack/1', () => {
  it('takes the fixture cards as they are', () => {
    expect(problems(packSchema, pack(cards))).toEqual([]);
  });

  it('names an unknown key and the card where it stands', () => {
    expect(problems(packSchema, pack({ items: [sword, { ...sword, id: 'other', hand: 1 }] }))).toEqual([
      'items.other hand: unknown key "hand"',
    ]);
    expect(problems(packSchema, pack({ itmes: [] }))).toEqual([' itmes: unknown key "itmes"']);
    expect(problems(packSchema, pack({ adventurers: [{ ...rook, sp: { recovery: 3, max: 5, min: 0 } }] }))).toEqual([
      'adventurers.rook sp.min: unknown key "min"',
    ]);
  });

  it.each([
    ['a number out of range', { items: [{ ...sword, cost: -1 }] }, 'items.sword cost: -1 must be at least 0'],
    ['a fraction', { adventurers: [{ ...rook, hp: 1.5 }] }, 'adventurers.rook hp: 1.5 is not a whole number'],
    ['a missing key', { adventurers: [{ ...rook, hp: undefined }] }, 'adventurers.rook hp: this key is missing'],
    ['an id not in kebab-case', { items: [{ ...sword, id: 'Long Sword' }] }, 'does not have the right form'],
    ['an unknown die', { items: [{ ...sword, dice: ['WHITE', 'PINK'] }] }, 'items.sword dice.1: "PINK" is not one of:'],
    ['BLACK as a rated die', { items: [{ ...sword, conviction: ['BLACK'] }] }, 'items.sword conviction.0: "BLACK"'],
    ['an unknown type', { items: [{ ...sword, type: 'hat' }] }, 'items.sword type: "hat" is not one of: weapon'],
    ['a card that cannot be played', { familiars: [{ id: 'cat' }] }, 'nothing may stand here yet'],
    ['an unknown terrain', { tokens: [{ id: 'mud', name: 'Mud', countsAs: 'lava' }] }, 'tokens.mud countsAs: "lava"'],
    ['a wrong format', { format: 'pack/2' }, 'format: "pack/2" is not one of: pack/1'],
  ])('refuses %s', (_, lists, message) => {
    const found = problems(packSchema, pack(lists));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('takes the scaling icon in numbers and dice, and no other word', () => {
    expect(problems(packSchema, pack({ combatants: [{ ...foe, hp: '*', dice: ['*'] }] }))).toEqual([]);
    expect(problems(packSchema, pack({ combatants: [{ ...foe, hp: 'X' }] }))[0]).toContain('combatants.foe hp: "X"');
  });
});

describe('position/1', () => {
  const figure = { id: 'rook', card: 'rook', at: [0, 0] };

  it('names an unknown key of a figure, a step and an expectation', () => {
    expect(problems(positionSchema, position({ figures: [{ ...figure, spp: 3 }] }))).toEqual([
      'figures.rook spp: unknown key "spp"',
    ]);
    expect(problems(positionSchema, position({ play: [{ choose: { kind: 'attack', victim: 'x' } }] }))).toEqual([
      ' play.0.choose.victim: unknown key "victim"',
    ]);
    expect(problems(positionSchema, position({ expect: { figures: { rook: { mana: 1 } } } }))).toEqual([
      ' expect.figures.rook.mana: unknown key "mana"',
    ]);
  });

  it.each([
    ['an unknown Effect', { figures: [{ ...figure, effects: ['sleepy'] }] }, 'figures.rook effects.0: "sleepy"'],
    ['an unknown option', { play: [{ choose: { kind: 'fly' } }] }, 'play.0.choose.kind: "fly" is not one of: move'],
    ['a face that is none', { dice: ['BLACK 7'] }, 'dice.0: "BLACK 7" does not have the right form'],
    ['an unknown phase', { phase: 'middle' }, 'phase: "middle" is not one of: start'],
    ['a query without its answer', { expect: { queries: [{ ask: 'range', from: 'a', to: 'b' }] } }, 'queries.0.is'],
    ['a fifth Urgency token', { urgency: 5 }, 'urgency: 5 must be at most 4'],
  ])('refuses %s', (_, fields, message) => {
    const found = problems(positionSchema, position(fields));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });
});

describe('published JSON Schemas', () => {
  it.each(Object.entries(publishedSchemas()))('%s is up to date (npm run schema)', (name, text) => {
    expect(readFileSync(`public/schema/${name}`, 'utf8')).toBe(text);
  });
});
