/** Damage tokens moved from one card to another: neither Damage dealt nor healing (A1.damage.06, .07). */
import { bindOf } from '../conditions/bind';
import { personOf } from '../conditions/select';
import { choose } from '../frames/choose';
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import type { Option } from '../kernel/types';
import { banned } from '../queries/standing';
import { maxHp } from '../queries/stats';
import type { EffectContext, EffectOf, Verb } from './types';

/** Whether tokens can come off the figure's card (A1.effect-token.06). */
function gives(g: Game, id: FigureId): boolean {
  return !figure(g, id).effects.includes('DISEASE') && !banned(g, id, 'remove Damage');
}

/** Both figures and how many tokens the first may have afterwards; null if nothing can be moved. */
function range(g: Game, c: EffectContext, e: EffectOf<'redistribute'>) {
  const own = bindOf(c.frame);
  const bind = { ...own, target: c.target ?? own.target };
  const [a, b] = [personOf(g, { of: [e.one] }, bind), personOf(g, { of: [e.other] }, bind)];
  if (!a || !b || a === b || !inPlay(g, a) || !inPlay(g, b)) return null;
  const [mine, its] = [figure(g, a).damage, figure(g, b).damage];
  const least = gives(g, a) ? Math.max(0, mine + its - maxHp(g, b)) : mine;
  const most = gives(g, b) ? Math.min(mine + its, maxHp(g, a)) : mine;
  return least < most ? { a, b, least, most, all: mine + its } : null;
}

export const redistribute: Verb<'redistribute'> = {
  possible: (g, c, e) => range(g, c, e) !== null,
  start(g, c, e) {
    const r = range(g, c, e);
    if (!r) return undefined;
    const options: Option[] = [];
    for (let n = r.least; n <= r.most; n++) options.push({ id: `damage/${n}`, kind: 'choice', n });
    const about = { line: c.frame.line, redistribute: [r.a, r.b] };
    return choose({ kind: 'choice', figure: c.frame.owner, options, pass: false, about, rule: 'A1.damage.06' });
  },
  resume(g, c, e, result) {
    const r = range(g, c, e);
    const n = (result as Option).n;
    if (!r || n === undefined) return undefined;
    figure(g, r.a).damage = n;
    figure(g, r.b).damage = r.all - n;
    emit(g, 'damageRedistributed', { figures: [r.a, r.b], amounts: [n, r.all - n] }, undefined, 'A1.damage.06');
    g.dirty = true;
    return undefined;
  },
};
