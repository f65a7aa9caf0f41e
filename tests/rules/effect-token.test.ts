import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
/** A roll that hits Defense 7 by 2, and one that misses it. */
const hit = ['WHITE 4', 'PURPLE 5'];
const miss = ['WHITE 4', 'PURPLE 2'];

describe('Effect tokens', () => {
  const status = { turn: 'rook', phase: 'status', others: [{ id: 'zeke', card: 'zeke', at: [6, 2] }] };

  it('A1.effect-token.01 Condemn: the Skull of BLACK in the Status Phase Defeats, another face does not', () => {
    const rook = { effects: ['condemn'] };
    duel({
      ...status,
      rook,
      dice: ['BLACK skull'],
      expect: {
        // The roll tells what it is for.
        events: [{ type: 'diceRolled', figure: 'rook', effect: 'CONDEMN' }],
        figures: { rook: { defeated: true } },
      },
    });
    duel({
      ...status,
      rook,
      dice: ['BLACK 4s'],
      expect: { figures: { rook: { defeated: false, damage: 0, effects: ['condemn'] } } },
    });
  });

  it('A1.effect-token.02 Darkness takes 1 from Attack rolls', () => {
    duel({
      rook: { effects: ['darkness'] },
      dice: hit,
      play: [attack],
      expect: { events: [{ type: 'attackRolled', total: 8, difference: 1 }], figures: damage(1) },
    });
    duel({
      blade: { icon: 'ranged', range: 4 },
      rook: { effects: ['darkness'] },
      dice: hit,
      play: [attack],
      expect: { events: [{ type: 'attackRolled', total: 8, difference: 1 }], figures: damage(1) },
    });
  });

  it('A1.effect-token.04 A1.effect-token.20 Disease takes the Positive Effects and lets in no new ones', () => {
    const negative = ['darkness', 'poison', 'wilt', 'condemn'];
    duel({
      charm: ['EXHAUST: Gain DISEASE.'],
      rook: { effects: [...negative, 'barrier', 'courage', 'haste'] },
      play: [byCard('charm')],
      expect: { figures: { rook: { effects: [...negative, 'disease'] } } },
    });
    duel({
      charm: ['EXHAUST: Gain HASTE and 1 SP.'],
      rook: { sp: 3, effects: ['disease'] },
      play: [byCard('charm')],
      expect: { figures: { rook: { sp: 4, effects: ['disease'] } } },
    });
  });

  it('A1.effect-token.05 A1.effect-token.06 with Disease neither Damage nor another Effect is removed', () => {
    const removes = (line: string, effects: string[]) =>
      duel({
        charm: [line],
        rook: { sp: 3, damage: 5, effects: ['disease', 'poison'] },
        play: [byCard('charm')],
        expect: { figures: { rook: { sp: 4, damage: 5, effects } } },
      });
    removes('EXHAUST: HEAL 3 and Gain 1 SP.', ['disease', 'poison']);
    removes('EXHAUST: Remove POISON and Gain 1 SP.', ['disease', 'poison']);
    removes('EXHAUST: Remove DISEASE and Gain 1 SP.', ['poison']);
  });

  it('A1.effect-token.07 Paralyze ends the current Action of the figure that Gains it', () => {
    duel({
      enemy: {
        passives: [{ name: 'Stare', text: 'When an Attack hits this figure, Inflict PARALYZE on the attacker.' }],
      },
      others: [{ id: 'zeke', card: 'zeke', at: [6, 2] }],
      dice: hit,
      play: [attack],
      expect: {
        events: [
          { type: 'attackRolled', hit: true },
          { type: 'effectGained', figure: 'rook' },
        ],
        noEvents: [{ type: 'damageDealt' }],
        figures: damage(0),
      },
    });
  });

  it('A1.effect-token.08 a Paralyzed figure makes no Dodge, no Counter, no Break Attack and no Action', () => {
    const zeke = { id: 'zeke', card: 'zeke', at: [6, 2] };
    const rest = { rook: { effects: ['paralyze'] }, others: [zeke], initiative: ['foe', 'zeke', 'rook'] };
    assault({
      ...rest,
      dice: miss,
      play: [refuse('dodge'), refuse('counter')],
      expect: { figures: { rook: { sp: 5 } }, noEvents: [{ type: 'dodged' }, { type: 'countered' }] },
    });
    assault({
      ...rest,
      enemy: { ai: [{ if: 'Otherwise', do: ['Move 2 spaces away from the nearest opponent'] }] },
      play: [refuse('breakAttack')],
      expect: { events: [{ type: 'moved', figure: 'foe-1' }], noEvents: [{ type: 'breakAttack' }] },
    });
    duel({
      rook: { effects: ['paralyze'], damage: 1 },
      others: [zeke],
      charm: ['EXHAUST: HEAL 1.'],
      until: 'turn-end',
      expect: { noEvents: [{ type: 'attackDeclared' }, { type: 'moved' }] },
      play: [refuse('attack', { target: 'foe-1' }), refuse('use', { card: 'charm' }), refuse('move', { to: [0, 1] })],
    });
  });

  it('A1.effect-token.09 Paralyze does not keep a figure from being PUSHED', () => {
    duel({
      foe: { effects: ['paralyze'] },
      charm: ['EXHAUST: Target an adjacent opponent: PUSH 1.'],
      play: [byCard('charm')],
      expect: { figures: { 'foe-1': { at: [3, 1], effects: ['paralyze'] } } },
    });
  });

  it('A1.effect-token.10 A1.effect-token.11 Paralyze goes at the end of the next turn and leaves IMMUNITY', () => {
    duel({
      rook: { effects: ['paralyze'] },
      until: 'turn-end',
      expect: { figures: { rook: { effects: [], immune: ['paralyze'] } } },
    });
    assault({
      rook: { immune: ['paralyze'], sp: 0 },
      enemy: { passives: [{ name: 'Stare', text: 'When this figure hits an opponent, Inflict PARALYZE and WILT.' }] },
      dice: hit,
      expect: { figures: { rook: { effects: ['wilt'], damage: 4 } } },
    });
  });

  it('A1.effect-token.12 Paralyze does not stop what a Special Encounter Rule grants', () => {
    const text = 'As an Encounter Action, an Adventurer Gains BARRIER.';
    duel({
      encounter: { id: 'spring', name: 'Spring', rules: [{ name: 'Spring', text }] },
      rook: { effects: ['paralyze'] },
      play: [choose('encounter', { rule: 'Spring' })],
      expect: { figures: { rook: { effects: ['paralyze', 'barrier'] } } },
    });
  });

  it('A1.effect-token.13 Poison deals a PURPLE die of IRREDUCIBLE DMG in the Status Phase', () => {
    duel({
      ...status,
      rook: { effects: ['poison'], items: ['blade', 'plate'], sp: 0 },
      dice: ['PURPLE 5'],
      expect: {
        events: [{ type: 'damageDealt', target: 'rook', amount: 5, damageType: 'IRREDUCIBLE' }],
        figures: { rook: { damage: 5, effects: ['poison'] } },
      },
    });
  });

  it('A1.effect-token.14 A1.effect-token.15 Wilt ignores RESISTANCE, or else adds 2 IRREDUCIBLE DMG', () => {
    const struck = (more: object, taken: number) =>
      duel({
        foe: { effects: ['wilt'] },
        dice: ['WHITE 7', 'PURPLE 5'],
        play: [attack],
        expect: { figures: damage(taken) },
        ...more,
      });
    const resists = { passives: [{ name: 'Hide', text: 'RESISTANCE: PHYSICAL DMG.' }] };
    struck({}, 5 + 2);
    struck({ enemy: resists }, 5);
    struck({ enemy: resists, foe: {} }, 3);
    struck({ enemy: { armor: 6 } }, 0);
    // A SPELL as well, but no other Damage.
    const skilled = (line: string, dice: string[], taken: number, enemy = {}) =>
      struck({ skill: [`EXHAUST: ${line}: Deal 3 MAGIC DMG.`], enemy, dice, play: [byCard('skill')] }, taken);
    const spell = ['PURPLE 3', 'PURPLE 1', 'PURPLE 1'];
    skilled('Cast a SPELL 6', spell, 3 + 2);
    skilled('Cast a SPELL 6', spell, 3, { passives: [{ name: 'Hide', text: 'RESISTANCE: MAGIC DMG.' }] });
    skilled('Target an opponent within SOI', [], 3);
  });

  it('A1.effect-token.16 Barrier adds 1 Armor', () => {
    duel({
      foe: { effects: ['barrier'] },
      dice: hit,
      play: [attack],
      expect: { figures: { 'foe-1': { damage: 1, armor: 1 } } },
    });
  });

  it('A1.effect-token.17 A1.effect-token.18 Courage adds a Shield and a Book until the figure misses', () => {
    const rest = {
      rook: { sp: 2, effects: ['courage'] },
      blade: { symbols: ['1 SHIELD 1 BOOK: +3 PHYSICAL DMG'] },
      dice: ['WHITE 3', 'PURPLE 2'],
    };
    const use = { card: 'blade', ability: 0 };
    duel({
      ...rest,
      enemy: { defense: 4 },
      play: [attack, choose('symbol', use), refuse('symbol', use)],
      expect: { figures: { rook: { effects: ['courage'] }, ...damage(1 + 3) } },
    });
    duel({ ...rest, play: [attack], expect: { figures: { rook: { effects: [] }, ...damage(0) } } });
  });

  it('A1.effect-token.19 Haste gives 1 SP in the Status Phase', () => {
    duel({
      ...status,
      rook: { sp: 1, effects: ['haste'] },
      expect: { figures: { rook: { sp: 2, effects: ['haste'] } } },
    });
    duel({ ...status, rook: { sp: 1 }, expect: { figures: { rook: { sp: 1 } } } });
  });
});
