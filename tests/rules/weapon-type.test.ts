import { describe, it } from 'vitest';
import type { StepInput } from '../scene/position';
import { assault, attack, byCard, choose, duel, refuse } from '../scene/versus';

const target = { kind: 'attack', target: 'foe-1' };
const hit = ['WHITE 4', 'PURPLE 5'];
/** What Rook's menu offers against the Foe this many spaces away. */
const menu = (items: string[], spaces: number, offered: boolean, more: object = {}) =>
  duel({
    rook: { items },
    foe: { at: [1 + spaces, 1] },
    board: { map: ['........', '........', '........'] },
    expect: { [offered ? 'offered' : 'notOffered']: [{ ...target, ...more }] },
  });

describe('weapon type', () => {
  it('A1.weapon-type.01 A1.weapon-type.02 a Melee Weapon reaches adjacent figures, with REACH farther ones', () => {
    menu(['great-sword'], 1, true);
    menu(['great-sword'], 2, false);
    menu(['spear'], 2, true);
    menu(['spear'], 3, false);
  });

  it('A1.weapon-type.01 the Icon of the Weapon makes an Attack Melee or Ranged, next to the target too', () => {
    const made = (item: string, step: StepInput, mode: string) =>
      duel({
        rook: { sp: 2, items: [item] },
        dice: hit,
        play: [step],
        expect: { events: [{ type: 'attackDeclared', attacker: 'rook', mode }] },
      });
    made('great-sword', attack, 'melee');
    made('spear', attack, 'melee');
    made('bow', attack, 'ranged');
    for (const way of ['melee', 'ranged']) made('dagger-mr', choose('attack', { target: 'foe-1', with: way }), way);
  });

  it('A1.weapon-type.01 A1.weapon-type.03 the number of a Ranged Weapon is its Range, from 1 space on', () => {
    menu(['bow'], 1, true);
    menu(['bow'], 6, true);
    menu(['pistol'], 4, true);
    menu(['pistol'], 5, false);
  });

  it('A1.weapon-type.04 a Melee/Ranged Weapon alone attacks in either way, beside another in the way of that one', () => {
    menu(['dagger-mr'], 1, true, { with: 'melee' });
    menu(['dagger-mr'], 1, true, { with: 'ranged' });
    menu(['dagger-mr'], 4, true);
    menu(['dagger-mr'], 4, false, { with: 'melee' });
    menu(['dagger-mr'], 5, false);
    menu(['dagger-mr', 'sword'], 1, true);
    menu(['dagger-mr', 'sword'], 2, false);
    menu(['dagger-mr', 'pistol'], 4, true);
    const twin = { id: 'twin', name: 'Twin', type: 'weapon', tier: 'mundane', cost: 10, hands: 1, abilities: [] };
    duel({
      rook: { items: ['dagger-mr', 'twin'] },
      cards: { items: [{ ...twin, icon: 'melee/ranged', range: 4, dice: ['WHITE'] }] },
      foe: { at: [3, 1] },
      expect: { notOffered: [target] },
    });
  });

  it('A1.weapon-type.04 the declared type decides on Flanking', () => {
    const against = (way: string, total: number) =>
      duel({
        rook: { sp: 2, items: ['dagger-mr'] },
        others: [{ id: 'remi', card: 'remi', at: [3, 1], items: ['sword'] }],
        dice: hit,
        play: [choose('attack', { target: 'foe-1', with: way })],
        expect: { events: [{ type: 'attackRolled', total }] },
      });
    against('melee', 10);
    against('ranged', 9);
  });

  it('A1.weapon-type.05 A1.tag-attack.09 a Melee/Ranged Weapon serves Melee and Ranged Abilities', () => {
    for (const line of ['EXHAUST: Melee ATK.', 'EXHAUST: Ranged ATK.'])
      duel({
        rook: { sp: 0, items: ['dagger-mr'] },
        charm: [line],
        dice: hit,
        play: [byCard('charm')],
        expect: { figures: { 'foe-1': { damage: 2 } } },
      });
    for (const items of [['great-sword'], ['bow']])
      duel({
        rook: { sp: 0, items },
        charm: ['EXHAUST: Melee/Ranged ATK.'],
        dice: hit,
        play: [byCard('charm')],
        expect: { figures: { 'foe-1': { damage: 2 } } },
      });
  });

  it('A1.tag-attack.07 A1.tag-attack.08 Melee and Ranged ATK need a Weapon with that Icon', () => {
    const granted = (item: string, line: string, legal: boolean) =>
      duel({
        rook: { sp: 0, items: [item] },
        charm: [line],
        dice: legal ? hit : [],
        play: [legal ? byCard('charm') : refuse('use', { card: 'charm' })],
        expect: {
          figures: { rook: { exhausted: legal ? ['charm'] : [] }, 'foe-1': { damage: legal ? 2 : 0 } },
          events: legal ? [{ type: 'attackDeclared', mode: line.includes('Melee') ? 'melee' : 'ranged' }] : [],
        },
      });
    granted('great-sword', 'EXHAUST: Melee ATK.', true);
    granted('great-sword', 'EXHAUST: Ranged ATK.', false);
    granted('bow', 'EXHAUST: Ranged ATK.', true);
    granted('bow', 'EXHAUST: Melee ATK.', false);
  });

  it('A1.tag-attack.07 A1.tag-attack.08 a Combatant uses its own dice for Attacks of either type', () => {
    const enemy = (step: string, range: number) => ({
      dice: ['TEAL', 'TEAL'],
      ai: [{ if: `There is an opponent within Range ${range}`, do: [step] }],
    });
    const dice = ['TEAL 5', 'TEAL 4'];
    const made = (mode: string) => ({
      figures: { rook: { damage: 2 } },
      events: [{ type: 'attackDeclared', attacker: 'foe-1', mode }],
    });
    assault({ enemy: enemy('Melee ATK', 1), dice, expect: made('melee') });
    assault({ enemy: enemy('Ranged 4 ATK', 4), foe: { at: [5, 1] }, dice, expect: made('ranged') });
  });
});

