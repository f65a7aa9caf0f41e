/** The order of things that happen at one moment (A1.simultaneous.01, rulings: simultaneous things). */
import type { Effect } from '../abilities/ast';
import { type FigureId, figure, type Game } from '../game';
import type { Offer } from '../points/offers';

/** Verbs that do not care what else happens at the same moment. */
const CALM: ReadonlySet<Effect['do']> = new Set(['bonus', 'gain', 'costs', 'roll', 'ignoreSymbols']);

function verbs(offer: Offer): Effect['do'][] {
  return offer.entry.ability.body.flatMap((s) => s.steps.map((step) => step.effect.do));
}

/** 0 helps the owner itself, 1 harms its opponents, 2 may harm its own side. */
function rank(g: Game, offer: Offer, turn: FigureId | null): number {
  const mine = turn !== null && figure(g, offer.owner).side === figure(g, turn).side;
  const harm = verbs(offer).some(
    (v) => v === 'deal' || v === 'inflict' || v === 'defeat' || v === 'attack' || v === 'push' || v === 'pull',
  );
  if (mine) return harm ? 1 : 0;
  return harm ? 3 : 2;
}

/**
 * Best order for the figure whose turn it is: help for its own side, harm it does, then what its opponents do. `matters`
 * is false when no order could change anything.
 */
export function beneficialOrder(g: Game, offers: Offer[], turn: FigureId | null): { list: Offer[]; matters: boolean } {
  const list = [...offers].sort((a, b) => rank(g, a, turn) - rank(g, b, turn));
  const strong = offers.filter((o) => verbs(o).some((v) => !CALM.has(v)));
  return { list, matters: strong.length > 0 && offers.length > 1 };
}
