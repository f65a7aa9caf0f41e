import { describe, expect, it } from 'vitest';
import { choose, duel, figure, opponent, relic, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

describe('what cards give', () => {
  it('A1.item-card.01 the Item types are Weapon, Armor, Core, Accessory, Relic and Consumable', () => {
    const types = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'];
    const line = ['1 SP: HEAL 1.'];
    const items = types.map((type) =>
      type === 'weapon' ? weapon('a-weapon', { abilities: line }) : { ...relic(`a-${type}`, ...line), type },
    );
    const ids = items.map((item) => item.id);
    const uses = ids.map((card) => ({ kind: 'use', card }));
    const rook = { items: ids, damage: 2 };
    position(duel({ extra: { items }, rook, expect: { offered: uses } }));
    const wrong = [{ ...relic('a-trinket', ...line), type: 'trinket' }];
    expect(() => position(duel({ extra: { items: wrong }, rook: { items: ['a-trinket'] } }))).toThrow(/type|trinket/i);
  });

  it('A1.item-card.03 A1.icon.02 A1.icon.04 tags count while equipped: Melee reaches adjacent figures, REACH farther, Ranged its Range', () => {
    const sees = (items: string[], pack: string[], column: number, can: boolean) => {
      const option = [{ kind: 'attack', target: 'idle-1' }];
      position(
        duel({
          rook: { items, pack },
          foeIs: { at: [column, 2] },
          expect: can ? { offered: option } : { notOffered: option },
        }),
      );
    };
    sees(['sword'], ['spear'], 2, true);
    sees(['sword'], ['spear'], 3, false);
    sees(['spear'], ['sword'], 3, true);
    sees(['spear'], ['sword'], 4, false);
    sees(['pistol'], [], 5, true);
    sees(['pistol'], [], 6, false);
    sees(['bow'], ['pistol'], 7, true);
    sees(['bow'], ['pistol'], 8, false);
  });

  it('A1.item-card.08 A1.item-card.09 A1.adventurer-card.07 A1.icon.17 Armor adds Armor, a Core adds Defense, which an Attack must reach', () => {
    const brace = relic('brace', 'PASSIVE: +2 Defense.', 'PASSIVE: +1 Armor.');
    const attacked = (items: string[], defense: number, armor: number, damage: number) =>
      position(
        struck({
          rook: { items, sp: 0 },
          extra: { items: [brace] },
          dice: ['WHITE 6', 'PURPLE 5'],
          expect: {
            figures: { rook: { defense, armor, damage } },
            events: [{ type: 'attackRolled', defense, difference: 11 - defense }],
          },
        }),
      );
    attacked([], 7, 0, 4);
    attacked(['plate'], 7, 2, 2);
    attacked(['ward'], 8, 0, 3);
    attacked(['plate', 'ward'], 8, 2, 1);
    attacked(['brace'], 9, 1, 1);
  });

  it('A1.adventurer-card.06 A1.adventurer-card.08 A1.icon.18 max HP and Movement are the printed numbers, all bonuses and penalties', () => {
    const mark = { id: 'mark', name: 'Mark', tree: 'sanctus', level: 1, xp: 3, sp: 0, abilities: ['PASSIVE: +2 HP.'] };
    const cuirass = { ...relic('cuirass'), type: 'armor', stats: { armor: 2, hp: 2 } };
    position(
      duel({
        foe: null,
        extra: { items: [cuirass], disciplines: [mark] },
        others: [
          figure('nightingale', [1, 4], { items: ['cuirass', 'boots'], disciplines: ['mark'] }),
          figure('zeke', [0, 0]),
        ],
        expect: {
          figures: {
            nightingale: { hp: 16, movement: 7 },
            zeke: { hp: 12, movement: 6 },
            rook: { hp: 14, movement: 6 },
          },
        },
      }),
    );
    position(
      duel({
        foe: null,
        rook: { items: ['boots'], sp: 1 },
        expect: { offered: [{ kind: 'move', to: [8, 2] }], notOffered: [{ kind: 'move', to: [9, 2] }] },
      }),
    );
    // Penalties count as well: 6 + 1 - 2 spaces, and 2 of 14 HP.
    const cursed = { ...relic('cursed', 'PASSIVE: -2 Movement.'), stats: { hp: -2 } };
    position(
      duel({
        foe: null,
        extra: { items: [cursed] },
        rook: { items: ['boots', 'cursed'], sp: 1 },
        expect: {
          figures: { rook: { movement: 5, hp: 12 } },
          offered: [{ kind: 'move', to: [6, 2] }],
          notOffered: [{ kind: 'move', to: [7, 2] }],
        },
      }),
    );
  });

  it('A1.adventurer-card.03 A1.conviction.01 base dice are for Conviction Checks and casting', () => {
    const mage = opponent('mage', {
      casting: 'WHITE',
      ai: [{ if: 'There is an opponent within SOI', do: ['Cast a SPELL 6: Inflict WILT'] }],
    });
    position(
      struck({
        foe: 'mage',
        extra: { combatants: [mage] },
        dice: ['WHITE 2', 'PURPLE 5', 'PURPLE 3'],
        expect: {
          events: [{ type: 'convictionChecked', figure: 'rook', total: 8, force: 8, resisted: true }],
          figures: { rook: { effects: [] } },
        },
      }),
    );
    position(
      duel({
        rook: { items: ['orb'], sp: 0 },
        extra: { items: [relic('orb', 'EXHAUST: Cast a SPELL 6 against an opponent: Inflict WILT.')] },
        play: [choose('use', { card: 'orb' })],
        dice: ['PURPLE 1', 'PURPLE 3', 'PURPLE 3'],
        expect: {
          events: [
            { type: 'spellCast', figure: 'rook', force: 7 },
            { type: 'convictionChecked', figure: 'idle-1', total: 6, force: 7, resisted: false },
          ],
          figures: { 'idle-1': { effects: ['wilt'] } },
        },
      }),
    );
  });
});
