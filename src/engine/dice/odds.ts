/**
 * Exact odds of Attacks and Spells: every result of the dice with the best use of Symbols, nothing rolled. Results that
 * count alike are one case, and the answer for one set of numbers is computed once.
 */
import type { Bonus } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { type FigureId, figure, type Game } from '../game';
import { symbolsOf } from '../points/cards';
import { type AttackLook, attackDamageParts, attackRollParts, canMakeAttack, piercing } from '../queries/attack';
import { castsEmpowered } from '../queries/spell';
import { hasKeyword, immuneTo, resists, sumBonus } from '../queries/standing';
import { armor, castingDie, defense, maxHp } from '../queries/stats';
import { type AttackMode, attackModes, combatDice } from '../queries/weapons';
import { WILT_DAMAGE } from '../rules/effectTokens';
import { failingAgainst } from './conviction';
import { distribution } from './distribution';
import { type DieName, FACES } from './faces';
import {
  bestSpending,
  type Spending,
  type SymbolGains,
  type SymbolsLeft,
  type SymbolUse,
  symbolUse,
} from './symbolUse';

/** How a target takes Damage of a type: in full, halved (RESISTANCE), not at all (IMMUNITY). */
type Taking = 'full' | 'half' | 'none';

/** All numbers that an Attack's outcome depends on before its dice are rolled. */
export interface AttackProfile {
  pool: DieName[];
  /** Bonuses and penalties of the roll. */
  roll: number;
  defense: number;
  armor: number;
  piercing: number;
  ignoreArmor: boolean;
  /** Damage that a hit adds without Symbols. */
  PHYSICAL: number;
  MAGIC: number;
  IRREDUCIBLE: number;
  taking: { PHYSICAL: Taking; MAGIC: Taking };
  /** Wilt ignores RESISTANCE, or adds Damage where there is none to ignore. */
  wilt: boolean;
  /** INCORPOREAL: 2 faces of 6 ignore all PHYSICAL DMG. */
  incorporeal: boolean;
  /** ARCANE: Symbols count as not rolled. */
  arcane: boolean;
  /** Symbols that are there without being rolled (Courage). */
  extra: SymbolsLeft;
  uses: SymbolUse[];
  /** Damage that Defeats the target. */
  left: number;
  /** The target uses DODGE; `bonus` counts unless the Skull is rolled. */
  dodge: { bonus: number } | null;
}

export interface AttackOdds {
  hit: number;
  defeat: number;
  /** Mean Final Damage, a miss counted as 0; not capped by the target's HP. */
  meanDamage: number;
  /** Chance of each Final Damage of a hit by its number, from 0 on; with the misses they add up to 1. */
  damage: number[];
}

interface AttackWish {
  empower?: boolean;
  dodge?: boolean;
  /** Manner and Range; default: the first of the figure's that is legal, else its first. */
  mode?: AttackMode;
}

const INCORPOREAL_CHANCE = 2 / 6;
const KEPT = 5000;
const known = new Map<string, AttackOdds>();

/**
 * Final Damage of a roll with these uses of Symbols, and what is left of it if the PHYSICAL DMG is ignored (INCORPOREAL);
 * -1 for a miss. `total` is the sum of the dice, `guard` the Defense with its Dodge.
 */
export function finalDamage(p: AttackProfile, total: number, guard: number, gains: SymbolGains): [number, number] {
  const difference = Math.max(0, total + p.roll + gains.roll) - guard;
  return difference < 0 ? MISS : damageOf(p, difference + p.PHYSICAL, gains);
}

/** The same from the Damage Determined so far: PHYSICAL DMG with the difference in it. */
export function damageOf(p: AttackProfile, determined: number, gains: SymbolGains): [number, number] {
  const stops = p.ignoreArmor || gains.ignoreArmor ? 0 : Math.max(0, p.armor - p.piercing - gains.piercing);
  let physical = Math.max(0, determined + gains.PHYSICAL - stops);
  let magic = Math.max(0, p.MAGIC + gains.MAGIC);
  const { taking } = p;
  const ignored = p.wilt && ((physical > 0 && taking.PHYSICAL === 'half') || (magic > 0 && taking.MAGIC === 'half'));
  physical = taken(physical, taking.PHYSICAL, p.wilt);
  magic = taken(magic, taking.MAGIC, p.wilt);
  let other = magic + Math.max(0, p.IRREDUCIBLE + gains.IRREDUCIBLE);
  if (p.wilt && !ignored && physical + other > 0) other += WILT_DAMAGE;
  return [physical + other, other];
}

