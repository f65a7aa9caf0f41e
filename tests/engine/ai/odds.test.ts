import { describe, expect, it } from 'vitest';
import { chanceOfTotal, distribution } from '../../../src/engine/dice/distribution';
import { type DieName, FACES } from '../../../src/engine/dice/faces';
import { type AttackProfile, attackOdds, finalDamage, profileOdds, spellOdds } from '../../../src/engine/dice/odds';
import { bestSpending, NO_GAINS, type SymbolUse } from '../../../src/engine/dice/symbolUse';
import { adventurer, combatant } from '../../scene/field';
import { gameAt } from './game';

const use = (changes: Partial<SymbolUse>): SymbolUse => ({
  ...NO_GAINS,
  book: 0,
  shield: 0,
  burst: 0,
  most: 99,
  ...changes,
});
const shieldBook = use({ shield: 1, book: 1, PHYSICAL: 1 });
const burst = use({ burst: 1, PHYSICAL: 2 });

const profile = (changes: Partial<AttackProfile> = {}): AttackProfile => ({
  pool: ['WHITE', 'PURPLE'],
  roll: 0,
  defense: 7,
  armor: 0,
  piercing: 0,
  ignoreArmor: false,
  PHYSICAL: 0,
  MAGIC: 0,
  IRREDUCIBLE: 0,
  taking: { PHYSICAL: 'full', MAGIC: 'full' },
  wilt: false,
  incorporeal: false,
  arcane: false,
  extra: { book: 0, shield: 0, burst: 0 },
  uses: [],
  left: 10,
  dodge: null,
  ...changes,
});

/** Every way to roll the pool, one by one. */
function everyRoll(pool: readonly DieName[]) {
  let rolls = [{ total: 0, book: 0, shield: 0, burst: 0, skull: false }];
  for (const die of pool) {
    rolls = rolls.flatMap((r) =>
      FACES[die].map((f) => ({
        total: r.total + f.n,
        book: r.book + f.book,
        shield: r.shield + f.shield,
        burst: r.burst + f.burst,
        skull: r.skull || f.skull,
      })),
    );
  }
  return rolls;
}

