import { describe, it } from 'vitest';
import {
  adventurer,
  combatant,
  discipline,
  endTurn,
  field,
  intelligent,
  move,
  normal,
  refused,
  roll,
  type Space,
  space,
  step,
  use,
} from '../scene/field';

/* Adventurers get the tags by a Discipline, without SP they can do nothing else. */
const walk = (id: string, ...tags: string[]) => intelligent(id, [step('otherwise', 'MOVE to {Goal}')], { tags });
const own = {
  cards: {
    disciplines: [
      discipline('roller', 'PASSIVE: CRUSH.'),
      discipline('ram', 'PASSIVE: RELENTLESS.'),
      discipline('drill', 'PASSIVE: UNSTOPPABLE.'),
      discipline('shove', 'EXHAUST: Target an adjacent opponent: PUSH 2.'),
      discipline('hop', 'EXHAUST: LEAP 3.'),
      discipline('dash', 'EXHAUST: Move up to 4 spaces with CRUSH.'),
    ],
    combatants: [
      walk('roller-foe', 'CRUSH'),
      walk('ram-foe', 'RELENTLESS'),
      intelligent('giant', [], { size: [2, 2], hp: 30 }),
      intelligent('big-roller', [], { size: [2, 2], tags: ['CRUSH'], hp: 30 }),
      intelligent('frog', [step('otherwise', 'LEAP 2 towards the nearest opponent')]),
      intelligent('pusher', [step('otherwise', 'Target an adjacent opponent: PUSH 2')]),
    ],
  },
};
const goal = { board: { legend: { g: { terrain: 'normal', name: 'Goal' } } } };
const rook = (at: Space, discipline_: string, sp = 1) => adventurer('rook', at, { sp, disciplines: [discipline_] });
const done = { marks: ['breakAttack'] };

