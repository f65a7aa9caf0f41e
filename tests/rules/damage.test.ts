import { describe, it } from 'vitest';
import { choose, duel, figure, opponent, relic, type Scene, struck, weapon } from '../scene/beside';
import { position } from '../scene/position';

const useGem = choose('use', { card: 'gem', ability: 0 });

/** Rook uses a Relic with this line; the opponent is the card `brute`, changed by `brute`. */
function deal(line: string, foe: Scene['foeIs'], expect: Scene['expect'], brute: object = {}) {
  position(
    duel({
      foe: 'brute',
      foeIs: foe,
      rook: { items: ['gem'] },
      extra: { items: [relic('gem', line)], combatants: [opponent('brute', { ...brute })] },
      play: [useGem],
      expect,
    }),
  );
}

const on = (type: string, amount: number) => `EXHAUST: Target an opponent within SOI: Deal ${amount} ${type} DMG.`;
const tokens = (damage: number, defeated = false) => ({ figures: { 'brute-1': { damage, defeated } } });
const dealt = (damageType: string, amount: number) => ({ type: 'damageDealt', target: 'brute-1', amount, damageType });

describe('Damage', () => {
  it('A1.damage.01 A1.damage-type.01 Damage of every type adds tokens to those already there', () => {
    for (const type of ['PHYSICAL', 'MAGIC', 'IRREDUCIBLE']) {
      deal(on(type, 4), { damage: 2 }, { ...tokens(6), events: [dealt(type, 4)] });
    }
  });

  it('A1.damage.02 A1.damage.04 A1.defeat.01 A1.icon.16 a figure has its whole HP until tokens lie there, and is Defeated at max HP', () => {
    deal(on('MAGIC', 9), { damage: 0 }, { ...tokens(9), noEvents: [{ type: 'defeated' }] });
    deal(on('MAGIC', 8), { damage: 1 }, { ...tokens(9), noEvents: [{ type: 'defeated' }] });
    const defeat = { type: 'defeated', figure: 'brute-1', by: 'rook' };
    deal(on('MAGIC', 10), { damage: 0 }, { figures: { 'brute-1': { defeated: true } }, events: [defeat] });
    deal(on('MAGIC', 1), { damage: 9 }, { figures: { 'brute-1': { defeated: true } }, events: [defeat] });
  });

  it('A1.damage.03 A1.defeat.10 A1.defeat.13 A1.adventurer-card.05 an Adventurer never has more Damage than max HP, and keeps it when Defeated', () => {
    const hit = (damage: number, expect: object) =>
      position(
        struck({
          rook: { damage, sp: 0 },
          others: [figure('zeke', [0, 4])],
          dice: ['WHITE 7', 'PURPLE 6'],
          initiative: ['foe', 'rook', 'zeke'],
          expect,
        }),
      );
    const kept = (damage: number, defeated: boolean) => ({ figures: { rook: { damage, defeated, hp: 14 } } });
    const dealt = (amount: number) => ({ events: [{ type: 'damageDealt', target: 'rook', amount, final: 6 }] });
    hit(10, { ...kept(14, true), ...dealt(4) });
    hit(8, { ...kept(14, true), ...dealt(6) });
    hit(7, { ...kept(13, false), ...dealt(6) });
  });

  it('A1.defeat.13 an allied Command Combatant keeps its Damage when Defeated', () => {
    const { ai: _ai, ...guard } = opponent('guard', {
      kind: 'command',
      groups: [[1]],
      casting: 'PURPLE',
      sp: { recovery: 3, max: 5 },
    }) as Record<string, unknown>;
    position(
      struck({
        rook: { at: [9, 4] },
        others: [figure('guard-1', [2, 3], { damage: 8, sp: 0 })],
        extra: { combatants: [guard as object] },
        initiative: ['foe', 'rook', 'guard'],
        dice: ['WHITE 7', 'PURPLE 6'],
        expect: { figures: { 'guard-1': { defeated: true, damage: 10 } } },
      }),
    );
  });

  it('A1.damage.05 A1.icon.19 A1.damage-type.03 Armor reduces PHYSICAL DMG from any source', () => {
    deal(on('PHYSICAL', 5), { damage: 0 }, tokens(3), { armor: 2 });
    deal(on('PHYSICAL', 5), { damage: 0 }, tokens(5), { armor: 0 });
    position(
      duel({
        foe: 'brute',
        rook: { items: ['gem'] },
        extra: {
          items: [relic('gem', 'EXHAUST: THROW: PURPLE at an opponent.')],
          combatants: [opponent('brute', { armor: 2 })],
        },
        play: [useGem],
        dice: ['PURPLE 6'],
        expect: tokens(4),
      }),
    );
  });

  it('A1.damage-type.04 A1.damage-type.05 A1.damage-type.06 neither Armor nor RESISTANCE to PHYSICAL DMG helps against MAGIC and IRREDUCIBLE DMG', () => {
    const card = { armor: 5, passives: ['RESISTANCE: PHYSICAL DMG'] };
    const cast = (type: string, amount: number, damage: number, passives: string[]) =>
      position(
        duel({
          foe: 'brute',
          rook: { items: ['gem'] },
          extra: {
            items: [relic('gem', `EXHAUST: Cast a SPELL 6 against an opponent: Deal ${amount} ${type} DMG.`)],
            combatants: [opponent('brute', { ...card, passives })],
          },
          play: [useGem],
          dice: ['PURPLE 7', 'PURPLE 1', 'PURPLE 1'],
          expect: tokens(damage),
        }),
      );
    cast('MAGIC', 4, 4, card.passives);
    cast('IRREDUCIBLE', 2, 2, card.passives);
    cast('IRREDUCIBLE', 2, 2, ['RESISTANCE: PHYSICAL DMG, MAGIC DMG']);
    cast('MAGIC', 4, 2, ['RESISTANCE: PHYSICAL DMG, MAGIC DMG']);
    cast('PHYSICAL', 9, 2, card.passives);
  });

  it('A1.damage-type.02 A1.icon.20 A1.rounding.01 the Damage of an Attack is PHYSICAL, less Armor in step 6c, never below 0', () => {
    const hit = (armor: number, amount: number) =>
      position(
        duel({
          foe: 'brute',
          extra: { combatants: [opponent('brute', { armor })] },
          play: [choose('attack', { target: 'brute-1' })],
          dice: ['WHITE 6', 'PURPLE 3'],
          expect: {
            ...tokens(amount),
            events: [{ type: 'attackRolled', difference: 2 }, ...(amount > 0 ? [dealt('PHYSICAL', amount)] : [])],
            noEvents: [{ type: 'healed' }, { type: 'damageDealt', damageType: 'MAGIC' }],
          },
        }),
      );
    hit(0, 2);
    hit(1, 1);
    hit(2, 0);
    hit(5, 0);
  });

  it('A1.damage-type.07 types dealt at once are kept apart until they are reduced, then added', () => {
    const hexed = {
      items: [weapon('hex', { abilities: ['PASSIVE: +2 MAGIC DMG, +1 IRREDUCIBLE DMG to your Attacks.'] })],
    };
    const hit = (armor: number, physical: number) =>
      position(
        duel({
          foe: 'brute',
          rook: { items: ['hex'] },
          extra: { ...hexed, combatants: [opponent('brute', { armor })] },
          play: [choose('attack', { target: 'brute-1' })],
          dice: ['WHITE 4', 'PURPLE 6'],
          expect: { ...tokens(physical + 3), events: [dealt('MAGIC', 2)] },
        }),
      );
    hit(2, 1);
    hit(5, 0);
    hit(0, 3);
  });

  it('A1.rounding.01 A1.attack.31 an Attack roll is never below 0', () => {
    const weak = (penalty: number, total: number) =>
      position(
        struck({
          foe: 'brute',
          extra: {
            combatants: [
              opponent('brute', {
                passives: [`-${penalty} TO THE ATK ROLL`],
                ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK'] }],
              }),
            ],
          },
          dice: ['WHITE 2', 'PURPLE 1'],
          expect: { events: [{ type: 'attackRolled', total, hit: false }] },
        }),
      );
    weak(2, 1);
    weak(3, 0);
    weak(5, 0);
  });

  it('A1.rounding.02 halves are rounded up', () => {
    const half = (damage: number, kept: number) =>
      position(
        duel({
          rook: { items: ['gem'], damage },
          extra: { items: [relic('gem', 'EXHAUST: HEAL half of your Damage.')] },
          play: [useGem],
          expect: { figures: { rook: { damage: kept } } },
        }),
      );
    half(5, 2);
    half(13, 6);
    half(6, 3);
    half(1, 0);
  });

  it('A1.heal.01 A1.heal.02 A1.tag-defense.02 HEAL removes so many tokens, what is beyond them is lost', () => {
    const heal = (damage: number, amount: number, kept: number) =>
      position(
        duel({
          rook: { items: ['gem'], damage },
          extra: { items: [relic('gem', `1 SP: HEAL ${amount}.`)] },
          play: [useGem],
          expect: { figures: { rook: { damage: kept, hp: 14 } } },
        }),
      );
    heal(7, 2, 5);
    heal(3, 3, 0);
    heal(2, 3, 0);
  });
});

