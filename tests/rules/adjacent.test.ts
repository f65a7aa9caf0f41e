import { it } from 'vitest';
import { adventurer, attack, combatant, field, normal, roll, type Space } from '../scene/field';

const sword = { items: ['sword'], sp: 2 };

it('A1.adjacent.01 a figure in the open has 8 adjacent spaces', () => {
  const around: Space[] = [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ];
  const apart: Space[] = [
    [0, 0],
    [2, 0],
    [4, 2],
    [2, 4],
    [0, 1],
    [4, 4],
  ];
  const asked = (spaces: Space[], is: boolean) =>
    spaces.map((to) => ({ ask: 'adjacent', from: 'rook', to, is }) as const);
  field(normal(5, 5), [adventurer('rook', [2, 2])], {
    expect: { queries: [...asked(around, true), ...asked(apart, false)] },
  });
  for (const at of around) {
    field(normal(5, 5), [adventurer('rook', [2, 2], sword), combatant('foe', at)], {
      expect: { offered: [{ kind: 'attack', target: 'foe' }] },
    });
  }
});

it('A1.adjacent.02 A1.adjacent.03 Obstructing edges and what is no space end adjacency', () => {
  const figures = (at: Space) => [adventurer('rook', [0, 0], sword), combatant('foe', at)];
  const touching = (map: string[], at: Space, is: boolean, walls: [Space, Space][] = []) =>
    field(map, figures(at), {
      board: { walls },
      expect: {
        queries: [{ ask: 'adjacent', from: 'rook', to: 'foe', is }],
        [is ? 'offered' : 'notOffered']: [{ kind: 'attack', target: 'foe' }],
      },
    });
  touching(normal(2, 2), [1, 0], true);
  touching(normal(2, 2), [1, 0], false, [
    [
      [0, 0],
      [1, 0],
    ],
  ]);
  touching(['.#', '..'], [1, 1], true);
  touching(['.#', '#.'], [1, 1], false);
  touching(['. ', '#.'], [1, 1], false);
  field(['.#', ' .'], [adventurer('rook', [0, 0])], {
    expect: {
      queries: [
        { ask: 'adjacent', from: 'rook', to: [1, 0], is: false },
        { ask: 'adjacent', from: 'rook', to: [0, 1], is: false },
      ],
    },
  });
});

it('A1.adjacent.01 a corner is enough for a Melee Attack', () => {
  field(normal(2, 2), [adventurer('rook', [0, 0], sword), combatant('foe', [1, 1])], {
    play: [attack('foe')],
    dice: roll(6, 3),
    expect: { figures: { foe: { damage: 2 } } },
  });
});
