/** Burrow tokens of Combatants that share one figure (A1.ct-burrow, A1.symbiotic). */
import { burrowed, emit, type FigureId, figure, type Game, inPlay } from '../game';

/**
 * A Burrowed Combatant was Defeated: those that share its figure come up where it lay, which provokes no one (A1.ct-burrow.02,
 * .06, .15). Who now stands under the figure is to be Displaced by the one returned; null: nobody came up.
 */
export function partnersComeUp(g: Game, id: FigureId): FigureId | null {
  const { body } = figure(g, id);
  let up: FigureId | null = null;
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (other === id || f.body !== body || !burrowed(f) || !inPlay(g, other)) continue;
    delete f.tokens.burrow;
    emit(g, 'unBurrowed', { figure: other }, undefined, 'A1.ct-burrow.15');
    up ??= other;
  }
  return up;
}
