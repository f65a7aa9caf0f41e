/**
 * What the standing lines of all cards in use could give, sorted by figure and kind: a query looks only at lines that could
 * answer it, and only their conditions are judged anew each time.
 */
import type { Bonus, Conds, Effect, Keyword, Quantity, StatName, Whom } from '../abilities/ast';
import type { Figure, FigureId, Game } from '../game';
import type { Stats } from '../state/content';
import type { CardInUse } from '../state/state';
import { itemSide, statsOf } from './cards';
import { fromCards } from './fromCards';
import { cardLinesAt, type Entry } from './lines';

/** One effect, or one bonus of it, that a standing line gives while its conditions hold. */
export interface Grant {
  effect: Effect;
  bonus: Bonus | null;
  scope: string | null;
  entry: Entry;
  owner: FigureId;
  /** Whom it is given to; null: its owner. */
  who: Whom | null;
  conditions: readonly Conds[];
  /** What X equals in its sentence. */
  x?: Quantity;
}

/** How grants are looked up: by verb, by kind of bonus, by tag, by stat. */
export type GrantKind = 'verbs' | 'bonuses' | 'tags' | 'stats';
export type Grants = Record<GrantKind, Map<string, Grant[]>>;

type StatKey = keyof Stats;

/** Stats that cards print, by the names that lines give them. */
export const STAT_KEY: Partial<Record<StatName, StatKey>> = {
  HP: 'hp',
  'maximum HP': 'hp',
  Defense: 'defense',
  Armor: 'armor',
  Movement: 'movement',
  SOI: 'soi',
  AGILITY: 'agility',
};

/** What the cards of one figure give. */
interface FigureGrants {
  /** To itself, without naming anyone. */
  own: Grants;
  /** Tags printed on its Combatant card and its equipped Items. */
  tags: Keyword[];
  /** Stats printed on its Items, Upgrades and Disciplines. */
  stats: Partial<Record<StatKey, { n: number; card: string }[]>>;
}

interface AllGrants {
  byFigure: Map<FigureId, FigureGrants>;
  /** Grants that say whom they are for, of all figures in order. */
  shared: Grants;
}

/** No grants of any kind. */
export function noGrants(): Grants {
  return { verbs: new Map(), bonuses: new Map(), tags: new Map(), stats: new Map() };
}

function add(grants: Map<string, Grant[]>, name: string, grant: Grant): void {
  const list = grants.get(name);
  if (list) list.push(grant);
  else grants.set(name, [grant]);
}

function addBonus(grants: Grants, bonus: Bonus, grant: Grant): void {
  const one = { ...grant, bonus };
  add(grants.bonuses, bonus.b, one);
  if (bonus.b === 'keyword') add(grants.tags, bonus.keyword.tag, one);
  if (bonus.b === 'stat') add(grants.stats, STAT_KEY[bonus.stat] ?? bonus.stat, one);
}

/** Sorts what a standing line gives into `own`, or into `shared` where it names whom. */
export function addLine(entry: Entry, owner: FigureId, own: Grants, shared: Grants): void {
  for (const sentence of entry.ability.body) {
    for (const step of sentence.steps) {
      const { effect } = step;
      const conditions = [sentence.if, step.if].filter((conds) => conds !== undefined);
      const who = step.who ?? null;
      const scope = effect.do === 'bonus' ? (effect.scope ?? null) : null;
      const grant: Grant = { effect, bonus: null, scope, entry, owner, who, conditions };
      if (sentence.x) grant.x = sentence.x.value;
      const grants = who ? shared : own;
      add(grants.verbs, effect.do, grant);
      if (effect.do === 'bonus') for (const bonus of effect.bonuses) addBonus(grants, bonus, grant);
      else if (effect.do === 'gain')
        for (const gain of effect.gains) if (gain.g === 'bonus') addBonus(grants, gain.bonus, grant);
    }
  }
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

function tagsOf(g: Game, card: CardInUse): Keyword[] {
  if (card.kind === 'combatant') return g.content.combatants[card.card]?.tags ?? [];
  return card.kind === 'item' && card.zone === 'equipped' ? (itemSide(g, card)?.tags ?? []) : [];
}

function statsOfCards(g: Game, f: Figure): FigureGrants['stats'] {
  const stats: FigureGrants['stats'] = {};
  for (const card of f.cards) {
    const printed = statsOf(g, card);
    for (const key of Object.keys(printed) as StatKey[]) {
      const n = printed[key] ?? 0;
      if (n === 0) continue;
      stats[key] ??= [];
      stats[key].push({ n, card: card.card });
    }
  }
  return stats;
}

/** Everything that standing lines of cards give. */
export const grantsOf: (g: Game) => AllGrants = fromCards((g) => {
  const all: AllGrants = { byFigure: new Map(), shared: noGrants() };
  for (const id of g.state.order) {
    const f = g.state.figures[id] as Figure;
    const own = noGrants();
    for (const entry of cardLinesAt(g, id, 'standing')) if (comboMet(g, f, entry)) addLine(entry, id, own, all.shared);
    all.byFigure.set(id, { own, tags: f.cards.flatMap((card) => tagsOf(g, card)), stats: statsOfCards(g, f) });
  }
  return all;
});
