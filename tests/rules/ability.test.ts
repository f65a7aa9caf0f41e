import { describe, it } from 'vitest';
import { choose, discipline, duel, MAP, reject, relic, type Scene, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

/** Rook with a Relic of these lines in place of his Sword; the opponent is out of everybody's reach. */
function holding(lines: string[], { rook, extra, ...scene }: Scene) {
  position(
    duel({
      foeIs: { at: [10, 2] },
      rook: { items: ['gem'], damage: 8, ...rook },
      extra: { ...extra, items: [relic('gem', ...lines), ...(extra?.items ?? [])] },
      ...scene,
    }),
  );
}

type Step = NonNullable<Scene['play']>[number];

const useGem = choose('use', { card: 'gem', ability: 0 });
const noGem = reject('use', { card: 'gem', ability: 0 });

describe('Abilities', () => {
  it('A1.ability.01 Items, Disciplines, Adventurers and tokens give Abilities, a card several of them', () => {
    holding(['1 SP: HEAL 1.', '2 SP: HEAL 2.'], {
      extra: {
        disciplines: [discipline('lesson', '1 SP: HEAL 1.')],
        tokens: [
          {
            id: 'spring',
            name: 'Spring',
            abilities: ['As an Encounter Action, an Adventurer adjacent to this token HEALS 4.'],
          },
        ],
        adventurers: [
          {
            id: 'hero',
            name: 'Hero',
            hp: 12,
            defense: 7,
            movement: 6,
            armor: 0,
            sp: { recovery: 3, max: 5 },
            conviction: ['PURPLE', 'PURPLE'],
            casting: 'PURPLE',
            skills: { presence: 1, lore: 1, agility: 1, perception: 1, strength: 1 },
            abilities: ['1 SP: HEAL 1.'],
          },
        ],
      },
      rook: { card: 'hero', disciplines: ['lesson'] },
      board: { map: MAP, tokens: [{ id: 'spring-1', kind: 'spring', at: [1, 1] }] },
      initiative: ['rook', 'idle'],
      expect: {
        offered: [
          { kind: 'use', card: 'gem', ability: 0 },
          { kind: 'use', card: 'gem', ability: 1 },
          { kind: 'use', card: 'lesson', ability: 0 },
          { kind: 'use', card: 'hero', ability: 0 },
          { kind: 'encounter', token: 'spring-1' },
        ],
      },
    });
  });

  it('A1.ability.03 each Condition Tag of a line must be met', () => {
    const lines = ['EXHAUST, COMBO: LIGHT: HEAL 1.', 'PER ENCOUNTER: HEAL 1.', 'FLIP: HEAL 1.', 'STATUS: HEAL 1.'];
    const offered = (ability: number) => ({ kind: 'use', card: 'gem', ability });
    holding(lines, {
      rook: { items: ['gem', 'knife'] },
      expect: { offered: [offered(0), offered(1), offered(2)], notOffered: [offered(3)] },
    });
    holding(lines, { expect: { offered: [offered(1), offered(2)], notOffered: [offered(0), offered(3)] } });
    holding(lines, {
      rook: { items: ['gem', 'knife'], exhausted: ['gem'], used: ['gem.1'] },
      expect: { offered: [offered(2)], notOffered: [offered(0), offered(1), offered(3)] },
    });
  });

  it('A1.ability.06 A1.item-card.05 A1.item-card.06 Symbols for the roll are spent in step 5b, those for Damage in step 6b', () => {
    const spend = (steps: Step[], total: number, damage: number) =>
      position(
        duel({
          rook: { items: ['mace'], sp: 2 },
          extra: { items: [weapon('mace', { symbols: ['1 SHIELD: +1 TO THE ATK ROLL', '1 BOOK: +2 PHYSICAL DMG'] })] },
          play: [choose('attack', { target: 'idle-1' }), ...steps],
          dice: ['WHITE 5', 'PURPLE 3'],
          expect: {
            events: [{ type: 'attackRolled', total, defense: 7, hit: true }],
            figures: { 'idle-1': { damage } },
          },
        }),
      );
    const toHit = { card: 'mace', ability: 0, times: 1 };
    const more = { card: 'mace', ability: 1, times: 2 };
    spend([reject('symbol', { ability: 1 }), choose('symbol', toHit), choose('symbol', more)], 9, 6);
    spend([choose('pass'), reject('symbol', { ability: 0 }), choose('symbol', more)], 8, 5);
  });

  it('A1.ability.07 an Ability with an SP cost and no limiting Condition is used as often as its SP can be paid', () => {
    holding(['1 SP: HEAL 1.'], {
      rook: { sp: 3 },
      play: [useGem, useGem, useGem, noGem],
      expect: { figures: { rook: { sp: 0, damage: 5 } } },
    });
  });

  it('A1.ability.09 A1.ability.11 only "At any time" is for the turns of others, after dice are seen too', () => {
    const lines = ['EXHAUST: HEAL 2.', 'EXHAUST: At any time, HEAL 1.'];
    const scene = {
      rook: { items: ['sword', 'gem'], damage: 8, sp: 3 },
      extra: { items: [relic('gem', ...lines)] },
      dice: ['WHITE 2', 'PURPLE 1'],
      expect: { figures: { rook: { damage: 7 } } },
    };
    const heal = choose('use', { card: 'gem', ability: 1 });
    position(struck({ ...scene, play: [noGem, heal] }));
    position(struck({ ...scene, play: [noGem, choose('pass'), noGem, heal] }));
    position(
      struck({
        ...scene,
        rook: { ...scene.rook, exhausted: ['gem'] },
        play: [reject('use', { card: 'gem' })],
        expect: {},
      }),
    );
  });

  it('A1.ability.10 Abilities are not used during an Action', () => {
    position(
      duel({
        rook: { items: ['sword', 'gem'], damage: 8, sp: 3 },
        extra: { items: [relic('gem', 'EXHAUST: HEAL 2.')] },
        play: [choose('attack', { target: 'idle-1' }), noGem, choose('pass'), useGem],
        dice: ['WHITE 2', 'PURPLE 1'],
        expect: { figures: { rook: { damage: 6 } } },
      }),
    );
  });

  it('A1.ability.12 "When making an Attack" may wait until the dice are seen', () => {
    const attack = (line: string, dice: string[], more: Step[], total: number, hit: boolean) =>
      position(
        duel({
          rook: { items: ['sword', 'gem'], sp: 2 },
          extra: { items: [relic('gem', line)] },
          play: [choose('attack', { target: 'idle-1' }), ...more],
          dice,
          expect: { events: [{ type: 'attackRolled', total, hit }], figures: { rook: { sp: 0 } } },
        }),
      );
    const bonus = 'EXHAUST: When making an Attack, +1 TO THE ATK ROLL.';
    attack(bonus, ['WHITE 4', 'PURPLE 2'], [choose('use', { card: 'gem' })], 7, true);
    attack(bonus, ['WHITE 4', 'PURPLE 2'], [], 6, false);
    const again = 'EXHAUST: When making an Attack, re-roll all of your Combat dice.';
    attack(again, ['WHITE 2', 'PURPLE 1', 'WHITE 6', 'PURPLE 3'], [choose('use', { card: 'gem' })], 9, true);
    attack(again, ['WHITE 2', 'PURPLE 1'], [], 3, false);
    // Damage is added when the hit is known.
    for (const line of [bonus, again, 'EXHAUST: When making an Attack, +2 PHYSICAL DMG.'])
      position(
        duel({
          rook: { items: ['sword', 'gem'], sp: 2 },
          extra: { items: [relic('gem', line)] },
          play: [choose('attack', { target: 'idle-1' }), choose('use', { card: 'gem' })],
          dice: ['WHITE 4', 'PURPLE 5', 'WHITE 4', 'PURPLE 5'].slice(0, line === again ? 4 : 2),
          expect: {
            events: [
              { type: 'diceRolled', purpose: 'attack' },
              { type: 'cardExhausted', card: 'gem' },
            ],
          },
        }),
      );
    attack('EXHAUST: When making an Attack, +2 PHYSICAL DMG.', ['WHITE 4', 'PURPLE 2'], [reject('use')], 6, false);
  });

  it('A1.ability.13 what a PASSIVE gives is lost when its card is un-equipped', () => {
    holding(['PASSIVE: +2 HP, +1 Defense.'], {
      expect: { figures: { rook: { hp: 16, defense: 8 } } },
    });
    holding(['PASSIVE: +2 HP, +1 Defense.'], {
      play: [choose('reEquip', { items: [], pack: ['gem'] })],
      expect: { figures: { rook: { hp: 14, defense: 7, sp: 4 } } },
    });
  });

  it('A1.ability.14 a SPELL that ignores SOI has targets beyond it', () => {
    const cast = (text: string, steps: Step[], damage: number) =>
      position(
        duel({
          rook: { disciplines: ['bolt'] },
          foeIs: { at: [8, 2] },
          extra: { disciplines: [discipline('bolt', text)] },
          play: steps,
          dice: damage > 0 ? ['PURPLE 7', 'PURPLE 1', 'PURPLE 1'] : [],
          expect: { figures: { 'idle-1': { damage } } },
        }),
      );
    cast('1 SP: Cast a SPELL 6: Deal 2 MAGIC DMG.', [reject('use', { card: 'bolt' })], 0);
    cast(
      '1 SP: Cast a SPELL 6 against an opponent ignoring SOI: Deal 2 MAGIC DMG.',
      [choose('use', { card: 'bolt', target: 'idle-1' })],
      2,
    );
  });

  it('A1.ability.14 targets that an Ability prints override the normal ones', () => {
    const line = 'EXHAUST: Make a Ranged ATK against an opponent ignoring Range.';
    position(
      duel({
        rook: { items: ['pistol', 'gem'] },
        foeIs: { at: [8, 2] },
        extra: { items: [relic('gem', line)] },
        play: [reject('attack', { target: 'idle-1' }), choose('use', { card: 'gem' })],
        dice: ['WHITE 6', 'PURPLE 3'],
        expect: { figures: { 'idle-1': { damage: 2 }, rook: { sp: 5 } } },
      }),
    );
  });

  it('A1.ability.20 Symbol Abilities have no limit but the Symbols', () => {
    const club = weapon('club', { hands: 2, dice: ['WHITE', 'PURPLE'], symbols: ['1 BOOK: +1 PHYSICAL DMG'] });
    const spend = (times: number, damage: number) =>
      position(
        duel({
          rook: { items: ['club'], sp: 2 },
          foe: 'tough',
          extra: { items: [club] },
          play: [
            choose('attack', { target: 'tough-1' }),
            reject('symbol', { times: 4 }),
            choose('symbol', { card: 'club', ability: 0, times }),
          ],
          dice: ['WHITE 6', 'PURPLE 6'],
          expect: { figures: { 'tough-1': { damage } } },
        }),
      );
    spend(3, 4);
    spend(1, 2);
    // One after another as well, until the Symbols are spent.
    const one = choose('symbol', { card: 'club', ability: 0, times: 1 });
    position(
      duel({
        rook: { items: ['club'], sp: 2 },
        foe: 'tough',
        extra: { items: [club] },
        play: [choose('attack', { target: 'tough-1' }), one, one, one],
        dice: ['WHITE 6', 'PURPLE 6'],
        expect: { figures: { 'tough-1': { damage: 4 } } },
      }),
    );
  });

  it('A1.ability.21 A1.item-card.04 A1.pack.02 A1.re-equip.09 only Abilities of equipped Items are used', () => {
    holding(['EXHAUST: HEAL 2.'], {
      rook: { items: [], pack: ['gem'] },
      play: [noGem, choose('reEquip', { items: ['gem'], pack: [] }), useGem],
      expect: { figures: { rook: { damage: 6, sp: 4 } } },
    });
    holding(['PASSIVE: +2 Defense.'], {
      rook: { items: [], pack: ['gem'] },
      expect: { figures: { rook: { defense: 7 } } },
    });
    // Nor its stats and Symbol Abilities.
    const club = weapon('club', { symbols: ['1 BOOK: +1 PHYSICAL DMG'], stats: { armor: 1 } });
    position(
      duel({
        rook: { items: ['sword'], pack: ['club'], sp: 2 },
        extra: { items: [club] },
        play: [choose('attack', { target: 'idle-1' }), reject('symbol', { card: 'club' })],
        dice: ['WHITE 6', 'PURPLE 6'],
        expect: { figures: { rook: { armor: 0 } } },
      }),
    );
  });
});
