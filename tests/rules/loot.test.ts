import { describe, it } from 'vitest';
import {
  choose,
  duel,
  encounter,
  figure,
  MAP,
  opponent,
  reject,
  relic,
  type Scene,
  struck,
  weapon,
} from '../scene/beside';
import { position } from '../scene/position';

const texts = (blue: string, red = 'Gain 1 Gold', green = 'Gain 2 Gold') => ({
  texts: { loot: { blue: [blue], red: [red], green: [green] } },
});
const chest = (at: number[], color: string | undefined = 'blue', id = 'chest') => ({ id, kind: 'loot', color, at });
const open = choose('encounter', { token: 'chest' });

describe('Encounter Actions and Loot tokens', () => {
  const offers = (at: number[], can: boolean, board: object = {}, scene: Scene = {}) => {
    const option = [{ kind: 'encounter', token: 'chest' }];
    position(
      duel({
        foeIs: { at: [10, 2] },
        board: { map: MAP, tokens: [chest(at)], ...board },
        encounter: encounter(texts('Gain 10 Gold')),
        expect: can ? { offered: option } : { notOffered: option },
        ...scene,
      }),
    );
  };

  it('A1.encounter-action.03 A1.loot-token.01 a Loot token is activated from its space or an adjacent one, for 1 SP', () => {
    offers([1, 2], true);
    offers([2, 3], true);
    offers([1, 3], true);
    offers([3, 2], false);
    offers([3, 3], false);
    offers([2, 3], false, {}, { rook: { sp: 0 } });
    offers([2, 3], true, {}, { rook: { sp: 1 } });
  });

  it('A1.loot-token.08 neither walls nor an Elevation change of 2 may lie between', () => {
    const wall = (from: number[], to: number[]) => ({ walls: [[from, to]] });
    offers([1, 1], false, wall([1, 1], [1, 2]));
    offers([1, 1], true, wall([0, 2], [1, 2]));
    const raised = (height: number) => ({
      elevation: ['111111111111', `1${height}1111111111`, ...MAP.slice(2).map((row) => row.replaceAll('.', '1'))],
    });
    offers([1, 1], true, raised(2));
    offers([1, 1], false, raised(3));
    offers([2, 1], false, { map: ['............', '.#..........', '..#.........', '............', '............'] });
    offers([2, 1], true, { map: ['............', '.#..........', '............', '............', '............'] });
  });

  it('A1.loot-token.03 an activated Loot token is discarded and the turn goes on', () => {
    position(
      duel({
        board: { map: MAP, tokens: [chest([1, 1])] },
        encounter: encounter(texts('Gain 10 Gold')),
        play: [open, reject('encounter')],
        expect: {
          gold: 10,
          figures: { rook: { sp: 4 } },
          offered: [{ kind: 'attack' }, { kind: 'move' }, { kind: 'endTurn' }],
        },
      }),
    );
  });

  it('A1.loot-token.04 A1.loot-token.06 random Loot tokens are face down, each colour of the pool once', () => {
    for (const seed of [1, 2, 3, 4]) {
      position(
        duel({
          seed,
          board: {
            map: MAP,
            tokens: [
              { id: 'left', kind: 'loot', at: [0, 2] },
              { id: 'right', kind: 'loot', at: [1, 1] },
            ],
          },
          encounter: encounter({ ...texts('Gain 50 Gold'), random: { loot: ['red', 'green'] } }),
          play: [choose('encounter', { token: 'left' }), choose('encounter', { token: 'right' })],
          expect: { gold: 3, figures: { rook: { sp: 3 } } },
        }),
      );
    }
  });

  it('A1.loot-token.05 Gold goes to the party, Items to the Adventurer who activated the token', () => {
    const prize = { ...relic('prize', 'EXHAUST: HEAL 1.'), story: true };
    position(
      duel({
        board: { map: MAP, tokens: [chest([1, 1])] },
        others: [figure('zeke', [0, 1], { damage: 3, sp: 3 })],
        encounter: encounter(texts('Gain 10 Gold and {Prize}')),
        extra: { items: [prize] },
        rook: { damage: 3 },
        initiative: ['rook', 'zeke', 'idle'],
        play: [
          open,
          choose('reEquip', { items: ['sword', 'prize'], pack: [] }),
          choose('use', { card: 'prize' }),
          choose('endTurn'),
          reject('use', { card: 'prize' }),
        ],
        expect: { gold: 10, figures: { rook: { damage: 2 }, zeke: { damage: 3 } } },
      }),
    );
  });

  it('A1.loot-token.07 a Command Combatant activates a Loot token as well', () => {
    const squire = {
      ...opponent('squire'),
      kind: 'command',
      ai: undefined,
      sp: { recovery: 3, max: 5 },
      skills: { presence: 1, lore: 1, agility: 1, perception: 1, strength: 1 },
      attacks: ['Melee ATK'],
    };
    position(
      duel({
        extra: { combatants: [squire] },
        board: { map: MAP, tokens: [chest([5, 4])] },
        encounter: encounter(texts('Gain 10 Gold')),
        others: [figure('squire-1', [5, 3], { side: 'adventurers', sp: 2 })],
        initiative: ['squire', 'rook', 'idle'],
        turn: 'squire-1',
        phase: 'action',
        play: [open],
        expect: { gold: 10, figures: { 'squire-1': { sp: 1 } } },
      }),
    );
  });
});

