import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, relic } from '../scene/beside';
import { position } from '../scene/position';

const LAMP = relic('lamp', 'EXHAUST: HEAL 1.');
const BELL = relic('bell', 'FLIP: HEAL 1.');
const hound = {
  id: 'hound',
  name: 'Hound',
  kind: 'command',
  groups: [[1]],
  size: [1, 1],
  hp: 10,
  defense: 7,
  movement: 6,
  armor: 0,
  dice: ['WHITE'],
  conviction: ['PURPLE', 'PURPLE'],
  casting: 'PURPLE',
  sp: { recovery: 3, max: 5 },
  attacks: ['Melee ATK'],
  abilities: [],
};
const worn = {
  items: ['sword', 'lamp', 'bell'],
  pack: ['plate'],
  exhausted: ['lamp'],
  flipped: ['bell'],
  damage: 11,
  effects: ['haste', 'poison', 'nemesis'],
  tokens: { heal: 2 },
};

/** Rook strikes the last opponent down; the Reward follows. */
function wins(reward: string[], scene: Parameters<typeof duel>[0] = {}) {
  const { expect, ...rest } = scene;
  position(
    duel({
      rook: worn,
      foeIs: { damage: 9 },
      extra: { items: [LAMP, BELL], combatants: [hound] },
      encounter: encounter({ win: [{ id: 'cleared', if: 'All opponents are Defeated', reward }] }),
      dice: ['WHITE 7', 'PURPLE 7'],
      play: [choose('attack', { target: 'idle-1' })],
      until: 'encounter-end',
      ...rest,
      expect: { outcome: 'won', ...expect },
    }),
  );
}

describe('Restore', () => {
  it('A1.restore.02 A1.restore.03 A1.restore.04 Damage, cards and tokens', () => {
    wins(['Restore'], {
      expect: { figures: { rook: { damage: 0, exhausted: [], flipped: [], effects: [], tokens: {} } } },
    });
  });

  it('A1.restore.03 cards in the Pack and Disciplines are made ready too', () => {
    wins(['Restore'], {
      rook: {
        ...worn,
        items: ['sword'],
        pack: ['lamp', 'bell'],
        disciplines: ['insight'],
        exhausted: ['lamp', 'insight'],
        flipped: ['bell', 'insight'],
      },
      expect: { figures: { rook: { exhausted: [], flipped: [] } } },
    });
  });

  it('A1.restore.01 A1.restore.07 without one Damage and Flipped cards stay as they are', () => {
    wins(['Gain 1 Gold'], {
      expect: {
        figures: { rook: { damage: 11, flipped: ['bell'], exhausted: ['lamp'], tokens: { heal: 2 } } },
        noEvents: [{ type: 'restored' }],
      },
    });
  });

  it('A1.restore.08 in this order: Damage, cards, tokens, trade and Re-Equip', () => {
    wins(['Restore'], {
      others: [figure('remi', [5, 2], { items: ['axe'] })],
      play: [
        choose('attack', { target: 'idle-1' }),
        // As if all were adjacent: Remi stands far off.
        choose('reEquip', { items: ['sword', 'axe', 'plate', 'lamp', 'bell'] }),
      ],
      expect: {
        events: [
          { type: 'damageRemoved', figure: 'rook', amount: 11 },
          { type: 'cardUnFlipped', figure: 'rook', card: 'bell' },
          { type: 'effectLost', figure: 'rook', effect: 'NEMESIS' },
          { type: 'itemTaken', figure: 'rook', from: 'remi', card: 'axe' },
          { type: 'encounterEnded' },
        ],
        figures: { rook: { armor: 2 } },
      },
    });
  });

  it('A1.restore.09 also of Defeated Adventurers and allied Combatants', () => {
    wins(['Restore'], {
      others: [
        figure('remi', [5, 2], { damage: 12, defeated: true }),
        figure('hound-1', [6, 2], { damage: 4, side: 'adventurers' }),
      ],
      expect: { figures: { remi: { damage: 0, defeated: true }, 'hound-1': { damage: 0 } } },
    });
  });

  it('A1.restore.06 the Combatant Loot cards that were drawn go back into the deck', () => {
    wins(['Restore'], {
      draws: { loot: ['gold 7'] },
      expect: {
        gold: 7,
        events: [
          { type: 'lootDrawn', card: 'gold 7' },
          { type: 'lootShuffled', returned: 1, cards: 30 },
        ],
      },
    });
  });
});

describe('what the beginning of an Encounter takes off, and what it leaves', () => {
  const begins = (rook: object, expect: object, others: object[] = [], play = [choose('space', { at: [1, 2] })]) =>
    position(
      duel({
        rook: { at: null, ...rook },
        others: others as [],
        foeIs: { at: [9, 2] },
        extra: { items: [LAMP, BELL, relic('vest', 'PASSIVE: +1 HP.')], combatants: [hound] },
        board: {
          map: MAP,
          startingZone: [
            [1, 2],
            [1, 3],
          ],
        },
        turn: 'setup',
        tracks: [
          ['rook', 'remi', 'hound', 'idle'].filter(
            (id) => id === 'rook' || id === 'idle' || others.some((o) => (o as { card: string }).card === id),
          ),
        ],
        play,
        expect,
      }),
    );

  it('A1.restore-table.02 A1.defeat.15 Damage down to half of maximum HP, rounded up', () => {
    begins({ damage: 14 }, { figures: { rook: { damage: 7 } } });
    begins({ damage: 6 }, { figures: { rook: { damage: 6 } } });
    // HP 14 and 1 more: half of 15 is 8.
    begins({ items: ['vest'], damage: 14 }, { figures: { rook: { damage: 8 } } });
  });

  it('A1.restore-table.04 A1.restore-table.06 A1.restore-table.08 A1.restore-table.10 cards upright but Flipped ones, Effects off, Ability tokens on', () => {
    begins(worn, {
      figures: { rook: { exhausted: [], flipped: ['bell'], effects: [], tokens: { heal: 2 } } },
    });
  });

  it('A1.restore-table.12 no free Re-Equip Action', () => {
    // The first question after the Placement is the menu of the first turn, where it costs 1 SP.
    const items = ['sword', 'lamp', 'bell', 'plate'];
    begins(
      worn,
      { figures: { rook: { sp: 2, armor: 2 } } },
      [],
      [choose('space', { at: [1, 2] }), choose('reEquip', { items })],
    );
  });

  it('A1.defeat.14 Defeated Adventurers and allied Combatants are back', () => {
    begins(
      { damage: 14, defeated: true },
      {
        figures: {
          rook: { defeated: false, at: [1, 2], damage: 7 },
          'hound-1': { defeated: false, at: [6, 3], damage: 5 },
        },
      },
      [figure('hound-1', [6, 3], { damage: 10, defeated: true, side: 'adventurers' })],
    );
  });
});
