/** Exact distributions of dice pools: every result once, with the number of ways to roll it. */
import { type DieName, FACES } from './faces';

/** One result of a pool; results that look the same are one outcome. */
interface Outcome {
  /** Ways to roll it, out of `of` of the distribution. */
  ways: number;
  total: number;
  book: number;
  shield: number;
  burst: number;
  skull: boolean;
}

interface Distribution {
  outcomes: readonly Outcome[];
  /** All ways: 6 to the number of dice. */
  of: number;
}

const FACES_OF_A_DIE = 6;
/** Every number of an outcome fits in 6 bits: pools of up to 6 dice (10 and 4 are the greatest face values). */
const BITS = 6;
const made = new Map<string, Distribution>();
const NOTHING: Outcome = { ways: 1, total: 0, book: 0, shield: 0, burst: 0, skull: false };

/** The distribution of a pool, computed once for each set of dice. */
export function distribution(pool: readonly DieName[]): Distribution {
  const dice = [...pool].sort();
  const key = dice.join();
  let found = made.get(key);
  if (!found) {
    const last = dice.pop();
    found = last === undefined ? { outcomes: [NOTHING], of: 1 } : withDie(distribution(dice), last);
    made.set(key, found);
  }
  return found;
}

function withDie(before: Distribution, die: DieName): Distribution {
  const merged = new Map<number, Outcome>();
  for (const o of before.outcomes) {
    for (const face of FACES[die]) {
      const total = o.total + face.n;
      const book = o.book + face.book;
      const shield = o.shield + face.shield;
      const burst = o.burst + face.burst;
      const skull = o.skull || face.skull;
      const key = ((((total << BITS) | book) << BITS) | shield) * 128 + burst * 2 + Number(skull);
      const same = merged.get(key);
      if (same) same.ways += o.ways;
      else merged.set(key, { ways: o.ways, total, book, shield, burst, skull });
    }
  }
  return { outcomes: [...merged.values()], of: before.of * FACES_OF_A_DIE };
}

/** Chance of a total of at least `n`. */
export function chanceOfTotal(pool: readonly DieName[], n: number): number {
  const { outcomes, of } = distribution(pool);
  let ways = 0;
  for (const o of outcomes) if (o.total >= n) ways += o.ways;
  return ways / of;
}
