import { describe, expect, it } from 'vitest';
import { parseLine, parseSentence } from '../../src/content/language/parse';
import { attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
/** A roll that hits Defense 7 by 2, and one that misses it. */
const hit = ['WHITE 4', 'PURPLE 5'];
const fu = (line: string) => ({ abilities: [line] });
const follow = [attack, choose('followUp', { card: 'blade' })];

describe('Spell-Like Abilities', () => {
  it('A1.spell-like.01 A1.spell-like.06 A1.tag-spell.02 the Force is the number printed, without a roll', () => {
    const check = (conviction: string[], taken: number) =>
      duel({
        skill: ['EXHAUST: Target an opponent within SOI: Deal 2 MAGIC DMG, FORCE 9.'],
        dice: conviction,
        play: [byCard('skill')],
        expect: { events: [{ type: 'convictionChecked', force: 9 }], figures: damage(taken) },
      });
    check(['PURPLE 6', 'PURPLE 3'], 0);
    check(['PURPLE 5', 'PURPLE 3'], 2);
  });

  it('A1.spell-like.02 A1.spell-like.11 as a Follow Up it goes against the Attacked figure, out of SOI and sight too', () => {
    duel({
      blade: { abilities: ['PASSIVE: When you hit an opponent, PUSH 5.', 'FU: Inflict WILT, FORCE 9.'] },
      board: { map: ['.........', '.........', '.........'] },
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 2] }],
      dice: [...hit, 'PURPLE 1', 'PURPLE 2'],
      play: follow,
      expect: { figures: { 'foe-1': { at: [7, 1], effects: ['wilt'] }, 'foe-b-1': { effects: [] } } },
    });
  });

  it('A1.spell-like.03 A1.spell-like.12 under another Condition it names its targets, within SOI', () => {
    const skill = ['EXHAUST: Target an opponent within SOI: Inflict WILT, FORCE 9.'];
    duel({
      skill,
      foe: { at: [5, 1] },
      dice: ['PURPLE 1', 'PURPLE 2'],
      play: [choose('use', { card: 'skill', target: 'foe-1' })],
      expect: { figures: { 'foe-1': { effects: ['wilt'] } } },
    });
    duel({
      skill,
      foe: { at: [6, 1] },
      play: [refuse('use', { card: 'skill' })],
      expect: { notOffered: [{ kind: 'use' }] },
    });
    duel({
      skill: ['EXHAUST: Target an opponent within Range 5: Inflict WILT, FORCE 9.'],
      foe: { at: [6, 1] },
      dice: ['PURPLE 1', 'PURPLE 2'],
      play: [choose('use', { card: 'skill', target: 'foe-1' })],
      expect: { figures: { 'foe-1': { effects: ['wilt'] } } },
    });
  });

  it('A1.spell-like.04 A1.spell-like.05 A1.tag-spell.03 DIFFERENCE HIT is the final roll minus Defense', () => {
    const force = (more: object, dice: string[], sum: number, taken: number) =>
      duel({
        blade: { ...fu('FU: Inflict WILT, FORCE 7 + DIFFERENCE HIT.'), symbols: ['1 BURST: +3 PHYSICAL DMG'] },
        enemy: { defense: 9, hp: 30, armor: 1 },
        dice: [...dice, 'PURPLE 1', 'PURPLE 1'],
        play: [attack, choose('symbol', { card: 'blade', ability: 0 }), choose('followUp', { card: 'blade' })],
        expect: { events: [{ type: 'convictionChecked', force: sum }], figures: damage(taken) },
        ...more,
      });
    force({}, ['WHITE 7', 'PURPLE 6'], 11, 6);
    force({ foe: { tokens: { dodge: 1 } } }, ['BLACK 3s1b', 'WHITE 7', 'PURPLE 6'], 8, 3);
    force({ charm: ['PASSIVE: +1 TO THE ATK ROLL to your Attacks.'] }, ['WHITE 7', 'PURPLE 6'], 12, 7);
  });

  it('A1.spell-like.04 only Follow Up Abilities may print DIFFERENCE HIT', () => {
    const effect = 'Inflict WILT, FORCE 7 + DIFFERENCE HIT';
    const line = (text: string) => parseLine(text).ok;
    expect(line(`FU: ${effect}`)).toBe(true);
    expect(line(`EXHAUST: When making an Attack, +1 PHYSICAL DMG and [FU: ${effect}]`)).toBe(true);
    expect(line(`EXHAUST: Target an opponent within SOI: ${effect}`)).toBe(false);
    expect(line('EXHAUST: Target an opponent within SOI: Inflict WILT, FORCE 7')).toBe(true);
    expect(line(`EXHAUST: When you hit an opponent, ${effect}`)).toBe(false);
    expect(parseSentence(`Target an opponent within SOI: ${effect}`, { role: 'aiDo' }).ok).toBe(false);
  });

  it('A1.spell-like.07 A1.empower.15 it is not Empowered and rolls no Casting die', () => {
    duel({
      skill: ['EXHAUST: Target an opponent within SOI: Deal 2 MAGIC DMG, FORCE 9.'],
      dice: ['PURPLE 1', 'PURPLE 2'],
      play: [byCard('skill'), refuse('empower')],
      expect: { figures: { rook: { sp: 5 }, ...damage(2) }, noEvents: [{ type: 'spellCast' }] },
    });
  });

  it('A1.spell-like.08 A1.spell-like.09 A1.spell-like.13 each target checks, and only those that fail suffer all of the effect', () => {
    const foes = (first: string[], second: string[]) => ({
      blade: fu('FU: Target all opponents adjacent to you: PUSH 1 and Inflict WILT, FORCE 9.'),
      others: [{ id: 'foe-b-1', card: 'foe-b', number: 1, at: [1, 0] }],
      foe: { at: [1, 2] },
      board: { map: ['.......', '.......', '.......', '.......'] },
      dice: [...hit, ...first, ...second],
      play: follow,
    });
    const [low, high] = [
      ['PURPLE 5', 'PURPLE 3'],
      ['PURPLE 6', 'PURPLE 3'],
    ];
    duel({
      ...foes(high, high),
      expect: {
        events: [
          { type: 'convictionChecked', resisted: true },
          { type: 'convictionChecked', resisted: true },
        ],
        figures: { 'foe-1': { at: [1, 2], effects: [] }, 'foe-b-1': { at: [1, 0], effects: [] } },
      },
    });
    duel({
      ...foes(low, low),
      expect: {
        events: [
          { type: 'convictionChecked', resisted: false },
          { type: 'convictionChecked', resisted: false },
        ],
        figures: { 'foe-1': { at: [1, 3], effects: ['wilt'] }, 'foe-b-1': { effects: ['wilt'] } },
      },
    });
    duel({
      ...foes(low, high),
      expect: {
        events: [
          { type: 'convictionChecked', figure: 'foe-1', resisted: false },
          { type: 'convictionChecked', figure: 'foe-b-1', resisted: true },
        ],
        figures: { 'foe-1': { at: [1, 3], effects: ['wilt'] }, 'foe-b-1': { at: [1, 0], effects: [] } },
      },
    });
  });

  it('A1.spell-like.10 it is no Action: a second Follow Up is still possible', () => {
    duel({
      blade: fu('FU: Inflict WILT, FORCE 9.'),
      charm: ['FU: Inflict DARKNESS.'],
      dice: [...hit, 'PURPLE 1', 'PURPLE 2'],
      play: [...follow, choose('followUp', { card: 'charm' })],
      expect: { figures: { 'foe-1': { effects: ['wilt', 'darkness'] } } },
    });
  });
});
