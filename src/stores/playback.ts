/**
 * Shows what an answer brought about, event by event. The session stands at the next question already: playback holds a
 * picture of the table as it was after each event, and how much of the journal is told. No framework, no drawing.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameEvent, Intent } from '../engine/kernel/types';
import type { Moment } from '../engine/record';
import type { State } from '../engine/state/state';
import type { JournalEntry } from '../log/journal';
import { beatsOf } from './beats';
import type { LinePlace } from './lookBack';
import type { Session, SessionState } from './session';
import { PACE, type Settings } from './settings';

/** How much of the journal is told: entries told whole, and events of the one after them. */
interface Told {
  entries: number;
  events: number;
}

export interface PlaybackState {
  /** The table as it is shown; null: the position itself. */
  picture: State | null;
  /** What is shown happening. */
  event: GameEvent | null;
  told: Told | null;
  paused: boolean;
}

export interface Playback extends StoreApi<PlaybackState> {
  /** Holds what is shown, now and for what comes, or lets it go on. */
  pause(on: boolean): void;
  /** Shows the next thing that takes time, and holds. False if nothing is being shown. */
  step(): boolean;
  /** How many times as long as at normal speed everything takes now; 0: nothing moves. */
  pace(): number;
  /** Goes to the open question at once. False if nothing is being shown. */
  arrive(): boolean;
  /** The same, and lets go of what is held. */
  skip(): boolean;
}

interface PlaybackOptions {
  /** Repeats an answer on a copy and gives its moments. */
  record: (state: State, intent: Intent) => Moment[];
  /** Nothing is to move: everything is shown at once. */
  still: () => boolean;
}

interface Beat {
  told: Told;
  event: GameEvent;
  picture: State;
  /** Time at normal speed in milliseconds. */
  ms: number;
}

const IDLE: Omit<PlaybackState, 'paused'> = { picture: null, event: null, told: null };

/** Entries added by answers, the earliest first; null where the journal changed otherwise. */
function added(now: SessionState, before: SessionState): { from: number; n: number } | null {
  const n = now.journal.length - before.journal.length;
  const goesOn = now.game === before.game && before.journal.every((entry, at) => now.journal[at] === entry);
  const news = now.journal.slice(before.journal.length);
  if (n <= 0 || !goesOn || now.undo.length < n || news.some((entry) => entry.kind !== 'events')) return null;
  return { from: before.journal.length, n };
}

/** Plays what the session's answers bring. */
export function createPlayback(session: Session, settings: Settings, { record, still }: PlaybackOptions): Playback {
  const store = createStore<PlaybackState>()(() => ({ ...IDLE, paused: false }));
  let queue: Beat[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pace = (): number => (still() ? 0 : PACE[settings.getState().speed]);

  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    queue = [];
    if (store.getState().picture) store.setState(IDLE);
  };

  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = store.getState().paused ? undefined : setTimeout(advance, ms * pace());
  };

  /** Shows beats up to the next one that takes time; with none left the position itself. */
  const advance = (): void => {
    const at = queue.findIndex((beat) => beat.ms > 0);
    const beat = queue[at];
    if (!beat) {
      end();
      return;
    }
    queue = queue.slice(at + 1);
    store.setState({ picture: beat.picture, event: beat.event, told: beat.told });
    wait(beat.ms);
  };

  /** The beats of one answer; none where nothing of it takes time. */
  const beatsFor = (entry: JournalEntry | undefined, place: number, before: State, intent: Intent | null): Beat[] => {
    if (entry?.kind !== 'events' || !intent) return [];
    const times = beatsOf(entry.events, before);
    if (!times.some((ms) => ms > 0)) return [];
    const moments = record(before, intent);
    return entry.events.flatMap((event, n) => {
      const moment = moments.find((each) => each.told > n);
      const told = { entries: place, events: n + 1 };
      return moment ? [{ told, event, picture: moment.picture, ms: times[n] ?? 0 }] : [];
    });
  };

  session.subscribe((now, before) => {
    if (now.journal === before.journal) return;
    const news = added(now, before);
    const steps = news ? now.undo.slice(-news.n) : [];
    // What was changed by hand is there at once, also while an answer is still shown.
    if (!news || pace() === 0 || steps.every((step) => !step.intent)) {
      end();
      return;
    }
    steps.forEach((step, n) => {
      const place = news.from + n;
      if (step.intent) queue.push(...beatsFor(now.journal[place], place, step.before, step.intent));
    });
    if (queue.length > 0 && !store.getState().picture) advance();
  });

  settings.subscribe(() => {
    if (pace() === 0) end();
  });

  const arrive = (): boolean => {
    const shown = store.getState().picture !== null;
    if (shown) end();
    return shown;
  };

  return {
    ...store,
    pace,
    pause(on) {
      if (store.getState().paused === on) return;
      store.setState({ paused: on });
      const { event } = store.getState();
      if (on) clearTimeout(timer);
      else if (event) wait(0);
    },
    step() {
      if (!store.getState().picture) return false;
      store.setState({ paused: true });
      advance();
      return true;
    },
    arrive,
    skip() {
      if (!arrive()) return false;
      store.setState({ paused: false });
      return true;
    },
  };
}

/** How much of the journal a line of it ends; null for a line that is not there. */
export function toldUntil(journal: readonly JournalEntry[], { n, event }: LinePlace): Told | null {
  const entries = journal.findIndex((entry) => entry.kind === 'events' && entry.n === n);
  return entries < 0 ? null : { entries, events: event + 1 };
}

/** The part of the journal that is told. The same answer for the same arguments. */
export function toldOf(journal: readonly JournalEntry[], told: Told | null): readonly JournalEntry[] {
  if (!told) return journal;
  const open = journal[told.entries];
  const whole = journal.slice(0, told.entries);
  return open?.kind === 'events' ? [...whole, { ...open, events: open.events.slice(0, told.events) }] : whole;
}
