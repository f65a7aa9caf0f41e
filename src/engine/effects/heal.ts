/** HEAL (X): Damage tokens come off; not under Disease (A1.heal, A1.effect-token.05). */
import { bindOf } from '../conditions/bind';
import { quantity } from '../conditions/values';
import { emit, type FigureId, figure, type Game, inPlay, openWindow } from '../game';
import { anyLineAt } from '../points/lines';
import { banned } from '../queries/standing';
import { maxHp } from '../queries/stats';
import { tetheredTo } from '../rules/specialEffects';
import { aimsAtDefeated } from './returnTo';
import type { Verb } from './types';

/** Whether Damage tokens can come off the figure now. */
function canHeal(g: Game, id: FigureId): boolean {
  const f = figure(g, id);
  return inPlay(g, id) && f.damage > 0 && !f.effects.includes('DISEASE') && !banned(g, id, 'remove Damage');
}

/** Takes up to n Damage tokens off; returns how many. A Tethered figure HEALS the same, once (A1.special-effect.04, .05). */
function healFigure(g: Game, id: FigureId, n: number, passedOn = false): number {
  const f = figure(g, id);
  const healed = Math.min(f.damage, n);
  f.damage -= healed;
  emit(g, 'healed', { figure: id, amount: healed, of: n, left: maxHp(g, id) - f.damage }, undefined, 'A1.heal.01');
  const tied = passedOn ? null : tetheredTo(g, id);
  if (tied !== null && healed > 0 && canHeal(g, tied)) healFigure(g, tied, healed, true);
  return healed;
}

export const heal: Verb<'heal'> = {
  possible: (g, c) => canHeal(g, c.who) || (figure(g, c.who).defeated && aimsAtDefeated(c.frame.ability)),
  start(g, c, e) {
    const n = healFigure(g, c.who, quantity(g, e.n, bindOf(c.frame)));
    c.frame.healed += n;
    return n > 0 && anyLineAt(g, 'heal.done')
      ? openWindow('heal.done', { subject: c.who, source: c.frame.owner })
      : undefined;
  },
};
