import { describe, it } from 'vitest';
import { adventurer, combatant, field, intelligent, normal, roll, step } from '../../scene/field';

const turnOf = (
  instructions: string[],
  figures: ReturnType<typeof combatant>[],
  events: Record<string, unknown>[],
  dice = roll(6, 1),
): void => {
  const wide = normal(9, 3);
  field(wide, figures, {
    cards: {
      combatants: [
        intelligent(
          'brain',
          instructions.map((each) => step('otherwise', each)),
        ),
      ],
    },
    turn: 'brain',
    dice,
    expect: { events },
  });
};

describe('what a decision of the program tells', () => {
  it('names whom the line itself passed over, by what it compared, with Range and place on the Track of everyone', () => {
    turnOf(
      ['Ranged 6 ATK against the opponent with the most Damage'],
      [
        adventurer('zeke', [1, 0], { damage: 2 }),
        combatant('brain', [3, 0]),
        adventurer('rook', [7, 0], { damage: 5 }),
      ],
      [
        {
          type: 'aiTargetChosen',
          target: 'rook',
          because: 'ranking',
          preference: { of: 'Damage', high: true },
          candidates: [{ figure: 'rook', reasons: { initiative: 3, range: 4, value: 5 } }],
          passedOver: [{ figure: 'zeke', reasons: { initiative: 1, range: 2, value: 2 } }],
        },
      ],
    );
  });

  it('names nobody as passed over who could not be attacked', () => {
    turnOf(
      ['Ranged 2 ATK against the opponent with the most Damage'],
      [
        adventurer('zeke', [1, 0], { damage: 2 }),
        combatant('brain', [3, 0]),
        adventurer('rook', [7, 0], { damage: 5 }),
      ],
      [
        {
          type: 'aiTargetChosen',
          target: 'zeke',
          because: 'only',
          candidates: [{ figure: 'zeke', reasons: { initiative: 1, range: 2 } }],
        },
      ],
    );
  });

  it('tells figures that are prioritised from the others, for Spells too', () => {
    const figures = [
      adventurer('zeke', [1, 0]),
      combatant('brain', [3, 0]),
      adventurer('rook', [5, 0], { effects: ['darkness'] }),
    ];
    const prior = {
      type: 'aiTargetChosen',
      target: 'rook',
      because: 'ranking',
      preference: { of: 'prior', high: true },
      passedOver: [{ figure: 'zeke', reasons: { initiative: 1, range: 2, value: 0 } }],
    };
    turnOf(['Ranged 4 ATK, prioritizing an opponent with DARKNESS'], figures, [prior]);
    turnOf(
      ['Cast a SPELL 6 against an opponent within SOI, prioritizing an opponent with DARKNESS: Deal 1 MAGIC DMG'],
      figures,
      [prior],
      ['PURPLE 5', 'PURPLE 1', 'PURPLE 1'],
    );
  });

  it('names the part of the step that is being performed, and the space in which a step was looked at', () => {
    turnOf(
      ['Ranged 6 ATK'],
      [combatant('brain', [3, 0]), adventurer('zeke', [7, 0])],
      [
        { type: 'aiStepConsidered', step: 1, at: [3, 0] },
        { type: 'aiPartBegan', figure: 'brain', step: 1, part: 1 },
        { type: 'aiTargetChosen', target: 'zeke' },
      ],
    );
  });

  it('tells how many HP are left after Damage', () => {
    turnOf(
      ['Melee ATK with +3 PHYSICAL DMG'],
      [combatant('brain', [3, 0]), adventurer('zeke', [4, 0], { damage: 1 })],
      [{ type: 'damageDealt', target: 'zeke', amount: 7, left: 4 }],
      roll(6, 5),
    );
  });
});
