import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, counterBy, duel, refuse, sentry } from '../scene/versus';

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
    assault({
      rook: { at: [0, 0] },
      ...sentry(2),
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
