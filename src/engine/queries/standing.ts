/** Lines that just hold: what standing lines, tags and lasting bonuses give to a figure now. */
import type { Ban, Bonus, Effect, Guard, Keyword, StatName, Whom } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { isWhom } from '../conditions/select';
import { countOf, num, quantity } from '../conditions/values';
import { burrowed, type FigureId, figure, type Game, inPlay } from '../game';
import type { Part } from '../kernel/types';
import {
  addLine,
  comboMet,
  type Grant,
  type GrantKind,
  type Grants,
  grantsOf,
  noGrants,
  STAT_KEY,
} from '../points/grants';
import { type Entry, looseLinesAt, mayHaveLooseLines } from '../points/lines';

const NONE: readonly Grant[] = [];

function conditionsHold(g: Game, grant: Grant): boolean {
  for (const conds of grant.conditions) if (!holdsAll(g, conds, bindFor(grant.owner))) return false;
  return true;
}

/** Standing lines of the figure's tokens, and those that it has for a while; null without any, as almost always. */
function looseGrants(g: Game, id: FigureId): { own: Grants; shared: Grants } | null {
  if (!mayHaveLooseLines(g, id, 'standing')) return null;
  const f = figure(g, id);
  let found: { own: Grants; shared: Grants } | null = null;
  looseLinesAt(g, f, 'standing', (entry) => {
    found ??= { own: noGrants(), shared: noGrants() };
    if (comboMet(g, f, entry)) addLine(entry, id, found.own, found.shared);
  });
  return found;
}

/** What stands for the figure now, of one name of a kind: by its own lines and by those of others that name it. */
export function standing(g: Game, id: FigureId, kind: GrantKind, name: string): readonly Grant[] {
  const { byFigure, shared } = grantsOf(g);
  const own = byFigure.get(id)?.own[kind].get(name) ?? NONE;
  const others = shared[kind].get(name) ?? NONE;
  const loose = looseGrants(g, id);
  if (own === NONE && others === NONE && loose === null) return NONE;
  const found: Grant[] = [];
  for (const grant of own) if (conditionsHold(g, grant)) found.push(grant);
  for (const grant of loose?.own[kind].get(name) ?? NONE) if (conditionsHold(g, grant)) found.push(grant);
  for (const grants of [others, loose?.shared[kind].get(name) ?? NONE]) {
    for (const grant of grants) {
      if (grant.owner !== id && !inPlay(g, grant.owner)) continue;
      if (isWhom(g, id, grant.who as Whom, bindFor(grant.owner)) && conditionsHold(g, grant)) found.push(grant);
    }
  }
  return found;
}

/** A standing bonus with its number as it is now: X and `for each` belong to its line. Stats count theirs themselves. */
function counted(g: Game, { bonus, owner, x }: Grant): Bonus | null {
  if (!bonus || !('n' in bonus) || bonus.b === 'stat' || bonus.b === 'slot') return bonus;
  const per = 'per' in bonus ? bonus.per : undefined;
  if (typeof bonus.n === 'number' && per === undefined) return bonus;
  const bind = bindFor(owner);
  const one = bonus.n === 'X' ? (x ? quantity(g, x, bind) : 0) : num(bonus.n, bind);
  const { per: _per, ...rest } = bonus as Extract<Bonus, { b: 'damage' }>;
  return { ...rest, n: one * (per === undefined ? 1 : countOf(g, per, bind)) } as Bonus;
}

/** Calls `visit` for every bonus of a kind that stands or lasts for the figure, with its source. */
export function eachBonus<B extends Bonus['b']>(
  g: Game,
  id: FigureId,
  kind: B,
  visit: (bonus: Extract<Bonus, { b: B }>, entry: Entry | null, scope: string | null) => void,
): void {
  for (const grant of standing(g, id, 'bonuses', kind))
    visit(counted(g, grant) as Extract<Bonus, { b: B }>, grant.entry, grant.scope);
  for (const l of g.state.lasting) {
    if (l.figure !== id || !l.bonuses) continue;
    for (const b of l.bonuses) if (b.b === kind) visit(b as Extract<Bonus, { b: B }>, null, null);
  }
}

