import { describe, it } from 'vitest';
import { assault, attack, byCard, choose, duel, refuse, reRollBy } from '../scene/versus';

/** A face: its number, and its Shields, Books and Bursts. */
type Face = [number: number, shields: number, books: number, bursts: number];

const white: Face[] = [
  [2, 0, 0, 0],
  [3, 0, 0, 0],
  [4, 1, 0, 0],
  [5, 1, 1, 0],
  [6, 2, 1, 0],
  [7, 2, 1, 1],
];
const purple: Face[] = [
  [1, 0, 0, 0],
  [2, 0, 0, 0],
  [3, 0, 1, 0],
  [5, 1, 1, 0],
  [6, 1, 2, 0],
  [7, 1, 2, 1],
];
const raised = (faces: Face[], by: number): Face[] =>
  faces.map(([number, shields, books, bursts]) => [number + by, shields, books, bursts]);

const symbols = ['1 SHIELD: +1 PHYSICAL DMG', '1 BOOK: +1 MAGIC DMG', '1 BURST: +1 IRREDUCIBLE DMG'];

/** Rolls this face beside a PURPLE 1 against Defense 1: the roll counts by its total, each Symbol by what it buys. */
function rolls(die: string, name: string, [number, ...counts]: Face): void {
  const spend = (times: number, ability: number) =>
    times ? [choose('symbol', { card: 'blade', ability, times })] : [];
  const more = (_: unknown, ability: number) => refuse('symbol', { card: 'blade', ability, times: 1 });
  const black = die === 'BLACK';
  const rest = black ? ['PURPLE 1', 'PURPLE 1'] : ['PURPLE 1'];
  const total = number + rest.length;
  duel({
    rook: { sp: 2 },
    blade: { dice: black ? ['PURPLE', 'PURPLE', 'BLACK'] : [die, 'PURPLE'], symbols },
    enemy: { defense: 1, hp: 50 },
    dice: [`${die} ${name}`, ...rest],
    play: [attack, ...counts.flatMap(spend), ...counts.map(more)],
    expect: {
      events: [{ type: 'attackRolled', total, hit: true, difference: total - 1 }],
      figures: { 'foe-1': { damage: total - 1 + counts.reduce((sum, count) => sum + count) } },
    },
  });
}
const all = (die: string, faces: Face[]) => {
  for (const face of faces) rolls(die, `${face[0]}`, face);
};

describe('dice', () => {
  it('A1.dice.03 A1.dice.12 the faces of WHITE', () => all('WHITE', white));
  it('A1.dice.04 A1.dice.12 the faces of TEAL', () => all('TEAL', raised(white, 1)));
  it('A1.dice.05 A1.dice.12 the faces of GREEN', () => all('GREEN', raised(white, 2)));
  it('A1.dice.06 A1.dice.12 the faces of BLUE', () => all('BLUE', raised(white, 3)));
  it('A1.dice.07 A1.dice.12 the faces of PURPLE', () => all('PURPLE', purple));
  it('A1.dice.08 A1.dice.12 the faces of ORANGE', () => all('ORANGE', raised(purple, 1)));
  it('A1.dice.09 A1.dice.12 the faces of RED', () => all('RED', raised(purple, 2)));
  it('A1.dice.10 A1.dice.12 the faces of GREY', () => all('GREY', raised(purple, 3)));

  it('A1.dice.02 A1.dice.11 A1.dice.12 the faces of BLACK: no number, no Burst, one Skull', () => {
    rolls('BLACK', '2s2b', [0, 2, 2, 0]);
    rolls('BLACK', '1s3b', [0, 1, 3, 0]);
    rolls('BLACK', '3s1b', [0, 3, 1, 0]);
    rolls('BLACK', '4s', [0, 4, 0, 0]);
    rolls('BLACK', '4b', [0, 0, 4, 0]);
    duel({
      rook: { sp: 2 },
      blade: { dice: ['PURPLE', 'PURPLE', 'BLACK'], symbols },
      enemy: { defense: 1 },
      dice: ['PURPLE 1', 'PURPLE 1', 'BLACK skull'],
      play: [attack, refuse('symbol', { card: 'blade' })],
      expect: { events: [{ type: 'attackRolled', hit: false }], figures: { 'foe-1': { damage: 0 } } },
    });
  });

  it('A1.dice.01 the faces of a die are equally likely', () => {
    const odds = (dice: string[], defense: number, hit: number) =>
      duel({
        blade: { dice },
        enemy: { defense },
        expect: { queries: [{ ask: 'attackOdds', attacker: 'rook', target: 'foe-1', hit }] },
      });
    odds(['WHITE', 'PURPLE'], 7, 27 / 36);
    odds(['WHITE', 'WHITE'], 14, 1 / 36);
    odds(['PURPLE', 'PURPLE', 'BLACK'], 2, 5 / 6);
  });
});

