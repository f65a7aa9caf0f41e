import { describe, it } from 'vitest';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  field,
  intelligent,
  jump,
  move,
  normal,
  refused,
  roll,
  type Space,
  space,
  step,
  use,
} from '../scene/field';

const target = (what: string) => `EXHAUST: Target an opponent within SOI: ${what}.`;
const own = {
  cards: {
    disciplines: [
      discipline('order', target('COMMAND 2')),
      discipline('hook', target('PULL 2')),
      discipline('shove', target('PUSH 2')),
      discipline('stride', 'EXHAUST: Move up to 3 spaces.'),
      discipline('lurch', 'EXHAUST: Move 3 spaces.'),
      discipline('drill', 'PASSIVE: UNSTOPPABLE.'),
    ],
    combatants: [
      intelligent('hulk', [], { tags: ['HULKING'] }),
      intelligent('pusher', [step('otherwise', 'Target an adjacent opponent: PUSH 2')]),
      intelligent('watcher', [], { tags: ['PROVOKE 2'] }),
      intelligent('puller', [step('otherwise', 'Target an opponent within SOI: PULL 3')]),
    ],
  },
};
const rook = (at: Space, name: string, extra = {}) => adventurer('rook', at, { disciplines: [name], ...extra });
const pass = { choose: { kind: 'pass' } };

describe('PUSH, PULL and COMMAND as tags', () => {
  it('A1.tag-move.33 PUSH: at most so many spaces away, and no Break Attack for its user', () => {
    const push = (end: Space | null, at: Space) =>
      field(normal(6, 1), [rook([0, 0], 'shove', { items: ['sword'] }), combatant('idle', [1, 0])], {
        ...own,
        play: end ? [use('shove'), refused(space([4, 0])), space(end)] : [use('shove')],
        expect: { figures: { idle: { at } }, noEvents: [{ type: 'breakAttack' }] },
      });
    push(null, [3, 0]);
    push([2, 0], [2, 0]);
    push([1, 0], [1, 0]);
  });

  it('A1.tag-move.32 PULL: at most so many spaces towards its user, who gets no Break Attack', () => {
    field(normal(6, 1), [rook([0, 0], 'hook', { items: ['sword'] }), combatant('idle', [4, 0])], {
      ...own,
      play: [use('hook')],
      expect: { figures: { idle: { at: [2, 0] } } },
    });
    field(normal(6, 1), [rook([0, 0], 'hook', { items: ['sword'] }), combatant('idle', [2, 0])], {
      ...own,
      play: [use('hook')],
      expect: { figures: { idle: { at: [1, 0] } }, noEvents: [{ type: 'breakAttack' }] },
    });
    // Another opponent of the pulled figure strikes.
    field(['.....', '.....'], [combatant('puller', [0, 0]), adventurer('rook', [3, 0]), combatant('idle', [3, 1])], {
      ...own,
      dice: roll(2, 1),
      expect: {
        figures: { rook: { at: [1, 0] } },
        events: [{ type: 'breakAttack', by: 'idle', target: 'rook' }],
        noEvents: [{ type: 'breakAttack', by: 'puller' }],
      },
    });
  });

  it('A1.tag-move.01 A1.tag-move.02 COMMAND: one orthogonal direction, and no Break Attack for its user', () => {
    const command = (end: Space, at: Space) =>
      field(normal(5, 5), [rook([1, 2], 'order', { items: ['sword'] }), combatant('idle', [2, 2])], {
        ...own,
        play: [use('order'), refused(space([3, 3])), space(end)],
        expect: { figures: { idle: { at } }, noEvents: [{ type: 'breakAttack' }] },
      });
    command([4, 2], [4, 2]);
    command([2, 0], [2, 0]);
    command([2, 4], [2, 4]);
    command([2, 3], [2, 3]);
  });

  it('A1.tag-move.24 HULKING: no Ability of an opponent moves it', () => {
    for (const name of ['order', 'hook', 'shove'])
      field(normal(6, 1), [rook([0, 0], name), combatant('hulk', [3, 0])], {
        ...own,
        expect: { notOffered: [{ kind: 'use' }] },
      });
  });
});

describe('PROVOKE', () => {
  it('A1.tag-move.31 PROVOKE: leaving a space within its Range provokes, of opponents only', () => {
    const spear = intelligent('watcher', [], { tags: ['PROVOKE 2', 'REACH 2'] });
    const leave = (from: Space, strikes: boolean, card = spear) =>
      field(normal(7, 3), [adventurer('rook', from, { sp: 1 }), combatant('watcher', [0, 1])], {
        cards: { combatants: [card] },
        play: [move([from[0] + 1, from[1]])],
        dice: strikes ? roll(2, 1) : [],
        expect: strikes
          ? { events: [{ type: 'breakAttack', by: 'watcher' }, { type: 'moved' }] }
          : { noEvents: [{ type: 'breakAttack' }] },
      });
    leave([2, 1], true);
    leave([2, 2], true);
    leave([3, 1], false);
    // Without a line to the space there is nothing to strike with.
    leave([2, 1], false, intelligent('watcher', [], { tags: ['REACH 2'] }));
  });
});

