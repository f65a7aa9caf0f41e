/** What has happened, kept beside the state: the events of every intent, and what was taken back. */
import type { AskKind, GameEvent, Intent, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';

/** Events of one intent; `n` is the number of intents before it, -1 for the beginning of the game. */
export interface EventsEntry {
  kind: 'events';
  n: number;
  events: GameEvent[];
  /** A setting gave the answer: to this kind of question, with this option. */
  auto?: { ask: AskKind; option: Option };
}

/** A step that showed dice or cards was taken back: the log keeps a line. */
export interface UndoneEntry {
  kind: 'undone';
  n: number;
  /** The option taken back. */
  option: Option;
}

export type JournalEntry = EventsEntry | UndoneEntry;

/** An answer that can be taken back. */
export interface Step {
  before: State;
  intent: Intent;
  /** The option that the intent chose, to name the step. */
  option: Option;
  /** Steps of one planned path share a number and are taken back together. */
  series: number | null;
  /** It showed dice or cards. */
  reveals: boolean;
}

/** Events that show something the players did not know. */
const REVEALING = new Set([
  'diceRolled',
  'incorporealRolled',
  'lootDrawn',
  'tokenActivated',
  'spawned',
  'initiativeChanged',
]);

/** Whether these events showed dice, cards or an order that was not known before. */
export function reveals(events: readonly GameEvent[]): boolean {
  return events.some((event) => REVEALING.has(event.type));
}

/** All events in order. */
export function eventsOf(journal: readonly JournalEntry[]): GameEvent[] {
  return journal.flatMap((entry) => (entry.kind === 'events' ? entry.events : []));
}

/** The journal after taking back every intent from number `n` on; lines about what was taken back before stay. */
export function cutAt(journal: readonly JournalEntry[], n: number): JournalEntry[] {
  return journal.filter((entry) => entry.kind === 'undone' || entry.n < n);
}
