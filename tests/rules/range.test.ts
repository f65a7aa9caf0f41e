import { it } from 'vitest';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  field,
  intelligent,
  normal,
  roll,
  type Space,
  step,
} from '../scene/field';

/** Whether Rook with these items may Attack a foe at that space of a board of 9 by 5. */
function reaches(items: string[], at: Space, is: boolean, map = normal(9, 5)) {
  field(map, [adventurer('rook', [0, 0], { sp: 2, items }), combatant('foe', at)], {
    cards: {
      items: [
        {
          id: 'long-pistol',
          name: 'Long Pistol',
          type: 'weapon',
          tier: 'mundane',
          cost: 10,
          hands: 1,
          icon: 'ranged',
          range: 6,
          dice: ['WHITE'],
          abilities: [],
        },
      ],
    },
    expect: { [is ? 'offered' : 'notOffered']: [{ kind: 'attack', target: 'foe' }] },
  });
}

it('A1.range.01 A1.range.04 an Attack has the Range of the Weapon, the card or the AI step', () => {
  reaches(['pistol'], [4, 0], true);
  reaches(['pistol'], [5, 0], false);
  reaches(['bow'], [6, 0], true);
  reaches(['bow'], [7, 0], false);
  // The step is true at Range 5, but its Attack has Range 4.
  const far = intelligent('far', [step('There is an opponent within Range 5', 'Ranged 4 ATK')]);
  for (const [column, dice, damage] of [
    [4, roll(6, 3), 2],
    [5, [], 0],
  ] as const) {
    field(normal(9, 1), [combatant('far', [0, 0]), adventurer('rook', [column, 0])], {
      cards: { combatants: [far] },
      dice,
      expect: { figures: { rook: { damage } } },
    });
  }
});

it('A1.range.02 A1.range.05 Melee is adjacent, Ranged may be adjacent', () => {
  reaches(['sword'], [1, 1], true);
  reaches(['sword'], [2, 0], false);
  reaches(['bow'], [1, 0], true);
});

it('A1.range.06 two Ranged Weapons have the lower Range', () => {
  reaches(['long-pistol'], [6, 0], true);
  reaches(['pistol', 'long-pistol'], [4, 0], true);
  reaches(['pistol', 'long-pistol'], [5, 0], false);
});

it('A1.range.07 A1.range.08 Range counts the target’s space, not the own one, and diagonals as 1', () => {
  const is: [Space, number][] = [
    [[1, 0], 1],
    [[2, 0], 2],
    [[2, 2], 2],
    [[3, 1], 3],
    [[4, 4], 4],
  ];
  field(normal(9, 5), [adventurer('rook', [0, 0])], {
    expect: { queries: is.map(([to, range]) => ({ ask: 'range', from: 'rook', to, is: range }) as const) },
  });
  reaches(['pistol'], [4, 4], true);
  reaches(['pistol'], [5, 4], false);
});

it('A1.range.09 within Range needs Line of Sight', () => {
  reaches(['bow'], [3, 0], true, ['.....']);
  reaches(['bow'], [3, 0], false, ['.#...']);
  const figures = [combatant('archer', [0, 0]), adventurer('rook', [3, 0])];
  field(['..#..'], figures, { expect: { noEvents: [{ type: 'attackDeclared' }] } });
  field(['.....'], figures, { dice: roll(6, 3), expect: { figures: { rook: { damage: 2 } } } });
});

it('A1.range.10 the Range of a Spell is the SOI', () => {
  const bolt = { cards: { disciplines: [discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.')] } };
  const figures = (at: Space) => [adventurer('rook', [0, 0], { disciplines: ['bolt'] }), combatant('foe', at)];
  field(normal(6, 5), figures([4, 4]), { ...bolt, expect: { offered: [{ kind: 'use', card: 'bolt' }] } });
  field(normal(6, 5), figures([5, 0]), { ...bolt, expect: { notOffered: [{ kind: 'use', card: 'bolt' }] } });
});

it('A1.range.05 an adjacent target is shot like any other', () => {
  field(normal(2, 1), [adventurer('rook', [0, 0], { sp: 2, items: ['pistol'] }), combatant('foe', [1, 0])], {
    play: [attack('foe')],
    dice: roll(5, 3),
    expect: { figures: { foe: { damage: 1 } } },
  });
});