describe('HEAVY', () => {
  it('A1.tag-move.20 A1.tag-move.23 A1.free-move.07 Free Movement of its own is shortened only if it likes, by 1 for each source', () => {
    const items = ['mail', 'maul'];
    field(normal(8, 1), [rook([0, 0], 'stride', { items }), combatant('idle', [7, 0])], {
      ...own,
      play: [use('stride'), move([3, 0])],
      expect: { figures: { rook: { at: [3, 0] } } },
    });
    const lurch = (steps: Space[], carried: string[], at: Space) =>
      field(normal(8, 1), [rook([0, 0], 'lurch', { items: carried }), combatant('idle', [7, 0])], {
        ...own,
        play: [use('lurch'), ...steps.map((to) => move(to)), pass],
        expect: { figures: { rook: { at } }, offered: [{ kind: 'endTurn' }] },
      });
    lurch([[1, 0]], items, [1, 0]);
    lurch(
      [
        [1, 0],
        [2, 0],
      ],
      ['mail'],
      [2, 0],
    );
    field(normal(8, 1), [rook([0, 0], 'lurch', { items: ['mail'] }), combatant('idle', [7, 0])], {
      ...own,
      play: [use('lurch'), move([1, 0]), refused(pass)],
      expect: { offered: [{ kind: 'move', to: [2, 0] }] },
    });
    field(normal(8, 1), [rook([0, 0], 'lurch'), combatant('idle', [7, 0])], {
      ...own,
      play: [use('lurch'), move([1, 0]), move([2, 0]), refused(pass)],
      expect: { offered: [{ kind: 'move', to: [3, 0] }] },
    });
  });

  it('A1.tag-move.19 A1.tag-move.23 the Movement that others impose is shortened by up to 1 for each source', () => {
    const pulled = (items: string[], play: object[], at: Space) =>
      field(normal(8, 1), [combatant('puller', [0, 0]), adventurer('rook', [5, 0], { items })], {
        cards: {
          combatants: [intelligent('puller', [step('otherwise', 'Target an opponent within Range 6: PULL 3')])],
        },
        play: play as { choose: { kind: string } }[],
        expect: { figures: { rook: { at } } },
      });
    const less = (n: number) => ({ choose: { kind: 'choice', n } });
    pulled([], [], [2, 0]);
    pulled(['mail'], [less(1)], [3, 0]);
    pulled(['mail'], [], [2, 0]);
    pulled(['mail', 'maul'], [less(2)], [4, 0]);
  });

  it('A1.tag-move.21 A1.tag-move.22 A1.tag-move.23 an Adventurer has -1 Movement and -1 Agility for each', () => {
    // Remi has Agility 6.
    const jumper = (items: string[], total: number, points: number) =>
      field(
        ['.x......'],
        [adventurer('remi', [0, 0], { sp: 1, items }), combatant('idle', [7, 0], { defeated: true })],
        {
          play: [jump([2, 0], [1, 0])],
          dice: ['PURPLE 5', 'PURPLE 3'],
          expect: {
            figures: { remi: { movement: points } },
            events: [{ type: 'skillChecked', figure: 'remi', skill: 'AGILITY', total }],
          },
        },
      );
    jumper([], 14, 6);
    jumper(['mail'], 13, 5);
    jumper(['mail', 'maul'], 12, 4);
    // A Combatant loses neither.
    field(normal(7, 1), [combatant('porter', [0, 0]), adventurer('rook', [6, 0], { sp: 0 })], {
      cards: {
        combatants: [
          intelligent('porter', [step('otherwise', 'MOVE towards the nearest opponent')], {
            tags: ['HEAVY'],
            movement: 3,
          }),
        ],
      },
      expect: { figures: { porter: { at: [3, 0] } } },
    });
  });
});

it('A1.tag-move.42 A1.tag-move.43 UNSTOPPABLE goes through Obstructing Terrain and leaves Hindering', () => {
  field(['.#...'], [rook([0, 0], 'drill', { sp: 1 }), combatant('idle', [4, 0])], {
    ...own,
    play: [move([2, 0])],
    expect: {
      figures: { rook: { at: [2, 0], sp: 0 } },
      events: [
        { type: 'moved', to: [1, 0] },
        { type: 'terrainPlaced', at: [1, 0], terrain: 'HINDERING' },
      ],
      // 1 into the space, 2 out of it.
      queries: [
        { ask: 'reachable', figure: 'rook', points: 3, cost: { '1,0': 1, '0,0': 3 } },
        { ask: 'lineOfSight', from: 'rook', to: [0, 0], is: true },
      ],
    },
  });
  field(['.#######'], [rook([0, 0], 'drill', { sp: 1 }), combatant('idle', [7, 0], { defeated: true })], {
    ...own,
    play: [refused(move([4, 0])), move([3, 0])],
    expect: { figures: { rook: { at: [3, 0] } } },
  });
  // Moved by another it is stopped as everyone is.
  field(['...#'], [combatant('pusher', [0, 0]), rook([1, 0], 'drill')], {
    ...own,
    expect: { figures: { rook: { at: [2, 0], damage: 1 } } },
  });
  field(['.#..'], [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [3, 0])], {
    play: [refused(attack('idle'))],
    expect: { notOffered: [{ kind: 'move' }] },
  });
});
