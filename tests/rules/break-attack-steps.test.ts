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
} from '../scene/field';

const sword = { items: ['sword'] };
/** Goes 2 spaces farther from the nearest opponent. */
const runner = intelligent('runner', [step('otherwise', 'Move 2 spaces farther from the nearest opponent')]);
const own = { cards: { combatants: [runner] } };

it('A1.break-attack.09 A1.counter.17 a Counter to the Break Attack loses the remaining movement', () => {
  field(normal(3, 2), [adventurer('rook', [0, 0], { sp: 5, ...sword }), combatant('tough', [0, 1])], {
    play: [move([1, 0]), { choose: { kind: 'counter', target: 'tough' } }],
    dice: [...roll(2, 1), ...roll(2, 2)],
    expect: {
      figures: { rook: { at: [0, 0], sp: 2 } },
      events: [
        { type: 'breakAttack', by: 'tough' },
        { type: 'countered', figure: 'rook' },
      ],
      noEvents: [{ type: 'moved', figure: 'rook' }],
      notOffered: [{ kind: 'move' }],
      offered: [{ kind: 'attack', target: 'tough' }],
    },
  });
});

it('A1.break-attack.10 A1.break-attack.11 Combatants Break Attack in melee, a Bow stays Ranged', () => {
  // Flanking tells them apart: only a Melee ATK gains it.
  const shooter = intelligent('shooter', [
    step('There is an opponent within Range 4', 'Ranged 4 ATK'),
    step('There is an adjacent opponent', 'Melee ATK'),
  ]);
  field(
    ['#.#', '...'],
    [adventurer('rook', [1, 1], { sp: 1 }), combatant('shooter', [0, 1]), combatant('idle', [2, 1])],
    {
      cards: { combatants: [shooter] },
      play: [move([1, 0])],
      dice: [...roll(2, 1), ...roll(2, 1)],
      expect: { events: [{ type: 'attackRolled', attacker: 'shooter', total: 4 }] },
    },
  );
  for (const [weapon, total] of [
    ['bow', 7],
    ['great-sword', 8],
  ] as const) {
    field(
      ['...', '...'],
      [
        combatant('runner', [1, 0]),
        adventurer('rook', [0, 0], { items: [weapon] }),
        adventurer('zeke', [2, 0], { ...sword, marks: ['breakAttack'] }),
      ],
      {
        ...own,
        play: [breakAttack('runner')],
        dice: roll(4, 3),
        expect: { events: [{ type: 'attackRolled', attacker: 'rook', total }] },
      },
    );
  }
});

it('A1.break-attack.13 out of a shared space the Adventurer aims at either figure', () => {
  const walker = intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')]);
  for (const target of ['walker', 'idle']) {
    field(['...', '##.'], [combatant('walker', [0, 0]), combatant('idle', [1, 0]), adventurer('rook', [2, 1], sword)], {
      cards: { combatants: [walker] },
      play: [breakAttack(target)],
      dice: roll(6, 3),
      expect: {
        figures: { [target]: { damage: 2 }, walker: { at: [2, 0] }, rook: { sp: 0 } },
        events: [{ type: 'breakAttack', by: 'rook', target }],
      },
    });
  }
});

it('A1.break-attack.14 out of a shared space an Intelligent Combatant attacks one of the two', () => {
  field(
    ['....', '##.#'],
    [adventurer('rook', [0, 0], { sp: 1 }), adventurer('zeke', [1, 0]), combatant('idle', [2, 1])],
    {
      play: [move([3, 0])],
      dice: roll(2, 1),
      expect: { figures: { rook: { at: [3, 0] } }, events: [{ type: 'breakAttack', by: 'idle' }] },
    },
  );
});

it('A1.break-attack.20 it runs all steps: Empower, Dodge, Follow Up', () => {
  field(
    normal(5, 1),
    [combatant('runner', [1, 0]), adventurer('rook', [0, 0], { sp: 1, damage: 4, disciplines: ['fury'], ...sword })],
    {
      cards: { ...own.cards, disciplines: [discipline('fury', 'FU: HEAL 3.')] },
      play: [breakAttack('runner'), { choose: { kind: 'empower' } }, { choose: { kind: 'followUp', card: 'fury' } }],
      dice: [...roll(6, 3), 'BLACK 4b'],
      expect: { figures: { runner: { at: [3, 0], damage: 2 }, rook: { sp: 0, damage: 1 } } },
    },
  );
  field(normal(2, 2), [adventurer('rook', [0, 0], { sp: 2 }), combatant('idle', [0, 1])], {
    play: [move([1, 0]), dodge],
    dice: ['BLACK 4s', ...roll(7, 3)],
    expect: {
      figures: { rook: { at: [1, 0], sp: 0, damage: 0 } },
      events: [{ type: 'attackRolled', total: 10, defense: 11, hit: false }],
    },
  });
});

it('A1.break-attack.21 a figure that it Defeats never makes the step', () => {
  field(
    normal(3, 2),
    [adventurer('rook', [0, 0], { sp: 1, damage: 13 }), adventurer('zeke', [2, 0]), combatant('idle', [0, 1])],
    {
      play: [move([1, 0])],
      dice: roll(7, 1),
      expect: {
        figures: { rook: { defeated: true, at: null } },
        events: [
          { type: 'breakAttack', by: 'idle' },
          { type: 'defeated', figure: 'rook' },
        ],
        noEvents: [{ type: 'moved', figure: 'rook' }],
      },
    },
  );
});

it('A1.break-attack.23 A1.break-attack.24 only adjacency provokes; without a Weapon two PURPLE dice', () => {
  for (const weapon of ['spear', 'bow']) {
    field(normal(6, 1), [combatant('runner', [2, 0]), adventurer('rook', [0, 0], { items: [weapon] })], {
      ...own,
      play: [refused(breakAttack('runner'))],
      expect: { figures: { runner: { at: [4, 0] } }, noEvents: [{ type: 'breakAttack' }] },
    });
  }
  field(normal(5, 1), [combatant('runner', [1, 0]), adventurer('rook', [0, 0])], {
    ...own,
    play: [breakAttack('runner')],
    dice: ['PURPLE 6', 'PURPLE 3'],
    expect: { events: [{ type: 'attackRolled', attacker: 'rook', total: 9 }] },
  });
});
