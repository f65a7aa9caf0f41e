import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { playGame } from '../../src/sim/play';
import { faults } from './invariants';

const content = shippedContent();
/** Bounded here; `TIES_SEEDS=20` plays more. */
const SEEDS = Array.from({ length: Number(process.env.TIES_SEEDS ?? 2) }, (_, i) => i + 1);

describe.each(Object.keys(content.encounters))('random play of %s with ties put to the players', (encounter) => {
  it.each(SEEDS)('seed %i ends and holds its invariants', (seed) => {
    let ties = 0;
    const result = playGame(content, {
      encounter,
      seed,
      policy: 'random',
      ties: 'players',
      watch: (state, intent, events) => {
        const wrong = faults(state, content);
        if (wrong.length > 0) throw new Error(`after ${intent.option}: ${wrong.join('; ')}`);
        expect(events.filter((e) => e.type === 'tieDecided')).toEqual([]);
        if (state.ask?.about?.tieOf) {
          ties++;
          expect(state.ask.figure).toBeNull();
          expect(state.ask.options.length).toBeGreaterThan(1);
        }
      },
    });
    expect(result.outcome).not.toBeNull();
    // No flood: fewer than the turns that figures took.
    expect(ties).toBeLessThan(result.figureTurns);
  });
});
