import { describe, it } from 'vitest';
import { parseLine } from '../../src/content/language/parse';
import type { StepInput } from '../scene/position';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const parsed = (text: string) => {
  const line = parseLine(text);
  if (!line.ok) throw new Error(text);
  return line.ability;
};
const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
/** A roll that misses Defense 7, and one that hits it by 2. */
const miss = ['WHITE 4', 'PURPLE 2'];
const hit = ['WHITE 4', 'PURPLE 5'];

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
      // Neither while the new Attack is made, which may be Empowered, nor after it.
      play: [attack, use, noSecond, choose('pass'), noSecond],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { damage: 2, effects: [] } } },
    });
    // A SPELL is no Attack: were the old one Resolved, the PASSIVE would HEAL.
    duel({
      blade: fu('FU: Cast a SPELL 6: Deal 1 MAGIC DMG.'),
      charm: ['FU: Inflict DARKNESS.'],
      skill: ['PASSIVE: When Resolving an Attack, HEAL 1.'],
      rook: { sp: 2, damage: 5 },
      enemy: { hp: 30 },
      dice: [...hit, 'PURPLE 5', 'PURPLE 1', 'PURPLE 1'],
      play: [attack, use, noSecond],
      expect: {
        events: [{ type: 'spellCast', force: 11 }],
        noEvents: [{ type: 'attackResolved' }],
        figures: { rook: { damage: 5 }, 'foe-1': { damage: 3, effects: [] } },
      },
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
      play: [attack, use, choose('space', { at: [3, 1] }), noSecond],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { at: [3, 1], effects: [] } } },
    });
    duel({
      ...rest,
      play: [attack, second, use],
      expect: { figures: { rook: { damage: 4 }, 'foe-1': { at: [3, 1], effects: ['darkness'] } } },
    });
    // Whoever is moved, and however; after it the Attack is still Resolved, by which Rook HEALS.
    const moving = (ability: string, steps: StepInput[], rook: number[], foe: number[]) =>
      duel({
        ...rest,
        blade: { icon: 'ranged', range: 4, ...fu(ability) },
        rook: { damage: 5, sp: 2 },
        foe: { at: [4, 1] },
        play: [attack, use, ...steps, noSecond],
        expect: { figures: { rook: { damage: 4, at: rook }, 'foe-1': { at: foe, effects: [] } } },
      });
    moving('FU: PULL 1.', [choose('space', { at: [3, 1] })], [1, 1], [3, 1]);
    moving('FU: COMMAND 1.', [choose('space', { at: [4, 0] })], [1, 1], [4, 0]);
    moving('FU: Move up to 1 space.', [choose('move', { to: [1, 0] })], [1, 0], [4, 1]);
    moving('FU: LEAP 1.', [choose('move', { to: [1, 0] })], [1, 0], [4, 1]);
    moving('FU: MOVE.', [choose('move', { to: [1, 0] }), choose('pass')], [1, 0], [4, 1]);
    moving('FU: MOVE.', [choose('pass')], [1, 1], [4, 1]);
    // To decide for it is enough: it is the last one, too, if the target resists it.
    duel({
      ...rest,
      blade: fu('FU: PUSH 1, FORCE 8.'),
      dice: [...hit, 'PURPLE 5', 'PURPLE 3'],
      play: [attack, use, noSecond],
      expect: {
        events: [{ type: 'convictionChecked', figure: 'foe-1', resisted: true }, { type: 'attackResolved' }],
        figures: { rook: { damage: 4 }, 'foe-1': { at: [2, 1], effects: [] } },
      },
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
    // With FORCE, and where the figures stand after the verb.
    duel({
      blade: fu('FU: Inflict WILT on each opponent adjacent to you, FORCE 9.'),
      others: [
        { id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] },
        { id: 'tough-1', card: 'tough', number: 1, at: [5, 1] },
      ],
      dice: [...hit, 'PURPLE 1', 'PURPLE 1', 'PURPLE 1', 'PURPLE 1'],
      play: [attack, use],
      expect: {
        figures: { 'foe-1': { effects: ['wilt'] }, 'foe-b-1': { effects: ['wilt'] }, 'tough-1': { effects: [] } },
      },
    });
    duel({
      blade: fu('FU: Deal 1 MAGIC DMG to each opponent adjacent to you.'),
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      dice: hit,
      play: [attack, use],
      expect: { figures: { 'foe-1': { damage: 3 }, 'foe-b-1': { damage: 1 } } },
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

  it('A1.follow-up.01 the line that an Attack was given is told with it: it stands on no card', () => {
    assault({
      enemy: { ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK with [FU: Inflict WILT]'] }] },
      rook: { effects: ['darkness'], sp: 0 },
      dice: hit,
      expect: {
        events: [{ type: 'followUp', figure: 'foe-1', target: 'rook', ability: parsed('FU: Inflict WILT') }],
        figures: { rook: { effects: ['darkness', 'wilt'] } },
      },
    });
  });
});
