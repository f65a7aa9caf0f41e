import { expect, it } from 'vitest';
import { chanceOfTotal } from '../../src/engine/dice/distribution';
import { ask } from '../../src/engine/query';
import { gameAt } from '../engine/ai/game';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  field,
  intelligent,
  jump,
  move,
  refused,
  roll,
  type Space,
  step,
  use,
} from '../scene/field';

/* Agility: Rook 1, Zeke 4, Remi 6. Strength: Rook 6, Zeke 4, Remi 4. A Jump over 1 space is an Agility 10 Check. */
const passed = ['PURPLE 5', 'PURPLE 3'];
const failed = ['PURPLE 1', 'PURPLE 2'];
const remi = (at: Space, extra = {}) => adventurer('remi', at, { sp: 1, ...extra });

it('A1.jump.01 A1.jump.03 A1.jump.10 A1.jump.20 over Dangerous Terrain, 1 point a space, then it goes on', () => {
  field(['.x......'], [remi([0, 0])], {
    play: [jump([2, 0], [1, 0]), refused(move([7, 0])), move([6, 0])],
    dice: ['PURPLE 1', 'PURPLE 3'],
    expect: {
      figures: { remi: { at: [6, 0], sp: 0, defeated: false } },
      events: [{ type: 'skillChecked', figure: 'remi', total: 10, difficulty: 10, passed: true }],
    },
  });
  field(['.h......'], [remi([0, 0])], {
    play: [jump([2, 0], [1, 0]), move([6, 0])],
    dice: passed,
    expect: { figures: { remi: { at: [6, 0] } } },
  });
});

it('A1.jump.02 only in a Move Action or Free Movement', () => {
  field(['.x..'], [remi([0, 0], { sp: 0 })], { expect: { notOffered: [{ kind: 'jump' }] } });
  field(['.x..'], [remi([0, 0], { sp: 0, disciplines: ['stride'] })], {
    cards: { disciplines: [discipline('stride', 'EXHAUST: Move up to 2 spaces.')] },
    play: [use('stride'), jump([2, 0], [1, 0])],
    dice: passed,
    expect: { figures: { remi: { at: [2, 0] } } },
  });
});

it('A1.jump.05 A1.jump.06 out of a free space of Normal Terrain only', () => {
  for (const terrain of 'h~m') {
    field([`${terrain}x..`], [remi([0, 0], { sp: 3 })], {
      play: [refused(jump([2, 0], [1, 0]))],
      expect: { figures: { remi: { at: [0, 0] } } },
    });
  }
  field(['..x..'], [remi([0, 0], { sp: 3 }), adventurer('zeke', [1, 0])], {
    play: [refused(jump([3, 0], [1, 0], [2, 0]))],
    expect: { figures: { remi: { at: [0, 0] } } },
  });
});

it('A1.jump.07 A1.jump.08 A1.jump.09 over and onto free spaces, onto any Terrain but Obstructing', () => {
  const rejected = (map: string[], ...others: ReturnType<typeof adventurer>[]) =>
    field(map, [remi([0, 0]), ...others], {
      play: [refused(jump([2, 0], [1, 0]))],
      expect: { figures: { remi: { sp: 1 } } },
    });
  rejected(['.x#.']);
  rejected(['....'], adventurer('zeke', [1, 0]));
  rejected(['....'], combatant('idle', [1, 0]));
  rejected(['....'], adventurer('zeke', [2, 0]));
  for (const terrain of 'h~ms') {
    field([`.x${terrain}.`], [remi([0, 0])], {
      board: { legend: { s: { terrain: 'special', name: 'Nest' } } },
      play: [jump([2, 0], [1, 0])],
      dice: passed,
      expect: { figures: { remi: { at: [2, 0] } } },
    });
  }
});

it('A1.jump.04 A1.jump.11 every further space adds 2 to the difficulty', () => {
  field(['.xxx...'], [remi([0, 0])], {
    play: [jump([4, 0], [1, 0], [2, 0], [3, 0])],
    dice: ['PURPLE 5', 'PURPLE 3'],
    expect: {
      figures: { remi: { at: [4, 0] } },
      events: [{ type: 'skillChecked', total: 14, difficulty: 14, passed: true }],
    },
  });
  field(['.xx', '##.'], [remi([0, 0])], {
    play: [jump([2, 1], [1, 0], [2, 0])],
    dice: ['PURPLE 5', 'PURPLE 1'],
    expect: {
      figures: { remi: { at: [2, 1] } },
      events: [{ type: 'skillChecked', total: 12, difficulty: 12, passed: true }],
    },
  });
});

