import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse, sentry } from '../scene/versus';

const hitBy = (difference: number, more = {}) => ({ type: 'attackRolled', hit: true, difference, ...more });
const missed = { type: 'attackRolled', hit: false };
const foeDamage = (damage: number) => ({ 'foe-1': { damage } });
const rookDamage = (damage: number) => ({ rook: { damage } });

describe('attack: target and price', () => {
  it('A1.attack.01 a Break Attack has the Empower step of its attacker and the Dodge step of its target', () => {
    assault({
      enemy: { ai: [{ if: 'Otherwise', do: ['Move 2 spaces away from the nearest opponent'] }] },
      rook: { sp: 1 },
      dice: ['WHITE 4', 'PURPLE 5', 'BLACK 4b'],
      play: [choose('breakAttack', { target: 'foe-1' }), choose('empower')],
      expect: {
        figures: { rook: { sp: 0 }, 'foe-1': { damage: 2 } },
        events: [{ type: 'breakAttack', by: 'rook', target: 'foe-1' }, hitBy(2, { attacker: 'rook' })],
      },
    });
    duel({
      rook: { sp: 2 },
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [choose('move', { to: [0, 1] }), choose('dodge')],
      expect: {
        figures: { rook: { sp: 0, damage: 0, defense: 7 } },
        events: [
          { type: 'breakAttack', by: 'foe-1' },
          { type: 'attackRolled', total: 9, defense: 10, hit: false },
        ],
      },
    });
  });

  it('A1.attack.02 A1.attack.29 the Standard Attack costs 2 SP and ends after its damage without a Follow Up', () => {
    duel({
      rook: { sp: 3 },
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack],
      expect: {
        figures: { rook: { sp: 1 }, 'foe-1': { damage: 2 } },
        offered: [{ kind: 'endTurn' }],
        notOffered: [{ kind: 'attack' }, { kind: 'followUp' }],
        events: [{ type: 'damageDealt' }, { type: 'attackResolved', hit: true, dealt: 2 }],
      },
    });
    // The same where a Follow Up Ability is there and is not used.
    duel({
      rook: { sp: 2, damage: 3 },
      charm: ['FU: HEAL 1.'],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack, choose('pass')],
      expect: {
        offered: [{ kind: 'endTurn' }],
        noEvents: [{ type: 'followUp' }],
        events: [{ type: 'damageDealt' }, { type: 'attackResolved', hit: true, dealt: 2 }],
      },
    });
    duel({ rook: { sp: 1 }, play: [refuse('attack', { target: 'foe-1' })], expect: { figures: { rook: { sp: 1 } } } });
  });

  it('A1.attack.02 a Command Combatant pays 2 SP as well, a Counter or Break Attack does not', () => {
    const led = (sp: number, play: ReturnType<typeof choose>[], expect: object) =>
      duel({
        ...sentry(sp),
        rook: { at: [0, 0] },
        turn: 'sentry-1',
        initiative: ['sentry', 'rook', 'foe'],
        phase: 'action',
        dice: play[0] === attack ? ['WHITE 4', 'PURPLE 5'] : [],
        play,
        expect,
      });
    led(2, [attack, refuse('attack')], { figures: { 'sentry-1': { sp: 0 }, ...foeDamage(2) } });
    led(1, [refuse('attack', { target: 'foe-1' })], { figures: { 'sentry-1': { sp: 1 } } });
    // The Counter has its own price, 2 SP.
    assault({
      rook: { sp: 5 },
      dice: ['WHITE 4', 'PURPLE 2', 'WHITE 4', 'PURPLE 5'],
      play: [choose('counter')],
      expect: { figures: { rook: { sp: 3 }, ...foeDamage(2) } },
    });
    assault({
      enemy: { ai: [{ if: 'Otherwise', do: ['Move 2 spaces away from the nearest opponent'] }] },
      rook: { sp: 2 },
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [choose('breakAttack', { target: 'foe-1' })],
      expect: { figures: { rook: { sp: 2 }, ...foeDamage(2) } },
    });
  });

  it('A1.attack.02 an Attack that an Ability grants costs no SP', () => {
    duel({
      rook: { sp: 1 },
      charm: ['EXHAUST: Melee ATK.'],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [byCard('charm')],
      expect: { figures: { rook: { sp: 1, exhausted: ['charm'] }, 'foe-1': { damage: 2 } } },
    });
  });

  it('A1.attack.03 A1.attack.05 A1.attack-steps.01 a target must be in Range and in Line of Sight', () => {
    const offered = [{ kind: 'attack', target: 'foe-1' }];
    duel({ expect: { offered } });
    duel({
      foe: { at: [3, 1] },
      play: [refuse('attack', { target: 'foe-1' })],
      expect: { notOffered: [{ kind: 'attack' }] },
    });
    const ranged = { icon: 'ranged', range: 4 };
    duel({ blade: ranged, foe: { at: [5, 1] }, expect: { offered } });
    duel({ blade: ranged, foe: { at: [6, 1] }, expect: { notOffered: [{ kind: 'attack' }] } });
    duel({
      blade: ranged,
      board: { map: ['.......', '..#....', '.......'] },
      foe: { at: [4, 1] },
      play: [refuse('attack', { target: 'foe-1' })],
      expect: { notOffered: [{ kind: 'attack' }] },
    });
  });

  it('A1.attack-steps.01 one Attack has one target', () => {
    duel({
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [choose('attack', { target: 'foe-b-1' })],
      expect: { figures: { 'foe-1': { damage: 0 }, 'foe-b-1': { damage: 2 } } },
    });
  });

  it('A1.attack.04 the targeting printed on an Ability replaces the normal Range', () => {
    duel({
      foe: { at: [4, 1] },
      charm: ['EXHAUST: Melee ATK against an opponent within Range 3 ignoring Range.'],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [refuse('attack', { target: 'foe-1' }), byCard('charm')],
      expect: { figures: foeDamage(2) },
    });
  });
});