describe('CRUSH', () => {
  it('A1.tag-move.03 A1.tag-move.04 it goes over everyone as over free spaces and DISPLACES who is under it at the end', () => {
    const figures = [
      rook([0, 0], 'roller'),
      combatant('idle', [1, 0], done),
      adventurer('zeke', [2, 0]),
      combatant('foe', [3, 0], done),
    ];
    field(normal(8, 1), figures, {
      ...own,
      play: [move([3, 0])],
      dice: ['PURPLE 3'],
      expect: {
        figures: {
          rook: { at: [3, 0], sp: 0 },
          idle: { at: [1, 0], damage: 0 },
          zeke: { at: [2, 0], damage: 0 },
          foe: { at: [4, 0], damage: 3 },
        },
        events: [
          { type: 'moved', to: [3, 0] },
          { type: 'displaced', figure: 'foe', to: [4, 0] },
        ],
      },
    });
    // An ally's space costs it no more to leave than any other.
    field(normal(8, 1), [rook([0, 0], 'roller'), adventurer('zeke', [1, 0]), combatant('idle', [7, 0])], {
      ...own,
      play: [refused(move([7, 0])), move([6, 0])],
      expect: { figures: { rook: { at: [6, 0] }, zeke: { at: [1, 0] } } },
    });
    field(normal(8, 1), [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [1, 0])], {
      expect: { notOffered: [{ kind: 'move' }] },
    });
  });

  it('A1.tag-move.05 the Damage is a PURPLE die of IRREDUCIBLE DMG to opponents only', () => {
    const zeke = adventurer('zeke', [2, 0], { items: ['plate'] });
    field(['....g'], [combatant('roller-foe', [0, 0]), zeke, combatant('idle', [3, 0])], {
      ...own,
      ...goal,
      // A Movement of 2 ends on Zeke, one of 3 on its own ally.
      cards: { combatants: [{ ...walk('roller-foe', 'CRUSH'), movement: 2 }] },
      dice: ['PURPLE 2'],
      expect: {
        figures: { 'roller-foe': { at: [2, 0] }, zeke: { damage: 2 } },
        events: [{ type: 'damageDealt', target: 'zeke', amount: 2, damageType: 'IRREDUCIBLE' }],
      },
    });
    field(['....g'], [combatant('roller-foe', [0, 0]), adventurer('rook', [1, 0]), combatant('idle', [3, 0])], {
      ...goal,
      cards: { combatants: [{ ...walk('roller-foe', 'CRUSH'), movement: 3 }] },
      expect: {
        figures: { 'roller-foe': { at: [3, 0] }, idle: { damage: 0 }, rook: { damage: 0 } },
        events: [{ type: 'displaced', figure: 'idle' }],
      },
    });
  });

  it('A1.tag-move.03 A1.tag-move.04 it counts when an Ability moves the figure, not in a Current', () => {
    field(normal(6, 1), [rook([0, 0], 'shove'), combatant('big-roller', [1, 0]), adventurer('zeke', [4, 0])], {
      cards: {
        ...own.cards,
        combatants: [intelligent('big-roller', [], { tags: ['CRUSH'] })],
      },
      play: [use('shove'), space([3, 0])],
      expect: { figures: { 'big-roller': { at: [3, 0], damage: 0 }, zeke: { at: [4, 0] } } },
    });
    field(normal(6, 1), [rook([0, 0], 'shove'), combatant('big-roller', [1, 0]), adventurer('zeke', [3, 0])], {
      cards: {
        ...own.cards,
        combatants: [intelligent('big-roller', [], { tags: ['CRUSH'] })],
      },
      play: [use('shove')],
      dice: ['PURPLE 5'],
      expect: { figures: { 'big-roller': { at: [3, 0], damage: 0 }, zeke: { damage: 5 } } },
    });
    field(['~~~~~~'], [rook([0, 0], 'roller'), combatant('idle', [2, 0])], {
      ...own,
      board: { currents: [{ spaces: [[0, 0]], direction: 'east', move: 2 }] },
      play: [endTurn],
      until: 'turn-end',
      expect: { figures: { rook: { at: [1, 0], damage: 1 }, idle: { at: [2, 0] } }, noEvents: [{ type: 'displaced' }] },
    });
  });

  it('A1.tag-move.03 it lasts for the movement of the line that gives it', () => {
    field(normal(6, 1), [rook([0, 0], 'dash', 1), combatant('idle', [1, 0], done)], {
      ...own,
      play: [use('dash'), move([1, 0]), { choose: { kind: 'pass' } }, space([2, 0])],
      dice: ['PURPLE 1'],
      expect: {
        figures: { rook: { at: [1, 0] }, idle: { at: [2, 0], damage: 1 } },
        notOffered: [{ kind: 'move', to: [2, 0] }],
      },
    });
  });
});

describe('RELENTLESS', () => {
  it('A1.tag-move.34 A1.tag-move.35 opponents moved through are DISPLACED and harmed, allies only at the end', () => {
    const figures = [
      rook([0, 1], 'ram'),
      combatant('idle', [1, 1], done),
      adventurer('zeke', [2, 1]),
      combatant('foe', [3, 1], done),
      adventurer('remi', [4, 1]),
    ];
    field(['....#', '.....', '....#'], figures, {
      ...own,
      play: [
        move([1, 1]),
        space([1, 0]),
        move([2, 1]),
        move([3, 1]),
        space([3, 0]),
        move([4, 1]),
        space([3, 2]),
        endTurn,
      ],
      dice: ['PURPLE 2', 'PURPLE 5'],
      until: 'turn-end',
      expect: {
        figures: {
          rook: { at: [4, 1] },
          idle: { at: [1, 0], damage: 2 },
          zeke: { at: [2, 1], damage: 0 },
          foe: { at: [3, 0], damage: 5 },
          remi: { damage: 0 },
        },
        events: [
          { type: 'displaced', figure: 'idle' },
          { type: 'moved', to: [2, 1] },
          { type: 'displaced', figure: 'foe' },
          { type: 'displaced', figure: 'remi', by: 'rook' },
        ],
        noEvents: [{ type: 'displaced', figure: 'zeke' }],
      },
    });
  });

  it('A1.tag-move.36 the same figure is DISPLACED once by the same movement, and not stood on afterwards', () => {
    field(normal(6, 1), [rook([0, 0], 'ram'), combatant('idle', [1, 0], done)], {
      ...own,
      play: [
        move([1, 0]),
        space([2, 0]),
        move([2, 0]),
        refused({ choose: { kind: 'endTurn' } }),
        move([3, 0]),
        endTurn,
      ],
      dice: ['PURPLE 2'],
      until: 'turn-end',
      expect: { figures: { rook: { at: [3, 0] }, idle: { at: [2, 0], damage: 2 } } },
    });
  });

  it('A1.tag-move.35 the program’s figure runs through as well', () => {
    field(['.....g'], [combatant('ram-foe', [0, 0]), adventurer('rook', [2, 0], { marks: ['breakAttack'] })], {
      ...own,
      ...goal,
      dice: ['PURPLE 3'],
      expect: { figures: { 'ram-foe': { at: [5, 0] }, rook: { damage: 3 } } },
    });
  });
});

