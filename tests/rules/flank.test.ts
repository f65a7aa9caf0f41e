import { it } from 'vitest';
import { adventurer, attack, combatant, endTurn, field, intelligent, normal, roll, type Space } from '../scene/field';

const sword = { sp: 2, items: ['sword'] };

/** Rook at `from` Attacks the figure at [2, 2], Zeke stands at `partner`; dice of 8 for the Attack roll `total`. */
function attacked(from: Space, partner: Space, total: number, rook = {}, zeke = {}) {
  field(
    normal(5, 5),
    [
      adventurer('rook', from, { ...sword, ...rook }),
      combatant('tough', [2, 2]),
      adventurer('zeke', partner, { ...sword, ...zeke }),
    ],
    {
      play: [attack('tough')],
      dice: roll(5, 3),
      expect: {
        figures: { rook: { sp: 0 } },
        events: [{ type: 'attackRolled', attacker: 'rook', target: 'tough', total }],
        queries: [{ ask: 'flanking', attacker: 'rook', target: 'tough', is: total === 9 }],
      },
    },
  );
}

it('A1.flank.01 A1.flank.02 A1.flank.24 opposite sides and corners give +1 and cost nothing', () => {
  attacked([1, 2], [3, 2], 9);
  attacked([2, 1], [2, 3], 9);
  attacked([1, 1], [3, 3], 9);
  attacked([3, 1], [1, 3], 9);
  attacked([1, 2], [2, 1], 8);
  attacked([1, 1], [3, 1], 8);
});

it('A1.flank.02 A1.flank.06 of a figure that may make both, the Melee ATK gains it and the Ranged ATK does not', () => {
  const dart = { id: 'dart', name: 'Dart', type: 'weapon', tier: 'mundane', cost: 1, hands: 1, range: 3 };
  const shoots = (manner: string, total: number) =>
    field(
      normal(3, 1),
      [
        adventurer('rook', [0, 0], { sp: 2, items: ['dart'] }),
        combatant('tough', [1, 0]),
        adventurer('zeke', [2, 0], sword),
      ],
      {
        cards: { items: [{ ...dart, icon: 'melee/ranged', dice: ['WHITE', 'PURPLE'] }] },
        play: [{ choose: { kind: 'attack', target: 'tough', with: manner } }],
        dice: roll(5, 3),
        expect: { events: [{ type: 'attackRolled', attacker: 'rook', total }] },
      },
    );
  shoots('melee', 9);
  shoots('ranged', 8);
});

it('A1.flank.03 both figures of the pair gain it in their own Attacks', () => {
  const figures = [adventurer('rook', [1, 2], sword), adventurer('zeke', [3, 2], sword), combatant('tough', [2, 2])];
  field(normal(5, 5), figures, {
    play: [attack('tough'), endTurn, attack('tough')],
    dice: [...roll(5, 3), ...roll(4, 3)],
    expect: {
      events: [
        { type: 'attackRolled', attacker: 'rook', total: 9 },
        { type: 'attackRolled', attacker: 'zeke', total: 8 },
      ],
    },
  });
});

it('A1.flank.04 A1.flank.05 the partner must be able to Attack and bear a Melee Weapon', () => {
  attacked([1, 2], [3, 2], 9, {}, { sp: 0 });
  attacked([1, 2], [3, 2], 8, {}, { effects: ['paralyze'] });
  attacked([1, 2], [3, 2], 8, {}, { items: [] });
  field(
    normal(3, 1),
    [adventurer('rook', [0, 0], { sp: 2 }), combatant('tough', [1, 0]), adventurer('zeke', [2, 0], sword)],
    {
      play: [attack('tough')],
      dice: ['PURPLE 5', 'PURPLE 3'],
      expect: { events: [{ type: 'attackRolled', total: 8 }] },
    },
  );
});

it('A1.flank.06 A1.flank.07 Ranged Weapons neither gain nor lend it', () => {
  attacked([1, 2], [3, 2], 8, { items: ['bow'] });
  attacked([1, 2], [3, 2], 8, {}, { items: ['bow'] });
});