function taken(n: number, how: Taking, wilt: boolean): number {
  if (how === 'none') return 0;
  return how === 'half' && !wilt ? Math.ceil(n / 2) : n;
}

const MISS: [number, number] = [-1, -1];

/** Best use of the Symbols at hand for a roll (A1.combatant.08): most Final Damage, of equal ones the fewest Symbols. */
export function bestUse(p: AttackProfile, total: number, guard: number, left: SymbolsLeft): Spending {
  return bestSpending(p.uses, left, (gains) => Math.max(0, finalDamage(p, total, guard, gains)[0]));
}

function keyOf(p: AttackProfile): string {
  let uses = '';
  for (const u of p.uses)
    uses += `|${u.book},${u.shield},${u.burst},${u.roll},${u.PHYSICAL},${u.MAGIC},${u.IRREDUCIBLE},${u.piercing},${u.ignoreArmor},${u.most}`;
  const { taking: t, extra: x } = p;
  return `${p.pool.join()};${p.roll};${p.defense};${p.armor};${p.piercing};${p.ignoreArmor};${p.PHYSICAL};${p.MAGIC};${p.IRREDUCIBLE};${t.PHYSICAL};${t.MAGIC};${p.wilt};${p.incorporeal};${p.arcane};${x.book},${x.shield},${x.burst};${p.left};${p.dodge?.bonus}${uses}`;
}

/** Odds of an Attack with these numbers. */
export function profileOdds(p: AttackProfile): AttackOdds {
  const key = keyOf(p);
  let odds = known.get(key);
  if (!odds) {
    if (known.size >= KEPT) known.clear();
    odds = enumerate(p);
    known.set(key, odds);
  }
  return odds;
}

function enumerate(p: AttackProfile): AttackOdds {
  const odds: AttackOdds = { hit: 0, defeat: 0, meanDamage: 0, damage: [] };
  const { outcomes, of } = distribution(p.pool);
  for (const guard of guards(p)) {
    for (const o of outcomes) {
      if (o.skull) continue;
      const chance = (guard.chance * o.ways) / of;
      const left = p.arcane
        ? p.extra
        : { book: o.book + p.extra.book, shield: o.shield + p.extra.shield, burst: o.burst + p.extra.burst };
      const { gains } = bestUse(p, o.total, guard.defense, left);
      const [full, rest] = finalDamage(p, o.total, guard.defense, gains);
      if (full < 0) continue;
      odds.hit += chance;
      const lost = p.incorporeal && full > rest ? INCORPOREAL_CHANCE : 0;
      odds.meanDamage += chance * ((1 - lost) * full + lost * rest);
      count(odds.damage, full, chance * (1 - lost));
      if (lost > 0) count(odds.damage, rest, chance * lost);
      if (full >= p.left) odds.defeat += chance * (1 - lost);
      if (rest >= p.left) odds.defeat += chance * lost;
    }
  }
  return odds;
}

function count(damage: number[], n: number, chance: number): void {
  while (damage.length <= n) damage.push(0);
  damage[n] = (damage[n] as number) + chance;
}

/** Defense with the chance of each: one without a Dodge, else by the faces of the BLACK die. */
function guards(p: AttackProfile): { defense: number; chance: number }[] {
  if (!p.dodge) return [{ defense: p.defense, chance: 1 }];
  const { bonus } = p.dodge;
  return FACES.BLACK.map((face) => ({
    defense: p.defense + (face.skull ? 0 : face.shield + bonus),
    chance: 1 / FACES.BLACK.length,
  }));
}

/** The manner of an Attack on the target: the first that is legal now, else the first of the figure. */
function modeOf(g: Game, attacker: FigureId, target: FigureId): AttackMode {
  const modes = attackModes(g, attacker);
  return modes.find((m) => canMakeAttack(g, attacker, target, m)) ?? modes[0] ?? { mode: 'melee', range: 1 };
}

/**
 * The numbers of an Attack as things stand: lines, Effects, sight, Flanking, and what was given to the Attack if its frame
 * is named. Whether it is legal is not judged.
 */
