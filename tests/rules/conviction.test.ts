import { describe, it } from 'vitest';
import { assault, byCard, duel } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
/** A roll that hits Defense 7 by 2, and one that misses it. */
const hit = ['WHITE 4', 'PURPLE 5'];

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
    const lens = (id: string, casting = 'WHITE') => relic(id, { casting });
    duel({
      rook: { items: ['lens', 'prism'] },
      cards: { items: [lens('lens'), lens('prism')] },
      skill: bolt,
      dice: ['WHITE 4', 'PURPLE 1', 'PURPLE 1'],
      play: [byCard('skill')],
      expect: { events: [{ type: 'spellCast', force: 10 }] },
    });
    // Of two different ones the better, whichever was equipped first.
    for (const items of [
      ['lens', 'prism'],
      ['prism', 'lens'],
    ])
      duel({
        rook: { items },
        cards: { items: [lens('lens'), lens('prism', 'PURPLE')] },
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

describe('an own re-roll of any Conviction dice', () => {
  const passives = [
    { name: 'Twice', text: 'Once per round, when making a Conviction Check, re-roll any of your Conviction dice.' },
  ];
  /** Rook casts at a foe with PURPLE PURPLE (means of 4); `again` are the dice that it throws once more. */
  const cast = (rolled: string[], again: string[], resisted: boolean, total: number, force = 13) =>
    duel({
      skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
      enemy: { passives },
      dice: [`PURPLE ${force - 6}`, ...rolled, ...again],
      play: [byCard('skill')],
      expect: {
        events: [
          { type: 'spellCast', force },
          { type: 'convictionChecked', figure: 'foe-1', total, resisted },
        ],
        ...(again.length === 0 && { noEvents: [{ type: 'diceRolled', purpose: 'conviction', again: true }] }),
        figures: damage(resisted ? 0 : 2),
      },
    });

  it('A1.re-roll.02 the program takes it for a Check that fails: dice below their mean, or its lowest', () => {
    cast(['PURPLE 2', 'PURPLE 6'], ['PURPLE 7'], true, 13);
    cast(['PURPLE 1', 'PURPLE 2'], ['PURPLE 3', 'PURPLE 1'], false, 4);
    cast(['PURPLE 5', 'PURPLE 7'], ['PURPLE 6'], true, 13);
  });

  it('A1.re-roll.02 none of a Check that is passed', () => {
    cast(['PURPLE 2', 'PURPLE 7'], [], true, 9, 9);
  });
});
