import { it } from 'vitest';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  dodge,
  field,
  move,
  normal,
  refused,
  roll,
  use,
} from '../scene/field';

const own = {
  cards: {
    disciplines: [
      discipline('lunge', 'EXHAUST: Move 1 space.'),
      discipline('rest', 'EXHAUST: HEAL 1.'),
      discipline('effort', 'EXHAUST, 1 SP: HEAL 1.'),
      discipline('rampart', 'EXHAUST: place OBSTRUCTING terrain on {Bridge}.'),
      discipline('flood', 'EXHAUST: place WATER terrain on {Bridge}.'),
    ],
  },
};

it('A1.terrain.01 A1.terrain.02 A1.terrain-table.01 A1.board.05 a map has all Terrain types, Normal has no effect', () => {
  field(['.hs~m.x#'], [adventurer('rook', [0, 0])], {
    board: { legend: { s: { terrain: 'special', name: 'Bridge' } } },
    expect: {
      queries: [
        {
          ask: 'reachable',
          figure: 'rook',
          points: 20,
          cost: { '1,0': 1, '2,0': 3, '3,0': 4, '4,0': 6, '5,0': 7 },
          excludes: [[7, 0]],
        },
      ],
    },
  });
  field(['...'], [adventurer('rook', [0, 0], { sp: 2, items: ['bow'] }), combatant('tough', [2, 0])], {
    play: [attack('tough')],
    dice: roll(5, 3),
    expect: { events: [{ type: 'attackRolled', total: 8 }] },
  });
});

it('A1.terrain.07 A1.terrain-table.08 A1.terrain.10 A1.terrain-table.12 leaving Hindering or Water costs 2', () => {
  for (const terrain of 'h~') {
    field([`.${terrain}${terrain}..`], [adventurer('rook', [0, 0], { sp: 1 })], {
      expect: {
        queries: [{ ask: 'reachable', figure: 'rook', points: 6, cost: { '1,0': 1, '2,0': 3, '3,0': 5, '4,0': 6 } }],
      },
    });
    field([`${terrain}${terrain}${terrain}.....`], [adventurer('rook', [0, 0], { sp: 1 })], {
      play: [refused(move([4, 0])), move([3, 0])],
      expect: { figures: { rook: { at: [3, 0], sp: 0 } } },
    });
  }
});

it('A1.terrain.09 A1.terrain-table.11 a figure in Water may not DODGE', () => {
  const figures = [combatant('foe', [0, 0]), adventurer('rook', [1, 0], { sp: 2 })];
  field(['..'], figures, {
    play: [dodge],
    dice: ['BLACK 4s', ...roll(6, 3)],
    expect: { events: [{ type: 'dodged' }] },
  });
  field(['.~'], figures, {
    play: [refused(dodge)],
    dice: roll(6, 3),
    expect: { figures: { rook: { damage: 2, sp: 2 } } },
  });
});

it('A1.terrain.13 A1.terrain-table.17 in Muck what costs SP costs 1 more', () => {
  const rook = (sp: number) => adventurer('rook', [0, 0], { sp, items: ['sword'], disciplines: ['effort'], damage: 2 });
  field(['m...'], [rook(3), combatant('tough', [1, 0])], {
    ...own,
    play: [attack('tough')],
    dice: roll(2, 1),
    expect: { figures: { rook: { sp: 0 } } },
  });
  field(['m...'], [rook(2), combatant('tough', [1, 0])], { ...own, expect: { notOffered: [{ kind: 'attack' }] } });
  field(['m.......'], [rook(3)], {
    ...own,
    play: [move([6, 0])],
    expect: { figures: { rook: { at: [6, 0], sp: 1 } } },
  });
  field(['m...'], [rook(1)], { ...own, expect: { notOffered: [{ kind: 'move' }, { kind: 'use', card: 'effort' }] } });
  field(['m...'], [rook(2)], { ...own, play: [use('effort')], expect: { figures: { rook: { sp: 0, damage: 1 } } } });
  field(['.m'], [combatant('foe', [0, 0]), adventurer('rook', [1, 0], { sp: 2 })], {
    play: [dodge],
    dice: ['BLACK 4b', ...roll(2, 1)],
    expect: { figures: { rook: { sp: 0 } } },
  });
});

