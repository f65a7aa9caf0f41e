/* Interactions (1) and (7): what a Counter ends, and an Encounter that ends inside one. */
import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, opponent, relic, type Scene, struck } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { breakAttack, move, roll, step, use } from '../../scene/field';

const MISS = roll(2, 1);
const HIT_BY_1 = roll(5, 3);

describe('(1) a Counter out of a Break Attack in the middle of a walk inside an Ability', () => {
  /** Rook walks through Zeke's space at [1, 0], past a foe at [2, 1]; the line goes on after the walk. */
  const walk = (line: string, scene: Scene): void =>
    everyQuestionSurvives(
      duel({
        board: { map: ['.....', '#....', '.....'] },
        foe: 'foe',
        foeIs: { at: [2, 1] },
        extra: { items: [relic('sandals', line)] },
        others: [figure('zeke', [1, 0], { sp: 0 })],
        ...scene,
        rook: { at: [0, 0], items: ['bow', 'sandals'], damage: 4, ...scene.rook },
      }),
    );
  const strides = [use('sandals'), move([1, 0]), move([2, 0])];

  it('A1.counter.14 A1.counter.17 A1.break-attack.09 A1.move.07 the rest of the Ability is lost and the turn goes on', () => {
    walk('EXHAUST, 1 SP: Move up to 3 spaces, THEN HEAL 2.', {
      // He shoots from where he was put back: Zeke is in the line, 9 - 1.
      dice: [...MISS, ...roll(6, 3)],
      play: [...strides, choose('counter', { target: 'foe-1' })],
      expect: {
        events: [
          { type: 'moved', figure: 'rook', to: [1, 0] },
          { type: 'breakAttack', by: 'foe-1', target: 'rook' },
          { type: 'attackRolled', attacker: 'foe-1', hit: false },
          { type: 'countered', figure: 'rook' },
          { type: 'attackRolled', attacker: 'rook', target: 'foe-1', hit: true, difference: 1 },
        ],
        noEvents: [
          { type: 'healed', figure: 'rook' },
          { type: 'moved', figure: 'rook', to: [2, 0] },
        ],
        figures: {
          rook: { at: [0, 0], damage: 4, sp: 2, exhausted: ['sandals'] },
          zeke: { at: [1, 0] },
          'foe-1': { damage: 1 },
        },
        offered: [{ kind: 'move' }, { kind: 'attack' }, { kind: 'endTurn' }],
        notOffered: [{ kind: 'use', card: 'sandals' }],
      },
    });
  });

  it('A1.break-attack.08 A1.counter.19 without the Counter the walk and the Ability go on', () => {
    walk('EXHAUST, 1 SP: Move up to 3 spaces, THEN HEAL 2.', {
      dice: MISS,
      play: [...strides, move([3, 0])],
      expect: {
        events: [
          { type: 'breakAttack', by: 'foe-1', target: 'rook' },
          { type: 'moved', figure: 'rook', to: [2, 0] },
          { type: 'healed', figure: 'rook', amount: 2 },
        ],
        noEvents: [{ type: 'countered' }],
        figures: { rook: { at: [3, 0], damage: 2, sp: 4 } },
      },
    });
  });

  /** An enemy with Riposte and REACH 2 walks out of its corner through its ally's space at [3, 0], past Rook at [4, 1]. */
  const flight = (scene: Scene): void => {
    const runner = opponent('runner', {
      tags: ['REACH 2'],
      passives: [{ name: 'Riposte', text: 'When an Attack misses this figure, COUNTER.' }],
      ai: [step('There is an opponent within Range 6', 'Move up to 3 spaces to {Gate}', 'HEAL 2')],
    });
    everyQuestionSurvives(
      struck({
        board: { map: ['##..g..', '####...'], legend: { g: { terrain: 'normal', name: 'Gate' } } },
        foe: 'runner',
        foeIs: { at: [2, 0], damage: 5 },
        extra: { combatants: [runner] },
        others: [figure('idle-1', [3, 0])],
        initiative: ['runner', 'idle', 'rook'],
        ...scene,
        rook: { at: [4, 1], items: ['great-sword'], ...scene.rook },
      }),
    );
  };

  it('A1.counter.14 A1.counter.17 A1.move.07 an enemy loses its walk, stands where it last was alone, and goes on with the next THEN', () => {
    flight({
      dice: [...MISS, ...HIT_BY_1],
      play: [breakAttack('runner-1')],
      expect: {
        events: [
          { type: 'moved', figure: 'runner-1', to: [3, 0] },
          { type: 'breakAttack', by: 'rook', target: 'runner-1' },
          { type: 'countered', figure: 'runner-1' },
          { type: 'attackRolled', attacker: 'runner-1', target: 'rook', difference: 1 },
          { type: 'healed', figure: 'runner-1', amount: 2 },
          { type: 'turnEnded', figure: 'runner-1' },
        ],
        noEvents: [{ type: 'moved', figure: 'runner-1', to: [4, 0] }],
        figures: { 'runner-1': { at: [2, 0], damage: 3 }, rook: { damage: 1 } },
      },
    });
  });

  it('A1.break-attack.07 A1.ai-then.01 an enemy that nobody strikes ends its walk and does the same next THEN', () => {
    flight({
      play: [choose('pass')],
      expect: {
        events: [
          { type: 'moved', figure: 'runner-1', to: [4, 0] },
          { type: 'healed', figure: 'runner-1', amount: 2 },
        ],
        noEvents: [{ type: 'breakAttack' }],
        figures: { 'runner-1': { at: [4, 0], damage: 3 } },
      },
    });
  });

  it('A1.counter.14 A1.turn.03 a Counter in the Status Phase ends the Ability it answers, not the other STATUS Abilities', () => {
    everyQuestionSurvives(
      duel({
        foe: 'riposter',
        phase: 'status',
        rook: { items: ['great-sword', 'rage', 'balm'], damage: 5, sp: 0, effects: ['poison'] },
        extra: {
          combatants: [
            opponent('riposter', {
              passives: [{ name: 'Riposte', text: 'When an Attack misses this figure, COUNTER.' }],
            }),
          ],
          items: [relic('rage', 'STATUS: Make a Melee ATK and HEAL 1.'), relic('balm', 'STATUS: HEAL 2.')],
        },
        dice: [...MISS, ...HIT_BY_1, 'PURPLE 1'],
        play: [choose('order', { card: 'rage' })],
        expect: {
          events: [
            { type: 'countered', figure: 'riposter-1' },
            { type: 'healed', figure: 'rook', amount: 2 },
            { type: 'damageDealt', target: 'rook', damageType: 'IRREDUCIBLE', amount: 1 },
          ],
          noEvents: [{ type: 'healed', amount: 1 }],
          figures: { rook: { damage: 5 } },
        },
      }),
    );
  });
});

