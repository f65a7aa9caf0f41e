/** The order of things that happen at one moment (A1.simultaneous.01, rulings: simultaneous things). */
import type { Effect } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { quantity } from '../conditions/values';
import { type FigureId, figure, type Game, opposed } from '../game';
import type { Offer } from '../points/offers';
import { maxHp } from '../queries/stats';

/** Verbs that harm those they are done to. */
const HARM: ReadonlySet<Effect['do']> = new Set(['deal', 'inflict', 'defeat', 'attack', 'push', 'pull']);

/** Verbs that do not care what else happens at the same moment. */
const CALM: ReadonlySet<Effect['do']> = new Set(['bonus', 'gain', 'costs', 'roll', 'ignoreSymbols']);

function verbs(offer: Offer): Effect['do'][] {
  return offer.entry.ability.body.flatMap((s) => s.steps.map((step) => step.effect.do));
}

/** HP that the HEALs of a line give its owner. */
function healing(g: Game, offer: Offer): number {
  let n = 0;
  for (const s of offer.entry.ability.body)
    for (const { effect } of s.steps) if (effect.do === 'heal') n += quantity(g, effect.n, bindFor(offer.owner));
  return n;
}

/** Most Damage that a line may deal to one figure; dice count as boundless. */
function harming(g: Game, offer: Offer): number {
  let n = 0;
  for (const s of offer.entry.ability.body) {
    for (const { effect } of s.steps) {
      if (effect.do !== 'deal') continue;
      if ('equal' in effect.dmg) n += quantity(g, effect.dmg.equal, bindFor(offer.owner));
      else n += 'n' in effect.dmg && typeof effect.dmg.n === 'number' ? effect.dmg.n : Number.POSITIVE_INFINITY;
    }
  }
  return n;
}

/** A HEAL that would partly be wasted now comes after the harm of the moment, unless that could Defeat who waits for it. */
function waits(g: Game, offer: Offer, offers: Offer[]): boolean {
  const me = figure(g, offer.owner);
  if (healing(g, offer) <= me.damage) return false;
  const harm = offers.reduce((sum, o) => sum + (opposed(g, o.owner, offer.owner) ? harming(g, o) : 0), 0);
  return harm < maxHp(g, offer.owner) - me.damage;
}

/** 0 its own help, 1 Effects it inflicts, 2 HEALs of opponents that are wasted now, 3 its other harm, 4 its opponents, 5 what waits. */
function rank(g: Game, offer: Offer, offers: Offer[], turn: FigureId | null): number {
  const mine = turn !== null && !opposed(g, offer.owner, turn);
  const does = verbs(offer);
  const harm = does.some((v) => HARM.has(v));
  if (!mine) return !harm && healing(g, offer) > figure(g, offer.owner).damage ? 2 : 4;
  if (harm) return does.includes('inflict') ? 1 : 3;
  return waits(g, offer, offers) ? 5 : 0;
}

/**
 * Best order for the figure whose turn it is: help for its own side, harm it does, then what its opponents do; no HEAL is wasted
 * that helps it, one of its opponents is where it can be. `matters`
 * is false when no order could change anything; `equals` are those that come first with the same right: a true tie.
 */
export function beneficialOrder(
  g: Game,
  offers: Offer[],
  turn: FigureId | null,
): { list: Offer[]; matters: boolean; equals: Offer[] } {
  const ranked = offers.map((offer) => ({ offer, rank: rank(g, offer, offers, turn) })).sort((a, b) => a.rank - b.rank);
  const strong = offers.filter((o) => verbs(o).some((v) => !CALM.has(v)));
  const equals = ranked.filter(({ rank: each }) => each === ranked[0]?.rank);
  const plain = (list: typeof ranked): Offer[] => list.map(({ offer }) => offer);
  return { list: plain(ranked), equals: plain(equals), matters: strong.length > 0 && offers.length > 1 };
}
