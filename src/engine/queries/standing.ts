/** Lines that just hold: what standing lines, tags and lasting bonuses give to a figure now. */
import type { Ban, Bonus, Effect, Guard, Keyword, StatName } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { isWhom } from '../conditions/select';
import { countOf } from '../conditions/values';
import { burrowed, type Figure, type FigureId, figure, figuresInPlay, type Game } from '../game';
import type { Part } from '../kernel/types';
import { cardLinesAt, type Entry, eachLineAt, itemSide, statsOf } from '../points/lines';

/** An effect that holds, and the line it comes from. */
export interface StandingEffect {
  effect: Effect;
  entry: Entry | null;
}

/** The equipped Items that a COMBO needs: another Item with that tag or Icon (A1.condition-tag, card language section 3). */
export function comboMet(g: Game, f: Figure, entry: Entry): boolean {
  const { combo } = entry.ability;
  if (!combo) return true;
  for (const card of f.cards) {
    if (card.kind !== 'item' || card.zone !== 'equipped' || card.key === entry.card?.key || card.key === entry.card?.on)
      continue;
    const side = itemSide(g, card);
    if (!side) continue;
    for (const wanted of combo) {
      if (wanted === 'MELEE' || wanted === 'RANGED') {
        if (side.icon?.includes(wanted.toLowerCase())) return true;
      } else if (side.tags.some((k) => k.tag === wanted)) return true;
    }
  }
  return false;
}

/** Calls `visit` for every effect that stands for the figure: its own lines and those of others that name it. */
export function eachStanding(g: Game, id: FigureId, visit: (s: StandingEffect) => void): void {
  const f = figure(g, id);
  eachLineAt(g, f, 'standing', (entry) => visitLine(g, id, f, entry, visit));
  for (const other of figuresInPlay(g)) {
    if (other.id === id) continue;
    for (const entry of cardLinesAt(g, other.id, 'standing')) visitLine(g, id, other, entry, visit);
  }
}

function visitLine(g: Game, id: FigureId, owner: Figure, entry: Entry, visit: (s: StandingEffect) => void): void {
  const own = owner.id === id;
  let checked = false;
  for (const sentence of entry.ability.body) {
    for (const step of sentence.steps) {
      if (step.who ? !isWhom(g, id, step.who, bindFor(owner.id)) : !own) continue;
      if (!checked) {
        if (entry.ability.combo && !comboMet(g, owner, entry)) return;
        checked = true;
      }
      if (sentence.if && !holdsAll(g, sentence.if, bindFor(owner.id))) break;
      if (step.if && !holdsAll(g, step.if, bindFor(owner.id))) continue;
      visit({ effect: step.effect, entry });
    }
  }
}

/** Every bonus that stands or lasts for the figure, with its source. */
export function eachBonus(
  g: Game,
  id: FigureId,
  visit: (bonus: Bonus, entry: Entry | null, scope: string | null) => void,
): void {
  eachStanding(g, id, ({ effect, entry }) => {
    if (effect.do === 'bonus') for (const b of effect.bonuses) visit(b, entry, effect.scope ?? null);
    else if (effect.do === 'gain') for (const x of effect.gains) if (x.g === 'bonus') visit(x.bonus, entry, null);
  });
  for (const l of g.state.lasting) if (l.figure === id && l.bonuses) for (const b of l.bonuses) visit(b, null, null);
}

/** Tags of a figure: of its Combatant card, its equipped Items, standing and lasting lines, and the movement going on. */
export function keywordsOf(g: Game, id: FigureId): Keyword[] {
  const f = figure(g, id);
  const found: Keyword[] = [];
  for (const card of f.cards) {
    if (card.kind === 'combatant') found.push(...(g.content.combatants[card.card]?.tags ?? []));
    else if (card.kind === 'item' && card.zone === 'equipped') found.push(...(itemSide(g, card)?.tags ?? []));
  }
  eachBonus(g, id, (b) => {
    if (b.b === 'keyword') found.push(b.keyword);
  });
  for (const frame of g.state.stack) {
    if (frame.kind === 'move' && frame.figure === id) for (const tag of frame.keywords) found.push({ tag });
    if (frame.kind === 'attack' && frame.attacker === id)
      for (const b of frame.bonuses) if (b.bonus.b === 'keyword') found.push(b.bonus.keyword);
  }
  return found;
}

