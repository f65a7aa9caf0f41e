import { expect, it } from 'vitest';
import { adventurer, combatant, discipline, field, intelligent, move, normal, roll, step, use } from '../scene/field';

const fights = step('There is an adjacent opponent', 'Melee ATK');

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

it('A1.intelligent-breakdown.13 an Attack that it is granted, and its Break Attack, use the same Combat Dice', () => {
  const imp = intelligent('imp', [], { dice: ['TEAL', 'ORANGE'] });
  const rider = intelligent('rider', [step('otherwise', 'Another ally within SOI makes a Melee ATK')], {
    dice: ['WHITE', 'WHITE'],
  });
  const granted = { type: 'attackRolled', attacker: 'imp', target: 'rook', total: 11, hit: true };
  field(normal(4, 1), [combatant('rider', [3, 0]), combatant('imp', [1, 0]), adventurer('rook', [0, 0])], {
    cards: { combatants: [imp, rider] },
    dice: ['TEAL 7', 'ORANGE 4'],
    expect: { events: [granted], figures: { rook: { damage: 4 } } },
  });
  field(normal(4, 2), [adventurer('rook', [0, 0], { sp: 1 }), combatant('imp', [1, 0])], {
    cards: { combatants: [imp] },
    play: [move([0, 1])],
    dice: ['TEAL 7', 'ORANGE 4'],
    expect: { events: [granted], figures: { rook: { at: [0, 1], damage: 4 } } },
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
