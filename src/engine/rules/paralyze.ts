/** Paralyze: what ends when a figure Gains it (A1.effect-token.07). */
import { type FigureId, type Frame, figure, type Game } from '../game';

/**
 * A figure Gains Paralyze: its Action or Ability in progress ends at once; what inflicted it goes on. The token comes off
 * at the end of the figure's next turn, the following one if Gained in its own (A1.effect-token.10).
 */
export function paralysed(g: Game, id: FigureId): void {
  const own = g.state.turn.figure === id;
  figure(g, id).effectEnds.PARALYZE = { at: 'end', of: 'turn', figure: id, after: own ? 1 : 0 };
  const { stack } = g.state;
  const lowest = stack.findIndex((f) => belongs(f, id));
  const below = stack[lowest - 1];
  if (lowest < 0 || !below) return;
  const keep = stack.slice(lowest + 1).find((f) => (f.kind === 'attack' || f.kind === 'ability') && !belongs(f, id));
  g.ending = { end: below.id, because: 'PARALYZE', ...(keep ? { keepFrom: keep.id } : {}) };
  g.dirty = true;
}

/** Whether a frame is an Action or Ability of the figure. */
function belongs(f: Frame, id: FigureId): boolean {
  switch (f.kind) {
    case 'attack':
      return f.attacker === id && !f.over;
    case 'move':
      return f.figure === id;
    case 'spell':
      return f.caster === id;
    case 'ability':
      return f.owner === id;
    default:
      return false;
  }
}