it('A1.jump.12 A1.jump.13 one adjacent ally may add its Strength', () => {
  const beside = [adventurer('remi', [0, 1]), adventurer('nightingale', [1, 1])];
  field(['.x..', '..##'], [adventurer('rook', [0, 0], { sp: 1 }), ...beside], {
    play: [jump([2, 0], [1, 0]), { choose: { kind: 'target', figure: 'remi' } }],
    dice: ['PURPLE 2', 'PURPLE 3'],
    expect: {
      figures: { rook: { at: [2, 0] } },
      events: [{ type: 'skillChecked', figure: 'rook', total: 10, difficulty: 10, passed: true }],
    },
  });
  field(['.x..', '..##'], [adventurer('rook', [0, 0], { sp: 1 }), ...beside], {
    play: [jump([2, 0], [1, 0])],
    dice: ['PURPLE 7', 'PURPLE 2'],
    expect: { events: [{ type: 'skillChecked', figure: 'rook', total: 10, passed: true }] },
  });
});

it('A1.jump.14 A1.jump.15 an ally next to the landing space may catch by Perception of the same difficulty', () => {
  const figures = [remi([0, 0], { sp: 1 }), adventurer('zeke', [3, 0])];
  const catching = { choose: { kind: 'target', figure: 'zeke' } };
  field(['.h..'], figures, {
    play: [jump([2, 0], [1, 0]), catching],
    dice: [...failed, 'PURPLE 1', 'PURPLE 3'],
    expect: {
      figures: { remi: { at: [2, 0] } },
      events: [
        { type: 'skillChecked', figure: 'remi', passed: false },
        { type: 'skillChecked', figure: 'zeke', total: 10, difficulty: 10, passed: true },
      ],
    },
  });
  field(['.h..'], figures, {
    play: [jump([2, 0], [1, 0]), catching],
    dice: [...failed, ...failed],
    expect: {
      figures: { remi: { at: [1, 0] } },
      events: [{ type: 'skillChecked', figure: 'zeke', total: 9, passed: false }],
    },
  });
});

it('A1.jump.16 A1.jump.17 A1.jump.18 a failed Jump ends on the first space and all movement of the turn', () => {
  const figures = [remi([0, 0], { sp: 5, items: ['sword'], disciplines: ['stride'] }), combatant('tough', [2, 1])];
  field(['.hh..', '##.##'], figures, {
    cards: { disciplines: [discipline('stride', 'EXHAUST: Move up to 2 spaces.')] },
    play: [jump([3, 0], [1, 0], [2, 0]), refused(move([2, 0])), refused(use('stride')), attack('tough')],
    dice: [...failed, ...roll(2, 1)],
    expect: { figures: { remi: { at: [1, 0], sp: 2 } }, notOffered: [{ kind: 'move' }, { kind: 'jump' }] },
  });
});

it('A1.jump.21 a failed Jump with Terrain that Defeats in it Defeats', () => {
  for (const map of ['.x..', '.hx.', '.xh.']) {
    const over: Space[] =
      map[2] === '.'
        ? [[1, 0]]
        : [
            [1, 0],
            [2, 0],
          ];
    field([`${map}..`], [remi([0, 0]), adventurer('zeke', [5, 0])], {
      play: [jump([over.length + 1, 0], ...over)],
      dice: failed,
      expect: { figures: { remi: { defeated: true } } },
    });
  }
});

it('A1.jump.22 two Jumps are two Checks', () => {
  field(['.x.x.'], [remi([0, 0])], {
    play: [jump([2, 0], [1, 0]), jump([4, 0], [3, 0])],
    dice: ['PURPLE 1', 'PURPLE 3', 'PURPLE 1', 'PURPLE 3'],
    expect: {
      figures: { remi: { at: [4, 0] } },
      events: [
        { type: 'skillChecked', total: 10, difficulty: 10 },
        { type: 'skillChecked', total: 10, difficulty: 10 },
      ],
    },
  });
});

