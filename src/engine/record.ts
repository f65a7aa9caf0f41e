/** Carries out an answer and keeps a picture of the table after every step that told something: for pages that show it in turn. */
import type { Game } from './game';
import { answer, refuse } from './kernel/kernel';
import type { GameEvent, Intent } from './kernel/types';
import { LOG_KINDS, MACHINE } from './machine';
import type { Content } from './state/content';
import type { State } from './state/state';

/** The table as it stood when so many events of the intent were told. */
export interface Moment {
  /** Events told by then, from 1. */
  told: number;
  /** The position, with no question open and nothing being resolved: to look at, not to play on. */
  picture: State;
}

/**
 * Carries out the answer like `apply`, in place, and gives the moments on the way, the last one at the next question. Only
 * for answers that the engine accepts: throws an Error for a refused one. The same state and answer give the same moments.
 */
export function record(state: State, intent: Intent, content: Content): Moment[] {
  const events: GameEvent[] = [];
  const moments: Moment[] = [];
  let board = structuredClone(state.board);
  const look = (): boolean => {
    const told = events.length;
    if (told === (moments.at(-1)?.told ?? 0)) return false;
    if (board.version !== state.board.version) board = structuredClone(state.board);
    const { figures, bodies, tokens, track, turn, lasting, encounter } = state;
    const changing = structuredClone({ figures, bodies, tokens, track, turn, lasting, encounter });
    moments.push({ told, picture: { ...state, ...changing, board, stack: [], ask: null } });
    return false;
  };
  const g: Game = { state, content, events, dirty: false, ending: null, logKinds: LOG_KINDS, halt: look };
  const reason = refuse(MACHINE, g, intent);
  if (reason) throw new Error(reason.text);
  answer(MACHINE, g, intent);
  look();
  return moments;
}
