import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, opponent, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const exit = (color: string, at: number[]) => ({ id: `exit-${color}`, kind: 'exit', color, at });
const win = (text: string, extra = {}) => ({ win: [{ id: 'gone', if: text, reward: ['Gain 4 Gold'], ...extra }] });
const exits = [exit('blue', [1, 2]), exit('red', [2, 1]), exit('green', [5, 4]), exit('yellow', [6, 4])];
const far = { foeIs: { at: [11, 4] } };
const endTurn = choose('endTurn');

describe('Exits', () => {
  it('A1.exit.01 they are told apart by their colour, and not every Encounter has one', () => {
    const leaving = (color: string, at: number[], outcome: string | null, tokens = exits) =>
      position(
        duel({
          ...far,
          rook: { at },
          board: { map: MAP, tokens },
          encounter: encounter(win(`An Adventurer ends its turn on Exit ${color}`)),
          play: [endTurn],
          until: 'turn-end',
          expect: { outcome },
        }),
      );
    leaving('BLUE', [1, 2], 'won');
    leaving('RED', [1, 2], null);
    leaving('RED', [2, 1], 'won');
    leaving('GREEN', [5, 4], 'won');
    leaving('YELLOW', [6, 4], 'won');
    leaving('BLUE', [1, 2], null, []);
  });

  it('A1.exit.04 only Adventurers: opponents and allied Combatants end their turn there for nothing', () => {
    const scene: Scene = {
      encounter: encounter(win('An Adventurer ends its turn on Exit BLUE')),
      board: { map: MAP, tokens: [exit('blue', [2, 2])] },
    };
    position(struck({ ...scene, foe: 'idle', expect: { outcome: null } }));
    const ally = opponent('friend', {
      kind: 'command',
      sp: { recovery: 3, max: 5 },
      ai: undefined,
      attacks: ['Melee ATK'],
    });
    position(
      duel({
        ...scene,
        foeIs: { at: [11, 4] },
        others: [figure('friend-1', [2, 2], { side: 'adventurers' })],
        extra: { combatants: [JSON.parse(JSON.stringify(ally))] },
        turn: 'friend-1',
        phase: 'action',
        initiative: ['friend', 'rook', 'idle'],
        play: [endTurn],
        until: 'turn-end',
        expect: { outcome: null, events: [{ type: 'turnEnded', figure: 'friend-1' }] },
      }),
    );
  });

  it('A1.exit.06 A1.turn.12 the End of Turn Phase, then Dangerous Terrain, then the Exit, then the Current', () => {
    const currents = [{ spaces: [[1, 2] as const], direction: 'east', move: 3 }];
    const dusk = relic('dusk', 'PASSIVE: At the end of your turn, HEAL 1.');
    const scene: Scene = {
      ...far,
      rook: { items: ['dusk'], damage: 5 },
      extra: {
        items: [dusk, relic('pyre', 'PASSIVE: At the end of your turn, place DANGEROUS terrain on the space of you.')],
      },
      board: { map: MAP, tokens: [exit('blue', [1, 2])], currents },
      encounter: encounter(win('An Adventurer ends its turn on Exit BLUE')),
      play: [endTurn],
      until: 'turn-end',
    };
    position(
      duel({
        ...scene,
        expect: {
          outcome: 'won',
          figures: { rook: { damage: 4, at: [1, 2] } },
          events: [{ type: 'healed' }, { type: 'turnEnded' }, { type: 'encounterEnded', outcome: 'won' }],
          noEvents: [{ type: 'forcedMoved' }],
        },
      }),
    );
    // The Current comes when the Exit is none of the End Condition.
    position(
      duel({
        ...scene,
        encounter: encounter(win('An Adventurer ends its turn on Exit RED')),
        expect: { outcome: null, figures: { rook: { at: [4, 2] } } },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['pyre'] },
        expect: { outcome: 'lost', figures: { rook: { defeated: true } } },
      }),
    );
  });
});

