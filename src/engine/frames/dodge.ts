/** DODGE, step 4 of an Attack. */
import { type FigureId, figure, type Game } from '../game';
import type { Reason } from '../kernel/types';
import { BAN_RULE, banned } from '../queries/standing';
import { terrainUnder } from '../rules/terrainRules';

/** SP of a DODGE (A1.std-ability.02). */
export const DODGE_COST = 1;

/** Why the figure can DODGE no Attack; [] if it can. */
export function dodgeReasons(g: Game, id: FigureId): Reason[] {
  const f = figure(g, id);
  if (f.effects.includes('DARKNESS'))
    return [{ why: 'darkness', text: 'Darkness: it may not DODGE.', rule: 'A1.effect-token.03' }];
  if (f.effects.includes('PARALYZE'))
    return [{ why: 'paralyzed', text: 'Paralyze: it can use no Ability.', rule: 'A1.effect-token.08' }];
  if (terrainUnder(g, id) === 'water')
    return [{ why: 'water', text: 'A figure in Water may not DODGE.', rule: 'A1.terrain.09' }];
  if (banned(g, id, 'DODGE')) return [{ why: 'banned', text: 'It may not DODGE.', rule: BAN_RULE }];
  return [];
}
