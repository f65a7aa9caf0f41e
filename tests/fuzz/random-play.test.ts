import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { apply, checksum, start } from '../../src/engine';
import type { State } from '../../src/engine/state/state';
import { newGameState, playGame } from '../../src/sim/play';
import { faults } from './invariants';

const content = shippedContent();
const encounters = Object.keys(content.encounters);
/** Bounded here; `npm run sim` plays hundreds. */
const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(encounters)('random play of %s', (encounter) => {
  it.each(SEEDS)('seed %i ends, holds its invariants, and every answer offered is taken', (seed) => {
    const result = playGame(content, {
      encounter,
      seed,
      policy: 'random',
      watch: (state, intent) => {
        const wrong = faults(state, content);
        if (wrong.length > 0) throw new Error(`after ${intent.option}: ${wrong.join('; ')}`);
      },
    });
    expect(result.outcome).not.toBeNull();
  });

  it('the same seed gives the same game', () => {
    const [a, b] = [1, 1].map((seed) => playGame(content, { encounter, seed, policy: 'random' }));
    expect(a?.checksum).toBe(b?.checksum);
    expect(playGame(content, { encounter, seed: 2, policy: 'random' }).checksum).not.toBe(a?.checksum);
  });

  it('every position saved in mid-question and read again goes on alike; undone and repeated it is the same', () => {
    const { intents } = playGame(content, { encounter, seed: 7, policy: 'random' });
    let state: State = newGameState(content, encounter, 7);
    start(state, content);
    for (const intent of intents) {
      const saved = JSON.parse(JSON.stringify(state)) as State;
      const undone = structuredClone(state);
      apply(state, intent, content);
      const after = checksum(state);
      apply(saved, intent, content);
      expect(checksum(saved)).toBe(after);
      apply(undone, intent, content);
      expect(checksum(undone)).toBe(after);
      // Go on with the copy that was read back.
      state = saved;
    }
    expect(state.outcome).not.toBeNull();
  });

  it('a refused answer changes nothing and says why', () => {
    const state = newGameState(content, encounter, 3);
    start(state, content);
    const before = JSON.stringify(state);
    const ask = state.ask;
    if (!ask) throw new Error('no question');
    for (const bad of [
      { ask: ask.id, option: 'nonsense' },
      { ask: ask.id - 1, option: ask.options[0]?.id ?? '' },
      { ask: ask.id, option: ask.options[0]?.id ?? '', params: { items: [] } },
    ]) {
      const result = apply(state, bad, content);
      expect('rejected' in result && result.rejected[0]?.text).toBeTruthy();
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});
