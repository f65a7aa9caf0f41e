import { it } from 'vitest';
import { adventurer, combatant, field, move, normal, refused } from '../scene/field';

it('A1.board.02 spaces are the unit of movement and Range', () => {
  field(normal(5, 1), [adventurer('rook', [0, 0], { sp: 1 }), combatant('foe', [4, 0])], {
    play: [move([2, 0])],
    expect: {
      events: [
        { type: 'moved', to: [1, 0] },
        { type: 'moved', to: [2, 0] },
      ],
      queries: [{ ask: 'range', from: 'rook', to: 'foe', is: 2 }],
    },
  });
});

it('A1.board.03 A1.board.07 unjoined edges and what is no space cannot be entered', () => {
  field(['.. .', '.  .', '....'], [adventurer('rook', [0, 0], { sp: 5 }), combatant('foe', [3, 0])], {
    play: [refused(move([2, 0])), refused(move([-1, 0])), refused(move([0, -1]))],
    expect: {
      queries: [
        {
          ask: 'reachable',
          figure: 'rook',
          points: 12,
          cost: { '3,1': 6 },
          excludes: [
            [2, 0],
            [1, 1],
            [2, 1],
          ],
        },
        { ask: 'adjacent', from: 'rook', to: [1, 1], is: false },
      ],
    },
  });
  field(['. .'], [adventurer('rook', [0, 0], { sp: 5 })], { expect: { notOffered: [{ kind: 'move' }] } });
});

it('A1.board.08 A1.board.09 A1.board.10 circular tokens are moved onto, seen through and shared', () => {
  const kinds = ['loot', 'totem', 'objective', 'exit'];
  const tokens = kinds.map((kind, n) => ({ id: kind, kind, color: 'blue', at: [n < 2 ? 1 : 2, 0] }));
  const figures = [adventurer('rook', [0, 0], { sp: 3, items: ['bow'] }), combatant('idle', [4, 0])];
  const texts = Object.fromEntries(['loot', 'totem', 'objective'].map((kind) => [kind, { blue: ['Gain 1 Gold'] }]));
  const encounter = {
    id: 'hall',
    name: 'Hall',
    location: 'underground',
    lootLevel: 'mundane',
    board: {},
    figures: [],
    texts,
    win: [{ id: 'cleared', if: 'All opponents are Defeated' }],
    lose: [],
  };
  field(['.h...'], figures, {
    encounter,
    board: { tokens },
    expect: {
      queries: [{ ask: 'lineOfSight', from: 'rook', to: 'idle', is: true }],
      offered: [{ kind: 'attack', target: 'idle' }],
    },
  });
  field(['.h...'], figures, {
    encounter,
    board: { tokens },
    play: [move([1, 0])],
    expect: { figures: { rook: { at: [1, 0] } } },
  });
});
