/**
 * The rules engine. Pure: it works in place on a plain JSON state and says what happened. Callers that need the old
 * state clone it first.
 */
import { type Change, makeChange, releaseDecision } from './edit';
import { explainWish, type Wish } from './explain';
import { type FigureId, type Game, xy } from './game';
import { answer, type Halt, refuse, run } from './kernel/kernel';
import type { GameEvent, Intent, Reason } from './kernel/types';
import { LOG_KINDS, MACHINE } from './machine';
import { bestPath as pathTo } from './queries/paths';
import { type Answered, ask, type Query } from './query';
import { tellMaxHp } from './rules/told';
import type { Content } from './state/content';
import type { State } from './state/state';
import { type StateView, view as viewOf } from './view';

/** The view of a state and its cards that queries and rules work on. */
export function gameOf(state: State, content: Content, events: GameEvent[] = []): Game {
  return { state, content, events, dirty: false, ending: null, logKinds: LOG_KINDS };
}

/** Runs a new state to its first question. Returns the events. */
export function start(state: State, content: Content, halt?: Halt): GameEvent[] {
  const g = gameOf(state, content);
  g.dirty = true;
  if (halt) g.halt = halt;
  run(MACHINE, g);
  tellMaxHp(g);
  return g.events;
}

/**
 * Carries out an answer to the open question, in place, and runs on to the next question or the end.
 * A refused intent changes nothing and says why.
 */
export function apply(
  state: State,
  intent: Intent,
  content: Content,
  halt?: Halt,
): { events: GameEvent[] } | { rejected: Reason[] } {
  const g = gameOf(state, content);
  const reason = refuse(MACHINE, g, intent);
  if (reason) return { rejected: [reason] };
  if (halt) g.halt = halt;
  releaseDecision(g, intent);
  answer(MACHINE, g, intent);
  tellMaxHp(g);
  return { events: g.events };
}

/**
 * Makes a change by hand, in place, and asks the open question anew. A refused change changes nothing and says why.
 */
export function edit(
  state: State,
  change: Change,
  content: Content,
  halt?: Halt,
): { events: GameEvent[] } | { rejected: Reason[] } {
  const g = gameOf(state, content);
  const rejected = makeChange(g, change);
  if (rejected) return { rejected };
  if (halt) g.halt = halt;
  run(MACHINE, g);
  tellMaxHp(g);
  return { events: g.events };
}

/** The table as positions and people see it. */
export function view(state: State, content: Content): StateView {
  return viewOf(gameOf(state, content));
}

/** Why a wish is not among the options of the open question: its failing conditions. */
export function explain(state: State, content: Content, wish: Wish): Reason[] {
  return explainWish(gameOf(state, content), wish);
}

/** A computed answer about the position; see {@link Query}. */
export function query<Q extends Query>(state: State, content: Content, asked: Q): Answered<Q> {
  return ask(gameOf(state, content), asked);
}

/** The cheapest way to a space for the movement that the figure may make now, of equals the one that provokes least; null without one. */
export function bestPath(
  state: State,
  content: Content,
  id: FigureId,
  to: [number, number],
): [number, number][] | null {
  const g = gameOf(state, content);
  const path = pathTo(g, id, to[1] * state.board.width + to[0]);
  return path ? path.map((step) => xy(g, step.to)) : null;
}

export { DiceNeeded } from './dice/random';
export { diceReasons } from './edit';
export { setupFaults, stateFaults } from './faults';
export { checksum } from './kernel/checksum';
export type { Halt } from './kernel/kernel';
export type { Change, Query, Wish };
