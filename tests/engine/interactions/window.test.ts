/* Interactions (2) and (9): who may act again in a window, and in which order things of one moment happen. */
import { describe, it } from 'vitest';
import { choose, duel, type Fields, opponent, reject, relic, type Scene, struck } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { attack, roll } from '../../scene/field';

const pass = choose('pass');

describe('(2) a re-roll and Master Work after the other side acted in the same window', () => {
  const mirror = relic('mirror', 'EXHAUST: When a Melee ATK is rolled against you, re-roll all of those dice.');
  const rolls = (...totals: number[]) => totals.map((total) => ({ type: 'diceRolled', figure: 'foe-1', total }));
  /** A foe with an INTERVENTION token strikes Rook, who has the mirror and no SP. */
  const assault = (scene: Scene): void =>
    everyQuestionSurvives(
      struck({
        foeIs: { tokens: { intervention: 1 } },
        extra: { items: [mirror] },
        ...scene,
        rook: { sp: 0, items: ['sword', 'mirror'], ...scene.rook },
      }),
    );

  it('A1.re-roll.01 A1.re-roll.04 A1.ability-token.04 who passed is asked anew after the enemy re-rolled', () => {
    assault({
      dice: [...roll(2, 1), ...roll(6, 5), ...roll(3, 1)],
      play: [pass, choose('reroll', { card: 'mirror' })],
      expect: {
        events: [...rolls(3, 11, 4), { type: 'attackRolled', total: 4, hit: false }],
        figures: { rook: { damage: 0, exhausted: ['mirror'] }, 'foe-1': { tokens: {} } },
      },
    });
  });

  it('A1.re-roll.02 A1.re-roll.03 the window closes when both sides have passed in a row', () => {
    assault({
      dice: [...roll(2, 1), ...roll(6, 5)],
      play: [pass, pass],
      expect: {
        events: [...rolls(3, 11), { type: 'attackRolled', total: 11, hit: true, difference: 4 }],
        figures: { rook: { damage: 4, exhausted: [] }, 'foe-1': { tokens: {} } },
      },
    });
    // The foe keeps its token for a good roll: nobody has acted, so Rook is not asked again.
    assault({
      dice: roll(6, 5),
      play: [pass, reject('reroll')],
      until: 'rest',
      expect: {
        events: [{ type: 'attackRolled', total: 11, hit: true }],
        figures: { rook: { damage: 4 }, 'foe-1': { tokens: { intervention: 1 } } },
      },
    });
  });

  it('A1.re-roll.04 A1.ability-token.04 the enemy may answer a re-roll that it passed before', () => {
    assault({
      dice: [...roll(6, 5), ...roll(2, 1), ...roll(5, 3)],
      play: [choose('reroll', { card: 'mirror' })],
      expect: {
        events: [...rolls(11, 3, 8), { type: 'attackRolled', total: 8, hit: true, difference: 1 }],
        figures: { rook: { damage: 1 }, 'foe-1': { tokens: {} } },
      },
    });
  });

  /** Rook's Attack with a Master Work, an INTERVENTION token at hand. */
  const masterWork = {
    upgrades: [
      {
        id: 'master-work',
        name: 'Master Work',
        fits: ['weapon'],
        abilities: ['EXHAUST: When making an Attack, +1 TO THE ATK ROLL.'],
      },
    ],
  };
  const strike = (scene: Scene): void =>
    everyQuestionSurvives(
      duel({
        extra: masterWork,
        ...scene,
        rook: {
          sp: 2,
          items: ['great-sword'],
          upgrades: { 'great-sword': ['master-work'] },
          tokens: { intervention: 1 },
          ...scene.rook,
        },
      }),
    );

  it('A1.upgrade.18 A1.ability-token.04 Master Work stays with the roll that is rolled again, and helps it once', () => {
    const work = choose('use', { card: 'master-work' });
    const again = choose('reroll', { token: 'intervention' });
    strike({
      dice: [...roll(2, 1), ...roll(4, 2)],
      play: [attack('idle-1'), work, again, reject('use', { card: 'master-work' })],
      expect: {
        events: [
          { type: 'diceRolled', total: 3 },
          { type: 'diceRolled', total: 6 },
          { type: 'attackRolled', total: 7, hit: true, difference: 0 },
        ],
        figures: { rook: { exhausted: ['master-work'], tokens: {} } },
      },
    });
    strike({
      dice: [...roll(2, 1), ...roll(4, 2)],
      play: [attack('idle-1'), again, work],
      expect: { events: [{ type: 'attackRolled', total: 7, hit: true }], figures: { rook: { tokens: {} } } },
    });
    strike({
      dice: [...roll(2, 1), ...roll(4, 2)],
      play: [attack('idle-1'), again],
      expect: {
        events: [{ type: 'attackRolled', total: 6, hit: false }],
        figures: { rook: { exhausted: [], tokens: {} } },
      },
    });
  });
});

