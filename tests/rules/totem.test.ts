import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, type Scene } from '../scene/beside';
import { position } from '../scene/position';

const totem = (at: number[], color: string | undefined = 'red', id = 'idol') => ({ id, kind: 'totem', color, at });
const texts = { totem: { red: ['Gain 10 Gold'], blue: ['Gain 1 Gold'] } };

/** Rook beside a wall of Obstructing Terrain from which he sees the Totem only further on; the opponent stands aside. */
function watch({ board, ...scene }: Scene) {
  position(
    duel({
      encounter: encounter({ texts }),
      foeIs: { at: [0, 4] },
      board: { map: MAP, tokens: [totem([6, 0])], ...board },
      ...scene,
    }),
  );
}

/** [1, 2] does not see [6, 0], [1, 1] does not, [1, 0] does. */
const SCREEN = { map: ['............', '..#.........', '..#.........', '..#.........', '............'] };

describe('Totems', () => {
  it('A1.totem.01 A1.totem.03 A1.totem.04 A1.totem.07 in sight of an Adventurer it activates by itself and is discarded', () => {
    watch({
      board: { tokens: [totem([11, 0])] },
      expect: {
        gold: 10,
        figures: { rook: { sp: 5 } },
        events: [{ type: 'tokenActivated', figure: 'rook' }, { type: 'tokenDiscarded' }],
      },
    });
    watch({ board: SCREEN, expect: { gold: 0, noEvents: [{ type: 'tokenActivated' }] } });
  });

  it('A1.totem.05 A1.totem.06 A1.totem.08 it is resolved between two spaces, and the movement goes on', () => {
    const path = [
      [1, 1],
      [1, 0],
      [2, 0],
    ];
    watch({
      board: SCREEN,
      play: [choose('move', { to: [2, 0], path })],
      expect: {
        events: [
          { type: 'moved', to: [1, 1] },
          { type: 'moved', to: [1, 0] },
          { type: 'tokenActivated' },
          { type: 'moved', to: [2, 0] },
        ],
        gold: 10,
        offered: [{ kind: 'move' }],
      },
    });
  });

  it('A1.totem.02 A1.totem.13 allies of the Adventurers activate it, opponents never', () => {
    const seer = (side: 'adventurers' | 'opponents', gold: number) =>
      watch({ board: SCREEN, others: [figure('tough-1', [5, 0], { side })], expect: { gold } });
    seer('adventurers', 10);
    seer('opponents', 0);
  });

  it('A1.totem.12 an opponent in the way blocks it until it is Defeated', () => {
    const board = { map: ['############', '############', '............'], tokens: [totem([6, 2])] };
    const scene = { board, foeIs: { at: [2, 2], damage: 9 } };
    watch({ ...scene, expect: { gold: 0 } });
    watch({
      ...scene,
      encounter: encounter({ texts, win: [] }),
      play: [choose('attack', { target: 'idle-1' })],
      dice: ['WHITE 6', 'PURPLE 5'],
      expect: { gold: 10, events: [{ type: 'defeated' }, { type: 'lootDrawn' }, { type: 'tokenActivated' }] },
    });
  });

  it('A1.totem.09 A1.totem.10 random ones are face down and take a colour of the pool each', () => {
    for (const seed of [1, 2, 3]) {
      watch({
        seed,
        encounter: encounter({ texts, random: { totem: ['red', 'blue'] } }),
        board: {
          tokens: [
            { id: 'a', kind: 'totem', at: [6, 0] },
            { id: 'b', kind: 'totem', at: [6, 1] },
          ],
        },
        expect: { gold: 11 },
      });
    }
    watch({
      encounter: encounter({ texts, random: { totem: ['red', 'blue'] } }),
      board: { tokens: [{ id: 'a', kind: 'totem', at: [6, 0] }] },
      draws: { totem: ['blue'] },
      expect: { gold: 1 },
    });
  });

  it('A1.totem.15 one in sight when the first turn is about to start activates then', () => {
    watch({
      turn: 'setup',
      initiative: undefined,
      encounter: encounter({ texts, board: { map: MAP, startingZone: [[1, 2]] } }),
      figures: [figure('rook', null), figure('idle-1', [0, 4])],
      tracks: [['rook', 'idle']],
      expect: { gold: 10, events: [{ type: 'initiativeChanged' }, { type: 'tokenActivated' }, { type: 'turnBegan' }] },
    });
  });

  it('A1.totem.11 it blocks neither sight nor movement, and others may stand on its space', () => {
    // Rook is walled off, so that it stays.
    const map = ['............', '############', '............', '............', '............'];
    watch({
      rook: { at: [0, 0] },
      foeIs: { at: [1, 3] },
      board: { map, tokens: [totem([3, 3]), { id: 'chest', kind: 'loot', color: 'blue', at: [3, 3] }] },
      others: [figure('tough-1', [5, 3]), figure('foe-1', [3, 4])],
      expect: {
        noEvents: [{ type: 'tokenActivated' }],
        queries: [
          { ask: 'lineOfSight', from: 'idle-1', to: 'tough-1', is: true },
          { ask: 'reachable', figure: 'idle-1', points: 4, includes: [[3, 3]], cost: { '3,3': 2 } },
        ],
      },
    });
    watch({
      rook: { at: [0, 0] },
      foeIs: { at: [3, 3] },
      board: { map, tokens: [totem([3, 3])] },
      expect: { figures: { 'idle-1': { at: [3, 3] } }, noEvents: [{ type: 'tokenActivated' }] },
    });
  });

  it('A1.totem.14 of several in sight at once whoever takes the turn chooses which comes first', () => {
    const scene = {
      board: { tokens: [totem([6, 0], 'red', 'one'), totem([8, 0], 'blue', 'two')] },
    };
    const order = (first: string, colours: string[]) =>
      watch({
        ...scene,
        play: [choose('order', { token: first })],
        expect: { gold: 11, events: colours.map((colour) => ({ type: 'tokenActivated', colour })) },
      });
    order('one', ['red', 'blue']);
    order('two', ['blue', 'red']);
  });
});
