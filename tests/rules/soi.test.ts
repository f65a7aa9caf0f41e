import { it } from 'vitest';
import { adventurer, combatant, discipline, field, normal, type Space, use } from '../scene/field';

const own = {
  cards: {
    disciplines: [
      discipline('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'),
      discipline('mend', 'EXHAUST: Target an ally within SOI: HEAL 2.'),
      discipline('wide', 'PASSIVE: +1 SOI.'),
    ],
  },
};

/** Whether the foe at `at` is within the SOI of Zeke at [0, 0], by query and by a SPELL. */
function within(
  map: string[],
  at: Space,
  is: boolean,
  others = [] as ReturnType<typeof combatant>[],
  cards: string[] = [],
  elevation?: string,
) {
  field(map, [adventurer('zeke', [0, 0], { disciplines: ['bolt', ...cards] }), combatant('foe', at), ...others], {
    ...own,
    ...(elevation ? { board: { elevation: [elevation] } } : {}),
    expect: {
      queries: [{ ask: 'inSphereOfInfluence', from: 'zeke', to: 'foe', is }],
      [is ? 'offered' : 'notOffered']: [{ kind: 'use', card: 'bolt', target: 'foe' }],
    },
  });
}

it('A1.soi.01 A1.soi.02 A1.soi.06 every figure has SOI 4, counted like Range', () => {
  within(normal(6, 5), [4, 0], true);
  within(normal(6, 5), [4, 4], true);
  within(normal(6, 5), [5, 0], false);
  within(normal(6, 5), [5, 4], false);
});

it('A1.soi.03 an Ability may raise the SOI', () => {
  within(normal(7, 1), [5, 0], true, [], ['wide']);
  within(normal(7, 1), [6, 0], false, [], ['wide']);
});

it('A1.soi.04 opponents, allies and Terrain do not hinder it', () => {
  within(['.hx~.'], [4, 0], true, [combatant('idle', [1, 0]), adventurer('remi', [3, 0])]);
  within(['.....'], [4, 0], true, [combatant('idle', [2, 0])]);
  within(['.....'], [4, 0], true, [], [], '11411');
  within(['.....'], [4, 0], true, [], [], '13211');
});

it('A1.soi.05 Obstructing Terrain and unjoined edges block it', () => {
  within(['..#..'], [4, 0], false);
  within(['.. ..'], [4, 0], false);
  field(normal(4, 1), [adventurer('zeke', [0, 0], { disciplines: ['bolt'] }), combatant('foe', [2, 0])], {
    ...own,
    board: {
      walls: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    },
    expect: { notOffered: [{ kind: 'use', card: 'bolt' }] },
  });
});

it('A1.soi.07 a figure is within its own SOI', () => {
  field(
    normal(6, 1),
    [adventurer('zeke', [0, 0], { disciplines: ['mend'], damage: 3 }), adventurer('rook', [5, 0], { damage: 3 })],
    {
      ...own,
      play: [use('mend')],
      expect: {
        figures: { zeke: { damage: 1 }, rook: { damage: 3 } },
        queries: [{ ask: 'inSphereOfInfluence', from: 'zeke', to: 'zeke', is: true }],
      },
    },
  );
});
