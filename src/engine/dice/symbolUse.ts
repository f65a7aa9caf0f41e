/** What spending Symbols gives to an Attack, and the best way to spend them (A1.combatant.08, A1.ai.15). */
import type { Ability, DamageType, Sentence } from '../abilities/ast';

/** Symbols at hand. */
export interface SymbolsLeft {
  book: number;
  shield: number;
  burst: number;
}

/** What one use of a Symbol Ability costs and gives. */
export interface SymbolUse extends SymbolsLeft {
  /** Added to the Attack roll. */
  roll: number;
  PHYSICAL: number;
  MAGIC: number;
  IRREDUCIBLE: number;
  piercing: number;
  ignoreArmor: boolean;
  /** Most uses in one Attack. */
  most: number;
}

/** What all uses together give. */
export type SymbolGains = Pick<SymbolUse, 'roll' | 'PHYSICAL' | 'MAGIC' | 'IRREDUCIBLE' | 'piercing' | 'ignoreArmor'>;

/** No Attack rolls more Symbols of one kind. */
const NO_LIMIT = 99;

export const NO_GAINS: SymbolGains = {
  roll: 0,
  PHYSICAL: 0,
  MAGIC: 0,
  IRREDUCIBLE: 0,
  piercing: 0,
  ignoreArmor: false,
};

/** Abilities without conditions are always used alike. */
const unconditional = new WeakMap<Ability, SymbolUse | null>();

/** What a Symbol Ability gives now; null if it is nothing that counts for the Damage of the Attack. */
export function symbolUse(ability: Ability, holds: (sentence: Sentence) => boolean): SymbolUse | null {
  let use = unconditional.get(ability);
  if (use !== undefined) return use;
  use = readUse(ability, holds);
  if (ability.body.every((sentence) => !sentence.if)) unconditional.set(ability, use);
  return use;
}

function readUse(ability: Ability, holds: (sentence: Sentence) => boolean): SymbolUse | null {
  if (!ability.symbols) return null;
  const limited = ability.exhaust || ability.flip || ability.discard || ability.perEncounter;
  const use: SymbolUse = { ...NO_GAINS, book: 0, shield: 0, burst: 0, most: limited ? 1 : NO_LIMIT };
  for (const { n, symbol } of ability.symbols) use[symbol.toLowerCase() as keyof SymbolsLeft] += n;
  let counts = false;
  for (const sentence of ability.body) {
    if (!holds(sentence)) continue;
    for (const { effect } of sentence.steps) {
      const bonuses =
        effect.do === 'bonus'
          ? effect.bonuses
          : effect.do === 'gain'
            ? effect.gains.flatMap((x) => (x.g === 'bonus' ? [x.bonus] : []))
            : [];
      for (const b of bonuses) {
        if (b.b === 'damage' && typeof b.n === 'number') use[damageType(b.type)] += b.sign * b.n;
        else if (b.b === 'attackRoll' && typeof b.n === 'number') use.roll += b.sign * b.n;
        else if (b.b === 'armorPiercing' && typeof b.n === 'number') use.piercing += b.n;
        else if (b.b === 'ignoreArmor') use.ignoreArmor = true;
        else continue;
        counts = true;
      }
    }
  }
  return counts ? use : null;
}

/** Damage of "the same type" of an Attack is its own: PHYSICAL. */
function damageType(type: DamageType | 'same'): DamageType {
  return type === 'same' ? 'PHYSICAL' : type;
}

export interface Spending {
  /** Uses of each Ability, in the order given. */
  times: number[];
  gains: SymbolGains;
  score: number;
}

/**
 * The multiset of uses with the highest score; of equal ones the one that spends the fewest Symbols
 * (A1.combatant.08). Exact: every affordable multiset is looked at.
 */
export function bestSpending(
  uses: readonly SymbolUse[],
  left: SymbolsLeft,
  score: (gains: SymbolGains) => number,
): Spending {
  const times = new Array<number>(uses.length).fill(0);
  const best: Spending = { times: times.slice(), gains: NO_GAINS, score: score(NO_GAINS) };
  let fewest = 0;
  const follow = (i: number, book: number, shield: number, burst: number, spent: number, gains: SymbolGains): void => {
    const use = uses[i];
    if (!use) {
      if (spent === 0) return;
      const reached = score(gains);
      if (reached < best.score || (reached === best.score && spent >= fewest)) return;
      best.score = reached;
      best.gains = gains;
      best.times = times.slice();
      fewest = spent;
      return;
    }
    let now = gains;
    for (let n = 0; ; n++) {
      times[i] = n;
      follow(i + 1, book, shield, burst, spent, now);
      book -= use.book;
      shield -= use.shield;
      burst -= use.burst;
      if (n >= use.most || book < 0 || shield < 0 || burst < 0) break;
      spent += use.book + use.shield + use.burst;
      now = plus(now, use);
    }
    times[i] = 0;
  };
  if (uses.length > 0) follow(0, left.book, left.shield, left.burst, 0, NO_GAINS);
  return best;
}

function plus(a: SymbolGains, b: SymbolUse): SymbolGains {
  return {
    roll: a.roll + b.roll,
    PHYSICAL: a.PHYSICAL + b.PHYSICAL,
    MAGIC: a.MAGIC + b.MAGIC,
    IRREDUCIBLE: a.IRREDUCIBLE + b.IRREDUCIBLE,
    piercing: a.piercing + b.piercing,
    ignoreArmor: a.ignoreArmor || b.ignoreArmor,
  };
}
