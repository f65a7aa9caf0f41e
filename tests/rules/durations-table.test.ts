/*
 * Everything that lasts, against every way in which turns and rounds pass. The Track is Rook, then the opponent, in each round;
 * Rook begins in his Action Phase of round 1. A row names the last checkpoint at which the thing is still there.
 */
import { describe, it } from 'vitest';
import { choose, duel, encounter, figure, MAP, opponent, relic, type Scene, struck } from '../scene/beside';
import { position } from '../scene/position';

const CHECKPOINTS = ['now', 'turn', 'round', 'next start', 'next turn', 'next round'] as const;
type Checkpoint = (typeof CHECKPOINTS)[number];
const endTurn = choose('endTurn');
const quit = choose('use', { card: 'quit' });

/** How far each checkpoint plays on; `first` is how Rook's first turn ends. */
const REACHED: Record<Checkpoint, (first: typeof endTurn) => Pick<Scene, 'play' | 'until'>> = {
  now: () => ({ play: [], until: 'rest' }),
  turn: (first) => ({ play: [first], until: 'turn-end' }),
  round: (first) => ({ play: [first], until: 'round-end' }),
  'next start': (first) => ({ play: [first], until: 'rest' }),
  'next turn': (first) => ({ play: [first, endTurn], until: 'turn-end' }),
  'next round': (first) => ({ play: [first, endTurn], until: 'round-end' }),
};
/** Checkpoints in which Rook's Status Phase of round 2 has passed. */
const later = (at: Checkpoint): boolean => CHECKPOINTS.indexOf(at) >= CHECKPOINTS.indexOf('next start');

/** Ways in which Rook's first turn ends. */
const ENDINGS = { 'by choice': endTurn, 'by an Ability that ends it': quit };

interface Row {
  /** The last checkpoint with it; `always`: it does not end by itself. */
  last: Checkpoint | 'always';
  rook?: object;
  foeIs?: object;
  /** A line used at the beginning. */
  line?: string;
  target?: string;
  /** He can use no Ability to end his turn. */
  helpless?: boolean;
  /** Dice of the Status Phase in round 2. */
  dice?: string[];
  there: object;
  gone: object;
}

function check(row: Row, at: Checkpoint, first: typeof endTurn): void {
  const there = row.last === 'always' || CHECKPOINTS.indexOf(at) <= CHECKPOINTS.indexOf(row.last);
  const { play = [], until } = REACHED[at](first);
  const begin = row.line ? [choose('use', { card: 'lamp', ...(row.target ? { target: row.target } : {}) })] : [];
  position(
    duel({
      rook: { items: ['quit', ...(row.line ? ['lamp'] : [])], damage: 2, ...row.rook },
      foeIs: row.foeIs,
      extra: {
        items: [
          relic('quit', '0 SP: Gain 1 VOW token. Afterwards, end your turn.'),
          relic('lamp', row.line ?? '0 SP: HEAL 1.'),
        ],
      },
      tracks: Array(3).fill(['rook', 'idle']),
      dice: later(at) ? (row.dice ?? []) : [],
      play: [...begin, ...play],
      until,
      expect: { figures: there ? row.there : row.gone } as Scene['expect'],
    }),
  );
}

function table(title: string, rows: Record<string, Row>): void {
  describe(title, () => {
    for (const [name, row] of Object.entries(rows))
      for (const [how, first] of Object.entries(row.helpless ? { 'by choice': endTurn } : ENDINGS))
        it(`${name}: until ${row.last}, the turn ended ${how}`, () => {
          for (const at of CHECKPOINTS) check(row, at, first);
        });
  });
}

const effects = (list: string[]) => ({ rook: { effects: list } });
const stays = (effect: string, dice: string[] = []): Row => ({
  last: 'always',
  rook: { effects: [effect] },
  dice,
  there: effects([effect]),
  gone: effects([]),
});