describe('SHIELD', () => {
  const shield = (id: string) => ({
    id,
    name: id,
    type: 'weapon',
    tier: 'mundane',
    cost: 10,
    hands: 1,
    dice: ['PURPLE'],
    tags: ['SHIELD'],
    stats: { armor: 1 },
    abilities: [],
  });
  const cards = { items: [shield('targe'), shield('pavise')] };

  it('A1.tag-attack.17 a SHIELD is a Weapon with its die and adds to Armor', () => {
    duel({
      rook: { sp: 2, items: ['sword', 'targe'] },
      cards,
      dice: hit,
      play: [attack],
      expect: { figures: { rook: { armor: 1 }, 'foe-1': { damage: 2 } } },
    });
  });

  it('A1.tag-attack.18 A1.tag-attack.19 its Range is that of the other Weapon, with a second SHIELD Melee', () => {
    const at = (items: string[], spaces: number, legal: boolean) =>
      duel({
        rook: { items },
        cards,
        foe: { at: [1 + spaces, 1] },
        expect: { [legal ? 'offered' : 'notOffered']: [target] },
      });
    at(['pistol', 'targe'], 4, true);
    at(['pistol', 'targe'], 5, false);
    at(['sword', 'targe'], 1, true);
    at(['sword', 'targe'], 2, false);
    at(['targe', 'pavise'], 1, true);
    at(['targe', 'pavise'], 2, false);
  });
});

describe('bonuses of Attacks', () => {
  const typed = (type: string, damage: number, armor: number) =>
    duel({
      blade: { abilities: [`PASSIVE: +2 ${type} DMG.`] },
      enemy: { armor },
      dice: ['WHITE 7', 'PURPLE 5'],
      play: [attack],
      expect: { figures: { 'foe-1': { damage } } },
    });

  it('A1.tag-attack.02 +2 PHYSICAL DMG adds Damage that Armor lowers', () => {
    typed('PHYSICAL', 7, 0);
    typed('PHYSICAL', 1, 6);
    typed('PHYSICAL', 0, 7);
  });
  it('A1.tag-attack.03 +2 IRREDUCIBLE DMG adds Damage beside the PHYSICAL', () => {
    typed('IRREDUCIBLE', 7, 0);
    typed('IRREDUCIBLE', 2, 6);
  });
  it('A1.tag-attack.04 +2 MAGIC DMG adds Damage that Armor does not lower', () => {
    typed('MAGIC', 7, 0);
    typed('MAGIC', 2, 6);
  });

  it('A1.tag-attack.05 TO THE ATK ROLL changes the roll that is compared with Defense', () => {
    const roll = (bonus: string, total: number, hits: boolean) =>
      duel({
        blade: { abilities: [`PASSIVE: ${bonus} TO THE ATK ROLL.`] },
        dice: ['WHITE 4', 'PURPLE 3'],
        play: [attack],
        expect: { events: [{ type: 'attackRolled', total, hit: hits }] },
      });
    roll('+2', 9, true);
    roll('-1', 6, false);
  });
});

describe('BACKSTAB', () => {
  /** Rook attacks with these dice; Remi stands on the other side of the Foe, or elsewhere. */
  const stab = (blade: object, flanking: boolean, dice: string[], total: number, damage: number) =>
    duel({
      blade: { abilities: ['PASSIVE: BACKSTAB.'], ...blade },
      enemy: { defense: 8 },
      others: [{ id: 'remi', card: 'remi', at: flanking ? [3, 1] : [2, 2], items: ['sword'] }],
      dice,
      play: [attack],
      expect: { events: [{ type: 'attackRolled', total, hit: true }], figures: { 'foe-1': { damage } } },
    });

  it('A1.backstab.01 A1.backstab.02 it adds 3 PHYSICAL DMG to a Melee Attack on a flanked target', () => {
    stab({}, true, hit, 10, 2 + 3);
    stab({}, false, hit, 9, 1);
    stab({ icon: 'ranged', range: 4 }, true, hit, 9, 1);
  });

  it('A1.backstab.02 the Flanking bonus counts beside it', () => {
    stab({ abilities: [] }, true, hit, 10, 2);
    stab({}, true, ['WHITE 4', 'PURPLE 3'], 8, 0 + 3);
  });
});

describe('simultaneous Abilities', () => {
  const passive = (text: string) => ({ passives: [{ name: 'Passive', text }] });

  it("A1.simultaneous.01 in an enemy's turn the order is the one best for that enemy", () => {
    const rest = { rook: { sp: 0, damage: 5 }, charm: ['PASSIVE: When an opponent hits you, HEAL 2.'] };
    assault({
      ...rest,
      enemy: passive('When this figure hits an opponent, Inflict DISEASE.'),
      dice: ['WHITE 4', 'PURPLE 3'],
      expect: { figures: { rook: { damage: 5, effects: ['disease'] } } },
    });
    assault({ ...rest, dice: ['WHITE 4', 'PURPLE 3'], expect: { figures: { rook: { damage: 3, effects: [] } } } });
  });
});
