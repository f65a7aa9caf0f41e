import { describe, it } from 'vitest';
import { choose, duel, figure, reject, relic, weapon } from '../scene/beside';
import { position } from '../scene/position';

const NEMESIS = relic('nemesis-band', 'EXHAUST: Target an opponent within SOI: it Gains 1 NEMESIS token.');
const TETHER = relic('tether-band', 'EXHAUST: Target a figure within SOI: it Gains 1 TETHER token.');
const HUNTER = { items: ['sword', 'nemesis-band'] };
const BINDER = { items: ['sword', 'tether-band'] };
/** Remi beside the opponent, who can be bound, too. */
const remi = (extra = {}) => figure('remi', [1, 1], { sp: 5, items: ['sword'], ...extra });

describe('Special Effects', () => {
  it('A1.special-effect.01 Disease keeps its bearer from removing a Tether token', () => {
    const free = relic('free', '0 SP: Remove a Negative Effect.', '0 SP: Remove an Effect.');
    const scene = {
      foe: 'idle',
      foeIs: { links: { tether: 'rook' } },
      extra: { items: [free] },
      play: [choose('use', { card: 'free', ability: 1 })],
    };
    // It is an Effect, but no Negative one.
    position(
      duel({
        ...scene,
        rook: { items: ['free'] },
        play: [reject('use', { card: 'free', ability: 0 }), ...scene.play],
        expect: { figures: { rook: { effects: [] } }, events: [{ type: 'effectLost', effect: 'TETHER' }] },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['free'], effects: ['disease'] },
        play: [choose('use', { card: 'free', ability: 1 })],
        expect: { figures: { rook: { effects: ['tether'] } }, noEvents: [{ type: 'effectLost', effect: 'TETHER' }] },
      }),
    );
  });

  it('A1.special-effect.02 a random Negative Effect is never Tether or Nemesis', () => {
    const curse = relic('curse', 'EXHAUST: Target an opponent within SOI: Inflict a random Negative Effect.');
    const effects = ['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt'];
    // With all six there is nothing left to Inflict.
    position(
      duel({
        rook: { items: ['curse'] },
        foeIs: { effects },
        extra: { items: [curse] },
        play: [reject('use', { card: 'curse' })],
        expect: { figures: { 'idle-1': { effects } } },
      }),
    );
    position(
      duel({
        rook: { items: ['curse'] },
        foeIs: { effects: effects.slice(1) },
        extra: { items: [curse] },
        play: [choose('use', { card: 'curse' })],
        expect: { figures: { 'idle-1': { effects } } },
      }),
    );
  });

  it('A1.special-effect.04 A1.special-effect.05 who HEALS lets the Tethered figure HEAL the same, and no one further', () => {
    position(
      duel({
        rook: { items: ['sword', 'potion'], damage: 5, links: { tether: 'idle-1' } },
        foeIs: { damage: 4, links: { tether: 'remi' } },
        others: [remi({ damage: 3 })],
        play: [choose('use', { card: 'potion' })],
        expect: { figures: { rook: { damage: 2 }, 'idle-1': { damage: 1 }, remi: { damage: 3 } } },
      }),
    );
  });

  it('A1.special-effect.06 a second Tether takes away the first of the same user, and the one that lay there', () => {
    position(
      duel({
        rook: { ...BINDER, links: { tether: 'remi' } },
        others: [remi()],
        extra: { items: [TETHER] },
        play: [choose('use', { card: 'tether-band', target: 'idle-1' })],
        expect: { figures: { remi: { effects: [] }, 'idle-1': { effects: ['tether'] } } },
      }),
    );
    // Remi had bound the opponent: now Damage on her goes nowhere, Damage on Rook does.
    position(
      duel({
        rook: { ...BINDER, items: ['sword', 'tether-band', 'thorn'] },
        others: [remi({ items: ['thorn'], links: { tether: 'idle-1' } })],
        extra: { items: [TETHER, relic('thorn', '0 SP: Deal yourself 2 IRREDUCIBLE DMG.')] },
        play: [
          choose('use', { card: 'tether-band', target: 'idle-1' }),
          choose('use', { card: 'thorn' }),
          choose('endTurn'),
          choose('use', { card: 'thorn' }),
        ],
        initiative: ['rook', 'remi', 'idle'],
        expect: { figures: { rook: { damage: 2 }, remi: { damage: 2 }, 'idle-1': { damage: 2, effects: ['tether'] } } },
      }),
    );
  });

  it('A1.special-effect.07 nobody Tethers the one that has Tethered it', () => {
    position(
      duel({
        rook: BINDER,
        foeIs: { links: { tether: 'rook' } },
        others: [remi()],
        extra: { items: [TETHER] },
        play: [
          reject('use', { card: 'tether-band', target: 'idle-1' }),
          choose('use', { card: 'tether-band', target: 'remi' }),
        ],
        expect: {
          figures: { rook: { effects: ['tether'] }, 'idle-1': { effects: [] }, remi: { effects: ['tether'] } },
        },
      }),
    );
  });

  it('A1.special-effect.08 every Attack and SPELL deals its nemesis 2 more of a type that it deals', () => {
    const both = weapon('both', { abilities: ['PASSIVE: +1 MAGIC DMG to your Attacks.'] });
    const bolt = relic('bolt', 'EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.');
    const scene = { foeIs: { effects: ['nemesis'] }, extra: { items: [both, bolt] } };
    // Placed by someone else, and of two types the attacker chooses: 9 - 7 = 2 PHYSICAL and 1 MAGIC.
    position(
      duel({
        ...scene,
        rook: { items: ['both'] },
        dice: ['WHITE 7', 'PURPLE 2'],
        play: [choose('attack', { target: 'idle-1' }), choose('choice', { n: 1 })],
        expect: {
          events: [
            { type: 'damageDealt', damageType: 'PHYSICAL', amount: 2 },
            { type: 'damageDealt', damageType: 'MAGIC', amount: 3 },
          ],
        },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['bolt'] },
        dice: ['PURPLE 6', 'PURPLE 1', 'PURPLE 1'],
        play: [choose('use', { card: 'bolt', target: 'idle-1' })],
        expect: { figures: { 'idle-1': { damage: 4 } } },
      }),
    );
    // Damage of neither is as much as ever.
    position(
      duel({
        ...scene,
        rook: { items: ['curse'] },
        extra: { items: [relic('curse', 'EXHAUST: Target an opponent within SOI: Deal 2 MAGIC DMG.')] },
        play: [choose('use', { card: 'curse', target: 'idle-1' })],
        expect: { figures: { 'idle-1': { damage: 2 } } },
      }),
    );
  });

  it('A1.special-effect.09 Nemesis adds nothing where no Damage is dealt, nor to other Damage', () => {
    const sting = relic('sting', 'EXHAUST: Target an opponent within SOI: Deal 1 MAGIC DMG.');
    position(
      duel({
        rook: { items: ['sword', 'sting'] },
        foeIs: { effects: ['nemesis'] },
        extra: { items: [sting] },
        dice: ['WHITE 6', 'PURPLE 1'],
        play: [choose('attack', { target: 'idle-1' }), choose('use', { card: 'sting' })],
        expect: {
          events: [{ type: 'attackRolled', hit: true, difference: 0 }],
          figures: { 'idle-1': { damage: 1 } },
        },
      }),
    );
  });

  it('A1.special-effect.10 A1.token-limit.02 one Nemesis token of a user, beside other Effects', () => {
    position(
      duel({
        rook: HUNTER,
        foeIs: { effects: ['poison'] },
        others: [figure('foe-1', [3, 2], { effects: [] })],
        extra: {
          items: [NEMESIS, relic('again', 'EXHAUST: Target an opponent within SOI: it Gains 1 NEMESIS token.')],
        },
        play: [
          choose('use', { card: 'nemesis-band', target: 'foe-1' }),
          reject('use', { card: 'nemesis-band', target: 'idle-1' }),
        ],
        expect: { figures: { 'foe-1': { effects: ['nemesis'] }, 'idle-1': { effects: ['poison'] } } },
      }),
    );
    position(
      duel({
        rook: { items: ['nemesis-band', 'again'] },
        foeIs: { effects: ['poison'] },
        others: [figure('foe-1', [3, 2])],
        extra: {
          items: [NEMESIS, relic('again', 'EXHAUST: Target an opponent within SOI: it Gains 1 NEMESIS token.')],
        },
        play: [
          choose('use', { card: 'nemesis-band', target: 'foe-1' }),
          choose('use', { card: 'again', target: 'idle-1' }),
        ],
        expect: { figures: { 'foe-1': { effects: [] }, 'idle-1': { effects: ['poison', 'nemesis'] } } },
      }),
    );
  });
});
