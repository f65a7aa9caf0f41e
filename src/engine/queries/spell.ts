/** What counts for a SPELL before its dice are rolled. */
import type { Bonus } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { num } from '../conditions/values';
import { type FigureId, figure, type Game, inPlay } from '../game';
import { eachLineAt } from '../points/lines';
import { eventMatches } from '../points/matches';
import { isChoice } from '../points/offers';
import type { Scene } from '../state/frames';
import { hasBonus } from './standing';
import { castingDie } from './stats';

/** Whether a SPELL is EMPOWERED without paying: by a standing line, a BLACK Casting die, or what was given to it. */
export function castsEmpowered(g: Game, caster: FigureId, given: readonly Bonus[]): boolean {
  return (
    hasBonus(g, caster, 'empower', (_, scope) => scope === null || scope === 'your SPELLS') ||
    castingDie(g, caster) === 'BLACK' ||
    given.some((b) => b.b === 'empower')
  );
}

/** What lines that happen by themselves will add to the figure's Conviction Check (`When making a Conviction Check, +1 to the roll`). */
export function convictionBonus(g: Game, id: FigureId, caster: FigureId): number {
  const scene: Scene = { subject: id, object: caster, source: caster, roll: 'conviction' };
  let sum = 0;
  for (const owner of g.state.order) {
    if (!inPlay(g, owner)) continue;
    const bind = bindFor(owner, scene);
    eachLineAt(g, figure(g, owner), 'check.made', ({ ability }) => {
      const { moment, body } = ability;
      if (moment?.m !== 'when' || moment.freq || isChoice(ability)) return;
      if (!moment.events.some((e) => eventMatches(g, e, 'check.made', scene, owner))) return;
      for (const { if: condition, steps } of body) {
        if (condition && !holdsAll(g, condition, bind)) continue;
        for (const { effect, may, costs } of steps) {
          if (effect.do !== 'bonus' || may || costs) continue;
          for (const b of effect.bonuses) if (b.b === 'roll') sum += b.sign * num(b.n, bind);
        }
      }
    });
  }
  return sum;
}
