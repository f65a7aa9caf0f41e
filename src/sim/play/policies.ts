/** Who answers for the players in a simulation. */
import { apply, gameOf } from '../../engine';
import { compare, type Rating, rateState } from '../../engine/ai/evaluate';
import { at, type FigureId, figure, figuresInPlay, type Game, playerControlled } from '../../engine/game';
import type { Ask, Intent, Option } from '../../engine/kernel/types';
import { attackReasons } from '../../engine/queries/attack';
import { openMove, reachable } from '../../engine/queries/paths';
import { rangeOf } from '../../engine/queries/sight';
import { attackModes } from '../../engine/queries/weapons';
import type { Content } from '../../engine/state/content';
import type { State } from '../../engine/state/state';

export type PolicyName = 'random' | 'greedy';
/** Random numbers of a policy, apart from those of the game. */
export type Chance = () => number;
export type Policy = (state: State, content: Content, chance: Chance) => Intent;

/** Options that a simulation may take: what is against one's own side, and templates, are left out. */
function usable(ask: Ask): Option[] {
  const real = ask.options.filter((o) => !o.friendly && !o.template);
  return real.length > 0 ? real : ask.options.filter((o) => !o.template);
}

/** Any legal answer; a turn is ended at once only when nothing else is offered, or one time in five. */
export const random: Policy = (state, _content, chance) => {
  const ask = state.ask as Ask;
  let options = usable(ask);
  if (ask.kind === 'action' && options.length > 1 && chance() > 0.2)
    options = options.filter((o) => o.kind !== 'endTurn');
  const option = options[Math.floor(chance() * options.length)] as Option;
  return { ask: ask.id, option: option.id };
};

/** What an answer leads to, tried on a copy; the dice of the try are not those of the game. */
function outcome(state: State, content: Content, ask: Ask, option: Option): Rating {
  const copy = structuredClone(state);
  copy.random.seed = (copy.random.seed * 31 + 7) >>> 0;
  copy.random.streams = {};
  apply(copy, { ask: ask.id, option: option.id }, content);
  return rateState(gameOf(copy, content), 'adventurers');
}

/** Where a figure would like to stand: in reach of an Attack with SP left for it, else nearer to an opponent. */
function bestStep(g: Game, id: FigureId, options: Option[]): Option | null {
  const f = figure(g, id);
  const body = g.state.bodies[f.body];
  const from = at(g, id);
  if (!body || from === null) return null;
  const modes = attackModes(g, id);
  const threats = figuresInPlay(g).filter((x) => x.side !== f.side);
  const value = (space: number, sp: number, provokes: number): number => {
    body.at = space;
    const targets =
      sp <= f.sp - 2 ? threats.filter((t) => modes.some((m) => attackReasons(g, id, t.id, m).length === 0)) : [];
    const nearest = Math.min(...threats.map((t) => rangeOf(g, id, t.id)));
    body.at = from;
    return (
      (targets.length > 0
        ? 100 +
          weakest(
            g,
            targets.map((t) => t.id),
          )
        : 0) -
      nearest -
      2 * sp -
      6 * provokes
    );
  };
  const here = value(from, 0, 0);
  let best: { to: [number, number]; worth: number } | null = null;
  for (const r of reachable(g, id)) {
    const worth = value(r.to, r.sp, r.provokes.length);
    const first = r.path[0];
    if (worth > here + 0.5 && first && (!best || worth > best.worth))
      best = { to: [first.to % g.state.board.width, Math.floor(first.to / g.state.board.width)], worth };
  }
  if (!best) return null;
  const { to } = best;
  return (
    options.find((o) => o.kind === 'move' && Array.isArray(o.to) && o.to[0] === to[0] && o.to[1] === to[1]) ?? null
  );
}

function weakest(g: Game, ids: FigureId[]): number {
  return Math.max(...ids.map((id) => figure(g, id).damage));
}

/** The answer that the evaluation rates best, one answer deep; movement by where it leads. */
export const greedy: Policy = (state, content) => {
  const ask = state.ask as Ask;
  const options = usable(ask);
  const g = gameOf(state, content);
  const id = ask.figure;
  const first = options[0] as Option;
  const take = (o: Option): Intent => ({ ask: ask.id, option: o.id });
  if (ask.kind === 'action' && id && playerControlled(g, id)) {
    const acts = options.filter(
      (o) =>
        o.kind === 'attack' || (o.kind === 'use' && o.target !== undefined && figure(g, o.target).side === 'opponents'),
    );
    const best = pick(state, content, ask, acts);
    if (best) return take(best);
    const helpful = pick(
      state,
      content,
      ask,
      options.filter((o) => o.kind === 'use' || o.kind === 'encounter'),
      true,
    );
    if (helpful) return take(helpful);
    const step = openMove(g, id) || figure(g, id).sp > 0 ? bestStep(g, id, options) : null;
    if (step) return take(step);
    return take(options.find((o) => o.kind === 'endTurn') ?? first);
  }
  const pass = options.find((o) => o.kind === 'pass');
  if (ask.kind === 'dodge' || ask.kind === 'empower') return take(id && figure(g, id).sp > 2 ? first : (pass ?? first));
  if (ask.kind === 'counter' || ask.kind === 'breakAttack' || ask.kind === 'symbols')
    return take(options.filter((o) => o.kind !== 'pass').at(-1) ?? first);
  if (ask.kind === 'placement') return take(options[Math.floor(options.length / 2)] as Option);
  return take(pick(state, content, ask, options) ?? first);
};

/** The best of some options by what they lead to; `better`: only if it improves on the position as it is. */
function pick(state: State, content: Content, ask: Ask, options: Option[], better = false): Option | null {
  let best: Option | null = null;
  let rating: Rating | null = better ? rateState(gameOf(state, content), 'adventurers') : null;
  for (const o of options) {
    const r = outcome(state, content, ask, o);
    if (!rating || compare(r, rating) > 0) {
      rating = r;
      best = o;
    }
  }
  return best;
}

export const POLICIES: Record<PolicyName, Policy> = { random, greedy };
