import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FileError, readFile, type Save, SaveError, saveOf, textOf } from '../../src/storage';
import { packed } from '../../src/storage/packed';
import type { Saved } from '../../src/stores/session';
import { content, placed, playOn } from '../stores/game';

const session = placed(4);
playOn(session, 4, (state) => state.ask?.kind === 'dodge');
const TEXT = JSON.stringify(saveOf(session.getState() as Saved, 1000));
const REPORT = JSON.stringify({ format: 'position/1', name: 'x', state: JSON.parse(TEXT).state });

/** Every line that the file is refused with; what is no refusal in words is thrown on. */
function refusal(text: string): string[] {
  try {
    readFile(text, content, 'x', 1);
  } catch (error) {
    if (error instanceof SaveError) return error.problems;
    throw error;
  }
  throw new Error('it was read');
}

/** The save with one value put at a path. */
function withAt(path: string, value: unknown): string {
  const save = JSON.parse(TEXT);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = save;
  for (const key of keys) at = at[key];
  at[last] = value;
  return JSON.stringify(save);
}

describe('a file that is no game', () => {
  it.each<[string, string, RegExp]>([
    ['nothing', ' \n', /^The file is empty\.$/],
    ['a picture', '\x89PNG\r\n', /is no save: it begins with ".PNG/],
    ['a list', '[1, 2]', /it begins with "\[1, 2\]"/],
    ['a game cut short', TEXT.slice(0, 3000), /cannot be read as JSON\. It was cut short: it ends with "/],
    [
      'a game with a comma too many',
      TEXT.replace('"rules":1,', '"rules":1,,'),
      /It breaks at line 1, column \d+: ".*,,/,
    ],
    ['things in each other', `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, /more than 200 deep/],
    ['far more of them than a stack holds', `{"a":${'['.repeat(2_000_000)}`, /more than 200 deep/],
    ['an object', '{"hello": 1}', /no save of the format save\/1: it has no "format"\.$/],
    ['a pack of cards', '{"format": "pack/1"}', /it is a pack of cards/],
    ['another format', '{"format": "game/7"}', /its "format" is "game\/7"\.$/],
    ['a format that is no text', '{"format": {"toString": 1}}', /its "format" is \{"toString":1\}\.$/],
    ['a position without a game', '{"format": "position/1", "figures": []}', /only a report has one, under "state"/],
  ])('is refused in words: %s', (_, text, words) => {
    expect(refusal(text).join('\n')).toMatch(words);
  });

  it('may have brackets in its texts', () => {
    const text = TEXT.replace('"format"', `"words":"${'[{'.repeat(300)}\\"","format"`);
    expect(readFile(text, content, 'x', 1).state.count).toBe(session.getState().state?.count);
  });
});

describe('a game with something broken in it', () => {
  it.each<[string, string, unknown, RegExp]>([
    [
      'a text for a number',
      'state.figures.rook.damage',
      'five',
      /state\.figures\.rook\.damage: "five" is not a number\./,
    ],
    ['a number past all bounds', 'state.gold', 1e300, /state\.gold: 1e\+300 must be at most 1000000000\./],
    ['a missing list', 'undo', undefined, /^At undo: this key is missing \(a list\)\.$/],
    ['an object for a list', 'state.order', {}, /state\.order: \{\} is not a list\./],
    ['nothing for a map', 'state.bodies', null, /state\.bodies: null is not an object\./],
    [
      'an unknown kind of a question',
      'state.ask.kind',
      'weird',
      /state\.ask\.kind: "weird" is not one of: .+ and \d+ more\./,
    ],
    ['an unknown side', 'state.figures.rook.side', 'both', /side: "both" is not one of: adventurers, opponents\./],
    [
      'an entry of a log of no kind',
      'journal.0',
      { kind: 'weird' },
      /^At journal\.0\.kind: "weird" is not one of: events, undone\.$/,
    ],
    ['an entry of a log that is none', 'journal.0', 7, /^At journal\.0: 7 is not an object\.$/],
    [
      'a line of a card that is none',
      'journal.0.events.0.line',
      { on: 'card' },
      /^At journal\.0\.events\.0\.line\.key: this key is missing \(a text\)\.$/,
    ],
    ['a space of one number', 'journal.0.events.0.at', [1], /events\.0\.at: \[1\] must be at least 2 entries\./],
    [
      'a place that is none',
      'journal.0.events.0.to',
      true,
      /events\.0\.to: true does not fit \(a number or a list or a text\)\./,
    ],
  ])('says where, what was expected and what was found: %s', (_, path, value, words) => {
    expect(refusal(withAt(path, value)).join('\n')).toMatch(words);
  });

  it('says it of a report, too', () => {
    const spoilt = REPORT.replace('"round":', '"round":"x","other":');
    expect(refusal(spoilt).join('\n')).toMatch(/state\.round: "x" is not a number/);
    expect(refusal('{"format": "position/1", "state": 5}')[1]).toMatch(/^At state: 5 is not an object/);
  });

  it('says little of what is broken everywhere, and nothing without words', () => {
    const save = JSON.parse(TEXT) as Save;
    for (const value of [7, 'x', null, [], {}, true]) {
      const problems = refusal(withAt('journal', Array(5000).fill(value)));
      expect(problems.length).toBeLessThanOrEqual(5);
      for (const problem of problems) expect(problem).not.toMatch(/Invalid input|\[object|undefined/);
    }
    const long = refusal(JSON.stringify({ ...save, ['k'.repeat(100_000)]: 1, rules: 'x'.repeat(100_000) }));
    expect(long.join('').length).toBeLessThan(1000);
    const deep = JSON.parse(TEXT) as Save;
    Object.assign(deep.state.figures, { ['k'.repeat(100_000)]: 7 });
    expect(refusal(JSON.stringify(deep)).join('').length).toBeLessThan(1000);
  });

  /** Values that nothing takes, everywhere in the position. */
  it.each(
    [null, -1, 1e308, 0.5, '', '__proto__', [], {}, true, Array(50_000).fill(0)].map((v) => [
      JSON.stringify(v).slice(0, 20),
      v,
    ]),
  )('is read or refused in words wherever %s stands', (_, value) => {
    const { state } = JSON.parse(TEXT) as { state: Record<string, unknown> };
    const paths = Object.entries(state).flatMap(([key, each]) => [
      `state.${key}`,
      ...(each && typeof each === 'object'
        ? Object.keys(each)
            .slice(0, 30)
            .map((inner) => `state.${key}.${inner}`)
        : []),
    ]);
    for (const path of paths) {
      let problems: string[] = [];
      try {
        readFile(withAt(path, value), content, 'x', 1);
      } catch (error) {
        if (!(error instanceof SaveError)) throw new Error(`${path}: ${error}`);
        ({ problems } = error);
        expect(problems.length, path).toBeGreaterThan(0);
      }
      for (const problem of problems)
        expect(problem, path).not.toMatch(/Invalid input|Cannot read prop|is not a function|not iterable/);
    }
  });
});

describe('a file from the disk', () => {
  const told = async (parts: BlobPart[]): Promise<string> => {
    try {
      return await textOf(new Blob(parts));
    } catch (error) {
      if (error instanceof FileError) return `refused: ${error.message}`;
      throw error;
    }
  };

  it('is read as it is, or packed', async () => {
    expect(await told([TEXT])).toBe(TEXT);
    expect(await told([new Uint8Array(gzipSync(TEXT))])).toBe(TEXT);
    const short = (await packed(TEXT)) as Blob;
    expect(short.size).toBeLessThan(TEXT.length / 4);
    expect(await textOf(short)).toBe(TEXT);
  });

  it('is refused in words where it is too long, also once unpacked, or broken', async () => {
    const zeros = new Uint8Array(25_000_000);
    expect(await told([zeros])).toMatch(/^refused: The file is longer than 20 MB/);
    expect(await told([new Uint8Array(gzipSync(zeros))])).toMatch(/^refused: The file is longer than 20 MB/);
    expect(await told([new Uint8Array(gzipSync(TEXT)).slice(0, 500)])).toMatch(
      /^refused: The file is packed .* damaged/,
    );
    expect(await told([new Uint8Array([0x1f, 0x8b, 7, 7])])).toMatch(/^refused: The file is packed .* damaged/);
  });
});
