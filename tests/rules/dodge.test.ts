import { describe, it } from 'vitest';
import { assault, attack, choose, duel, refuse, sentry } from '../scene/versus';

const damage = (amount: number) => ({ 'foe-1': { damage: amount } });
const missed = { type: 'attackRolled', hit: false };
describe('Dodge', () => {
  const dodge = [choose('dodge')];

  it('A1.dodge.01 A1.attack-steps.04 A1.tag-defense.01 an Adventurer pays 1 SP; without SP there is no Dodge', () => {
    assault({
      rook: { sp: 1 },
      dice: ['BLACK 4s', 'WHITE 4', 'PURPLE 6'],
      play: dodge,
      expect: {
        events: [
          { type: 'diceRolled', figure: 'rook' },
          { ...missed, defense: 11 },
        ],
        figures: { rook: { sp: 0, damage: 0 } },
      },
    });
    assault({
      rook: { sp: 0 },
      dice: ['WHITE 4', 'PURPLE 6'],
      play: [refuse('dodge')],
      expect: { figures: { rook: { damage: 3 } } },
    });
  });

  it('A1.dodge.01 A1.attack-steps.04 a Command Combatant may Dodge for 1 SP', () => {
    assault({
      ...sentry(1),
      rook: { at: [0, 0] },
      dice: ['BLACK 4s', 'WHITE 4', 'PURPLE 6'],
      play: dodge,
      expect: { figures: { 'sentry-1': { damage: 0, sp: 0 } } },
    });
  });

  it('A1.dodge.02 A1.attack-steps.05 Intelligent Combatants Dodge only when told to', () => {
    duel({ rook: { sp: 2 }, dice: ['WHITE 4', 'PURPLE 5'], play: [attack], expect: { figures: damage(2) } });
    duel({
      rook: { sp: 2 },
      enemy: { passives: [{ name: 'Swift', text: 'When an opponent makes an Attack against this figure, DODGE.' }] },
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [attack],
      expect: { events: [{ ...missed, defense: 10 }], figures: damage(0) },
    });
  });

  it('A1.dodge.03 A1.attack-steps.06 A1.standard-action.09 each Shield of the BLACK die adds 1 Defense', () => {
    const faces: [string, number][] = [
      ['2s2b', 9],
      ['1s3b', 8],
      ['3s1b', 10],
      ['4s', 11],
      ['4b', 7],
    ];
    for (const [face, defense] of faces)
      assault({
        rook: { sp: 1 },
        dice: [`BLACK ${face}`, 'WHITE 7', 'PURPLE 5'],
        play: dodge,
        expect: {
          events: [{ type: 'attackRolled', total: 12, defense, hit: true }],
          figures: { rook: { damage: 12 - defense } },
        },
      });
  });

  it('A1.dodge.04 A1.std-ability.03 the Skull adds no Defense and the Attack is rolled normally', () => {
    assault({
      rook: { sp: 1 },
      dice: ['BLACK skull', 'WHITE 7', 'PURPLE 5'],
      play: dodge,
      expect: { events: [{ type: 'attackRolled', defense: 7, hit: true, difference: 5 }] },
    });
  });

  it('A1.dodge.05 a bonus to the Dodge adds nothing with the Skull', () => {
    const charm = ['PASSIVE: When you DODGE, +1 to the DODGE.'];
    const roll = (face: string, defense: number) =>
      assault({
        rook: { sp: 1 },
        charm,
        dice: [`BLACK ${face}`, 'WHITE 7', 'PURPLE 5'],
        play: dodge,
        expect: { events: [{ type: 'attackRolled', defense }], figures: { rook: { damage: 12 - defense } } },
      });
    roll('1s3b', 9);
    roll('skull', 7);
  });

  it('A1.dodge.06 A1.dodge.07 a Dodge is made once an Attack and holds for that Attack alone', () => {
    assault({
      enemy: { ai: [{ if: 'There is an adjacent opponent', do: ['Make 2 Melee ATK'] }] },
      rook: { sp: 2 },
      dice: ['BLACK 2s2b', 'WHITE 7', 'PURPLE 5', 'WHITE 4', 'PURPLE 5'],
      play: dodge,
      expect: {
        events: [
          { type: 'attackRolled', defense: 9 },
          { type: 'attackRolled', defense: 7 },
        ],
        figures: { rook: { damage: 3 + 2, sp: 1, defense: 7 } },
      },
    });
    assault({
      rook: { sp: 5 },
      dice: ['BLACK 2s2b', 'WHITE 7', 'PURPLE 5'],
      play: [choose('dodge'), refuse('dodge')],
      expect: { figures: { rook: { sp: 4, damage: 3 } } },
    });
  });

  it('A1.dodge.08 A1.counter.04 a Dodge and a miss are a successful Dodge, with the Skull too', () => {
    for (const face of ['1s3b', 'skull'])
      assault({
        rook: { sp: 2 },
        dice: [`BLACK ${face}`, 'WHITE 4', 'PURPLE 2', 'WHITE 4', 'PURPLE 5'],
        play: [choose('dodge'), choose('counter')],
        expect: { events: [missed, { type: 'countered' }], figures: { rook: { sp: 0 }, ...damage(2) } },
      });
  });

  it('A1.dodge.09 an Attack that hit for 0 Final Damage was not successfully Dodged', () => {
    const rook = { items: ['blade', 'plate'] };
    const dice = ['BLACK 4b', 'WHITE 4', 'PURPLE 5'];
    assault({
      rook: { ...rook, sp: 2 },
      dice,
      play: [choose('dodge'), refuse('counter')],
      expect: { figures: { rook: { sp: 1, damage: 0 } }, noEvents: [{ type: 'countered' }] },
    });
    assault({
      rook: { ...rook, sp: 3 },
      dice: [...dice, 'WHITE 4', 'PURPLE 5'],
      play: [choose('dodge'), choose('counter')],
      expect: { figures: { rook: { sp: 0 }, ...damage(2) } },
    });
  });

  it('A1.dodge.10 A1.counter.18 A1.spell.20 Spells and Spell-Like Abilities are neither Dodged nor Countered', () => {
    const spell = (does: string, dice: string[]) =>
      assault({
        enemy: { ai: [{ if: 'Otherwise', do: [does] }] },
        dice,
        play: [refuse('dodge'), refuse('counter')],
        expect: { noEvents: [{ type: 'dodged' }, { type: 'countered' }], figures: { rook: { sp: 5, damage: 0 } } },
      });
    spell('Cast a SPELL 6 against an opponent within SOI: Deal 2 MAGIC DMG.', ['PURPLE 1', 'PURPLE 5', 'PURPLE 5']);
    spell('Target an opponent within SOI: Deal 2 MAGIC DMG, FORCE 9.', ['PURPLE 5', 'PURPLE 5']);
  });

  it('A1.dodge.11 SP kept from the own turn pay a Dodge outside it', () => {
    duel({
      rook: { sp: 1 },
      enemy: { ai: [{ if: 'There is an adjacent opponent', do: ['Melee ATK'] }] },
      others: [{ id: 'zeke', card: 'zeke', at: [6, 2] }],
      dice: ['BLACK 3s1b', 'WHITE 4', 'PURPLE 5'],
      play: [choose('endTurn'), choose('dodge')],
      expect: {
        events: [
          { type: 'turnEnded', figure: 'rook' },
          { ...missed, defense: 10 },
        ],
        figures: { rook: { sp: 0 } },
      },
    });
  });

  describe('an own re-roll of the Dodge, once per turn', () => {
    const twice = (play: Parameters<typeof choose>[0][], black: string[], told: number, defenses: number[]) =>
      assault({
        enemy: { ai: [{ if: 'There is an adjacent opponent', do: ['Make 2 Melee ATK'] }] },
        charm: ['PASSIVE: Once per turn, when you have rolled a DODGE, you may re-roll any of those dice.'],
        rook: { sp: 2 },
        dice: black.flatMap((face, n) => [`BLACK ${face}`, ...(defenses[n] ? ['WHITE 4', 'PURPLE 2'] : [])]),
        play: play.map((kind) => choose(kind)),
        expect: {
          events: defenses.filter(Boolean).map((defense) => ({ type: 'attackRolled', defense })),
          figures: { rook: { sp: 0 } },
          ...(told === 0 ? { noEvents: [{ type: 'abilityUsed' }] } : {}),
        },
      });

    it('A1.sp.02 refused it is not used: nothing tells of it, and it is asked about at the next Dodge', () => {
      twice(['dodge', 'pass', 'dodge', 'pass'], ['2s2b', '3s1b'], 0, [9, 10]);
      twice(['dodge', 'pass', 'dodge', 'yes', 'choice'], ['2s2b', '1s3b', '4s'], 1, [9, 0, 11]);
    });

    it('A1.sp.02 taken it is used once', () => {
      twice(['dodge', 'yes', 'choice', 'dodge'], ['2s2b', '3s1b', '1s3b'], 1, [0, 10, 8]);
    });
  });

  it('A1.dodge.12 A1.effect-token.03 neither in Water nor with Darkness is there a Dodge', () => {
    const dice = ['WHITE 4', 'PURPLE 6'];
    const barred = (why: string) => ({
      events: [{ type: 'dodgeBarred', figure: 'rook', why }],
      noEvents: [{ type: 'dodged' }],
      figures: { rook: { sp: 5, damage: 3 } },
    });
    assault({ rook: { effects: ['darkness'] }, dice, play: [refuse('dodge')], expect: barred('darkness') });
    assault({
      board: { map: ['.......', '.~.....', '.......'] },
      dice,
      play: [refuse('dodge')],
      expect: barred('water'),
    });
    // Who could not pay for it anyway needs no reason.
    assault({
      rook: { effects: ['darkness'], sp: 0 },
      dice,
      play: [],
      expect: { noEvents: [{ type: 'dodgeBarred' }], figures: { rook: { damage: 3 } } },
    });
  });
});
