/* Moments of the card language that belong to no single rule: each event is told once, when it comes. */
import { describe, it } from 'vitest';
import { choose, discipline, duel, encounter, figure, MAP, relic, struck } from '../scene/beside';
import { position } from '../scene/position';

const watch = (...lines: string[]) => ({ items: [relic('watch', ...lines)] });
const watching = { items: ['sword', 'watch'], sp: 3 };
const spOf = (sp: number) => ({ figures: { rook: { sp } } });

describe('moments of use', () => {
  it('a card that was used is known by its name, another is not', () => {
    const scene = {
      rook: { items: ['watch', 'potion', 'salve'], sp: 3, damage: 9 },
      extra: watch('PASSIVE: When you use {Potion}, Gain 1 SP.'),
    };
    position(duel({ ...scene, play: [choose('use', { card: 'potion' })], expect: spOf(3) }));
    position(duel({ ...scene, play: [choose('use', { card: 'salve' })], expect: spOf(2) }));
  });

  it('a token that was used on another ally', () => {
    const scene = {
      rook: { items: ['watch'], sp: 3, damage: 9, tokens: { heal: 2 } },
      others: [figure('remi', [1, 1], { damage: 8 })],
      extra: watch('PASSIVE: When you use a HEAL token on another ally, Gain 1 SP.'),
    };
    position(
      duel({
        ...scene,
        play: [choose('use', { token: 'heal', target: 'remi' })],
        expect: { figures: { rook: { sp: 3 }, remi: { damage: 2 } } },
      }),
    );
    position(duel({ ...scene, play: [choose('use', { token: 'heal', target: 'rook' })], expect: spOf(2) }));
  });

  it('a Loot token that an Adventurer activates, by its colour', () => {
    const chest = (color: string) => ({ map: MAP, tokens: [{ id: 'chest', kind: 'loot', color, at: [1, 3] }] });
    const scene = {
      rook: watching,
      extra: watch('PASSIVE: When an Adventurer activates {Blue Loot}, HEAL 1 and Gain 1 SP.'),
      encounter: encounter({ texts: { loot: { blue: ['Gain 5 Gold'], red: ['Gain 5 Gold'] } } }),
      play: [choose('encounter', { token: 'chest' })],
    };
    position(duel({ ...scene, board: chest('blue'), expect: { ...spOf(3), gold: 5 } }));
    position(duel({ ...scene, board: chest('red'), expect: { ...spOf(2), gold: 5 } }));
  });
});

describe('moments before a Standard Action or Ability', () => {
  it('a Standard Action, not an Ability of a card', () => {
    const scene = {
      rook: { items: ['sword', 'potion', 'watch'], sp: 3, damage: 5 },
      extra: watch('PASSIVE: When you would make a Standard Action, HEAL 1.'),
    };
    position(
      duel({
        ...scene,
        dice: ['WHITE 2', 'PURPLE 1'],
        play: [choose('attack', { target: 'idle-1' })],
        expect: { events: [{ type: 'healed', figure: 'rook' }, { type: 'attackDeclared' }] },
      }),
    );
    position(
      duel({ ...scene, play: [choose('use', { card: 'potion' })], expect: { figures: { rook: { damage: 2 } } } }),
    );
    // A Move Action is one, its later steps are no more.
    position(
      duel({
        ...scene,
        play: [choose('move', { to: [1, 1], path: [[1, 1]] }), choose('move', { to: [1, 0], path: [[1, 0]] })],
        foe: null,
        others: [figure('idle-1', [9, 4])],
        expect: { figures: { rook: { damage: 4, at: [1, 0] } } },
      }),
    );
  });

  it('a Standard Action that can no longer be made is not made', () => {
    position(
      duel({
        rook: { items: ['sword', 'watch'], sp: 2 },
        extra: watch('PASSIVE: When you would make a Standard Action, lose 1 SP.'),
        play: [choose('attack', { target: 'idle-1' })],
        expect: { ...spOf(1), noEvents: [{ type: 'attackDeclared' }] },
      }),
    );
  });

  it('a Standard Ability: DODGE, EMPOWER, COUNTER', () => {
    const extra = watch('PASSIVE: When you would use a Standard Ability, HEAL 1.');
    position(
      duel({
        rook: { items: ['sword', 'watch'], sp: 3, damage: 5 },
        extra,
        dice: ['WHITE 2', 'PURPLE 1', 'BLACK 4s'],
        play: [choose('attack', { target: 'idle-1' }), choose('empower')],
        expect: { figures: { rook: { damage: 4, sp: 0 } } },
      }),
    );
    position(
      struck({
        rook: { items: ['sword', 'watch'], sp: 3, damage: 5 },
        extra,
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1', 'WHITE 2', 'PURPLE 1'],
        play: [choose('dodge'), choose('counter')],
        expect: { figures: { rook: { damage: 3, sp: 1 } }, events: [{ type: 'countered', figure: 'rook' }] },
      }),
    );
  });

  it('what a card of its owner costs is less, what another costs is not', () => {
    const cheap = {
      ...discipline('cheap', 'HEAL 1.', 'PASSIVE: When you pay SP for an Ability of this card, pay 1 SP less.'),
      sp: 2,
    };
    const scene = {
      rook: { disciplines: ['cheap'], items: ['potion'], damage: 9, sp: 3 },
      extra: { disciplines: [cheap] },
    };
    position(duel({ ...scene, play: [choose('use', { card: 'cheap' })], expect: spOf(2) }));
    position(duel({ ...scene, play: [choose('use', { card: 'potion' })], expect: spOf(2) }));
  });

  it('a SPELL of an ally costs less, its other Abilities do not', () => {
    const bolt = { ...discipline('bolt', 'Cast a SPELL 6: Deal 1 MAGIC DMG.'), sp: 2 };
    position(
      duel({
        rook: { disciplines: ['bolt'], items: ['watch'], sp: 2 },
        extra: { disciplines: [bolt], ...watch('PASSIVE: When an ally casts a SPELL, it pays 1 SP less.') },
        dice: ['PURPLE 1', 'PURPLE 7', 'PURPLE 7'],
        play: [choose('use', { card: 'bolt' })],
        expect: spOf(1),
      }),
    );
  });
});

