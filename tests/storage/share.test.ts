import v8 from 'node:v8';
import { describe, expect, it } from 'vitest';
import { saveOf, snapshot } from '../../src/storage';
import { createShare } from '../../src/storage/share';
import type { Saved } from '../../src/stores/session';
import { newGame, playOn } from '../stores/game';

describe('createShare', () => {
  it('gives equal values that are one object where they are equal', () => {
    const share = createShare();
    const a = { board: [1, 2, [3]], figures: { zeke: { sp: 3 } } };
    const b = structuredClone({ ...a, figures: { zeke: { sp: 2 } } });
    const [first, second] = [share(a), share(b)];
    expect(first).toEqual(a);
    expect(second).toEqual(b);
    expect(second.board).toBe(first.board);
    expect(second.figures).not.toBe(first.figures);
  });

  it('tells a list from a map, a text from a number, and what is not set from null', () => {
    const share = createShare();
    for (const value of [
      { a: [] },
      { a: {} },
      { a: ['1'] },
      { a: [1] },
      { a: [null] },
      { a: null },
      { a: undefined },
      { a: '#0' },
    ])
      expect(share(value)).toEqual(value);
  });

  it('never makes two parts of one value the same object, so that a copy of it can be changed', () => {
    const share = createShare();
    const value = { a: {}, b: {}, list: [{ id: 'x' }, { id: 'x' }, {}, {}], deep: { a: {} } };
    share(value);
    const copy = structuredClone(share(structuredClone(value)));
    Object.assign(copy.a, { n: 1 });
    Object.assign(copy.list[0] as object, { n: 2 });
    Object.assign(copy.list[2] as object, { n: 3 });
    const list = [{ id: 'x', n: 2 }, { id: 'x' }, { n: 3 }, {}];
    expect(copy).toEqual({ a: { n: 1 }, b: {}, list, deep: { a: {} } });
  });

  it('finds the elements of a list again by their ids', () => {
    const share = createShare();
    const [first, second] = [share({ options: [{ id: 'a' }, { id: 'b' }] }), share({ options: [{ id: 'b' }] })];
    expect(second.options[0]).toBe(first.options[1]);
  });

  it('lets old parts go and still gives equal values', () => {
    const share = createShare();
    const kept = { all: Array.from({ length: 30_000 }, (_, n) => ({ n })) };
    expect(share(kept)).toEqual(kept);
    expect(share({ again: { n: 7 } })).toEqual({ again: { n: 7 } });
    expect(share(kept)).toEqual(kept);
  });
});

describe('what is stored of a game', () => {
  it('is equal to the whole save and takes far less room', () => {
    const session = newGame(1);
    playOn(session, 1);
    const whole = saveOf(session.getState() as Saved, 1);
    const stored = snapshot(session.getState(), 1);
    expect(stored).toEqual(whole);
    expect(v8.serialize(stored).length).toBeLessThan(v8.serialize(whole).length * 0.6);
    expect(v8.deserialize(v8.serialize(stored))).toEqual(v8.deserialize(v8.serialize(whole)));
  });
});
