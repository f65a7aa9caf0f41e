import { expect, it } from 'vitest';
import {
  adventurer,
  attack,
  breakAttack,
  combatant,
  discipline,
  endTurn,
  field,
  intelligent,
  normal,
  roll,
  step,
  use,
} from '../scene/field';

const sword = { sp: 2, items: ['sword'] };
const fights = step('There is an adjacent opponent', 'Melee ATK');

it('A1.combatant.03 A1.intelligent.02 it acts by its card in its turn, no player is asked', () => {
  field(normal(4, 1), [combatant('foe', [0, 0]), adventurer('rook', [1, 0])], {
    dice: roll(6, 3),
    expect: {
      events: [
        { type: 'turnBegan', figure: 'foe' },
        { type: 'attackRolled', attacker: 'foe', target: 'rook', total: 9 },
        { type: 'turnEnded', figure: 'foe' },
        { type: 'turnBegan', figure: 'rook' },
      ],
    },
  });
});

it('A1.combatant.05 A1.intelligent-breakdown.09 A1.intelligent-breakdown.10 A1.intelligent-breakdown.12 the printed values', () => {
  const brute = intelligent('brute', [], { hp: 5, defense: 8, armor: 1, movement: 4 });
  field(
    normal(3, 1),
    [adventurer('rook', [0, 0], sword), combatant('brute', [1, 0], { damage: 3 }), combatant('idle', [2, 0])],
    {
      cards: { combatants: [brute] },
      play: [attack('brute')],
      dice: roll(5, 6),
      expect: {
        figures: { brute: { hp: 5, defense: 8, armor: 1, movement: 4, damage: 5, defeated: true, at: null } },
        events: [
          { type: 'attackRolled', defense: 8, difference: 3 },
          { type: 'damageDealt', target: 'brute', amount: 2 },
          { type: 'defeated', figure: 'brute' },
        ],
      },
    },
  );
});

