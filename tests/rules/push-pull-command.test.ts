import { describe, it } from 'vitest';
import {
  adventurer,
  breakAttack,
  combatant,
  discipline,
  dodge,
  field,
  intelligent,
  normal,
  refused,
  roll,
  space,
  step,
  use,
} from '../scene/field';

const mover = (id: string, ...instructions: string[]) =>
  intelligent(id, [step('There is an opponent within SOI', ...instructions)]);
const own = {
  cards: {
    combatants: [
      mover('pusher', 'Target an adjacent opponent: PUSH 3'),
      mover('nudger', 'Target an adjacent opponent: PUSH 4'),
      mover('puller', 'Target an opponent within SOI: PULL 4'),
    ],
    disciplines: [
      discipline('shove', 'EXHAUST: Target an adjacent opponent: PUSH 2.'),
      discipline('order', 'EXHAUST: Target an adjacent opponent: COMMAND 1.'),
    ],
  },
};
const sword = { items: ['sword'] };

describe('PUSH', () => {
  it('A1.push.01 A1.push.02 moves straight away, each space farther', () => {
    field(normal(6, 3), [combatant('pusher', [0, 1]), adventurer('rook', [1, 1])], {
      ...own,
      expect: {
        figures: { rook: { at: [4, 1], damage: 0 } },
        events: [
          { type: 'forcedMoved', figure: 'rook', to: [2, 1] },
          { type: 'forcedMoved', figure: 'rook', to: [3, 1] },
          { type: 'forcedMoved', figure: 'rook', to: [4, 1] },
        ],
      },
    });
    // An Adventurer may choose fewer spaces.
    for (const column of [2, 3]) {
      field(normal(6, 1), [adventurer('rook', [0, 0], { disciplines: ['shove'] }), combatant('idle', [1, 0])], {
        ...own,
        play: [use('shove', 'idle'), space([column, 0])],
        expect: { figures: { idle: { at: [column, 0], damage: 0 } } },
      });
    }
  });

  it('A1.push.03 a diagonal target goes along either axis, the user chooses', () => {
    for (const [end, other] of [
      [
        [2, 0],
        [0, 2],
      ],
      [
        [0, 2],
        [2, 0],
      ],
    ] as const) {
      field(normal(6, 6), [adventurer('rook', [3, 3], { disciplines: ['shove'] }), combatant('idle', [2, 2])], {
        ...own,
        play: [use('shove', 'idle'), { reject: { kind: 'space', at: [0, 0] } }, space(end)],
        expect: { figures: { idle: { at: end } }, noEvents: [{ type: 'forcedMoved', to: other }] },
      });
    }
  });

  it('A1.push.04 A1.push-pull-command.06 an Adventurer takes the most detrimental way, here over Dangerous Terrain', () => {
    const figures = [combatant('pusher', [3, 0]), adventurer('rook', [2, 1]), adventurer('zeke', [5, 5])];
    field(['......', '......', '..x...', '......', '......', '......'], figures, {
      ...own,
      expect: { figures: { rook: { defeated: true } }, events: [{ type: 'forcedMoved', figure: 'rook', to: [2, 2] }] },
    });
    // West 1 Damage (two free spaces), south none.
    field(normal(6, 6), figures, {
      ...own,
      expect: { figures: { rook: { at: [0, 1], damage: 1 } } },
    });
  });

  it('A1.push.04 a deadly drop, its last HP and a Break Attack are detrimental as well', () => {
    const rook = adventurer('rook', [2, 1]);
    const zeke = adventurer('zeke', [5, 5]);
    // South down 3 levels Defeats, west is 1 Damage.
    field(normal(6, 6), [combatant('pusher', [3, 0]), rook, zeke], {
      ...own,
      board: { elevation: ['   4  ', '444444', '111111'] },
      expect: { figures: { rook: { defeated: true } }, events: [{ type: 'forcedMoved', figure: 'rook', to: [2, 2] }] },
    });
    // With 1 HP left the 1 Damage in the west weighs as much as Dangerous Terrain in the south, and comes on top of it.
    const spent = adventurer('rook', [2, 1], { damage: 13 });
    field(['......', '......', '..x...', '......', '......', '......'], [combatant('pusher', [3, 0]), spent, zeke], {
      ...own,
      expect: { figures: { rook: { defeated: true } }, events: [{ type: 'forcedMoved', figure: 'rook', to: [1, 1] }] },
    });
    // Nothing in the way west and south: the way on which somebody strikes.
    const near = [combatant('nudger', [6, 0]), adventurer('rook', [5, 1]), adventurer('zeke', [0, 7])];
    field(normal(8, 8), near, { ...own, expect: { figures: { rook: { at: [1, 1], damage: 0 } } } });
    field(normal(8, 8), [...near, combatant('idle', [6, 3])], {
      ...own,
      dice: roll(2, 1),
      expect: { figures: { rook: { at: [5, 5] } }, events: [{ type: 'breakAttack', by: 'idle', target: 'rook' }] },
    });
  });

  it('A1.push.04 only opponents are moved to their harm: the program spares its own', () => {
    const figures = [combatant('herald', [0, 0]), combatant('idle', [1, 1]), adventurer('rook', [7, 1], sword)];
    field(['........', 'x..x....', '.x......'], figures, {
      cards: {
        combatants: [intelligent('herald', [step('There is an ally within SOI', 'Target another ally: COMMAND 2')])],
      },
      expect: { figures: { idle: { defeated: false } }, events: [{ type: 'forcedMoved', figure: 'idle' }] },
    });
  });

  it('A1.push.05 A1.push.07 what is left before Obstructing Terrain or a figure is IRREDUCIBLE DMG to the moved figure', () => {
    const figures = [combatant('pusher', [0, 0]), adventurer('rook', [1, 0], { items: ['plate'] })];
    const bump = {
      figures: { rook: { at: [2, 0], damage: 2 } },
      events: [{ type: 'damageDealt', target: 'rook', amount: 2, damageType: 'IRREDUCIBLE' }],
    };
    field(['...#..'], figures, { ...own, expect: bump });
    field(normal(6, 1), [...figures, combatant('idle', [3, 0], { marks: ['breakAttack'] })], {
      ...own,
      expect: { ...bump, figures: { ...bump.figures, idle: { at: [3, 0], damage: 0 } } },
    });
    field(normal(6, 1), [...figures, adventurer('zeke', [3, 0])], {
      ...own,
      expect: { ...bump, figures: { ...bump.figures, zeke: { at: [3, 0], damage: 0 } } },
    });
    field(normal(6, 1), figures, {
      ...own,
      board: {
        walls: [
          [
            [2, 0],
            [3, 0],
          ],
        ],
      },
      expect: bump,
    });
  });

  it('A1.push.06 an unjoined Tile edge stops it in the same way', () => {
    for (const map of ['....', '.... .']) {
      field([map], [combatant('pusher', [0, 0]), adventurer('rook', [1, 0])], {
        ...own,
        expect: {
          figures: { rook: { at: [3, 0], damage: 1 } },
          events: [{ type: 'damageDealt', target: 'rook', amount: 1, damageType: 'IRREDUCIBLE' }],
        },
      });
    }
  });
});