export function hasKeyword(g: Game, id: FigureId, tag: string): boolean {
  return keywordsOf(g, id).some((k) => k.tag === tag);
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

const STAT_KEY: Partial<Record<StatName, 'hp' | 'defense' | 'armor' | 'movement' | 'soi' | 'agility'>> = {
  HP: 'hp',
  'maximum HP': 'hp',
  Defense: 'defense',
  Armor: 'armor',
  Movement: 'movement',
  SOI: 'soi',
  AGILITY: 'agility',
};

/** Sum of what cards and lines add to a stat. */
export function statBonus(g: Game, id: FigureId, stat: StatName, parts?: Part[]): number {
  const f = figure(g, id);
  const key = STAT_KEY[stat];
  let sum = 0;
  if (key) {
    for (const card of f.cards) {
      const n = statsOf(g, card)[key] ?? 0;
      if (n === 0) continue;
      sum += n;
      parts?.push({ n, of: 'card', card: card.card });
    }
  }
  eachBonus(g, id, (b, entry) => {
    if (b.b !== 'stat' || (b.stat !== stat && STAT_KEY[b.stat] !== key) || (key === undefined && b.stat !== stat))
      return;
    const n = b.n * (b.per ? countOf(g, b.per, bindFor(entry?.owner ?? id)) : 1);
    if (n === 0) return;
    sum += n;
    parts?.push({ n, of: entry?.card ? 'card' : 'lasting', ...(entry?.card ? { card: entry.card.card } : {}) });
  });
  return sum;
}

/** All standing effects of a verb for the figure. */
export function standingEffects<V extends Effect['do']>(g: Game, id: FigureId, verb: V): Extract<Effect, { do: V }>[] {
  const found: Extract<Effect, { do: V }>[] = [];
  eachStanding(g, id, ({ effect }) => {
    if (effect.do === verb) found.push(effect as Extract<Effect, { do: V }>);
  });
  return found;
}

/** Whether a standing line or lasting ban forbids something. */
export function banned(g: Game, id: FigureId, ban: Ban): boolean {
  const same = (b: Ban): boolean =>
    b === ban ||
    (typeof b === 'object' && typeof ban === 'object' && 'jump' in b && 'jump' in ban && b.jump === ban.jump);
  for (const l of g.state.lasting) if (l.figure === id && l.bans?.some(same)) return true;
  let found = false;
  eachStanding(g, id, ({ effect }) => {
    if (effect.do === 'mayNot' && effect.bans.some(same)) found = true;
  });
  return found;
}

function guards(g: Game, id: FigureId, kind: 'resistance' | 'immunity', fits: (guard: Guard) => boolean): boolean {
  let found = false;
  eachBonus(g, id, (b) => {
    if (b.b === kind && b.guards.some(fits)) found = true;
  });
  return found;
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

/** Sum of numbered bonuses of a kind for an Attack, SPELL or roll that stand or last. */
export function sumBonus(
  g: Game,
  id: FigureId,
  pick: (b: Bonus) => number,
  parts?: Part[],
  inScope?: (scope: string | null) => boolean,
): number {
  let sum = 0;
  eachBonus(g, id, (b, entry, scope) => {
    if (inScope && !inScope(scope)) return;
    const n = pick(b);
    if (n === 0) return;
    sum += n;
    parts?.push({ n, of: entry?.card ? 'card' : 'lasting', ...(entry?.card ? { card: entry.card.card } : {}) });
  });
  return sum;
}