describe('LEAP', () => {
  it('A1.tag-move.25 A1.tag-move.27 up to so many spaces in one straight line, over figures and Terrain', () => {
    const map = ['.h~x..', '.#....', '......', '......'];
    const figures = [rook([0, 0], 'hop', 0), combatant('giant', [0, 2], done), combatant('idle', [1, 0], done)];
    field(map, figures, {
      ...own,
      play: [use('hop'), refused(move([4, 0])), refused(move([1, 1])), refused(move([2, 1])), move([2, 0])],
      expect: {
        figures: { rook: { at: [2, 0], defeated: false }, idle: { at: [1, 0], damage: 0 } },
        events: [
          { type: 'moved', to: [1, 0] },
          { type: 'moved', to: [2, 0] },
        ],
        noEvents: [{ type: 'skillChecked' }, { type: 'displaced' }],
      },
    });
    // Obstructing Terrain stops it, and it may be made in part or not at all.
    field(['..#..'], [rook([0, 0], 'hop', 0), combatant('idle', [4, 0])], {
      ...own,
      play: [use('hop'), refused(move([3, 0])), { choose: { kind: 'pass' } }],
      expect: { figures: { rook: { at: [0, 0] } } },
    });
    field(['.x...'], [rook([0, 0], 'hop', 0), combatant('idle', [4, 0])], {
      ...own,
      play: [use('hop'), move([1, 0])],
      expect: { figures: { rook: { at: [1, 0], defeated: false } } },
    });
  });

  it('A1.tag-move.26 only opponents adjacent at the start get a Break Attack', () => {
    field(['....', '##.#'], [rook([0, 0], 'hop', 0), combatant('idle', [2, 1])], {
      ...own,
      play: [use('hop'), move([3, 0])],
      expect: { figures: { rook: { at: [3, 0] } }, noEvents: [{ type: 'breakAttack' }] },
    });
    field(['....', '.###'], [rook([0, 0], 'hop', 0), combatant('idle', [0, 1])], {
      ...own,
      play: [use('hop'), move([3, 0])],
      dice: roll(2, 1),
      expect: { figures: { rook: { at: [3, 0] } }, events: [{ type: 'breakAttack', by: 'idle' }] },
    });
  });

  it('A1.tag-move.28 A1.tag-move.29 it may land on figures that are not larger: all of them are DISPLACED and harmed', () => {
    field(normal(4, 1), [rook([0, 0], 'hop', 0), adventurer('zeke', [2, 0]), combatant('idle', [1, 0], done)], {
      ...own,
      play: [use('hop'), move([2, 0])],
      dice: ['PURPLE 5'],
      expect: {
        figures: { rook: { at: [2, 0] }, zeke: { at: [3, 0], damage: 5 }, idle: { at: [1, 0], damage: 0 } },
        events: [{ type: 'damageDealt', target: 'zeke', damageType: 'IRREDUCIBLE' }],
      },
    });
    field(normal(5, 2), [rook([0, 0], 'hop', 0), combatant('giant', [1, 0], done)], {
      ...own,
      play: [use('hop'), refused(move([2, 0])), move([3, 0])],
      expect: { figures: { rook: { at: [3, 0] }, giant: { at: [1, 0], damage: 0 } } },
    });
    field(normal(4, 1), [combatant('frog', [0, 0]), adventurer('rook', [2, 0])], {
      ...own,
      dice: ['PURPLE 3'],
      expect: { figures: { frog: { at: [2, 0] }, rook: { damage: 3 } } },
    });
  });
});
