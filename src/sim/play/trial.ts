/** Trying an answer on a copy of the game, and what a position is worth to the party. */
import { apply, gameOf } from '../../engine';
import { bestRated, rateMoved } from '../../engine/ai/evaluate';
import { spendSymbols } from '../../engine/ai/symbols';
import type { FigureId, Game } from '../../engine/game';
import type { Ask, Option } from '../../engine/kernel/types';
import { NEGATIVE } from '../../engine/rules/effectTokens';
import type { Content } from '../../engine/state/content';
import type { Figure, State } from '../../engine/state/state';

/** What things are worth, in points of Damage dealt. */
const WORTH = {
  ownDamage: 1.1,
  ownDefeat: 14,
  defeat: 12,
  effect: 1.5,
  /** The first two SP make an Attack; more are seldom all spent. */
  sp: 0.7,
  moreSp: 0.4,
  /** A card that can still be discarded, a PER ENCOUNTER line, a card that is not Flipped. */
  card: 1.5,
  perEncounter: 2.5,
  flipped: 2.5,
  gold: 0.15,
};
const TOKENS: Record<string, number> = { heal: 3, dodge: 1, intervention: 1, vow: 0.8 };
/** Answers after the one that is tried. */
const FURTHER = 12;

function worthOfOwn(f: Figure): number {
  let worth = -WORTH.ownDamage * f.damage - (f.defeated ? WORTH.ownDefeat : 0);
  if (f.defeated) return worth;
  worth += WORTH.sp * Math.min(f.sp, 2) + WORTH.moreSp * Math.max(0, f.sp - 2);
  for (const effect of f.effects) worth += NEGATIVE.has(effect) ? -WORTH.effect : WORTH.effect;
  for (const token in f.tokens) worth += (TOKENS[token] ?? 0) * (f.tokens[token] ?? 0);
  for (const card of f.cards) {
    worth += WORTH.card - (card.flipped ? WORTH.flipped : 0);
    if (card.used) worth -= WORTH.perEncounter * card.used.length;
  }
  return worth;
}

/** What a position is worth to the Adventurers, in points of Damage. */
export function worthOf(state: State): number {
  let worth = WORTH.gold * state.gold;
  for (const id of state.order) {
    const f = state.figures[id] as Figure;
    if (f.side === 'adventurers') {
      worth += worthOfOwn(f);
      continue;
    }
    worth += f.damage + (f.defeated ? WORTH.defeat : 0);
    if (!f.defeated) for (const effect of f.effects) worth += NEGATIVE.has(effect) ? WORTH.effect : -WORTH.effect;
  }
  return worth;
}

/** A copy of plain data; faster than structuredClone for the size of a game. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as T;
}

/** Where it moves an opponent to: by the engine's own rating of such places. */
export function pushTo(g: Game, ask: Ask, id: FigureId, options: readonly Option[]): Option | null {
  const moved = ask.about?.moved as FigureId | undefined;
  const places = options.filter((o) => o.at);
  if (moved === undefined || !g.state.figures[moved] || places.length === 0) return null;
  const { width } = g.state.board;
  const left = (o: Option): number => (o.data as { left?: number } | undefined)?.left ?? 0;
  return bestRated(places, (o) => rateMoved(g, id, moved, (o.at?.[1] ?? 0) * width + (o.at?.[0] ?? 0), left(o))).best;
}

/** An answer at once, for questions that follow the one that is tried. */
function reflex(state: State, content: Content, ask: Ask): Option {
  const pass = ask.options.find((o) => o.kind === 'pass');
  const real = ask.options.filter((o) => o.kind !== 'pass' && !o.friendly);
  if (ask.kind === 'symbols')
    return (
      spendSymbols(gameOf(state, content), ask.about?.attack as number | undefined, real) ?? pass ?? (real[0] as Option)
    );
  const push = ask.kind === 'space' && ask.figure ? pushTo(gameOf(state, content), ask, ask.figure, real) : null;
  if (push) return push;
  const free = real.find((o) => !o.cost?.sp && !o.cost?.perEncounter && !o.cost?.discard && !o.cost?.flip);
  return free ?? pass ?? real[0] ?? (ask.options[0] as Option);
}

/**
 * What the position is worth after an answer and what follows from it at once. The dice of the try are not those of the
 * game: `n` picks others.
 */
export function tried(state: State, content: Content, ask: Ask, option: Option, n = 0): number {
  const copy = copyOf(state);
  copy.random.seed = (Math.imul(copy.random.seed, 31) + Math.imul(ask.id, 0x9e3779b1) + n) >>> 0;
  copy.random.streams = {};
  const turn = copy.turn.figure;
  apply(copy, { ask: ask.id, option: option.id }, content);
  for (let i = 0; i < FURTHER; i++) {
    const next = copy.ask;
    if (!next || next.kind === 'action' || next.kind === 'placement' || copy.turn.figure !== turn) break;
    apply(copy, { ask: next.id, option: reflex(copy, content, next).id }, content);
  }
  return worthOf(copy);
}
