/**
 * The one evaluation of the program's play (A1.golden-rule.02): how bad something is for the Adventurers. It is a list of
 * named terms, compared in this order; a later term counts only between equals. Nothing is rolled: what dice decide counts
 * by its exact odds.
 *
 * 1. `defeats`  Adventurers Defeated (their chance, where dice decide)
 * 2. `damage`   mean Final Damage
 * 3. `near`     Adventurers adjacent or within Range and sight of an Attack afterwards
 * 4. `risk`     less risk for the figure itself: Break Attacks and Jumps of the way, Terrain that slows it
 * 5. `order`    reading order of spaces, fixed order of figures: what only this tells apart is a true tie (ai/tie.ts)
 */
import type { AttackKind } from '../abilities/ast';
import { distance } from '../board/grid';
import { type AttackOdds, attackOdds } from '../dice/odds';
import { at, type FigureId, figure, figuresInPlay, type Game, inPlay, spacesOf } from '../game';
import { canMakeAttack } from '../queries/attack';
import { areAdjacent } from '../queries/sight';
import { type AttackMode, attackModes, modesFor } from '../queries/weapons';
import { deadlyFor, terrainUnder } from '../rules/terrainRules';
import type { CombatantCard } from '../state/content';
import type { Side } from '../state/state';

const TERMS = ['defeats', 'damage', 'near', 'risk', 'order'] as const;
export type TermName = (typeof TERMS)[number];

/** The value of each term; more is worse for the opponents of the figure that decides. */
export type Rating = Record<TermName, number>;

/** Differences below this are none. */
const EPSILON = 1e-9;

const NONE: Rating = { defeats: 0, damage: 0, near: 0, risk: 0, order: 0 };

/** Positive if `a` is worse for the Adventurers than `b`. */
export function compare(a: Rating, b: Rating): number {
  for (const term of TERMS) {
    const difference = a[term] - b[term];
    if (Math.abs(difference) > EPSILON) return difference;
  }
  return 0;
}

/** The first term in which two ratings differ, null for equals; the log names it. */
export function decisive(a: Rating, b: Rating): TermName | null {
  for (const term of TERMS) if (Math.abs(a[term] - b[term]) > EPSILON) return term;
  return null;
}

/** The best of a list by rating; of equals the first. `equals`: all that nothing but the order tells apart from it, in order. */
export function bestRated<T>(
  list: readonly T[],
  rate: (x: T) => Rating,
): { best: T; rating: Rating; ratings: Rating[]; equals: T[] } {
  const ratings = list.map(rate);
  let best = 0;
  for (let i = 1; i < ratings.length; i++) if (compare(ratings[i] as Rating, ratings[best] as Rating) > 0) best = i;
  const rating = ratings[best] as Rating;
  const place = new Map(list.map((x, i) => [x, ratings[i] as Rating]));
  const order = (x: T): number => place.get(x)?.order ?? 0;
  const equals = list.filter((x) => (decisive(rating, place.get(x) as Rating) ?? 'order') === 'order');
  return { best: list[best] as T, rating, ratings, equals: equals.sort((a, b) => order(b) - order(a)) };
}

const attacksOf = new WeakMap<CombatantCard, AttackKind[]>();

/** The Attacks that an Intelligent Combatant's AI Steps name. */
function printedAttacks(card: CombatantCard): AttackKind[] {
  let kinds = attacksOf.get(card);
  if (!kinds) {
    kinds = [];
    for (const step of card.ai)
      for (const part of step.do)
        for (const s of part.sentences)
          for (const { effect } of s.steps) if (effect.do === 'attack') kinds.push(effect.attack);
    attacksOf.set(card, kinds);
  }
  return kinds;
}

/** How the figure can attack: an Intelligent Combatant as its AI Steps say; without an Attack there its Break Attacks. */
export function ownModes(g: Game, id: FigureId): AttackMode[] {
  const f = figure(g, id);
  const card = f.kind === 'intelligent' ? g.content.combatants[f.card] : undefined;
  if (!card) return attackModes(g, id);
  const modes: AttackMode[] = [];
  const add = (mode: AttackMode['mode'], range: number): void => {
    if (!modes.some((m) => m.mode === mode && m.range >= range)) modes.push({ mode, range });
  };
  for (const kind of printedAttacks(card)) for (const m of modesFor(g, id, kind)) add(m.mode, m.range);
  return modes.length > 0 ? modes : attackModes(g, id);
}

