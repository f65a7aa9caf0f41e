import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, counterBy, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
const counter = choose('counter', { target: 'foe-1' });
const countered = { type: 'countered', figure: 'rook' };
/** A roll that misses Defense 7, and one that hits it by 2. */
const miss = ['WHITE 4', 'PURPLE 2'];
const hit = ['WHITE 4', 'PURPLE 5'];
const ripostes = { passives: [{ name: 'Riposte', text: 'When an Attack misses this figure, COUNTER.' }] };

describe('Counter: price and moment', () => {
  it('A1.counter.01 A1.tag-attack.13 the target of an Attack that missed makes an Attack of its own', () => {
    assault({
      rook: { sp: 2 },
      dice: [...miss, ...hit],
      play: [counter],
      expect: {
        events: [missed, countered, { type: 'attackDeclared', attacker: 'rook', target: 'foe-1' }],
        figures: { rook: { sp: 0 }, ...damage(2) },
      },
    });
  });

  it('A1.counter.02 there is no Counter in the Dodge step nor in the Action Phase', () => {
    assault({ dice: miss, play: [refuse('counter')], expect: { noEvents: [countered] } });
    duel({ play: [refuse('counter', { target: 'foe-1' })], expect: { notOffered: [{ kind: 'counter' }] } });
  });

  it('A1.counter.03 A1.counter.04 A1.std-ability.08 a Counter costs 2 SP, after a successful Dodge 1', () => {
    const dodged = ['BLACK 1s3b', ...miss];
    assault({
      rook: { sp: 1, effects: ['darkness'] },
      dice: miss,
      play: [refuse('counter')],
      expect: { figures: { rook: { sp: 1 } }, noEvents: [countered] },
    });
    assault({
      rook: { sp: 2 },
      dice: [...dodged, ...hit],
      play: [choose('dodge'), counter],
      expect: { figures: { rook: { sp: 0 }, ...damage(2) } },
    });
    assault({
      rook: { sp: 1 },
      dice: dodged,
      play: [choose('dodge'), refuse('counter')],
      expect: { figures: { rook: { sp: 0 } }, noEvents: [countered] },
    });
  });

  it('A1.counter.03 a Command Combatant may Counter for 2 SP', () => {
    const sentry = {
      id: 'sentry',
      name: 'Sentry',
      kind: 'command',
      groups: [[1]],
      size: [1, 1],
      hp: 10,
      defense: 7,
      movement: 6,
      armor: 0,
      sp: { recovery: 3, max: 5 },
      dice: ['WHITE', 'PURPLE'],
      conviction: ['PURPLE', 'PURPLE'],
      attacks: ['Melee ATK'],
    };
    assault({
      rook: { at: [0, 0] },
      others: [{ id: 'sentry-1', card: 'sentry', number: 1, at: [3, 1], side: 'adventurers', sp: 2 }],
      cards: { combatants: [sentry] },
      dice: [...miss, ...hit],
      play: [counter],
      expect: { figures: { 'sentry-1': { sp: 0 }, ...damage(2) } },
    });
  });

  it('A1.counter.05 a COUNTER Ability of an Item has its own price in place of the 2 SP', () => {
    assault({
      rook: { sp: 0 },
      charm: ['EXHAUST: COUNTER.'],
      dice: [...miss, ...hit],
      play: [counterBy('charm')],
      expect: { events: [countered], figures: { rook: { sp: 0 }, ...damage(2) } },
    });
  });

  it('A1.counter.06 a successful Dodge lowers the printed price by 1, not below 0', () => {
    const dice = ['BLACK 1s3b', ...miss];
    const rest = (price: string, sp: number, left: number) =>
      assault({
        rook: { sp },
        charm: [`${price}EXHAUST: COUNTER.`],
        dice: [...dice, ...hit],
        play: [choose('dodge'), counterBy('charm')],
        expect: { figures: { rook: { sp: left }, ...damage(2) } },
      });
    rest('1 SP, ', 1, 0);
    rest('2 SP, ', 2, 0);
    rest('', 1, 0);
    assault({
      rook: { sp: 0 },
      charm: ['1 SP, EXHAUST: COUNTER.'],
      dice: miss,
      play: [refuse('counter', { card: 'charm' }), refuse('use', { card: 'charm' })],
      expect: { noEvents: [countered] },
    });
  });

  it('A1.counter.07 Intelligent Combatants Counter only when their card says so', () => {
    duel({ rook: { sp: 2 }, dice: miss, play: [attack], expect: { noEvents: [{ type: 'countered' }] } });
    duel({
      rook: { sp: 2 },
      enemy: ripostes,
      dice: [...miss, ...hit],
      play: [attack],
      expect: { events: [missed, { type: 'countered', figure: 'foe-1' }], figures: { rook: { damage: 2 } } },
    });
  });

  it('A1.counter.19 Countering is optional', () => {
    assault({ dice: miss, expect: { noEvents: [countered], figures: { rook: { sp: 5 }, ...damage(0) } } });
  });

  it('A1.counter.20 Armor counts before the Counter check', () => {
    const rest = { dice: ['WHITE 4', 'PURPLE 5', ...hit], play: [counter] };
    assault({
      ...rest,
      rook: { sp: 2, items: ['blade', 'plate'] },
      expect: {
        events: [{ type: 'attackRolled', hit: true, difference: 2 }, countered],
        figures: { rook: { damage: 0 } },
      },
    });
    assault({
      dice: hit,
      rook: { sp: 2, items: ['blade', 'mail'], effects: ['darkness'] },
      play: [refuse('counter')],
      expect: { figures: { rook: { damage: 1, sp: 2 } } },
    });
  });
});