export function attackProfile(g: Game, look: AttackLook, wish: Omit<AttackWish, 'mode'> = {}): AttackProfile {
  const { attacker, target } = look;
  const t = figure(g, target);
  const pool = combatDice(g, attacker).map((d) => d.die);
  if (wish.empower && !pool.includes('BLACK')) pool.push('BLACK');
  const damage = { PHYSICAL: 0, MAGIC: 0, IRREDUCIBLE: 0 };
  for (const { type, part } of attackDamageParts(g, look)) damage[type === 'same' ? 'PHYSICAL' : type] += part.n;
  const { armorPiercing, ignoreArmor } = piercing(g, look);
  const courage = figure(g, attacker).effects.includes('COURAGE') ? 1 : 0;
  const taking = (type: 'PHYSICAL' | 'MAGIC'): Taking =>
    immuneTo(g, target, type) ? 'none' : resists(g, target, type) ? 'half' : 'full';
  return {
    pool,
    roll: attackRollParts(g, look).reduce((sum, part) => sum + part.n, 0),
    defense: defense(g, target),
    armor: armor(g, target),
    piercing: armorPiercing,
    ignoreArmor,
    ...damage,
    taking: { PHYSICAL: taking('PHYSICAL'), MAGIC: taking('MAGIC') },
    wilt: t.effects.includes('WILT'),
    incorporeal: hasKeyword(g, target, 'INCORPOREAL'),
    arcane: hasKeyword(g, target, 'ARCANE'),
    extra: { book: courage, shield: courage, burst: 0 },
    uses: symbolUses(g, attacker, target).map((s) => s.use),
    left: maxHp(g, target) - t.damage,
    dodge: wish.dodge ? { bonus: sumBonus(g, target, 'dodge') } : null,
  };
}

/** A Symbol Ability that counts for the Damage, and where it stands. */
interface OwnSymbolUse {
  key: string;
  n: number;
  use: SymbolUse;
}

/** Symbol Abilities of the attacker that count for the Damage and can be used against the target now. */
export function symbolUses(g: Game, attacker: FigureId, target: FigureId): OwnSymbolUse[] {
  const found: OwnSymbolUse[] = [];
  const bind = { ...bindFor(attacker), target };
  for (const card of figure(g, attacker).cards) {
    if (card.exhausted) continue;
    const lines = symbolsOf(g, card);
    for (let n = 0; n < lines.length; n++) {
      const { ability } = lines[n];
      if (ability.perEncounter && card.used?.includes(n)) continue;
      const use = symbolUse(ability, (s) => !s.if || holdsAll(g, s.if, bind));
      if (use) found.push({ key: card.key, n, use });
    }
  }
  return found;
}

/** Chance to hit, to Defeat, and mean Final Damage of an Attack made now, with the best use of Symbols. */
export function attackOdds(g: Game, attacker: FigureId, target: FigureId, wish: AttackWish = {}): AttackOdds {
  const mode = wish.mode ?? modeOf(g, attacker, target);
  return profileOdds(attackProfile(g, { attacker, target, ...mode }, wish));
}

/**
 * Chance that a SPELL `x` with these bonuses affects the target: its Conviction roll stays below the Force (A1.spell.05, .08). The
 * target's own re-roll is in it (`failingAgainst`), a re-roll of the Force is not.
 */
export function spellOdds(
  g: Game,
  caster: FigureId,
  target: FigureId,
  x: number,
  wish: { empower?: boolean; given?: readonly Bonus[] } = {},
): { affected: number } {
  if (immuneTo(g, target, 'spells')) return { affected: 0 };
  const given = wish.given ?? [];
  const printed = castingDie(g, caster);
  const empowered = wish.empower === true || castsEmpowered(g, caster, given);
  let more = sumBonus(g, caster, 'force');
  for (const b of given) if (b.b === 'force') more += b.sign * Number(b.n);
  const force = spread(printed ? [printed] : [], empowered, x + more);
  const failing = failingAgainst(g, target, caster);
  let affected = 0;
  for (const f of force) if (!f.skull) affected += f.chance * failing(f.n);
  return { affected };
}

interface Spread {
  n: number;
  chance: number;
  skull: boolean;
}

/** Numbers of a Force roll: the die, plus the Books of a BLACK die, which is rolled once (A1.empower.06, .10). */
function spread(dice: readonly DieName[], black: boolean, plus: number): Spread[] {
  const { outcomes, of } = distribution(dice.filter((d) => d !== 'BLACK'));
  const faces = black || dice.includes('BLACK') ? FACES.BLACK : [NO_FACE];
  const found: Spread[] = [];
  for (const o of outcomes) {
    for (const face of faces)
      found.push({ n: plus + o.total + face.book, chance: o.ways / of / faces.length, skull: face.skull });
  }
  return found;
}

const NO_FACE = { book: 0, skull: false };