describe('(9) simultaneous things', () => {
  const HEAL = 'At the start of your turn, HEAL 2.';
  const HARM = 'When an opponent within SOI starts its turn, Deal 2 IRREDUCIBLE DMG to that figure.';
  const mender = opponent('mender', { passives: [{ name: 'Mend', text: HEAL }] });
  const hater = opponent('hater', { passives: [{ name: 'Spite', text: HARM }] });

  it('A1.simultaneous.01 in an enemy turn what is best for the enemy comes first', () => {
    const turn = (foeIs: object, expected: object) =>
      everyQuestionSurvives(
        struck({
          foe: 'mender',
          foeIs,
          rook: { items: ['sword', 'curse'] },
          extra: { combatants: [mender], items: [relic('curse', `PASSIVE: ${HARM}`)] },
          expect: expected,
        }),
      );
    const healed = { type: 'healed', figure: 'mender-1' };
    const harmed = { type: 'damageDealt', target: 'mender-1', amount: 2 };
    // HEAL first saves it: 9 - 2 + 2 of 10.
    turn(
      { damage: 9 },
      {
        events: [healed, harmed],
        noEvents: [{ type: 'defeated' }],
        figures: { 'mender-1': { damage: 9 } },
      },
    );
    // HEAL first would be half wasted: 1 + 2 - 2.
    turn({ damage: 1 }, { events: [harmed, healed], figures: { 'mender-1': { damage: 1 } } });
  });

  it('A1.simultaneous.01 in an enemy turn the help of its opponents comes where it is wasted', () => {
    everyQuestionSurvives(
      struck({
        foe: 'burner',
        rook: { items: ['sword', 'herb'], damage: 1 },
        extra: {
          combatants: [
            opponent('burner', {
              passives: ['At the start of your turn, Deal 2 IRREDUCIBLE DMG to each opponent within SOI.'],
            }),
          ],
          items: [relic('herb', 'PASSIVE: When an opponent within SOI starts its turn, HEAL 2.')],
        },
        expect: {
          events: [
            { type: 'healed', figure: 'rook', amount: 1 },
            { type: 'damageDealt', target: 'rook' },
          ],
          figures: { rook: { damage: 2 } },
        },
      }),
    );
  });

  it('A1.simultaneous.01 in the turn of an Adventurer its player puts them in order', () => {
    const turn = (first: Fields, damage: number) =>
      everyQuestionSurvives(
        duel({
          foe: 'hater',
          phase: 'start',
          rook: { items: ['sword', 'balm'], damage: 1 },
          extra: { combatants: [hater], items: [relic('balm', `PASSIVE: ${HEAL}`)] },
          play: [choose('order', first)],
          expect: { figures: { rook: { damage } } },
        }),
      );
    turn({ by: 'rook', card: 'balm' }, 2);
    turn({ by: 'hater-1' }, 1);
  });
});
