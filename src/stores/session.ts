/**
 * A game being played: the state, its journal, undo and redo. No framework: the page subscribes, tests call it directly.
 * The state is copied before each intent and never changed afterwards, so earlier ones can be kept and compared by identity.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { findOption } from '../engine/kernel/kernel';
import type { GameEvent, Intent, IntentParams, Option, Reason } from '../engine/kernel/types';
import { buildState } from '../engine/setup/build';
import type { Setup } from '../engine/setup/setup';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { cutAt, type EventsEntry, type JournalEntry, reveals, type Step } from '../log/journal';
import type { Rules } from './rules';

/** Steps that can be taken back; a save keeps as many. */
export const MOST_UNDO = 50;

export interface SessionState {
  state: State | null;
  journal: JournalEntry[];
  undo: Step[];
  /** Steps taken back, the next one to repeat last. */
  redo: Step[];
  /** The position at the beginning of the turn going on. */
  checkpoint: State | null;
  /** Why the last intent was refused. */
  rejected: Reason[] | null;
  /** A fault of the engine: the state is as it was before the intent. */
  fault: string | null;
  /** Names this game among the saves. */
  game: string | null;
}

/** The parts of a session that a save holds. */
export type Saved = Pick<SessionState, 'state' | 'journal' | 'undo' | 'checkpoint' | 'game'> & {
  state: State;
  game: string;
};

export interface Session extends StoreApi<SessionState> {
  readonly content: Content;
  /** Begins a game and runs to the first question. Throws a RangeError for a setup that does not fit the content. */
  begin(setup: Setup, game: string): void;
  /** Goes on with a saved game. */
  resume(saved: Saved): void;
  /** Puts the game away. */
  close(): void;
  /** Answers the open question. False if the engine refuses; the reasons are in `rejected` then. */
  dispatch(intent: Intent, series?: number | null): boolean;
  /** Chooses an option of the open question by its id. */
  choose(option: string, params?: IntentParams): boolean;
  /** Passes the open question if it may be passed. */
  pass(): boolean;
  /** Takes the last step back, a path as a whole. */
  takeBack(): boolean;
  /** Repeats the step taken back last; the same dice come again. */
  repeat(): boolean;
  /** Goes back to the beginning of the turn going on: the way out when the engine cannot go on. */
  restartTurn(): boolean;
  dismiss(): void;
  /** Puts the game going on under the settings of now. */
  tune(): void;
}

/** What settings answered by themselves. */
interface Own {
  state: State | null;
  steps: Step[];
  told: EventsEntry[];
}

/** What undo and journal keep of an answer. */
function kept(before: State, intent: Intent, option: Option, series: number | null, events: GameEvent[]) {
  const step: Step = { before, intent, option, series, reveals: reveals(events) };
  const told: EventsEntry = { kind: 'events', n: before.count, events };
  if (intent.auto && before.ask) told.auto = { ask: before.ask.kind, option };
  return { step, told };
}

const NONE: Own = { state: null, steps: [], told: [] };

const same = (a: State['options'], b: State['options']): boolean => a.engineDecidesTies === b.engineDecidesTies;

const EMPTY: SessionState = {
  state: null,
  journal: [],
  undo: [],
  redo: [],
  checkpoint: null,
  rejected: null,
  fault: null,
  game: null,
};

/** What the settings have to say about a game going on. */
export interface Hooks {
  /** The answer that a setting gives to the open question, null if it is asked. */
  answer?(state: State): Option | null;
  /** Settings that the rules read. */
  options?(): State['options'];
}

