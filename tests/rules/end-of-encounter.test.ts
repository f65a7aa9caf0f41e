import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, opponent, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const HIT = ['WHITE 6', 'PURPLE 3'];
const KILL = ['WHITE 6', 'PURPLE 5'];
const attack = choose('attack', { target: 'idle-1' });

describe('Urgency', () => {
  /** The Urgency tokens after a round in which Rook does `play` and ends his turn. */
  const round = (urgency: number, scene: Scene = {}) =>
    position(duel({ until: 'round-end', rook: { sp: 0 }, expect: { urgency }, ...scene }));

  it('A1.urgency.01 A1.urgency.06 a token is added after a round in which no opponent did anything', () => {
    round(1, { foe: null });
    round(1, { foe: 'idle' });
    round(1, { foe: 'foe', foeIs: { at: [6, 2] }, expect: { urgency: 1, events: [{ type: 'urgencyAdded' }] } });
  });

  it('A1.urgency.01 each round is looked at by itself, and what allies of the Adventurers do is not', () => {
    position(
      duel({
        rook: { sp: 2 },
        foeIs: { damage: 9 },
        others: [figure('tough-1', [9, 4])],
        play: [attack, choose('endTurn'), choose('endTurn')],
        dice: KILL,
        expect: { round: 3, urgency: 1 },
      }),
    );
    const scout = opponent('scout', { ai: [{ if: 'otherwise', do: ['Move 1 space towards the nearest opponent'] }] });
    round(1, {
      foeIs: { at: [9, 2] },
      others: [figure('scout-1', [1, 4], { side: 'adventurers' })],
      extra: { combatants: [scout] },
      expect: { urgency: 1, events: [{ type: 'moved', figure: 'scout-1' }] },
    });
  });

  it('A1.urgency.02 one opponent with one true AI Step prevents the token', () => {
    round(0, { foe: 'foe', others: [figure('idle-1', [8, 0]), figure('tough-1', [8, 2])], dice: HIT });
    round(0, { foe: 'foe', dice: HIT, expect: { urgency: 0, noEvents: [{ type: 'urgencyAdded' }] } });
  });

  it('A1.urgency.03 A1.urgency.04 so does an opponent that was Defeated or Spawned', () => {
    const others = [figure('tough-1', [9, 4])];
    round(0, { rook: { sp: 2 }, foeIs: { damage: 9 }, others, play: [attack], dice: KILL });
    // Not attacked, for a target with nothing to do gets an Aggro token, and that step counts (A1.aggro.06).
    round(1, { foeIs: { damage: 9 }, others });
    const pit = {
      board: { map: ['.........p..', ...MAP.slice(1)], legend: { p: { terrain: 'normal', name: 'Pit' } } },
      rook: { items: ['horn'] },
      play: [choose('use', { card: 'horn' })],
    };
    const horn = (line: string) => ({ items: [relic('horn', line)], combatants: [opponent('ogre')] });
    round(0, { ...pit, extra: horn('EXHAUST: Spawn 1 {Ogre} on {Pit}.') });
    round(1, { ...pit, extra: horn('EXHAUST: Gain 1 VOW token.') });
  });

  it('A1.urgency.05 Passive Abilities of opponents do not count', () => {
    const thorny = opponent('thorny', {
      passives: ['At the start of your turn, Deal 1 MAGIC DMG to each opponent within SOI.'],
    });
    round(1, {
      foe: 'thorny',
      extra: { combatants: [thorny] },
      expect: { urgency: 1, figures: { rook: { damage: 1 } } },
    });
  });

  it('A1.urgency.07 an opponent that an Effect of an Adventurer keeps from acting counts as having acted', () => {
    const scene = (effect: string) => ({
      rook: { sp: 0, items: ['gaze'] },
      extra: { items: [relic('gaze', `EXHAUST: Target an opponent within SOI: Inflict ${effect}.`)] },
      foe: 'foe',
      foeIs: { at: [4, 2] },
      play: [choose('use', { card: 'gaze' })],
    });
    round(0, scene('PARALYZE'));
    round(1, scene('DARKNESS'));
  });

  it('A1.urgency.08 with the 4th token all Adventurers are Defeated and the Encounter is lost', () => {
    const idleRound = (before: number, expect: NonNullable<Scene['expect']>, until: string) =>
      position(
        duel({
          urgency: before,
          encounter: encounter(),
          others: [figure('zeke', [0, 0])],
          foeIs: { at: [9, 2] },
          until,
          expect,
        }),
      );
    const all = (defeated: boolean) => ({ rook: { defeated }, zeke: { defeated } });
    idleRound(
      3,
      {
        outcome: 'lost',
        round: 1,
        figures: all(true),
        events: [{ type: 'encounterEnded', outcome: 'lost' }],
        noEvents: [{ type: 'roundEnded' }],
      },
      'encounter-end',
    );
    idleRound(2, { outcome: null, urgency: 3, figures: all(false) }, 'round-end');
  });

  it('A1.urgency.09 the tokens are removed when the Encounter ends, so that the next one begins without', () => {
    position(
      duel({
        urgency: 2,
        encounter: encounter(),
        foeIs: { damage: 9 },
        play: [attack],
        dice: KILL,
        until: 'encounter-end',
        expect: { outcome: 'won', urgency: 0 },
      }),
    );
  });

  it('A1.urgency.10 the tokens accumulate and are no part of the shuffled Track', () => {
    position(
      duel({
        urgency: 1,
        foeIs: { at: [9, 2] },
        tracks: [['idle', 'rook']],
        play: [choose('endTurn')],
        expect: { urgency: 2, round: 2, initiative: ['idle', 'rook'] },
      }),
    );
  });

  it('A1.urgency.11 a Step whose condition is true but which cannot be performed counts as false', () => {
    const foe = (instruction: string) => ({
      foe: 'brute',
      foeIs: { at: [6, 2] },
      extra: {
        combatants: [opponent('brute', { ai: [{ if: 'There is an opponent within Range 9', do: [instruction] }] })],
      },
    });
    const considered = (performed: boolean) => [
      { type: 'aiStepConsidered', figure: 'brute-1', step: 1, true: performed },
    ];
    round(1, { ...foe('Melee ATK'), expect: { urgency: 1, events: considered(false) } });
    round(0, { ...foe('MOVE towards the nearest opponent'), expect: { urgency: 0, events: considered(true) } });
  });
});

