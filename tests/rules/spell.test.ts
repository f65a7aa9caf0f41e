import { describe, it } from 'vitest';
import { assault, byCard, choose, duel, refuse } from '../scene/versus';

const bolt = ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'];
const cast = [byCard('skill')];
const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const second = { id: 'foe-b-1', card: 'foe-b', number: 1 };

describe('Spell: targets', () => {
  it('A1.spell.01 A1.spell.02 A1.spell-steps.01 A1.tag-spell.05 the target is one figure within SOI', () => {
    const board = { map: ['.......', '.......', '.......'] };
    duel({
      skill: bolt,
      board,
      foe: { at: [5, 1] },
      others: [{ ...second, at: [2, 2] }],
      dice: ['PURPLE 3', 'PURPLE 3', 'PURPLE 5'],
      play: [choose('use', { card: 'skill', target: 'foe-1' })],
      expect: {
        events: [
          { type: 'spellCast', figure: 'rook', force: 9 },
          { type: 'convictionChecked', figure: 'foe-1', total: 8, force: 9, resisted: false },
          { type: 'damageDealt', target: 'foe-1', amount: 2, damageType: 'MAGIC' },
        ],
        figures: { 'foe-1': { damage: 2 }, 'foe-b-1': { damage: 0 } },
      },
    });
    duel({
      skill: bolt,
      foe: { at: [6, 1] },
      play: [refuse('use', { card: 'skill' })],
      expect: { figures: { rook: { exhausted: [] } } },
    });
    duel({
      skill: bolt,
      board: { map: ['.......', '..#....', '.......'] },
      foe: { at: [3, 1] },
      play: [refuse('use', { card: 'skill' })],
      expect: { figures: { rook: { exhausted: [] } } },
    });
  });

  it('A1.spell.20 figures in between do not matter to a Spell and no Attack roll is made', () => {
    duel({
      skill: bolt,
      foe: { at: [3, 1] },
      others: [{ ...second, at: [2, 1] }],
      dice: ['PURPLE 3', 'PURPLE 3', 'PURPLE 5'],
      play: [choose('use', { card: 'skill', target: 'foe-1' })],
      expect: { figures: damage(2), noEvents: [{ type: 'attackDeclared' }, { type: 'attackRolled' }] },
    });
  });

  const wide = ['EXHAUST: Cast a SPELL 6 against all opponents within SOI: Deal 2 MAGIC DMG and PUSH 1.'];
  const opponents = [
    { ...second, at: [4, 1] },
    { id: 'idle-1', card: 'idle', number: 1, at: [6, 2] },
  ];

  it('A1.spell.03 A1.spell.06 A1.spell.07 A1.spell-steps.07 all targets check against the one Force', () => {
    duel({
      skill: wide,
      others: opponents,
      dice: ['PURPLE 3', 'PURPLE 3', 'PURPLE 5', 'PURPLE 5', 'PURPLE 3'],
      play: cast,
      expect: {
        events: [{ type: 'spellCast', force: 9 }, { type: 'convictionChecked' }, { type: 'convictionChecked' }],
        figures: { 'foe-1': { damage: 2 }, 'foe-b-1': { damage: 2 }, 'idle-1': { damage: 0, at: [6, 2] } },
      },
    });
  });

  it('A1.spell.10 A1.spell.12 A1.spell-steps.10 all Checks come before any effect, then the effects in their order', () => {
    duel({
      skill: wide,
      others: [{ ...second, at: [4, 1] }],
      dice: ['PURPLE 3', 'PURPLE 3', 'PURPLE 3', 'PURPLE 5', 'PURPLE 1'],
      play: cast,
      expect: {
        events: [
          { type: 'convictionChecked' },
          { type: 'convictionChecked' },
          { type: 'damageDealt', damageType: 'MAGIC' },
          { type: 'damageDealt', damageType: 'MAGIC' },
        ],
        figures: { 'foe-1': { damage: 2 }, 'foe-b-1': { damage: 2 } },
      },
    });
  });
});

