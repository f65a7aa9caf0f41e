import { it } from 'vitest';
import { adventurer, combatant, field, intelligent, normal, roll, type Space, step } from '../scene/field';

type Figures = ReturnType<typeof combatant>[];

/** The one Attack of `brain` by this instruction must go against `target`; the figures stand in the order of the Track. */
function attacks(instruction: string, target: string, figures: Figures, rest: object = {}, map = normal(7, 5)) {
  field(map, figures, {
    cards: { combatants: [intelligent('brain', [step('otherwise', instruction)])] },
    turn: 'brain',
    dice: roll(2, 1),
    expect: {
      events: [
        { type: 'aiTargetChosen', figure: 'brain', target },
        { type: 'attackRolled', attacker: 'brain', target },
      ],
      ...rest,
    },
  });
}
const brain = (at: Space) => combatant('brain', at);
const rook = (at: Space, extra = {}) => adventurer('rook', at, extra);
const zeke = (at: Space, extra = {}) => adventurer('zeke', at, extra);
const remi = (at: Space, extra = {}) => adventurer('remi', at, extra);

it('A1.ai-target.01 A1.ai-target.11 a criterion names HP, Damage, Armor, Effects or Values', () => {
  const brainBetween = (first: Figures[number], second: Figures[number]) => [first, brain([1, 0]), second];
  const hurt = zeke([0, 0], { damage: 3 });
  const armored = rook([2, 0], { damage: 4, items: ['plate'], effects: ['darkness'] });
  const criteria = {
    'the opponent with the most Damage': 'rook',
    'the opponent with the lowest HP': 'zeke',
    'the opponent with the highest HP': 'rook',
    'the opponent with the lowest remaining HP': 'zeke',
    'the opponent with the highest Armor': 'rook',
    'the opponent with the lowest Armor': 'zeke',
    'an opponent with DARKNESS': 'rook',
    'an opponent without DARKNESS': 'zeke',
  };
  for (const [criterion, target] of Object.entries(criteria)) {
    attacks(`Melee ATK against ${criterion}`, target, brainBetween(hurt, armored));
    attacks(`Melee ATK against ${criterion}`, target, brainBetween(armored, hurt));
  }
});

it('A1.ai-target.02 A1.ai-target.04 only opponents in Range and Line of Sight count', () => {
  const most = 'Ranged 4 ATK against the opponent with the most Damage';
  attacks(most, 'rook', [zeke([5, 0], { damage: 9 }), brain([0, 0]), rook([4, 0], { damage: 3 })]);
  attacks(most, 'rook', [zeke([3, 0], { damage: 9 }), brain([0, 0]), rook([0, 3], { damage: 3 })], {}, [
    '.#..',
    '....',
    '....',
    '....',
  ]);
  attacks('Melee ATK against the opponent with the most Damage', 'rook', [
    zeke([3, 0], { damage: 9 }),
    brain([0, 0]),
    rook([1, 0], { damage: 3 }),
  ]);
});

it('A1.ai-target.03 a Spell needs SOI only', () => {
  const caster = intelligent('caster', [
    step('otherwise', 'Cast a SPELL 6 against the opponent with the most Damage: Deal 1 MAGIC DMG'),
  ]);
  field(
    normal(7, 1),
    [
      combatant('caster', [0, 0]),
      combatant('idle', [2, 0]),
      adventurer('rook', [4, 0]),
      adventurer('zeke', [5, 0], { damage: 9 }),
    ],
    {
      cards: { combatants: [caster] },
      dice: ['PURPLE 7', 'PURPLE 1', 'PURPLE 1'],
      expect: { figures: { rook: { damage: 1 }, zeke: { damage: 9 } } },
    },
  );
});

it('A1.ai-target.05 A1.ai-target.06 A1.golden-rule.01 else the front of the Initiative Track, acted or not', () => {
  attacks('Melee ATK', 'rook', [rook([2, 0]), brain([1, 0]), remi([0, 0])]);
  attacks('Melee ATK', 'remi', [remi([0, 0]), brain([1, 0]), rook([2, 0])]);
  attacks('Melee ATK', 'zeke', [brain([1, 0]), zeke([1, 1]), remi([0, 0]), rook([2, 0])]);
});

it('A1.ai-target.07 equal Damage is decided by the Initiative Track', () => {
  const most = 'Melee ATK against the opponent with the most Damage';
  attacks(most, 'zeke', [
    zeke([0, 0], { damage: 4 }),
    brain([1, 0]),
    rook([2, 0], { damage: 4 }),
    remi([1, 1], { damage: 3 }),
  ]);
  attacks(most, 'rook', [rook([2, 0], { damage: 4 }), brain([1, 0]), zeke([0, 0], { damage: 4 })]);
});

it('A1.ai-target.08 prioritizing prefers, and takes any other where there is none', () => {
  const prior = 'Ranged 4 ATK prioritizing an opponent with DARKNESS';
  attacks(prior, 'rook', [zeke([1, 0]), brain([0, 0]), rook([4, 4], { effects: ['darkness'] })]);
  attacks(prior, 'zeke', [zeke([1, 0]), brain([0, 0]), rook([4, 4])]);
  attacks(prior, 'zeke', [zeke([1, 0]), brain([0, 0]), rook([5, 4], { effects: ['darkness'] })]);
});

