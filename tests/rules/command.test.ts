import { describe, it } from 'vitest';
import { choose, duel, figure, MAP, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const hound = {
  id: 'hound',
  name: 'Hound',
  kind: 'command',
  groups: [[1]],
  size: [1, 1],
  hp: 9,
  defense: 8,
  movement: 5,
  armor: 2,
  dice: ['WHITE', 'TEAL'],
  conviction: ['PURPLE', 'WHITE'],
  casting: 'TEAL',
  sp: { recovery: 2, max: 4 },
  attacks: ['Melee ATK', 'Ranged 4 ATK'],
  abilities: ['1 SP: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
};
const dull = { ...hound, id: 'dull', name: 'Dull', casting: undefined };
const extra = { combatants: [hound, JSON.parse(JSON.stringify(dull))] };

/** The hound's Action Phase, beside the opponent; Rook stands aside. */
function led(scene: Scene & { hound?: object; card?: string } = {}) {
  const { hound: changes, card = 'hound', ...rest } = scene;
  position(
    duel({
      rook: { at: [9, 4], items: ['sword'] },
      others: [figure(`${card}-1`, [1, 2], { side: 'adventurers', sp: 4, ...changes })],
      extra,
      turn: `${card}-1`,
      initiative: [card, 'rook', 'idle'],
      ...rest,
    }),
  );
}

describe('Command Combatants', () => {
  it('A1.turn.11 A1.initiative.15 their turn has the phases of an Adventurer', () => {
    led({
      phase: 'start',
      hound: { sp: 1, turnsTaken: 1 },
      expect: {
        events: ['start', 'status', 'refresh', 'action'].map((phase) => ({ type: 'phaseBegan', phase })),
        figures: { 'hound-1': { sp: 3 } },
        offered: [{ kind: 'attack' }, { kind: 'endTurn' }],
      },
    });
  });

  it('A1.std-ability.10 they make Standard Actions and use Standard Abilities for the same SP', () => {
    led({
      // The Break Attack on the one that leaves misses.
      dice: ['WHITE 7', 'TEAL 8', 'BLACK 4s', 'WHITE 2', 'PURPLE 1'],
      play: [choose('attack', { target: 'idle-1', with: 'melee' }), choose('empower'), choose('move', { to: [1, 1] })],
      phase: 'action',
      hound: { sp: 4, marks: [] },
      foeIs: { at: [2, 2], damage: 0 },
      others: [figure('hound-1', [1, 2], { side: 'adventurers', sp: 4 })],
      expect: { figures: { 'hound-1': { sp: 0, at: [1, 1] }, 'idle-1': { damage: 8 } } },
    });
    position(
      struck({
        rook: { at: [9, 4] },
        others: [figure('hound-1', [1, 2], { side: 'adventurers', sp: 2 })],
        extra,
        initiative: ['foe', 'hound', 'rook'],
        dice: ['BLACK 4s', 'WHITE 2', 'PURPLE 1', 'WHITE 2', 'TEAL 3'],
        play: [choose('dodge'), choose('counter', { target: 'foe-1', with: 'melee' })],
        expect: { figures: { 'hound-1': { sp: 0, damage: 0 } }, events: [{ type: 'countered', figure: 'hound-1' }] },
      }),
    );
  });

  it('A1.command-card.10 Conviction dice for Checks, the Casting die for SPELLS', () => {
    led({
      dice: ['TEAL 3', 'PURPLE 1', 'PURPLE 1'],
      play: [choose('use', { card: 'hound' })],
      expect: {
        events: [
          { type: 'diceRolled', figure: 'hound-1', purpose: 'force', total: 3 },
          { type: 'spellCast', force: 9 },
        ],
        figures: { 'idle-1': { damage: 2 } },
      },
    });
    const bolt = relic('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.');
    position(
      duel({
        rook: { items: ['bolt'], sp: 0 },
        foe: null,
        others: [figure('hound-1', [2, 2], { side: 'opponents' })],
        extra: { ...extra, items: [bolt] },
        dice: ['PURPLE 1', 'PURPLE 7', 'WHITE 7'],
        play: [choose('use', { card: 'bolt' })],
        expect: { events: [{ type: 'convictionChecked', figure: 'hound-1', total: 14, force: 7, resisted: true }] },
      }),
    );
  });

  it('A1.command-card.11 without a Casting die none is rolled: the Force is the number of the SPELL', () => {
    led({
      card: 'dull',
      dice: ['PURPLE 1', 'PURPLE 1'],
      play: [choose('use', { card: 'dull' })],
      expect: {
        events: [{ type: 'spellCast', force: 6 }],
        noEvents: [{ type: 'diceRolled', figure: 'dull-1', purpose: 'force' }],
      },
    });
  });

  it('A1.command-card.12 A1.icon-use.02 its card prints HP, Defense, Movement, Armor and dice', () => {
    led({
      dice: ['WHITE 2', 'TEAL 3'],
      play: [choose('attack', { target: 'idle-1', with: 'melee' })],
      expect: {
        figures: {
          'hound-1': { hp: 9, defense: 8, movement: 5, armor: 2 },
          rook: { hp: 14, defense: 7, movement: 6, armor: 0 },
          'idle-1': { hp: 10, defense: 7, movement: 6, armor: 0 },
        },
        events: [{ type: 'diceRolled', figure: 'hound-1', dice: ['WHITE 2', 'TEAL 3'] }],
      },
    });
  });

  it('A1.command-card.13 its printed Armor reduces PHYSICAL DMG', () => {
    position(
      struck({
        rook: { at: [9, 4] },
        others: [figure('hound-1', [1, 2], { side: 'adventurers', sp: 0 })],
        extra,
        initiative: ['foe', 'hound', 'rook'],
        // 13 - 8 = 5, less 2.
        dice: ['WHITE 6', 'PURPLE 7'],
        expect: { figures: { 'hound-1': { damage: 3 } } },
      }),
    );
    // Neither MAGIC nor IRREDUCIBLE DMG.
    for (const type of ['MAGIC', 'IRREDUCIBLE'])
      position(
        duel({
          rook: { items: ['bolt'], sp: 0 },
          foe: null,
          others: [figure('hound-1', [2, 2], { side: 'opponents', sp: 0 })],
          extra: { ...extra, items: [relic('bolt', `EXHAUST: Cast a SPELL 6: Deal 3 ${type} DMG.`)] },
          dice: ['PURPLE 5', 'PURPLE 1', 'WHITE 2'],
          play: [choose('use', { card: 'bolt' })],
          expect: { figures: { 'hound-1': { armor: 2, damage: 3 } } },
        }),
      );
  });

  it('A1.break-attack.12 its Break Attack is any of its Standard Attacks', () => {
    const leaving = (pick: object, mode: string) =>
      position(
        struck({
          foe: 'runner',
          rook: { at: [9, 4] },
          others: [figure('hound-1', [1, 2], { side: 'adventurers', sp: 0 })],
          extra: {
            combatants: [
              hound,
              {
                ...hound,
                id: 'runner',
                name: 'Runner',
                kind: 'intelligent',
                sp: undefined,
                attacks: undefined,
                abilities: undefined,
                ai: [
                  {
                    if: 'There is an adjacent opponent',
                    do: ['Move up to 2 spaces farther from the nearest opponent'],
                  },
                ],
              },
            ].map((card) => JSON.parse(JSON.stringify(card))),
          },
          initiative: ['runner', 'hound', 'rook'],
          dice: ['WHITE 2', 'TEAL 3'],
          play: [choose('breakAttack', { target: 'runner-1', ...pick })],
          expect: { events: [{ type: 'attackDeclared', attacker: 'hound-1', mode }] },
        }),
      );
    leaving({ ability: 0 }, 'melee');
    leaving({ ability: 1 }, 'ranged');
  });
});

describe('COMMAND and icons', () => {
  it('A1.command-ability.01 up to X spaces in one orthogonal direction that its user chooses', () => {
    const order = relic('order', 'EXHAUST: Target an opponent within SOI: COMMAND 2.');
    const sent = (at: number[]) =>
      position(
        duel({
          rook: { items: ['order'] },
          foeIs: { at: [4, 2] },
          extra: { items: [order] },
          play: [choose('use', { card: 'order' }), choose('space', { at })],
          expect: { figures: { 'idle-1': { at } } },
        }),
      );
    for (const at of [
      [4, 0],
      [6, 2],
      [4, 4],
    ])
      sent(at);
    position(
      duel({
        rook: { items: ['order'] },
        foeIs: { at: [4, 2] },
        extra: { items: [order] },
        play: [
          choose('use', { card: 'order' }),
          { reject: { kind: 'space', at: [5, 3] } },
          choose('space', { at: [2, 2] }),
        ],
        expect: { figures: { 'idle-1': { at: [2, 2] } } },
      }),
    );
  });

  it('A1.command-ability.02 into Obstructing Terrain or a figure it stops and is dealt the rest', () => {
    const order = relic('order', 'EXHAUST: Target an opponent within SOI: COMMAND 2.');
    const map = ['............', '....#.......', '............', '............', '............'];
    position(
      duel({
        rook: { items: ['order'] },
        foeIs: { at: [4, 2] },
        board: { map },
        extra: { items: [order] },
        play: [choose('use', { card: 'order' }), choose('space', { at: [4, 2] })],
        expect: {
          figures: { 'idle-1': { at: [4, 2], damage: 2 } },
          events: [{ type: 'damageDealt', damageType: 'IRREDUCIBLE', amount: 2 }],
        },
      }),
    );
    position(
      duel({
        rook: { items: ['order'] },
        foeIs: { at: [4, 2] },
        others: [figure('tough-1', [6, 2])],
        extra: { items: [order] },
        play: [choose('use', { card: 'order', target: 'idle-1' }), choose('space', { at: [5, 2] })],
        expect: { figures: { 'idle-1': { at: [5, 2], damage: 1 }, 'tough-1': { damage: 0 } } },
      }),
    );
  });

  it('A1.icon-use.01 of a Weapon Range and dice, of Armor the Armor, of a Core the Defense', () => {
    position(
      duel({
        rook: { items: ['bow', 'plate', 'ward'] },
        foeIs: { at: [7, 2] },
        others: [figure('tough-1', [8, 2])],
        board: { map: MAP },
        dice: ['WHITE 2', 'PURPLE 1'],
        play: [reject8(), choose('attack', { target: 'idle-1' })],
        expect: {
          figures: { rook: { armor: 2, defense: 8 } },
          events: [{ type: 'diceRolled', figure: 'rook', dice: ['WHITE 2', 'PURPLE 1'] }],
        },
      }),
    );
  });

  it('A1.component.07 any number of dice of any of the nine colours', () => {
    const colours = ['WHITE', 'TEAL', 'GREEN', 'BLUE', 'PURPLE', 'ORANGE', 'RED', 'GREY'];
    const storm = relic(
      'storm',
      `0 SP: ${colours.map((colour) => `Roll 3 ${colour} dice`).join('. ')}. Roll 2 BLACK dice.`,
    );
    const low: Record<string, number> = { WHITE: 2, TEAL: 3, GREEN: 4, BLUE: 5, PURPLE: 1, ORANGE: 2, RED: 3, GREY: 4 };
    position(
      duel({
        rook: { items: ['storm'] },
        extra: { items: [storm] },
        dice: [...colours.flatMap((colour) => Array(3).fill(`${colour} ${low[colour]}`)), 'BLACK 4s', 'BLACK skull'],
        play: [choose('use', { card: 'storm' })],
        expect: {
          events: colours.map((colour) => ({ type: 'diceRolled', dice: Array(3).fill(`${colour} ${low[colour]}`) })),
        },
      }),
    );
  });
});

/** Range 6 does not reach 7 spaces. */
function reject8() {
  return { reject: { kind: 'attack', target: 'tough-1' } };
}
