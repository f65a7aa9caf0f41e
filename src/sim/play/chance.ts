/** Random numbers for policies, seeded and apart from the game's own. */

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A function that gives numbers in [0, 1). */
export function seededChance(seed: number): () => number {
  const generator = xoroshiro128plus(seed ^ 0x5eed);
  return () => uniformInt(generator, 0, 0xfffffff) / 0x10000000;
}
