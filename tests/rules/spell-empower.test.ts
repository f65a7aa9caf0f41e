import { describe, it } from 'vitest';
import type { StepInput } from '../scene/position';
import { assault, attack, byCard, choose, duel, refuse, sentry } from '../scene/versus';

const bolt = ['EXHAUST: Cast a SPELL 6: Deal 2 MAGIC DMG.'];
const cast = [byCard('skill')];
const damage = (amount: number) => ({ 'foe-1': { damage: amount } });

describe('Spell: Empower', () => {
  const empowered = (face: string, force: number) =>
    duel({
      skill: bolt,
      rook: { sp: 1 },
      dice: ['PURPLE 5', `BLACK ${face}`, 'PURPLE 1', 'PURPLE 1'],
      play: [...cast, choose('empower')],
      expect: { events: [{ type: 'spellCast', force }], figures: { rook: { sp: 0 }, ...damage(2) } },
    });

  it('A1.empower.10 A1.spell-steps.04 A1.spell-steps.06 each Book of BLACK adds 1 Force, a Shield nothing', () => {
    empowered('2s2b', 13);
    empowered('4s', 11);
    empowered('4b', 15);
  });

  it('A1.empower.09 A1.standard-action.10 BLACK is added for 1 SP, while the Force is determined', () => {
    empowered('1s3b', 14);
    duel({
      skill: bolt,
      rook: { sp: 0 },
      dice: ['PURPLE 5', 'PURPLE 1', 'PURPLE 1'],
      play: [...cast, refuse('empower')],
      expect: { events: [{ type: 'spellCast', force: 11 }] },
    });
  });

  it('A1.empower.09 A1.spell-steps.03 a Command Combatant may Empower a Spell for 1 SP', () => {
    duel({
      ...sentry(2),
      rook: { at: [0, 0] },
      turn: 'sentry-1',
      initiative: ['sentry', 'rook', 'foe'],
      phase: 'action',
      dice: ['PURPLE 5', 'BLACK 1s3b', 'PURPLE 1', 'PURPLE 1'],
      play: [choose('use', { card: 'sentry', target: 'foe-1' }), choose('empower')],
      expect: {
        events: [{ type: 'spellCast', figure: 'sentry-1', force: 14 }],
        figures: { 'sentry-1': { sp: 0 }, ...damage(2) },
      },
    });
  });

  it('A1.spell-steps.05 an Intelligent Combatant Empowers a Spell only when told to', () => {
    const enemy = (bonus: string) => ({
      ai: [{ if: 'Otherwise', do: [`Cast a SPELL 6${bonus} against an opponent within SOI: Deal 2 MAGIC DMG.`] }],
    });
    assault({
      enemy: enemy(''),
      dice: ['PURPLE 5', 'PURPLE 1', 'PURPLE 1'],
      expect: { events: [{ type: 'spellCast', force: 11 }] },
    });
    assault({
      enemy: enemy(' with EMPOWER'),
      dice: ['PURPLE 5', 'BLACK 1s3b', 'PURPLE 1', 'PURPLE 1'],
      expect: { events: [{ type: 'spellCast', force: 14 }] },
    });
  });

  it('A1.empower.12 A1.spell.23 the Skull ends the Spell without a Check and deals 3 IRREDUCIBLE DMG', () => {
    duel({
      skill: bolt,
      rook: { sp: 1, damage: 2, items: ['blade', 'plate'] },
      dice: ['PURPLE 7', 'BLACK skull'],
      play: [...cast, choose('empower')],
      expect: {
        events: [{ type: 'damageDealt', target: 'rook', amount: 3, damageType: 'IRREDUCIBLE' }],
        noEvents: [{ type: 'convictionChecked' }],
        figures: { rook: { damage: 5 }, ...damage(0) },
      },
    });
  });

  it('A1.empower.13 a Casting Upgrade with BLACK Empowers each Spell for no SP, at the risk of the Skull', () => {
    const orb = { id: 'orb', name: 'Orb', type: 'relic', tier: 'mundane', cost: 10, casting: 'WHITE' };
    const orbCast = (dice: string[], self: number, taken: number) =>
      duel({
        skill: bolt,
        rook: { sp: 0, items: ['orb'] },
        cards: { items: [{ ...orb, abilities: ['PASSIVE: EMPOWER to your SPELLS.'] }] },
        dice,
        play: cast,
        expect: { figures: { rook: { damage: self }, ...damage(taken) } },
      });
    orbCast(['WHITE 2', 'BLACK 4b', 'PURPLE 6', 'PURPLE 5'], 0, 2);
    orbCast(['WHITE 2', 'BLACK 4s', 'PURPLE 6', 'PURPLE 5'], 0, 0);
    orbCast(['WHITE 7', 'BLACK skull'], 3, 0);
  });

  it('A1.tag-spell.01 A1.empower.06 a Spell that an Ability Empowers costs no SP and is not Empowered twice', () => {
    duel({
      skill: bolt,
      charm: ['PASSIVE: EMPOWER to your SPELLS.'],
      dice: ['PURPLE 5', 'BLACK 4b', 'PURPLE 1', 'PURPLE 1'],
      play: [...cast, refuse('empower')],
      expect: { events: [{ type: 'spellCast', force: 15 }], figures: { rook: { sp: 5 }, ...damage(2) } },
    });
  });

  it('A1.tag-spell.01 EMPOWER of an Ability adds BLACK to an Attack too', () => {
    const empowered = (ability: string, use: StepInput[]) =>
      duel({
        rook: { sp: 3 },
        blade: { symbols: ['4 SHIELD: +1 PHYSICAL DMG'] },
        charm: [ability],
        dice: ['WHITE 3', 'PURPLE 5', 'BLACK 4s'],
        play: [attack, ...use, refuse('empower'), choose('symbol', { card: 'blade', ability: 0 })],
        expect: { events: [{ type: 'attackRolled', total: 8 }], figures: { rook: { sp: 1 }, ...damage(2) } },
      });
    empowered('PASSIVE: EMPOWER to your Attacks.', []);
    empowered('EXHAUST: When making an Attack, EMPOWER.', [byCard('charm')]);
  });
});
