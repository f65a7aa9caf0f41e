/**
 * A game being played: the state, its journal, undo and redo. No framework: the page subscribes, tests call it directly.
 * The state is copied before each intent and never changed afterwards, so earlier ones can be kept and compared by identity.
 */
import { createStore } from 'zustand/vanilla';
import { type Change, DiceNeeded } from '../engine';
import { findOption } from '../engine/kernel/kernel';
import type { GameEvent, Intent, IntentParams, Option, Reason } from '../engine/kernel/types';
import { buildState } from '../engine/setup/build';
import type { Setup } from '../engine/setup/setup';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { cutAt, type Step } from '../log/journal';
import { decisionsOf } from './decisions';
import type { Rules } from './rules';
import { EMPTY, type Hooks, MOST_UNDO, type Roll, type Session, type SessionState } from './sessionState';
import { type Done, doneTo, type Given, type Own, seriesOf, sinceRestart, turnBegan, undoneTo } from './steps';

export { MOST_UNDO, type Saved, type Session, type SessionState } from './sessionState';

const same = (a: State['options'], b: State['options']): boolean => a.engineDecidesTies === b.engineDecidesTies;

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
    set({ ...EMPTY, state, game, setup, journal: [{ kind: 'events', n: -1, events }], checkpoint: state }, true);
  };

  /** Works on a copy. Null: refused or failed, and said why; or dice are to be thrown first. */
  const attempt = (
    state: State,
    act: (next: State) => { events: GameEvent[] } | { rejected: Reason[] },
    waits: Omit<Roll, 'names'>,
  ): { next: State; events: GameEvent[] } | null => {
    const next = structuredClone(state);
    try {
      const result = act(next);
      if ('events' in result) return { next, events: result.events };
      set({ rejected: result.rejected });
    } catch (error) {
      if (error instanceof DiceNeeded) set({ roll: { ...waits, names: error.names } });
      else set({ fault: error instanceof Error ? error.message : String(error) });
    }
    return null;
  };

  const answer = (before: State, intent: Intent, series: number | null, thrown: string[] = []): Done | null => {
    const option = before.ask && findOption(before.ask, intent.option);
    const done = attempt(before, (next) => rules.apply(next, intent, content), { act: { intent }, series, thrown });
    return done && doneTo(before, { intent, option: option as Option }, series, done);
  };

  const changed = (before: State, change: Change, series: number | null, thrown: string[] = []): Done | null => {
    const done = attempt(before, (next) => rules.edit(next, change, content), { act: { change }, series, thrown });
    return done && doneTo(before, { change }, series, done);
  };

  /** Goes on as long as settings answer. */
  const answered = (state: State, series: number | null): Own => {
    const own: Own = { state: null, steps: [], told: [] };
    for (let before = state; before.ask; ) {
      const option = hooks.answer?.(before);
      const done = option && answer(before, { ask: before.ask.id, option: option.id, auto: true }, series);
      if (!done) break;
      own.steps.push(done.step);
      own.told.push(done.told);
      own.state = done.next;
      before = done.next;
    }
    return own;
  };

  /** Takes what was done into the game, and what settings answer then. */
  const take = (all: Done[], redo: Step[]): void => {
    const { state, journal, undo, checkpoint } = get();
    const last = all.at(-1);
    if (!state || !last) return;
    // Answers of settings that wait for dice ask for them.
    set({ roll: null });
    // While steps are repeated, the ones that a setting answered are among them.
    const own = redo.length > 0 ? { state: null, steps: [], told: [] } : answered(last.next, last.step.series);
    const next = own.state ?? last.next;
    const turned = next.turn.n !== state.turn.n || next.turn.figure !== state.turn.figure;
    set({
      state: next,
      journal: [...journal, ...all.map(({ told }) => told), ...own.told],
      undo: [...undo, ...all.map(({ step }) => step), ...own.steps].slice(-MOST_UNDO),
      redo,
      checkpoint: turned ? next : checkpoint,
      rejected: null,
      fault: null,
    });
  };

  const dispatch = (intent: Intent, series: number | null = null, redo: Step[] = []): boolean => {
    const { state } = get();
    const done = state?.ask ? answer(state, intent, series) : null;
    if (done) take([done], redo);
    return done !== null;
  };

  const change = (wish: Change, series: number | null = null, redo: Step[] = []): boolean => {
    const { state } = get();
    const done = state ? changed(state, wish, series) : null;
    if (done) take([done], redo);
    return done !== null;
  };

  /** The dice are set by hand, then the answer or change is made that waited for them: one step to take back. */
  const throwDice = (faces: string[]): boolean => {
    const { state, roll } = get();
    if (!state || !roll) return false;
    const thrown = [...roll.thrown, ...faces];
    const series = roll.series ?? state.count;
    const given: Given = { change: { set: 'dice', dice: thrown } };
    const loaded = changed(state, given.change, series);
    const ask = loaded?.next.ask;
    if (!loaded || !ask) return false;
    const { act } = roll;
    const done =
      'intent' in act
        ? answer(loaded.next, { ...act.intent, ask: ask.id }, series, thrown)
        : changed(loaded.next, act.change, series, thrown);
    if (done) take([loaded, done], []);
    return done !== null;
  };

  const restart = (seed?: number, redo: Step[] = []): boolean => {
    const { state, setup, journal, undo, game } = get();
    if (!state || !setup || game === null) return false;
    const again = seed === undefined ? setup : { ...setup, random: { seed } };
    begin(again, game);
    const step: Step = {
      before: state,
      intent: null,
      option: null,
      restart: { seed: again.random.seed, journal, setup },
      series: null,
      reveals: false,
    };
    set({ undo: [...undo, step].slice(-MOST_UNDO), redo });
    return true;
  };

  const choose = (option: string, params?: IntentParams): boolean => {
    const ask = get().state?.ask;
    if (!ask) return false;
    return dispatch({ ask: ask.id, option, ...(params && { params }) });
  };

  /** The state, journal and steps of the moment before a step; the steps from it on can be repeated. */
  const backTo = (from: number): void => {
    const { undo, redo, journal, setup } = get();
    const kept = undo.slice(0, from);
    const taken = undo.slice(from);
    const first = taken[0] as Step;
    const shown = taken.find((step) => step.reveals);
    const told = first.restart ? first.restart.journal : cutAt(journal, first.before.count);
    set({
      state: settled(first.before),
      journal: shown ? [...told, undoneTo(first, shown)] : told,
      setup: first.restart ? first.restart.setup : setup,
      undo: kept,
      checkpoint: turnBegan(kept, first.before),
      redo: [...redo, ...taken.reverse()],
      rejected: null,
      fault: null,
      roll: null,
    });
  };

  const takeBack = (): boolean => {
    const { undo } = get();
    if (undo.length === 0) return false;
    backTo(seriesOf(undo, undo.length - 1));
    return true;
  };

  const again = (step: Step, redo: Step[]): boolean => {
    if (step.restart) return restart(step.restart.seed, redo);
    if (step.change) return change(step.change, step.series, redo);
    return step.intent !== null && dispatch(step.intent, step.series, redo);
  };

  const repeat = (): boolean => {
    const first = get().redo.at(-1);
    if (!first) return false;
    for (let next: Step | undefined = first; next; ) {
      const { redo } = get();
      if (!again(next, redo.slice(0, -1))) return false;
      const following = get().redo.at(-1);
      next = first.series !== null && following?.series === first.series ? following : undefined;
    }
    return true;
  };

  const overrule: Session['overrule'] = ({ n, figure, skip, kind = 'target' }) => {
    const { undo } = get();
    const at = undo.findLastIndex((step) => step.before.count === n && step.intent !== null);
    const step = undo[at];
    if (at < sinceRestart(undo) || !step?.intent) return false;
    backTo(at);
    const { intent } = step;
    if (!change({ set: 'decision', figure, kind, skip }, n)) return false;
    const ask = get().state?.ask;
    return ask !== undefined && ask !== null && dispatch({ ...intent, ask: ask.id }, n);
  };

  const restartTurn = (): boolean => {
    const { checkpoint, journal, undo } = get();
    if (!checkpoint) return false;
    const from = Math.max(sinceRestart(undo), undo.findLastIndex(({ before }) => before.count < checkpoint.count) + 1);
    set({
      state: settled(checkpoint),
      journal: cutAt(journal, checkpoint.count),
      undo: undo.slice(0, from),
      redo: [],
      rejected: null,
      fault: null,
      roll: null,
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
    dismiss: () => set({ rejected: null, fault: null, roll: null }),
    change: (wish) => change(wish),
    throwDice,
    restart: (seed) => restart(seed),
    overrule,
    decisions: (figure) => decisionsOf(content, rules, get().undo, figure),
    tune: () => {
      const { state } = get();
      if (state && settled(state) !== state) set({ state: settled(state) });
    },
  };
}
