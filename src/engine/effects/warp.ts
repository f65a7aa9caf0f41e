/** `WARP [<whom>] to <space>`: taken away and put down elsewhere, on the board or on a card (A1.tag-move.44, .45). */
import { bindOf } from '../conditions/bind';
import { spacesOfSpec } from '../conditions/spaces';
import { choose } from '../frames/choose';
import { emit, type FigureId, figure, type Game, inPlay, xy } from '../game';
import type { Option } from '../kernel/types';
import { unmovable } from '../queries/forcedWays';
import { abilityPlaces } from '../rules/placement';
import { putDown } from './place';
import type { EffectContext, EffectOf, Verb } from './types';

function warped(c: EffectContext, e: EffectOf<'warp'>): FigureId | null {
  return e.whom ? c.target : c.who;
}

/** Off the board, onto the card that the line stands on. */
function ontoCard(e: EffectOf<'warp'>): boolean {
  return e.to.kind === 'spot' && e.to.spots.some((spot) => spot.s === 'this card');
}

function places(g: Game, c: EffectContext, e: EffectOf<'warp'>, id: FigureId): number[] {
  return abilityPlaces(g, id, spacesOfSpec(g, e.to, bindOf(c.frame)));
}

export const warp: Verb<'warp'> = {
  target: (e) => e.whom,
  possible(g, c, e) {
    const id = warped(c, e);
    if (!id || !inPlay(g, id) || unmovable(g, id, c.who)) return false;
    return ontoCard(e) || places(g, c, e, id).length > 0;
  },
  start(g, c, e) {
    const id = warped(c, e);
    if (!id) return undefined;
    if (ontoCard(e)) {
      const body = g.state.bodies[figure(g, id).body];
      if (body) body.at = null;
      g.dirty = true;
      emit(g, 'warpedOff', { figure: id, by: c.who }, undefined, 'A1.tag-move.44');
      return undefined;
    }
    const options: Option[] = places(g, c, e, id).map((place) => ({
      id: `space:${place}`,
      kind: 'space',
      at: xy(g, place),
      figure: id,
      data: place,
    }));
    const about = { line: c.frame.line, verb: 'warp', moved: id };
    return choose({ kind: 'space', figure: c.who, options, pass: false, about, rule: 'A1.tag-move.44' });
  },
  resume(g, c, e, result) {
    const option = result as Option | undefined;
    const id = warped(c, e);
    // The second time round who stood there has been Displaced.
    if (!id || option?.kind !== 'space') return undefined;
    const to = option.data as number;
    emit(g, 'warped', { figure: id, to: xy(g, to), by: c.who }, undefined, 'A1.tag-move.44');
    return putDown(g, c.who, [{ figure: id, to }], 'WARP');
  },
};