describe('moments of movement', () => {
  it('being moved by another, not by oneself', () => {
    const scene = {
      rook: { items: ['watch', 'shove'], damage: 5 },
      extra: {
        items: [
          relic('watch', 'PASSIVE: When an opponent is moved, HEAL 1.'),
          relic('shove', 'EXHAUST: Target an opponent within SOI: PUSH 2.'),
        ],
      },
    };
    position(
      duel({
        ...scene,
        play: [choose('use', { card: 'shove' })],
        // After each space.
        expect: { figures: { rook: { damage: 3 }, 'idle-1': { at: [4, 2] } } },
      }),
    );
    position(
      duel({
        rook: { items: ['watch'], damage: 5 },
        extra: watch('PASSIVE: When you are moved, HEAL 1.'),
        foe: null,
        others: [figure('idle-1', [9, 4])],
        play: [choose('move', { to: [1, 1] })],
        expect: { figures: { rook: { damage: 5 } } },
      }),
    );
  });

  it('Line of Sight, after each space from which it is drawn', () => {
    const map = ['............', '............', '..#.........', '............', '............'];
    const scene = {
      foeIs: { at: [5, 2] },
      rook: { items: ['watch'], sp: 0, effects: [] },
      board: { map },
      extra: watch('PASSIVE: When you draw Line of Sight to an opponent, HEAL 1.'),
    };
    const path = (to: number[], ...spaces: number[][]) => choose('move', { to, path: spaces });
    // Behind the pillar at [0, 2] and [1, 2], in the open at [1, 1] and [1, 0].
    position(
      duel({
        ...scene,
        rook: { at: [0, 2], items: ['watch'], sp: 5, damage: 5 },
        play: [path([1, 2], [1, 2])],
        expect: { figures: { rook: { damage: 5 } } },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { at: [1, 2], items: ['watch'], sp: 5, damage: 5 },
        play: [path([1, 0], [1, 1], [1, 0])],
        expect: { figures: { rook: { damage: 3 } } },
      }),
    );
  });

  it('what comes instead of a Break Attack, of Damage and of a Defeat takes their place', () => {
    position(
      duel({
        rook: { items: ['sword', 'watch'], damage: 3 },
        foe: 'foe',
        extra: watch('PASSIVE: When you would provoke a Break Attack, HEAL 1, instead.'),
        play: [choose('move', { to: [0, 2] })],
        expect: { figures: { rook: { damage: 2, at: [0, 2] } }, noEvents: [{ type: 'breakAttack' }] },
      }),
    );
    position(
      struck({
        rook: { items: ['sword', 'watch'], damage: 3, sp: 0 },
        extra: watch('PASSIVE: When you would be dealt Damage by an Attack or SPELL, HEAL 1, instead.'),
        dice: ['WHITE 7', 'PURPLE 7'],
        expect: { figures: { rook: { damage: 2 } }, noEvents: [{ type: 'damageDealt' }] },
      }),
    );
    position(
      struck({
        rook: { items: ['sword', 'watch'], damage: 13, sp: 0 },
        extra: watch('PASSIVE: When you would be Defeated, HEAL 3, instead.'),
        dice: ['WHITE 7', 'PURPLE 7'],
        expect: { figures: { rook: { damage: 11, defeated: false } } },
      }),
    );
  });
});

describe('who does what', () => {
  it('the last subject named in a sentence does the rest of it', () => {
    const gift = relic('watch', '0 SP: Another ally within SOI Gains 1 SP and HEALS 2. HEAL 1.');
    position(
      duel({
        rook: { items: ['watch'], sp: 1, damage: 5 },
        extra: { items: [gift] },
        others: [figure('remi', [1, 1], { sp: 1, damage: 5 })],
        play: [choose('use', { card: 'watch' })],
        expect: { figures: { rook: { sp: 1, damage: 4 }, remi: { sp: 2, damage: 3 } } },
      }),
    );
  });

  it('who refuses has no part in the rest of its sentence, the others have', () => {
    const deal = relic('watch', '0 SP: Each ally within SOI may spend 1 SP to HEAL 2 and Gain 1 VOW token.');
    position(
      duel({
        rook: { items: ['watch'], sp: 1, damage: 5 },
        extra: { items: [deal] },
        others: [figure('remi', [1, 1], { sp: 1, damage: 5 })],
        play: [choose('use', { card: 'watch' }), choose('pass'), choose('yes')],
        expect: { figures: { rook: { sp: 1, damage: 5, tokens: {} }, remi: { sp: 0, damage: 3, tokens: { vow: 1 } } } },
      }),
    );
  });
});