describe('attack: order and roll', () => {
  it('A1.attack.06 pool and Empower are fixed, then comes the Dodge roll, then the Attack roll', () => {
    duel({
      rook: { sp: 1 },
      foe: { tokens: { dodge: 1 } },
      charm: ['EXHAUST: Melee ATK.'],
      dice: ['BLACK 2s2b', 'WHITE 6', 'PURPLE 6', 'BLACK 4b'],
      play: [byCard('charm'), choose('empower')],
      expect: {
        events: [
          { type: 'spSpent' },
          { type: 'diceRolled', figure: 'foe-1' },
          { type: 'diceRolled', figure: 'rook' },
          hitBy(3, { total: 12, defense: 9 }),
        ],
        figures: foeDamage(3),
      },
    });
  });

  it('A1.attack.07 A1.attack-steps.07 the Attack roll is the sum of the numbers; BLACK adds none', () => {
    duel({
      dice: ['WHITE 7', 'PURPLE 6', 'BLACK 4b'],
      play: [attack, choose('empower')],
      expect: {
        events: [{ type: 'diceRolled', figure: 'rook', total: 13 }, hitBy(6, { total: 13 })],
        figures: { rook: { sp: 2 }, ...foeDamage(6) },
      },
    });
  });

  it('A1.attack.08 A1.attack-steps.08 Symbols with TO THE ATK ROLL count after the roll and only in that step', () => {
    const blade = { symbols: ['1 SHIELD: +1 TO THE ATK ROLL', '1 BOOK: +1 PHYSICAL DMG'] };
    const dice = ['WHITE 4', 'PURPLE 2'];
    duel({
      blade,
      dice,
      play: [attack, choose('symbol', { card: 'blade', ability: 0 })],
      expect: { events: [{ type: 'diceRolled', total: 6 }, hitBy(0, { total: 7 })], figures: foeDamage(0) },
    });
    duel({ blade, dice, play: [attack], expect: { events: [missed], figures: foeDamage(0) } });
    duel({
      blade,
      dice: ['WHITE 5', 'PURPLE 5'],
      play: [
        attack,
        choose('symbol', { card: 'blade', ability: 1, times: 1 }),
        refuse('symbol', { card: 'blade', ability: 0, times: 1 }),
      ],
      expect: { events: [hitBy(3, { total: 10 })], figures: foeDamage(4) },
    });
    // So it is with Abilities.
    const charm = ['EXHAUST: When making an Attack, +1 TO THE ATK ROLL.'];
    duel({
      charm,
      dice,
      play: [attack, choose('use', { card: 'charm' })],
      expect: { events: [hitBy(0, { total: 7 })], figures: foeDamage(0) },
    });
    duel({
      blade,
      charm,
      dice: ['WHITE 5', 'PURPLE 5'],
      play: [
        attack,
        choose('pass'),
        choose('symbol', { card: 'blade', ability: 1, times: 1 }),
        refuse('use', { card: 'charm' }),
      ],
      expect: { events: [hitBy(3, { total: 10 })], figures: foeDamage(4) },
    });
  });

  it('A1.attack.09 A1.attack-steps.09 a roll equal to Defense hits, one below it misses', () => {
    const roll = (dice: string[], event: Record<string, unknown>) =>
      duel({ rook: { sp: 2 }, dice, play: [attack], expect: { events: [event], figures: foeDamage(0) } });
    roll(['WHITE 5', 'PURPLE 2'], hitBy(0, { total: 7, defense: 7 }));
    roll(['WHITE 4', 'PURPLE 2'], { ...missed, total: 6, defense: 7 });
  });

  it('A1.attack.31 penalties do not bring an Attack roll below 0', () => {
    duel({
      blade: { abilities: ['PASSIVE: -9 TO THE ATK ROLL.'] },
      dice: ['WHITE 2', 'PURPLE 2'],
      play: [attack],
      expect: { events: [{ ...missed, total: 0 }], figures: foeDamage(0) },
    });
  });

  it('A1.attack.32 the roll is compared with Defense and the bonuses for this Attack', () => {
    assault({
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [choose('dodge')],
      expect: { events: [{ ...missed, total: 9, defense: 10 }], figures: rookDamage(0) },
    });
    assault({ dice: ['WHITE 4', 'PURPLE 5'], expect: { events: [hitBy(2, { defense: 7 })], figures: rookDamage(2) } });
  });
});

