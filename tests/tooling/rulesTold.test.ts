import { expect, it } from 'vitest';
import { rulesTold } from '../../scripts/rulesTold';
import { shippedContent } from '../../src/content';
import actA from '../../src/content/ledger/act1-a.json';
import actB from '../../src/content/ledger/act1-b.json';
import actC from '../../src/content/ledger/act1-c.json';
import { playGame } from '../../src/sim/play';

it('every rule that an event of a game tells is among those that the engine can tell, and stands in the ledger', () => {
  const rules = rulesTold();
  const ledger = new Set([...actA, ...actB, ...actC].map(({ id }) => id));
  expect(rules.filter((id) => !ledger.has(id))).toEqual([]);
  const told = new Set<string>();
  playGame(shippedContent(), {
    encounter: 'the-dye-works',
    seed: 1,
    policy: 'random',
    watch: (_state, _intent, events) => {
      for (const { rule } of events) if (rule) told.add(rule);
    },
  });
  expect(told.size).toBeGreaterThan(8);
  expect([...told].filter((id) => !rules.includes(id))).toEqual([]);
});