describe('being Defeated', () => {
  it('A1.defeat.02 A1.defeat.03 A1.defeat.05 a Defeated Intelligent Combatant loses its tokens and Damage and leaves the board', () => {
    deal(
      on('MAGIC', 5),
      { damage: 7, effects: ['wilt', 'barrier'], tokens: { vow: 1 } },
      {
        figures: { 'brute-1': { defeated: true, effects: [], tokens: {}, damage: 0, at: null } },
        queries: [{ ask: 'reachable', figure: 'rook', points: 1, includes: [[2, 2]] }],
      },
    );
    const rook = { sp: 0, effects: ['poison'], tokens: { vow: 2 } };
    const struckDown = (damage: number, expect: object) =>
      position(
        struck({
          rook: { ...rook, damage },
          others: [figure('zeke', [0, 4])],
          initiative: ['foe', 'zeke', 'rook'],
          dice: ['WHITE 6', 'PURPLE 3'],
          expect: { figures: { rook: expect } },
        }),
      );
    struckDown(12, { damage: 14, effects: [], tokens: {}, at: null });
    struckDown(11, { damage: 13, effects: ['poison'], tokens: { vow: 2 }, at: [1, 2] });
  });

  it('A1.defeat.11 A1.defeat.12 an outright Defeat fills the card with tokens that are not Damage dealt', () => {
    const status = (face: string, expect: Scene['expect']) =>
      position(
        duel({
          foe: null,
          phase: 'start',
          round: 2,
          rook: { damage: 5, effects: ['condemn'], items: ['plate', 'shell'] },
          others: [figure('zeke', [0, 4])],
          extra: { items: [relic('shell', 'PER ENCOUNTER: When you would be dealt Damage, ignore that Damage.')] },
          dice: [`BLACK ${face}`],
          play: [],
          expect,
        }),
      );
    status('skull', {
      figures: { rook: { damage: 14, defeated: true, at: null, used: [] } },
      noEvents: [{ type: 'damageDealt' }],
      events: [{ type: 'defeated', figure: 'rook' }],
    });
    // Dangerous Terrain: the same.
    position(
      duel({
        foe: null,
        board: { map: ['............', '............', '.x..........', '............', '............'] },
        rook: { damage: 5, sp: 3, items: ['plate', 'shell'] },
        others: [figure('zeke', [0, 4])],
        extra: { items: [relic('shell', 'PER ENCOUNTER: When you would be dealt Damage, ignore that Damage.')] },
        play: [choose('endTurn')],
        expect: {
          figures: { rook: { damage: 14, defeated: true, at: null, used: [] } },
          noEvents: [{ type: 'damageDealt' }],
          events: [{ type: 'defeated', figure: 'rook' }],
        },
      }),
    );
    status('4s', { figures: { rook: { damage: 5, defeated: false, at: [1, 2], effects: ['condemn'] } } });
  });
});