describe('(7) the Encounter ends inside a Counter', () => {
  const last = (scene: Scene): void =>
    everyQuestionSurvives(
      struck({
        encounter: encounter({
          win: [{ id: 'cleared', if: 'All opponents are Defeated', reward: ['The party Gains 20 Gold'] }],
        }),
        board: { map: ['.....', '.....', '.....'] },
        foe: 'hoarder',
        foeIs: { damage: 9 },
        extra: {
          combatants: [
            opponent('hoarder', {
              tags: ['AVARICE 1'],
              ai: [step('There is an adjacent opponent', 'Melee ATK', 'HEAL 2')],
            }),
          ],
        },
        gold: 3,
        draws: { loot: ['gold 7', 'gold 5'] },
        until: 'encounter-end',
        ...scene,
        rook: { sp: 2, items: ['great-sword'], ...scene.rook },
      }),
    );

  it('A1.end-condition.02 A1.combatant-loot.01 A1.combatant-loot.03 A1.counter.10 loot is drawn first, Gold and Reward come at the end', () => {
    last({
      dice: [...MISS, ...HIT_BY_1],
      play: [choose('counter', { target: 'hoarder-1' })],
      expect: {
        events: [
          { type: 'countered', figure: 'rook' },
          { type: 'attackDeclared', attacker: 'rook', target: 'hoarder-1' },
          { type: 'damageDealt', target: 'hoarder-1', amount: 1 },
          { type: 'defeated', figure: 'hoarder-1', by: 'rook' },
          { type: 'lootDrawn' },
          { type: 'lootDrawn' },
          { type: 'encounterEnded', outcome: 'won' },
        ],
        noEvents: [{ type: 'turnEnded' }, { type: 'healed' }, { type: 'turnBegan', figure: 'rook' }],
        outcome: 'won',
        gold: 35,
      },
    });
  });

  it('A1.counter.13 A1.counter.21 a Counter that Defeats no one leaves the Encounter and the next THEN going on', () => {
    last({
      foeIs: { damage: 5 },
      dice: [...MISS, ...HIT_BY_1],
      play: [choose('counter', { target: 'hoarder-1' })],
      until: 'turn-end',
      expect: {
        events: [{ type: 'countered' }, { type: 'healed', figure: 'hoarder-1', amount: 2 }, { type: 'turnEnded' }],
        noEvents: [{ type: 'encounterEnded' }, { type: 'lootDrawn' }],
        figures: { 'hoarder-1': { damage: 4 } },
        outcome: null,
        gold: 3,
      },
    });
  });
});
