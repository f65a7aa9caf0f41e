import { it } from 'vitest';
import {
  adventurer,
  attack,
  breakAttack,
  combatant,
  endTurn,
  field,
  intelligent,
  normal,
  roll,
  step,
} from '../scene/field';

const sword = { sp: 2, items: ['sword'] };
const fights = step('There is an adjacent opponent', 'Melee ATK');

it('A1.combatant.03 A1.intelligent.02 it acts by its card in its turn, no player is asked', () => {
  field(normal(4, 1), [combatant('foe', [0, 0]), adventurer('rook', [1, 0])], {
    dice: roll(6, 3),
    expect: {
      events: [
        { type: 'turnBegan', figure: 'foe' },
        { type: 'attackRolled', attacker: 'foe', target: 'rook', total: 9 },
        { type: 'turnEnded', figure: 'foe' },
        { type: 'turnBegan', figure: 'rook' },
      ],
    },
  });
});

it('A1.combatant.05 A1.intelligent-breakdown.09 A1.intelligent-breakdown.10 A1.intelligent-breakdown.12 the printed values', () => {
  const brute = intelligent('brute', [], { hp: 5, defense: 8, armor: 1, movement: 4 });
  const struck = (damage: number, expected: object) =>
    field(normal(3, 1), [adventurer('rook', [0, 0], sword), combatant('brute', [1, 0], { damage })], {
      cards: { combatants: [brute] },
      play: [attack('brute')],
      dice: roll(5, 6),
      expect: {
        figures: { brute: expected },
        events: [
          { type: 'attackRolled', target: 'brute', total: 11, defense: 8, difference: 3 },
          { type: 'damageDealt', target: 'brute', amount: 2 },
        ],
      },
    });
  struck(2, { hp: 5, defense: 8, armor: 1, movement: 4, damage: 4, defeated: false });
  struck(3, { defeated: true, at: null });
});

it('A1.combatant.06 A1.combatant.08 A1.ai.15 A1.intelligent-breakdown.06 Symbols are spent for the most damage', () => {
  const hitting = (symbols: string[], damage: number) =>
    field(normal(2, 1), [combatant('brawler', [0, 0]), adventurer('rook', [1, 0])], {
      cards: { combatants: [intelligent('brawler', [fights], { symbols })] },
      dice: roll(7, 5), // 1 Burst, 3 Shields, 2 Books; 12 against Defense 7
      expect: { figures: { rook: { damage } } },
    });
  hitting([], 5);
  hitting(['1 SHIELD 1 BOOK: +1 PHYSICAL DMG', '1 BURST: +2 PHYSICAL DMG'], 9);
  hitting(['1 BOOK: +1 PHYSICAL DMG', '2 BOOK: +3 PHYSICAL DMG'], 8);
  hitting(['2 BOOK: +3 PHYSICAL DMG', '1 BOOK: +2 PHYSICAL DMG'], 9);
  hitting(['3 SHIELD: +4 PHYSICAL DMG', '1 SHIELD 1 BOOK: +1 PHYSICAL DMG'], 9);
});

it('A1.combatant.08 Symbols make a miss a hit where that deals more', () => {
  const aimer = intelligent('aimer', [fights], { symbols: ['1 BOOK: +2 TO THE ATK ROLL', '1 BOOK: +1 PHYSICAL DMG'] });
  field(normal(2, 1), [combatant('aimer', [0, 0]), adventurer('rook', [1, 0])], {
    cards: { combatants: [aimer] },
    dice: roll(3, 3), // 1 Book; 6 against Defense 7
    expect: {
      figures: { rook: { damage: 1 } },
      events: [{ type: 'attackRolled', total: 8, hit: true, difference: 1 }],
    },
  });
});

it('A1.combatant.03 its Break Attack is made without asking', () => {
  field(normal(2, 2), [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [0, 1])], {
    play: [{ choose: { kind: 'move', to: [1, 0] } }],
    dice: roll(2, 1),
    expect: { events: [{ type: 'breakAttack', by: 'idle' }], notOffered: [breakAttack('rook').choose] },
  });
  field(normal(2, 1), [combatant('idle', [0, 0]), adventurer('rook', [1, 0])], {
    play: [endTurn],
    until: 'round-end',
    expect: { noEvents: [{ type: 'attackDeclared' }] },
  });
});
