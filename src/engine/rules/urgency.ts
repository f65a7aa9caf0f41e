/** Urgency: rounds in which no opponent did anything are counted (A1.urgency). */
import { emit, type FigureId, figure, type Game, inPlay } from '../game';

/** With so many tokens all Adventurers are Defeated (A1.urgency.08). */
export const LAST_URGENCY = 4;

/** Adds the token of a round in which no opponent had a true AI Step, was Defeated or Spawned; true with the last one. */
export function countUrgency(g: Game): boolean {
  if (g.state.encounter.opponentActed) return false;
  g.state.urgency++;
  emit(g, 'urgencyAdded', { tokens: g.state.urgency }, undefined, 'A1.urgency.01');
  return g.state.urgency >= LAST_URGENCY;
}

/** The next Adventurer that the last token Defeats. */
export function nextDoomed(g: Game): FigureId | null {
  return g.state.order.find((id) => figure(g, id).kind === 'adventurer' && inPlay(g, id)) ?? null;
}

/** An opponent that an Effect keeps from acting counts as having acted (A1.urgency.07). */
export function keptFromActing(g: Game, id: FigureId): void {
  if (figure(g, id).side === 'opponents') g.state.encounter.opponentActed = true;
}
