/** A Defeated figure returns to the board, as if it Spawned there (A1.defeat.17, A1.spawning.20). */
import type { Ability } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { meansDefeated } from '../conditions/select';
import { spacesOfSpec } from '../conditions/spaces';
import { choose } from '../frames/choose';
import { displaceInit } from '../frames/displace';
import { emit, figure, type Game, openWindow, xy } from '../game';
import type { Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { maxHp } from '../queries/stats';
import { joinTrack } from '../rules/initiative';
import { spawnPlaces, underBase } from '../rules/placement';
import { cardNumbers } from '../rules/told';
import type { EffectContext, EffectOf, Verb } from './types';

/** Whether a line is aimed at Defeated figures. */
export function aimsAtDefeated(ability: Ability): boolean {
  return ability.body.some((s) => s.steps.some(({ aim }) => aim?.aim === 'target' && meansDefeated(aim.whom)));
}

function places(g: Game, c: EffectContext, e: EffectOf<'returnTo'>): number[] {
  const body = g.state.bodies[figure(g, c.who).body];
  return body ? spawnPlaces(g, body.size, spacesOfSpec(g, e.space, bindOf(c.frame))) : [];
}

export const returnTo: Verb<'returnTo'> = {
  possible: (g, c, e) => figure(g, c.who).defeated && places(g, c, e).length > 0,
  start(g, c, e) {
    const options: Option[] = places(g, c, e).map((space) => ({
      id: `space/${space}`,
      kind: 'space',
      at: xy(g, space),
      figure: c.who,
      data: space,
    }));
    const about = { line: c.frame.line, returns: c.who };
    return choose({ kind: 'space', figure: c.frame.owner, options, pass: false, about, rule: 'A1.defeat.17' });
  },
  resume(g, c, _e, result) {
    const space = (result as Option | null)?.data;
    // What its coming set off is over.
    if (typeof space !== 'number') return undefined;
    const f = figure(g, c.who);
    const body = g.state.bodies[f.body];
    if (!body) return undefined;
    body.at = space;
    f.defeated = false;
    f.credit = null;
    f.marks = {};
    // It comes back to stay: at least 1 HP is left (rulings: returning figures).
    f.damage = Math.min(f.damage, maxHp(g, c.who) - 1);
    const told = { figure: c.who, at: xy(g, space), card: f.card, by: c.frame.owner, ...cardNumbers(g, c.who) };
    emit(g, 'spawned', told, undefined, 'A1.defeat.17');
    joinTrack(g, c.who);
    g.dirty = true;
    const under = underBase(g, c.who);
    if (under.length > 0) return displaceInit(c.who, under, null, 'Spawn');
    return anyLineAt(g, 'spawn.done') ? openWindow('spawn.done', { subject: c.who, source: null }) : undefined;
  },
};
