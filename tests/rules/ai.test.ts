import { it } from 'vitest';
import { adventurer, breakAttack, combatant, dodge, field, intelligent, normal, roll, step } from '../scene/field';

type Figures = ReturnType<typeof combatant>[];
const onward = { continueDown: true };
const adjacent = 'There is an adjacent opponent';
const within = 'There is an opponent within SOI';
const towards = 'MOVE towards the nearest opponent';

/** The turn of a Combatant `brain` with these AI steps, then as `rest` says. */
function turn(ai: object[], map: string[], figures: Figures, rest: object = {}, changes: object = {}) {
  field(map, figures, { cards: { combatants: [intelligent('brain', ai, changes)] }, ...rest });
}
const brain = (at: readonly [number, number], extra = {}) => combatant('brain', at, extra);
const considered = (number: number, is: boolean) => ({
  type: 'aiStepConsidered',
  figure: 'brain',
  step: number,
  true: is,
});

it('A1.ai.01 A1.ai.02 A1.ai.03 A1.ai.04 the first true step from the top is performed, then it is over', () => {
  turn(
    [step('This figure has Damage', 'HEAL 9'), step(adjacent, 'Melee ATK'), step(within, 'HEAL 1', 'Melee ATK')],
    normal(2, 1),
    [brain([0, 0]), adventurer('rook', [1, 0])],
    {
      dice: roll(6, 3),
      expect: {
        figures: { rook: { damage: 2 } },
        events: [considered(1, false), considered(2, true)],
        noEvents: [considered(3, true), { type: 'healed' }],
      },
    },
  );
});

it('A1.ai.05 A1.ai.06 A1.ai.10 A1.intelligent-breakdown.05 CONTINUE DOWN looks below, in the new situation, never up', () => {
  turn(
    [
      step('There is an opponent within SOI with Damage', 'HEAL 1'),
      { ...step('This figure has Damage', 'HEAL 2'), ...onward },
      step('This figure has Damage', 'HEAL 1'),
      { ...step(adjacent, 'Melee ATK'), ...onward },
    ],
    normal(2, 1),
    [brain([0, 0], { damage: 2 }), adventurer('rook', [1, 0])],
    {
      dice: roll(6, 3),
      expect: {
        figures: { brain: { damage: 0 }, rook: { damage: 2 } },
        events: [
          considered(1, false),
          considered(2, true),
          { type: 'healed', figure: 'brain', amount: 2 },
          considered(3, false),
          considered(4, true),
          { type: 'attackDeclared' },
          { type: 'turnEnded', figure: 'brain' },
        ],
      },
    },
  );
});

it('A1.ai.07 with no true step it does nothing', () => {
  turn([step(adjacent, 'Melee ATK')], normal(4, 1), [brain([0, 0]), adventurer('rook', [3, 0])], {
    expect: {
      figures: { brain: { at: [0, 0] }, rook: { damage: 0 } },
      events: [considered(1, false), { type: 'turnEnded', figure: 'brain' }],
      noEvents: [{ type: 'attackDeclared' }, { type: 'moved' }],
    },
  });
});

it('A1.ai.08 the target is chosen among those that can be targeted at that moment', () => {
  const figures = [brain([0, 0]), adventurer('zeke', [6, 0], { damage: 9 }), adventurer('rook', [8, 0], { damage: 1 })];
  turn([step('otherwise', 'Ranged 4 ATK against the opponent with the most Damage')], normal(9, 1), figures, {
    expect: { noEvents: [{ type: 'attackDeclared' }] },
  });
  turn([step('otherwise', 'Move 3 spaces towards the nearest opponent', 'Ranged 4 ATK')], normal(9, 1), figures, {
    dice: roll(5, 3),
    expect: { events: [{ type: 'attackDeclared', attacker: 'brain', target: 'zeke' }] },
  });
  turn(
    [step('otherwise', 'Cast a SPELL 6 against the opponent with the most Damage: Deal 1 MAGIC DMG')],
    normal(9, 1),
    [brain([0, 0]), adventurer('rook', [8, 0], { damage: 9 }), adventurer('zeke', [4, 0])],
    {
      dice: ['PURPLE 7', 'PURPLE 1', 'PURPLE 1'],
      expect: { figures: { zeke: { damage: 1 }, rook: { damage: 9 } } },
    },
  );
});

it('A1.ai.09 A1.ai-then.01 an Action is finished, Dodge and all, before THEN', () => {
  turn(
    [step(adjacent, 'Melee ATK', 'Move 1 space farther from the nearest opponent without provoking Break Attacks')],
    normal(4, 1),
    [brain([1, 0]), adventurer('rook', [0, 0], { sp: 3, items: ['sword'] })],
    {
      play: [dodge, { choose: { kind: 'counter', target: 'brain' } }],
      dice: ['BLACK 4s', ...roll(5, 3), ...roll(5, 3)],
      expect: {
        figures: { brain: { at: [2, 0], damage: 1 }, rook: { sp: 1 } },
        events: [
          { type: 'attackRolled', attacker: 'brain', defense: 11, hit: false },
          { type: 'countered', figure: 'rook' },
          { type: 'damageDealt', target: 'brain', amount: 1 },
          { type: 'moved', figure: 'brain', to: [2, 0] },
        ],
      },
    },
  );
});

it('A1.ai.11 a Move of 0 spaces counts as made', () => {
  const figures = [brain([0, 0]), adventurer('rook', [1, 0])];
  turn([step(within, towards), step(adjacent, 'Melee ATK')], normal(3, 1), figures, {
    expect: { events: [considered(1, true)], noEvents: [{ type: 'attackDeclared' }, { type: 'moved' }] },
  });
});

