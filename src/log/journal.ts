/** What has happened, kept beside the state: the events of every intent, and what was taken back. */
import type { Change } from '../engine';
import type { AskKind, GameEvent, Intent, NotAsked, Option } from '../engine/kernel/types';
import type { Setup } from '../engine/setup/setup';
import type { State } from '../engine/state/state';

/** Events of one intent; `n` is the number of intents before it, -1 for the beginning of the game. */
export interface EventsEntry {
  kind: 'events';
  n: number;
  events: GameEvent[];
  /** The answer was given without asking: to this kind of question, with this option. Games of before do not say why. */
  auto?: { ask: AskKind; option: Option; why?: NotAsked };
  /** What brought the events about, to come to this moment again; none at the beginning of the game. */
  did?: Did;
}

/** What was done to the game, with what it takes to do it again. */
export interface Did {
  intent?: Intent;
  change?: Change;
  /** Whether the engine decided ties at that time. */
  ties: boolean;
}

/** A step that showed dice or cards was taken back: the log keeps a line. */
export interface UndoneEntry {
  kind: 'undone';
  n: number;
  /** The option taken back, null for a change by hand. */
  option: Option | null;
  /** The kind of question that it answered; not told in games of before. */
  ask?: AskKind;
  change?: Change;
}

export type JournalEntry = EventsEntry | UndoneEntry;

/** The game was begun anew: what was there before it. */
interface Restart {
  /** Seed of the new game. */
  seed: number;
  journal: JournalEntry[];
  setup: Setup | null;
}

/** A step that can be taken back: an answer, a change by hand, or a new beginning. */
export interface Step {
  before: State;
  /** Null where no question was answered. */
  intent: Intent | null;
  /** The option that the intent chose, to name the step. */
  option: Option | null;
  change?: Change;
  restart?: Restart;
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

/** The journal as it was when an event of it, from 0, had happened. */
export function journalUntil(journal: readonly JournalEntry[], n: number, event: number): JournalEntry[] {
  return journal.flatMap((entry): JournalEntry[] => {
    if (entry.n < n) return [entry];
    return entry.n === n && entry.kind === 'events' ? [{ ...entry, events: entry.events.slice(0, event + 1) }] : [];
  });
}

/** The journal after taking back every intent from number `n` on; lines about what was taken back before stay. */
export function cutAt(journal: readonly JournalEntry[], n: number): JournalEntry[] {
  return journal.filter((entry) => entry.kind === 'undone' || entry.n < n);
}
