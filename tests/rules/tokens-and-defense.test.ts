import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
/** What an Ability token does, by the kind of option that the moment offers. */
const token = (kind: string, name: string, more: object = {}) => choose(kind, { token: name, ...more });
const passive = (text: string) => ({ passives: [{ name: 'Passive', text }] });

describe('Ability tokens', () => {
  it('A1.ability-token.01 a Dodge token pays for a Dodge in place of 1 SP', () => {
    assault({
      rook: { sp: 0, tokens: { dodge: 1 } },
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [token('dodge', 'dodge')],
      expect: { events: [{ ...missed, defense: 10 }], figures: { rook: { sp: 0, damage: 0, tokens: {} } } },
    });
  });

  it('A1.ability-token.02 an Intelligent Combatant uses a Dodge token when Attacked', () => {
    duel({
      foe: { tokens: { dodge: 1 } },
      enemy: { hp: 30 },
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5', 'WHITE 4', 'PURPLE 5'],
      play: [attack, attack],
      expect: {
        events: [
          { ...missed, defense: 10 },
          { type: 'attackRolled', hit: true, defense: 7 },
        ],
        figures: { 'foe-1': { damage: 2, tokens: {} } },
      },
    });
  });

  it('A1.ability-token.03 a Heal token HEALS 6 on a figure within SOI for 1 SP', () => {
    const rest = {
      others: [{ id: 'zeke', card: 'zeke', at: [5, 1], damage: 8 }],
      rook: { sp: 1, tokens: { heal: 1 } },
    };
    duel({
      ...rest,
      play: [token('use', 'heal', { target: 'zeke' })],
      expect: { figures: { zeke: { damage: 2 }, rook: { sp: 0, tokens: {} } } },
    });
    duel({
      ...rest,
      rook: { at: [0, 1], sp: 1, tokens: { heal: 1 } },
      play: [refuse('use', { token: 'heal', target: 'zeke' })],
      expect: { figures: { zeke: { damage: 8 } } },
    });
    duel({
      ...rest,
      rook: { sp: 0, tokens: { heal: 1 } },
      play: [refuse('use', { token: 'heal', target: 'zeke' })],
      expect: { figures: { zeke: { damage: 8 } } },
    });
  });

  it('A1.ability-token.04 an Intervention token re-rolls all dice just rolled', () => {
    duel({
      rook: { tokens: { intervention: 1 } },
      dice: ['WHITE 2', 'PURPLE 1', 'BLACK skull', 'WHITE 5', 'PURPLE 5', 'BLACK 4s'],
      play: [attack, choose('empower'), token('reroll', 'intervention')],
      expect: {
        events: [{ type: 'attackRolled', total: 10, hit: true }],
        figures: { rook: { tokens: {} }, ...damage(3) },
      },
    });
  });

  it('A1.ability-token.05 a Vow token adds 2 Damage of the type that is dealt', () => {
    duel({
      rook: { sp: 2, tokens: { vow: 2 } },
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack, token('use', 'vow')],
      expect: {
        events: [{ type: 'damageDealt', target: 'foe-1', amount: 4, damageType: 'PHYSICAL' }],
        figures: { rook: { tokens: { vow: 1 } }, ...damage(4) },
      },
    });
    duel({
      rook: { sp: 0, tokens: { vow: 1 } },
      enemy: { armor: 3 },
      skill: ['EXHAUST: Cast a SPELL 6: Deal 4 MAGIC DMG.'],
      dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
      play: [byCard('skill'), token('use', 'vow')],
      expect: {
        events: [{ type: 'damageDealt', target: 'foe-1', amount: 6, damageType: 'MAGIC' }],
        figures: { rook: { tokens: {} }, ...damage(6) },
      },
    });
  });

  it('A1.ability-token.01 A1.ability-token.03 A1.ability-token.04 A1.ability-token.05 a figure bears up to the limit', () => {
    const limits = { dodge: 3, heal: 4, intervention: 1, vow: 5 };
    for (const [name, limit] of Object.entries(limits))
      duel({
        charm: [`EXHAUST: Gain 3 ${name.toUpperCase()} tokens.`],
        rook: { tokens: { [name]: limit - 1 } },
        play: [byCard('charm')],
        expect: { figures: { rook: { tokens: { [name]: limit } } } },
      });
  });

  it('A1.ability-token.06 Summon tokens have no limit and are discarded by the Abilities that use them', () => {
    duel({
      charm: ['EXHAUST: Gain 4 SUMMON tokens.'],
      rook: { tokens: { summon: 5 } },
      play: [byCard('charm')],
      expect: { figures: { rook: { tokens: { summon: 9 } } } },
    });
    duel({
      charm: ['EXHAUST: You may discard 1 SUMMON token to HEAL 2.'],
      rook: { damage: 3, tokens: { summon: 2 } },
      play: [byCard('charm'), choose('yes')],
      expect: { figures: { rook: { damage: 1, tokens: { summon: 1 } } } },
    });
  });

  it('A1.ability-token.07 Energy tokens have no limit and do nothing by themselves', () => {
    duel({
      charm: ['EXHAUST: Gain 4 ENERGY tokens.'],
      rook: { tokens: { energy: 5 } },
      play: [refuse('use', { token: 'energy' }), byCard('charm')],
      expect: { figures: { rook: { tokens: { energy: 9 } } }, notOffered: [{ kind: 'use', token: 'energy' }] },
    });
  });
});

