import { it } from 'vitest';
import {
  adventurer,
  breakAttack,
  combatant,
  discipline,
  dodge,
  field,
  intelligent,
  move,
  normal,
  refused,
  roll,
  step,
  use,
} from '../scene/field';

const sword = { items: ['sword'] };
/** Goes 2 spaces farther from the nearest opponent. */
const runs = [step('otherwise', 'Move 2 spaces farther from the nearest opponent')];
const runner = intelligent('runner', runs);
const runners = intelligent('pair', runs, { groups: [[1, 2]] });
const own = { cards: { combatants: [runner, runners] } };

it('A1.break-attack.01 A1.break-attack.03 A1.break-attack.04 A1.break-attack.06 free, on who leaves, before it leaves', () => {
  field(normal(5, 1), [combatant('runner', [1, 0]), adventurer('rook', [0, 0], sword)], {
    ...own,
    play: [breakAttack('runner')],
    dice: roll(7, 7),
    expect: {
      figures: { runner: { at: [3, 0], damage: 7 }, rook: { sp: 0 } },
      events: [
        { type: 'breakAttack', by: 'rook', target: 'runner' },
        { type: 'attackRolled', attacker: 'rook', target: 'runner', total: 14, hit: true },
        { type: 'moved', figure: 'runner', to: [2, 0] },
        { type: 'moved', figure: 'runner', to: [3, 0] },
      ],
    },
  });
  // The Attack is made against the space that is being left: it is Hindering, the next one is not.
  field(['.h...'], [combatant('runner', [1, 0]), adventurer('rook', [0, 0], sword)], {
    ...own,
    play: [breakAttack('runner')],
    dice: roll(5, 3),
    expect: { events: [{ type: 'attackRolled', attacker: 'rook', total: 7 }] },
  });
});

it('A1.break-attack.07 players may decline, Intelligent Combatants never do', () => {
  field(normal(5, 1), [combatant('runner', [1, 0]), adventurer('rook', [0, 0], sword)], {
    ...own,
    expect: { figures: { runner: { at: [3, 0] } }, noEvents: [{ type: 'attackDeclared' }] },
  });
  field(normal(2, 2), [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [0, 1])], {
    play: [move([1, 0])],
    dice: roll(2, 1),
    expect: { events: [{ type: 'breakAttack', by: 'idle', target: 'rook' }] },
  });
});

it('A1.break-attack.02 it provokes although the next space is adjacent to the same opponent', () => {
  field(normal(2, 2), [adventurer('rook', [1, 1], { sp: 1 }), combatant('idle', [0, 0])], {
    play: [move([1, 0])],
    dice: roll(2, 1),
    expect: {
      events: [
        { type: 'breakAttack', by: 'idle' },
        { type: 'moved', figure: 'rook', to: [1, 0] },
      ],
    },
  });
  field(normal(4, 1), [adventurer('rook', [1, 0], { sp: 1 }), combatant('idle', [3, 0])], {
    play: [move([0, 0])],
    expect: { noEvents: [{ type: 'breakAttack' }] },
  });
});

it('A1.break-attack.05 one Break Attack a turn, and another in the next turn', () => {
  field(['.......', '##.####'], [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [2, 1])], {
    play: [move([5, 0])],
    dice: roll(2, 1),
    expect: { figures: { rook: { at: [5, 0] } }, events: [{ type: 'breakAttack', by: 'idle' }] },
  });
  const figures = [
    combatant('pair', [2, 0], { id: 'pair-1' }),
    combatant('pair', [4, 0], { id: 'pair-2', number: 2 }),
    adventurer('rook', [3, 0], sword),
  ];
  field(normal(7, 1), figures, {
    ...own,
    play: [breakAttack('pair-1'), breakAttack('pair-2')],
    dice: [...roll(2, 1), ...roll(2, 1)],
    expect: {
      figures: { 'pair-1': { at: [0, 0] }, 'pair-2': { at: [6, 0] } },
      events: [
        { type: 'breakAttack', by: 'rook', target: 'pair-1' },
        { type: 'turnEnded', figure: 'pair-1' },
        { type: 'breakAttack', by: 'rook', target: 'pair-2' },
      ],
    },
  });
});

