/** After each space of a movement: whoever sees the figure now, and whom it sees (`draws Line of Sight to`). */
import { type FigureId, figuresInPlay, type Game, inPlay, openWindow } from '../game';
import type { Next } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { sight } from '../queries/sight';
import type { Scene } from '../state/frames';

function scenes(g: Game, id: FigureId): Scene[] {
  const found: Scene[] = [];
  for (const other of figuresInPlay(g)) {
    if (other.id === id) continue;
    if (sight(g, id, other.id)?.clear) found.push({ subject: id, object: other.id });
    if (sight(g, other.id, id)?.clear) found.push({ subject: other.id, object: id });
  }
  return found;
}

/** The windows of one space one after another by the step `again`, then `go`. */
export function sightDrawn(g: Game, f: { figure: FigureId; seen?: Scene[] }, again: string, go: string): Next {
  if (!f.seen && (!inPlay(g, f.figure) || !anyLineAt(g, 'sight.drawn'))) return { go };
  const seen = f.seen ?? scenes(g, f.figure);
  const next = seen.shift();
  if (next) f.seen = seen;
  else delete f.seen;
  return next ? { call: openWindow('sight.drawn', next), go: again } : { go };
}
