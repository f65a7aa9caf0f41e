/** `DISPLACE [<whom>]`: those under the base of the subject, or the figures named (A1.tag-move.06). */
import { displaceInit } from '../frames/displace';
import { type FigureId, type Game, inPlay } from '../game';
import { underBase } from '../rules/placement';
import type { EffectContext, EffectOf, Verb } from './types';

function under(g: Game, c: EffectContext, e: EffectOf<'displace'>): FigureId[] {
  if (!e.whom) return inPlay(g, c.who) ? underBase(g, c.who) : [];
  return c.target && c.target !== c.who && inPlay(g, c.target) ? [c.target] : [];
}

export const displace: Verb<'displace'> = {
  target: (e) => e.whom,
  possible: (g, c, e) => under(g, c, e).length > 0,
  start: (g, c, e) => displaceInit(c.who, under(g, c, e), null, 'DISPLACE'),
};
