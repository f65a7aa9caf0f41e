import { it } from 'vitest';
import { encounter } from '../scene/beside';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  field,
  intelligent,
  move,
  normal,
  roll,
  type Space,
  step,
  use,
} from '../scene/field';

type Figures = ReturnType<typeof combatant>[];
const brain = (at: Space, extra = {}) => combatant('brain', at, extra);
const rook = (at: Space, extra = {}) => adventurer('rook', at, extra);

/** By this instruction `brain` must end at `end`, through `path` where given. */
function goes(instruction: string, map: string[], figures: Figures, end: Space, path: Space[] = [], rest: object = {}) {
  field(map, figures, {
    cards: { combatants: [intelligent('brain', [step('otherwise', instruction)])] },
    turn: 'brain',
    expect: {
      figures: { brain: { at: end, defeated: false } },
      events: path.map((to) => ({ type: 'moved', figure: 'brain', to })),
    },
    ...rest,
  });
}
const towards = 'MOVE towards the nearest opponent';
const near = 'Move 1 space towards the nearest opponent';

it('A1.ai-move.01 A1.ai-move.02 A1.ai-move.03 towards: every space is closer, around corners, ending next to the figure', () => {
  goes(
    towards,
    ['.#...', '...##'],
    [brain([0, 0]), rook([4, 0])],
    [3, 0],
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 0],
      [3, 0],
    ],
  );
});

it('A1.ai-move.04 away: every space is farther, no straight line is needed', () => {
  goes(
    'Move 3 spaces away from the nearest opponent',
    ['..##', '#...'],
    [brain([1, 0]), rook([0, 0])],
    [3, 1],
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  );
  goes('Move 3 spaces away from the nearest opponent', ['...#'], [brain([1, 0]), rook([0, 0])], [2, 0]);
  // The only way out begins with a space that is as near to an opponent as this one.
  const two = [rook([0, 0]), adventurer('zeke', [3, 0])];
  goes('Move 3 spaces away from all opponents', ['....', '##.#'], [brain([1, 0]), ...two], [1, 0]);
  goes('Move 3 spaces away from all opponents', ['....', '##.#'], [brain([2, 0]), ...two], [2, 1]);
});

it('A1.ai-move.05 A1.golden-rule.02 of several end spaces the one that is best for it, here the one that flanks', () => {
  for (const [partner, end] of [
    [
      [4, 1],
      [2, 1],
    ],
    [
      [3, 2],
      [3, 0],
    ],
  ] as const) {
    const idle = combatant('idle', partner);
    goes(towards, normal(6, 3), [brain([0, 0]), rook([3, 1]), idle], end);
    goes(towards, normal(6, 3), [brain([0, 0]), rook([3, 1], { damage: 0 }), idle], end, [], {
      cards: { combatants: [intelligent('brain', [step('otherwise', towards, 'Melee ATK')])] },
      dice: roll(5, 3),
      expect: { figures: { brain: { at: end } }, events: [{ type: 'attackRolled', attacker: 'brain', total: 9 }] },
    });
  }
});

it('A1.ai-move.06 closer is judged by movement, not by Range', () => {
  // From [0, 0] to [2, 2] it is 4 by movement; [1, 0] is 3, though its Range is still 2.
  goes('Move 1 space towards the nearest opponent', ['...', '#..', '...'], [brain([0, 0]), rook([2, 2])], [1, 0]);
});

it('A1.ai-move.07 A1.ai-move.10 it goes as near as its Movement allows, and no farther', () => {
  goes(towards, normal(6, 1), [brain([0, 0]), rook([5, 0])], [4, 0]);
  goes(towards, normal(12, 1), [brain([0, 0]), rook([10, 0])], [6, 0]);
  goes(towards, ['.hh.........'], [brain([0, 0]), rook([10, 0])], [4, 0]);
});

it('A1.ai-wording.01 A1.ai-wording.03 A1.ai-distance.06 up to 2 farther is 2, or as much as can be', () => {
  const farther = 'Move up to 2 spaces farther from the nearest opponent without provoking Break Attacks';
  goes(farther, normal(6, 1), [brain([1, 0]), rook([0, 0])], [3, 0]);
  goes(farther, ['...#'], [brain([1, 0]), rook([0, 0])], [2, 0]);
});

it('A1.ai-distance.06 a printed number is how much farther it ends', () => {
  for (const [spaces, end] of [
    [2, [3, 0]],
    [3, [4, 0]],
  ] as [number, Space][]) {
    goes(`Move ${spaces} spaces farther from the nearest opponent`, normal(8, 1), [brain([1, 0]), rook([0, 0])], end);
  }
  // Round the corner: 2 farther by movement is no straight line.
  goes('Move 2 spaces farther from the nearest opponent', ['..#', '#..'], [brain([1, 0]), rook([0, 0])], [2, 1]);
});

