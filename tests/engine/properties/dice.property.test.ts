import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOfTotal, distribution } from '../../../src/engine/dice/distribution';
import { DICE, FACES } from '../../../src/engine/dice/faces';
import { rollDice } from '../../../src/engine/dice/random';
import { adventurer } from '../../scene/field';
import { gameAt } from '../ai/game';

const pools = fc.array(fc.constantFrom(...DICE), { maxLength: 4 });

it('the distribution of any pool is that of rolling it in every way', () => {
  fc.assert(
    fc.property(pools, (pool) => {
      let rolls = ['0,0,0,0,false'];
      for (const die of pool)
        rolls = rolls.flatMap((roll) =>
          FACES[die].map((face) => {
            const [total = 0, book = 0, shield = 0, burst = 0] = roll.split(',').map(Number);
            const skull = roll.endsWith('true') || face.skull;
            return [total + face.n, book + face.book, shield + face.shield, burst + face.burst, skull].join();
          }),
        );
      const counted: Record<string, number> = {};
      for (const roll of rolls) counted[roll] = (counted[roll] ?? 0) + 1;
      const { outcomes, of } = distribution(pool);
      const found = outcomes.map((o) => [[o.total, o.book, o.shield, o.burst, o.skull].join(), o.ways]);
      expect(found.length).toBe(new Set(found.map(([roll]) => roll)).size);
      expect(Object.fromEntries(found)).toEqual(counted);
      expect(of).toBe(rolls.length);
      const reach = rolls.filter((roll) => Number.parseInt(roll, 10) >= 9).length;
      expect(chanceOfTotal(pool, 9)).toBeCloseTo(reach / rolls.length, 12);
    }),
    { numRuns: 60, seed: 8 },
  );
});

it('A1.dice.01 the dice of the engine show each face of any pool about as often as any other', () => {
  const ROLLS = 6000;
  fc.assert(
    fc.property(pools, fc.nat(100_000), (pool, seed) => {
      fc.pre(pool.length > 0);
      const g = gameAt(['...'], [adventurer('rook', [0, 0])]);
      g.state.random.dice = null;
      g.state.random.seed = seed;
      const seen = pool.map(() => Array<number>(6).fill(0));
      for (let i = 0; i < ROLLS; i++)
        rollDice(g, 'attack/rook', pool).forEach((face, n) => {
          (seen[n] as number[])[face] = (seen[n]?.[face] ?? 0) + 1;
        });
      // 5 standard deviations of a count with chance 1 in 6.
      const wide = 5 * Math.sqrt(ROLLS * (1 / 6) * (5 / 6));
      for (const counts of seen) for (const count of counts) expect(Math.abs(count - ROLLS / 6)).toBeLessThan(wide);
    }),
    { numRuns: 12, seed: 9 },
  );
});
