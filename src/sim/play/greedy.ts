/** The greedy player: at each question the answer that leads to most, one answer deep. */
import { gameOf } from '../../engine';
import { chooseDie } from '../../engine/ai/choice';
import { bestRated, rateTarget } from '../../engine/ai/evaluate';
import { rerollHelps } from '../../engine/ai/reroll';
import { spendSymbols } from '../../engine/ai/symbols';
import { type FigureId, figure, type Game, playerControlled } from '../../engine/game';
import type { Ask, Option } from '../../engine/kernel/types';
import type { Content } from '../../engine/state/content';
import type { Scene } from '../../engine/state/frames';
import type { State } from '../../engine/state/state';
import { pushTo, tried, worthOf } from './trial';
import { attackWorth, freeMove, nextStep, onItsWay } from './walk';

/** What an Attack's Defeat is worth, and its SP, in points of Damage. */
const DEFEAT = 12;
const ATTACK_SP = 1.1;
/** Less than this is not worth a card. */
const GAIN = 0.05;
/** What an `At any time` line must gain: it may be needed more later. */
const INTERJECT_GAIN = 1;
/** SP that a DODGE or EMPOWER leaves. */
const SPARE_SP = 2;

interface Best {
  option: Option | null;
  gain: number;
}

/** The best of some options by what they lead to; only what gains more than `least` over the position as it is. */
function bestTried(state: State, content: Content, ask: Ask, options: readonly Option[], least: number): Best {
  const now = worthOf(state);
  let best: Best = { option: null, gain: least };
  for (const option of options) {
    // What needs dice is tried twice.
    const again = option.target !== undefined && state.figures[option.target]?.side === 'opponents';
    let gain = tried(state, content, ask, option) - now;
    if (again) gain = (gain + tried(state, content, ask, option, 1) - now) / 2;
    if (gain > best.gain) best = { option, gain };
  }
  return best;
}

/** The Action Phase: Abilities and Attacks that gain something, then a step, then the end. */
function act(state: State, content: Content, ask: Ask, id: FigureId, options: Option[]): Option {
  const g = gameOf(state, content);
  const end = options.find((o) => o.kind === 'endTurn');
  let best: Best = { option: null, gain: 0 };
  for (const option of options) {
    if (option.kind !== 'attack') continue;
    const gain = attackWorth(g, id, option, DEFEAT) - ATTACK_SP;
    if (!best.option || gain > best.gain) best = { option, gain };
  }
  const step = best.option ? null : onItsWay(g, id, options);
  if (step) return step;
  const lines = options.filter((o) => o.kind === 'use' || o.kind === 'encounter');
  const line = bestTried(state, content, ask, lines, best.option ? Math.max(GAIN, best.gain) : GAIN);
  if (line.option) return line.option;
  if (best.option) return best.option;
  const moves = options.some((o) => o.kind === 'move');
  if (figure(g, id).sp >= SPARE_SP) {
    const free = freeMove(g, id, options);
    if (free) return free;
  }
  const next = moves ? nextStep(g, id, options, !end) : null;
  return next ?? end ?? (options[0] as Option);
}

/** DODGE, EMPOWER, COUNTER: what costs no SP first; SP only where some are left. */
function atCost(g: Game, ask: Ask, options: readonly Option[], spare: number): Option {
  const pass = options.find((o) => o.kind === 'pass');
  const real = options.filter((o) => o.kind !== 'pass');
  const free = real.find((o) => !o.cost?.sp);
  const who = real[0]?.by ?? ask.figure;
  const paid = who && figure(g, who).sp > spare ? real[0] : undefined;
  return free ?? paid ?? pass ?? (options[0] as Option);
}

/** An answer by rules of thumb where no try is needed; null where one is. */
function known(g: Game, ask: Ask, options: Option[]): Option | null {
  const pass = options.find((o) => o.kind === 'pass');
  const real = options.filter((o) => o.kind !== 'pass');
  const id = ask.figure;
  switch (ask.kind) {
    case 'dodge':
    case 'empower':
      return atCost(g, ask, options, SPARE_SP);
    case 'counter':
      return atCost(g, ask, options, 0);
    case 'symbols':
      return spendSymbols(g, ask.about?.attack as number | undefined, real) ?? pass ?? null;
    case 'breakAttack':
      return id && real.length > 0 ? bestRated(real, (o) => rateTarget(g, id, o.target as FigureId)).best : null;
    case 'placement':
      return options[Math.floor(options.length / 2)] ?? null;
    case 'space': {
      if (!id) return null;
      if (real.some((o) => o.kind === 'move')) return nextStep(g, id, real, !pass) ?? pass ?? null;
      return pushTo(g, ask, id, real);
    }
    case 'dice':
      return id ? (chooseDie(g, ask, id, real) ?? pass ?? null) : null;
    case 'order':
      return options[0] ?? null;
    default:
      return null;
  }
}

/** Offers at a moment: re-rolls by their mean, Symbols by the best way to spend them, the rest by a try. */
function atMoment(state: State, content: Content, ask: Ask, options: Option[]): Option {
  const g = gameOf(state, content);
  const pass = options.find((o) => o.kind === 'pass');
  const symbols = options.filter((o) => o.kind === 'symbol');
  const spent = symbols.length > 0 ? spendSymbols(g, ask.about?.attack as number | undefined, symbols) : null;
  if (spent) return spent;
  const scene = { subject: null, ...ask.about } as Scene;
  const again = options.find((o) => o.kind === 'reroll' && rerollHelps(g, o.by ?? '', scene));
  if (again) return again;
  const rest = options.filter((o) => o.kind !== 'reroll' && o.kind !== 'symbol');
  if (rest.length === 1) return rest[0] as Option;
  // Against passing: what happens then, happens in either case.
  let best = pass ?? (rest[0] as Option);
  let worth = tried(state, content, ask, best);
  for (const option of rest) {
    if (option === best) continue;
    const its = tried(state, content, ask, option);
    if (its > worth + (best === pass ? GAIN : 0)) {
      best = option;
      worth = its;
    }
  }
  return best;
}

/** The answer of the greedy player to the open question. */
export function greedyOption(state: State, content: Content, ask: Ask, options: Option[]): Option {
  if (ask.interject.length > 0) {
    const now = bestTried(state, content, ask, ask.interject, INTERJECT_GAIN);
    if (now.option) return now.option;
  }
  const only = options[0] as Option;
  if (options.length === 1) return only;
  if (ask.kind === 'action' && ask.figure && playerControlled(gameOf(state, content), ask.figure))
    return act(state, content, ask, ask.figure, options);
  return known(gameOf(state, content), ask, options) ?? atMoment(state, content, ask, options);
}
