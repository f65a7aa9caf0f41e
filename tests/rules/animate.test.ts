import { it } from 'vitest';
import { adventurer, combatant, field, intelligent, normal, roll, step } from '../scene/field';

/* The Animate of the rulebook's examples; HP is not printed there. */
const animate = intelligent(
  'animate',
  [
    { ...step('This figure has Damage', 'HEAL 2'), continueDown: true },
    step(
      'There is an adjacent opponent',
      'Melee ATK',
      'Move up to 2 spaces farther from the target without provoking Break Attacks',
    ),
    step(
      'There is an opponent within SOI',
      'Cast a SPELL 6 against the opponent with the lowest Conviction Value, prioritizing an opponent without DARKNESS: Inflict DARKNESS',
      'Ranged 4 ATK, prioritizing an opponent with DARKNESS',
      'MOVE towards the nearest opponent',
      'Melee ATK against the opponent with the most Damage',
    ),
  ],
  {
    hp: 20,
    defense: 9,
    armor: 2,
    conviction: ['WHITE', 'TEAL'],
    symbols: ['1 SHIELD 1 BOOK: +1 PHYSICAL DMG', '1 BURST: +2 PHYSICAL DMG'],
    passives: [
      { name: 'Heavy Cleave', text: 'The first Attack made against an adjacent opponent each turn is EMPOWERED' },
      {
        name: 'Chains of Perdition',
        text: 'The first time each turn this figure hits an opponent with an Attack, make the same Attack against the target',
      },
    ],
  },
);
const cards = { combatants: [animate] };
const rook = adventurer('rook', [0, 0]);

it('A1.animate.01 its values and Symbol Abilities', () => {
  field(normal(5, 1), [combatant('animate', [1, 0]), rook], {
    cards,
    // 2 Shields, 2 Books and 1 Burst on the second roll: +4.
    dice: [...roll(2, 6), 'BLACK 4b', ...roll(7, 3)],
    expect: {
      figures: { animate: { defense: 9, armor: 2 }, rook: { damage: 9 } },
      events: [
        { type: 'attackRolled', total: 8, difference: 1 },
        { type: 'damageDealt', target: 'rook', amount: 2 },
        { type: 'attackRolled', total: 10, difference: 3 },
        { type: 'damageDealt', target: 'rook', amount: 7 },
      ],
    },
  });
});

it('A1.animate.02 A1.animate.03 HEAL 2 and on; Melee ATK, then 2 spaces off without Break Attacks', () => {
  field(normal(5, 1), [combatant('animate', [1, 0], { damage: 3 }), adventurer('rook', [0, 0], { items: ['sword'] })], {
    cards,
    dice: [...roll(2, 1), 'BLACK 4s'],
    expect: {
      figures: { animate: { damage: 1, at: [3, 0] } },
      events: [
        { type: 'healed', figure: 'animate', amount: 2 },
        { type: 'attackDeclared', attacker: 'animate', target: 'rook' },
        { type: 'moved', figure: 'animate', to: [3, 0] },
      ],
      noEvents: [{ type: 'breakAttack' }, { type: 'spellCast' }],
    },
  });
});

it('A1.animate.04 A1.animate.05 A1.animate.06 Spell, Ranged ATK, Move, Melee ATK; BLACK for the first adjacent target', () => {
  field(normal(6, 1), [combatant('animate', [0, 0]), adventurer('rook', [4, 0])], {
    cards,
    dice: ['PURPLE 3', 'PURPLE 2', 'PURPLE 2', ...roll(5, 3), ...roll(2, 1), ...roll(4, 3), 'BLACK 4b'],
    expect: {
      figures: { animate: { at: [3, 0] }, rook: { effects: ['darkness'] } },
      events: [
        { type: 'spellCast', figure: 'animate', force: 9 },
        { type: 'effectGained', figure: 'rook', effect: 'darkness' },
        { type: 'attackRolled', total: 8, hit: true },
        { type: 'attackRolled', total: 3, hit: false },
        { type: 'moved', figure: 'animate', to: [3, 0] },
        { type: 'attackRolled', total: 7, hit: true },
      ],
    },
  });
});
