import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../src/engine/state/state';
import { autosave, openSaves, readFile, readSave, SaveError, savedOf, saveOf } from '../../src/storage';
import { KEPT_GAMES } from '../../src/storage/saves';
import { engineRules } from '../../src/stores/engine';
import { createSession, type Saved } from '../../src/stores/session';
import { content, newGame, placed, playOn, stateOf } from '../stores/game';

let databases = 0;
const open = () => openSaves(`test-${databases++}`);
const snapshot = (session: ReturnType<typeof newGame>) => saveOf(session.getState() as Saved, 1000);

describe('save/1', () => {
  it('goes on in the middle of a question exactly as the game that was not saved', () => {
    const session = placed(4);
    playOn(session, 4, (state) => state.ask?.kind === 'dodge');
    const json: unknown = JSON.parse(JSON.stringify(snapshot(session)));
    const other = createSession(content, engineRules);
    other.resume(savedOf(readSave(json, content)));
    expect(stateOf(other).ask).toEqual(stateOf(session).ask);
    playOn(session, 9);
    playOn(other, 9);
    expect(stateOf(other)).toEqual(stateOf(session));
    expect(other.getState().journal).toEqual(session.getState().journal);
  });

  it('keeps the steps that can be taken back', () => {
    const session = placed(4);
    const other = createSession(content, engineRules);
    other.resume(savedOf(readSave(JSON.parse(JSON.stringify(snapshot(session))), content)));
    session.takeBack();
    other.takeBack();
    expect(stateOf(other)).toEqual(stateOf(session));
  });

  it.each([
    ['no save at all', () => ({ hello: 1 }), /no save of the format/],
    ['another format', (save: object) => ({ ...save, format: 'pack/1' }), /no save of the format/],
    ['a newer format', (save: object) => ({ ...save, format: 'save/2' }), /newer Counterstep/],
    ['a missing part', (save: object) => ({ ...save, journal: undefined }), /journal/],
    [
      'a broken figure',
      (save: { state: { figures: object } }) => {
        const figures = { ...save.state.figures, rook: { id: 'rook' } };
        return { ...save, state: { ...save.state, figures } };
      },
      /state\.figures\.rook/,
    ],
    ['other rules', (save: object) => ({ ...save, rules: 99 }), /version 99 of the rules/],
    ['a changed pack', (save: object) => ({ ...save, packs: [{ id: 'core', hash: 'old' }] }), /"core" has changed/],
    [
      'a missing pack',
      (save: object) => ({ ...save, packs: [{ id: 'moon', hash: 'x' }] }),
      /"moon", which is not loaded/,
    ],
  ])('refuses %s and says what is wrong', (_, spoil, message) => {
    const save = JSON.parse(JSON.stringify(snapshot(placed()))) as never;
    const read = () => readSave(spoil(save), content);
    expect(read).toThrow(SaveError);
    expect(read).toThrow(message);
  });
});

