/** Golden Rule 1: the order of the Initiative Track decides before anything else (A1.golden-rule.01, A1.ai-target.05). */
import { type FigureId, figure, type Game } from '../game';

/** Place of the figure's Initiative Card on the Track as it lies now, acted or not (A1.ai-target.06); without one: last. */
export function initiativePlace(g: Game, id: FigureId): number {
  const { entry } = figure(g, id);
  const { track } = g.state;
  for (let i = 0; i < track.length; i++) if (track[i]?.id === entry) return i;
  return track.length;
}

/** The figures at the front of the Initiative Track: several only if they share a card. */
export function foremost(g: Game, ids: readonly FigureId[]): FigureId[] {
  const front = Math.min(...ids.map((id) => initiativePlace(g, id)));
  return ids.filter((id) => initiativePlace(g, id) === front);
}

/** Figures from the front of the Initiative Track; those of one card keep their order. */
export function byInitiative(g: Game, ids: readonly FigureId[]): FigureId[] {
  return [...ids].sort((a, b) => initiativePlace(g, a) - initiativePlace(g, b));
}