describe('IMMUNITY and RESISTANCE', () => {
  const typed = (dice: string[], enemy: Record<string, unknown>, taken: number, bonus = '') =>
    duel({
      blade: { abilities: bonus ? [`PASSIVE: ${bonus}.`] : [] },
      enemy,
      dice,
      play: [attack],
      expect: { figures: damage(taken) },
    });
  const [five, eight] = [
    ['WHITE 7', 'PURPLE 5'],
    ['WHITE 7', 'PURPLE 7'],
  ];

  it('A1.tag-defense.03 a figure cannot Gain an Effect to which it is immune', () => {
    duel({
      enemy: passive('IMMUNITY: POISON.'),
      charm: ['EXHAUST: Target an adjacent opponent: Inflict POISON and WILT.'],
      play: [byCard('charm')],
      expect: { figures: { 'foe-1': { effects: ['wilt'] } } },
    });
  });

  it('A1.tag-defense.04 Gaining IMMUNITY removes the Effect at once', () => {
    duel({
      rook: { effects: ['poison', 'wilt'] },
      charm: ['EXHAUST: Gain IMMUNITY: POISON until the end of the Encounter.'],
      play: [byCard('charm')],
      expect: { figures: { rook: { effects: ['wilt'] } } },
    });
  });

  it('A1.tag-defense.05 IMMUNITY to a Damage type leaves 0 of that type only', () => {
    typed(five, passive('IMMUNITY: PHYSICAL DMG.'), 0);
    typed(five, passive('IMMUNITY: MAGIC DMG.'), 5, '+3 MAGIC DMG');
    typed(five, passive('IMMUNITY: PHYSICAL DMG.'), 3, '+3 MAGIC DMG');
  });

  it('A1.tag-defense.11 RESISTANCE halves the Final Damage of its type, rounded up', () => {
    const resists = passive('RESISTANCE: PHYSICAL DMG.');
    typed(five, resists, 3);
    typed(five, resists, 3 + 3, '+3 MAGIC DMG');
    typed(five, resists, 3 + 2, '+2 IRREDUCIBLE DMG');
    typed(['WHITE 6', 'PURPLE 5'], resists, 2);
  });

  it('A1.tag-defense.12 RESISTANCE comes after Armor', () => {
    typed(eight, { armor: 2, ...passive('RESISTANCE: PHYSICAL DMG.') }, 3);
  });

  it('A1.tag-defense.12 RESISTANCE does not change Damage that is no Attack or Spell', () => {
    const skill = (line: string, dice: string[]) => ({ skill: [line], dice, play: [byCard('skill')] });
    const enemy = passive('RESISTANCE: MAGIC DMG.');
    duel({
      ...skill('EXHAUST: Target an opponent within SOI: Deal 5 MAGIC DMG.', []),
      enemy,
      expect: { figures: damage(5) },
    });
    duel({
      ...skill('EXHAUST: Cast a SPELL 6: Deal 5 MAGIC DMG.', ['PURPLE 3', 'PURPLE 1', 'PURPLE 1']),
      enemy,
      expect: { figures: damage(3) },
    });
  });

  it('A1.tag-defense.07 A1.tag-defense.08 NIMBLE Dodges the first Attack of a turn with 1 more Shield', () => {
    const rest = { enemy: { ...passive('NIMBLE.'), hp: 30 }, play: [attack, attack], rook: { sp: 4 } };
    duel({
      ...rest,
      dice: ['BLACK 3s1b', 'WHITE 7', 'PURPLE 5', 'WHITE 7', 'PURPLE 5'],
      expect: {
        events: [
          { type: 'attackRolled', defense: 11 },
          { type: 'attackRolled', defense: 7 },
        ],
        figures: damage(1 + 5),
      },
    });
    duel({
      ...rest,
      dice: ['BLACK skull', 'WHITE 7', 'PURPLE 5', 'WHITE 7', 'PURPLE 5'],
      expect: { events: [{ type: 'attackRolled', defense: 7 }], figures: damage(5 + 5) },
    });
  });

  it('A1.tag-defense.09 A1.tag-defense.10 PROTECTION adds the Books of BLACK to a Conviction Check', () => {
    const check = (face: string, total: number, resisted: boolean) =>
      duel({
        enemy: passive('PROTECTION.'),
        skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
        dice: ['PURPLE 3', 'PURPLE 5', 'PURPLE 1', `BLACK ${face}`],
        play: [byCard('skill')],
        expect: { events: [{ type: 'convictionChecked', total, resisted }], figures: damage(resisted ? 0 : 2) },
      });
    check('1s3b', 9, true);
    check('2s2b', 8, false);
    check('skull', 6, false);
  });

  it('A1.tag-defense.06 INCORPOREAL ignores PHYSICAL DMG on the faces with 4 Symbols of one kind', () => {
    const enemy = passive('INCORPOREAL.');
    typed([...five, 'BLACK 4s'], enemy, 0);
    typed([...five, 'BLACK 4b'], enemy, 0);
    typed([...five, 'BLACK 3s1b'], enemy, 5);
    typed([...five, 'BLACK 4s'], enemy, 2, '+2 MAGIC DMG');
  });

  it('A1.tag-defense.02 HEAL removes that many Damage tokens, at most all', () => {
    const heal = (before: number, after: number) =>
      duel({
        rook: { damage: before },
        charm: ['EXHAUST: HEAL 3.'],
        play: [byCard('charm')],
        expect: { figures: { rook: { damage: after } } },
      });
    heal(5, 2);
    heal(2, 0);
  });
});

