import { describe, it } from 'vitest';
import { assault, attack, byCard, duel } from '../scene/versus';

const hit = ['WHITE 4', 'PURPLE 5'];

describe('no value goes below 0', () => {
  it('A1.rounding.01 Defense, Armor, Movement and SOI of a figure', () => {
    const lines = ['PASSIVE: -9 Defense.', 'PASSIVE: -3 Armor.', 'PASSIVE: -9 Movement.', 'PASSIVE: -9 SOI.'];
    // 1 SP of a Move Action gives no space, the next 2.
    for (const [sp, key] of [
      [1, 'notOffered'],
      [2, 'offered'],
    ] as const)
      duel({ charm: lines, rook: { sp }, expect: { [key]: [{ kind: 'move', to: [0, 2] }] } });
    duel({
      charm: lines,
      expect: {
        figures: { rook: { defense: 0, armor: 0, movement: 0 } },
        queries: [
          { ask: 'inSphereOfInfluence', from: 'rook', to: 'foe-1', is: false },
          { ask: 'inSphereOfInfluence', from: 'rook', to: 'rook', is: true },
        ],
      },
    });
    // Armor below 0 would add to PHYSICAL DMG, Defense below 0 to the difference.
    assault({ rook: { sp: 0 }, charm: lines, dice: hit, expect: { figures: { rook: { damage: 9 } } } });
  });

  it('A1.rounding.01 a Skill, the sum of a Check, and Force', () => {
    const check = (line: string, dice: string[], expected: object) =>
      duel({
        charm: ['0 SP: Make an AGILITY 2 Check. On a pass, Gain 1 VOW token.'],
        skill: [line],
        dice,
        play: [byCard('charm')],
        expect: { events: [{ type: 'skillChecked', ...expected }] },
      });
    check('PASSIVE: -9 AGILITY.', ['PURPLE 1', 'PURPLE 1'], { total: 2, passed: true });
    check('PASSIVE: -20 to the roll.', ['PURPLE 1', 'PURPLE 1'], { total: 0, passed: false });
    check('PASSIVE: When making an AGILITY Check, -20 to the roll.', ['PURPLE 1', 'PURPLE 1'], {
      total: 0,
      passed: false,
    });
    duel({
      skill: ['EXHAUST: Cast a SPELL 1: Deal 2 MAGIC DMG.'],
      charm: ['PASSIVE: -9 FORCE to your SPELLS.'],
      rook: { sp: 0 },
      dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
      play: [byCard('skill')],
      expect: {
        events: [
          { type: 'spellCast', force: 0 },
          { type: 'convictionChecked', force: 0, resisted: true },
        ],
      },
    });
  });

  it('A1.rounding.01 Damage of a type, with penalties to it and reduced by more than there is', () => {
    // 9 against Defense 7: 2 PHYSICAL DMG, and 1 MAGIC DMG that 4 less of PHYSICAL does not touch.
    duel({
      blade: { abilities: ['PASSIVE: -4 PHYSICAL DMG to your Attacks.', 'PASSIVE: +1 MAGIC DMG to your Attacks.'] },
      foe: { damage: 5 },
      dice: hit,
      play: [attack],
      expect: { figures: { 'foe-1': { damage: 6 } }, noEvents: [{ type: 'healed' }] },
    });
    const dealt = (line: string, passive: string) =>
      duel({
        skill: [line],
        enemy: { passives: [{ name: 'Shell', text: passive }] },
        foe: { damage: 5 },
        play: [byCard('skill')],
        expect: { figures: { 'foe-1': { damage: 5 } }, noEvents: [{ type: 'damageDealt' }] },
      });
    for (const type of ['PHYSICAL', 'MAGIC'])
      dealt(
        `EXHAUST: Target an opponent within SOI: Deal 2 ${type} DMG.`,
        'When this figure would be dealt Damage, reduce that Damage by 5',
      );
  });

  it('A1.rounding.01 an amount that is worked out', () => {
    const amount = (line: string, damage: number, left: number) =>
      duel({
        rook: { damage },
        skill: [line],
        play: [byCard('skill')],
        expect: { figures: { rook: { damage: left } } },
      });
    amount('EXHAUST: HEAL 3 minus the number of opponents within SOI.', 5, 3);
    amount('EXHAUST: HEAL 1 minus twice the number of opponents within SOI.', 5, 5);
  });

  it('A1.rounding.01 SP to pay', () => {
    duel({
      skill: [
        'EXHAUST, 1 SP: Target an opponent within SOI: Deal 1 MAGIC DMG. If the target has no Effect, this costs 3 SP less.',
      ],
      rook: { sp: 2 },
      play: [byCard('skill')],
      expect: { figures: { rook: { sp: 2 }, 'foe-1': { damage: 1 } } },
    });
  });
});