/** Whether a bonus of a kind stands or lasts for the figure. */
export function hasBonus<B extends Bonus['b']>(
  g: Game,
  id: FigureId,
  kind: B,
  fits: (bonus: Extract<Bonus, { b: B }>, scope: string | null) => boolean,
): boolean {
  for (const { bonus, scope } of standing(g, id, 'bonuses', kind))
    if (fits(bonus as Extract<Bonus, { b: B }>, scope)) return true;
  for (const l of g.state.lasting) {
    if (l.figure !== id || !l.bonuses) continue;
    for (const b of l.bonuses) if (b.b === kind && fits(b as Extract<Bonus, { b: B }>, null)) return true;
  }
  return false;
}

const NO_KEYWORDS: readonly Keyword[] = [];

/** Tags that lines give for a while, and those of the movement or Attack going on. */
function passingKeywords(g: Game, id: FigureId): readonly Keyword[] {
  const found: Keyword[] = [];
  for (const l of g.state.lasting) {
    if (l.figure !== id || !l.bonuses) continue;
    for (const b of l.bonuses) if (b.b === 'keyword') found.push(b.keyword);
  }
  for (const frame of g.state.stack) {
    if (frame.kind === 'move' && frame.figure === id) for (const tag of frame.keywords) found.push({ tag });
    if (frame.kind === 'attack' && frame.attacker === id)
      for (const { bonus } of frame.bonuses) if (bonus.b === 'keyword') found.push(bonus.keyword);
  }
  return found;
}

/** Tags printed on the figure's Combatant card and its equipped Items. */
function printedKeywords(g: Game, id: FigureId): readonly Keyword[] {
  return grantsOf(g).byFigure.get(id)?.tags ?? NO_KEYWORDS;
}

/** Tags of a figure: of its Combatant card, its equipped Items, standing and lasting lines, and the movement going on. */
export function keywordsOf(g: Game, id: FigureId): Keyword[] {
  const found: Keyword[] = [...printedKeywords(g, id)];
  for (const { bonus } of standing(g, id, 'bonuses', 'keyword')) if (bonus?.b === 'keyword') found.push(bonus.keyword);
  found.push(...passingKeywords(g, id));
  return found;
}

export function hasKeyword(g: Game, id: FigureId, tag: string): boolean {
  for (const k of printedKeywords(g, id)) if (k.tag === tag) return true;
  if (standing(g, id, 'tags', tag).length > 0) return true;
  for (const k of passingKeywords(g, id)) if (k.tag === tag) return true;
  return false;
}

/** Sum of a numbered tag such as HEAVY; the greatest for REACH and PROVOKE; 0 without it. */
export function keywordNumber(g: Game, id: FigureId, tag: string): number {
  let sum = 0;
  for (const k of keywordsOf(g, id)) {
    if (k.tag !== tag) continue;
    const n = typeof k.n === 'number' ? k.n : 1;
    sum = tag === 'HEAVY' ? sum + n : Math.max(sum, n);
  }
  return sum;
}

/** Sum of what cards and lines add to a stat. */
export function statBonus(g: Game, id: FigureId, stat: StatName, parts?: Part[]): number {
  const key = STAT_KEY[stat];
  let sum = 0;
  if (key) {
    for (const { n, card } of grantsOf(g).byFigure.get(id)?.stats[key] ?? []) {
      sum += n;
      parts?.push({ n, of: 'card', card });
    }
  }
  const add = (b: Bonus | null, entry: Entry | null): void => {
    if (b?.b !== 'stat' || (STAT_KEY[b.stat] ?? b.stat) !== (key ?? stat)) return;
    const n = b.n * (b.per ? countOf(g, b.per, bindFor(entry?.owner ?? id)) : 1);
    if (n === 0) return;
    sum += n;
    parts?.push({ n, of: entry?.card ? 'card' : 'lasting', ...(entry?.card ? { card: entry.card.card } : {}) });
  };
  for (const { bonus, entry } of standing(g, id, 'stats', key ?? stat)) add(bonus, entry);
  for (const l of g.state.lasting) if (l.figure === id && l.bonuses) for (const b of l.bonuses) add(b, null);
  return sum;
}

