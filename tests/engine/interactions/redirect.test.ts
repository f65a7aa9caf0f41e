/* Interaction (3): REDIRECT after the hit, then Follow-Ups, the next THEN and repeated Attacks. */
import { describe, it } from 'vitest';
import { choose, figure, opponent, relic, type Scene, struck } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { roll, step } from '../../scene/field';

const guardian = relic(
  'guardian',
  'EXHAUST: When an ally within SOI would Determine Damage from an Attack made against it, REDIRECT to you.',
);
const cleric = relic(
  'cleric',
  '0 SP: When an ally within SOI would Determine Damage from an Attack made against it, REDIRECT to you.',
);
const redirect = choose('redirect', { to: 'zeke' });
const rolled = (target: string, difference: number) => ({ type: 'attackRolled', target, difference });
const dealt = (target: string, amount: number) => ({ type: 'damageDealt', target, amount });

/** A brute between Rook, who has the most Damage, and Zeke, who has Armor 1 and the guardian. */
function brawl(ai: readonly object[], scene: Scene & { zeke?: object; brute?: object }): void {
  const { zeke, brute, ...rest } = scene;
  everyQuestionSurvives(
    struck({
      foe: 'brute',
      extra: { combatants: [opponent('brute', { ai, ...brute })], items: [guardian, cleric] },
      others: [figure('zeke', [3, 2], { sp: 0, items: ['sword', 'mail', 'guardian'], ...zeke })],
      initiative: ['brute', 'rook', 'zeke'],
      ...rest,
      rook: { sp: 0, damage: 5, ...rest.rook },
    }),
  );
}
const most = 'against the opponent with the most Damage';
const near = 'There is an adjacent opponent';

