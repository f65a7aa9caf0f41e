import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import actA from '../../src/content/ledger/act1-a.json';
import actB from '../../src/content/ledger/act1-b.json';
import actC from '../../src/content/ledger/act1-c.json';
import { explain } from '../../src/engine';
import { playGame } from '../../src/sim/play';
import { wishesNotOffered, wishesOffered } from './wishes';

const content = shippedContent();
const rules = new Set([...actA, ...actB, ...actC].map(({ id }) => id));
/** Every so many questions all of what is not offered is asked about. */
const EVERY = 8;

describe.each(Object.keys(content.encounters))('in random play of %s', (encounter) => {
  it('all that a question does not offer has a failing condition, and each names its rule', () => {
    const kinds = new Map<string, number>();
    for (const seed of [1, 2, 3]) {
      let n = 0;
      playGame(content, {
        encounter,
        seed,
        policy: seed === 3 ? 'greedy' : 'random',
        ties: 'players',
        watch: (state) => {
          if (n++ % EVERY !== 0) return;
          for (const wish of wishesNotOffered(state, content)) {
            const reasons = explain(state, content, wish);
            const at = `${state.ask?.kind} ${JSON.stringify(wish)} of ${state.ask?.figure}, seed ${seed}, question ${state.ask?.id}`;
            expect(reasons.length, at).toBeGreaterThan(0);
            for (const { why, text, rule } of reasons) {
              if (!text || !rule || !rules.has(rule))
                expect.fail(`${at}: "${why}" names no rule of the ledger (${rule})`);
              kinds.set(why, (kinds.get(why) ?? 0) + 1);
            }
          }
        },
      });
    }
    // What was asked about covers the menu, spaces, targets and lines.
    for (const why of ['notEnoughSp', 'tooFar', 'notBeside', 'otherMoment', 'standing', 'notItsTurn', 'notMeant'])
      expect(kinds.get(why), why).toBeGreaterThan(0);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('nothing speaks against what a question offers', () => {
    let n = 0;
    for (const seed of [4, 5, 6]) {
      playGame(content, {
        encounter,
        seed,
        policy: seed === 6 ? 'greedy' : 'random',
        ties: 'players',
        watch: (state) => {
          for (const wish of wishesOffered(state)) {
            n++;
            const against = explain(state, content, wish);
            if (against.length > 0)
              expect.fail(`${state.ask?.kind} ${JSON.stringify(wish)}, seed ${seed}: ${against.map(({ why }) => why)}`);
          }
        },
      });
    }
    expect(n).toBeGreaterThan(1000);
  });
});
