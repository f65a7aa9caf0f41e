import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { apply, checksum, start } from '../../src/engine';
import type { State } from '../../src/engine/state/state';
import { GIVE, modesNamed } from '../../src/sim/modes';
import { newGameState, type PolicyName, playGame } from '../../src/sim/play';
import { faults } from './invariants';

const content = shippedContent();
const encounters = Object.keys(content.encounters);
/** Bounded here; `npm run sim` plays hundreds. */
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Every mode by one game; `npm run modes` plays more, in the mode it is at. */
const asked = modesNamed(process.env.SUITE_MODE);
const MODES_PLAYED = asked.length > 0 ? asked : modesNamed('all');
const games = (policy: PolicyName, n: number) => Array.from({ length: n }, (_, i) => ({ policy, seed: 7 + i }));
const GAMES = asked.length > 0 ? [...games('random', 20), ...games('greedy', 5)] : games('random', 1);

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

  const inModes = MODES_PLAYED.flatMap((mode) => GAMES.map(({ policy, seed }) => ({ mode, policy, seed })));
  it.each(inModes)('in the mode $mode the $policy game of seed $seed is the same', ({ mode, policy, seed }) => {
    const straight = playGame(content, { encounter, seed, policy });
    let state: State = newGameState(content, encounter, seed);
    let told = start(state, content);
    for (const intent of straight.intents) {
      const given = GIVE[mode]({ state, intent, content, told });
      if ('rejected' in given) throw new Error(`${intent.option}: ${given.rejected[0]?.text}`);
      state = given.state;
      told = given.events;
    }
    expect(state.outcome).toBe(straight.outcome);
    expect(checksum(state)).toBe(straight.checksum);
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