it('A1.ai-distance.05 without a number farther is 1 space', () => {
  goes('MOVE farther from the nearest opponent', normal(8, 1), [brain([2, 0]), rook([0, 0])], [3, 0]);
});

it('A1.ai-wording.02 A1.ai-wording.04 A1.ai-wording.05 within 4: no move if it is so, else until it is so', () => {
  for (const goal of [
    'MOVE to be within 4 spaces of the nearest opponent',
    'MOVE to be within Range 4 of the nearest opponent',
  ]) {
    goes(goal, normal(9, 1), [brain([0, 0]), rook([4, 0])], [0, 0]);
    goes(goal, normal(9, 1), [brain([0, 0]), rook([2, 0])], [0, 0]);
    goes(goal, normal(9, 1), [brain([0, 0]), rook([7, 0])], [3, 0]);
  }
});

it('A1.ai-wording.06 Adventurers may do less than "up to"', () => {
  const cards = { disciplines: [discipline('stride', 'EXHAUST: Move up to 2 spaces.')] };
  for (const column of [1, 2]) {
    field(
      normal(4, 1),
      [rook([0, 0], { sp: 2, items: ['bow'], disciplines: ['stride'] }), combatant('tough', [3, 0])],
      {
        cards,
        play: [use('stride'), move([column, 0]), attack('tough')],
        dice: roll(2, 1),
        expect: { figures: { rook: { at: [column, 0] } } },
      },
    );
  }
});

it('A1.ai-wording.07 what can be reached of a goal is carried out', () => {
  goes('MOVE to be within 2 spaces of the nearest opponent', normal(12, 1), [brain([0, 0]), rook([11, 0])], [6, 0]);
  goes('MOVE to be adjacent to the nearest opponent', normal(12, 1), [brain([0, 0]), rook([11, 0])], [6, 0]);
});

it('A1.golden-rule.04 the less risky way to the same goal is taken', () => {
  const arrives = { queries: [{ ask: 'adjacent', from: 'brain', to: 'rook', is: true }] };
  // Straight on takes a Jump over Dangerous Terrain, the way round does not.
  field(['.x...', '.....'], [brain([0, 0]), rook([4, 0])], {
    cards: { combatants: [intelligent('brain', [step('otherwise', 'MOVE to be adjacent to the nearest opponent')])] },
    expect: { ...arrives, noEvents: [{ type: 'skillChecked' }, { type: 'moved', to: [1, 0] }] },
  });
  // The ways along Zeke are as long, but provoke him.
  const zeke = adventurer('zeke', [0, 3], { items: ['sword'] });
  const goal = 'MOVE towards the opponent with the most Damage';
  field(normal(4, 4), [brain([0, 0]), rook([3, 3], { damage: 5 }), zeke], {
    cards: { combatants: [intelligent('brain', [step('otherwise', goal)])] },
    expect: {
      ...arrives,
      noEvents: [
        { type: 'moved', to: [0, 2] },
        { type: 'moved', to: [1, 2] },
      ],
    },
  });
});

it('A1.golden-rule.05 A1.golden-rule.06 A1.golden-rule.07 it never does what is sure to Defeat it, and rather does nothing', () => {
  goes(towards, ['.xxx..'], [brain([0, 0]), rook([4, 0])], [0, 0], [], {
    expect: {
      figures: { brain: { at: [0, 0], defeated: false } },
      noEvents: [{ type: 'moved' }, { type: 'skillChecked' }],
    },
  });
  goes('Move 1 space towards the nearest opponent', ['.x..'], [brain([0, 0]), rook([3, 0])], [0, 0]);
  // At the end of the turn the Current would carry it into Dangerous Terrain.
  goes('Move 1 space towards the nearest opponent', ['.~..', '#x##'], [brain([0, 0]), rook([3, 0])], [0, 0], [], {
    board: { currents: [{ spaces: [[1, 0]], direction: 'south', move: 1 }] },
  });
  goes('Move 1 space towards the nearest opponent', ['.~..', '#x##'], [brain([0, 0]), rook([3, 0])], [1, 0]);
});