describe('distribution', () => {
  it('counts every way to roll a pool, whatever the order of its dice', () => {
    const pool: DieName[] = ['WHITE', 'BLACK', 'PURPLE'];
    const { outcomes, of } = distribution(pool);
    expect(of).toBe(216);
    expect(outcomes.reduce((sum, o) => sum + o.ways, 0)).toBe(216);
    const rolls = everyRoll(pool);
    for (const { ways, ...result } of outcomes)
      expect(rolls.filter((r) => JSON.stringify(r) === JSON.stringify(result)).length).toBe(ways);
    expect(distribution(['PURPLE', 'WHITE', 'BLACK'])).toBe(distribution(pool));
  });

  it('X1.loot-deck.01 two WHITE dice make 4 to 14, and so often each kind of Item of the table', () => {
    const { outcomes } = distribution(['WHITE', 'WHITE']);
    const ways = (from: number, to: number) =>
      outcomes.filter((o) => o.total >= from && o.total <= to).reduce((sum, o) => sum + o.ways, 0);
    expect([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((n) => ways(n, n))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    // Accessory, Armor, Relic, Core, Weapon.
    const kinds = [ways(4, 5), ways(6, 7), ways(8, 10), ways(11, 12), ways(13, 14)];
    expect(kinds).toEqual([3, 7, 16, 7, 3]);
  });

  it('gives the chance of a total', () => {
    expect(chanceOfTotal(['WHITE', 'WHITE'], 14)).toBeCloseTo(1 / 36, 12);
    expect(chanceOfTotal(['PURPLE'], 5)).toBeCloseTo(1 / 2, 12);
    expect(chanceOfTotal([], 1)).toBe(0);
  });
});

describe('spending Symbols', () => {
  const physical = (gains: { PHYSICAL: number }) => gains.PHYSICAL;

  it('A1.combatant.08 uses every Ability as often as it makes the most damage', () => {
    const best = bestSpending([shieldBook, burst], { shield: 2, book: 2, burst: 1 }, physical);
    expect(best).toMatchObject({ times: [2, 1], score: 4 });
  });

  it('A1.ai.15 finds what taking the greatest first would miss', () => {
    const uses = [use({ shield: 2, book: 1, PHYSICAL: 3 }), use({ shield: 1, PHYSICAL: 2 })];
    expect(bestSpending(uses, { shield: 2, book: 1, burst: 0 }, physical)).toMatchObject({ times: [0, 2], score: 4 });
  });

  it('keeps Symbols that change nothing, and obeys a limit', () => {
    const idle = bestSpending([shieldBook], { shield: 3, book: 3, burst: 0 }, () => 0);
    expect(idle.times).toEqual([0]);
    const once = bestSpending([use({ book: 1, PHYSICAL: 1, most: 1 })], { shield: 0, book: 3, burst: 0 }, physical);
    expect(once.times).toEqual([1]);
  });
});

describe('Final Damage', () => {
  it('A1.attack.16 A1.attack.18 A1.tag-defense.11 subtracts Armor, then halves rounded up', () => {
    expect(finalDamage(profile({ armor: 2 }), 12, 7, NO_GAINS)).toEqual([3, 0]);
    expect(finalDamage(profile({ armor: 2, piercing: 1 }), 12, 7, NO_GAINS)).toEqual([4, 0]);
    expect(finalDamage(profile({ taking: { PHYSICAL: 'half', MAGIC: 'full' } }), 12, 7, NO_GAINS)).toEqual([3, 0]);
    expect(finalDamage(profile({ MAGIC: 2, armor: 9 }), 7, 7, NO_GAINS)).toEqual([2, 2]);
    expect(finalDamage(profile(), 6, 7, NO_GAINS)).toEqual([-1, -1]);
  });

  it('A1.effect-token.14 A1.effect-token.15 Wilt ignores RESISTANCE, else adds 2, if Damage is dealt', () => {
    const halved = { PHYSICAL: 'half', MAGIC: 'full' } as const;
    expect(finalDamage(profile({ wilt: true, taking: halved }), 12, 7, NO_GAINS)).toEqual([5, 0]);
    expect(finalDamage(profile({ wilt: true }), 12, 7, NO_GAINS)).toEqual([7, 2]);
    expect(finalDamage(profile({ wilt: true }), 7, 7, NO_GAINS)).toEqual([0, 0]);
  });
});

describe('odds of an Attack', () => {
  /** The same by brute force: every roll, every Dodge. */
  function bruteForce(p: AttackProfile) {
    const rolls = everyRoll(p.pool);
    const dodges = p.dodge ? FACES.BLACK.map((f) => (f.skull ? 0 : f.shield + (p.dodge?.bonus ?? 0))) : [0];
    const sum = { hit: 0, defeat: 0, meanDamage: 0 };
    for (const r of rolls) {
      for (const dodge of dodges) {
        if (r.skull || r.total + p.roll < p.defense + dodge) continue;
        const pairs = Math.min(r.shield, r.book);
        const dealt = Math.max(0, r.total + p.roll - p.defense - dodge + pairs + 2 * r.burst - p.armor);
        sum.hit++;
        sum.meanDamage += dealt;
        if (dealt >= p.left) sum.defeat++;
      }
    }
    const n = rolls.length * dodges.length;
    return { hit: sum.hit / n, defeat: sum.defeat / n, meanDamage: sum.meanDamage / n };
  }

  it('agrees with every roll counted one by one', () => {
    const uses = [shieldBook, burst];
    const cases = [
      profile({ uses }),
      profile({ uses, armor: 2, roll: 1, left: 5 }),
      profile({ uses, pool: ['WHITE', 'PURPLE', 'BLACK'], left: 6 }),
      profile({ uses, pool: ['GREY', 'BLUE', 'BLACK'], defense: 14, dodge: { bonus: 1 } }),
    ];
    for (const p of cases) {
      const [odds, counted] = [profileOdds(p), bruteForce(p)];
      for (const key of ['hit', 'defeat', 'meanDamage'] as const) expect(odds[key]).toBeCloseTo(counted[key], 10);
    }
  });

  it('spends Symbols for the roll where that makes more Damage', () => {
    // PURPLE PURPLE against 12: a 5 and a 6 (11) hit only by a Book, for 1 Damage of the rider.
    const uses = [use({ book: 1, roll: 1 })];
    const plain = profileOdds(profile({ pool: ['PURPLE', 'PURPLE'], defense: 12, PHYSICAL: 1 }));
    const spent = profileOdds(profile({ pool: ['PURPLE', 'PURPLE'], defense: 12, PHYSICAL: 1, uses }));
    expect(plain.hit).toBeCloseTo(6 / 36, 12);
    expect(spent.hit).toBeGreaterThan(plain.hit);
  });

  it('A1.tag-defense.06 A1.tag-attack.06 INCORPOREAL ignores a third, ARCANE the Symbols', () => {
    const p = profile({ uses: [burst] });
    const none = profileOdds(profile()).meanDamage;
    expect(profileOdds({ ...p, incorporeal: true }).meanDamage).toBeCloseTo((profileOdds(p).meanDamage * 2) / 3, 10);
    expect(profileOdds({ ...p, arcane: true }).meanDamage).toBeCloseTo(none, 10);
    expect(profileOdds(p).meanDamage).toBeGreaterThan(none);
  });

  it('reads the figures: Flanking, Darkness, Armor', () => {
    const alone = gameAt(['....', '....'], [adventurer('rook', [1, 0]), combatant('foe', [2, 0])]);
    const hit = (g: ReturnType<typeof gameAt>) => attackOdds(g, 'foe', 'rook').hit;
    expect(hit(alone)).toBeCloseTo(chanceOfTotal(['WHITE', 'PURPLE'], 7), 12);
    const flanked = gameAt(
      ['....', '....'],
      [adventurer('rook', [1, 0]), combatant('foe', [2, 0]), combatant('idle', [0, 0])],
    );
    expect(hit(flanked)).toBeCloseTo(chanceOfTotal(['WHITE', 'PURPLE'], 6), 12);
    const dark = gameAt(['....'], [adventurer('rook', [1, 0]), combatant('foe', [2, 0], { effects: ['darkness'] })]);
    expect(hit(dark)).toBeCloseTo(chanceOfTotal(['WHITE', 'PURPLE'], 8), 12);
    const armored = gameAt(['....'], [adventurer('rook', [1, 0], { items: ['plate'] }), combatant('foe', [2, 0])]);
    expect(attackOdds(armored, 'foe', 'rook').meanDamage).toBeLessThan(attackOdds(alone, 'foe', 'rook').meanDamage);
  });
});

it('A1.spell.05 A1.spell.08 odds of a SPELL: Conviction below the Force', () => {
  const g = gameAt(['....'], [adventurer('rook', [1, 0]), combatant('foe', [2, 0])]);
  // Force 6 + PURPLE against PURPLE + PURPLE.
  let below = 0;
  for (const f of FACES.PURPLE)
    for (const a of FACES.PURPLE) for (const b of FACES.PURPLE) if (a.n + b.n < 6 + f.n) below++;
  expect(spellOdds(g, 'foe', 'rook', 6).affected).toBeCloseTo(below / 216, 12);
  // Empowered: 1 face of 6 affects no one, the Books of the others add to the Force.
  let empowered = 0;
  for (const f of FACES.PURPLE)
    for (const black of FACES.BLACK)
      for (const a of FACES.PURPLE)
        for (const b of FACES.PURPLE) if (!black.skull && a.n + b.n < 6 + f.n + black.book) empowered++;
  expect(spellOdds(g, 'foe', 'rook', 6, { empower: true }).affected).toBeCloseTo(empowered / 1296, 12);
});

it('tells the chance of each Final Damage: with the misses they add up to 1, their mean is the mean', () => {
  for (const p of [
    profile({ uses: [shieldBook, burst], armor: 2, left: 5 }),
    profile({ pool: ['WHITE', 'PURPLE', 'BLACK'], incorporeal: true, MAGIC: 1, left: 4, dodge: { bonus: 0 } }),
  ]) {
    const { hit, damage, meanDamage, defeat } = profileOdds(p);
    const sum = (list: number[]) => list.reduce((all, each) => all + each, 0);
    expect(sum(damage)).toBeCloseTo(hit, 12);
    expect(sum(damage.map((chance, n) => chance * n))).toBeCloseTo(meanDamage, 12);
    expect(sum(damage.slice(p.left))).toBeCloseTo(defeat, 12);
    expect(damage.every((chance) => chance >= 0)).toBe(true);
  }
});
