/** Remove Effects and tokens; the user chooses which where several fit. */
import type { EffectName, Removed } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { choose } from '../frames/choose';
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import type { FrameInit, Option } from '../kernel/types';
import { discardToken } from '../points/price';
import { banned } from '../queries/standing';
import { takeToken } from '../rules/boardTokens';
import { NEGATIVE, POSITIVE, specialEffect } from '../rules/effectTokens';
import { loseEffect } from './inflict';
import type { EffectContext, Verb } from './types';

/** Effects of the figure that the words mean; none while Disease keeps it from removing any (A1.effect-token.06). */
function removable(g: Game, id: FigureId, what: Removed): EffectName[] {
  const f = figure(g, id);
  if (banned(g, id, 'remove Effects')) return [];
  const blocked = f.effects.includes('DISEASE');
  return f.effects.filter((e) => {
    if (blocked && e !== 'DISEASE') return false;
    if (what.r === 'effect') return e === what.effect;
    if (what.r === 'token') return e === specialEffect(what.token);
    if (what.r === 'allEffects') return true;
    if (what.r !== 'anyEffect') return false;
    return !what.sign || (what.sign === 'negative' ? NEGATIVE : POSITIVE).has(e);
  });
}

function whose(c: EffectContext): FigureId {
  return c.target ?? c.who;
}

export const remove: Verb<'remove'> = {
  target: (e) => e.from,
  possible(g, c, e) {
    const id = whose(c);
    if (!inPlay(g, id)) return false;
    return e.what.r === 'token' && !specialEffect(e.what.token)
      ? (figure(g, id).tokens[e.what.token.toLowerCase()] ?? 0) > 0
      : removable(g, id, e.what).length > 0;
  },
  start(g, c, e): FrameInit | undefined {
    const id = whose(c);
    if (e.what.r === 'token' && !specialEffect(e.what.token)) {
      const token = e.what.token.toLowerCase();
      const has = figure(g, id).tokens[token] ?? 0;
      discardToken(g, id, token, e.what.n === 'all' ? has : Math.min(has, num(e.what.n, bindOf(c.frame))));
      return undefined;
    }
    const list = removable(g, id, e.what);
    if (e.what.r !== 'anyEffect' || list.length === 1) {
      for (const effect of list) loseEffect(g, id, effect, 'removed');
      return undefined;
    }
    const options: Option[] = list.map((effect, n) => ({
      id: `effect/${effect}`,
      kind: 'choice',
      n,
      label: effect,
      data: { effect, figure: id },
    }));
    return choose({ kind: 'choice', figure: c.who, options, pass: false, about: { remove: 'effect', figure: id } });
  },
  resume(g, _c, _e, result) {
    const { effect, figure: id } = (result as Option).data as { effect: EffectName; figure: FigureId };
    loseEffect(g, id, effect, 'removed');
    return undefined;
  },
};

export const removeThisToken: Verb<'removeThisToken'> = {
  possible: (g, c) =>
    c.frame.line.on === 'boardToken' && g.state.tokens.some((t) => t.id === (c.frame.line as { token: string }).token),
  start(g, c) {
    const { line } = c.frame;
    if (line.on !== 'boardToken') return undefined;
    const token = g.state.tokens.find((t) => t.id === line.token);
    if (!token) return undefined;
    takeToken(g, token);
    emit(g, 'tokenRemoved', { token: line.token });
    return undefined;
  },
};