describe('Counter: whom', () => {
  const shoots = [{ if: 'There is an opponent within Range 5', do: ['Ranged 5 ATK'] }];

  it('A1.counter.08 the attacker must be in Line of Sight and in Range of the Counter', () => {
    const enemy = { ai: shoots };
    const foe = { at: [5, 1] };
    assault({
      enemy,
      foe,
      rook: { sp: 2, effects: ['darkness'] },
      dice: miss,
      play: [refuse('counter')],
      expect: { noEvents: [countered], figures: { rook: { sp: 2 } } },
    });
    assault({
      enemy,
      foe,
      rook: { sp: 2, items: ['bow'] },
      dice: [...miss, ...hit],
      play: [counter],
      expect: { events: [countered], figures: damage(2) },
    });
  });

  it('A1.counter.09 a Counter may be aimed at the opponent that hides the attacker', () => {
    assault({
      enemy: { ai: shoots },
      foe: { at: [3, 1] },
      rook: { sp: 2 },
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [2, 1] }],
      initiative: ['foe', 'rook', 'foe-b'],
      dice: [...miss, ...hit],
      play: [choose('counter', { target: 'foe-b-1' })],
      expect: { figures: { 'foe-1': { damage: 0 }, 'foe-b-1': { damage: 2 } } },
    });
  });
});

