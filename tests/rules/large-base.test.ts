import { it } from 'vitest';
import { adventurer, attack, combatant, field, intelligent, normal, roll, type Space, step } from '../scene/field';

/* "at" of a giant is the north-west space of its 4. */
const size = [2, 2];
const own = {
  cards: {
    combatants: [
      intelligent('giant', [], { size, hp: 30, defense: 9 }),
      intelligent('giant-archer', [step('There is an opponent within Range 4', 'Ranged 4 ATK')], { size }),
      intelligent('giant-walker', [step('otherwise', 'MOVE towards the nearest opponent')], { size }),
    ],
  },
};
const bow = { sp: 2, items: ['bow'] };

it('A1.large-base.01 A1.large-base.02 A1.large-base.03 A1.range.13 the acting figure picks one space of the base', () => {
  field(normal(8, 5), [adventurer('rook', [5, 3], { sp: 2, items: ['sword'] }), combatant('giant', [2, 2])], {
    ...own,
    expect: {
      queries: [
        { ask: 'range', from: 'rook', to: 'giant', is: 2 },
        { ask: 'range', from: 'giant', to: 'rook', is: 2 },
        { ask: 'inSphereOfInfluence', from: 'rook', to: 'giant', is: true },
      ],
      notOffered: [{ kind: 'attack' }],
    },
  });
  const reach = (at: Space, is: boolean) =>
    field(normal(10, 5), [adventurer('rook', at, bow), combatant('giant', [0, 2])], {
      ...own,
      expect: { [is ? 'offered' : 'notOffered']: [{ kind: 'attack', target: 'giant' }] },
    });
  reach([7, 2], true);
  reach([8, 2], false);
});

it('A1.los.19 A1.large-base.03 half behind a wall it is seen by its visible space', () => {
  const rook = adventurer('rook', [0, 1], bow);
  field(['.#..', '....'], [rook, combatant('giant', [2, 0])], {
    ...own,
    play: [attack('giant')],
    dice: roll(5, 6),
    expect: { events: [{ type: 'attackRolled', target: 'giant', total: 11 }] },
  });
  field(['.#..', '.#..'], [rook, combatant('giant', [2, 0])], {
    ...own,
    expect: {
      notOffered: [{ kind: 'attack' }],
      queries: [{ ask: 'lineOfSight', from: 'rook', to: 'giant', is: false }],
    },
  });
  // One line to the base passes an ally, the other does not.
  field(normal(4, 2), [rook, combatant('giant', [2, 0]), adventurer('zeke', [1, 0])], {
    ...own,
    play: [attack('giant')],
    dice: roll(5, 6),
    expect: { events: [{ type: 'attackRolled', target: 'giant', total: 11 }] },
  });
});

it('A1.large-base.04 a large Intelligent Combatant shoots from its best space', () => {
  field(normal(5, 2), [combatant('giant-archer', [0, 0]), combatant('idle', [2, 0]), adventurer('rook', [4, 0])], {
    ...own,
    dice: roll(5, 3),
    expect: { events: [{ type: 'attackRolled', attacker: 'giant-archer', target: 'rook', total: 8 }] },
  });
});

it('A1.large-base.05 A1.terrain.28 A1.terrain-table.09 Terrain counts only with the whole base in it', () => {
  const walker = [combatant('giant-walker', [0, 0]), adventurer('rook', [9, 0])];
  field(['hh........', 'hh........'], walker, { ...own, expect: { figures: { 'giant-walker': { at: [5, 0] } } } });
  field(['hh........', 'h.........'], walker, { ...own, expect: { figures: { 'giant-walker': { at: [6, 0] } } } });
  field(['..hh', '..h.'], [adventurer('rook', [0, 0], bow), combatant('giant', [2, 0])], {
    ...own,
    play: [attack('giant')],
    dice: roll(5, 6),
    expect: { events: [{ type: 'attackRolled', target: 'giant', total: 11 }] },
  });
  field(['..hh', '..hh'], [adventurer('rook', [0, 0], bow), combatant('giant', [2, 0])], {
    ...own,
    play: [attack('giant')],
    dice: roll(5, 6),
    expect: { events: [{ type: 'attackRolled', target: 'giant', total: 10 }] },
  });
});