it('A1.jump.23 A1.ai-move.08 A1.ai-move.09 A1.golden-rule.03 an Intelligent Combatant rolls BLACK and fears nothing', () => {
  const walker = intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')]);
  const figures = [combatant('walker', [0, 0]), adventurer('rook', [5, 0])];
  const own = { cards: { combatants: [walker] } };
  field(['.x.x..'], figures, {
    ...own,
    dice: ['BLACK 4s', 'BLACK 4b'],
    expect: { figures: { walker: { at: [4, 0], defeated: false } } },
  });
  field(['.x.x..'], figures, {
    ...own,
    dice: ['BLACK 4s', 'BLACK skull'],
    expect: { figures: { walker: { defeated: true } }, events: [{ type: 'moved', figure: 'walker', to: [2, 0] }] },
  });
});

it('A1.ai.17 A1.skill-check.12 A1.skill-check.13 it never Jumps over more than 2 spaces', () => {
  const seeker = intelligent('seeker', [
    step('An opponent can be reached with a MOVE', 'MOVE to be adjacent to the nearest opponent', 'Melee ATK'),
  ]);
  const own = { cards: { combatants: [seeker] } };
  field(['.xx..'], [combatant('seeker', [0, 0]), adventurer('rook', [4, 0])], {
    ...own,
    dice: ['BLACK 4s', ...roll(2, 1)],
    expect: { figures: { seeker: { at: [3, 0] } } },
  });
  field(['.xxx..'], [combatant('seeker', [0, 0]), adventurer('rook', [5, 0])], {
    ...own,
    expect: {
      figures: { seeker: { at: [0, 0] } },
      events: [{ type: 'aiStepConsidered', figure: 'seeker', step: 1, true: false }],
    },
  });
});

it('A1.jump.24 only the take-off space provokes Break Attacks', () => {
  field(['.x..', '.##.'], [remi([0, 0]), combatant('idle', [0, 1])], {
    play: [jump([2, 0], [1, 0])],
    dice: [...roll(2, 1), ...passed],
    expect: { figures: { remi: { at: [2, 0] } }, events: [{ type: 'breakAttack', by: 'idle' }] },
  });
  // The spaces Jumped over are next to the idle figure, the take-off space is not.
  field(['.xx...', '##.###'], [remi([0, 0]), combatant('idle', [2, 1])], {
    play: [jump([3, 0], [1, 0], [2, 0])],
    dice: passed,
    expect: { figures: { remi: { at: [3, 0] } }, noEvents: [{ type: 'breakAttack' }] },
  });
});

it('A1.jump.19 an ally without Skills neither boosts nor catches', () => {
  const idle = (at: Space) => combatant('idle', at, { side: 'adventurers' });
  field(['.h..', '.###'], [remi([0, 0]), idle([0, 1])], {
    play: [jump([2, 0], [1, 0]), { reject: { kind: 'target', figure: 'idle' } }],
    dice: failed,
    expect: { figures: { remi: { at: [1, 0] } }, events: [{ type: 'skillChecked', total: 9, passed: false }] },
  });
  field(['.h..'], [remi([0, 0]), idle([3, 0])], {
    play: [jump([2, 0], [1, 0]), { reject: { kind: 'target', figure: 'idle' } }],
    dice: failed,
    expect: { figures: { remi: { at: [1, 0] } } },
  });
});

it('A1.jump.10 A1.jump.11 A1.jump.12 A1.jump.21 its odds are told before it is declared', () => {
  const over: [number, number][] = [
    [1, 0],
    [2, 0],
  ];
  const odds = (board: string[], ...others: ReturnType<typeof adventurer>[]) =>
    ask(gameAt(board, [remi([0, 0]), ...others]), { ask: 'jumpOdds', figure: 'remi', over, to: [3, 0] });
  // Agility 6 against 12: 6 or more on 2 PURPLE, with Zeke's Strength 2 or more.
  const alone = chanceOfTotal(['PURPLE', 'PURPLE'], 6);
  const helped = chanceOfTotal(['PURPLE', 'PURPLE'], 2);
  expect(helped).toBeGreaterThan(alone);
  expect(odds(['....'])).toEqual({ alone, helped: alone, deadly: false });
  expect(odds(['.xx.', '....'], adventurer('zeke', [0, 1]))).toEqual({ alone, helped, deadly: true });
});
