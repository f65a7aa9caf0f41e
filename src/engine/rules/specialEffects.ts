/** Tether and Nemesis: who may have their tokens, and whom a Tether ties to whom (A1.special-effect). */
import type { EffectName } from '../abilities/ast';
import { loseEffect } from '../effects/inflict';
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import { immuneTo } from '../queries/standing';

/** The figure that `id` has Tethered: it bears the token (A1.special-effect.03). */
export function tetheredTo(g: Game, id: FigureId): FigureId | null {
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (f.effects.includes('TETHER') && f.effectBy.TETHER === id && inPlay(g, other)) return other;
  }
  return null;
}

/** Why `by` cannot put the token on the figure; null if it can (A1.special-effect.07). */
export function specialRefusal(g: Game, id: FigureId, effect: EffectName, by: FigureId): string | null {
  if (id === by) return 'self';
  if (effect === 'TETHER' && tetheredTo(g, id) === by) return 'tethered';
  return immuneTo(g, id, 'effects') ? 'immune' : null;
}

/** Puts the token on a figure; an older one of the same user, or on the same figure, goes (A1.special-effect.06, .10). */
export function gainSpecial(g: Game, id: FigureId, effect: EffectName, by: FigureId): boolean {
  const refusal = specialRefusal(g, id, effect, by);
  if (refusal) {
    emit(g, 'effectRefused', { figure: id, effect, because: refusal });
    return false;
  }
  for (const other of g.state.order)
    if (other === id || figure(g, other).effectBy[effect] === by) loseEffect(g, other, effect, 'replaced');
  const f = figure(g, id);
  f.effects.push(effect);
  f.effectBy[effect] = by;
  emit(g, 'effectGained', { figure: id, effect, by });
  g.dirty = true;
  return true;
}