describe('(3) REDIRECT after the hit', () => {
  it('A1.redirect.03 A1.redirect.06 A1.redirect.09 A1.redirect.10 Damage and FU go to the new target, the next THEN chooses afresh', () => {
    brawl([step(near, `Melee ATK with [FU: Inflict DARKNESS] ${most}`, `Melee ATK ${most}`)], {
      dice: [...roll(5, 5), ...roll(4, 5)],
      play: [redirect],
      expect: {
        events: [
          rolled('rook', 3),
          { type: 'redirected', from: 'rook', to: 'zeke' },
          dealt('zeke', 2),
          { type: 'effectGained', figure: 'zeke', effect: 'darkness' },
          { type: 'attackDeclared', attacker: 'brute-1', target: 'rook' },
          rolled('rook', 2),
          dealt('rook', 2),
        ],
        figures: {
          rook: { damage: 7, effects: [] },
          zeke: { damage: 2, effects: ['darkness'], exhausted: ['guardian'] },
        },
      },
    });
  });

  it('A1.redirect.03 the difference counts against the Defense of the new target, the hit stands', () => {
    const ai = [step(near, `Melee ATK with [FU: Inflict DARKNESS] ${most}`)];
    brawl(ai, {
      dice: roll(4, 3),
      play: [redirect],
      zeke: { items: ['sword', 'coat', 'guardian'] },
      expect: {
        events: [rolled('rook', 0), { type: 'effectGained', figure: 'zeke' }],
        noEvents: [{ type: 'damageDealt' }, { type: 'dodged' }],
        figures: { zeke: { damage: 0, effects: ['darkness'] }, rook: { damage: 5 } },
      },
    });
    brawl(ai, {
      dice: roll(5, 5),
      play: [redirect],
      zeke: { items: ['sword', 'coat', 'guardian'] },
      expect: { events: [rolled('rook', 3), dealt('zeke', 2)], figures: { zeke: { damage: 2 } } },
    });
  });

  it('A1.redirect.06 A1.redirect.09 what the same line does after the Attack is done to the new target', () => {
    const ai = [step(near, `Melee ATK ${most} and Inflict WILT`, `Melee ATK ${most} and Inflict DARKNESS`)];
    brawl(ai, {
      dice: [...roll(5, 5), ...roll(2, 1)],
      play: [redirect],
      expect: { figures: { rook: { effects: ['darkness'] }, zeke: { damage: 2, effects: ['wilt'] } } },
    });
  });

  it('without it Damage and FU stay where they were', () => {
    brawl([step(near, `Melee ATK with [FU: Inflict DARKNESS] ${most}`)], {
      dice: roll(5, 5),
      play: [choose('pass')],
      expect: { figures: { rook: { damage: 8, effects: ['darkness'] }, zeke: { damage: 0, exhausted: [] } } },
    });
  });

  const chains = {
    passives: [
      {
        name: 'Chains',
        text: 'The first time each turn this figure hits with an Attack, make the same Attack against the same target.',
      },
    ],
  };

  it('A1.animate.06 A1.ai-then.06 A1.redirect.06 a repeated Attack belongs to the block: it goes on against the new target', () => {
    brawl([step(near, `Melee ATK ${most}`, `Melee ATK ${most}`)], {
      brute: chains,
      dice: [...roll(5, 5), ...roll(6, 3), ...roll(2, 1)],
      play: [redirect],
      expect: {
        events: [
          rolled('rook', 3),
          dealt('zeke', 2),
          { type: 'attackDeclared', attacker: 'brute-1', target: 'zeke' },
          rolled('zeke', 2),
          dealt('zeke', 1),
          { type: 'attackDeclared', attacker: 'brute-1', target: 'rook' },
          { type: 'attackRolled', target: 'rook', hit: false },
        ],
        figures: { rook: { damage: 5 }, zeke: { damage: 3 } },
      },
    });
  });

  it('A1.redirect.08 a repeated Attack is lost when the new target is Defeated', () => {
    brawl([step(near, `Melee ATK with [FU: Inflict DARKNESS] ${most}`, `Melee ATK ${most}`)], {
      brute: chains,
      zeke: { damage: 11, items: ['sword', 'guardian'] },
      rook: { damage: 12 },
      dice: [...roll(4, 5), ...roll(4, 3)],
      play: [redirect],
      expect: {
        events: [
          rolled('rook', 2),
          { type: 'defeated', figure: 'zeke', by: 'brute-1' },
          { type: 'attackDeclared', target: 'rook' },
          rolled('rook', 0),
        ],
        noEvents: [
          { type: 'attackDeclared', target: 'zeke' },
          { type: 'effectGained', figure: 'rook' },
        ],
        figures: { zeke: { defeated: true }, rook: { damage: 12, effects: [] } },
      },
    });
  });

  it('A1.redirect.11 A1.redirect.04 it goes to a figure that was no target yet, in the Range of the attacker', () => {
    const both = (at: readonly [number, number], shields: readonly string[], play: Scene['play'], expected: object) =>
      brawl([step(near, `Melee ATK ${most}`)], {
        rook: { items: ['sword', ...shields] },
        zeke: { at },
        dice: roll(5, 5),
        play,
        expect: expected,
      });
    // Back to Rook: he has been its target.
    both([3, 2], ['cleric'], [redirect, { reject: { kind: 'redirect', to: 'rook' } }], {
      figures: { rook: { damage: 5 }, zeke: { damage: 2 } },
    });
    both([5, 2], [], [{ reject: { kind: 'redirect' } }], {
      noEvents: [{ type: 'redirected' }],
      figures: { rook: { damage: 8 }, zeke: { damage: 0 } },
    });
  });

  it('A1.redirect.04 A1.redirect.11 of several figures only legal ones that are no target yet may be named', () => {
    const chief = relic(
      'chief',
      'EXHAUST: When an ally within SOI would Determine Damage from an Attack made against it, REDIRECT to an ally within SOI.',
    );
    everyQuestionSurvives(
      struck({
        foe: 'brute',
        extra: { combatants: [opponent('brute', { ai: [step(near, `Melee ATK ${most}`)] })], items: [chief] },
        others: [figure('zeke', [3, 2], { sp: 0 }), figure('remi', [0, 2], { sp: 0 })],
        initiative: ['brute', 'rook', 'zeke', 'remi'],
        rook: { sp: 0, damage: 5, items: ['sword', 'chief'] },
        dice: roll(5, 5),
        // Not to Rook, not to Remi out of reach: there is one way, which may be passed.
        play: [{ reject: { kind: 'redirect', to: 'rook' } }, { reject: { kind: 'redirect', to: 'remi' } }, redirect],
        expect: { figures: { rook: { damage: 5 }, zeke: { damage: 3 }, remi: { damage: 0 } } },
      }),
    );
  });
});
