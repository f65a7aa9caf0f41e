/** Inflict Effects, and everything that gives or takes an Effect token. */
import type { EffectName } from '../abilities/ast';
import { draw } from '../dice/random';
import { emit, type FigureId, figure, type Game, inPlay, openWindow } from '../game';
import type { FrameInit } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { banned, immuneToEffect } from '../queries/standing';
import { NEGATIVE, POSITIVE } from '../rules/effectTokens';
import { paralysed } from '../rules/paralyze';
import type { Verb } from './types';

/** Why the figure cannot Gain the Effect; null if it can. */
export function effectRefusal(g: Game, id: FigureId, effect: EffectName): string | null {
  const f = figure(g, id);
  if (f.effects.includes(effect)) return 'has';
  if (immuneToEffect(g, id, effect)) return 'immune';
  if (POSITIVE.has(effect) && (f.effects.includes('DISEASE') || banned(g, id, 'have Positive Effects')))
    return 'disease';
  return null;
}

/** Puts an Effect token on a figure: one of each at most. Returns whether it was Gained. */
export function gainEffect(g: Game, id: FigureId, effect: EffectName, by: FigureId | null): boolean {
  const f = figure(g, id);
  const refusal = effectRefusal(g, id, effect);
  if (refusal) {
    emit(g, 'effectRefused', { figure: id, effect, because: refusal });
    return false;
  }
  f.effects.push(effect);
  if (by) f.effectBy[effect] = by;
  emit(g, 'effectGained', { figure: id, effect, by });
  if (effect === 'DISEASE') for (const e of [...f.effects]) if (POSITIVE.has(e)) loseEffect(g, id, e, 'DISEASE');
  if (effect === 'PARALYZE') paralysed(g, id);
  g.dirty = true;
  return true;
}

/** Takes an Effect token off; `when` is the moment that a duration named. */
export function loseEffect(
  g: Game,
  id: FigureId,
  effect: EffectName,
  because: string,
  rule?: string,
  when?: object,
): void {
  const f = figure(g, id);
  if (!f.effects.includes(effect)) return;
  f.effects = f.effects.filter((e) => e !== effect);
  delete f.effectBy[effect];
  delete f.effectEnds[effect];
  emit(g, 'effectLost', { figure: id, effect, because, ...(when ? { when } : {}) }, undefined, rule);
}

export const inflict: Verb<'inflict'> = {
  target: (e) => e.on,
  aimed: true,
  possible(g, c, e) {
    if (!c.target || !inPlay(g, c.target)) return false;
    const id = c.target;
    if (e.random) return [...NEGATIVE].some((x) => effectRefusal(g, id, x) === null);
    return e.effects.some((x) => effectRefusal(g, id, x) === null);
  },
  start(g, c, e): FrameInit | undefined {
    const id = c.target as FigureId;
    let effects = e.effects;
    if (e.random) {
      const left = [...NEGATIVE].filter((x) => effectRefusal(g, id, x) === null);
      effects = [draw(g, 'effect', left)];
    }
    let gained: EffectName | null = null;
    for (const effect of effects) if (gainEffect(g, id, effect, c.frame.owner)) gained = effect;
    return gained && anyLineAt(g, 'effect.gained')
      ? openWindow('effect.gained', { subject: id, effect: gained, source: c.frame.owner })
      : undefined;
  },
};
