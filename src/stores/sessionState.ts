/** What a session holds and what can be done with it. */
import type { StoreApi } from 'zustand/vanilla';
import type { Change } from '../engine';
import type { DieName } from '../engine/dice/faces';
import type { AskKind, Intent, IntentParams, NotAsked, Option, Reason } from '../engine/kernel/types';
import type { Setup } from '../engine/setup/setup';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import type { JournalEntry, Step } from '../log/journal';
import type { Decision } from './decisions';

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
  /** How the game began; null where that is not known. */
  setup: Setup | null;
  /** Milliseconds played, as far as they are counted. */
  played: number;
  /** Physical dice that an answer or a change by hand waits for. */
  roll: Roll | null;
}

/** An answer given without asking, and why. */
export interface Unasked {
  option: Option;
  why: NotAsked;
}

/** An answer or a change by hand that cannot be carried out before its dice are thrown. */
export interface Roll {
  act: { intent: Intent } | { change: Change };
  series: number | null;
  /** Dice of the same act that were thrown before these. */
  thrown: string[];
  /** The dice to throw now. */
  names: readonly DieName[];
}

/** The parts of a session that a save holds. */
export type Saved = Pick<SessionState, 'state' | 'journal' | 'undo' | 'checkpoint' | 'game' | 'setup' | 'played'> & {
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
  /** Changes the game by hand. False if that is refused; the reasons are in `rejected` then. */
  change(change: Change): boolean;
  /** The faces of the dice that are waited for, as in `WHITE 6`. */
  throwDice(faces: string[]): boolean;
  /** Begins the same game anew, with the same or another seed; it can be taken back. */
  restart(seed?: number): boolean;
  /**
   * Takes a decision of the program out of its hands: goes back to the answer that led to it and asks the players.
   * `kind`: what is counted by `skip`; left out, choices of a target; null, every decision.
   */
  overrule(decision: { n: number; figure: string; skip: number; kind?: AskKind | null }): boolean;
  /** What the program decided for a figure after the last answers. Plays them again: to be asked for, not for each picture. */
  decisions(figure: string): Decision[];
  /** Puts the game going on under the settings of now. */
  tune(): void;
}

/** Without a game. */
export const EMPTY: SessionState = {
  state: null,
  journal: [],
  undo: [],
  redo: [],
  checkpoint: null,
  rejected: null,
  fault: null,
  game: null,
  setup: null,
  played: 0,
  roll: null,
};

/** What the settings have to say about a game going on. */
export interface Hooks {
  /** The answer that the open question is given by itself, null if it is asked. */
  answer?(state: State): Unasked | null;
  /** Settings that the rules read. */
  options?(): State['options'];
}