describe('tags of Attacks', () => {
  it('A1.tag-attack.06 ARCANE makes the Symbols of a roll against it count for nothing, but not the Skull', () => {
    const rest = { enemy: { ...passive('ARCANE.'), defense: 1 }, rook: { sp: 3 } };
    duel({
      ...rest,
      blade: { symbols: ['1 SHIELD: +2 PHYSICAL DMG'] },
      dice: ['WHITE 7', 'PURPLE 1', 'BLACK 4s'],
      play: [attack, choose('empower'), refuse('symbol', { card: 'blade' })],
      expect: { figures: damage(7) },
    });
    duel({
      ...rest,
      dice: ['WHITE 7', 'PURPLE 1', 'BLACK skull'],
      play: [attack, choose('empower')],
      expect: { events: [missed], figures: damage(0) },
    });
  });

  it('A1.tag-attack.14 A1.dice-pool.07 FINESSE replaces the die of the Weapon when its Condition is met', () => {
    const card = { name: 'Rapier', type: 'weapon', tier: 'mundane', cost: 10, hands: 1, icon: 'melee' };
    const rapier = { ...card, id: 'rapier', dice: ['WHITE'], abilities: ['COMBO: LIGHT: FINESSE: ORANGE.'] };
    const pool = (other: string, dice: string[]) =>
      duel({
        rook: { items: ['rapier', other] },
        cards: { items: [rapier] },
        dice,
        play: [attack],
        expect: { events: [{ type: 'attackRolled', total: 8 }] },
      });
    pool('knife', ['ORANGE 4', 'WHITE 4']);
    pool('axe', ['WHITE 3', 'PURPLE 5']);
  });

  it('A1.tag-attack.16 REACH widens the Range of Melee Attacks, which stay Melee', () => {
    duel({
      rook: { items: ['spear'], at: [0, 1] },
      others: [{ id: 'remi', card: 'remi', at: [3, 1], items: ['sword'] }],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack],
      expect: { events: [{ type: 'attackRolled', total: 10 }], figures: damage(3) },
    });
  });

  it('A1.tag-attack.20 A1.tag-attack.21 A1.tag-attack.22 THROW deals a die of PHYSICAL DMG, without an Attack', () => {
    const skill = ['EXHAUST: THROW: WHITE at an opponent.'];
    duel({
      skill,
      foe: { at: [5, 1], tokens: { dodge: 1 } },
      enemy: { armor: 2 },
      dice: ['WHITE 5'],
      play: [byCard('skill')],
      expect: {
        figures: { 'foe-1': { damage: 3, tokens: { dodge: 1 } } },
        noEvents: [{ type: 'attackDeclared' }, { type: 'attackRolled' }],
      },
    });
    duel({ skill, foe: { at: [6, 1] }, play: [refuse('use', { card: 'skill' })], expect: { figures: damage(0) } });
  });

  it('A1.backstab.03 A1.tag-attack.10 BACKSTAB works with REACH', () => {
    const spear = { name: 'Pike', type: 'weapon', tier: 'mundane', cost: 10, hands: 2, icon: 'melee' };
    const pike = {
      ...spear,
      id: 'pike',
      dice: ['WHITE', 'PURPLE'],
      tags: ['REACH 2'],
      abilities: ['PASSIVE: BACKSTAB.'],
    };
    duel({
      rook: { items: ['pike'], at: [0, 1] },
      cards: { items: [pike] },
      others: [{ id: 'remi', card: 'remi', at: [3, 1], items: ['sword'] }],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack],
      expect: { events: [{ type: 'attackRolled', total: 10 }], figures: damage(3 + 3) },
    });
  });
});
