/*
 * Ways in which turns and rounds pass other than by their figure's choice, against everything that lasts: a turn that Paralyze
 * takes away or a Defeat ends, a Counter, the end of the Encounter.
 */
import { describe, it } from 'vitest';
import { NEGATIVE, POSITIVE, SPECIAL } from '../../src/engine/rules/effectTokens';
import { choose, duel, encounter, figure, MAP, opponent, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const endTurn = choose('endTurn');
/** Dice of the Status Phase of a figure that bears the Effect. */
const STATUS_DICE: Record<string, string[]> = { CONDEMN: ['BLACK 4s'], POISON: ['PURPLE 1'] };
const LASTING_EFFECTS = [...NEGATIVE, ...POSITIVE, ...SPECIAL].filter((effect) => effect !== 'PARALYZE');
const ALL_TOKENS = ['dodge', 'heal', 'intervention', 'vow', 'summon', 'energy', 'aggro'];

describe('every Effect and token outlasts', () => {
  const kill = relic('kill', '0 SP: Deal yourself 20 IRREDUCIBLE DMG.');
  /** What the opponent bears, and how the expected figure shows it. */
  const borne: Record<string, { bears: object; shows: object; dice: string[] }> = {};
  for (const effect of LASTING_EFFECTS)
    borne[effect] = {
      bears: { effects: [effect.toLowerCase()] },
      shows: { effects: [effect.toLowerCase()] },
      dice: STATUS_DICE[effect] ?? [],
    };
  // A Tether ties its bearer to who placed it.
  borne.TETHER = { bears: {}, shows: {}, dice: [] };
  for (const token of ALL_TOKENS)
    borne[token.toUpperCase()] = { bears: { tokens: { [token]: 1 } }, shows: { tokens: { [token]: 1 } }, dice: [] };

  for (const [name, { bears, shows, dice }] of Object.entries(borne)) {
    const tether = name === 'TETHER';
    it(`a turn that Paralyze takes away: ${name}`, () => {
      const own = 'effects' in bears ? (bears.effects as string[]) : [];
      const left = { ...shows, ...('effects' in shows ? {} : { effects: [] }) };
      position(
        duel({
          rook: { links: tether ? { tether: 'idle-1' } : {} },
          foeIs: { ...bears, effects: [...own, 'paralyze'] },
          tracks: Array(3).fill(['rook', 'idle']),
          dice,
          play: [endTurn],
          until: 'round-end',
          expect: {
            figures: {
              'idle-1': tether ? { effects: ['tether'], immune: ['paralyze'] } : { ...left, immune: ['paralyze'] },
            },
            noEvents: tether ? [] : [{ type: 'effectLost', effect: name }],
          },
        }),
      );
    });
    it(`a turn that ends with the Defeat of its figure: ${name}`, () => {
      position(
        duel({
          rook: { items: ['kill'] },
          foeIs: bears,
          others: [figure('remi', [9, 2], { links: tether ? { tether: 'idle-1' } : {} })],
          extra: { items: [kill] },
          play: [choose('use', { card: 'kill' })],
          until: 'turn-end',
          expect: { figures: { rook: { defeated: true }, 'idle-1': tether ? { effects: ['tether'] } : shows } },
        }),
      );
    });
  }
});

describe('other ways in which turns and rounds pass', () => {
  const lamp = (text: string) => relic('lamp', text);
  const use = choose('use', { card: 'lamp' });
  const ended = (when: object) => [{ type: 'lastingEnded', because: 'duration', when }];

  it('A1.effect-token.10 A1.effect-token.11 the event of Paralyze says that its duration was over, and when', () => {
    position(
      struck({
        foe: 'foe',
        foeIs: { effects: ['paralyze'] },
        expect: {
          events: [
            {
              type: 'effectLost',
              figure: 'foe-1',
              effect: 'PARALYZE',
              because: 'duration',
              when: { at: 'end', of: 'turn', figure: 'foe-1' },
            },
            { type: 'immunityGained', figure: 'foe-1', effect: 'PARALYZE' },
            { type: 'turnEnded', figure: 'foe-1' },
          ],
        },
      }),
    );
  });

  it('the turn of a figure that Paralyze keeps from acting counts like any other', () => {
    position(
      duel({
        rook: { items: ['lamp'] },
        foeIs: { effects: ['paralyze'] },
        extra: {
          items: [lamp('0 SP: Target an opponent within SOI: it Gains -1 Defense until the end of its next turn.')],
        },
        play: [use, endTurn],
        until: 'round-end',
        expect: {
          figures: { 'idle-1': { defense: 7, effects: [] } },
          events: ended({ at: 'end', of: 'turn', figure: 'idle-1' }),
        },
      }),
    );
  });

  it('a turn that ends because its figure is Defeated ends what was to last until then', () => {
    const kill = relic(
      'kill',
      '0 SP: Target an opponent within SOI: it Gains -1 Defense until the end of this turn. Afterwards, Deal yourself 20 IRREDUCIBLE DMG.',
    );
    position(
      duel({
        rook: { items: ['kill'] },
        others: [figure('remi', [9, 2])],
        extra: { items: [kill] },
        play: [choose('use', { card: 'kill' })],
        until: 'turn-end',
        expect: {
          figures: { rook: { defeated: true }, 'idle-1': { defense: 7 } },
          events: [{ type: 'defeated', figure: 'rook' }, ...ended({ at: 'end', of: 'turn', figure: 'rook' })],
        },
      }),
    );
  });

  it('the turn of a Defeated figure does not come: what was to last until then ends with the Defeat', () => {
    const curse = opponent('curse', {
      passives: [
        {
          name: 'Curse',
          text: 'When you are affected by an Attack, the attacker Gains -1 Defense until the end of your next turn',
        },
      ],
    });
    const scene: Scene = {
      foe: 'curse',
      others: [figure('tough-1', [9, 4])],
      extra: { combatants: [curse] },
      rook: { sp: 4 },
      initiative: ['rook', 'curse', 'tough'],
      tracks: Array(3).fill(['rook', 'curse', 'tough']),
    };
    const blow = choose('attack', { target: 'curse-1' });
    position(
      duel({
        ...scene,
        foeIs: { damage: 2 },
        dice: ['WHITE 6', 'PURPLE 2'],
        play: [blow],
        expect: { figures: { rook: { defense: 6 } } },
      }),
    );
    position(
      duel({
        ...scene,
        foeIs: { damage: 2 },
        dice: ['WHITE 6', 'PURPLE 2', 'WHITE 7', 'PURPLE 7'],
        play: [blow, blow],
        expect: {
          figures: { rook: { defense: 7 }, 'curse-1': { defeated: true } },
          events: ended({ defeated: 'curse-1' }),
        },
      }),
    );
  });

  it('what lasts for an Attack, an Action or a movement ends with it, also when a Counter ends it', () => {
    const last = (until: string) =>
      lamp(`EXHAUST: When making an Attack, Gain +2 Defense until the end of this ${until}.`);
    const guard = opponent('guard', { passives: [{ name: 'Riposte', text: 'When an Attack misses you, COUNTER' }] });
    for (const until of ['Attack', 'Action']) {
      const scene: Scene = {
        rook: { items: ['sword', 'lamp'], sp: 2 },
        extra: { items: [last(until)], combatants: [guard] },
        play: [choose('attack', { target: 'idle-1' }), use],
        dice: ['WHITE 6', 'PURPLE 2'],
      };
      position(
        duel({
          ...scene,
          expect: { figures: { rook: { defense: 7 } }, events: [{ type: 'lastingGained' }, ...ended({ over: true })] },
        }),
      );
      position(
        duel({
          ...scene,
          foe: 'guard',
          dice: ['WHITE 2', 'PURPLE 1', 'WHITE 6', 'PURPLE 2'],
          play: [choose('attack', { target: 'guard-1' })],
          expect: { events: [{ type: 'countered' }, { type: 'attackRolled', target: 'rook', total: 8, defense: 7 }] },
        }),
      );
    }
  });

  it('with the Encounter everything ends', () => {
    position(
      duel({
        rook: { items: ['sword', 'lamp'] },
        foeIs: { damage: 9 },
        encounter: encounter(),
        board: { map: MAP },
        extra: { items: [lamp('0 SP: Gain +1 Defense until the end of the Encounter.')] },
        dice: ['WHITE 7', 'PURPLE 7'],
        play: [use, choose('attack', { target: 'idle-1' })],
        until: 'encounter-end',
        expect: { outcome: 'won', figures: { rook: { defense: 7 } }, events: ended({ at: 'end', of: 'encounter' }) },
      }),
    );
  });

  it('a frequency begins anew with its turn or round, not with another turn', () => {
    const moment = (freq: string) => lamp(`PASSIVE: ${freq}, when you are dealt Damage, Gain 1 SP.`);
    const thorn = relic('thorn', '0 SP: Deal yourself 1 IRREDUCIBLE DMG.');
    const hurt = choose('use', { card: 'thorn' });
    const gained = (freq: string, play: object[], sp: number) =>
      position(
        duel({
          rook: { items: ['lamp', 'thorn'], sp: 0, effects: [] },
          extra: { items: [moment(freq), thorn] },
          play: play as [],
          tracks: Array(3).fill(['rook', 'idle']),
          expect: { figures: { rook: { sp } } },
        }),
      );
    gained('Once per turn', [hurt, hurt], 1);
    gained('Once per round', [hurt, hurt], 1);
    gained('Once per Encounter', [hurt, hurt], 1);
    // 3 SP are recovered in round 2.
    gained('Once per turn', [hurt, hurt, endTurn, hurt], 5);
    gained('Once per round', [hurt, hurt, endTurn, hurt], 5);
    gained('Once per Encounter', [hurt, hurt, endTurn, hurt], 4);
  });
});