describe('dice pool', () => {
  const pool = (items: string[], dice: string[], more: object = {}) =>
    duel({ rook: { sp: 2, items }, dice, play: [attack], ...more });
  const total = (sum: number) => ({ expect: { events: [{ type: 'attackRolled', total: sum }] } });

  it('A1.dice-pool.01 A1.dice-pool.02 A1.attack-steps.02 the pool is the dice of all equipped Weapons', () => {
    pool(['great-sword'], ['WHITE 2', 'PURPLE 1'], total(3));
    pool(['sword', 'buckler'], ['WHITE 2', 'TEAL 4'], total(6));
    pool(['axe', 'sword'], ['PURPLE 2', 'WHITE 3'], total(5));
    const maul = { id: 'maul', name: 'Maul', type: 'weapon', tier: 'mundane', cost: 1, hands: 1, icon: 'melee' };
    const cards = { items: [{ ...maul, dice: ['WHITE', 'ORANGE'], abilities: [] }] };
    pool(['maul'], ['WHITE 2', 'ORANGE 2'], { cards, ...total(4) });
    pool(['maul', 'sword'], ['WHITE 2', 'ORANGE 2', 'WHITE 4'], { cards, ...total(8) });
  });

  it('A1.dice-pool.03 a single Combat Die is joined by a PURPLE one, whatever BLACK there is', () => {
    pool(['sword'], ['WHITE 3', 'PURPLE 2'], total(5));
    pool(['staff'], ['WHITE 3', 'PURPLE 1'], total(4));
    const grim = { id: 'grim', name: 'Grim', type: 'weapon', tier: 'mundane', cost: 1, hands: 1, icon: 'melee' };
    pool(['grim'], ['WHITE 3', 'PURPLE 2', 'BLACK 4b'], {
      cards: { items: [{ ...grim, dice: ['WHITE', 'BLACK'], abilities: [] }] },
      ...total(5),
    });
  });

  it('A1.dice-pool.04 without a Weapon the pool is 2 PURPLE, Melee and adjacent', () => {
    pool([], ['PURPLE 5', 'PURPLE 3'], total(8));
    duel({ rook: { items: [] }, foe: { at: [3, 1] }, expect: { notOffered: [{ kind: 'attack' }] } });
  });

  it('A1.dice-pool.05 a Combatant rolls the dice of its card, in Break Attacks too', () => {
    const enemy = { dice: ['ORANGE'] };
    assault({ enemy, dice: ['ORANGE 8'], expect: { figures: { rook: { damage: 1 } } } });
    duel({
      enemy,
      rook: { sp: 1 },
      dice: ['ORANGE 8'],
      play: [choose('move', { to: [0, 1] })],
      expect: { events: [{ type: 'breakAttack', by: 'foe-1' }], figures: { rook: { damage: 1, at: [0, 1] } } },
    });
  });

  it('A1.dice-pool.06 dice that an Ability adds are Combat dice, BLACK too', () => {
    duel({
      charm: ['EXHAUST: When making an Attack, re-roll all of your Combat dice.'],
      dice: ['WHITE 2', 'PURPLE 1', 'BLACK 4b', 'WHITE 5', 'PURPLE 5', 'BLACK 4s'],
      play: [attack, choose('empower'), reRollBy('charm')],
      expect: { events: [{ type: 'attackRolled', total: 10, hit: true }], figures: { 'foe-1': { damage: 3 } } },
    });
  });

  it('A1.dice-pool.08 each Attack builds its pool from what is equipped then', () => {
    duel({
      rook: { items: ['great-sword'], pack: ['axe', 'buckler'] },
      dice: ['WHITE 2', 'PURPLE 1', 'PURPLE 3', 'TEAL 5'],
      play: [attack, choose('reEquip', { items: ['axe', 'buckler'], pack: ['great-sword'] }), attack],
      expect: {
        events: [
          { type: 'attackRolled', total: 3 },
          { type: 'attackRolled', total: 8 },
        ],
        figures: { rook: { sp: 0 }, 'foe-1': { damage: 1 } },
      },
    });
  });
});

