import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

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
        figures: { rook: { sp: 0 }, 'foe-1': { damage: 2, at: [4, 1] } },
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
      },
    });
    duel({ rook: { sp: 1 }, play: [refuse('attack', { target: 'foe-1' })], expect: { figures: { rook: { sp: 1 } } } });
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

describe('attack: damage', () => {
  it('A1.attack.10 a miss adds no damage and goes on to the Counter check', () => {
    assault({
      enemy: { symbols: ['1 BOOK: +3 PHYSICAL DMG'] },
      dice: ['WHITE 2', 'PURPLE 3', 'WHITE 6', 'PURPLE 5'],
      play: [choose('counter', { target: 'foe-1' })],
      expect: {
        figures: { rook: { damage: 0, sp: 3 }, 'foe-1': { damage: 4 } },
        events: [missed, { type: 'countered' }, hitBy(4)],
        noEvents: [{ type: 'damageDealt', target: 'rook' }],
      },
    });
  });

  it('A1.attack.11 A1.attack-steps.10 a hit adds the difference as PHYSICAL DMG', () => {
    duel({
      enemy: { defense: 9 },
      dice: ['WHITE 7', 'PURPLE 6'],
      play: [attack],
      expect: {
        events: [hitBy(4), { type: 'damageDealt', target: 'foe-1', amount: 4, damageType: 'PHYSICAL' }],
        figures: foeDamage(4),
      },
    });
  });

  it('A1.attack.12 a hit with difference 0 adds nothing but Symbols may still add damage', () => {
    const blade = { symbols: ['1 BURST: +2 PHYSICAL DMG'] };
    const rest = { blade, enemy: { defense: 9 }, dice: ['WHITE 7', 'PURPLE 2'] };
    const spend = choose('symbol', { card: 'blade', ability: 0 });
    duel({ ...rest, play: [attack, spend], expect: { events: [hitBy(0)], figures: foeDamage(2) } });
    duel({ ...rest, play: [attack], expect: { events: [hitBy(0)], figures: foeDamage(0) } });
  });

  it('A1.attack.13 A1.attack-steps.11 attackers of either kind add damage with Symbols', () => {
    const symbols = ['1 SHIELD 1 BOOK: +1 PHYSICAL DMG'];
    const dice = ['WHITE 4', 'PURPLE 3'];
    assault({ enemy: { symbols }, dice, expect: { events: [hitBy(0)], figures: rookDamage(1) } });
    duel({
      blade: { symbols },
      dice,
      play: [attack, choose('symbol', { card: 'blade', ability: 0 })],
      expect: { events: [hitBy(0)], figures: foeDamage(1) },
    });
  });

  it('A1.attack.14 A1.symbol.03 each Symbol is spent once, and none is kept for the next Attack', () => {
    const two = { card: 'blade', ability: 0 };
    duel({
      blade: { symbols: ['2 BOOK: +2 PHYSICAL DMG'] },
      enemy: { hp: 30 },
      dice: ['WHITE 5', 'PURPLE 6', 'WHITE 4', 'PURPLE 3'],
      play: [
        attack,
        choose('symbol', { ...two, times: 1 }),
        refuse('symbol', { ...two, times: 1 }),
        attack,
        refuse('symbol', { ...two, times: 1 }),
      ],
      expect: { figures: foeDamage(4 + 2 + 0), events: [hitBy(4), hitBy(0)] },
    });
  });

  it('A1.attack.15 A1.symbol.02 a Symbol Ability is used as often as its Symbols last', () => {
    const use = { card: 'blade', ability: 0 };
    duel({
      blade: { dice: ['PURPLE', 'PURPLE'], symbols: ['2 BOOK: +2 PHYSICAL DMG'] },
      dice: ['PURPLE 6', 'PURPLE 6'],
      play: [attack, choose('symbol', { ...use, times: 2 }), refuse('symbol', { ...use, times: 1 })],
      expect: { figures: foeDamage(5 + 4) },
    });
  });

  it('A1.attack.15 a Condition limits a Symbol Ability', () => {
    duel({
      blade: { dice: ['PURPLE', 'PURPLE'] },
      charm: ['EXHAUST, 1 BOOK: When making an Attack, +2 PHYSICAL DMG.'],
      dice: ['PURPLE 6', 'PURPLE 6'],
      play: [
        attack,
        choose('symbol', { card: 'charm', ability: 0 }),
        refuse('symbol', { card: 'charm' }),
        refuse('use', { card: 'charm' }),
      ],
      expect: { figures: { rook: { exhausted: ['charm'] }, ...foeDamage(5 + 2) } },
    });
  });

  it('A1.attack.16 A1.attack.17 A1.attack-steps.12 Armor lowers PHYSICAL DMG alone, not below 0', () => {
    const blade = { symbols: ['1 BURST: +2 MAGIC DMG'] };
    const play = [attack, choose('symbol', { card: 'blade', ability: 0 })];
    const magic = { type: 'damageDealt', target: 'foe-1', amount: 2, damageType: 'MAGIC' };
    duel({
      blade,
      enemy: { armor: 3 },
      dice: ['WHITE 7', 'PURPLE 5'],
      play,
      expect: { events: [hitBy(5), magic], figures: foeDamage(2 + 2) },
    });
    duel({
      blade,
      enemy: { armor: 5 },
      dice: ['WHITE 7', 'PURPLE 2'],
      play,
      expect: { events: [hitBy(2), magic], figures: foeDamage(0 + 2) },
    });
  });

  it('A1.attack.18 A1.attack.19 A1.attack.20 A1.tag-attack.01 ARMOR PIERCING adds up and stops at the Armor', () => {
    const hit = (armor: number, charm: string[], damage: number) =>
      duel({
        blade: { abilities: ['PASSIVE: +2 ARMOR PIERCING.'] },
        enemy: { armor },
        charm,
        dice: ['WHITE 7', 'PURPLE 6'],
        play: [attack],
        expect: { events: [hitBy(6)], figures: foeDamage(damage) },
      });
    hit(2, [], 6);
    hit(3, [], 5);
    hit(4, [], 4);
    hit(4, ['PASSIVE: +1 ARMOR PIERCING to your Attacks.'], 5);
    hit(1, [], 6);
    hit(0, [], 6);
  });

  it('A1.attack.21 A1.attack-steps.13 the Final Damage is put on the target as Damage tokens', () => {
    duel({
      blade: { symbols: ['2 BOOK: +2 PHYSICAL DMG', '1 BURST: +1 PHYSICAL DMG'] },
      enemy: { defense: 9, hp: 12, armor: 1 },
      foe: { damage: 3 },
      dice: ['WHITE 7', 'PURPLE 6'],
      play: [attack, choose('symbol', { ability: 0 }), choose('symbol', { ability: 1 })],
      expect: { figures: { 'foe-1': { damage: 3 + (4 + 2 + 1 - 1), defeated: false } } },
    });
  });

  it('A1.attack.22 an Ability that prevents damage is used when the amount is known', () => {
    assault({
      rook: { sp: 4 },
      charm: ['PER ENCOUNTER: When you would be dealt PHYSICAL DMG, ignore that Damage.'],
      dice: ['WHITE 7', 'PURPLE 6', 'WHITE 5', 'PURPLE 3'],
      play: [byCard('charm'), choose('counter')],
      expect: {
        figures: { rook: { damage: 0, sp: 2, used: ['charm.0'] }, ...foeDamage(1) },
        events: [hitBy(6), { type: 'countered' }],
      },
    });
    assault({
      charm: ['PER ENCOUNTER: When you would be dealt PHYSICAL DMG, ignore that Damage.'],
      dice: ['WHITE 7', 'PURPLE 6'],
      expect: { figures: { rook: { damage: 6, used: [] } } },
    });
  });

  it('A1.attack.30 an Attack without Final Damage has hit when it met the Defense', () => {
    const enemy = { passives: [{ name: 'Chain', text: 'When this figure hits an opponent, Inflict DARKNESS.' }] };
    assault({
      enemy,
      rook: { items: ['blade', 'plate'] },
      dice: ['WHITE 4', 'PURPLE 5'],
      expect: { events: [hitBy(2)], figures: { rook: { damage: 0, effects: ['darkness'] } } },
    });
    assault({ enemy, dice: ['WHITE 4', 'PURPLE 2'], expect: { figures: { rook: { damage: 0, effects: [] } } } });
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

  it('A1.attack.24 A1.counter.15 A1.resolve.02 a Countered Attack has no Follow Up and is not Resolved', () => {
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