/** Makes a session without a game. */
export function createSession(content: Content, rules: Rules, hooks: Hooks = {}): Session {
  const store = createStore<SessionState>()(() => EMPTY);
  const { getState: get, setState: set } = store;

  /** The state under the settings of now. */
  const settled = (state: State): State => {
    const options = hooks.options?.();
    return !options || same(options, state.options) ? state : { ...state, options };
  };

  const begin = (setup: Setup, game: string): void => {
    const state = settled(buildState(content, setup));
    const events = rules.start(state, content);
    set({ ...EMPTY, state, game, journal: [{ kind: 'events', n: -1, events }], checkpoint: state }, true);
  };

  /** Applies an intent to a copy. Null: refused or failed, and said why. */
  const attempt = (state: State, intent: Intent): { next: State; events: GameEvent[] } | null => {
    const next = structuredClone(state);
    try {
      const result = rules.apply(next, intent, content);
      if ('events' in result) return { next, events: result.events };
      set({ rejected: result.rejected });
    } catch (error) {
      set({ fault: error instanceof Error ? error.message : String(error) });
    }
    return null;
  };

  /** Goes on as long as settings answer. */
  const answered = (state: State, series: number | null): Own => {
    const own: Own = { state: null, steps: [], told: [] };
    for (let before = state; before.ask; ) {
      const option = hooks.answer?.(before);
      if (!option) break;
      const intent: Intent = { ask: before.ask.id, option: option.id, auto: true };
      const done = attempt(before, intent);
      if (!done) break;
      const { step, told } = kept(before, intent, option, series, done.events);
      own.steps.push(step);
      own.told.push(told);
      own.state = done.next;
      before = done.next;
    }
    return own;
  };

  const dispatch = (intent: Intent, series: number | null = null, redo: Step[] = []): boolean => {
    const { state, journal, undo, checkpoint } = get();
    if (!state?.ask) return false;
    const option = findOption(state.ask, intent.option) as Option;
    const done = attempt(state, intent);
    if (!done) return false;
    const { step, told } = kept(state, intent, option, series, done.events);
    // While steps are repeated, the ones that a setting answered are among them.
    const own = redo.length > 0 ? NONE : answered(done.next, series);
    const next = own.state ?? done.next;
    const turned = next.turn.n !== state.turn.n || next.turn.figure !== state.turn.figure;
    set({
      state: next,
      journal: [...journal, told, ...own.told],
      undo: [...undo, step, ...own.steps].slice(-MOST_UNDO),
      redo,
      checkpoint: turned ? next : checkpoint,
      rejected: null,
      fault: null,
    });
    return true;
  };

  const choose = (option: string, params?: IntentParams): boolean => {
    const ask = get().state?.ask;
    if (!ask) return false;
    return dispatch({ ask: ask.id, option, ...(params && { params }) });
  };

  const takeBack = (): boolean => {
    const { undo, redo, journal } = get();
    const last = undo.at(-1);
    if (!last) return false;
    let from = undo.length - 1;
    while (last.series !== null && undo[from - 1]?.series === last.series) from--;
    const taken = undo.slice(from);
    const first = taken[0] as Step;
    const shown = taken.find((step) => step.reveals);
    const kept = cutAt(journal, first.before.count);
    if (shown) kept.push({ kind: 'undone', n: first.before.count, option: shown.option });
    set({
      state: settled(first.before),
      journal: kept,
      undo: undo.slice(0, from),
      redo: [...redo, ...taken.reverse()],
      rejected: null,
      fault: null,
    });
    return true;
  };

  const repeat = (): boolean => {
    const first = get().redo.at(-1);
    if (!first) return false;
    for (let next: Step | undefined = first; next; ) {
      const { redo } = get();
      if (!dispatch(next.intent, next.series, redo.slice(0, -1))) return false;
      const following = get().redo.at(-1);
      next = first.series !== null && following?.series === first.series ? following : undefined;
    }
    return true;
  };

  const restartTurn = (): boolean => {
    const { checkpoint, journal, undo } = get();
    if (!checkpoint) return false;
    set({
      state: settled(checkpoint),
      journal: cutAt(journal, checkpoint.count),
      undo: undo.filter((step) => step.before.count < checkpoint.count),
      redo: [],
      rejected: null,
      fault: null,
    });
    return true;
  };

  return {
    ...store,
    content,
    begin,
    resume: (saved) => set({ ...EMPTY, ...saved, state: settled(saved.state) }, true),
    close: () => set(EMPTY, true),
    dispatch: (intent, series) => dispatch(intent, series),
    choose,
    pass: () => {
      const ask = get().state?.ask;
      const option = ask?.pass ? ask.options.find((each) => each.kind === 'pass') : undefined;
      return option ? choose(option.id) : false;
    },
    takeBack,
    repeat,
    restartTurn,
    dismiss: () => set({ rejected: null, fault: null }),
    tune: () => {
      const { state } = get();
      if (state && settled(state) !== state) set({ state: settled(state) });
    },
  };
}