const staff = {
  id: 'staff',
  name: 'Staff',
  type: 'weapon',
  tier: 'mundane',
  cost: 10,
  hands: 2,
  icon: 'ranged',
  range: 4,
  dice: ['WHITE'],
  casting: 'WHITE',
  abilities: [],
};

describe('symbols', () => {
  const use = { card: 'blade', ability: 0 };

  it('A1.symbol.01 A1.symbol.04 an Ability with two Symbols needs both for one use', () => {
    const blade = { symbols: ['1 SHIELD 1 BOOK: +3 PHYSICAL DMG'] };
    const enemy = { defense: 5 };
    duel({
      blade,
      enemy,
      rook: { sp: 2 },
      dice: ['WHITE 2', 'PURPLE 3'],
      play: [attack, refuse('symbol', use)],
      expect: { figures: { 'foe-1': { damage: 0 } } },
    });
    duel({
      blade,
      enemy,
      dice: ['WHITE 4', 'PURPLE 3'],
      play: [attack, choose('symbol', use), refuse('symbol', use)],
      expect: { figures: { 'foe-1': { damage: 2 + 3 } } },
    });
  });

  it('A1.symbol.05 the number in a Symbol is how many of it one use needs', () => {
    const blade = { symbols: ['3 BOOK: +2 PHYSICAL DMG'] };
    duel({
      blade,
      rook: { sp: 2 },
      dice: ['WHITE 3', 'PURPLE 6'],
      play: [attack, refuse('symbol', use)],
      expect: { figures: { 'foe-1': { damage: 2 } } },
    });
    duel({
      blade,
      rook: { sp: 2 },
      dice: ['WHITE 5', 'PURPLE 6'],
      play: [attack, choose('symbol', use)],
      expect: { figures: { 'foe-1': { damage: 4 + 2 } } },
    });
  });

  it('A1.symbol.06 A1.empower.11 Symbols of a Spell cannot be spent and add nothing to it', () => {
    duel({
      rook: { sp: 0, items: ['staff'] },
      skill: ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'],
      cards: { items: [{ ...staff, symbols: ['1 BURST: +2 MAGIC DMG', '1 SHIELD: +1 MAGIC DMG'] }] },
      dice: ['WHITE 7', 'PURPLE 6', 'PURPLE 6'],
      play: [byCard('skill'), refuse('symbol', { card: 'staff' })],
      expect: { events: [{ type: 'spellCast', force: 13 }], figures: { 'foe-1': { damage: 2 } } },
    });
  });
});

describe('re-roll', () => {
  const charm = ['EXHAUST: When making an Attack, re-roll all of your Combat dice.'];

  it('A1.re-roll.01 A1.re-roll.03 a roll is not re-rolled after its step', () => {
    duel({
      charm,
      blade: { symbols: ['1 BOOK: +1 PHYSICAL DMG'] },
      dice: ['WHITE 5', 'PURPLE 5'],
      play: [
        attack,
        choose('symbol', { card: 'blade', ability: 0, times: 1 }),
        refuse('use', { card: 'charm' }),
        refuse('reroll', { card: 'charm' }),
      ],
      expect: { figures: { rook: { exhausted: [] }, 'foe-1': { damage: 3 + 1 } } },
    });
  });

  it('A1.re-roll.02 the new value stands, better or worse', () => {
    duel({
      charm,
      dice: ['WHITE 7', 'PURPLE 6', 'WHITE 3', 'PURPLE 2'],
      play: [attack, reRollBy('charm')],
      expect: {
        events: [
          { type: 'diceRolled', total: 13 },
          { type: 'attackRolled', total: 5, hit: false },
        ],
        figures: { 'foe-1': { damage: 0 } },
      },
    });
  });

  it('A1.re-roll.04 a roll is re-rolled as often as Abilities allow', () => {
    const idol = { id: 'idol', name: 'Idol', type: 'relic', tier: 'mundane', cost: 10, abilities: charm };
    duel({
      charm,
      rook: { items: ['blade', 'idol'] },
      cards: { items: [idol] },
      dice: ['WHITE 2', 'PURPLE 1', 'WHITE 3', 'PURPLE 2', 'WHITE 5', 'PURPLE 5'],
      play: [attack, reRollBy('charm'), refuse('reroll', { card: 'charm' }), reRollBy('idol')],
      expect: {
        events: [{ type: 'cardExhausted' }, { type: 'cardExhausted' }, { type: 'attackRolled', total: 10, hit: true }],
        figures: { 'foe-1': { damage: 3 } },
      },
    });
  });
});
