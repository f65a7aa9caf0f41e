/** Deal Damage that is no Attack (card language section 8). */
import { bindOf } from '../conditions/bind';
import { damageInit } from '../frames/damage';
import { inPlay } from '../game';
import type { DamageFrame } from '../state/attackFrames';
import { damageParts } from './amounts';
import type { Verb } from './types';

export const deal: Verb<'deal'> = {
  target: (e) => e.to,
  aimed: true,
  possible: (g, c) => c.target !== null && inPlay(g, c.target),
  start(g, c, e) {
    const { frame, target } = c;
    const bySpell = frame.aim?.spell ?? false;
    const source: DamageFrame['source'] = { kind: bySpell ? 'spell' : 'ability', by: frame.owner, name: 'ability' };
    return damageInit(target as string, damageParts(g, e.dmg, bindOf(frame)), source);
  },
  resume(_g, c, _e, result) {
    c.frame.damageDealt += (result as { dealt: number }).dealt;
    return undefined;
  },
};
