import { describe, expect, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, reject, relic, type Scene } from '../scene/beside';
import { cards } from '../scene/cards';
import { position } from '../scene/position';

interface SetupScene extends Scene {
  zone?: number[][];
  track?: string[];
}

/** Setup of an Encounter with Rook (one space to start on, unless `zone` is given) and an idle opponent far away. */
function setup({ zone = [[1, 2]], board, others = [], rook, track = ['rook', 'idle'], ...scene }: SetupScene) {
  position(
    duel({
      turn: 'setup',
      encounter: encounter({ board: { map: MAP, startingZone: zone, ...board } }),
      board: undefined,
      initiative: undefined,
      foe: null,
      figures: [figure('rook', null, rook), ...others, figure('idle-1', [10, 2])],
      tracks: [track, track],
      ...scene,
    }),
  );
}

describe('setup', () => {
  it('A1.setup.01 A1.setup.19 prepares first, places next, and deals the Track last', () => {
    setup({
      rook: { damage: 12, sp: 1 },
      zone: [
        [1, 1],
        [1, 2],
      ],
      expect: {
        figures: { rook: { damage: 7, sp: 3, at: null } },
        offered: [
          { kind: 'space', at: [1, 1] },
          { kind: 'space', at: [1, 2] },
        ],
        noEvents: [{ type: 'roundBegan' }, { type: 'turnBegan' }],
        initiative: [],
      },
    });
    setup({
      zone: [
        [1, 1],
        [1, 2],
      ],
      play: [choose('space', { at: [1, 1] })],
      expect: { events: [{ type: 'roundBegan' }, { type: 'turnBegan', figure: 'rook' }], initiative: ['rook', 'idle'] },
    });
  });

  it('A1.setup.02 A1.setup.03 A1.setup.04 takes off Used tokens and Un-Exhausts, but leaves cards Flipped', () => {
    const extra = {
      items: [
        relic('cuirass', 'PER ENCOUNTER: HEAL 2.'),
        relic('idle-hand', 'EXHAUST: HEAL 2.'),
        { ...relic('two-face', 'FLIP: HEAL 2.'), back: { abilities: [] } },
      ],
    };
    setup({
      extra,
      rook: {
        items: ['cuirass', 'idle-hand', 'two-face'],
        damage: 4,
        used: ['cuirass.0'],
        exhausted: ['idle-hand'],
        flipped: ['two-face'],
      },
      expect: {
        figures: { rook: { used: [], exhausted: [], flipped: ['two-face'] } },
        offered: [
          { kind: 'use', card: 'cuirass' },
          { kind: 'use', card: 'idle-hand' },
        ],
        notOffered: [{ kind: 'use', card: 'two-face' }],
      },
    });
    setup({
      extra,
      rook: { items: ['idle-hand'], pack: ['cuirass'], used: ['cuirass.0'] },
      expect: { figures: { rook: { used: [] } } },
    });
  });

  it('A1.setup.03 A1.exhaust.04 A1.setup.02 the Prepare Phase makes cards ready, before any turn', () => {
    setup({
      extra: {
        items: [relic('idle-hand', 'EXHAUST: HEAL 2.', 'PER ENCOUNTER: HEAL 1.'), relic('spare', 'EXHAUST: HEAL 2.')],
      },
      zone: [
        [1, 1],
        [1, 2],
      ],
      rook: {
        items: ['idle-hand'],
        pack: ['spare'],
        disciplines: ['insight'],
        exhausted: ['idle-hand', 'spare', 'insight'],
        used: ['idle-hand.1'],
      },
      expect: { figures: { rook: { at: null, exhausted: [], used: [] } }, noEvents: [{ type: 'turnBegan' }] },
    });
  });

  it('A1.setup.05 A1.setup.06 A1.setup.08 more Damage than half of max HP is cut down to half, Defeated Adventurers return', () => {
    setup({
      rook: { damage: 5 },
      others: [
        figure('zeke', null, { damage: 9 }),
        figure('remi', null, { damage: 12, defeated: true }),
        figure('nightingale', null, { damage: 4 }),
      ],
      zone: [
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      track: ['rook', 'zeke', 'remi', 'nightingale', 'idle'],
      play: [
        choose('space', { at: [1, 0] }),
        choose('space', { at: [1, 1] }),
        choose('space', { at: [1, 2] }),
        choose('endTurn'),
        choose('endTurn'),
      ],
      expect: {
        figures: {
          rook: { damage: 5 },
          zeke: { damage: 6 },
          remi: { damage: 6, defeated: false },
          nightingale: { damage: 4 },
        },
        events: [{ type: 'turnBegan', figure: 'remi' }],
        initiative: ['rook', 'zeke', 'remi', 'nightingale', 'idle'],
      },
    });
  });

  it('A1.setup.07 A1.rounding.02 half of an odd max HP is rounded up', () => {
    const extra = { items: [{ ...relic('locket'), stats: { hp: 1 } }] };
    const rook = (damage: number, kept: number) =>
      setup({ extra, rook: { items: ['locket'], damage }, expect: { figures: { rook: { hp: 15, damage: kept } } } });
    rook(15, 8);
    rook(9, 8);
    rook(8, 8);
    rook(7, 7);
  });

  it('A1.setup.09 A1.setup.11 A1.effect-token.11 removes all Effects and sets SP to the recovery number', () => {
    setup({ rook: { effects: ['poison', 'haste'], sp: 5 }, expect: { figures: { rook: { effects: [], sp: 3 } } } });
    setup({ rook: { effects: [], sp: 0 }, expect: { figures: { rook: { effects: [], sp: 3 } } } });
    setup({ rook: { effects: ['nemesis', 'haste'] }, expect: { figures: { rook: { effects: [] } } } });
    // What Paralyze left of the Encounter before.
    setup({ rook: { immune: ['paralyze'] }, expect: { figures: { rook: { immune: [] } } } });
    const rook = cards.adventurers.find((card) => card.id === 'rook');
    setup({
      extra: { adventurers: [{ ...rook, id: 'tired', name: 'Tired', sp: { recovery: 2, max: 7 } }] },
      figures: [figure('tired', null, { sp: 6 }), figure('idle-1', [10, 2])],
      track: ['tired', 'idle'],
      expect: { figures: { tired: { sp: 2 } } },
    });
  });

  it('A1.setup.12 A1.setup.13 A1.turn.06 A1.turn-phases.04 no SP are Gained in the first turn of an Encounter', () => {
    const begin = (rook: object, round: number, sp: number) =>
      position(duel({ rook, round, phase: 'start', expect: { figures: { rook: { sp } } } }));
    begin({ sp: 3 }, 1, 3);
    begin({ sp: 2 }, 1, 2);
    begin({ sp: 1, turnsTaken: 1 }, 1, 4);
    begin({ sp: 2 }, 2, 5);
  });

  it('A1.setup.16 A1.setup.17 Tiles, tokens, Terrain and figures lie as the Diagram shows', () => {
    const map = ['............', '............', '.....#......', '............', '............'];
    setup({
      board: { map, tokens: [{ id: 'chest', kind: 'loot', color: 'blue', at: [2, 3] }] },
      expect: {
        figures: { rook: { at: [1, 2] }, 'idle-1': { at: [10, 2] } },
        offered: [{ kind: 'encounter', token: 'chest' }],
        queries: [
          { ask: 'lineOfSight', from: 'rook', to: 'idle-1', is: false },
          { ask: 'lineOfSight', from: [1, 1], to: [10, 1], is: true },
          { ask: 'range', from: 'rook', to: 'idle-1', is: 9 },
        ],
      },
    });
    // All from the Diagram: a figure, an Encounter token, a token that is Terrain; none of them one space beside it.
    position(
      duel({
        extra: { tokens: [{ id: 'mire', name: 'Mire', countsAs: 'hindering', abilities: [] }] },
        encounter: encounter({
          figures: [{ card: 'idle', number: 1, at: [10, 2] }],
          board: {
            map: MAP,
            startingZone: [[1, 2]],
            tokens: [
              { id: 'chest', kind: 'loot', color: 'blue', at: [3, 2] },
              { id: 'mire-1', kind: 'mire', at: [2, 2] },
            ],
          },
        }),
        board: undefined,
        foe: null,
        initiative: ['rook', 'idle'],
        expect: {
          figures: { 'idle-1': { at: [10, 2] } },
          notOffered: [{ kind: 'encounter' }],
          queries: [{ ask: 'reachable', figure: 'rook', points: 6, cost: { '2,1': 2, '2,2': 1, '3,2': 3, '2,3': 2 } }],
        },
      }),
    );
  });

  it('A1.setup.18 Adventurers choose among the spaces of the Starting Zone, one figure a space', () => {
    setup({
      others: [figure('zeke', null)],
      zone: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      track: ['rook', 'zeke', 'idle'],
      play: [
        reject('space', { at: [3, 3] }),
        choose('space', { at: [0, 1] }),
        reject('space', { at: [0, 1] }),
        choose('space', { at: [0, 2] }),
      ],
      expect: { figures: { rook: { at: [0, 1] }, zeke: { at: [0, 2] } } },
    });
  });

  it('A1.setup.22 the cards of Adventurers and Combatants are shuffled together', () => {
    const orders = [
      ['rook', 'idle', 'pack-foe'],
      ['rook', 'pack-foe', 'idle'],
      ['idle', 'rook', 'pack-foe'],
      ['idle', 'pack-foe', 'rook'],
      ['pack-foe', 'rook', 'idle'],
      ['pack-foe', 'idle', 'rook'],
    ];
    const comesOut = (seed: number, initiative: string[]): boolean => {
      try {
        setup({ others: [figure('pack-foe-1', [8, 0])], tracks: undefined, seed, expect: { initiative } });
        return true;
      } catch {
        return false;
      }
    };
    const found = Array.from({ length: 12 }, (_, seed) => orders.filter((order) => comesOut(seed + 1, order)));
    expect(found.map((each) => each.length)).toEqual(Array(12).fill(1));
    expect(new Set(found.map(String)).size).toBeGreaterThan(3);
  });

  it('A1.setup.22 A1.setup.24 A1.initiative.02 one card for each Adventurer and Group is dealt, and the first acts first', () => {
    setup({
      others: [figure('pack-foe-1', [8, 0]), figure('pack-foe-2', [8, 1]), figure('pack-foe-4', [8, 4])],
      track: ['pack-foe#2', 'idle', 'rook', 'pack-foe'],
      expect: {
        initiative: ['pack-foe#2', 'idle', 'rook', 'pack-foe'],
        events: [
          { type: 'roundBegan' },
          { type: 'turnBegan', figure: 'pack-foe-4' },
          { type: 'turnBegan', figure: 'idle-1' },
          { type: 'turnBegan', figure: 'rook' },
        ],
        noEvents: [{ type: 'turnBegan', figure: 'pack-foe-1' }],
        round: 1,
      },
    });
  });
});
