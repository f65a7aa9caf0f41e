import { describe, expect, it } from 'vitest';
import { choose, duel, figure, opponent, relic } from '../scene/beside';
import { everyQuestionSurvives } from '../scene/everyQuestion';
import { position } from '../scene/position';

/** The space named Pit is at [9, 0]. */
const PIT = {
  map: ['.........p..', ...Array(4).fill('.'.repeat(12))],
  legend: { p: { terrain: 'normal', name: 'Pit' } },
};

const zeke = figure('zeke', [1, 0], { sp: 3 });

describe('initiative', () => {
  it('A1.initiative.01 A1.initiative.03 A1.initiative.04 turns go from the front of the Track to the back, then a new round begins', () => {
    position(
      duel({
        others: [zeke],
        foeIs: { at: [9, 2] },
        initiative: ['rook', 'idle', 'zeke'],
        tracks: [['zeke', 'idle', 'rook']],
        play: [choose('endTurn'), choose('endTurn')],
        expect: {
          events: [
            { type: 'turnEnded', figure: 'rook' },
            { type: 'turnBegan', figure: 'idle-1' },
            { type: 'turnEnded', figure: 'idle-1' },
            { type: 'turnBegan', figure: 'zeke' },
            { type: 'turnEnded', figure: 'zeke' },
            { type: 'roundBegan' },
            { type: 'turnBegan', figure: 'zeke' },
          ],
          round: 2,
          initiative: ['zeke', 'idle', 'rook'],
        },
      }),
    );
    position(duel({ others: [zeke], foeIs: { at: [9, 2] }, play: [choose('endTurn')], expect: { round: 1 } }));
  });

  it('A1.initiative.05 the Track is shuffled for every new round', () => {
    const orders = [
      ['rook', 'zeke', 'remi'],
      ['rook', 'remi', 'zeke'],
      ['zeke', 'rook', 'remi'],
      ['zeke', 'remi', 'rook'],
      ['remi', 'rook', 'zeke'],
      ['remi', 'zeke', 'rook'],
    ];
    const comesOut = (seed: number, initiative: string[]): boolean => {
      try {
        position(
          duel({
            foe: null,
            others: [zeke, figure('remi', [1, 4])],
            initiative: ['rook', 'zeke', 'remi'],
            tracks: undefined,
            seed,
            play: [choose('endTurn'), choose('endTurn'), choose('endTurn')],
            expect: { round: 2, initiative },
          }),
        );
        return true;
      } catch {
        return false;
      }
    };
    const found = Array.from({ length: 12 }, (_, seed) => orders.filter((order) => comesOut(seed + 1, order)));
    expect(found.map((each) => each.length)).toEqual(Array(12).fill(1));
    expect(new Set(found.map(String)).size).toBeGreaterThan(2);
  });

  it('A1.initiative.06 an Effect until the end of the round lasts until the last figure has finished its turn', () => {
    position(
      duel({
        foe: 'foe',
        rook: { items: ['sword', 'aegis'] },
        extra: { items: [relic('aegis', 'EXHAUST: +2 Defense until the end of the round.')] },
        initiative: ['rook', 'foe'],
        tracks: [['foe', 'rook']],
        play: [choose('use', { card: 'aegis' }), choose('endTurn')],
        dice: ['WHITE 6', 'PURPLE 2', 'WHITE 6', 'PURPLE 2'],
        expect: {
          events: [
            { type: 'attackRolled', attacker: 'foe-1', total: 8, defense: 9, hit: false },
            { type: 'roundBegan' },
            { type: 'attackRolled', attacker: 'foe-1', total: 8, defense: 7, hit: true },
          ],
          figures: { rook: { defense: 7, damage: 1 } },
        },
      }),
    );
  });

  it('A1.initiative.08 A1.initiative.09 a changed Track costs nobody a turn and gives nobody a second one', () => {
    const each = { others: [zeke, figure('remi', [1, 4])], initiative: ['idle', 'rook', 'zeke', 'remi'] };
    position(
      duel({
        ...each,
        foeIs: { damage: 9 },
        play: [choose('attack', { target: 'idle-1' }), choose('endTurn')],
        dice: ['WHITE 7', 'PURPLE 3'],
        expect: {
          initiative: ['rook', 'zeke', 'remi'],
          events: [
            { type: 'defeated', figure: 'idle-1' },
            { type: 'turnBegan', figure: 'zeke' },
          ],
          noEvents: [{ type: 'turnBegan', figure: 'remi' }],
        },
      }),
    );
    position(
      duel({
        ...each,
        foeIs: { at: [9, 2] },
        board: PIT,
        extra: { items: [relic('horn', 'EXHAUST: Spawn 1 {Ogre} on {Pit}.')], combatants: [opponent('ogre')] },
        rook: { items: ['horn'] },
        play: [choose('use', { card: 'horn' }), choose('endTurn'), choose('endTurn'), choose('endTurn')],
        tracks: [['rook', 'idle', 'ogre', 'zeke', 'remi']],
        expect: {
          events: [
            { type: 'turnBegan', figure: 'ogre-1' },
            { type: 'turnBegan', figure: 'zeke' },
            { type: 'turnBegan', figure: 'remi' },
            { type: 'roundBegan' },
            { type: 'turnBegan', figure: 'rook' },
          ],
          noEvents: [{ type: 'turnBegan', figure: 'idle-1' }],
          round: 2,
        },
      }),
    );
  });

  it('A1.initiative.10 who is Defeated from the start has no card in it, and the game goes on when saved and read', () => {
    everyQuestionSurvives(
      duel({
        foe: 'foe',
        foeIs: { defeated: true, at: null },
        others: [zeke, figure('idle-1', [9, 2])],
        initiative: ['rook', 'foe', 'zeke', 'idle'],
        play: [choose('endTurn')],
        expect: { initiative: ['rook', 'zeke', 'idle'], events: [{ type: 'turnBegan', figure: 'zeke' }] },
      }),
    );
  });

  it('A1.initiative.10 A1.initiative.11 A1.defeat.06 a Defeated figure leaves the Track at once and does not act', () => {
    position(
      duel({
        foe: 'foe',
        foeIs: { damage: 9 },
        others: [zeke],
        initiative: ['rook', 'foe', 'zeke'],
        play: [choose('attack', { target: 'foe-1' })],
        dice: ['WHITE 7', 'PURPLE 3'],
        expect: { initiative: ['rook', 'zeke'], events: [{ type: 'defeated', figure: 'foe-1', by: 'rook' }] },
      }),
    );
    position(
      duel({
        foe: 'foe',
        foeIs: { damage: 9 },
        others: [zeke],
        initiative: ['rook', 'foe', 'zeke'],
        play: [choose('attack', { target: 'foe-1' }), choose('endTurn')],
        dice: ['WHITE 7', 'PURPLE 3'],
        expect: { events: [{ type: 'turnBegan', figure: 'zeke' }], noEvents: [{ type: 'turnBegan', figure: 'foe-1' }] },
      }),
    );
    position(
      duel({
        foe: 'foe',
        foeIs: { damage: 9, effects: ['poison'] },
        others: [zeke],
        initiative: ['foe', 'zeke', 'rook'],
        turn: 'foe-1',
        dice: ['PURPLE 1'],
        expect: {
          initiative: ['zeke', 'rook'],
          events: [
            { type: 'defeated', figure: 'foe-1' },
            { type: 'turnBegan', figure: 'zeke' },
          ],
          noEvents: [{ type: 'attackDeclared' }, { type: 'aiStepConsidered' }],
          round: 1,
        },
      }),
    );
    // In the Action Phase, in the middle of a movement.
    position(
      duel({
        foe: 'foe',
        rook: { damage: 13 },
        others: [zeke],
        initiative: ['rook', 'zeke', 'foe'],
        play: [choose('move', { to: [0, 2] })],
        dice: ['WHITE 7', 'PURPLE 3'],
        expect: {
          initiative: ['zeke', 'foe'],
          events: [
            { type: 'defeated', figure: 'rook', by: 'foe-1' },
            { type: 'turnBegan', figure: 'zeke' },
          ],
          offered: [{ kind: 'endTurn' }],
          round: 1,
        },
      }),
    );
  });

  it('A1.initiative.12 the card of a Group leaves the Track with its last figure only', () => {
    const group = (first: object, initiative: string[]) =>
      position(
        duel({
          foe: null,
          others: [figure('pack-foe-1', [2, 2], { damage: 9 }), figure('pack-foe-3', [1, 1], { damage: 9, ...first })],
          initiative: ['rook', 'pack-foe'],
          play: [choose('attack', { target: 'pack-foe-1' })],
          dice: ['WHITE 7', 'PURPLE 3'],
          expect: { initiative, figures: { 'pack-foe-1': { defeated: true } } },
        }),
      );
    group({}, ['rook', 'pack-foe']);
    group({ defeated: true, at: undefined }, ['rook']);
  });

  it('A1.initiative.13 on the card of a Group every figure takes its own turn, lowest number first', () => {
    position(
      duel({
        foe: null,
        others: [figure('pack-foe-3', [9, 0]), figure('pack-foe-1', [9, 2]), figure('pack-foe-4', [9, 4])],
        initiative: ['rook', 'pack-foe', 'pack-foe#2'],
        play: [choose('endTurn')],
        expect: {
          events: [
            { type: 'turnBegan', figure: 'pack-foe-1' },
            { type: 'turnEnded', figure: 'pack-foe-1' },
            { type: 'turnBegan', figure: 'pack-foe-3' },
            { type: 'turnEnded', figure: 'pack-foe-3' },
            { type: 'turnBegan', figure: 'pack-foe-4' },
          ],
        },
      }),
    );
  });

  it('A1.initiative.15 Adventurers take their turn by phases and a menu, Intelligent Combatants by their AI card', () => {
    position(
      duel({
        foe: 'foe',
        foeIs: { at: [9, 2], effects: ['haste'] },
        round: 2,
        initiative: ['foe', 'rook'],
        turn: 'foe-1',
        rook: { sp: 0 },
        expect: {
          events: [
            { type: 'aiStepConsidered', figure: 'foe-1', step: 1, true: false },
            { type: 'turnEnded', figure: 'foe-1' },
            { type: 'turnBegan', figure: 'rook' },
            { type: 'spGained', figure: 'rook' },
          ],
          noEvents: [
            { type: 'spGained', figure: 'foe-1' },
            { type: 'aiStepConsidered', figure: 'rook' },
          ],
          offered: [{ kind: 'endTurn' }],
        },
      }),
    );
  });
});