it('A1.terrain-table.18 what costs no SP stays free in Muck', () => {
  field(['m.'], [adventurer('rook', [0, 0], { sp: 3, damage: 2, disciplines: ['rest'] })], {
    ...own,
    play: [use('rest')],
    expect: { figures: { rook: { sp: 3, damage: 1 } } },
  });
});

it('A1.terrain.16 A1.terrain-table.03 A1.board.06 Obstructing Terrain is neither moved into nor through', () => {
  field(['.#..', '....'], [adventurer('rook', [0, 0], { sp: 3 })], {
    play: [refused(move([1, 0])), refused(move([2, 0], [1, 0], [2, 0])), move([2, 0])],
    expect: { figures: { rook: { at: [2, 0] } } },
  });
  // Nor is it jumped over, nor flown through.
  const wings = { cards: { disciplines: [discipline('wings', 'PASSIVE: FLIGHT.')] } };
  field(['.#..'], [adventurer('rook', [0, 0], { sp: 5, disciplines: ['wings'] })], {
    ...wings,
    expect: { notOffered: [{ kind: 'move' }, { kind: 'jump' }] },
  });
  field(['.#..'], [adventurer('rook', [0, 0], { sp: 5 })], {
    expect: {
      notOffered: [{ kind: 'move' }, { kind: 'jump' }],
      queries: [
        {
          ask: 'reachable',
          figure: 'rook',
          points: 20,
          excludes: [
            [1, 0],
            [2, 0],
          ],
        },
      ],
    },
  });
});

it('A1.terrain.22 who stands in Dangerous Terrain when a turn ends is Defeated, whoever’s turn it is', () => {
  field(['x..'], [adventurer('zeke', [2, 0]), adventurer('rook', [0, 0])], {
    expect: { figures: { rook: { defeated: false } } },
  });
  field(['x..'], [adventurer('zeke', [2, 0]), adventurer('rook', [0, 0])], {
    until: 'turn-end',
    expect: { figures: { rook: { defeated: true }, zeke: { defeated: false } } },
  });
});

it('A1.terrain.23 A1.terrain-table.15 ending a movement there Defeats at once', () => {
  field(['.x.', '...'], [adventurer('rook', [0, 0], { disciplines: ['lunge'] }), adventurer('zeke', [2, 1])], {
    ...own,
    play: [use('lunge'), move([1, 0])],
    expect: {
      figures: { rook: { defeated: true } },
      events: [
        { type: 'moved', figure: 'rook', to: [1, 0] },
        { type: 'defeated', figure: 'rook' },
        { type: 'turnEnded', figure: 'rook' },
      ],
    },
  });
});

it('A1.terrain.24 leaving a Dangerous space Defeats', () => {
  field(['.x..'], [adventurer('rook', [0, 0], { sp: 1 }), adventurer('zeke', [3, 0])], {
    play: [move([2, 0], [1, 0], [2, 0])],
    expect: {
      figures: { rook: { defeated: true, at: null } },
      events: [
        { type: 'moved', figure: 'rook', to: [1, 0] },
        { type: 'defeated', figure: 'rook' },
      ],
      noEvents: [{ type: 'moved', figure: 'rook', to: [2, 0] }],
    },
  });
});

it('A1.board.11 A1.terrain-table.05 Terrain that was placed acts like printed Terrain, Elevation has its own rules', () => {
  const bridge = { board: { legend: { b: { terrain: 'normal', name: 'Bridge' } } }, ...own };
  field(['.b..'], [adventurer('rook', [0, 0], { sp: 3, disciplines: ['flood'] })], {
    ...bridge,
    play: [use('flood')],
    expect: { queries: [{ ask: 'reachable', figure: 'rook', points: 6, cost: { '2,0': 3 } }] },
  });
  field(
    ['.b..'],
    [adventurer('rook', [0, 0], { sp: 3, items: ['bow'], disciplines: ['rampart'] }), combatant('foe', [3, 0])],
    {
      ...bridge,
      play: [use('rampart'), refused(move([1, 0])), refused(attack('foe'))],
      expect: { queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is: false }] },
    },
  );
  field(normal(2, 1), [adventurer('rook', [0, 0], { sp: 3 })], {
    board: { elevation: ['13'] },
    play: [refused(move([1, 0]))],
    expect: { figures: { rook: { elevation: 1 } } },
  });
});
