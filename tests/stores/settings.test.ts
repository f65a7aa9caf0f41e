import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSettings, storageOf } from '../../src/stores/settings';

/** A storage that holds `text` as the kept settings. */
function holding(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => undefined,
  };
}

const START = createSettings(null).getState();

afterEach(() => vi.restoreAllMocks());

it('keeps the settings in the browser from visit to visit', () => {
  const storage = holding();
  const settings = createSettings(storage);
  settings.setState({ speed: 'fast', confirmUndo: false });
  expect(settings.keeping.getState()).toEqual({ kept: true });
  expect(createSettings(storage).getState()).toEqual({ ...START, speed: 'fast', confirmUndo: false });
});

describe('settings that cannot be kept', () => {
  it('begin as at the start where the browser forbids its storage, and say that they are not kept', () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const settings = createSettings(storageOf(page), { contrast: 'high' });
    expect(settings.getState()).toEqual({ ...START, contrast: 'high' });
    expect(settings.keeping.getState()).toEqual({ kept: false });
    settings.setState({ speed: 'slow' });
    expect(settings.getState().speed).toBe('slow');
  });

  it('apply where the storage is full, and say that they are not kept until they are', () => {
    let full = true;
    const room = holding();
    const settings = createSettings({
      ...room,
      setItem(name: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        room.setItem(name, value);
      },
    });
    settings.setState({ speed: 'slow' });
    expect(settings.getState().speed).toBe('slow');
    expect(settings.keeping.getState()).toEqual({ kept: false });
    full = false;
    settings.setState({ speed: 'fast' });
    expect(settings.keeping.getState()).toEqual({ kept: true });
  });
});

describe('damaged settings', () => {
  const state = (kept: unknown, version = 1) => JSON.stringify({ state: kept, version });
  it.each([
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['a number', '5'],
    ['text for a state', state('abc')],
    ['a list for a state', state([1, 2])],
    [
      'values that are none',
      state({
        speed: 'warp',
        text: 'huge',
        contrast: 'x',
        motion: 5,
        confirmEndTurn: 'no',
        endSpent: {},
        reactions: 'abc',
      }),
    ],
    ['reactions that are none', state({ reactions: { dodge: 'sometimes', counter: null, abilities: 7 } })],
    ['names that every object has', state({ speed: 'constructor', text: 'toString' })],
    ['another version', state({ speed: 'fast' }, 9)],
  ])('are as at the start, without an error: %s', (_, text) => {
    const errors = vi.spyOn(console, 'error');
    expect(createSettings(holding(text)).getState()).toEqual(START);
    expect(errors).not.toHaveBeenCalled();
  });

  it('keep what is sound beside what is not, and drop what is no setting', () => {
    const kept = state({ speed: 'fast', text: 'huge', reactions: { dodge: 'never', counter: 7 }, colour: 'red' });
    const expected = { ...START, speed: 'fast', reactions: { ...START.reactions, dodge: 'never' } };
    expect(createSettings(holding(kept)).getState()).toEqual(expected);
  });
});
