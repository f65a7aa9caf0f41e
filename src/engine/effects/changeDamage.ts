/** Reduce or ignore Damage that would be dealt (step 6d and the like); never IRREDUCIBLE DMG (A1.damage-type.05). */
import type { DamageType } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { quantity } from '../conditions/values';
import { tell } from '../frames/damage';
import { emit, frameById, type Game } from '../game';
import type { DamageFrame } from '../state/attackFrames';
import type { EffectContext, Verb } from './types';

const REDUCIBLE: DamageType[] = ['PHYSICAL', 'MAGIC'];

function damageOf(g: Game, c: EffectContext): DamageFrame | undefined {
  return frameById(g, 'damage', c.frame.scene.damage);
}

/** Damage type that the line's moment names, if any. */
function momentType(c: EffectContext): DamageType | undefined {
  const { moment } = c.frame.ability;
  if (moment?.m !== 'when') return undefined;
  for (const e of moment.events)
    if ((e.e === 'wouldBeDealt' || e.e === 'isDealt') && e.damage.type) return e.damage.type;
  return undefined;
}

function change(g: Game, d: DamageFrame, { frame }: EffectContext, type: DamageType, to: number): void {
  const from = d.final[type] ?? 0;
  if (to === from) return;
  d.final[type] = to;
  const { line } = frame;
  tell(d, type, to - from, 'ability', 'A1.attack.22', 'key' in line ? line.key : undefined);
  emit(
    g,
    'damageReduced',
    { target: d.target, damageType: type, from, to, because: 'ability', line },
    undefined,
    'A1.attack.22',
  );
}

export const reduceDamage: Verb<'reduceDamage'> = {
  possible(g, c) {
    const d = damageOf(g, c);
    return d !== undefined && REDUCIBLE.some((t) => (d.final[t] ?? 0) > 0 && (momentType(c) ?? t) === t);
  },
  start(g, c, e) {
    const d = damageOf(g, c) as DamageFrame;
    let left = quantity(g, e.by, bindOf(c.frame));
    for (const type of REDUCIBLE) {
      if ((momentType(c) ?? type) !== type) continue;
      const n = d.final[type] ?? 0;
      const by = Math.min(n, left);
      left -= by;
      change(g, d, c, type, n - by);
    }
    return undefined;
  },
};

export const ignoreDamage: Verb<'ignoreDamage'> = {
  possible(g, c, e) {
    const d = damageOf(g, c);
    return d !== undefined && REDUCIBLE.some((t) => (d.final[t] ?? 0) > 0 && (e.type ?? momentType(c) ?? t) === t);
  },
  start(g, c, e) {
    const d = damageOf(g, c) as DamageFrame;
    for (const type of REDUCIBLE) if ((e.type ?? momentType(c) ?? type) === type) change(g, d, c, type, 0);
    return undefined;
  },
};
