import { it } from 'vitest';
import { adventurer, attack, combatant, discipline, field, normal, roll, type Space, use } from '../scene/field';

type Figures = ReturnType<typeof combatant>[];

/** Rook shoots from [0, 0] with dice of 11 (Range 6); the Attack roll must be `total`. */
function shot(map: string[], at: Space, total: number, others: Figures = [], items = ['bow']) {
  field(map, [adventurer('rook', [0, 0], { sp: 2, items }), combatant('tough', at), ...others], {
    play: [attack('tough')],
    dice: roll(5, 6),
    expect: { events: [{ type: 'attackRolled', attacker: 'rook', target: 'tough', total }] },
  });
}

/** Whether Rook at [0, 0] sees the foe, by query and by the Attack on offer. */
function sees(map: string[], at: Space, is: boolean, others: Figures = []) {
  field(map, [adventurer('rook', [0, 0], { sp: 2, items: ['bow'] }), combatant('foe', at), ...others], {
    expect: {
      queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is }],
      [is ? 'offered' : 'notOffered']: [{ kind: 'attack', target: 'foe' }],
    },
  });
}

it('A1.los.01 A1.los.02 the line runs from centre to centre, and what it crosses blocks', () => {
  sees(normal(4, 2), [3, 1], true);
  sees(['.#..', '....'], [3, 1], false);
  sees(['....', '..#.'], [3, 1], false);
  sees(['...#', '#...'], [3, 1], true);
});

it('A1.los.03 A1.terrain.17 A1.terrain-table.02 Obstructing Terrain and walls block', () => {
  sees(['.....'], [4, 0], true);
  sees(['..#..'], [4, 0], false);
  field(normal(5, 1), [adventurer('rook', [0, 0], { sp: 2, items: ['bow'] }), combatant('foe', [4, 0])], {
    board: {
      walls: [
        [
          [2, 0],
          [3, 0],
        ],
      ],
    },
    expect: { notOffered: [{ kind: 'attack' }], queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is: false }] },
  });
  // Only a part of the space is touched.
  sees(['....', '.#..', '....'], [3, 2], false);
});

it('A1.los.04 A1.board.04 unjoined Tile edges block', () => {
  sees(['.   ', '.   ', '....'], [3, 2], false);
  sees(['.. ..'], [4, 0], false);
  sees(['.   ', '....', '....'], [3, 1], false);
  sees(['..  ', '....', '....'], [3, 1], true);
});

it('A1.los.06 A1.los.07 opponents in between block, the two figures themselves do not', () => {
  sees(['.....'], [2, 0], true);
  sees(['.....'], [3, 0], false, [combatant('idle', [2, 0])]);
  sees(['.....'], [3, 0], true, [combatant('idle', [4, 0])]);
});

it('A1.los.08 A1.los.09 A1.los.12 allies do not block, but give -1 once', () => {
  const ally = (card: string, column: number) => adventurer(card, [column, 0]);
  sees(['.....'], [2, 0], true, [ally('zeke', 1)]);
  shot(['.....'], [2, 0], 11);
  shot(['.....'], [2, 0], 10, [ally('zeke', 1)]);
  shot(['.....'], [2, 0], 11, [ally('zeke', 3)]);
  shot(['.....'], [4, 0], 10, [ally('zeke', 1), ally('remi', 2), ally('nightingale', 3)]);
  // A Melee Attack with REACH as well.
  shot(['.....'], [2, 0], 11, [], ['spear']);
  shot(['.....'], [2, 0], 10, [ally('zeke', 1)], ['spear']);
});

it('A1.los.10 A1.terrain.04 A1.terrain-table.06 through or into Hindering -1, out of it none', () => {
  shot(['.h..'], [3, 0], 10);
  shot(['...h'], [3, 0], 10);
  shot(['h...'], [3, 0], 11);
  shot(['.h.'], [2, 0], 10, [], ['spear']);
  shot(['.h'], [1, 0], 10, [], ['sword']);
});

it('A1.los.13 A1.terrain.05 the Hindering penalty does not add to itself', () => {
  shot(['.hhh'], [3, 0], 10);
});

it('A1.los.11 A1.los.14 A1.terrain.06 A1.terrain-table.07 ally and Hindering add up to -2', () => {
  shot(['..h.'], [3, 0], 9, [adventurer('zeke', [1, 0])]);
  shot(['.h..'], [3, 0], 9, [adventurer('zeke', [1, 0])]);
  shot(['.hhh'], [3, 0], 9, [adventurer('zeke', [1, 0]), adventurer('remi', [2, 0])]);
});

it('A1.los.15 sight between two figures can be one-way', () => {
  field(
    normal(3, 1),
    [combatant('archer', [0, 0]), adventurer('rook', [2, 0], { sp: 2, items: ['bow'] }), combatant('idle', [1, 0])],
    {
      dice: roll(5, 3),
      expect: {
        events: [{ type: 'attackRolled', attacker: 'archer', target: 'rook', total: 7 }],
        queries: [
          { ask: 'lineOfSight', from: 'archer', to: 'rook', is: true },
          { ask: 'lineOfSight', from: 'rook', to: 'archer', is: false },
        ],
        notOffered: [{ kind: 'attack', target: 'archer' }],
        offered: [{ kind: 'attack', target: 'idle' }],
      },
    },
  );
});

it('A1.los.16 the penalties count for Melee Attacks too', () => {
  shot(['...'], [2, 0], 10, [adventurer('zeke', [1, 0])], ['spear']);
  shot(['.h.'], [2, 0], 10, [], ['spear']);
  shot(['.h'], [1, 0], 10, [], ['great-sword']);
});

it('A1.los.17 Line of Sight has no greatest distance', () => {
  field(normal(25, 1), [adventurer('rook', [0, 0], { sp: 2, items: ['bow'] }), combatant('foe', [24, 0])], {
    expect: {
      queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is: true }],
      notOffered: [{ kind: 'attack' }],
    },
  });
});

it('A1.los.20 it is checked when the target is chosen, not again', () => {
  const gate = discipline('gate', 'EXHAUST: When making an Attack, place OBSTRUCTING terrain on {Gate}.');
  field(
    ['.g..'],
    [adventurer('rook', [0, 0], { sp: 4, items: ['bow'], disciplines: ['gate'] }), combatant('foe', [3, 0])],
    {
      cards: { disciplines: [gate] },
      board: { legend: { g: { terrain: 'normal', name: 'Gate' } } },
      play: [attack('foe'), use('gate')],
      dice: roll(5, 3),
      expect: {
        figures: { foe: { damage: 1 } },
        queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is: false }],
        notOffered: [{ kind: 'attack', target: 'foe' }],
      },
    },
  );
});
