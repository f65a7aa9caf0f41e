import { describe, it } from 'vitest';
import { choose, duel, figure, opponent, reject, relic, struck } from '../scene/beside';
import { position } from '../scene/position';

const shield = relic(
  'shield',
  'EXHAUST: When an ally within SOI would Determine Damage from an Attack made against it, REDIRECT to you.',
);
const cover = relic('cover', 'EXHAUST: When a SPELL would affect an ally within SOI, REDIRECT to you.');
const hits = ['WHITE 7', 'PURPLE 7'];
const remi = (at: number[], extra = {}) => figure('remi', at, { items: ['shield'], sp: 0, ...extra });

describe('REDIRECT', () => {
  it('A1.redirect.02 its Ability says what it changes, when and to whom: an Attack is none of a SPELL', () => {
    const scene = { extra: { items: [shield, cover] }, dice: hits, rook: { sp: 0 } };
    position(
      struck({
        ...scene,
        others: [remi([2, 1])],
        play: [choose('redirect', { card: 'shield', to: 'remi' })],
        expect: { figures: { rook: { damage: 0 }, remi: { damage: 7 } } },
      }),
    );
    position(
      struck({
        ...scene,
        others: [remi([2, 1], { items: ['cover'] })],
        expect: { figures: { rook: { damage: 7 }, remi: { damage: 0, exhausted: [] } } },
      }),
    );
    // A miss Determines no Damage.
    position(
      struck({
        ...scene,
        dice: ['WHITE 2', 'PURPLE 1'],
        others: [remi([2, 1])],
        expect: { figures: { remi: { exhausted: [] } }, noEvents: [{ type: 'redirected' }] },
      }),
    );
  });

  it('A1.redirect.05 a SPELL goes to a figure within the SOI of the caster only', () => {
    const caster = opponent('caster', {
      ai: [
        {
          if: 'There is an opponent within SOI',
          do: ['Cast a SPELL 6 against the nearest opponent within SOI: Deal 3 MAGIC DMG'],
        },
      ],
    });
    const cast = (at: number[], play: object[], damage: number) =>
      position(
        struck({
          foe: 'caster',
          rook: { at: [3, 2], sp: 0 },
          foeIs: { at: [5, 2] },
          others: [remi(at, { items: ['cover'] })],
          extra: { items: [cover], combatants: [caster] },
          dice: ['PURPLE 6', 'PURPLE 1', 'PURPLE 1'],
          play: play as [],
          expect: { figures: { rook: { damage }, remi: { damage: 3 - damage } } },
        }),
      );
    cast([2, 2], [choose('redirect', { card: 'cover', to: 'remi' })], 0);
    // 5 spaces from the caster, 3 from Rook.
    cast([0, 2], [], 3);
  });

  it('A1.redirect.07 what the redirected line does later out of Range of the new target is lost', () => {
    const rush = relic('rush', 'EXHAUST: Make a Ranged 4 ATK, THEN make a Melee ATK against the same target.');
    const ward = {
      name: 'Ward',
      text: 'When another ally within SOI would Determine Damage from an Attack made against it, REDIRECT to you',
    };
    const fight = (passives: object[], dice: string[], expected: object) =>
      position(
        duel({
          rook: { items: ['dagger-mr', 'rush'], sp: 0 },
          foe: null,
          others: [figure('tough-1', [2, 2]), figure('warder-1', [2, 4])],
          extra: { items: [rush], combatants: [opponent('warder', { passives })] },
          play: [choose('use', { card: 'rush', target: 'tough-1' }), reject('attack')],
          dice,
          expect: expected,
        }),
      );
    fight([ward], ['WHITE 7', 'PURPLE 7'], {
      events: [{ type: 'redirected', to: 'warder-1' }],
      figures: { 'tough-1': { damage: 0 }, 'warder-1': { damage: 7 } },
    });
    // Without it both are made.
    fight([], ['WHITE 7', 'PURPLE 7', 'WHITE 7', 'PURPLE 7'], { figures: { 'tough-1': { damage: 6 } } });
  });
});
