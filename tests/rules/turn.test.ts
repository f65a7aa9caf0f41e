import { describe, it } from 'vitest';
import { choose, duel, figure, reject, relic, type Scene } from '../scene/beside';
import { everyQuestionSurvives } from '../scene/everyQuestion';
import { position } from '../scene/position';

/** A whole turn of Rook in round 2, from its start to its end, without an opponent near. */
const wholeTurn = (scene: Scene) =>
  duel({ round: 2, phase: 'start', foeIs: { at: [9, 2] }, play: [choose('endTurn')], until: 'turn-end', ...scene });

const clock = relic(
  'clock',
  'PASSIVE: At the start of your turn, HEAL 1.',
  'STATUS: Gain 1 VOW token.',
  'PASSIVE: At the end of your turn, HEAL 2.',
);

describe('the phases of a turn', () => {
  it('A1.turn.01 A1.turn-phases.08 Start of Turn, Status, Refresh, Action and End of Turn come in this order', () => {
    position(
      wholeTurn({
        rook: { items: ['clock'], sp: 1, damage: 5, effects: ['poison'], exhausted: ['clock'] },
        extra: { items: [clock] },
        dice: ['PURPLE 3'],
        expect: {
          events: [
            { type: 'turnBegan', figure: 'rook' },
            { type: 'healed', figure: 'rook', amount: 1 },
            { type: 'damageDealt', target: 'rook', amount: 3, damageType: 'IRREDUCIBLE' },
            { type: 'spGained', figure: 'rook' },
            { type: 'healed', figure: 'rook', amount: 2 },
            { type: 'turnEnded', figure: 'rook' },
          ],
          figures: { rook: { damage: 5, sp: 4, exhausted: [] } },
        },
      }),
    );
  });

  it('A1.turn.02 A1.turn-phases.01 A1.turn.10 A1.turn-phases.07 what occurs at the start and at the end of a turn is resolved there', () => {
    const rook = { items: ['clock'], damage: 9 };
    const extra = { items: [clock] };
    position(wholeTurn({ rook, extra, play: [], until: 'rest', expect: { figures: { rook: { damage: 8 } } } }));
    position(wholeTurn({ rook, extra, expect: { figures: { rook: { damage: 6 } } } }));
    position(wholeTurn({ rook, extra, phase: 'action', expect: { figures: { rook: { damage: 7 } } } }));
    position(wholeTurn({ rook, extra, phase: 'refresh', expect: { figures: { rook: { damage: 7, tokens: {} } } } }));
    // What lasts until then ends there.
    const guard = relic('guard', 'EXHAUST: Gain +1 Defense until the start of your next turn.');
    const guarded = (play: ReturnType<typeof choose>[], defense: number) =>
      everyQuestionSurvives(
        duel({
          rook: { items: ['guard'] },
          extra: { items: [guard] },
          foeIs: { at: [9, 2] },
          play: [choose('use', { card: 'guard' }), ...play],
          expect: { figures: { rook: { defense } } },
        }),
      );
    guarded([], 8);
    guarded([choose('endTurn')], 7);
  });

  it('A1.turn.03 A1.turn-phases.02 A1.condition-tag.07 STATUS happens in the Status Phase, before SP are recovered', () => {
    const scene = { rook: { items: ['clock'], sp: 0 }, extra: { items: [clock] }, play: [], until: 'rest' };
    position(
      wholeTurn({
        ...scene,
        rook: { ...scene.rook, effects: ['poison'] },
        dice: ['PURPLE 2'],
        expect: {
          events: [
            { type: 'damageDealt', target: 'rook', amount: 2 },
            { type: 'spGained', figure: 'rook' },
          ],
          figures: { rook: { tokens: { vow: 1 }, damage: 2, sp: 3 } },
        },
      }),
    );
    position(
      wholeTurn({
        ...scene,
        rook: { ...scene.rook, effects: ['condemn'] },
        dice: ['BLACK 4s'],
        expect: {
          events: [
            { type: 'diceRolled', figure: 'rook', dice: ['BLACK 4s'] },
            { type: 'spGained', figure: 'rook' },
          ],
          figures: { rook: { damage: 0, sp: 3 } },
        },
      }),
    );
    position(wholeTurn({ ...scene, phase: 'action', expect: { figures: { rook: { tokens: {}, sp: 0 } } } }));
  });

  it('A1.turn.04 A1.turn.05 A1.turn-phases.03 A1.adventurer-card.01 the Refresh Phase gives the recovery number of SP, up to the maximum', () => {
    for (const [before, after] of [
      [0, 3],
      [1, 4],
      [2, 5],
      [4, 5],
      [5, 5],
    ]) {
      position(
        wholeTurn({ rook: { sp: before }, play: [], until: 'rest', expect: { figures: { rook: { sp: after } } } }),
      );
    }
    const tired = { id: 'tired', name: 'Tired', hp: 9, defense: 7, movement: 6, armor: 0, sp: { recovery: 2, max: 7 } };
    const skills = { presence: 1, lore: 1, agility: 1, perception: 1, strength: 1 };
    const card = { ...tired, conviction: ['PURPLE', 'PURPLE'], casting: 'PURPLE', skills, abilities: [] };
    for (const [before, after] of [
      [1, 3],
      [6, 7],
    ]) {
      position(
        duel({
          extra: { adventurers: [card] },
          figures: [figure('tired', [1, 2], { sp: before })],
          initiative: ['tired'],
          turn: 'tired',
          round: 2,
          phase: 'refresh',
          expect: { figures: { tired: { sp: after } } },
        }),
      );
    }
  });

  it('A1.turn.05 SP gained by an Ability stop at the maximum too', () => {
    for (const [before, after] of [
      [1, 3],
      [4, 5],
      [5, 5],
    ]) {
      position(
        duel({
          rook: { items: ['well'], sp: before, damage: 1 },
          extra: { items: [relic('well', 'EXHAUST: HEAL 1 and Gain 2 SP.')] },
          play: [choose('use', { card: 'well' })],
          expect: { figures: { rook: { sp: after, damage: 0 } } },
        }),
      );
    }
  });

  it('A1.turn.07 A1.turn-phases.05 A1.exhaust.01 the Refresh Phase Un-Exhausts all cards, in the first turn too', () => {
    const extra = { items: [relic('horn', 'EXHAUST: HEAL 1.'), relic('bell', 'EXHAUST: HEAL 1.')] };
    const rook = { items: ['horn', 'bell'], damage: 3, exhausted: ['horn', 'bell'], sp: 3 };
    const everywhere = {
      items: ['horn'],
      pack: ['bell'],
      disciplines: ['insight'],
      exhausted: ['horn', 'bell', 'insight'],
    };
    for (const round of [1, 2]) {
      position(
        duel({
          rook: { ...rook, ...everywhere },
          extra,
          round,
          phase: 'refresh',
          foeIs: { at: [9, 2] },
          expect: { figures: { rook: { exhausted: [] } } },
        }),
      );
    }
    position(
      duel({
        rook: { ...rook, exhausted: [] },
        extra,
        foeIs: { at: [9, 2] },
        play: [choose('use', { card: 'horn' })],
        expect: { figures: { rook: { exhausted: ['horn'], damage: 2 } }, notOffered: [{ kind: 'use', card: 'horn' }] },
      }),
    );
  });

  it('A1.turn.08 A1.turn-phases.06 A1.sp.01 Actions and Abilities are taken in any order as long as SP last', () => {
    const scene = {
      rook: { items: ['bow', 'horn'], damage: 4, sp: 4 },
      foeIs: { at: [6, 2] },
      extra: { items: [relic('horn', '1 SP: HEAL 1.')] },
      dice: ['WHITE 2', 'PURPLE 1'],
    };
    const heal = choose('use', { card: 'horn' });
    const shoot = choose('attack', { target: 'idle-1' });
    const walk = choose('move', { to: [1, 1] });
    for (const play of [
      [heal, shoot, walk],
      [walk, heal, shoot],
      [shoot, walk, heal],
    ]) {
      position(
        duel({
          ...scene,
          play: [...play, reject('attack', { target: 'idle-1' })],
          expect: {
            figures: { rook: { sp: 0, damage: 3, at: [1, 1] } },
            offered: [{ kind: 'endTurn' }],
            notOffered: [{ kind: 'use', card: 'horn' }],
          },
        }),
      );
    }
  });

  it('A1.turn.09 A1.dodge.11 unspent SP stay for the turns of others and the next own turn', () => {
    position(
      duel({
        foe: 'foe',
        rook: { sp: 2, items: ['sword'] },
        initiative: ['rook', 'foe'],
        play: [choose('endTurn'), choose('dodge')],
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1'],
        expect: {
          events: [
            { type: 'dodged', figure: 'rook' },
            { type: 'attackRolled', total: 3, defense: 11, hit: false },
          ],
          figures: { rook: { sp: 4 } },
          round: 2,
        },
      }),
    );
  });
});