it('A1.break-attack.08 the remaining movement may be finished after it', () => {
  field(['.......', '#.#####'], [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [1, 1])], {
    play: [move([6, 0])],
    dice: roll(2, 1),
    expect: { figures: { rook: { at: [6, 0], sp: 0 } } },
  });
});

it('A1.break-attack.15 A1.break-attack.16 every adjacent opponent makes its own, once', () => {
  const figures = [
    adventurer('nightingale', [1, 1], { sp: 1 }),
    combatant('pack-foe', [0, 0], { id: 'pack-1' }),
    combatant('pack-foe', [2, 2], { id: 'pack-2', number: 2 }),
  ];
  for (const first of ['pack-1', 'pack-2']) {
    field(normal(4, 3), figures, {
      play: [move([1, 0]), move([2, 0])],
      dice: [...roll(2, 1), ...roll(2, 1)],
      expect: {
        figures: { nightingale: { at: [2, 0] } },
        events: [
          { type: 'breakAttack', by: first, target: 'nightingale' },
          { type: 'moved', figure: 'nightingale', to: [1, 0] },
          { type: 'moved', figure: 'nightingale', to: [2, 0] },
        ],
      },
    });
  }
});

it('A1.break-attack.17 A1.counter.16 no Counter to a Break Attack provoked by Forced Movement', () => {
  const pusher = intelligent('pusher', [step('There is an adjacent opponent', 'Target an adjacent opponent: PUSH 2')]);
  field(
    ['....', '##.#'],
    [combatant('pusher', [0, 0]), adventurer('rook', [1, 0], { sp: 5, ...sword }), combatant('idle', [2, 1])],
    {
      cards: { combatants: [pusher] },
      play: [dodge, { reject: { kind: 'counter', target: 'idle' } }],
      dice: ['BLACK 4b', ...roll(2, 1)],
      expect: {
        figures: { rook: { at: [3, 0], sp: 4 } },
        events: [
          { type: 'breakAttack', by: 'idle', target: 'rook' },
          { type: 'forcedMoved', figure: 'rook', to: [3, 0] },
        ],
        noEvents: [{ type: 'breakAttack', by: 'pusher' }, { type: 'countered' }],
      },
    },
  );
});

it('A1.break-attack.18 A1.break-attack.01 the user of a PUSH has no Break Attack, its ally has, whose turn it may be', () => {
  field(
    ['.....', '#.###'],
    [
      adventurer('remi', [0, 0], { disciplines: ['shove'], ...sword }),
      adventurer('rook', [1, 1], sword),
      combatant('idle', [1, 0]),
    ],
    {
      cards: { disciplines: [discipline('shove', 'EXHAUST: Target an adjacent opponent: PUSH 1.')] },
      play: [use('shove', 'idle'), { choose: { kind: 'space', at: [2, 0] } }, breakAttack('idle')],
      dice: roll(6, 3),
      expect: {
        figures: { idle: { at: [2, 0], damage: 2 } },
        events: [
          { type: 'breakAttack', by: 'rook', target: 'idle' },
          { type: 'forcedMoved', figure: 'idle', to: [2, 0] },
        ],
        noEvents: [{ type: 'breakAttack', by: 'remi' }],
      },
    },
  );
});

it('A1.break-attack.19 movement that says so provokes none', () => {
  const sneak = intelligent('sneak', [
    step('otherwise', 'Move 2 spaces farther from the nearest opponent without provoking Break Attacks'),
  ]);
  field(normal(5, 1), [combatant('sneak', [1, 0]), adventurer('rook', [0, 0], sword)], {
    cards: { combatants: [sneak] },
    play: [refused(breakAttack('sneak'))],
    expect: { figures: { sneak: { at: [3, 0] } }, noEvents: [{ type: 'breakAttack' }] },
  });
});
