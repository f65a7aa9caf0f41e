/*
 * Everything that lasts, against every way in which turns and rounds pass. The Track is Rook, then the opponent, in each round;
 * Rook begins in his Action Phase of round 1. A row names the last checkpoint at which the thing is still there.
 */
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { TOKEN_LIMIT, TOKEN_LINES } from '../../src/engine/rules/abilityTokens';
import { NEGATIVE, POSITIVE, SPECIAL } from '../../src/engine/rules/effectTokens';
import { choose, duel, relic, type Scene } from '../scene/beside';
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

/** The names of all rows. */
const listed = new Set<string>();

function table(title: string, rows: Record<string, Row>): void {
  for (const name in rows) listed.add(name);
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

const ALL_TOKENS = ['dodge', 'heal', 'intervention', 'vow', 'summon', 'energy', 'aggro'];

const tokens = (token: string): Row => ({
  last: 'always',
  foeIs: { tokens: { [token]: 1 } },
  there: { 'idle-1': { tokens: { [token]: 1 } } },
  gone: { 'idle-1': { tokens: {} } },
});

table('tokens and cards', {
  ...Object.fromEntries(ALL_TOKENS.map((t) => [t.toUpperCase(), tokens(t)])),
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

describe('the table', () => {
  const { combatants, items, disciplines, upgrades, adventurers, encounters } = shippedContent();
  const cards = [combatants, items, disciplines, upgrades, adventurers, encounters];

  it('has a row for every Effect and Ability token of the rules', () => {
    for (const effect of [...NEGATIVE, ...POSITIVE, ...SPECIAL])
      expect(
        [...listed].some((name) => name.startsWith(effect)),
        effect,
      ).toBe(true);
    for (const token of [...Object.keys(TOKEN_LIMIT), ...Object.keys(TOKEN_LINES)])
      expect(listed.has(token.toUpperCase()), token).toBe(true);
  });

  it('has a row for every Effect, token and duration that a shipped card gives', () => {
    const given = { effects: new Set<string>(), tokens: new Set<string>(), spans: new Set<string>() };
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (typeof value !== 'object' || value === null) return;
      const node = value as Record<string, unknown>;
      if (node.g === 'effect') given.effects.add(String(node.effect));
      if (node.do === 'inflict') for (const effect of node.effects as string[]) given.effects.add(effect);
      if (node.g === 'token') given.tokens.add(String(node.token));
      if (node.until === 'end' || node.until === 'start')
        given.spans.add(`until the ${node.until} of ${spanOf(node.of)}`);
      if (node.link === 'later') given.spans.add(`at the ${String(node.edge)} of ${String(node.of)}`);
      Object.values(node).forEach(visit);
    };
    cards.forEach(visit);
    expect(given.effects.size + given.tokens.size + given.spans.size).toBeGreaterThan(5);
    for (const name of [...given.effects, ...given.tokens])
      expect(
        [...listed].some((row) => row.startsWith(name.toUpperCase())),
        name,
      ).toBe(true);
    for (const span of given.spans)
      expect(
        [...listed].some((row) => row.endsWith(span)),
        span,
      ).toBe(true);
  });
});

/** A span as the rows call it. */
function spanOf(of: unknown): string {
  if (of === 'turn' || of === 'round') return `this ${of}`;
  return of === 'encounter' ? 'the Encounter' : String(of);
}