it('A1.golden-rule.05 it pays no Damage that takes its last HP', () => {
  const fury = 'When you hit an opponent, you may deal yourself 2 IRREDUCIBLE DMG to Inflict WILT.';
  const strikes = (damage: number, after: number, effects: string[]) =>
    field(normal(2, 1), [brain([0, 0], { damage }), rook([1, 0])], {
      cards: { combatants: [intelligent('brain', [step('otherwise', 'Melee ATK')], { passives: [fury] })] },
      dice: roll(5, 3),
      expect: { figures: { brain: { damage: after, defeated: false }, rook: { effects } } },
    });
  strikes(7, 9, ['wilt']);
  strikes(8, 8, []);
});

it('A1.golden-rule.06 it does not end where a Current would take its last HP', () => {
  const current = { currents: [{ spaces: [[1, 0]], direction: 'south', move: 2 }] };
  const nears = (damage: number, map: string[], end: Space, more: Figures = []) =>
    goes(near, map, [brain([0, 0], { damage }), rook([3, 0], { marks: ['breakAttack'] }), ...more], end, [], {
      board: current,
    });
  // 10 HP: both spaces of the Current are blocked, or one of them.
  nears(8, ['.~..', '####'], [0, 0]);
  nears(7, ['.~..', '####'], [1, 0]);
  nears(9, ['.~..', '#.##'], [0, 0]);
  // An ally is in the way of a Current as well.
  nears(9, ['.~..', '#.##', '#.##'], [0, 0], [combatant('idle', [1, 2])]);
  nears(9, ['.~..', '#.##', '#.##'], [1, 2]);
});

it('A1.golden-rule.06 it does not end where a Special Encounter Rule would Defeat it', () => {
  const legend = { n: { terrain: 'normal', name: 'Nest' } };
  const ruled = (text: string, end: Space, damage = 0, map = '.n..') =>
    goes(near, [map], [brain([0, 0], { damage }), rook([3, 0])], end, [], {
      encounter: encounter({ board: { map: [map], legend }, rules: [{ name: 'Nest', text }] }),
      board: { legend },
    });
  ruled('When a figure ends its turn on {Nest}, it is Defeated', [0, 0]);
  ruled('When a figure ends its turn on {Nest}, Defeat it', [0, 0]);
  ruled('At the end of each turn, Defeat each figure on {Nest}', [0, 0]);
  ruled('When a figure ends its turn on {Nest}, Deal 3 IRREDUCIBLE DMG to it', [0, 0], 7);
  // What does not Defeat it, or not for sure, does not keep it away.
  ruled('When a figure ends its turn on {Nest}, Deal 3 IRREDUCIBLE DMG to it', [1, 0], 6);
  ruled('When an Adventurer ends its turn on {Nest}, it is Defeated', [1, 0]);
  ruled('When a figure ends its turn on {Nest} with WILT, Defeat it', [1, 0]);
});

it('A1.golden-rule.08 A1.aggro.01 A1.aggro.02 A1.aggro.04 targeted without a true step it Gains Aggro and comes', () => {
  const archer = rook([0, 0], { sp: 2, items: ['bow'] });
  field(normal(9, 1), [archer, combatant('idle', [6, 0])], {
    play: [attack('idle')],
    dice: roll(2, 1),
    until: 'round-end',
    expect: { figures: { idle: { at: [1, 0], tokens: { aggro: 1 }, damage: 0 } } },
  });
  field(normal(9, 1), [archer, combatant('idle', [6, 0])], {
    until: 'round-end',
    expect: { figures: { idle: { at: [6, 0], tokens: {} } }, urgency: 1 },
  });
});

it('A1.aggro.01 with Aggro it may Jump up to 4 spaces', () => {
  const aggro = combatant('idle', [0, 0], { tokens: { aggro: 1 } });
  const figures = [aggro, rook([6, 0])];
  field(['.xxxx..'], figures, { dice: ['BLACK 4s'], expect: { figures: { idle: { at: [5, 0] } } } });
  field(['.xxxxx..'], [aggro, rook([7, 0])], { expect: { figures: { idle: { at: [0, 0] } } } });
  field(['.xxxx..'], [combatant('idle', [0, 0]), rook([6, 0])], { expect: { figures: { idle: { at: [0, 0] } } } });
});

it('A1.aggro.03 A1.aggro.05 A1.aggro.06 A1.urgency.12 it belongs to one figure, stays, and is a true step', () => {
  const figures = [
    rook([0, 0]),
    combatant('pack-foe', [9, 0], { id: 'pack-1', tokens: { aggro: 1 } }),
    combatant('pack-foe', [9, 1], { id: 'pack-2', number: 2 }),
  ];
  field(normal(12, 2), figures, {
    until: 'round-end',
    expect: {
      figures: { 'pack-1': { at: [3, 0], tokens: { aggro: 1 } }, 'pack-2': { at: [9, 1], tokens: {} } },
      urgency: 0,
    },
  });
});
