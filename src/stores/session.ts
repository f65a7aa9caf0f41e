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
import { type Done, doneTo, lastOf, type Own, seriesOf, sinceRestart, thrownIn, turnBegan, undoneTo } from './steps';

export { MOST_UNDO, type Saved, type Session, type SessionState } from './sessionState';

const same = (a: State['options'], b: State['options']): boolean => a.engineDecidesTies === b.engineDecidesTies;

/** Whether the open question is a decision that the players took out of the program's hands: settings leave it to them. */
const isTaken = ({ ask, overrule }: State): boolean => overrule?.skip === 0 && ask?.figure === overrule.figure;

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

  /** Does one thing with the dice thrown for it. Dice that it leaves over are not loaded: none remain for another roll. */
  const actWith = (before: State, { act, series, thrown }: Omit<Roll, 'names'>): Done[] | null => {
    const loads = thrown.length > 0;
    const loaded = loads ? changed(before, { set: 'dice', dice: thrown }, series) : null;
    const from = loads ? loaded?.next : before;
    if (!from?.ask) return null;
    const done =
      'intent' in act
        ? answer(from, { ...act.intent, ask: from.ask.id }, series, thrown)
        : changed(from, act.change, series, thrown);
    if (!done || !loaded) return done && [done];
    const left = done.next.random.dice?.length ?? 0;
    return left > 0 ? actWith(before, { act, series, thrown: thrown.slice(0, -left) }) : [loaded, done];
  };

  /** Goes on as long as settings answer. */
  const answered = (state: State, series: number | null): Own => {
    const own: Own = { state: null, steps: [], told: [] };
    for (let before = state; before.ask && !isTaken(before); ) {
      const unasked = hooks.answer?.(before);
      const intent = unasked && { ask: before.ask.id, option: unasked.option.id, auto: true, why: unasked.why };
      const done = intent && answer(before, intent, series);
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
      undo: lastOf([...undo, ...all.map(({ step }) => step), ...own.steps], MOST_UNDO),
      redo,
      checkpoint: turned ? next : checkpoint,
      rejected: null,
      fault: null,
    });
  };

  const dispatch = (intent: Intent, series: number | null = null): boolean => {
    const { state } = get();
    const done = state?.ask ? answer(state, intent, series) : null;
    if (done) take([done], []);
    return done !== null;
  };

  const change = (wish: Change): boolean => {
    const { state } = get();
    const done = state ? changed(state, wish, null) : null;
    if (done) take([done], []);
    return done !== null;
  };

  /** The dice are set by hand, then the answer or change is made that waited for them: one step to take back. */
  const throwDice = (faces: string[]): boolean => {
    const { state, roll } = get();
    if (!state || !roll) return false;
    const { act, series, thrown } = roll;
    const done = actWith(state, { act, series: series ?? state.count, thrown: [...thrown, ...faces] });
    if (done) take(done, []);
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
    set({ undo: lastOf([...undo, step], MOST_UNDO), redo });
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

  /** Repeats the step taken back last; thrown dice and what they were thrown for are one. */
  const again = (): boolean => {
    const { state, redo } = get();
    const step = redo.at(-1);
    if (!state || !step) return false;
    if (step.restart) return restart(step.restart.seed, redo.slice(0, -1));
    const thrown = thrownIn(step);
    const steps = thrown.length > 0 ? 2 : 1;
    const { change, intent, series } = redo.at(-steps) ?? step;
    const act = change ? { change } : intent && { intent };
    const done = act && actWith(state, { act, series, thrown });
    if (done) take(done, redo.slice(0, -steps));
    return done !== null;
  };

  const repeat = (): boolean => {
    const { series = null } = get().redo.at(-1) ?? {};
    if (!again()) return false;
    while (series !== null && get().redo.at(-1)?.series === series) if (!again()) return false;
    return true;
  };

  const overrule: Session['overrule'] = ({ n, figure, skip, kind = 'target' }) => {
    const { undo } = get();
    const at = undo.findLastIndex((step) => step.before.count === n && step.intent !== null);
    const { intent } = undo[at] ?? {};
    if (at < sinceRestart(undo) || !intent) return false;
    const thrown = thrownIn(undo[at - 1]);
    const from = thrown.length > 0 ? at - 1 : at;
    const before = settled((undo[from] as Step).before);
    const series = before.count;
    const decided = changed(before, { set: 'decision', figure, kind, skip }, series);
    const done = decided && actWith(decided.next, { act: { intent }, series, thrown });
    if (!done) {
      set({ roll: null });
      return false;
    }
    backTo(from);
    take([decided, ...done], []);
    return true;
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
    dispatch,
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
    change,
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
