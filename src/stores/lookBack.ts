/**
 * Looking back: the table as it was at a line of the log. Nothing is changed by it; the game waits at its question. States of
 * earlier answers are among those that can be taken back; older ones are found by doing everything again from the nearest
 * one that is known.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change } from '../engine';
import type { Intent } from '../engine/kernel/types';
import type { Moment } from '../engine/record';
import { buildState } from '../engine/setup/build';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import type { EventsEntry, JournalEntry } from '../log/journal';
import type { Rules } from './rules';
import type { Session } from './session';
import { sinceRestart } from './steps';

/** A line of the log: an entry of the journal by the number of intents before it, and an event of it, from 0. */
export interface LinePlace {
  n: number;
  event: number;
}

export interface LookBackState {
  at: LinePlace | null;
  /** The table at that moment, with no question open; null: now. */
  picture: State | null;
}

export interface LookBack extends StoreApi<LookBackState> {
  /** Shows the table as it was at a line. False if that moment cannot be found. */
  look(at: LinePlace): boolean;
  /** Back to now. False if nothing was looked at. */
  end(): boolean;
}

interface LookBackOptions {
  content: Content;
  rules: Rules;
  /** Repeats what was done on a copy and gives its moments. */
  record: (state: State, act: Intent | Change) => Moment[];
}

const NOW: LookBackState = { at: null, picture: null };

/** Of the states on a long way back every so many are kept. */
const KEPT = 10;

const answers = (journal: readonly JournalEntry[]): EventsEntry[] =>
  journal.filter((entry): entry is EventsEntry => entry.kind === 'events');

/** Makes it for a session; it comes back to now whenever the game goes on. */
export function createLookBack(session: Session, { content, rules, record }: LookBackOptions): LookBack {
  const store = createStore<LookBackState>()(() => NOW);
  // An entry stays the same object as long as everything before it does.
  const known = new WeakMap<EventsEntry, State>();

  const opening = (entry: EventsEntry): State | null => {
    const { setup, state } = session.getState();
    if (!setup || !state) return null;
    const first = known.get(entry) ?? buildState(content, setup);
    if (!known.has(entry)) {
      rules.start(first, content);
      known.set(entry, first);
    }
    return first;
  };

  /** Does in place what the entry was about. False if it cannot be done again. */
  const again = (state: State, { did }: EventsEntry): boolean => {
    if (!did) return false;
    state.options = { engineDecidesTies: did.ties };
    if (did.intent) return 'events' in rules.apply(state, did.intent, content);
    return did.change !== undefined && 'events' in rules.edit(state, did.change, content);
  };

  /** Notes the states that can be taken back to with the entries that follow them. */
  const note = (entries: readonly EventsEntry[]): void => {
    const { undo } = session.getState();
    const states = new Map(undo.slice(sinceRestart(undo)).map(({ before }) => [before.count, before]));
    for (const entry of entries) {
      const before = entry.n < 0 ? undefined : states.get(entry.n);
      if (before) known.set(entry, before);
    }
  };

  /** The state before the entry at a place; null if it cannot be found. */
  const stateBefore = (entries: readonly EventsEntry[], place: number): State | null => {
    note(entries);
    let at = place;
    while (at > 0 && !known.has(entries[at] as EventsEntry)) at--;
    const entry = entries[at];
    if (!entry) return null;
    if (at > 0) return replay(entries, at, place, known.get(entry) as State);
    const first = entry.n < 0 ? opening(entry) : null;
    return first && replay(entries, 1, place, first);
  };

  const replay = (entries: readonly EventsEntry[], from: number, to: number, first: State): State | null => {
    const state = structuredClone(first);
    for (let at = from; at < to; at++) {
      const entry = entries[at] as EventsEntry;
      if (at % KEPT === 0) known.set(entry, structuredClone(state));
      if (!again(state, entry)) return null;
    }
    return state;
  };

  const pictureAt = ({ n, event }: LinePlace): State | null => {
    const entries = answers(session.getState().journal);
    const place = entries.findIndex((entry) => entry.n === n);
    const entry = entries[place];
    if (!entry) return null;
    if (n < 0) {
      const first = opening(entry);
      return first && { ...first, stack: [], ask: null };
    }
    const before = stateBefore(entries, place);
    const act = entry.did?.intent ?? entry.did?.change;
    if (!before || !act) return null;
    const { ties } = entry.did ?? {};
    const under = ties === undefined ? before : { ...before, options: { engineDecidesTies: ties } };
    return record(under, act).find(({ told }) => told > event)?.picture ?? null;
  };

  session.subscribe((now, before) => {
    if (now.journal !== before.journal && store.getState().picture) store.setState(NOW);
  });

  return {
    ...store,
    look(at) {
      const picture = pictureAt(at);
      if (picture) store.setState({ at, picture });
      return picture !== null;
    },
    end() {
      const looking = store.getState().picture !== null;
      if (looking) store.setState(NOW);
      return looking;
    },
  };
}
