/** What becomes of a figure whose movement stops where it may not stand: squeezing, and being put back (A1.tag-move.37-.40, A1.move.07). */
import { columnOf, distance, rowOf, spaceAt } from '../board/grid';
import { emit, figure, type Game, inPlay, playerControlled, xy } from '../game';
import type { FrameInit } from '../kernel/types';
import { spendSp } from '../points/price';
import { type Going, goingOf, mayStand, SQUEEZE_SP, standsAlone } from '../queries/going';
import type { MoveFrame } from '../state/moveFrames';
import { damageInit } from './damage';

/** How the figure goes in this movement. */
export function goingOn(g: Game, f: MoveFrame): Going {
  return goingOf(g, f.figure, f);
}

/** The size of the figure's whole base. */
export function sizeOf(g: Game, f: MoveFrame): [number, number] {
  return f.squeeze ?? g.state.bodies[figure(g, f.figure).body]?.size ?? [1, 1];
}

/** From now on all movement of this Action counts as that of a single space; the program's figures have no SP to pay (A1.tag-move.37). */
export function squeeze(g: Game, f: MoveFrame): void {
  const body = g.state.bodies[figure(g, f.figure).body];
  if (!body || f.squeeze) return;
  if (playerControlled(g, f.figure)) {
    spendSp(g, f.figure, SQUEEZE_SP, 'squeeze');
    f.spPaid += SQUEEZE_SP;
  }
  f.squeeze = body.size;
  body.size = [1, 1];
  g.dirty = true;
  emit(g, 'squeezed', { figure: f.figure }, undefined, 'A1.tag-move.37');
}

/**
 * The base takes up all its spaces again; where it does not fit the figure is put back to the last place that it did
 * (A1.tag-move.40). Returns the Damage that this deals, if it does.
 */
export function unsqueeze(g: Game, f: MoveFrame): FrameInit | null {
  const body = g.state.bodies[figure(g, f.figure).body];
  if (!body || !f.squeeze) return null;
  const fits = body.at === null || mayStand(goingOn(g, f), body.at);
  body.size = f.squeeze;
  delete f.squeeze;
  g.dirty = true;
  if (fits || !inPlay(g, f.figure)) return null;
  body.at = f.lastFree;
  emit(g, 'putBack', { figure: f.figure, to: xy(g, f.lastFree) }, undefined, 'A1.tag-move.40');
  const part = { n: STUCK_DAMAGE, of: 'SQUEEZE', rule: 'A1.tag-move.40' };
  return damageInit(f.figure, [{ type: 'IRREDUCIBLE', part }], { kind: 'movement', by: null, name: 'SQUEEZE' });
}

/** IRREDUCIBLE DMG to a figure that was stopped where it does not fit. */
const STUCK_DAMAGE = 6;

/** Back to the last free space it left: no Break Attack, no effect of the space (A1.move.07, rulings 5). */
export function putBack(g: Game, f: MoveFrame): void {
  const body = g.state.bodies[figure(g, f.figure).body];
  const how = goingOn(g, f);
  if (!body || body.at === null || mayStand(how, body.at)) return;
  const to = mayStand(how, f.lastFree) ? f.lastFree : nearestFree(how, f.lastFree);
  if (to === null) return;
  body.at = to;
  g.dirty = true;
  emit(g, 'putBack', { figure: f.figure, to: xy(g, to) }, undefined, 'A1.move.07');
}

/** The nearest place to a space where the figure may stand, in reading order. */
function nearestFree(how: Going, to: number): number | null {
  const { topology } = how;
  for (let n = 1; n < Math.max(topology.width, topology.height); n++) {
    for (let row = rowOf(topology, to) - n; row <= rowOf(topology, to) + n; row++) {
      for (let column = columnOf(topology, to) - n; column <= columnOf(topology, to) + n; column++) {
        const space = spaceAt(topology, column, row);
        if (space >= 0 && distance(topology, space, to) === n && mayStand(how, space)) return space;
      }
    }
  }
  return null;
}

/** True where the movement could end, to fall back on. */
export function mayRest(g: Game, f: MoveFrame, place: number): boolean {
  return f.squeeze ? mayStand(goingOn(g, f), place) : standsAlone(g, f.figure);
}