it('A1.ai-target.09 A1.ai-target.10 the lowest Conviction Value sums the dice in use', () => {
  const lowest = 'Melee ATK against the opponent with the lowest Conviction Value';
  const warded = { items: ['ward'] };
  attacks(lowest, 'rook', [zeke([0, 0], warded), brain([1, 0]), rook([2, 0])]);
  const without = `${lowest}, prioritizing an opponent without DARKNESS`;
  attacks(without, 'zeke', [zeke([0, 0], warded), brain([1, 0]), rook([2, 0], { effects: ['darkness'] })]);
  attacks(without, 'remi', [remi([0, 0]), brain([1, 0]), zeke([2, 0])]);
});

it('A1.ai-distance.01 A1.ai-distance.03 the nearest is counted as the Action counts: Range for Attacks, paths for Moves', () => {
  attacks('Ranged 6 ATK against the nearest opponent', 'rook', [zeke([3, 0]), brain([0, 0]), rook([2, 2])]);
  const walker = intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')]);
  // Rook is at Range 2, but 6 spaces round the Obstructing Terrain; Zeke is at Range 5, and 5 spaces away.
  field(
    ['.#.', '.#.', '...', '...', '...', '...'],
    [adventurer('rook', [2, 0]), combatant('walker', [0, 0]), adventurer('zeke', [0, 5])],
    {
      cards: { combatants: [walker] },
      turn: 'walker',
      expect: { figures: { walker: { at: [0, 4] } } },
    },
  );
});

it('A1.ai-distance.04 equally near figures are decided by the Initiative Track', () => {
  const cards = { combatants: [intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')])] };
  const west = rook([0, 0]);
  const east = zeke([6, 0]);
  for (const [first, second, end] of [
    [west, east, 1],
    [east, west, 5],
  ] as const) {
    field(normal(7, 1), [first, combatant('walker', [3, 0]), second], {
      cards,
      turn: 'walker',
      expect: { figures: { walker: { at: [end, 0] } } },
    });
  }
});

it('A1.ai-target.05 A1.ai-distance.04 a MOVE next to or within Range of one of several goes to the front one that it can reach', () => {
  const west = rook([0, 0]);
  const east = zeke([6, 0]);
  const goes = (words: string, map: string[], figures: Figures, at: Space, about: string, others: string[]) =>
    field(map, figures, {
      cards: { combatants: [intelligent('brain', [step('otherwise', words)])] },
      turn: 'brain',
      expect: {
        figures: { brain: { at } },
        events: [{ type: 'aiMovePlanned', about: [about], ...(others.length > 0 ? { others } : {}) }],
      },
    });
  const middle = brain([3, 0]);
  const most = 'MOVE to be adjacent to the opponent with the most Damage within Movement range';
  for (const words of [most, 'MOVE to be adjacent to the nearest opponent', 'MOVE to be adjacent to an opponent']) {
    goes(words, normal(7, 1), [west, middle, east], [1, 0], 'rook', ['zeke']);
    goes(words, normal(7, 1), [east, middle, west], [5, 0], 'zeke', ['rook']);
  }
  goes('MOVE to be within Range 2 of the nearest opponent', normal(7, 1), [east, middle, west], [4, 0], 'zeke', [
    'rook',
  ]);
  // Zeke stands behind Obstructing Terrain.
  goes('MOVE to be adjacent to an opponent', ['.....#.'], [east, middle, west], [1, 0], 'rook', []);
  // Neither can be reached.
  goes('MOVE to be adjacent to an opponent', normal(25, 1), [zeke([24, 0]), brain([12, 0]), west], [18, 0], 'zeke', [
    'rook',
  ]);
});

it('A1.ai-distance.02 without a counting rule spaces count diagonally', () => {
  // [2, 2] is 2 spaces away diagonally (4 by movement), [3, 0] is 3; all nearer spaces are taken.
  const caller = intelligent('caller', [step('otherwise', 'Spawn 1 {Idle} on the nearest unoccupied space')]);
  const taken: [number, Space][] = [
    [1, [1, 0]],
    [2, [2, 0]],
    [3, [1, 1]],
    [4, [2, 1]],
  ];
  const pack = taken.map(([number, at]) => combatant('pack-foe', at, { id: `pack-${number}`, number }));
  field(['....#.', '#..#..', '##.#..'], [combatant('caller', [0, 0]), adventurer('rook', [5, 0]), ...pack], {
    cards: { combatants: [caller] },
    initiative: ['caller', 'rook', 'pack-foe', 'pack-foe#2'],
    expect: { events: [{ type: 'spawned', at: [2, 2] }] },
  });
});

it('A1.ai-target.02 A1.ai-target.04 tells of everyone else why they could not be chosen', () => {
  const told = (instruction: string, dropped: object[], figures: Figures, map: string[]) =>
    field(map, figures, {
      cards: { combatants: [intelligent('brain', [step('otherwise', instruction)])] },
      turn: 'brain',
      dice: roll(2, 1),
      expect: { events: [{ type: 'aiTargetChosen', figure: 'brain', target: 'remi', dropped }] },
    });
  const of = (figure: string, initiative: number, range: number, why: string) => ({
    figure,
    reasons: { initiative, range },
    why,
  });
  told(
    'Ranged 4 ATK',
    [of('rook', 1, 2, 'noSight'), of('zeke', 2, 5, 'outOfRange')],
    [rook([0, 2]), zeke([5, 0]), remi([2, 0]), brain([0, 0])],
    ['......', '#.....', '......'],
  );
  told(
    'Melee ATK against an opponent without DARKNESS',
    [of('rook', 1, 1, 'unfit'), of('zeke', 2, 2, 'notAdjacent')],
    [rook([0, 1], { effects: ['darkness'] }), zeke([2, 0]), remi([1, 0]), brain([0, 0])],
    ['...', '...', '...'],
  );
});