describe('several End Conditions', () => {
  const ends = {
    win: [
      { id: 'cleared', if: 'All opponents are Defeated', reward: ['Gain 4 Gold'] },
      { id: 'fled', if: 'An Adventurer ends its turn on Exit BLUE', reward: ['Gain 9 Gold'] },
    ],
    lose: [{ id: 'drowned', if: 'An Adventurer ends its turn on Exit RED', reward: ['Gain 1 Gold'] }],
  };
  const scene: Scene = {
    foeIs: { damage: 9 },
    encounter: encounter(ends),
    board: { map: MAP, tokens: [exit('blue', [1, 1]), exit('red', [1, 3])] },
    draws: { loot: ['gold 7'] },
  };
  const blow = choose('attack', { target: 'idle-1' });
  const dice = ['WHITE 7', 'PURPLE 7'];

  it('A1.end-condition.04 each with its own Reward', () => {
    position(duel({ ...scene, dice, play: [blow], expect: { outcome: 'won', gold: 11 } }));
    position(duel({ ...scene, rook: { at: [1, 1] }, play: [endTurn], expect: { outcome: 'won', gold: 9 } }));
    position(duel({ ...scene, rook: { at: [1, 3] }, play: [endTurn], expect: { outcome: 'lost', gold: 1 } }));
  });

  it('A1.end-condition.06 the Reward comes at once, then the Encounter is over', () => {
    position(
      duel({
        ...scene,
        dice,
        play: [blow],
        expect: {
          events: [
            { type: 'defeated', figure: 'idle-1' },
            { type: 'goldGained', amount: 4 },
            { type: 'goldGained', amount: 7 },
            { type: 'encounterEnded', end: 'cleared' },
          ],
          noEvents: [{ type: 'turnEnded' }],
        },
      }),
    );
  });

  it('A1.end-condition.09 drawn Gold is added at the end, also when the Encounter is lost', () => {
    position(
      duel({
        ...scene,
        encounter: encounter({ ...ends, win: [] }),
        rook: { at: [1, 3], items: ['great-sword'] },
        foeIs: { at: [2, 3], damage: 9 },
        others: [figure('tough-1', [11, 4])],
        dice,
        play: [blow, endTurn],
        expect: { outcome: 'lost', gold: 8 },
      }),
    );
  });

  it('A1.end-condition.07 a Reward may go on with the Encounter and add End Conditions, the board stays', () => {
    const goesOn = encounter({
      win: [
        { id: 'first', if: 'All opponents are Defeated', continues: true, reward: ['Spawn 1 {Tough} on {Gate}'] },
        { id: 'second', if: 'All opponents are Defeated', after: 'first', reward: ['Gain 20 Gold'] },
      ],
    });
    const map = ['............', '............', '.....g......', '............', '............'];
    const board = { map, legend: { g: { terrain: 'normal', name: 'Gate' } } };
    const fight: Scene = {
      foeIs: { damage: 9 },
      rook: { damage: 3 },
      encounter: goesOn,
      board,
      draws: { loot: ['gold 7', 'gold 8'] },
      dice,
      play: [blow],
    };
    position(
      duel({
        ...fight,
        expect: {
          outcome: null,
          figures: { rook: { at: [1, 2], damage: 3 }, 'tough-1': { at: [5, 2] } },
          events: [
            { type: 'spawned', figure: 'tough-1' },
            { type: 'encounterContinues', end: 'first' },
          ],
          offered: [{ kind: 'endTurn' }, { kind: 'move' }],
        },
      }),
    );
    position(
      duel({
        ...fight,
        rook: { at: [4, 2], disciplines: ['strike'] },
        foeIs: { at: [3, 2], damage: 9 },
        extra: {
          disciplines: [
            {
              id: 'strike',
              name: 'Strike',
              tree: 'martial',
              level: 1,
              xp: 3,
              sp: 0,
              abilities: ['EXHAUST: Target an opponent within SOI: Defeat the target.'],
            },
          ],
        },
        play: [blow, choose('use', { card: 'strike' })],
        expect: { outcome: 'won', gold: 35 },
      }),
    );
  });
});