/** All standing effects of a verb for the figure. */
export function standingEffects<V extends Effect['do']>(g: Game, id: FigureId, verb: V): Extract<Effect, { do: V }>[] {
  return standing(g, id, 'verbs', verb).map(({ effect }) => effect as Extract<Effect, { do: V }>);
}

/** The rule that a ban goes back to: a line is in effect as long as it holds. */
export const BAN_RULE = 'A1.passive.01';

/** Whether a standing line or lasting ban forbids something. */
export function banned(g: Game, id: FigureId, ban: Ban): boolean {
  const same = (b: Ban): boolean =>
    b === ban ||
    (typeof b === 'object' && typeof ban === 'object' && 'jump' in b && 'jump' in ban && b.jump === ban.jump);
  for (const l of g.state.lasting) if (l.figure === id && l.bans?.some(same)) return true;
  for (const { effect } of standing(g, id, 'verbs', 'mayNot'))
    if (effect.do === 'mayNot' && effect.bans.some(same)) return true;
  return false;
}

function guards(g: Game, id: FigureId, kind: 'resistance' | 'immunity', fits: (guard: Guard) => boolean): boolean {
  return hasBonus(g, id, kind, (b) => b.guards.some(fits));
}

/** RESISTANCE to a Damage type, to SPELLS or Melee/Ranged ATKs; `any`: at least one. A Burrowed figure has it (A1.ct-burrow.03). */
export function resists(
  g: Game,
  id: FigureId,
  what: 'PHYSICAL' | 'MAGIC' | 'any' | 'spells' | 'Melee' | 'Ranged',
): boolean {
  if ((what === 'PHYSICAL' || what === 'MAGIC' || what === 'any') && burrowed(figure(g, id))) return true;
  return guards(g, id, 'resistance', (x) => guardFits(x, what));
}

function guardFits(x: Guard, what: string): boolean {
  if (what === 'any' || x.g === 'allDamage') return true;
  if (x.g === 'damage') return x.type === what;
  if (x.g === 'attacks') return x.mode === what;
  return x.g === what;
}

/** IMMUNITY to a Damage type, to SPELLS, to Effects. */
export function immuneTo(
  g: Game,
  id: FigureId,
  what: 'PHYSICAL' | 'MAGIC' | 'spells' | 'effects' | 'Melee' | 'Ranged',
): boolean {
  return guards(g, id, 'immunity', (x) =>
    x.g === 'allDamage' ? what === 'PHYSICAL' || what === 'MAGIC' : guardFits(x, what),
  );
}

/** IMMUNITY to an Effect: of its own, or gained during the Encounter (A1.tag-defense.03). */
export function immuneToEffect(g: Game, id: FigureId, effect: string): boolean {
  if ((figure(g, id).immune as string[]).includes(effect)) return true;
  return guards(g, id, 'immunity', (x) => x.g === 'effects' || (x.g === 'effect' && x.effect === effect));
}

/** Sum of the numbered bonuses of a kind that stand or last for a roll. */
export function sumBonus(g: Game, id: FigureId, kind: 'roll' | 'dodge' | 'force', parts?: Part[]): number {
  let sum = 0;
  eachBonus(g, id, kind, (b, entry) => {
    const n = b.sign * Number(b.n);
    if (n === 0) return;
    sum += n;
    parts?.push({ n, of: entry?.card ? 'card' : 'lasting', ...(entry?.card ? { card: entry.card.card } : {}) });
  });
  return sum;
}
