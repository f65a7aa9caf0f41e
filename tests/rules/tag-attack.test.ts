import { describe, it } from 'vitest';
import { attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
const passive = (text: string) => ({ passives: [{ name: 'Passive', text }] });

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

  it('A1.backstab.03 A1.tag-attack.10 BACKSTAB adds 3 PHYSICAL DMG while Flanking, with REACH too', () => {
    const spear = { name: 'Pike', type: 'weapon', tier: 'mundane', cost: 10, hands: 2, icon: 'melee' };
    const pike = {
      ...spear,
      id: 'pike',
      dice: ['WHITE', 'PURPLE'],
      tags: ['REACH 2'],
      abilities: ['PASSIVE: BACKSTAB.'],
    };
    const stab = (partner: number[], total: number, taken: number, armor = 0) =>
      duel({
        rook: { items: ['pike'], at: [0, 1] },
        enemy: { armor },
        cards: { items: [pike] },
        others: [{ id: 'remi', card: 'remi', at: partner, items: ['sword'] }],
        dice: ['WHITE 4', 'PURPLE 5'],
        play: [attack],
        expect: { events: [{ type: 'attackRolled', total }], figures: damage(taken) },
      });
    stab([3, 1], 10, 3 + 3);
    stab([3, 1], 10, 1, 5);
    stab([2, 0], 9, 2);
    // With a Melee/Ranged Weapon it is the declared type that counts.
    const thrown = (way: string, total: number, taken: number) =>
      duel({
        rook: { items: ['javelin'] },
        cards: { items: [{ ...pike, id: 'javelin', tags: [], icon: 'melee/ranged', range: 4 }] },
        others: [{ id: 'remi', card: 'remi', at: [3, 1], items: ['sword'] }],
        dice: ['WHITE 4', 'PURPLE 5'],
        play: [choose('attack', { target: 'foe-1', with: way })],
        expect: { events: [{ type: 'attackRolled', total }], figures: damage(taken) },
      });
    thrown('melee', 10, 3 + 3);
    thrown('ranged', 9, 2);
  });
});