it('A1.intelligent-breakdown.11 A1.intelligent-breakdown.13 A1.intelligent-breakdown.07 Movement, Combat Dice, Conviction', () => {
  const imp = intelligent('imp', [step('otherwise', 'MOVE towards the nearest opponent', 'Melee ATK')], {
    movement: 3,
    dice: ['TEAL', 'ORANGE'],
    conviction: ['WHITE', 'TEAL'],
    casting: undefined,
  });
  field(normal(6, 1), [combatant('imp', [0, 0]), adventurer('rook', [4, 0])], {
    cards: { combatants: [imp] },
    dice: ['TEAL 4', 'ORANGE 3'],
    expect: { figures: { imp: { at: [3, 0] } }, events: [{ type: 'attackRolled', total: 7, hit: true }] },
  });
  field(normal(9, 1), [combatant('imp', [0, 0]), adventurer('rook', [7, 0])], {
    cards: { combatants: [imp] },
    expect: { figures: { imp: { at: [3, 0] } }, noEvents: [{ type: 'attackDeclared' }] },
  });
  field(normal(4, 1), [adventurer('rook', [0, 0], { disciplines: ['bolt'] }), combatant('imp', [2, 0])], {
    cards: { combatants: [imp], disciplines: [discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.')] },
    play: [use('bolt')],
    dice: ['PURPLE 3', 'WHITE 4', 'TEAL 5'],
    expect: { events: [{ type: 'convictionChecked', figure: 'imp', total: 9, force: 9, resisted: true }] },
  });
});

it('A1.combatant.06 A1.combatant.08 A1.ai.15 A1.intelligent-breakdown.06 Symbols are spent for the most damage', () => {
  const hitting = (symbols: string[], damage: number) =>
    field(normal(2, 1), [combatant('brawler', [0, 0]), adventurer('rook', [1, 0])], {
      cards: { combatants: [intelligent('brawler', [fights], { symbols })] },
      dice: roll(7, 5), // 1 Burst, 3 Shields, 2 Books; 12 against Defense 7
      expect: { figures: { rook: { damage } } },
    });
  hitting([], 5);
  hitting(['1 SHIELD 1 BOOK: +1 PHYSICAL DMG', '1 BURST: +2 PHYSICAL DMG'], 9);
  hitting(['1 BOOK: +1 PHYSICAL DMG', '2 BOOK: +3 PHYSICAL DMG'], 8);
  hitting(['2 BOOK: +3 PHYSICAL DMG', '1 BOOK: +2 PHYSICAL DMG'], 9);
  hitting(['3 SHIELD: +4 PHYSICAL DMG', '1 SHIELD 1 BOOK: +1 PHYSICAL DMG'], 9);
});

it('A1.combatant.08 Symbols make a miss a hit where that deals more', () => {
  const aimer = intelligent('aimer', [fights], { symbols: ['1 BOOK: +2 TO THE ATK ROLL', '1 BOOK: +1 PHYSICAL DMG'] });
  field(normal(2, 1), [combatant('aimer', [0, 0]), adventurer('rook', [1, 0])], {
    cards: { combatants: [aimer] },
    dice: roll(3, 3), // 1 Book; 6 against Defense 7
    expect: {
      figures: { rook: { damage: 1 } },
      events: [{ type: 'attackRolled', total: 8, hit: true, difference: 1 }],
    },
  });
});

it('A1.combatant.09 A1.group.09 Damage and Effects belong to one figure', () => {
  const pack = [
    combatant('pack-foe', [1, 0], { id: 'pack-1', damage: 3, effects: ['poison'] }),
    combatant('pack-foe', [3, 0], { id: 'pack-2', number: 2, damage: 1 }),
  ];
  field(normal(4, 1), [adventurer('rook', [0, 0], sword), ...pack], {
    play: [attack('pack-1')],
    dice: roll(6, 3),
    expect: {
      figures: { 'pack-1': { damage: 5, effects: ['poison'] }, 'pack-2': { damage: 1, effects: [] } },
    },
  });
});

it('A1.combatant.10 A1.intelligent-turn.01 A1.group.07 A1.intelligent.04 each completes its turn, lowest number first', () => {
  const pack = (number: number, column: number) =>
    combatant('pack-foe', [column, 0], { id: `pack-${number}`, number, effects: ['poison'] });
  field(normal(5, 1), [pack(1, 0), pack(3, 2), adventurer('rook', [1, 0])], {
    dice: ['PURPLE 2', ...roll(5, 3), 'PURPLE 1', ...roll(4, 3)],
    expect: {
      figures: { 'pack-1': { damage: 2 }, 'pack-3': { damage: 1 }, rook: { damage: 3 } },
      events: [
        { type: 'turnBegan', figure: 'pack-1' },
        { type: 'attackRolled', attacker: 'pack-1', total: 9 },
        { type: 'turnEnded', figure: 'pack-1' },
        { type: 'turnBegan', figure: 'pack-3' },
        { type: 'attackRolled', attacker: 'pack-3', total: 8 },
        { type: 'turnEnded', figure: 'pack-3' },
        { type: 'turnBegan', figure: 'rook' },
      ],
    },
  });
});

it('A1.intelligent.01 it is an opponent of the Adventurers unless stated otherwise', () => {
  field(
    normal(3, 1),
    [combatant('foe', [0, 0]), adventurer('rook', [1, 0]), combatant('idle', [2, 0], { side: 'adventurers' })],
    {
      dice: roll(2, 1),
      expect: {
        figures: { foe: { side: 'opponents' }, idle: { side: 'adventurers' } },
        events: [{ type: 'attackRolled', attacker: 'foe', target: 'rook', total: 3 }],
      },
    },
  );
  field(normal(2, 1), [combatant('foe', [0, 0], { side: 'adventurers' }), adventurer('rook', [1, 0])], {
    expect: { noEvents: [{ type: 'attackDeclared' }] },
  });
});

it('A1.intelligent.05 A1.terrain.14 without Stamina it neither pays nor gains, Muck is nothing to it', () => {
  field(['m.'], [combatant('foe', [0, 0], { effects: ['haste'] }), adventurer('rook', [1, 0])], {
    dice: roll(6, 3),
    expect: {
      figures: { rook: { damage: 2 } },
      noEvents: [
        { type: 'spSpent', figure: 'foe' },
        { type: 'spGained', figure: 'foe' },
      ],
    },
  });
});

it('A1.intelligent.06 its card bears no EXHAUST, FLIP, DISCARD or PER ENCOUNTER', () => {
  const withPassive = (text: string) => () =>
    field(normal(2, 1), [combatant('odd', [0, 0]), adventurer('rook', [1, 0])], {
      cards: { combatants: [intelligent('odd', [], { passives: [{ name: 'Odd', text }] })] },
      expect: { figures: { odd: { damage: 0 } } },
    });
  withPassive('PASSIVE: +1 Defense')();
  for (const tag of ['EXHAUST', 'FLIP', 'DISCARD', 'PER ENCOUNTER']) {
    expect(withPassive(`${tag}: HEAL 1`), tag).toThrow(new RegExp(tag));
  }
});

it('A1.intelligent.09 A1.intelligent-breakdown.08 the card of the Encounter’s Loot Level is Spawned', () => {
  const grub = (lootLevel: string, hp: number) => intelligent(`${lootLevel}-grub`, [], { name: 'Grub', lootLevel, hp });
  const caller = intelligent('caller', [step('otherwise', 'Spawn 1 {Grub} on {Nest}')]);
  for (const [lootLevel, hp] of [
    ['mundane', 4],
    ['common', 6],
  ] as const) {
    field(['..n'], [combatant('caller', [0, 0]), adventurer('rook', [1, 0])], {
      lootLevel,
      cards: { combatants: [caller, grub('mundane', 4), grub('common', 6)] },
      board: { legend: { n: { terrain: 'normal', name: 'Nest' } } },
      expect: { figures: { [`${lootLevel}-grub-1`]: { at: [2, 0], hp } }, events: [{ type: 'spawned', at: [2, 0] }] },
    });
  }
});

it('A1.intelligent-turn.02 A1.intelligent-turn.03 A1.intelligent-turn.04 A1.intelligent-turn.05 the phases in their order', () => {
  const careful = intelligent('careful', [step('There is an adjacent opponent', 'Melee ATK')], {
    passives: [
      { name: 'Dawn', text: 'At the start of your turn, HEAL 1' },
      { name: 'Dusk', text: 'At the end of your turn, HEAL 2' },
    ],
  });
  field(normal(2, 1), [combatant('careful', [0, 0], { damage: 4, effects: ['poison'] }), adventurer('rook', [1, 0])], {
    cards: { combatants: [careful] },
    dice: ['PURPLE 3', ...roll(2, 1)],
    expect: {
      figures: { careful: { damage: 4 } },
      events: [
        { type: 'turnBegan', figure: 'careful' },
        { type: 'healed', figure: 'careful', amount: 1 },
        { type: 'damageDealt', target: 'careful', amount: 3, damageType: 'IRREDUCIBLE' },
        { type: 'attackDeclared', attacker: 'careful' },
        { type: 'healed', figure: 'careful', amount: 2 },
        { type: 'turnEnded', figure: 'careful' },
      ],
    },
  });
});

it('A1.intelligent-turn.06 there is no Refresh Phase in its turn', () => {
  const patient = intelligent('patient', [fights], {
    passives: [{ name: 'Refresh', text: 'In your Refresh Phase, HEAL 2' }],
  });
  field(normal(3, 1), [combatant('patient', [0, 0], { damage: 4 }), adventurer('rook', [2, 0])], {
    cards: { combatants: [patient] },
    expect: { figures: { patient: { damage: 4 } }, noEvents: [{ type: 'healed' }] },
  });
});

it('A1.intelligent.08 A1.group.05 A1.group.06 A1.group.10 six of a kind are two Groups that act at different times', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) =>
    combatant('pack-foe', [number + 1, 0], { id: `pack-${number}`, number }),
  );
  field(normal(9, 1), [adventurer('rook', [0, 0]), ...six], {
    initiative: ['pack-foe', 'rook', 'pack-foe#2'],
    until: 'round-end',
    expect: {
      initiative: ['pack-foe', 'rook', 'pack-foe#2'],
      events: ['rook', 'pack-4', 'pack-5', 'pack-6'].map((figure) => ({ type: 'turnBegan', figure })),
      noEvents: [1, 2, 3].map((number) => ({ type: 'turnBegan', figure: `pack-${number}` })),
    },
  });
});