describe('Spell: Force and Checks', () => {
  const dice = (casting: string, ...check: string[]) => [casting, ...check];

  it('A1.spell.04 A1.spell-steps.02 A1.conviction.02 a Casting Upgrade takes the place of the printed die', () => {
    duel({
      skill: bolt,
      dice: dice('PURPLE 5', 'PURPLE 5', 'PURPLE 5'),
      play: cast,
      expect: { events: [{ type: 'spellCast', force: 11 }], figures: damage(2) },
    });
    duel({
      rook: { items: ['staff'] },
      skill: bolt,
      dice: dice('WHITE 7', 'PURPLE 6', 'PURPLE 6'),
      play: cast,
      expect: { events: [{ type: 'spellCast', force: 13 }], figures: damage(2) },
    });
  });

  it('A1.spell.05 A1.spell-steps.06 A1.tag-spell.04 the Force is X plus the Casting die', () => {
    const force = (x: number, sum: number) =>
      duel({
        skill: [`EXHAUST: Cast a SPELL ${x}: Deal 2 MAGIC DMG.`],
        dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
        play: cast,
        expect: { events: [{ type: 'spellCast', force: sum }], figures: damage(2) },
      });
    force(6, 9);
    force(8, 11);
  });

  it('A1.spell.08 A1.spell.09 A1.spell-steps.08 a Check equal to the Force resists, one below does not', () => {
    const check = (conviction: string[], total: number, resisted: boolean) =>
      duel({
        skill: bolt,
        dice: ['PURPLE 3', ...conviction],
        play: cast,
        expect: {
          events: [{ type: 'convictionChecked', figure: 'foe-1', total, force: 9, resisted }],
          figures: damage(resisted ? 0 : 2),
        },
      });
    check(['PURPLE 6', 'PURPLE 3'], 9, true);
    check(['PURPLE 5', 'PURPLE 3'], 8, false);
  });

  it('A1.spell.17 a figure without a Casting die has a Force of X alone', () => {
    const enemy = {
      casting: undefined,
      ai: [{ if: 'Otherwise', do: ['Cast a SPELL 6 against an opponent within SOI: Deal 2 MAGIC DMG.'] }],
    };
    assault({
      enemy,
      dice: ['PURPLE 3', 'PURPLE 2'],
      expect: { events: [{ type: 'spellCast', force: 6 }], figures: { rook: { damage: 2 } } },
    });
    assault({ enemy, dice: ['PURPLE 3', 'PURPLE 3'], expect: { figures: { rook: { damage: 0 } } } });
  });

  it('A1.spell.18 MAGIC DMG of a Spell ignores Armor', () => {
    duel({
      skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG and Deal 3 PHYSICAL DMG.'],
      enemy: { armor: 5 },
      dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
      play: cast,
      expect: { figures: damage(2) },
    });
  });

  it('A1.spell.22 more effects are bought when the Check is known', () => {
    const line =
      'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG. You may deal yourself 2 IRREDUCIBLE DMG to Deal 2 MAGIC DMG.';
    duel({
      skill: [line],
      rook: { sp: 0 },
      enemy: { armor: 2 },
      dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
      play: [...cast, choose('yes')],
      expect: { figures: { rook: { damage: 2 }, ...damage(4) } },
    });
    duel({
      skill: [line],
      rook: { sp: 0 },
      dice: ['PURPLE 3', 'PURPLE 5', 'PURPLE 5'],
      play: [...cast, refuse('yes')],
      expect: { figures: { rook: { damage: 0 }, ...damage(0) } },
    });
  });
});

describe('Spell: price and Weapons', () => {
  it('A1.spell.13 no Spell is among the Actions of a figure without such an Ability', () => {
    duel({ expect: { notOffered: [{ kind: 'use' }] } });
    duel({ skill: bolt, expect: { offered: [{ kind: 'use', card: 'skill', target: 'foe-1' }] } });
  });

  it('A1.spell.14 a Spell needs no particular Weapon Icon', () => {
    for (const items of [[], ['bow'], ['great-sword']])
      duel({
        rook: { items },
        skill: bolt,
        dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
        play: cast,
        expect: { figures: damage(2) },
      });
  });

  it('A1.spell.21 the Conditions of the Ability are paid when the Spell starts, and refused if they cannot be', () => {
    const line = ['2 SP, EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'];
    duel({
      skill: line,
      rook: { sp: 4 },
      dice: ['PURPLE 3', 'PURPLE 6', 'PURPLE 6'],
      play: [...cast, refuse('use', { card: 'skill' })],
      expect: {
        events: [{ type: 'spSpent' }, { type: 'spellCast' }],
        figures: { rook: { sp: 2, exhausted: ['skill'] }, ...damage(0) },
      },
    });
    duel({ skill: line, rook: { sp: 1 }, play: [refuse('use', { card: 'skill' })], expect: { figures: damage(0) } });
  });

  it('A1.spell.11 A1.spell-steps.09 A1.spell-steps.11 a Spell ends after its effect and the turn goes on', () => {
    duel({
      skill: ['EXHAUST: Cast a SPELL 6: Deal 1 MAGIC DMG, Inflict WILT and PUSH 1.'],
      charm: ['PASSIVE: When Resolving a SPELL, HEAL 1.'],
      rook: { sp: 1, damage: 2 },
      dice: ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'],
      play: cast,
      expect: {
        events: [{ type: 'damageDealt', target: 'foe-1' }, { type: 'forcedMoved' }, { type: 'healed', figure: 'rook' }],
        figures: { rook: { sp: 1, damage: 1 }, 'foe-1': { effects: ['wilt'], at: [3, 1] } },
        offered: [{ kind: 'move' }, { kind: 'endTurn' }],
      },
    });
  });
});

describe('Spell: failing on purpose', () => {
  const dice = ['PURPLE 3'];

  it('A1.spell.15 a figure may fail its Check against a Spell of an ally', () => {
    const rest = {
      skill: ['EXHAUST: Cast a SPELL 6 against another ally within SOI: the target Gains HASTE.'],
      others: [{ id: 'zeke', card: 'zeke', at: [0, 0] }],
    };
    duel({ ...rest, dice, play: [...cast, choose('yes')], expect: { figures: { zeke: { effects: ['haste'] } } } });
    duel({
      ...rest,
      dice: [...dice, 'PURPLE 6', 'PURPLE 6'],
      play: cast,
      expect: { figures: { zeke: { effects: [] } } },
    });
  });

  it("A1.spell.16 a figure may not fail on purpose against an opponent's Spell", () => {
    assault({
      enemy: { ai: [{ if: 'Otherwise', do: ['Cast a SPELL 6 against an opponent within SOI: Inflict WILT.'] }] },
      dice: [...dice, 'PURPLE 6', 'PURPLE 6'],
      play: [refuse('yes')],
      expect: { figures: { rook: { effects: [] } } },
    });
  });
});
