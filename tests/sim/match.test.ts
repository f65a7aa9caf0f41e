import { describe, expect, it } from 'vitest';
import { fits, matches, same } from '../../src/sim/position/match';

describe('comparing what came out', () => {
  it('takes partial objects, but lists and maps in them whole', () => {
    expect(matches({ type: 'moved' }, { type: 'moved', to: [1, 2] })).toBe(true);
    expect(matches({ to: [1, 2] }, { type: 'moved', to: [1, 2] })).toBe(true);
    expect(matches({ to: [1] }, { to: [1, 2] })).toBe(false);
    expect(matches({ symbols: { book: 1 } }, { symbols: { book: 1, shield: 2 } })).toBe(false);
    expect(matches({ figure: 'rook' }, { type: 'moved' })).toBe(false);
  });

  it('compares Effects in any order and spelling, other lists in theirs', () => {
    expect(fits('effects', ['poison', 'haste'], ['HASTE', 'POISON'])).toBe(true);
    expect(fits('effects', ['poison'], ['poison', 'haste'])).toBe(false);
    expect(fits('initiative', ['a', 'b'], ['b', 'a'])).toBe(false);
  });

  it('does not count tokens that are not there', () => {
    expect(fits('tokens', {}, { vow: 0 })).toBe(true);
    expect(fits('tokens', { vow: 1 }, {})).toBe(false);
  });

  it('knows null, missing and false apart', () => {
    expect(same(null, undefined)).toBe(false);
    expect(same({ a: undefined }, {})).toBe(true);
    expect(same(false, null)).toBe(false);
  });
});