it('A1.group.08 A1.combatant-tag.12 the Initiative Card and, with SWARM, the loot go with the last of the Group', () => {
  const rook = adventurer('rook', [0, 0], sword);
  const first = combatant('pack-foe', [1, 0], { id: 'pack-1', damage: 9 });
  const second = combatant('pack-foe', [3, 0], { id: 'pack-2', number: 2 });
  const fourth = combatant('pack-foe', [3, 0], { id: 'pack-4', number: 4 });
  const kill = { play: [attack('pack-1')], dice: roll(6, 3), draws: { loot: ['gold 7'] } };
  field(normal(4, 1), [rook, first, second], {
    ...kill,
    draws: {},
    expect: {
      figures: { 'pack-1': { defeated: true } },
      initiative: ['rook', 'pack-foe'],
      noEvents: [{ type: 'lootDrawn' }],
    },
  });
  field(normal(4, 1), [rook, first, fourth], {
    ...kill,
    initiative: ['rook', 'pack-foe', 'pack-foe#2'],
    expect: {
      initiative: ['rook', 'pack-foe#2'],
      events: [{ type: 'defeated', figure: 'pack-1' }, { type: 'lootDrawn' }],
    },
  });
});

it('A1.group.01 A1.group.03 A1.group.04 figures stand where their Activation Number is named, as opponents', () => {
  const place = (number: number, column: number) =>
    combatant('pack-foe', [column, 0], { id: `pack-${number}`, number });
  field(normal(5, 1), [place(3, 1), place(1, 3), adventurer('rook', [2, 0])], {
    turn: 'pack-1',
    dice: [...roll(6, 3), ...roll(5, 3)],
    expect: {
      figures: { 'pack-1': { at: [3, 0], side: 'opponents' }, 'pack-3': { at: [1, 0], side: 'opponents' } },
      events: [
        { type: 'attackRolled', attacker: 'pack-1', total: 9 },
        { type: 'attackRolled', attacker: 'pack-3', total: 8 },
      ],
    },
  });
});

it('A1.combatant.03 its Break Attack is made without asking', () => {
  field(normal(2, 2), [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [0, 1])], {
    play: [{ choose: { kind: 'move', to: [1, 0] } }],
    dice: roll(2, 1),
    expect: { events: [{ type: 'breakAttack', by: 'idle' }], notOffered: [breakAttack('rook').choose] },
  });
  field(normal(2, 1), [combatant('idle', [0, 0]), adventurer('rook', [1, 0])], {
    play: [endTurn],
    until: 'round-end',
    expect: { noEvents: [{ type: 'attackDeclared' }] },
  });
});