table('Effects', {
  CONDEMN: stays('condemn', ['BLACK 4s']),
  DARKNESS: stays('darkness'),
  DISEASE: stays('disease'),
  POISON: stays('poison', ['PURPLE 1']),
  WILT: stays('wilt'),
  BARRIER: stays('barrier'),
  COURAGE: stays('courage'),
  HASTE: stays('haste'),
  NEMESIS: stays('nemesis'),
  TETHER: { ...stays('tether'), rook: {}, foeIs: { links: { tether: 'rook' } } },
  'IMMUNITY left by Paralyze': {
    last: 'always',
    rook: { immune: ['paralyze'] },
    there: { rook: { immune: ['paralyze'] } },
    gone: { rook: { immune: [] } },
  },
  'PARALYZE Gained in his own turn': {
    last: 'next start',
    line: '0 SP: Gain PARALYZE.',
    helpless: true,
    there: effects(['paralyze']),
    gone: { rook: { effects: [], immune: ['paralyze'] } },
  },
});

const tokens = (token: string): Row => ({
  last: 'always',
  foeIs: { tokens: { [token]: 1 } },
  there: { 'idle-1': { tokens: { [token]: 1 } } },
  gone: { 'idle-1': { tokens: {} } },
});

table('tokens and cards', {
  ...Object.fromEntries(
    ['dodge', 'heal', 'intervention', 'vow', 'summon', 'energy', 'aggro'].map((t) => [t.toUpperCase(), tokens(t)]),
  ),
  'an Exhausted card': {
    last: 'round',
    rook: { items: ['quit', 'potion'], exhausted: ['potion'] },
    there: { rook: { exhausted: ['potion'] } },
    gone: { rook: { exhausted: [] } },
  },
  'a Flipped card': {
    last: 'always',
    rook: { items: ['quit', 'potion'], flipped: ['potion'] },
    there: { rook: { flipped: ['potion'] } },
    gone: { rook: { flipped: [] } },
  },
  'a Used token': {
    last: 'always',
    line: 'PER ENCOUNTER: HEAL 1.',
    there: { rook: { used: ['lamp.0'] } },
    gone: { rook: { used: [] } },
  },
});

const strong = (until: string, last: Row['last']): Row => ({
  last,
  line: `0 SP: Gain +1 Defense until the ${until}.`,
  there: { rook: { defense: 8 } },
  gone: { rook: { defense: 7 } },
});
const weak = (until: string, last: Row['last']): Row => ({
  last,
  line: `0 SP: Target an opponent within SOI: it Gains -1 Defense until the ${until}.`,
  there: { 'idle-1': { defense: 6 } },
  gone: { 'idle-1': { defense: 7 } },
});
/** A sentence that comes later: HP HEALED then. */
const healing = (when: string, last: Row['last']): Row => ({
  last,
  line: `0 SP: Gain +1 Movement until the end of this turn. At the ${when}, HEAL 1.`,
  there: { rook: { damage: 2 } },
  gone: { rook: { damage: 1 } },
});

table('durations of lines', {
  'until the end of this turn': strong('end of this turn', 'now'),
  'until the end of this round': strong('end of this round', 'turn'),
  'until the start of your next turn': strong('start of your next turn', 'round'),
  'until the end of your next turn': strong('end of your next turn', 'next start'),
  'until the end of the Encounter': strong('end of the Encounter', 'always'),
  'on another, until the end of this turn': weak('end of this turn', 'now'),
  'on another, until the start of its next turn': weak('start of its next turn', 'turn'),
  'on another, until the end of its next turn': weak('end of its next turn', 'turn'),
  'on another, until the end of your next turn': weak('end of your next turn', 'next start'),
  'at the end of this turn': healing('end of this turn', 'now'),
  'at the start of your next turn': healing('start of your next turn', 'round'),
  'at the end of your next turn': healing('end of your next turn', 'next start'),
  'at the start of the next round': healing('start of the next round', 'round'),
  'at the end of the next round': healing('end of the next round', 'next turn'),
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
