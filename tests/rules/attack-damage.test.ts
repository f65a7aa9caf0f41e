import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const hitBy = (difference: number, more = {}) => ({ type: 'attackRolled', hit: true, difference, ...more });
const missed = { type: 'attackRolled', hit: false };
const foeDamage = (damage: number) => ({ 'foe-1': { damage } });
const rookDamage = (damage: number) => ({ rook: { damage } });

describe('attack: damage', () => {
  it('A1.attack.10 a miss adds no damage and goes on to the Counter check', () => {
    assault({
      enemy: { symbols: ['1 BOOK: +3 PHYSICAL DMG'] },
      dice: ['WHITE 2', 'PURPLE 3', 'WHITE 6', 'PURPLE 5'],
      play: [choose('counter', { target: 'foe-1' })],
      expect: {
        figures: { rook: { damage: 0, sp: 3 }, 'foe-1': { damage: 4 } },
        events: [missed, { type: 'countered' }, hitBy(4)],
        noEvents: [{ type: 'damageDealt', target: 'rook' }],
      },
    });
  });

  it('A1.attack.11 A1.attack-steps.10 a hit adds the difference as PHYSICAL DMG', () => {
    duel({
      enemy: { defense: 9 },
      dice: ['WHITE 7', 'PURPLE 6'],
      play: [attack],
      expect: {
        events: [hitBy(4), { type: 'damageDealt', target: 'foe-1', amount: 4, damageType: 'PHYSICAL' }],
        figures: foeDamage(4),
      },
    });
  });

  it('A1.attack.12 a hit with difference 0 adds nothing but Symbols may still add damage', () => {
    const blade = { symbols: ['1 BURST: +2 PHYSICAL DMG'] };
    const rest = { blade, enemy: { defense: 9 }, dice: ['WHITE 7', 'PURPLE 2'] };
    const spend = choose('symbol', { card: 'blade', ability: 0 });
    duel({ ...rest, play: [attack, spend], expect: { events: [hitBy(0)], figures: foeDamage(2) } });
    duel({ ...rest, play: [attack], expect: { events: [hitBy(0)], figures: foeDamage(0) } });
  });

  it('A1.attack.13 A1.attack-steps.11 attackers of either kind add damage with Symbols', () => {
    const symbols = ['1 SHIELD 1 BOOK: +1 PHYSICAL DMG'];
    const dice = ['WHITE 4', 'PURPLE 3'];
    assault({ enemy: { symbols }, dice, expect: { events: [hitBy(0)], figures: rookDamage(1) } });
    duel({
      blade: { symbols },
      dice,
      play: [attack, choose('symbol', { card: 'blade', ability: 0 })],
      expect: { events: [hitBy(0)], figures: foeDamage(1) },
    });
  });

  it('A1.attack.14 A1.symbol.03 each Symbol is spent once, and none is kept for the next Attack', () => {
    const two = { card: 'blade', ability: 0 };
    duel({
      blade: { symbols: ['2 BOOK: +2 PHYSICAL DMG'] },
      // Too few SP to be asked about EMPOWER in the second Attack.
      rook: { sp: 4 },
      enemy: { hp: 30 },
      dice: ['WHITE 5', 'PURPLE 6', 'WHITE 4', 'PURPLE 3'],
      play: [
        attack,
        choose('symbol', { ...two, times: 1 }),
        refuse('symbol', { ...two, times: 1 }),
        attack,
        refuse('symbol', { ...two, times: 1 }),
      ],
      expect: { figures: foeDamage(4 + 2 + 0), events: [hitBy(4), hitBy(0)] },
    });
  });

  it('A1.attack.15 A1.symbol.02 a Symbol Ability is used as often as its Symbols last', () => {
    const use = { card: 'blade', ability: 0 };
    duel({
      blade: { dice: ['PURPLE', 'PURPLE'], symbols: ['2 BOOK: +2 PHYSICAL DMG'] },
      dice: ['PURPLE 6', 'PURPLE 6'],
      play: [attack, choose('symbol', { ...use, times: 2 }), refuse('symbol', { ...use, times: 1 })],
      expect: { figures: foeDamage(5 + 4) },
    });
  });

  it('A1.attack.15 a Condition limits a Symbol Ability', () => {
    duel({
      blade: { dice: ['PURPLE', 'PURPLE'] },
      charm: ['EXHAUST, 1 BOOK: When making an Attack, +2 PHYSICAL DMG.'],
      dice: ['PURPLE 6', 'PURPLE 6'],
      play: [attack, byCard('charm'), refuse('symbol', { card: 'charm' }), refuse('use', { card: 'charm' })],
      expect: { figures: { rook: { exhausted: ['charm'] }, ...foeDamage(5 + 2) } },
    });
  });

  it('A1.attack.16 A1.attack.17 A1.attack-steps.12 Armor lowers PHYSICAL DMG alone, not below 0', () => {
    const blade = { symbols: ['1 BURST: +2 MAGIC DMG'] };
    const play = [attack, choose('symbol', { card: 'blade', ability: 0 })];
    const magic = { type: 'damageDealt', target: 'foe-1', amount: 2, damageType: 'MAGIC' };
    duel({
      blade,
      enemy: { armor: 3 },
      dice: ['WHITE 7', 'PURPLE 5'],
      play,
      expect: { events: [hitBy(5), magic], figures: foeDamage(2 + 2) },
    });
    duel({
      blade,
      enemy: { armor: 5 },
      dice: ['WHITE 7', 'PURPLE 2'],
      play,
      expect: { events: [hitBy(2), magic], figures: foeDamage(0 + 2) },
    });
    duel({
      blade: { symbols: ['1 BURST: +2 IRREDUCIBLE DMG'] },
      enemy: { armor: 5 },
      dice: ['WHITE 7', 'PURPLE 2'],
      play,
      expect: { events: [hitBy(2), { ...magic, damageType: 'IRREDUCIBLE' }], figures: foeDamage(0 + 2) },
    });
  });

  it('A1.attack.18 A1.attack.19 A1.attack.20 A1.tag-attack.01 ARMOR PIERCING adds up and stops at the Armor', () => {
    const hit = (armor: number, charm: string[], damage: number) =>
      duel({
        blade: { abilities: ['PASSIVE: +2 ARMOR PIERCING.'] },
        enemy: { armor },
        charm,
        dice: ['WHITE 7', 'PURPLE 6'],
        play: [attack],
        expect: { events: [hitBy(6)], figures: foeDamage(damage) },
      });
    hit(2, [], 6);
    hit(3, [], 5);
    hit(4, [], 4);
    hit(4, ['PASSIVE: +1 ARMOR PIERCING to your Attacks.'], 5);
    hit(1, [], 6);
    hit(0, [], 6);
    // What Symbols give to this Attack adds up with what stands.
    duel({
      blade: {
        abilities: ['PASSIVE: +2 ARMOR PIERCING.'],
        symbols: ['1 SHIELD: +1 ARMOR PIERCING', '1 BOOK: +2 ARMOR PIERCING'],
      },
      enemy: { armor: 6 },
      dice: ['WHITE 7', 'PURPLE 6'],
      play: [
        attack,
        choose('symbol', { card: 'blade', ability: 0, times: 1 }),
        choose('symbol', { card: 'blade', ability: 1, times: 1 }),
      ],
      expect: { events: [hitBy(6)], figures: foeDamage(5) },
    });
  });

  it('A1.attack.21 A1.attack-steps.13 the Final Damage is put on the target as Damage tokens', () => {
    duel({
      blade: { symbols: ['2 BOOK: +2 PHYSICAL DMG', '1 BURST: +1 PHYSICAL DMG'] },
      enemy: { defense: 9, hp: 12, armor: 1 },
      foe: { damage: 3 },
      dice: ['WHITE 7', 'PURPLE 6'],
      play: [attack, choose('symbol', { ability: 0 }), choose('symbol', { ability: 1 })],
      expect: { figures: { 'foe-1': { damage: 3 + (4 + 2 + 1 - 1), defeated: false } } },
    });
  });

  it('A1.attack.22 an Ability that prevents damage is used when the amount is known', () => {
    assault({
      rook: { sp: 4 },
      charm: ['PER ENCOUNTER: When you would be dealt PHYSICAL DMG, ignore that Damage.'],
      dice: ['WHITE 7', 'PURPLE 6', 'WHITE 5', 'PURPLE 3'],
      play: [byCard('charm'), choose('counter')],
      expect: {
        figures: { rook: { damage: 0, sp: 2, used: ['charm.0'] }, ...foeDamage(1) },
        events: [hitBy(6), { type: 'countered' }],
      },
    });
    assault({
      charm: ['PER ENCOUNTER: When you would be dealt PHYSICAL DMG, ignore that Damage.'],
      dice: ['WHITE 7', 'PURPLE 6'],
      expect: { figures: { rook: { damage: 6, used: [] } } },
    });
  });

  it('A1.attack.30 an Attack without Final Damage has hit when it met the Defense', () => {
    const enemy = { passives: [{ name: 'Chain', text: 'When this figure hits an opponent, Inflict DARKNESS.' }] };
    assault({
      enemy,
      rook: { items: ['blade', 'plate'] },
      dice: ['WHITE 4', 'PURPLE 5'],
      expect: { events: [hitBy(2)], figures: { rook: { damage: 0, effects: ['darkness'] } } },
    });
    const met = { events: [hitBy(0)], figures: { rook: { damage: 0, effects: ['darkness'] } } };
    assault({ enemy, dice: ['WHITE 5', 'PURPLE 2'], expect: met });
    assault({ enemy, dice: ['WHITE 4', 'PURPLE 2'], expect: { figures: { rook: { damage: 0, effects: [] } } } });
  });
});
