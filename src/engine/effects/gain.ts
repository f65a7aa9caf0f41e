/** Gain: Effects, tokens, SP, bonuses and tags, Gold, XP, Items. */
import type { Gain } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { emit, type FigureId, figure, type Game, inPlay, openWindow } from '../game';
import type { FrameInit } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { spBar } from '../queries/stats';
import { TOKEN_LIMIT } from '../rules/abilityTokens';
import { specialEffect } from '../rules/effectTokens';
import { gainItem, gainRandomItem } from '../rules/items';
import { gainSpecial, specialRefusal } from '../rules/specialEffects';
import { giveBonuses } from './bonus';
import { effectRefusal, gainEffect } from './inflict';
import type { EffectContext, Verb } from './types';

/** Adds SP up to the most the figure can have; returns how many. */
export function gainSp(g: Game, id: FigureId, n: number, why: string): number {
  const f = figure(g, id);
  const got = Math.max(0, Math.min(n, spBar(g, id).max - f.sp));
  f.sp += got;
  if (got > 0) emit(g, 'spGained', { figure: id, amount: got, now: f.sp, why });
  return got;
}

/** Most tokens of a kind the figure may bear: the rulebook's and the line's own limit. */
function room(g: Game, id: FigureId, x: Extract<Gain, { g: 'token' }>): number {
  const token = x.token.toLowerCase();
  const has = figure(g, id).tokens[token] ?? 0;
  const limit = Math.min(x.limit ?? Number.POSITIVE_INFINITY, TOKEN_LIMIT[token] ?? Number.POSITIVE_INFINITY);
  return Math.max(0, limit - has);
}

/** Puts tokens on a figure's card. */
function gainToken(g: Game, id: FigureId, token: string, n: number): void {
  const f = figure(g, id);
  f.tokens[token] = (f.tokens[token] ?? 0) + n;
  emit(g, 'tokenGained', { figure: id, token, amount: n, now: f.tokens[token] });
}

function possible(g: Game, c: EffectContext, x: Gain): boolean {
  const id = c.who;
  if (!inPlay(g, id)) return false;
  switch (x.g) {
    case 'effect':
      return effectRefusal(g, id, x.effect) === null;
    case 'token': {
      const special = specialEffect(x.token);
      return special ? specialRefusal(g, id, special, c.frame.owner) === null : room(g, id, x) > 0;
    }
    case 'sp':
      return figure(g, id).kind !== 'intelligent' && figure(g, id).sp < spBar(g, id).max;
    default:
      return true;
  }
}

function give(g: Game, c: EffectContext, x: Gain): void {
  const { frame, who } = c;
  const bind = bindOf(frame);
  switch (x.g) {
    case 'effect':
      gainEffect(g, who, x.effect, frame.owner);
      break;
    case 'token': {
      const special = specialEffect(x.token);
      if (special) gainSpecial(g, who, special, frame.owner);
      else gainToken(g, who, x.token.toLowerCase(), Math.min(num(x.n, bind), room(g, who, x)));
      break;
    }
    case 'sp':
      gainSp(g, who, num(x.n, bind), 'ability');
      break;
    case 'bonus':
      giveBonuses(g, c, [x.bonus]);
      break;
    case 'gold': {
      const n = num(x.n, bind);
      g.state.gold += n;
      emit(g, 'goldGained', { amount: n, now: g.state.gold });
      break;
    }
    case 'xp': {
      const n = num(x.n, bind);
      g.state.xp += n;
      emit(g, 'xpGained', { figure: who, amount: n });
      break;
    }
    case 'random':
      for (let i = 0; i < num(x.n, bind); i++) gainRandomItem(g, who, x.slot.toLowerCase());
      break;
    case 'item':
      gainItem(g, who, x.name);
      break;
  }
}

export const gain: Verb<'gain'> = {
  possible: (g, c, e) => e.gains.some((x) => possible(g, c, x)),
  start(g, c, e): FrameInit | undefined {
    // Gold goes to the one purse however many are named (A1.gain).
    const purse = c.frame.subjects.length > 1 && c.frame.k > 0;
    for (const x of e.gains) if (!(purse && x.g === 'gold') && (x.g === 'bonus' || possible(g, c, x))) give(g, c, x);
    const effect = e.gains.find((x) => x.g === 'effect');
    if (effect?.g === 'effect' && anyLineAt(g, 'effect.gained') && figure(g, c.who).effects.includes(effect.effect))
      return openWindow('effect.gained', { subject: c.who, effect: effect.effect, source: c.frame.owner });
    return undefined;
  },
};

export const loseSp: Verb<'loseSp'> = {
  possible: (g, c) => figure(g, c.who).sp > 0,
  start(g, c, e) {
    const f = figure(g, c.who);
    const n = Math.min(f.sp, num(e.n, bindOf(c.frame)));
    f.sp -= n;
    emit(g, 'spLost', { figure: c.who, amount: n });
    return undefined;
  },
};
