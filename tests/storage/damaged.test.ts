import { describe, expect, it } from 'vitest';
import { createNames, narrate } from '../../src/log';
import type { JournalEntry } from '../../src/log/journal';
import { readSave, type Save, SaveError, saveOf } from '../../src/storage';
import type { Saved } from '../../src/stores/session';
import { content, placed, playOn } from '../stores/game';

/** A game in the middle of a question, as it would lie in a file. */
function played(): Save {
  const session = placed(4);
  playOn(session, 4, (state) => state.ask?.kind === 'dodge');
  return JSON.parse(JSON.stringify(saveOf(session.getState() as Saved, 1000)));
}

function errorOf(json: unknown): SaveError {
  try {
    readSave(json, content);
  } catch (error) {
    if (error instanceof SaveError) return error;
    throw error;
  }
  throw new Error('it was read');
}

const withEvents = (save: Save, change: (event: Record<string, unknown>) => unknown): Save => {
  const journal = save.journal.map((entry) =>
    entry.kind === 'events' ? { ...entry, events: entry.events.map(change as never) } : entry,
  );
  return { ...save, journal: journal as JournalEntry[] };
};
const fields = (event: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, ['type', 'group'].includes(key) ? value : change(value)]),
  );

describe('a save with a broken log', () => {
  const line = (event: object) => (save: Save) => ({
    ...save,
    journal: [...save.journal, { kind: 'events', n: 99, events: [event] }],
  });
  it.each<[string, (save: Save) => unknown, RegExp]>([
    [
      'an event by a name that every object has',
      line({ type: 'constructor', group: [] }),
      /Nothing in a game is called constructor/,
    ],
    [
      'an event by the name of a prototype',
      line({ type: '__proto__', group: [] }),
      /Nothing in a game is called __proto__/,
    ],
    [
      'numbers in place of fields',
      (save) => withEvents(save, (event) => fields(event, () => 7)),
      /journal\.0\.events\.\d+\.\w+/,
    ],
    [
      'objects in place of fields',
      (save) => withEvents(save, (event) => fields(event, () => ({}))),
      /journal\.0\.events/,
    ],
    ['parts that are none', line({ type: 'attackRolled', group: [], parts: [null] }), /events\.0\.parts\.0/],
    [
      'a line of a card that is none',
      line({ type: 'abilityUsed', group: [], line: { on: 'card' } }),
      /events\.0\.line/,
    ],
    ['candidates that are none', line({ type: 'aiTargetChosen', group: [], candidates: [5] }), /events\.0\.candidates/],
    [
      'a number past all bounds',
      line({ type: 'healed', group: [], figure: 'rook', amount: 1e300 }),
      /events\.0\.amount/,
    ],
  ])('is refused in words, and the game offered without its log: %s', (_, spoil, words) => {
    const save = played();
    const error = errorOf(spoil(save));
    expect(error.message).toMatch(words);
    expect(error.sound).toEqual({ ...save, journal: [] });
    expect(readSave(error.sound, content)).toBe(error.sound);
  });

  it('is read, and its log told, where events lack fields or are of a kind that has no line', () => {
    const save = withEvents(played(), ({ type, group }) => ({ type, group }));
    save.journal.push({ kind: 'events', n: 99, events: [{ type: 'toldByAnotherPage', group: [] }] });
    const { journal, state } = readSave(save, content);
    expect(narrate(journal, { state, content, names: createNames(content) }).length).toBeGreaterThan(0);
  });
});

describe('a save with a broken question', () => {
  it.each<[string, (ask: NonNullable<Save['state']['ask']>) => unknown, RegExp]>([
    ['a kind that every object has', (ask) => Object.assign(ask, { kind: 'constructor' }), /state\.ask\.kind/],
    ['the kind of a prototype', (ask) => Object.assign(ask, { kind: '__proto__' }), /state\.ask\.kind/],
    ['an unknown kind', (ask) => Object.assign(ask, { kind: 'weird' }), /state\.ask\.kind/],
    [
      'options of an unknown kind',
      (ask) => ask.options.map((o) => Object.assign(o, { kind: 'weird' })),
      /state\.ask\.options\.0\.kind/,
    ],
    [
      'a cost past all bounds',
      (ask) => ask.options.map((o) => Object.assign(o, { cost: { sp: 1e9 } })),
      /options\.0\.cost\.sp/,
    ],
    [
      'a cost that cannot be',
      (ask) => ask.options.map((o) => Object.assign(o, { cost: { sp: -1 } })),
      /options\.0\.cost\.sp/,
    ],
    ['a space that is none', (ask) => ask.options.map((o) => Object.assign(o, { to: [9e9, -1] })), /options\.0\.to/],
    [
      'a target that every object has',
      (ask) => ask.options.map((o) => Object.assign(o, { target: 'toString' })),
      /nothing in a game is called toString/,
    ],
  ])('is refused in words: %s', (_, spoil, words) => {
    const save = played();
    if (!save.state.ask) throw new Error('no question is open');
    spoil(save.state.ask);
    const error = errorOf(save);
    expect(error.message).toMatch(words);
    expect(error.sound?.state).toEqual(save.undo.at(-1)?.before);
  });
});

describe('a save with values that no game has', () => {
  const rook = (save: Save) => Object.values(save.state.figures)[0] as object;
  it.each<[string, (save: Save) => unknown, RegExp]>([
    ['a format that is no text', (save) => Object.assign(save, { format: { toString: 1 } }), /no save of the format/],
    ['an unknown Effect', (save) => Object.assign(rook(save), { effects: ['NONSENSE'] }), /has the Effect NONSENSE/],
    ['too many tokens', (save) => Object.assign(rook(save), { tokens: { vow: 9e15 } }), /tokens\.vow/],
    [
      'an unknown token on the board',
      (save) => save.state.tokens.push({ id: 't', kind: 'weird', at: 5 } as never),
      /the token t is a weird/,
    ],
    ['Urgency past all bounds', (save) => Object.assign(save.state, { urgency: 1e9 }), /state\.urgency/],
    ['a time that no calendar has', (save) => Object.assign(save, { savedAt: 1e300 }), /savedAt/],
  ])('is refused in words: %s', (_, spoil, words) => {
    const save = played();
    spoil(save);
    expect(errorOf(save).message).toMatch(words);
  });

  it('is refused for a key that every object has', () => {
    const text = JSON.stringify(played()).replace('"ruleset":"middara"', '"ruleset":"middara","__proto__":1');
    expect(errorOf(JSON.parse(text)).message).toMatch(/nothing in a game is called __proto__/);
  });
});
