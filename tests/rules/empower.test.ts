import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse, sentry } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
describe('Empower an Attack', () => {
  it('A1.empower.01 A1.attack-steps.03 an Adventurer pays 1 SP and adds BLACK', () => {
    duel({
      rook: { sp: 3 },
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      play: [attack, choose('empower')],
      expect: { figures: { rook: { sp: 0 }, ...damage(2) } },
    });
    duel({
      rook: { sp: 2 },
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack, refuse('empower')],
      expect: { figures: { rook: { sp: 0 }, ...damage(2) } },
    });
  });

  it('A1.empower.01 A1.attack-steps.03 a Command Combatant may Empower for 1 SP', () => {
    duel({
      ...sentry(3),
      rook: { at: [0, 0] },
      turn: 'sentry-1',
      initiative: ['sentry', 'rook', 'foe'],
      phase: 'action',
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      play: [attack, choose('empower')],
      expect: { figures: { 'sentry-1': { sp: 0 }, ...damage(2) } },
    });
  });

  it('A1.empower.02 Empowering is optional and over once the dice are rolled', () => {
    duel({
      blade: { symbols: ['1 BOOK: +1 PHYSICAL DMG'] },
      dice: ['WHITE 5', 'PURPLE 5'],
      play: [attack, choose('symbol', { card: 'blade', ability: 0, times: 1 }), refuse('empower')],
      expect: { figures: { rook: { sp: 3 }, ...damage(4) } },
    });
  });

  it('A1.empower.03 Intelligent Combatants Empower only when an Ability says so', () => {
    const rook = { sp: 0 };
    assault({ rook, dice: ['WHITE 4', 'PURPLE 5'], expect: { figures: { rook: { damage: 2 } } } });
    assault({
      rook,
      enemy: { passives: [{ name: 'Fierce', text: 'EMPOWER to your Attacks.' }] },
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      expect: { figures: { rook: { damage: 2 } } },
    });
    const ai = [{ if: 'Otherwise', do: ['Cast a SPELL 6 against an opponent within SOI: Deal 2 MAGIC DMG.'] }];
    assault({
      rook,
      enemy: { ai },
      dice: ['PURPLE 7', 'PURPLE 3', 'PURPLE 3'],
      expect: { figures: { rook: { damage: 2 } } },
    });
  });

  it('A1.empower.04 A1.empower.06 a printed BLACK die costs no SP and cannot be joined by a second one', () => {
    const blade = { dice: ['WHITE', 'PURPLE', 'BLACK'] };
    duel({
      blade,
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      play: [attack, refuse('empower')],
      expect: { figures: { rook: { sp: 3 }, ...damage(2) } },
    });
  });

  it('A1.empower.06 an Attack that an Ability Empowered is not Empowered again', () => {
    duel({
      charm: ['EXHAUST: Melee ATK with EMPOWER.'],
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      play: [byCard('charm'), refuse('empower')],
      expect: { figures: { rook: { sp: 5 }, ...damage(2) } },
    });
  });

  it('A1.empower.05 a Combatant with BLACK among its dice makes Empowered Attacks', () => {
    assault({
      rook: { sp: 0 },
      enemy: { dice: ['WHITE', 'PURPLE', 'BLACK'] },
      dice: ['WHITE 7', 'PURPLE 6', 'BLACK skull'],
      expect: { events: [missed], figures: { rook: { damage: 0 } } },
    });
    // A Command Combatant, which is not asked for SP either.
    const { others, cards } = sentry(5);
    duel({
      others,
      cards: { combatants: cards?.combatants?.map((card) => ({ ...card, dice: ['WHITE', 'PURPLE', 'BLACK'] })) ?? [] },
      rook: { at: [0, 0] },
      turn: 'sentry-1',
      initiative: ['sentry', 'rook', 'foe'],
      phase: 'action',
      dice: ['WHITE 7', 'PURPLE 6', 'BLACK skull'],
      play: [attack, refuse('empower')],
      expect: { events: [missed], figures: { 'sentry-1': { sp: 3 }, ...damage(0) } },
    });
  });

  it('A1.empower.07 Symbols of the BLACK die are spent like those of the other dice', () => {
    const use = { card: 'blade', ability: 0 };
    duel({
      blade: { symbols: ['1 BOOK: +1 PHYSICAL DMG'] },
      enemy: { defense: 5 },
      dice: ['WHITE 2', 'PURPLE 3', 'BLACK 4b'],
      play: [attack, choose('empower'), choose('symbol', { ...use, times: 5 }), refuse('symbol', { ...use, times: 1 })],
      expect: { figures: damage(5) },
    });
  });

  it('A1.empower.08 A1.standard-action.12 the Skull makes the Attack miss and the target may Counter', () => {
    assault({
      rook: { sp: 2, effects: ['darkness'] },
      enemy: { dice: ['WHITE', 'PURPLE', 'BLACK'] },
      dice: ['WHITE 7', 'PURPLE 6', 'BLACK skull', 'WHITE 4', 'PURPLE 6'],
      play: [choose('counter')],
      expect: { events: [missed, { type: 'countered' }], figures: { rook: { damage: 0, sp: 0 }, ...damage(2) } },
    });
    duel({
      blade: { symbols: ['1 SHIELD: +1 TO THE ATK ROLL'] },
      dice: ['WHITE 7', 'PURPLE 6', 'BLACK skull'],
      play: [attack, choose('empower')],
      expect: { events: [missed], figures: damage(0), noEvents: [{ type: 'damageDealt' }] },
    });
  });

  it('A1.empower.14 BLACK in a Dodge is no Empower: its Skull does not decide the Attack', () => {
    assault({
      rook: { sp: 1 },
      dice: ['BLACK skull', 'WHITE 4', 'PURPLE 2'],
      play: [choose('dodge')],
      expect: { events: [{ ...missed, total: 6, defense: 7 }], figures: { rook: { damage: 0 } } },
    });
    assault({
      rook: { sp: 1 },
      enemy: { dice: ['WHITE', 'PURPLE', 'BLACK'] },
      dice: ['BLACK skull', 'WHITE 4', 'PURPLE 5', 'BLACK 4s'],
      play: [choose('dodge')],
      expect: { figures: { rook: { damage: 2 } } },
    });
  });
});