it('A1.ai.12 a true step of which nothing can be performed counts as false', () => {
  turn(
    [step(within, 'Melee ATK'), step(within, 'HEAL 2'), step(within, 'Ranged 4 ATK')],
    normal(4, 1),
    [brain([0, 0]), adventurer('rook', [3, 0])],
    { dice: roll(6, 3), expect: { figures: { rook: { damage: 2 } }, events: [considered(3, true)] } },
  );
});

it('A1.ai.13 A1.ai.14 an Attack on a target that is gone is not made, nor what depends on it', () => {
  const again = [step(adjacent, 'Melee ATK', 'Melee ATK against the same target. If you do, HEAL 1', 'HEAL 1')];
  const figures = (damage: number) => [
    brain([1, 0], { damage: 3 }),
    adventurer('rook', [0, 0], { damage }),
    adventurer('zeke', [2, 0]),
  ];
  turn(again, normal(3, 1), figures(13), {
    dice: roll(6, 3),
    expect: {
      figures: { rook: { defeated: true }, zeke: { damage: 0 }, brain: { damage: 2 } },
    },
  });
  turn(again, normal(3, 1), figures(0), {
    dice: [...roll(6, 3), ...roll(6, 3)],
    expect: { figures: { rook: { damage: 4 }, zeke: { damage: 0 }, brain: { damage: 1 } } },
  });
});

const chains = {
  passives: [
    {
      name: 'Chain',
      text: 'The first time each turn this figure hits an opponent with an Attack, make the same Attack against the target',
    },
  ],
};

it('A1.ai.18 A1.ai-then.06 A1.intelligent-breakdown.04 the Attack of a Passive comes before the next THEN', () => {
  turn(
    [
      step(
        adjacent,
        'Melee ATK',
        'Move 1 space farther from the nearest opponent without provoking Break Attacks',
        'Ranged 4 ATK',
      ),
    ],
    normal(4, 1),
    [brain([1, 0]), adventurer('rook', [0, 0])],
    {
      dice: [...roll(6, 3), ...roll(5, 3), ...roll(4, 3)],
      expect: {
        figures: { rook: { damage: 3 } },
        events: [
          { type: 'attackRolled', total: 9 },
          { type: 'attackRolled', total: 8 },
          { type: 'moved', figure: 'brain', to: [2, 0] },
          { type: 'attackRolled', total: 7 },
        ],
      },
    },
    chains,
  );
});

it('A1.ai-then.02 a part that cannot be performed is skipped, the others are tried', () => {
  turn(
    [step('otherwise', 'Ranged 4 ATK', towards, 'Melee ATK')],
    normal(8, 1),
    [brain([0, 0]), adventurer('rook', [7, 0])],
    {
      dice: roll(6, 3),
      expect: {
        figures: { brain: { at: [6, 0] }, rook: { damage: 2 } },
        events: [{ type: 'moved', figure: 'brain', to: [6, 0] }, { type: 'attackDeclared' }],
      },
    },
  );
});

it('A1.ai-then.03 CONTINUE DOWN holds although a THEN part could not be performed', () => {
  const figures = [brain([0, 0], { damage: 2 }), adventurer('rook', [3, 0])];
  const first = step('This figure has Damage', 'HEAL 1', 'Melee ATK');
  turn([{ ...first, ...onward }, step(within, towards)], normal(4, 1), figures, {
    expect: { figures: { brain: { at: [2, 0], damage: 1 } } },
  });
  turn([first, step(within, towards)], normal(4, 1), figures, {
    expect: { figures: { brain: { at: [0, 0], damage: 1 } } },
  });
});

it('A1.ai-then.04 every THEN part chooses its target anew', () => {
  turn(
    [
      step(
        adjacent,
        'Melee ATK against the opponent with the most Damage',
        'Melee ATK against the opponent with the lowest Damage',
      ),
    ],
    normal(3, 1),
    [brain([1, 0]), adventurer('zeke', [0, 0]), adventurer('rook', [2, 0], { damage: 5 })],
    {
      dice: [...roll(6, 3), ...roll(5, 3)],
      expect: {
        figures: { rook: { damage: 7 }, zeke: { damage: 1 } },
        events: [
          { type: 'aiTargetChosen', target: 'rook' },
          { type: 'aiTargetChosen', target: 'zeke' },
        ],
      },
    },
  );
});

it('A1.ai-then.05 a last Melee ATK with nobody adjacent does nothing and ends it', () => {
  turn(
    [step('otherwise', towards, 'Melee ATK against an adjacent opponent'), step('otherwise', 'Ranged 6 ATK')],
    normal(12, 1),
    [brain([0, 0]), adventurer('rook', [10, 0])],
    {
      expect: {
        figures: { brain: { at: [6, 0] } },
        noEvents: [{ type: 'attackDeclared' }, considered(2, true)],
      },
    },
  );
});

it('A1.ai-move.11 A1.golden-rule.03 its movement provokes Break Attacks, and it goes all the same', () => {
  turn(
    [step('otherwise', 'MOVE towards the opponent with the most Damage')],
    ['......', '.#####'],
    [
      brain([0, 0], { damage: 9 }),
      adventurer('rook', [5, 0], { damage: 5 }),
      adventurer('zeke', [0, 1], { items: ['sword'] }),
    ],
    {
      play: [breakAttack('brain')],
      dice: roll(6, 3),
      expect: {
        figures: { brain: { defeated: true } },
        events: [{ type: 'breakAttack', by: 'zeke', target: 'brain' }],
        noEvents: [{ type: 'moved' }],
      },
    },
  );
});
