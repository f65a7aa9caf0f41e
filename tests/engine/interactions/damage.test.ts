/* Interaction (4): one Damage through Vow, Armor, RESISTANCE, Wilt, Tether and Defeat. */
import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, opponent, relic, type Scene } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { attack, roll } from '../../scene/field';

const vow = choose('use', { token: 'vow' });
const dealt = (target: string, damageType: string, amount: number, source = 'rook') => ({
  type: 'damageDealt',
  target,
  damageType,
  amount,
  source,
});

/** Rook with 2 VOW tokens hits a beast (Armor 2, HP 10) by 5; a Tether binds it to another, which has Armor and RESISTANCE. */
function blow(scene: Scene & { beast?: object; tied?: object }): void {
  const { beast, tied, ...rest } = scene;
  everyQuestionSurvives(
    duel({
      encounter: encounter(),
      foe: 'beast',
      others: [figure('twin-1', [8, 2], tied)],
      dice: roll(6, 6),
      play: [attack('beast-1'), vow],
      ...rest,
      foeIs: { links: { tether: 'twin-1' }, ...rest.foeIs },
      rook: { sp: 2, items: ['great-sword'], tokens: { vow: 2 }, ...rest.rook },
      extra: {
        ...rest.extra,
        combatants: [
          opponent('beast', { armor: 2, passives: ['RESISTANCE: PHYSICAL DMG'], ...beast }),
          opponent('twin', { armor: 3, passives: ['RESISTANCE: MAGIC DMG'] }),
        ],
      },
    }),
  );
}

describe('(4) one Damage', () => {
  it('A1.ability-token.05 A1.damage.05 A1.tag-defense.11 A1.special-effect.03 VOW, Armor, half of it, and the same again by the Tether', () => {
    blow({
      expect: {
        events: [dealt('beast-1', 'PHYSICAL', 3), dealt('twin-1', 'MAGIC', 3)],
        noEvents: [{ type: 'damageDealt', damageType: 'IRREDUCIBLE' }, { type: 'defeated' }],
        figures: {
          'beast-1': { damage: 3 },
          'twin-1': { damage: 3 },
          rook: { tokens: { vow: 1 } },
        },
      },
    });
  });

  it('A1.effect-token.14 A1.effect-token.15 Wilt takes the RESISTANCE, or adds to what Armor and VOW left', () => {
    blow({
      foeIs: { effects: ['wilt'] },
      expect: {
        events: [dealt('beast-1', 'PHYSICAL', 5), dealt('twin-1', 'MAGIC', 5)],
        noEvents: [{ type: 'damageDealt', damageType: 'IRREDUCIBLE' }],
        figures: { 'beast-1': { damage: 5 }, 'twin-1': { damage: 5 } },
      },
    });
    blow({
      beast: { passives: [] },
      foeIs: { effects: ['wilt'] },
      expect: {
        events: [dealt('beast-1', 'PHYSICAL', 5), dealt('beast-1', 'IRREDUCIBLE', 2), dealt('twin-1', 'MAGIC', 7)],
        figures: { 'beast-1': { damage: 7 }, 'twin-1': { damage: 7 } },
      },
    });
  });

  it('A1.damage.03 A1.special-effect.03 A1.defeat.01 A1.combatant-loot.01 both are Defeated by one blow, each with its loot, Rook with the credit', () => {
    blow({
      foeIs: { effects: ['wilt'], damage: 8 },
      tied: { damage: 6 },
      gold: 0,
      expect: {
        events: [
          dealt('beast-1', 'PHYSICAL', 2),
          dealt('twin-1', 'MAGIC', 4),
          { type: 'defeated', figure: 'twin-1', by: 'rook' },
          { type: 'lootDrawn' },
          { type: 'defeated', figure: 'beast-1', by: 'rook' },
          { type: 'lootDrawn' },
          { type: 'encounterEnded', outcome: 'won' },
        ],
        outcome: 'won',
        gold: 10,
      },
    });
  });

  it('A1.special-effect.05 A1.special-effect.03 a Tether passes nothing on that a Tether brought, and nothing where nothing is dealt', () => {
    blow({
      tied: { links: { tether: 'beast-1' } },
      expect: { figures: { 'beast-1': { damage: 3 }, 'twin-1': { damage: 3 } } },
    });
    blow({
      beast: { armor: 9 },
      play: [attack('beast-1'), vow],
      expect: {
        noEvents: [{ type: 'damageDealt' }],
        figures: { 'beast-1': { damage: 0 }, 'twin-1': { damage: 0 } },
      },
    });
  });

  it('A1.attack.22 A1.special-effect.03 what reduces the Damage comes before the tokens and the Tether', () => {
    const thorn = relic('thorn', 'PASSIVE: When you Defeat an opponent, HEAL 2.');
    blow({
      beast: {
        passives: [
          'RESISTANCE: PHYSICAL DMG',
          'The first time each turn this figure would be dealt 1 or more Damage, reduce that Damage by 2.',
        ],
      },
      rook: { damage: 4, items: ['great-sword', 'thorn'] },
      extra: { items: [thorn] },
      tied: { damage: 9 },
      expect: {
        events: [
          dealt('beast-1', 'PHYSICAL', 1),
          dealt('twin-1', 'MAGIC', 1),
          { type: 'defeated', figure: 'twin-1', by: 'rook' },
          { type: 'healed', figure: 'rook', amount: 2 },
        ],
        figures: { 'beast-1': { damage: 1, defeated: false }, rook: { damage: 2 } },
      },
    });
  });
});