describe('Counter: what it does', () => {
  it('A1.counter.11 A1.std-ability.04 the Attack of a Counter runs all steps, Empower and Follow Up too', () => {
    assault({
      rook: { sp: 4 },
      blade: { abilities: ['1 SP, FU: Inflict WILT.'] },
      dice: [...miss, ...hit, 'BLACK 4b'],
      play: [counter, choose('empower'), choose('followUp', { card: 'blade' })],
      expect: { figures: { rook: { sp: 0 }, 'foe-1': { damage: 2, effects: ['wilt'] } } },
    });
  });

  it('A1.counter.11 A1.counter.12 A1.counter.13 a Counter is Dodged and Countered, then the turn goes on', () => {
    duel({
      rook: { sp: 5 },
      enemy: ripostes,
      dice: [...miss, ...miss, ...hit],
      play: [attack, counter],
      expect: {
        events: [
          { type: 'attackDeclared', attacker: 'rook' },
          { type: 'countered', figure: 'foe-1' },
          { type: 'attackDeclared', attacker: 'foe-1' },
          { type: 'countered', figure: 'rook' },
          { type: 'attackDeclared', attacker: 'rook' },
        ],
        figures: { rook: { sp: 1 }, ...damage(2) },
        offered: [{ kind: 'move' }, { kind: 'endTurn' }],
        notOffered: [{ kind: 'attack' }],
      },
    });
    duel({
      rook: { sp: 3 },
      enemy: ripostes,
      dice: [...miss, 'BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [attack, choose('dodge')],
      expect: { figures: { rook: { sp: 0, damage: 0 } } },
    });
  });

  it('A1.counter.10 A1.counter.14 a Counter cancels the Ability that was going on', () => {
    const charm = ['EXHAUST: Make 2 Melee ATK and HEAL 1.'];
    duel({
      rook: { sp: 0, damage: 3 },
      charm,
      enemy: ripostes,
      dice: [...miss, ...hit],
      play: [byCard('charm')],
      expect: { events: [{ type: 'countered', figure: 'foe-1' }], figures: { rook: { damage: 5 }, ...damage(0) } },
    });
    duel({
      rook: { sp: 0, damage: 3 },
      charm,
      dice: [...miss, ...hit],
      play: [byCard('charm')],
      expect: { figures: { rook: { damage: 2 }, ...damage(2) } },
    });
  });

  it('A1.counter.16 A1.break-attack.17 a Break Attack of Forced Movement is not Countered', () => {
    assault({
      enemy: { ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK with [FU: PUSH 1]'] }] },
      rook: { effects: ['darkness'] },
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      dice: [...hit, ...miss],
      play: [refuse('counter')],
      expect: {
        events: [{ type: 'breakAttack', by: 'foe-b-1', target: 'rook' }, missed],
        noEvents: [countered],
        figures: { rook: { at: [0, 1], sp: 5 } },
      },
    });
  });

  it('A1.counter.17 A1.break-attack.09 a Break Attack of voluntary movement is Countered, the movement is lost', () => {
    duel({
      dice: [...miss, ...hit],
      play: [choose('move', { to: [0, 1] }), counter],
      expect: {
        figures: { rook: { at: [1, 1], sp: 2 }, ...damage(2) },
        notOffered: [{ kind: 'move' }],
        noEvents: [{ type: 'moved', figure: 'rook' }],
      },
    });
  });

  it('A1.counter.21 after a Counter an Intelligent Combatant goes on with CONTINUE DOWN only', () => {
    const melee = 'There is an adjacent opponent';
    const turn = (continueDown: boolean, foe: object, more: object = {}) =>
      assault({
        rook: { sp: 2, effects: ['darkness'] },
        enemy: {
          ai: [
            { if: melee, do: ['Melee ATK and HEAL 2'], continueDown },
            { if: melee, do: ['HEAL 1'] },
          ],
        },
        foe: { damage: 5 },
        dice: [...miss, 'WHITE 2', 'PURPLE 1'],
        play: [counter],
        expect: { figures: { 'foe-1': foe } },
        ...more,
      });
    turn(false, { damage: 5 });
    turn(true, { damage: 4 });
  });
});

describe('Follow Up', () => {
  const fu = (ability: string) => ({ abilities: [ability] });
  const use = choose('followUp', { card: 'blade' });

  it('A1.follow-up.01 A1.follow-up.02 A1.tag-attack.15 an FU Ability needs a hit', () => {
    const blade = fu('FU: Inflict WILT.');
    duel({ blade, dice: hit, play: [attack, use], expect: { figures: { 'foe-1': { effects: ['wilt'] } } } });
    duel({
      blade,
      rook: { sp: 2 },
      dice: miss,
      play: [attack, refuse('followUp', { card: 'blade' })],
      expect: { figures: { 'foe-1': { effects: [] } } },
    });
  });

  it('A1.follow-up.03 A1.follow-up.04 it goes to the Attacked figure or the attacker, wherever that is', () => {
    duel({
      blade: { abilities: ['PASSIVE: When you hit an opponent, PUSH 4.', 'FU: Inflict WILT and you HEAL 1.'] },
      rook: { damage: 2 },
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      board: { map: ['........', '........', '........'] },
      dice: hit,
      play: [attack, use],
      expect: {
        figures: {
          rook: { damage: 1 },
          'foe-1': { at: [6, 1], effects: ['wilt'] },
          'foe-b-1': { effects: [] },
        },
      },
    });
    duel({
      blade: fu('FU: Inflict WILT.'),
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      rook: { sp: 2 },
      dice: hit,
      play: [attack, refuse('followUp', { card: 'blade', target: 'foe-b-1' })],
      expect: { figures: { 'foe-b-1': { effects: [] } } },
    });
  });

  const second = choose('followUp', { card: 'charm' });
  const noSecond = refuse('followUp', { card: 'charm' });

  it('A1.follow-up.05 several FU Abilities may follow one Attack', () => {
    duel({
      blade: fu('FU: Inflict WILT.'),
      charm: ['FU: Inflict DARKNESS.'],
      dice: hit,
      play: [attack, use, second],
      expect: { figures: { 'foe-1': { effects: ['wilt', 'darkness'] } } },
    });
  });

  it('A1.follow-up.06 A1.attack-steps.17 an FU that starts an Action ends the Attack unresolved', () => {
    duel({
      blade: fu('FU: Melee ATK.'),
      charm: ['FU: Inflict DARKNESS.'],
      skill: ['PASSIVE: When Resolving an Attack, HEAL 1.'],
      rook: { damage: 5 },
      enemy: { hp: 30 },
      dice: [...hit, ...miss],
      play: [attack, use, noSecond],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { damage: 2, effects: [] } } },
    });
  });

  it('A1.follow-up.07 A1.follow-up.08 a moving FU is the last one, and the Attack is Resolved', () => {
    const rest = {
      blade: fu('FU: PUSH 1.'),
      charm: ['FU: Inflict DARKNESS.'],
      skill: ['PASSIVE: When Resolving an Attack, HEAL 1.'],
      rook: { damage: 5 },
      dice: hit,
    };
    duel({
      ...rest,
      play: [attack, use, noSecond],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { at: [3, 1], effects: [] } } },
    });
    duel({
      ...rest,
      play: [attack, second, use],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { at: [3, 1], effects: ['darkness'] } } },
    });
  });

  it('A1.follow-up.09 A1.spell-like.08 A1.tag-spell.02 an FU with FORCE needs a failed Conviction Check', () => {
    const check = (dice: string[], effects: string[], resisted: boolean) =>
      duel({
        blade: fu('FU: Inflict WILT, FORCE 8.'),
        dice: [...hit, ...dice],
        play: [attack, use],
        expect: {
          events: [{ type: 'convictionChecked', figure: 'foe-1', force: 8, resisted }],
          figures: { 'foe-1': { effects } },
        },
      });
    check(['PURPLE 5', 'PURPLE 2'], ['wilt'], false);
    check(['PURPLE 5', 'PURPLE 3'], [], true);
  });

  it('A1.follow-up.10 an FU that prints its own targets goes to them', () => {
    duel({
      blade: fu('FU: Target all opponents adjacent to you: Deal 1 MAGIC DMG.'),
      others: [
        { id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] },
        { id: 'tough-1', card: 'tough', number: 1, at: [5, 1] },
      ],
      dice: hit,
      play: [attack, use],
      expect: { figures: { 'foe-1': { damage: 3 }, 'foe-b-1': { damage: 1 }, 'tough-1': { damage: 0 } } },
    });
  });

  it('A1.follow-up.11 the further price of an FU is paid when it is used', () => {
    const blade = fu('1 SP, FU: Inflict WILT.');
    duel({
      blade,
      rook: { sp: 3 },
      dice: hit,
      play: [attack, use],
      expect: { figures: { rook: { sp: 0 }, 'foe-1': { effects: ['wilt'] } } },
    });
    duel({
      blade,
      rook: { sp: 2 },
      dice: hit,
      play: [attack, refuse('followUp', { card: 'blade' })],
      expect: { figures: { rook: { sp: 0 }, 'foe-1': { effects: [] } } },
    });
  });
});

