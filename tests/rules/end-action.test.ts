import { describe, it } from 'vitest';
import { choose, duel, figure, opponent, reject, relic, struck } from '../scene/beside';
import { position } from '../scene/position';

/** Prevents what is going on, then goes on itself. */
const BREAK = relic(
  'break',
  'EXHAUST: When you would be dealt Damage by an Attack, end the current Action and all Abilities, Gain 1 VOW token and HEAL 1.',
);
const wearer = { items: ['sword', 'break'], damage: 3 };
const use = choose('use', { card: 'break' });

describe('end the current Action and all Abilities', () => {
  it('A1.end-action.01 A1.end-action.02 A1.end-action.03 nothing of the Attack is left, Counter included; the line itself goes on', () => {
    position(
      struck({
        rook: wearer,
        extra: { items: [BREAK] },
        dice: ['WHITE 7', 'PURPLE 7'],
        until: 'rest',
        // After it the next question is Rook's own menu: no Counter was offered.
        play: [use, reject('counter')],
        expect: {
          figures: { rook: { damage: 2, tokens: { vow: 1 } } },
          events: [
            { type: 'attackRolled', hit: true },
            { type: 'actionsEnded' },
            { type: 'healed' },
            { type: 'turnEnded' },
          ],
          noEvents: [{ type: 'damageDealt' }, { type: 'attackResolved' }],
        },
      }),
    );
    // Without it the Attack is dealt.
    position(
      struck({
        rook: { ...wearer, sp: 0 },
        extra: { items: [BREAK] },
        dice: ['WHITE 7', 'PURPLE 7'],
        expect: { figures: { rook: { damage: 10 } }, events: [{ type: 'attackResolved' }] },
      }),
    );
  });

  it('A1.end-action.04 the interrupted turn goes on', () => {
    const calm = relic(
      'calm',
      'EXHAUST: When you hit with an Attack, end the current Action and all Abilities and HEAL 2.',
    );
    position(
      duel({
        rook: { items: ['sword', 'calm'], damage: 3, sp: 4 },
        extra: { items: [calm] },
        dice: ['WHITE 7', 'PURPLE 7'],
        play: [choose('attack', { target: 'idle-1' }), choose('use', { card: 'calm' })],
        expect: {
          figures: { rook: { damage: 1, sp: 2 }, 'idle-1': { damage: 0 } },
          offered: [{ kind: 'attack', target: 'idle-1' }, { kind: 'endTurn' }],
        },
      }),
    );
  });

  it('A1.end-action.05 of an AI Step the block up to the next THEN is ended, the next part is done', () => {
    const runner = opponent('runner', {
      ai: [
        {
          if: 'There is an adjacent opponent',
          do: ['Melee ATK and HEAL 1', 'Move up to 2 spaces farther from the target'],
        },
      ],
    });
    position(
      struck({
        foe: 'runner',
        foeIs: { damage: 5 },
        rook: { ...wearer, sp: 0 },
        extra: { items: [BREAK], combatants: [runner] },
        dice: ['WHITE 7', 'PURPLE 7'],
        play: [use],
        expect: {
          // The HEAL of the same block is lost; the movement of the next is made.
          figures: { 'runner-1': { damage: 5 } },
          events: [{ type: 'actionsEnded' }, { type: 'moved', figure: 'runner-1' }],
        },
      }),
    );
  });
});

describe('end your turn', () => {
  const oath = relic('oath', '1 SP: Target an opponent within SOI: Deal 3 MAGIC DMG. Afterwards, end your turn.');
  const shell = opponent('shell', {
    passives: [{ name: 'Shell', text: 'When this figure would be dealt MAGIC DMG, reduce that Damage by 1' }],
  });

  it('A1.end-turn.01 A1.end-turn.02 others respond first, then the turn is over', () => {
    position(
      duel({
        rook: { items: ['sword', 'oath'], sp: 5 },
        foe: 'shell',
        extra: { items: [oath], combatants: [shell] },
        play: [choose('use', { card: 'oath' })],
        // Nobody ends the turn by choice: the next question comes in round 2.
        expect: {
          round: 2,
          figures: { 'shell-1': { damage: 2 } },
          events: [
            { type: 'damageReduced', from: 3, to: 2 },
            { type: 'damageDealt', amount: 2 },
            { type: 'phaseBegan', phase: 'end' },
            { type: 'turnEnded', figure: 'rook' },
          ],
        },
      }),
    );
    // Also in mid-move: the rest of the Move Action is not made, nor anything else.
    const bog = relic('bog', 'PASSIVE: When you enter a WATER space, end your turn.', '1 SP: At any time, HEAL 1.');
    position(
      duel({
        rook: { items: ['sword', 'bog'], sp: 5, damage: 4 },
        foe: null,
        board: { map: ['............', '............', '..~.........', '............', '............'] },
        extra: { items: [bog] },
        others: [figure('idle-1', [9, 4])],
        play: [choose('move', { to: [2, 2], path: [[2, 2]] })],
        expect: { round: 2, figures: { rook: { at: [2, 2] } }, events: [{ type: 'turnEnded', figure: 'rook' }] },
      }),
    );
  });

  it('A1.end-turn.03 the End of Turn Phase takes place, SP are kept', () => {
    position(
      duel({
        rook: { items: ['sword', 'oath', 'dusk'], sp: 2, damage: 4 },
        extra: { items: [oath, relic('dusk', 'PASSIVE: At the end of your turn, HEAL 1.')] },
        play: [choose('use', { card: 'oath' })],
        // 1 SP was kept, 3 are recovered in round 2.
        expect: { round: 2, figures: { rook: { damage: 3, sp: 4 } } },
      }),
    );
  });

  it("A1.end-turn.01 a Combatant whose turn is ended performs no more of its AI, and nobody else's turn is ended by it", () => {
    const tired = opponent('tired', {
      ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK', 'Melee ATK'] }],
      passives: [{ name: 'Tired', text: 'When Resolving an Attack, end your turn' }],
    });
    const scene = { extra: { combatants: [tired] }, foe: 'tired', dice: ['WHITE 2', 'PURPLE 1'] };
    position(
      struck({
        ...scene,
        rook: { sp: 0 },
        expect: { events: [{ type: 'attackResolved' }, { type: 'turnEnded', figure: 'tired-1' }] },
      }),
    );
    // Its Break Attack in Rook's turn ends nothing.
    position(
      duel({
        ...scene,
        rook: { sp: 3 },
        play: [choose('move', { to: [0, 2] })],
        expect: {
          events: [{ type: 'breakAttack' }],
          offered: [{ kind: 'endTurn' }],
          noEvents: [{ type: 'turnEnded' }],
        },
      }),
    );
  });
});