describe('Combatant Loot', () => {
  it('A1.combatant-loot.01 a card is drawn for an opponent Defeated for any reason', () => {
    const scene = { encounter: encounter(), draws: { loot: ['gold 7'] }, until: 'encounter-end' };
    const won = { gold: 7, outcome: 'won', events: [{ type: 'defeated', figure: 'idle-1' }, { type: 'lootDrawn' }] };
    position(
      duel({
        ...scene,
        foeIs: { damage: 9 },
        play: [choose('attack', { target: 'idle-1' })],
        dice: ['WHITE 6', 'PURPLE 3'],
        expect: won,
      }),
    );
    position(
      struck({ ...scene, foe: 'idle', foeIs: { damage: 9, effects: ['poison'] }, dice: ['PURPLE 1'], expect: won }),
    );
    position(struck({ ...scene, foe: 'idle', foeIs: { effects: ['condemn'] }, dice: ['BLACK skull'], expect: won }));
    const board = { map: ['............', '............', '..x.........'] };
    position(struck({ ...scene, foe: 'idle', board, expect: won }));
  });

  /** The Gold of an Encounter in which 36 opponents are Defeated at once. */
  function massacre(level: string, gold: number, where: 'position' | 'encounter') {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `ogre-${letter}`);
    const groups = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    const ogres = ids.flatMap((id, row) =>
      groups.flat().map((number) => figure(`${id}-${number}`, [number + 1, row + (row > 2 ? 1 : 0)])),
    );
    const types = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'];
    const items = types.map((type) => ({
      ...(type === 'weapon' ? weapon('w') : relic(type)),
      id: `find-${type}`,
      name: `Find ${type}`,
      type,
      tier: level,
    }));
    position(
      duel({
        ...(where === 'position' ? { lootLevel: level } : {}),
        encounter: encounter({ lootLevel: level }),
        foe: null,
        others: ogres,
        rook: { at: [5, 3], items: ['doom'] },
        board: { map: Array(8).fill('.'.repeat(12)) },
        extra: {
          items: [relic('doom', 'EXHAUST: Defeat all opponents within SOI.'), ...items],
          combatants: ids.map((id) => opponent(id, { lootLevel: level, groups })),
        },
        initiative: ['rook', ...ids.flatMap((id) => [id, `${id}#2`])],
        draws: undefined,
        dice: undefined,
        seed: 7,
        play: [choose('use', { card: 'doom' })],
        until: 'encounter-end',
        expect: { gold, outcome: 'won' },
      }),
    );
  }

  it('A1.loot-deck.01 A1.loot-deck.02 A1.loot-deck.03 A1.loot-deck.04 the Gold of a whole deck at each Loot LVL', () => {
    massacre('mundane', 182, 'position');
    massacre('common', 209, 'position');
    massacre('uncommon', 241, 'position');
    massacre('rare', 278, 'position');
  });

  it('A1.loot-deck.05 the deck is built by the Loot LVL of the Encounter', () => {
    massacre('common', 209, 'encounter');
    massacre('rare', 278, 'encounter');
  });

  /** What Rook finds when he Defeats an opponent, draws Item Loot and rolls these two WHITE dice. */
  function find(first: number, second: number, type: string) {
    const types = ['accessory', 'armor', 'relic', 'core', 'weapon'];
    const name = (each: string, tier: string) => ({ ...relic(`${tier}-${each}`), type: each, tier });
    const items = ['common', 'uncommon'].flatMap((tier) =>
      types.map((each) => (each === 'weapon' ? weapon(`${tier}-weapon`, { tier }) : name(each, tier))),
    );
    const found = (each: string, tier = 'common') => ({ items: ['sword', `${tier}-${each}`], pack: [] });
    position(
      duel({
        lootLevel: 'common',
        foe: 'ogre',
        foeIs: { damage: 9 },
        extra: { items, combatants: [opponent('ogre', { lootLevel: 'common' })] },
        draws: { loot: ['item'] },
        play: [
          choose('attack', { target: 'ogre-1' }),
          choose('pass'),
          ...types.filter((each) => each !== type).map((each) => reject('reEquip', found(each))),
          reject('reEquip', found(type, 'uncommon')),
          choose('reEquip', found(type)),
        ],
        dice: ['WHITE 6', 'PURPLE 5', `WHITE ${first}`, `WHITE ${second}`],
        expect: { events: [{ type: 'defeated', figure: 'ogre-1' }, { type: 'lootDrawn' }] },
      }),
    );
  }

  it('A1.loot-deck.06 A1.loot-deck.07 A1.loot-deck.08 A1.loot-deck.12 Item Loot: 4-5 is an Accessory, 6-7 an Armor', () => {
    find(2, 2, 'accessory');
    find(2, 3, 'accessory');
    find(3, 3, 'armor');
    find(3, 4, 'armor');
  });

  it('A1.loot-deck.09 A1.loot-deck.10 A1.loot-deck.11 Item Loot: 8-10 is a Relic, 11-12 a Core, 13-14 a Weapon', () => {
    find(3, 5, 'relic');
    find(5, 5, 'relic');
    find(5, 6, 'core');
    find(6, 6, 'core');
    find(6, 7, 'weapon');
    find(7, 7, 'weapon');
  });
});