describe('Resolve', () => {
  const charm = ['EXHAUST: When Resolving an Attack, HEAL 1.'];

  it('A1.resolve.01 what follows Resolving is used directly after it or not at all', () => {
    const blade = { icon: 'ranged', range: 4 };
    const rest = { charm, blade, rook: { sp: 3, damage: 3 }, foe: { at: [4, 1] }, dice: hit };
    duel({ ...rest, play: [attack, byCard('charm')], expect: { figures: { rook: { damage: 2 } } } });
    duel({
      ...rest,
      play: [attack, choose('move', { to: [1, 0] }), refuse('use', { card: 'charm' })],
      expect: { figures: { rook: { damage: 3, at: [1, 0], exhausted: [] } } },
    });
  });

  it('A1.resolve.03 a Spell that every target resisted is Resolved', () => {
    duel({
      charm: ['PASSIVE: When Resolving a SPELL, HEAL 1.'],
      skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
      rook: { sp: 0, damage: 3 },
      dice: ['PURPLE 1', 'PURPLE 5', 'PURPLE 5'],
      play: [byCard('skill')],
      expect: {
        events: [{ type: 'convictionChecked', resisted: true }],
        figures: { rook: { damage: 2 }, ...damage(0) },
      },
    });
  });

  it('A1.resolve.02 a Spell that the Skull ended is not Resolved', () => {
    duel({
      charm: ['PASSIVE: When Resolving a SPELL, HEAL 1.'],
      skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
      rook: { sp: 1, damage: 3 },
      dice: ['PURPLE 7', 'BLACK skull'],
      play: [byCard('skill'), choose('empower')],
      expect: { figures: { rook: { damage: 6 }, ...damage(0) } },
    });
  });
});