describe('End Conditions', () => {
  const exit = { id: 'gate', kind: 'exit', color: 'blue', at: [1, 1] };
  const leave = { id: 'left', if: 'An Adventurer ends its turn on Exit BLUE' };

  it('A1.end-condition.01 A1.end-condition.08 an Encounter is lost when all Adventurers are Defeated, allied Combatants or not', () => {
    const last = (zeke: boolean, outcome: string | null, until: string) =>
      position(
        struck({
          encounter: encounter({ win: [] }),
          rook: { damage: 13, sp: 0 },
          others: [
            figure('idle-1', [9, 4], { side: 'adventurers' }),
            zeke ? figure('zeke', [9, 0]) : figure('zeke', null, { damage: 12, defeated: true }),
          ],
          initiative: zeke ? ['foe', 'rook', 'idle', 'zeke'] : ['foe', 'rook', 'idle'],
          dice: HIT,
          until,
          expect: { outcome, figures: { rook: { defeated: true } } },
        }),
      );
    last(false, 'lost', 'encounter-end');
    last(true, null, 'turn-end');
    position(
      duel({
        encounter: encounter({ lose: [{ id: 'late', if: 'This is round 2' }] }),
        play: [choose('endTurn')],
        until: 'encounter-end',
        expect: { outcome: 'lost', figures: { rook: { defeated: false } } },
      }),
    );
  });

  it('A1.end-condition.02 the Encounter ends at the moment its condition is met, in the middle of an Action', () => {
    const runner = opponent('runner', { ai: [{ if: 'Otherwise', do: ['MOVE away from the nearest opponent'] }] });
    position(
      struck({
        foe: 'runner',
        foeIs: { damage: 9 },
        extra: { combatants: [runner] },
        encounter: encounter(),
        play: [choose('breakAttack', { target: 'runner-1' })],
        dice: KILL,
        until: 'encounter-end',
        expect: {
          outcome: 'won',
          events: [
            { type: 'breakAttack', by: 'rook', target: 'runner-1' },
            { type: 'encounterEnded', outcome: 'won' },
          ],
          noEvents: [{ type: 'moved' }, { type: 'turnEnded' }],
        },
      }),
    );
    const idol = relic('mask', 'EXHAUST: Make a Melee ATK, THEN HEAL 2.');
    const strike = (win: object[], damage: number, outcome: string | null) =>
      position(
        duel({
          rook: { items: ['sword', 'mask'], damage: 5 },
          extra: { items: [idol] },
          foeIs: { damage: 9 },
          encounter: encounter({ win }),
          play: [choose('use', { card: 'mask' })],
          dice: KILL,
          expect: { outcome, figures: { rook: { damage } } },
        }),
      );
    strike([{ id: 'cleared', if: 'All opponents are Defeated' }], 5, 'won');
    strike([leave], 3, null);
  });

  it('A1.end-condition.03 A1.exit.02 A1.exit.03 whoever ends the turn on the Exit ends the Encounter, wanted or not', () => {
    const board = { map: MAP, tokens: [exit, { id: 'chest', kind: 'loot', color: 'red', at: [0, 0] }] };
    const scene = {
      board,
      encounter: encounter({ win: [leave], texts: { loot: { red: ['Gain 1 Gold'] } } }),
      foeIs: { at: [9, 2] },
      others: [figure('zeke', [5, 4])],
    };
    position(
      duel({
        ...scene,
        play: [choose('move', { to: [1, 1] }), choose('endTurn')],
        expect: { outcome: 'won', events: [{ type: 'turnEnded', figure: 'rook' }, { type: 'encounterEnded' }] },
      }),
    );
    position(
      duel({
        ...scene,
        play: [choose('move', { to: [1, 1] })],
        expect: { outcome: null, offered: [{ kind: 'move' }], noEvents: [{ type: 'encounterEnded' }] },
      }),
    );
    position(
      duel({
        ...scene,
        play: [
          choose('move', {
            to: [1, 0],
            path: [
              [1, 1],
              [1, 0],
            ],
          }),
          choose('endTurn'),
        ],
        expect: { outcome: null, events: [{ type: 'turnBegan' }], noEvents: [{ type: 'encounterEnded' }] },
      }),
    );
  });

  it('A1.end-condition.05 only the first End Condition that is met counts', () => {
    const win = [
      { ...leave, reward: ['The party Gains 20 Gold'] },
      { id: 'cleared', if: 'All opponents are Defeated', reward: ['The party Gains 30 Gold'] },
    ];
    const end = (lose: object[], outcome: string, gold: number) =>
      position(
        duel({
          encounter: encounter({ win, lose }),
          board: { map: MAP, tokens: [{ ...exit, at: [1, 2] }] },
          foeIs: { damage: 9 },
          play: [attack],
          dice: KILL,
          until: 'encounter-end',
          expect: { outcome, gold },
        }),
      );
    end([], 'won', 35);
    end([{ id: 'late', if: 'This is round 2' }], 'won', 35);
    end([{ id: 'pity', if: 'An {Idle} is Defeated' }], 'lost', 5);
  });
});