describe('PULL', () => {
  it('A1.pull.01 A1.pull.02 each space is closer, and it ends next to the user', () => {
    field(normal(5, 1), [combatant('puller', [0, 0]), adventurer('rook', [3, 0])], {
      ...own,
      expect: { figures: { rook: { at: [1, 0], damage: 0 } } },
    });
    field(['...#', '##..'], [combatant('puller', [0, 0]), adventurer('rook', [3, 1])], {
      ...own,
      expect: {
        figures: { rook: { at: [1, 0] } },
        events: [
          { type: 'forcedMoved', to: [2, 1] },
          { type: 'forcedMoved', to: [2, 0] },
          { type: 'forcedMoved', to: [1, 0] },
        ],
      },
    });
  });

  it('A1.pull.03 a blocked one stops without Damage', () => {
    const blocker = combatant('idle', [2, 0], { marks: ['breakAttack'] });
    field(normal(5, 1), [combatant('puller', [0, 0]), adventurer('rook', [4, 0]), blocker], {
      ...own,
      expect: {
        figures: { rook: { at: [3, 0], damage: 0 }, idle: { damage: 0 } },
        noEvents: [{ type: 'damageDealt' }],
      },
    });
  });
});

describe('all three', () => {
  it('A1.push-pull-command.01 they cost nothing for Terrain', () => {
    for (const terrain of 'h~m') {
      field([`.${terrain.repeat(4)}`], [combatant('pusher', [0, 0]), adventurer('rook', [1, 0])], {
        ...own,
        expect: { figures: { rook: { at: [4, 0] } } },
      });
      field([`.${terrain.repeat(4)}`], [combatant('puller', [0, 0]), adventurer('rook', [4, 0])], {
        ...own,
        expect: { figures: { rook: { at: [1, 0] } } },
      });
    }
  });

  it('A1.push-pull-command.03 A1.push-pull-command.04 the user has no Break Attack, its allies have', () => {
    const board = ['.....', '##.##'];
    for (const [card, from, end] of [
      ['pusher', [1, 0], [4, 0]],
      ['puller', [3, 0], [1, 0]],
    ] as const) {
      const figures = [combatant(card, [0, 0]), adventurer('rook', from)];
      field(board, figures, {
        ...own,
        expect: { figures: { rook: { at: end, damage: 0 } }, noEvents: [{ type: 'breakAttack' }] },
      });
      field(board, [...figures, combatant('idle', [2, 1])], {
        ...own,
        dice: roll(6, 3),
        expect: {
          figures: { rook: { at: end, damage: 2 } },
          events: [{ type: 'breakAttack', by: 'idle', target: 'rook' }],
          noEvents: [{ type: 'breakAttack', by: card }],
        },
      });
    }
    const ordered = [
      adventurer('remi', [0, 0], { ...sword, disciplines: ['order'] }),
      combatant('idle', [1, 0]),
      adventurer('rook', [2, 1], sword),
    ];
    field(board, ordered, {
      ...own,
      play: [use('order', 'idle'), space([2, 0]), breakAttack('idle')],
      dice: roll(6, 3),
      expect: {
        figures: { idle: { at: [2, 0], damage: 2 } },
        events: [{ type: 'breakAttack', by: 'rook' }],
        noEvents: [{ type: 'breakAttack', by: 'remi' }],
      },
    });
    field(board, ordered.slice(0, 2), {
      ...own,
      play: [use('order', 'idle'), space([2, 0]), refused(breakAttack('idle'))],
      expect: { figures: { idle: { at: [2, 0], damage: 0 } } },
    });
  });

  it('A1.push-pull-command.05 a figure that is moved may DODGE, but makes no Action', () => {
    for (const [card, from] of [
      ['pusher', [1, 0]],
      ['puller', [3, 0]],
    ] as const) {
      field(
        ['.....', '##.##'],
        [combatant(card, [0, 0]), adventurer('rook', from, { sp: 5, ...sword }), combatant('idle', [2, 1])],
        {
          ...own,
          play: [dodge, { reject: { kind: 'counter', target: 'idle' } }],
          dice: ['BLACK 4b', ...roll(2, 1)],
          expect: {
            figures: { rook: { sp: 4 } },
            events: [
              { type: 'breakAttack', by: 'idle', target: 'rook' },
              { type: 'forcedMoved', figure: 'rook' },
            ],
            noEvents: [{ type: 'countered' }],
          },
        },
      );
    }
  });

  it('A1.push-pull-command.06 over or into Dangerous Terrain they Defeat', () => {
    const zeke = adventurer('zeke', [6, 0]);
    field(['...x...'], [combatant('pusher', [0, 0]), adventurer('rook', [1, 0]), zeke], {
      ...own,
      expect: { figures: { rook: { defeated: true } }, noEvents: [{ type: 'forcedMoved', to: [4, 0] }] },
    });
    field(['.x.....'], [combatant('puller', [0, 0]), adventurer('rook', [2, 0]), zeke], {
      ...own,
      expect: { figures: { rook: { defeated: true } } },
    });
    field(['....x..'], [combatant('pusher', [0, 0]), adventurer('rook', [1, 0]), zeke], {
      ...own,
      expect: { figures: { rook: { defeated: true } } },
    });
  });
});
