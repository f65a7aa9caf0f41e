/** What undo and journal keep of an answer or a change. */
import type { Change } from '../engine';
import type { GameEvent, Intent, Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { type EventsEntry, reveals, type Step, type UndoneEntry } from '../log/journal';

/** What was done. */
type Given = { intent: Intent; option: Option; change?: undefined } | { change: Change; intent?: undefined };

/** Something done, with the state after it. */
export interface Done {
  next: State;
  step: Step;
  told: EventsEntry;
}

/** What settings answered by themselves. */
export interface Own {
  state: State | null;
  steps: Step[];
  told: EventsEntry[];
}

/** What is kept of something done to a state. */
export function doneTo(
  before: State,
  given: Given,
  series: number | null,
  { next, events }: { next: State; events: GameEvent[] },
): Done {
  const ties = before.options.engineDecidesTies;
  const told: EventsEntry = { kind: 'events', n: before.count, events, did: { ties } };
  const step: Step = { before, intent: null, option: null, series, reveals: reveals(events) };
  if (given.change) {
    told.did = { change: given.change, ties };
    step.change = given.change;
  } else {
    const { intent, option } = given;
    told.did = { intent, ties };
    if (intent.auto && before.ask) told.auto = { ask: before.ask.kind, option, ...(intent.why && { why: intent.why }) };
    step.intent = intent;
    step.option = option;
  }
  return { next, step, told };
}

/** What the log keeps of steps taken back. @param shown the first of them that showed something */
export function undoneTo(first: Step, { before, option, change }: Step): UndoneEntry {
  const ask = option && before.ask?.kind;
  return { kind: 'undone', n: first.before.count, option, ...(ask && { ask }), ...(change && { change }) };
}

/** The faces of the dice that a step lays ready for the next one; none for any other step. */
export function thrownIn(step: Step | undefined): string[] {
  return step?.change?.set === 'dice' ? (step.change.dice ?? []) : [];
}

/** Whether two steps, one right after the other, are taken back together. */
const isOne = (a: Step | undefined, b: Step | undefined): boolean =>
  thrownIn(a).length > 0 || (a !== undefined && a.series !== null && a.series === b?.series);

/** The first of the steps that are taken back together with the one at a place. */
export function seriesOf(undo: readonly Step[], at: number): number {
  let from = at;
  while (isOne(undo[from - 1], undo[from])) from--;
  return from;
}

/** The last steps, as many as are kept at most; none of which only a part would be left. */
export function lastOf(undo: readonly Step[], most: number): Step[] {
  let from = Math.max(0, undo.length - most);
  while (from < undo.length && isOne(undo[from - 1], undo[from])) from++;
  return undo.slice(from);
}

/** Place of the first step of the game that is played now; the steps before it led to its restart. */
export function sinceRestart(undo: readonly Step[]): number {
  return undo.findLastIndex((step) => step.restart !== undefined) + 1;
}

const sameTurn = (a: State, b: State): boolean => a.turn.n === b.turn.n && a.turn.figure === b.turn.figure;

/** The earliest state of the turn of `state` that the steps before it lead back to. */
export function turnBegan(undo: readonly Step[], state: State): State {
  const from = Math.max(sinceRestart(undo), undo.findLastIndex(({ before }) => !sameTurn(before, state)) + 1);
  return undo[from]?.before ?? state;
}
