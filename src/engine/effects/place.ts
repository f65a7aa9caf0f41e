/** Figures that an Ability puts down: no movement, no Break Attacks; a Large Based Figure DISPLACES (A1.large-base.14). */
import { displaceInit } from '../frames/displace';
import { type FigureId, figure, type Game, opposed } from '../game';
import type { FrameInit } from '../kernel/types';
import { underBase } from '../rules/placement';

/** Puts figures on their places at once; the frame that Displaces who stands there, if anyone does. */
export function putDown(
  g: Game,
  by: FigureId,
  places: readonly { figure: FigureId; to: number }[],
  name: string,
): FrameInit | undefined {
  for (const { figure: id, to } of places) {
    const body = g.state.bodies[figure(g, id).body];
    if (!body) continue;
    body.at = to;
    if (opposed(g, id, by)) figure(g, id).credit = by;
  }
  g.dirty = true;
  // Of two figures that come to overlap the larger one stays.
  const bySize = [...places].sort((a, b) => spacesCovered(g, b.figure) - spacesCovered(g, a.figure));
  for (const { figure: id } of bySize) {
    const under = underBase(g, id);
    if (under.length > 0) return displaceInit(id, under, null, name);
  }
  return undefined;
}

function spacesCovered(g: Game, id: FigureId): number {
  const [columns, rows] = g.state.bodies[figure(g, id).body]?.size ?? [1, 1];
  return columns * rows;
}
