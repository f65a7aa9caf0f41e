import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
/** What an Ability token does, by the kind of option that the moment offers. */
const token = (kind: string, name: string, more: object = {}) => choose(kind, { token: name, ...more });

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