it('A1.large-base.06 A1.large-base.07 Currents and Dangerous Terrain need the whole base too', () => {
  const figures = [adventurer('rook', [7, 0]), combatant('giant', [0, 0])];
  const flow = (map: string[], spaces: Space[], at: Space) =>
    field(map, figures, {
      ...own,
      board: { currents: [{ spaces, direction: 'east', move: 1 }] },
      until: 'round-end',
      expect: { figures: { giant: { at } } },
    });
  const three: Space[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  flow(['~~......', '~~......'], [...three, [1, 1]], [1, 0]);
  flow(['~~......', '~.......'], three, [0, 0]);
  for (const [corner, defeated] of [
    ['x', true],
    ['.', false],
  ] as const) {
    field(['xx...', `x${corner}...`], [adventurer('rook', [4, 0]), combatant('giant', [0, 0])], {
      ...own,
      until: 'turn-end',
      expect: { figures: { giant: { defeated } } },
    });
  }
});

it('A1.large-base.08 A1.large-base.09 it moves space by space and needs room for its whole base', () => {
  const figures = (column: number) => [combatant('giant-walker', [0, 0]), adventurer('rook', [column, 0])];
  field(normal(12, 2), figures(11), {
    ...own,
    expect: {
      figures: { 'giant-walker': { at: [6, 0] } },
      events: [
        { type: 'moved', figure: 'giant-walker', to: [1, 0] },
        { type: 'moved', figure: 'giant-walker', to: [2, 0] },
      ],
    },
  });
  field(['...........', '...#.......'], [adventurer('rook', [10, 0]), combatant('giant', [0, 0])], {
    ...own,
    expect: {
      queries: [
        {
          ask: 'reachable',
          figure: 'giant',
          points: 6,
          includes: [[1, 0]],
          excludes: [
            [2, 0],
            [3, 0],
          ],
        },
      ],
    },
  });
});

it('A1.flank.21 A1.flank.22 A1.flank.23 the whole base is flanked, and its centre flanks', () => {
  const sword = { sp: 2, items: ['sword'] };
  const pair = (from: Space, partner: Space, is: boolean) =>
    field(
      normal(6, 6),
      [adventurer('rook', from, sword), adventurer('zeke', partner, sword), combatant('giant', [2, 2])],
      {
        ...own,
        expect: { queries: ['rook', 'zeke'].map((attacker) => ({ ask: 'flanking', attacker, target: 'giant', is })) },
      },
    );
  pair([1, 2], [4, 3], true);
  pair([1, 1], [4, 4], true);
  pair([1, 2], [4, 4], false);
  pair([1, 2], [3, 4], false);
  field(
    normal(4, 4),
    [
      adventurer('rook', [3, 2], sword),
      combatant('tough', [2, 2]),
      combatant('giant', [0, 2], { side: 'adventurers' }),
    ],
    {
      ...own,
      play: [attack('tough')],
      dice: roll(5, 3),
      expect: { events: [{ type: 'attackRolled', attacker: 'rook', total: 9 }] },
    },
  );
});

it('A1.large-base.13 A1.large-base.14 Spawned or placed, it DISPLACES who stands there', () => {
  const map = ['.......', '...nn..', '...nn..', '.......'];
  const board = { legend: { n: { terrain: 'normal', name: 'Nest' } } };
  const caller = intelligent('caller', [step('otherwise', 'Spawn 1 {Giant} on {Nest}')]);
  const warper = intelligent('warper', [step('otherwise', 'WARP this figure to {Nest}')], { size });
  const displaced = (giant: string) => ({
    figures: { [giant]: { at: [3, 1] }, rook: { damage: 0 } },
    queries: [{ ask: 'adjacent', from: 'rook', to: giant, is: true }],
  });
  field(map, [combatant('caller', [0, 0]), adventurer('rook', [3, 1])], {
    cards: { combatants: [...own.cards.combatants, caller] },
    board,
    expect: displaced('giant-1'),
  });
  field(map, [combatant('warper', [0, 0]), adventurer('rook', [3, 1])], {
    cards: { combatants: [warper] },
    board,
    expect: displaced('warper'),
  });
});

it('A1.large-base.15 A1.large-base.16 it covers one of the named spaces, or goes to the closest room', () => {
  const caller = intelligent('caller', [step('otherwise', 'Spawn 1 {Giant} on {Nest}')]);
  const spawns = (map: string[], at: Space, rook: Space) =>
    field(map, [combatant('caller', [0, 0]), adventurer('rook', rook)], {
      cards: { combatants: [...own.cards.combatants, caller] },
      board: { legend: { n: { terrain: 'normal', name: 'Nest' } } },
      expect: {
        figures: { 'giant-1': { at } },
        events: [{ type: 'spawned', at }],
        queries: [{ ask: 'adjacent', from: 'rook', to: 'giant-1', is: true }],
      },
    });
  spawns(['......', '####n.', '######'], [4, 0], [3, 0]);
  spawns(['.#n#....', '.###....', '.....###'], [4, 0], [4, 0]);
});
