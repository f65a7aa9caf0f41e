import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { runPosition } from '../../src/sim/position';
import type { Saves } from '../../src/storage';
import { packed } from '../../src/storage/packed';
import { placed, playOn, stateOf } from './game';
import { empty, inQuestion, open, savingOf } from './saving';

describe('files', () => {
  it('hold the whole game: undo works after a load', async () => {
    const saves = await open();
    const session = inQuestion();
    const file = savingOf(session, saves).exported();
    const other = empty();
    const saving = savingOf(other, saves);
    expect(saving.imported(file?.text ?? '')).toBe(true);
    expect(stateOf(other)).toEqual(stateOf(session));
    session.takeBack();
    other.takeBack();
    expect(stateOf(other)).toEqual(stateOf(session));
    other.repeat();
    expect(other.restart()).toBe(true);
    await saving.settled();
    saves.close();
  });

  it('are imported packed as well, and what cannot be unpacked is told of', async () => {
    const saves = await open();
    const saving = savingOf(inQuestion(), saves);
    const text = saving.exported()?.text ?? '';
    expect(await saving.importedFile((await packed(text)) as Blob)).toBe(true);
    expect(await saving.importedFile(new Blob([text]))).toBe(true);
    expect(await saving.importedFile(new Blob([new Uint8Array([0x1f, 0x8b, 0])]))).toBe(false);
    expect(saving.getState().problem).toMatchObject({ why: 'unreadable', sound: null });
    expect(saving.getState().problem?.details.join()).toMatch(/packed .* damaged/);
    await saving.settled();
    saves.close();
  });

  it.each([
    ['no JSON', '{"format": "save/1", ', /damaged/],
    ['another file', '{"hello": 1}', /no save/],
    ['a newer save', '{"format": "save/2"}', /newer Counterstep/],
    ['a position without a game', '{"format": "position/1", "name": "x"}', /holds no game/],
  ])('that are %s are refused in words and change nothing', async (_, text, message) => {
    const saves = await open();
    const session = inQuestion();
    const before = session.getState();
    const saving = savingOf(session, saves);
    expect(saving.imported(text)).toBe(false);
    expect(saving.getState().problem).toMatchObject({ why: 'unreadable' });
    expect(saving.getState().problem?.details.join()).toMatch(message);
    expect(session.getState()).toBe(before);
    saving.dismiss();
    expect(saving.getState().problem).toBeNull();
    saves.close();
  });
});

describe('a broken file', () => {
  it('leaves the game and its autosave alone, and offers its last sound step as a game of its own', async () => {
    const saves = await open();
    const session = inQuestion();
    const saving = savingOf(session, saves);
    session.takeBack();
    session.repeat();
    await saving.settled();
    const kept = await saves.latest();
    const file = JSON.parse(saving.exported()?.text ?? '');
    file.state.ask = null;
    expect(saving.imported(JSON.stringify(file))).toBe(false);
    await saving.settled();
    expect(await saves.latest()).toEqual(kept);
    const { problem } = saving.getState();
    expect(problem?.details.join()).toMatch(/no question is open/);
    saving.load(problem?.sound as never);
    await saving.settled();
    expect(session.getState().game).toBe('new-2');
    expect(await saves.get('test')).toEqual(kept);
    saves.close();
  });
});

describe('a report of a problem', () => {
  it.each([
    ['a Dodge', () => inQuestion()],
    [
      'the first placement',
      () => {
        const session = placed();
        while (session.takeBack());
        return session;
      },
    ],
    [
      'a menu after changes by hand',
      () => {
        const session = inQuestion();
        session.change({ set: 'sp', figure: stateOf(session).ask?.figure as string, n: 0 });
        return session;
      },
    ],
  ])('runs as a position that stands at the same question (%s)', async (_, make) => {
    const saves = await open();
    const session = make();
    const file = savingOf(session, saves).report('It should not ask this.');
    const result = runPosition(JSON.parse(file?.text ?? ''));
    expect(result.differences).toEqual([]);
    const { ask } = stateOf(session);
    expect(result.open).toMatchObject({ kind: ask?.kind, figure: ask?.figure, id: ask?.id });
    expect((result.open as { options: unknown[] }).options).toHaveLength(
      (ask?.options.length ?? 0) + (ask?.interject.length ?? 0),
    );
    saves.close();
  });

  it('opens on the page at the same question, and plays on alike', async () => {
    const saves = await open();
    const session = inQuestion();
    const other = empty();
    const saving = savingOf(other, saves);
    expect(saving.imported(savingOf(session, saves).report('')?.text ?? '')).toBe(true);
    expect(stateOf(other)).toEqual(stateOf(session));
    playOn(session, 8);
    playOn(other, 8);
    expect(stateOf(other)).toEqual(stateOf(session));
    await saving.settled();
    saves.close();
  });

  it('fails as a position where the state is not as reported', () => {
    const session = inQuestion();
    const saving = savingOf(session, { put: async () => undefined, latest: async () => undefined } as unknown as Saves);
    const file = JSON.parse(saving.report('')?.text ?? '');
    file.state.figures[file.state.ask.figure].sp += 1;
    expect(runPosition(file).differences.join()).toMatch(/\.sp/);
  });
});