describe('attack: Counter check, Follow Up, Resolve', () => {
  const enemy = {
    ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK with [FU: Inflict WILT]'] }],
    passives: [{ name: 'Rest', text: 'When Resolving an Attack, HEAL 1.' }],
  };
  const armored = { items: ['blade', 'plate'], sp: 2, effects: ['darkness'] };

  it('A1.attack.23 A1.attack-steps.14 the Counter comes after a miss or 0 Final Damage, not after 1', () => {
    const rook = { items: ['blade', 'plate'], sp: 2, effects: ['darkness'] };
    const counter = [choose('counter', { target: 'foe-1' })];
    const countered = { events: [{ type: 'countered', figure: 'rook' }], figures: { rook: { sp: 0 } } };
    const reply = ['WHITE 6', 'PURPLE 3'];
    assault({ rook, dice: ['WHITE 4', 'PURPLE 2', ...reply], play: counter, expect: countered });
    assault({ rook, dice: ['WHITE 4', 'PURPLE 5', ...reply], play: counter, expect: countered });
    assault({
      rook,
      dice: ['WHITE 5', 'PURPLE 5'],
      play: [refuse('counter')],
      expect: { noEvents: [{ type: 'countered' }], figures: { rook: { sp: 2, damage: 1 } } },
    });
  });

  it('A1.attack.24 A1.counter.15 A1.resolve.02 A1.follow-up.02 a Countered Attack has no Follow Up and is not Resolved', () => {
    assault({
      enemy,
      foe: { damage: 3 },
      rook: armored,
      dice: ['WHITE 4', 'PURPLE 5', 'WHITE 4', 'PURPLE 1'],
      play: [choose('counter')],
      expect: {
        figures: { 'foe-1': { damage: 3 }, rook: { effects: ['darkness'] } },
        noEvents: [{ type: 'effectGained' }, { type: 'healed' }],
      },
    });
  });

  it('A1.attack.25 A1.attack.28 A1.attack-steps.15 a missed Attack has no Follow Up but is Resolved', () => {
    assault({
      enemy,
      foe: { damage: 3 },
      rook: armored,
      dice: ['WHITE 4', 'PURPLE 2'],
      expect: {
        figures: { 'foe-1': { damage: 2 }, rook: { effects: ['darkness'] } },
        noEvents: [{ type: 'effectGained' }],
      },
    });
    // The same where the target could not Counter at all.
    assault({
      enemy,
      foe: { damage: 3 },
      rook: { ...armored, sp: 0 },
      dice: ['WHITE 4', 'PURPLE 2'],
      expect: {
        figures: { 'foe-1': { damage: 2 }, rook: { effects: ['darkness'] } },
        noEvents: [{ type: 'effectGained' }],
      },
    });
  });

  it('A1.attack.26 A1.attack-steps.16 a hit with 0 Final Damage that is not Countered goes on to the Follow Up', () => {
    assault({
      enemy,
      foe: { damage: 3 },
      rook: { ...armored, sp: 1 },
      dice: ['WHITE 4', 'PURPLE 5'],
      expect: {
        events: [hitBy(2), { type: 'effectGained', figure: 'rook' }, { type: 'healed', figure: 'foe-1', amount: 1 }],
        figures: { 'foe-1': { damage: 2 } },
      },
    });
    // The same where the target lets its Counter pass.
    assault({
      enemy,
      foe: { damage: 3 },
      rook: { items: ['blade', 'plate'], sp: 2 },
      play: [choose('pass'), choose('pass')],
      dice: ['WHITE 4', 'PURPLE 5'],
      expect: {
        events: [hitBy(2), { type: 'effectGained', figure: 'rook' }],
        figures: { 'foe-1': { damage: 2 }, rook: { sp: 2 } },
      },
    });
  });

  it('A1.attack.27 A1.attack-steps.18 Abilities of Resolving come when the Attack ends', () => {
    duel({
      rook: { damage: 4 },
      charm: ['PASSIVE: When Resolving an Attack, HEAL 2.'],
      dice: ['WHITE 4', 'PURPLE 5'],
      play: [attack],
      expect: {
        events: [hitBy(2), { type: 'damageDealt', target: 'foe-1' }, { type: 'healed', figure: 'rook', amount: 2 }],
        figures: { rook: { damage: 2 } },
      },
    });
  });
});
