import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, relic } from '../scene/beside';
import { position } from '../scene/position';

const dare = (text: string) => relic('dare', text);
const use = choose('use', { card: 'dare' });
const remi = figure('remi', [1, 1]);
const both = '. On a pass, Gain 2 SP. On a fail, Deal yourself 1 IRREDUCIBLE DMG.';
const rook = { sp: 1, items: ['dare'] };

describe('Skill Checks', () => {
  it('A1.skill-check.04 two PURPLE dice and the Skill of the card', () => {
    position(
      duel({
        rook,
        extra: { items: [dare(`0 SP: Make an AGILITY 12 Check${both}`)] },
        dice: ['PURPLE 5', 'PURPLE 6'],
        play: [use],
        expect: { events: [{ type: 'skillChecked', skill: 'AGILITY', total: 12, passed: true }] },
      }),
    );
  });

  it('A1.skill-check.03 A1.skill-check.05 equal or more passes, less fails, and each has its outcome', () => {
    const scene = { rook, extra: { items: [dare(`0 SP: Make a STRENGTH 14 Check${both}`)] }, play: [use] };
    position(
      duel({
        ...scene,
        dice: ['PURPLE 3', 'PURPLE 5'],
        expect: {
          events: [{ type: 'skillChecked', total: 14, passed: true }],
          figures: { rook: { sp: 3, damage: 0 } },
        },
      }),
    );
    position(
      duel({
        ...scene,
        dice: ['PURPLE 3', 'PURPLE 3'],
        expect: {
          events: [{ type: 'skillChecked', total: 12, passed: false }],
          figures: { rook: { sp: 1, damage: 1 } },
        },
      }),
    );
  });

  it('A1.skill-check.06 HEAVY and Abilities change what is added', () => {
    const scene = { extra: { items: [dare(`0 SP: Make an AGILITY 10 Check${both}`)] }, play: [use] };
    position(
      duel({
        ...scene,
        rook: { items: ['dare', 'mail'] },
        dice: ['PURPLE 7', 'PURPLE 2'],
        expect: { events: [{ type: 'skillChecked', total: 9, passed: false }] },
      }),
    );
    position(
      duel({
        ...scene,
        rook: { items: ['dare', 'grace'] },
        extra: {
          items: [
            dare(`0 SP: Make an AGILITY 10 Check${both}`),
            relic('grace', 'PASSIVE: When making a Skill Check, +1 to the roll.'),
          ],
        },
        dice: ['PURPLE 5', 'PURPLE 3'],
        expect: { events: [{ type: 'skillChecked', total: 10, passed: true }] },
      }),
    );
  });

  it('A1.skill-check.02 one figure, several, or one drawn by chance', () => {
    const several = 'On a pass, each Adventurer Gains 1 SP.';
    position(
      duel({
        rook: { items: ['dare'] },
        others: [remi],
        extra: { items: [dare(`0 SP: Each Adventurer makes a LORE 8 Check. ${several}`)] },
        dice: ['PURPLE 1', 'PURPLE 1', 'PURPLE 6', 'PURPLE 6'],
        play: [use],
        expect: {
          events: [
            { type: 'skillChecked', figure: 'rook', total: 7, passed: false },
            { type: 'skillChecked', figure: 'remi', total: 14, passed: true },
          ],
        },
      }),
    );
    // Chance picks: no question whom, and one figure alone rolls.
    position(
      duel({
        rook: { items: ['dare'] },
        others: [remi],
        extra: { items: [dare('0 SP: A random Adventurer makes a LORE 8 Check.')] },
        dice: ['PURPLE 1', 'PURPLE 1'],
        play: [use],
        expect: {
          events: [
            { type: 'figuresDrawn', among: ['rook', 'remi'] },
            { type: 'skillChecked', skill: 'LORE' },
          ],
        },
      }),
    );
  });

  it('A1.skill-check.09 a Combined Check adds all totals and passes or fails for all', () => {
    const text = (n: number) =>
      dare(`0 SP: Each Adventurer makes a Combined LORE ${n} Check. On a pass, each Adventurer Gains 1 SP.`);
    const scene = {
      rook,
      others: [figure('remi', [1, 1], { sp: 1 })],
      play: [use],
      dice: ['PURPLE 3', 'PURPLE 3', 'PURPLE 6', 'PURPLE 6'],
    };
    position(
      duel({
        ...scene,
        extra: { items: [text(25)] },
        expect: {
          events: [
            { type: 'skillChecked', figure: 'rook', total: 11, passed: null },
            { type: 'skillChecked', figure: 'remi', total: 14, passed: null },
            { type: 'combinedChecked', total: 25, difficulty: 25, passed: true },
          ],
          figures: { rook: { sp: 2 }, remi: { sp: 2 } },
        },
      }),
    );
    position(
      duel({ ...scene, extra: { items: [text(26)] }, expect: { figures: { rook: { sp: 1 }, remi: { sp: 1 } } } }),
    );
  });

  it('A1.skill-check.01 A1.skill-check.11 an Intelligent Combatant rolls the BLACK die alone, the Skull fails', () => {
    const rules = [
      {
        name: 'Slope',
        text: 'At the start of each round, each {Idle} makes an AGILITY 99 Check. On a fail, each {Idle} is Defeated.',
      },
    ];
    const lines = 'EXHAUST: Each figure within SOI makes an AGILITY 99 Check.';
    for (const [black, passed] of [
      ['4s', true],
      ['2s2b', true],
      ['skull', false],
    ] as const)
      position(
        duel({
          rook: { items: ['dare'] },
          extra: { items: [dare(lines)] },
          encounter: encounter({ rules }),
          dice: ['PURPLE 6', 'PURPLE 6', `BLACK ${black}`],
          play: [use],
          expect: {
            events: [
              { type: 'skillChecked', figure: 'rook', total: 13, passed: false },
              { type: 'skillChecked', figure: 'idle-1', difficulty: 99, passed },
            ],
          },
        }),
      );
  });

  it('A1.skill-check.10 a Command Combatant adds the Skill of its own card', () => {
    const hound = {
      id: 'hound',
      name: 'Hound',
      kind: 'command',
      groups: [[1]],
      size: [1, 1],
      hp: 10,
      defense: 7,
      movement: 6,
      armor: 0,
      dice: ['WHITE'],
      conviction: ['PURPLE', 'PURPLE'],
      casting: 'PURPLE',
      sp: { recovery: 3, max: 5 },
      skills: { agility: 6 },
      attacks: ['Melee ATK'],
      abilities: ['0 SP: Make an AGILITY 12 Check. On a pass, Gain 1 SP.'],
    };
    position(
      duel({
        rook: {},
        others: [figure('hound-1', [3, 3], { side: 'adventurers', sp: 1 })],
        extra: { combatants: [hound] },
        turn: 'hound-1',
        initiative: ['hound', 'rook', 'idle'],
        phase: 'action',
        dice: ['PURPLE 3', 'PURPLE 3'],
        play: [choose('use', { card: 'hound' })],
        expect: { events: [{ type: 'skillChecked', total: 12, passed: true }], figures: { 'hound-1': { sp: 2 } } },
      }),
    );
  });
});