/** The odds of the best Attack of these on a target from where the figure stands; null if none is legal. */
function bestAttack(g: Game, id: FigureId, target: FigureId, modes: readonly AttackMode[]): AttackOdds | null {
  let best: AttackOdds | null = null;
  for (const m of modes) {
    if (!canMakeAttack(g, id, target, m)) continue;
    const odds = attackOdds(g, id, target, { mode: m });
    if (!best || odds.defeat > best.defeat || (odds.defeat === best.defeat && odds.meanDamage > best.meanDamage))
      best = odds;
  }
  return best;
}

/** How good it is to attack this target from here, in this manner or the best one: its Defeat, the Damage. */
export function rateTarget(g: Game, id: FigureId, target: FigureId, mode?: AttackMode): Rating {
  const odds = inPlay(g, target) ? bestAttack(g, id, target, mode ? [mode] : ownModes(g, id)) : null;
  return { ...NONE, defeats: odds?.defeat ?? 0, damage: odds?.meanDamage ?? 0, order: -g.state.order.indexOf(target) };
}

/** How good the figure stands where it is now: its best Attack, opponents near, Terrain. */
function rateStanding(g: Game, id: FigureId, modes: readonly AttackMode[], risk: number): Rating {
  const { side } = figure(g, id);
  const rating: Rating = { ...NONE, order: -(at(g, id) ?? 0) };
  for (const f of figuresInPlay(g)) {
    if (f.side === side) continue;
    const odds = bestAttack(g, id, f.id, modes);
    if (odds) {
      rating.defeats = Math.max(rating.defeats, odds.defeat);
      rating.damage = Math.max(rating.damage, odds.meanDamage);
    }
    if (odds || areAdjacent(g, id, f.id)) rating.near++;
  }
  const terrain = terrainUnder(g, id);
  rating.risk = -risk - (terrain === 'normal' || terrain === 'special' ? 0 : 1);
  return rating;
}

/** Rates the figure's standing at another place (north-west space); nothing is changed. */
export function ratePlace(g: Game, id: FigureId, place: number, risk = 0): Rating {
  const body = g.state.bodies[figure(g, id).body];
  if (!body) return NONE;
  const before = body.at;
  body.at = place;
  const rating = rateStanding(g, id, ownModes(g, id), risk);
  body.at = before;
  return rating;
}

/**
 * Rates where `by` moves another figure to (PUSH, PULL, COMMAND): its Defeat by Terrain, the Damage of moving into
 * something (`blocked` spaces left), and how the figures of `by`'s side then stand to it. For an ally of `by` all is reversed.
 */
export function rateMoved(g: Game, by: FigureId, moved: FigureId, place: number, blocked: number): Rating {
  const body = g.state.bodies[figure(g, moved).body];
  if (!body) return NONE;
  const { side } = figure(g, by);
  const sign = figure(g, moved).side === side ? -1 : 1;
  const before = body.at;
  body.at = place;
  const rating: Rating = { ...NONE, defeats: deadlyFor(g, moved) ? 1 : 0, damage: blocked, order: -place };
  for (const f of figuresInPlay(g)) {
    if (f.side === figure(g, moved).side) continue;
    const odds = bestAttack(g, f.id, moved, ownModes(g, f.id));
    if (odds || areAdjacent(g, f.id, moved)) rating.near++;
  }
  const terrain = terrainUnder(g, moved);
  rating.risk = terrain === 'normal' || terrain === 'special' ? 0 : 1;
  body.at = before;
  return {
    ...rating,
    defeats: sign * rating.defeats,
    damage: sign * rating.damage,
    near: sign * rating.near,
    risk: sign * rating.risk,
  };
}

/** Rates a space for something that a side puts there: nearest to its opponents, those on it first. */
export function rateSpace(g: Game, side: Side, space: number): Rating {
  let nearest = Number.POSITIVE_INFINITY;
  for (const f of figuresInPlay(g)) {
    if (f.side === side) continue;
    for (const theirs of spacesOf(g, f.id)) nearest = Math.min(nearest, distance(g.state.board, theirs, space));
  }
  return { ...NONE, near: Number.isFinite(nearest) ? -nearest : 0, order: -space };
}