/** A game in the middle of a question as JSON, with its positions as they would lie in a file. */
function played() {
  const session = placed(4);
  playOn(session, 4, (state) => state.ask?.kind === 'dodge');
  return JSON.parse(JSON.stringify(snapshot(session))) as ReturnType<typeof snapshot>;
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

describe('a save with the right shape and a broken content', () => {
  const broken: [string, (state: State) => unknown, RegExp][] = [
    [
      'no figures',
      (s) => Object.assign(s, { figures: {} }),
      /The position: the figure \w+ of the order does not exist/,
    ],
    ['no question', (s) => Object.assign(s, { ask: null }), /The position: no question is open/],
    ['nothing going on', (s) => Object.assign(s, { stack: [] }), /what asks the open question is gone/],
    [
      'a base far off',
      (s) => Object.assign(Object.values(s.bodies)[0] as object, { at: 99999 }),
      /99999, off the board/,
    ],
    ['negative Damage', (s) => Object.assign(s.figures.rook as object, { damage: -50 }), /rook has -50 Damage/],
    ['no Encounter', (s) => Reflect.deleteProperty(s, 'encounter'), /state\.encounter/],
    ['no position', (s) => Object.keys(s).map((key) => Reflect.deleteProperty(s, key)), /state\.v/],
  ];

  it.each(broken)('is refused and its last sound step is offered: %s', (_, spoil, words) => {
    const save = played();
    spoil(save.state);
    const error = errorOf(save);
    expect(error.message).toMatch(words);
    const { sound } = error;
    expect(sound?.state).toEqual(save.undo.at(-1)?.before);
    expect(sound?.undo).toHaveLength(save.undo.length - 1);
    expect(readSave(sound, content)).toBe(sound);
    const other = createSession(content, engineRules);
    other.resume(savedOf(sound as never));
    playOn(other, 3);
    expect(stateOf(other).outcome).not.toBeNull();
  });

  it('keeps a sound position and the steps after a broken one', () => {
    const save = played();
    const { length } = save.undo;
    Object.assign(save.undo[1]?.before as object, { stack: [] });
    const error = errorOf(save);
    expect(error.message).toMatch(/Step 2 of \d+ that can be taken back: what asks/);
    expect(error.sound?.state).toBe(save.state);
    expect(error.sound?.undo).toHaveLength(length - 2);
    expect(readSave(error.sound, content)).toBe(error.sound);
  });

  it('goes back to the beginning of the turn where no step is left, and offers nothing where that is broken, too', () => {
    const save = { ...played(), undo: [] };
    Object.assign(save.state, { ask: null });
    const error = errorOf(save);
    expect(error.sound?.state).toBe(save.checkpoint);
    expect(readSave(error.sound, content)).toBe(error.sound);
    Object.assign(save.checkpoint as object, { figures: {} });
    expect(errorOf(save).sound).toBeNull();
  });

  it('is refused as a report, too', () => {
    const { state } = played();
    const text = JSON.stringify({ format: 'position/1', state: { ...state, ask: null } });
    expect(() => readFile(text, content, 'x', 1)).toThrow(/no question is open/);
    expect(() => readFile(JSON.stringify({ format: 'position/1', state: 5 }), content, 'x', 1)).toThrow(
      /holds no game/,
    );
  });
});

/** What an autosave is told with, where the test does not look at it. */
const told = { clock: () => 5, parted: () => undefined, newId: () => 'other' };

describe('autosave', () => {
  it('writes every answer, so that the newest state is found', async () => {
    const saves = await open();
    const session = newGame();
    const failed = vi.fn();
    let now = 0;
    const saving = autosave(session, saves, { ...told, clock: () => ++now, failed });
    playOn(session, 3, (state) => state.count >= 12);
    await saving.settled();
    const save = readSave(await saves.latest(), content);
    expect(save.state).toEqual(stateOf(session));
    expect(save.journal).toEqual(session.getState().journal);
    expect(failed).not.toHaveBeenCalledWith(expect.anything());
    saves.close();
  });

  it('writes after an undo too, and no more once stopped', async () => {
    const saves = await open();
    const session = placed();
    const saving = autosave(session, saves, { ...told, failed: vi.fn() });
    session.takeBack();
    await saving.settled();
    expect(readSave(await saves.get('test'), content).state.count).toBe(3);
    saving.stop();
    session.repeat();
    await saving.settled();
    expect(readSave(await saves.get('test'), content).state.count).toBe(3);
    saves.close();
  });

  it('says when a save cannot be written, and when one could again', async () => {
    const saves = await open();
    const put = vi.spyOn(saves, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const failed = vi.fn();
    const session = placed();
    const saving = autosave(session, saves, { ...told, failed });
    session.takeBack();
    await saving.settled();
    expect(failed).toHaveBeenLastCalledWith(new Error('the disk is full'));
    session.repeat();
    await saving.settled();
    expect(failed).toHaveBeenLastCalledWith(null);
    expect(put).toHaveBeenCalledTimes(2);
    saves.close();
  });

  it('finds the game saved last and forgets one that is removed', async () => {
    const saves = await open();
    await saves.put({ ...snapshot(newGame(1, 'first')), savedAt: 10 });
    await saves.put({ ...snapshot(newGame(2, 'second')), savedAt: 20 });
    expect(await saves.latest()).toMatchObject({ id: 'second' });
    await saves.remove('second');
    expect(await saves.latest()).toMatchObject({ id: 'first' });
    await saves.remove('first');
    expect(await saves.latest()).toBeUndefined();
    saves.close();
  });

  it('makes the game one of its own where another tab has gone on with it: neither loses anything', async () => {
    const name = `test-${databases++}`;
    const [mine, theirs] = [await openSaves(name, 'mine'), await openSaves(name, 'theirs')];
    const session = placed();
    const saving = autosave(session, mine, { ...told, failed: vi.fn() });
    session.takeBack();
    session.repeat();
    await saving.settled();
    const other = createSession(content, engineRules);
    other.resume(savedOf(readSave(await theirs.get('test'), content)));
    const [failed, parted] = [vi.fn(), vi.fn()];
    const others = autosave(other, theirs, { ...told, failed, parted });
    // The first tab goes on, then the second one.
    session.takeBack();
    await saving.settled();
    playOn(other, 3, (state) => state.count >= 9);
    await others.settled();
    expect(parted).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalledWith(expect.anything());
    expect(other.getState().game).toBe('other');
    expect(readSave(await mine.get('test'), content).state).toEqual(stateOf(session));
    expect(readSave(await mine.get('other'), content).state).toEqual(stateOf(other));
    mine.close();
    theirs.close();
  });
});

describe('games that are over', () => {
  it('make room for newer ones, whatever of them was written last, and never for the one in play', async () => {
    const saves = await open();
    const save = snapshot(newGame(1, 'g'));
    // The one in play has the oldest time: the clock of the computer was put back.
    for (let n = 0; n < KEPT_GAMES + 5; n++) await saves.put({ ...save, id: `g${n}`, savedAt: 1000 + n });
    await saves.put({ ...save, id: 'now', savedAt: 5 });
    await saves.put({ ...save, id: 'now', savedAt: 6 });
    const there = await Promise.all(Array.from({ length: KEPT_GAMES + 5 }, (_, n) => saves.get(`g${n}`)));
    expect(there.map((each) => each !== undefined)).toEqual(there.map((_, n) => n >= 5));
    expect(await saves.get('now')).toMatchObject({ savedAt: 6 });
    saves.close();
  });

  it('that could not make room do not keep the game in play from being saved', async () => {
    const saves = await open();
    const session = placed();
    const failed = vi.fn();
    vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementationOnce(() => {
      throw new Error('no keys');
    });
    const saving = autosave(session, saves, { ...told, failed });
    session.takeBack();
    await saving.settled();
    expect(failed).toHaveBeenLastCalledWith(null);
    expect(await saves.get('test')).toBeDefined();
    saving.stop();
    saves.close();
  });
});
