import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
/** A roll that hits Defense 7 by 2, and one that misses it. */
const hit = ['WHITE 4', 'PURPLE 5'];
const miss = ['WHITE 4', 'PURPLE 2'];
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
          { type: 'convictionChecked', resisted: false },
          { type: 'convictionChecked', resisted: true },
        ],
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

describe('Conviction and Casting dice', () => {
  const relic = (id: string, more: object) => ({
    id,
    name: id,
    type: 'relic',
    tier: 'mundane',
    cost: 10,
    abilities: [],
    ...more,
  });
  const bolt = ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'];
  /** Rook, with these relics, checks with these dice against FORCE 20. */
  const checks = (relics: { id: string }[], dice: string[], total: number) =>
    assault({
      enemy: { ai: [{ if: 'Otherwise', do: ['Target an opponent within SOI: Inflict WILT, FORCE 20.'] }] },
      rook: { items: relics.map((each) => each.id) },
      cards: { items: relics },
      dice,
      expect: { events: [{ type: 'convictionChecked', figure: 'rook', total }] },
    });
  const [pale, teal, third] = [
    relic('pale', { conviction: ['WHITE'] }),
    relic('teal', { conviction: ['TEAL'] }),
    relic('third', { conviction: ['WHITE'] }),
  ];

  it('A1.conviction.01 without Upgrades the dice are those of the Adventurer Card', () => {
    checks([], ['PURPLE 7', 'PURPLE 6'], 13);
    duel({
      skill: bolt,
      dice: ['PURPLE 7', 'PURPLE 1', 'PURPLE 1'],
      play: [byCard('skill')],
      expect: { events: [{ type: 'spellCast', force: 13 }] },
    });
  });

  it('A1.conviction.02 A1.conviction.04 A1.spell.19 each Conviction Upgrade replaces one of the two dice', () => {
    checks([pale], ['WHITE 2', 'PURPLE 6'], 8);
    checks([pale, teal], ['WHITE 2', 'TEAL 8'], 10);
    checks([pale, third], ['WHITE 2', 'WHITE 4'], 6);
  });

  it('A1.conviction.03 A1.spell.19 one Casting Upgrade counts', () => {
    const lens = (id: string) => relic(id, { casting: 'WHITE' });
    duel({
      rook: { items: ['lens', 'prism'] },
      cards: { items: [lens('lens'), lens('prism')] },
      skill: bolt,
      dice: ['WHITE 4', 'PURPLE 1', 'PURPLE 1'],
      play: [byCard('skill')],
      expect: { events: [{ type: 'spellCast', force: 10 }] },
    });
  });

  const ratings: [string, number][] = [
    ['PURPLE', 1],
    ['WHITE', 2],
    ['ORANGE', 3],
    ['TEAL', 4],
    ['RED', 5],
    ['GREEN', 6],
    ['GREY', 7],
    ['BLUE', 8],
  ];
  const deals = (value: string, gear: object, amount: number) =>
    duel({
      enemy: { hp: 50 },
      rook: { items: ['gear'] },
      cards: { items: [relic('gear', gear)] },
      skill: [`EXHAUST: Target an opponent within SOI: Deal X MAGIC DMG, where X equals your ${value}.`],
      play: [byCard('skill')],
      expect: { figures: damage(amount) },
    });

  it('A1.conviction-value.01 A1.conviction-value.02 the Conviction Value is the sum of the ratings of both dice', () => {
    for (const [die, rating] of ratings) deals('Conviction Value', { conviction: [die, die] }, 2 * rating);
    deals('Conviction Value', { conviction: ['ORANGE', 'RED'] }, 8);
    deals('Conviction Value', { conviction: ['BLUE'] }, 9);
  });

  it('A1.conviction-value.01 A1.conviction-value.03 the Casting Value is the rating of the one Casting die', () => {
    for (const [die, rating] of ratings) deals('Casting Value', { casting: die }, rating);
    deals('Casting Value', {}, 1);
  });

  it('A1.conviction-value.04 an AI Step compares the values, and rolls nothing for it', () => {
    const lowest = 'Ranged 4 ATK against the opponent with the lowest Conviction Value';
    const shot = (rook: string[], zeke: string[], target: string) =>
      assault({
        enemy: { ai: [{ if: 'Otherwise', do: [lowest] }] },
        rook: { sp: 0, items: rook },
        others: [{ id: 'zeke', card: 'zeke', at: [3, 2], sp: 0, items: zeke }],
        cards: { items: [pale] },
        dice: hit,
        expect: { figures: { [target]: { damage: 2 } }, noEvents: [{ type: 'convictionChecked' }] },
      });
    shot(['pale'], [], 'zeke');
    shot([], ['pale'], 'rook');
  });
});

describe('Effect tokens', () => {
  const status = { turn: 'rook', phase: 'status', others: [{ id: 'zeke', card: 'zeke', at: [6, 2] }] };

  it('A1.effect-token.01 Condemn: the Skull of BLACK in the Status Phase Defeats, another face does not', () => {
    const rook = { effects: ['condemn'] };
    duel({ ...status, rook, dice: ['BLACK skull'], expect: { figures: { rook: { defeated: true } } } });
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
      expect: { figures: { 'foe-1': { at: [4, 1] } }, noEvents: [{ type: 'breakAttack' }] },
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
