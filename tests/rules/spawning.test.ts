import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, opponent, relic, type Scene } from '../scene/beside';
import { position } from '../scene/position';

/** Rook Spawns with a horn, far from anyone; the space p is named Pit, the spaces of `terrain` have their usual Terrain. */
function spawn(line: string, { rook, extra, board, ...scene }: Scene = {}) {
  position(
    duel({
      rook: { items: ['horn'], ...rook },
      foeIs: { at: [1, 4] },
      board: { map: ['.........p..', ...MAP.slice(1)], legend: { p: { terrain: 'normal', name: 'Pit' } }, ...board },
      play: [choose('use', { card: 'horn' })],
      ...scene,
      extra: {
        items: [relic('horn', `EXHAUST: ${line}`)],
        combatants: [opponent('ogre'), opponent('imp', { groups: [[1, 2], [3]] })],
        ...extra,
      },
    }),
  );
}

const onPit = (n: number, name: string) => `Spawn ${n} {${name}} on {Pit}.`;

describe('Spawning', () => {
  it('A1.spawning.01 A1.spawning.03 as many are placed as there are figures left', () => {
    const imps = [1, 2, 3].map((n) => ({ type: 'spawned', figure: `imp-${n}` }));
    spawn(onPit(4, 'Imp'), { expect: { events: imps, noEvents: [{ type: 'spawned', figure: 'imp-4' }] } });
    spawn(onPit(1, 'Ogre'), {
      others: [figure('ogre-1', [11, 4])],
      expect: { noEvents: [{ type: 'spawned' }], figures: { 'ogre-1': { at: [11, 4] } } },
    });
  });

  it('A1.spawning.05 A1.spawning.07 the card of a new figure comes directly after the one now acting', () => {
    const each = { others: [figure('zeke', [0, 0])], initiative: ['idle', 'rook', 'zeke'] };
    spawn(onPit(1, 'Ogre'), { ...each, expect: { initiative: ['idle', 'rook', 'ogre', 'zeke'] } });
    spawn(onPit(1, 'Ogre'), {
      ...each,
      play: [choose('use', { card: 'horn' }), choose('endTurn')],
      expect: {
        events: [
          { type: 'turnBegan', figure: 'ogre-1' },
          { type: 'turnBegan', figure: 'zeke' },
        ],
      },
    });
  });

  it('A1.spawning.08 A1.spawning.14 A1.spawning.15 the lowest free number joins its Group, whose card stays where it is', () => {
    spawn(onPit(2, 'Imp'), {
      others: [figure('imp-2', [11, 4])],
      initiative: ['imp', 'rook', 'idle'],
      expect: {
        events: [
          { type: 'spawned', figure: 'imp-1' },
          { type: 'spawned', figure: 'imp-3' },
        ],
        initiative: ['imp', 'rook', 'imp#2', 'idle'],
      },
    });
  });

  it('A1.defeat.03 a number that was Defeated is Spawned again without Damage', () => {
    spawn(onPit(1, 'Ogre'), {
      others: [figure('ogre-1', null, { defeated: true, damage: 4, effects: ['poison'] })],
      initiative: ['rook', 'idle'],
      expect: { figures: { 'ogre-1': { at: [9, 0], damage: 0, defeated: false, effects: [] } } },
    });
  });

  it('A1.spawning.13 if the space is taken it goes to the nearest free one that is not Dangerous', () => {
    const around = (map: string[], at: number[]) =>
      spawn(onPit(1, 'Ogre'), {
        board: { map, legend: { p: { terrain: 'normal', name: 'Pit' } } },
        others: [figure('zeke', [9, 0])],
        expect: { figures: { 'ogre-1': { at } } },
      });
    around(['........xpx.', '........x.x.', ...MAP.slice(2)], [9, 1]);
    around(['........xpx.', '........xxx.', ...MAP.slice(2)], [7, 0]);
    around(['........#px.', '........###.', ...MAP.slice(2)], [11, 0]);
  });

  it('A1.combatant-loot.02 what a figure Spawned drops no Combatant Loot', () => {
    const caller = opponent('caller', {
      ai: [{ if: 'There is no {Ogre}', do: [onPit(1, 'Ogre').slice(0, -1)] }],
    });
    const bomb = relic('bomb', 'EXHAUST: Defeat all {Ogre}.');
    const scene = (rest: Scene) =>
      position(
        duel({
          rook: { items: ['bomb'] },
          foe: 'caller',
          foeIs: { at: [1, 4] },
          board: { map: ['.........p..', ...MAP.slice(1)], legend: { p: { terrain: 'normal', name: 'Pit' } } },
          extra: { items: [bomb], combatants: [opponent('ogre'), caller] },
          ...rest,
        }),
      );
    const defeated = { type: 'defeated', figure: 'ogre-1' };
    scene({
      initiative: ['caller', 'rook'],
      turn: 'caller-1',
      play: [choose('use', { card: 'bomb' })],
      expect: { events: [{ type: 'spawned', figure: 'ogre-1' }, defeated], noEvents: [{ type: 'lootDrawn' }] },
    });
    scene({
      others: [figure('ogre-1', [9, 0])],
      initiative: ['rook', 'caller', 'ogre'],
      play: [choose('use', { card: 'bomb' })],
      expect: { events: [defeated, { type: 'lootDrawn' }] },
    });
  });

  it('A1.spawning.02 A1.spawning.10 those that one instruction names come in its order, their cards too', () => {
    spawn('Spawn 1 {Ogre} on {Pit} and Spawn 1 {Imp} on {Pit}.', {
      others: [figure('zeke', [0, 0])],
      initiative: ['rook', 'zeke', 'idle'],
      expect: {
        events: [
          { type: 'spawned', figure: 'ogre-1', at: [9, 0] },
          { type: 'spawned', figure: 'imp-1' },
        ],
        initiative: ['rook', 'ogre', 'imp', 'zeke', 'idle'],
      },
    });
  });

  it('A1.spawning.04 where the text says; of several spaces the player chooses for an ally, the engine for an opponent', () => {
    const near = (as: string) => `Spawn 1 {Ogre}${as} on an unoccupied space adjacent to you.`;
    spawn(near(' as allies'), {
      play: [choose('use', { card: 'horn' }), choose('space', { at: [0, 1] })],
      expect: { figures: { 'ogre-1': { at: [0, 1], side: 'adventurers' } } },
    });
    spawn(near(''), {
      expect: { events: [{ type: 'spawned', figure: 'ogre-1' }], offered: [{ kind: 'attack', target: 'ogre-1' }] },
    });
  });

  it("A1.spawning.06 where it is nobody's turn the new card goes to the back", () => {
    spawn('HEAL 1.', {
      encounter: {
        ...encounter(),
        rules: [{ name: 'Tide', text: 'At the start of each round, Spawn 1 {Ogre} on {Pit}.' }],
      },
      others: [figure('zeke', [0, 0])],
      initiative: ['idle', 'zeke', 'rook'],
      tracks: [['rook', 'zeke', 'idle']],
      play: [choose('endTurn')],
      expect: { round: 2, initiative: ['rook', 'zeke', 'idle', 'ogre'] },
    });
  });

  it('A1.spawning.09 one that joins a Group in the middle of its turn does not act in it', () => {
    const imp = opponent('imp', {
      groups: [[1, 2]],
      ai: [{ if: 'this is the first round', do: ['Spawn 1 {Imp} on {Pit}'] }],
    });
    spawn('HEAL 1.', {
      extra: { combatants: [imp] },
      foe: null,
      others: [figure('imp-1', [9, 4])],
      initiative: ['rook', 'imp'],
      tracks: [['rook', 'imp']],
      play: [choose('endTurn')],
      until: 'round-end',
      expect: {
        events: [
          { type: 'turnBegan', figure: 'imp-1' },
          { type: 'spawned', figure: 'imp-2' },
        ],
        noEvents: [{ type: 'turnBegan', figure: 'imp-2' }],
        initiative: ['rook', 'imp'],
      },
    });
  });

  it('A1.spawning.17 with the card of the Loot LVL of the Encounter', () => {
    const ogres = [opponent('ogre'), opponent('ogre-common', { name: 'Ogre', lootLevel: 'common', hp: 16 })];
    const lowly = (level: 'mundane' | 'common', id: string, hp: number) =>
      spawn(onPit(1, 'Ogre'), {
        extra: { combatants: ogres },
        encounter: encounter({ lootLevel: level }),
        lootLevel: level,
        expect: { figures: { [id]: { hp } } },
      });
    lowly('mundane', 'ogre-1', 10);
    lowly('common', 'ogre-common-1', 16);
  });

  it('A1.spawning.18 A1.spawning.19 a Story Combatant has no Activation Number and Spawns like any other, once', () => {
    const warden = opponent('warden', { groups: [] });
    spawn(onPit(2, 'Warden'), {
      extra: { combatants: [warden] },
      others: [figure('zeke', [0, 0])],
      initiative: ['rook', 'zeke', 'idle'],
      expect: {
        events: [
          { type: 'spawned', figure: 'warden-1', at: [9, 0] },
          { type: 'notSpawned', because: 'allInPlay' },
        ],
        initiative: ['rook', 'warden', 'zeke', 'idle'],
      },
    });
  });

  it('A1.spawning.16 with the Activation Number that is shown, else the lowest unused one', () => {
    const third = 'Spawn {Imp} 3 on {Pit}.';
    spawn(third, { expect: { events: [{ type: 'spawned', figure: 'imp-3' }] } });
    spawn(third, {
      others: [figure('imp-3', [11, 4]), figure('imp-1', [10, 4])],
      expect: { events: [{ type: 'spawned', figure: 'imp-2' }] },
    });
  });
});