it('A1.flank.08 A1.flank.09 A1.flank.10 +1 at most, judged for each target by itself', () => {
  const giant = intelligent('giant', [], { defense: 9, hp: 30, size: [2, 2] });
  const figures = [
    adventurer('remi', [4, 2], { sp: 4, items: ['sword'] }),
    adventurer('zeke', [1, 2], sword),
    adventurer('rook', [1, 3], sword),
    adventurer('nightingale', [6, 2], sword),
    combatant('giant', [2, 2]),
    combatant('tough', [5, 2]),
  ];
  field(normal(8, 6), figures, {
    cards: { combatants: [giant] },
    play: [attack('giant'), attack('tough')],
    dice: [...roll(5, 3), ...roll(5, 3)],
    expect: {
      events: [
        { type: 'attackRolled', attacker: 'remi', target: 'giant', total: 9 },
        { type: 'attackRolled', attacker: 'remi', target: 'tough', total: 9 },
      ],
      queries: [
        { ask: 'flanking', attacker: 'nightingale', target: 'tough', is: true },
        { ask: 'flanking', attacker: 'nightingale', target: 'giant', is: false },
        { ask: 'flanking', attacker: 'zeke', target: 'tough', is: false },
      ],
    },
  });
});

it('A1.flank.11 Combatants flank Adventurers', () => {
  const figures = (at: Space) => [combatant('foe', [0, 1]), adventurer('rook', [1, 1]), combatant('idle', at)];
  for (const [at, total] of [
    [[2, 1], 9],
    [[2, 0], 8],
  ] as [Space, number][]) {
    field(normal(3, 3), figures(at), {
      dice: roll(5, 3),
      expect: { events: [{ type: 'attackRolled', attacker: 'foe', target: 'rook', total }] },
    });
  }
});

it('A1.flank.17 from a corner only the opposite corner is a partner', () => {
  const figures = [
    adventurer('zeke', [1, 1], sword),
    adventurer('nightingale', [3, 3], sword),
    adventurer('remi', [3, 1], sword),
    adventurer('rook', [1, 2], sword),
    combatant('tough', [2, 2]),
  ];
  const flanking = { zeke: true, nightingale: true, remi: false, rook: false };
  field(normal(5, 5), figures, {
    expect: {
      queries: Object.entries(flanking).map(
        ([attacker, is]) => ({ ask: 'flanking', attacker, target: 'tough', is }) as const,
      ),
    },
  });
});

it('A1.flank.20 without Line of Sight nobody gains or lends it', () => {
  const reach = { sp: 2, items: ['spear'] };
  const between = [adventurer('rook', [0, 0], reach), combatant('tough', [1, 0]), adventurer('remi', [3, 0], reach)];
  const asked = (target: string, is: boolean) =>
    ['rook', 'remi'].map((attacker) => ({ ask: 'flanking', attacker, target, is }) as const);
  field(normal(4, 1), between, { expect: { queries: asked('tough', true) } });
  field(normal(4, 1), [...between, combatant('idle', [2, 0])], {
    expect: { queries: [...asked('tough', false), ...asked('idle', false)] },
  });
});

it('A1.flank.25 a Burrowed figure neither Flanks nor is Flanked', () => {
  const query = (tokens: { rook?: object; tough?: object; zeke?: object }, is: boolean) =>
    field(
      normal(5, 5),
      [
        adventurer('rook', [1, 2], { ...sword, tokens: { ...tokens.rook } }),
        combatant('tough', [2, 2], { tokens: { ...tokens.tough } }),
        adventurer('zeke', [3, 2], { ...sword, tokens: { ...tokens.zeke } }),
      ],
      { expect: { queries: [{ ask: 'flanking', attacker: 'rook', target: 'tough', is }] } },
    );
  const burrow = { burrow: 1 };
  query({}, true);
  query({ rook: burrow }, false);
  query({ tough: burrow }, false);
  query({ zeke: burrow }, false);
});
