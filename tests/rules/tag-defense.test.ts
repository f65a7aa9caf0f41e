import { describe, it } from 'vitest';
import { attack, byCard, duel } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const passive = (text: string) => ({ passives: [{ name: 'Passive', text }] });

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
    const cast = (type: string, taken: number) =>
      duel({
        skill: ['EXHAUST: Cast a SPELL 6: Deal 3 MAGIC DMG.'],
        enemy: passive(`IMMUNITY: ${type} DMG.`),
        dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
        play: [byCard('skill')],
        expect: { figures: damage(taken) },
      });
    cast('MAGIC', 0);
    cast('PHYSICAL', 3);
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
