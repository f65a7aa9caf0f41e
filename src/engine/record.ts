/** Carries out an answer and keeps a picture of the table after every step that told something: for pages that show it in turn. */
import { type Change, makeChange, releaseDecision } from './edit';
import type { Game } from './game';
import { answer, refuse, run } from './kernel/kernel';
import type { GameEvent, Intent } from './kernel/types';
import { LOG_KINDS, MACHINE } from './machine';
import { tellMaxHp } from './rules/told';
import type { Content } from './state/content';
import type { State } from './state/state';

/** A copy of plain JSON. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The table as it stood when so many events of the intent were told. */
export interface Moment {
  /** Events told by then, from 1. */
  told: number;
  /** The position, with no question open and nothing being resolved: to look at, not to play on. */
  picture: State;
}

/**
 * Carries out the answer or change by hand like `apply` and `edit`, in place, and gives the moments on the way, the last one
 * at the next question. Only for what the engine accepts: throws an Error for what it refuses. The same state and answer
 * give the same moments.
 */
export function record(state: State, act: Intent | Change, content: Content): Moment[] {
  const events: GameEvent[] = [];
  const moments: Moment[] = [];
  let board = copyOf(state.board);
  const pictureNow = (): State => {
    if (board.version !== state.board.version) board = copyOf(state.board);
    const { figures, order, bodies, tokens, track, turn, lasting, encounter } = state;
    const changing = copyOf({ figures, order, bodies, tokens, track, turn, lasting, encounter });
    return { ...state, ...changing, board, stack: [], ask: null };
  };
  const look = (): boolean => {
    const told = events.length;
    if (told > (moments.at(-1)?.told ?? 0)) moments.push({ told, picture: pictureNow() });
    return false;
  };
  const g: Game = { state, content, events, dirty: false, ending: null, logKinds: LOG_KINDS, halt: look };
  if ('set' in act) {
    const [reason] = makeChange(g, act) ?? [];
    if (reason) throw new Error(reason.text);
    run(MACHINE, g);
  } else {
    const reason = refuse(MACHINE, g, act);
    if (reason) throw new Error(reason.text);
    releaseDecision(g, act);
    answer(MACHINE, g, act);
  }
  tellMaxHp(g);
  look();
  // What changed after the last event, untold, belongs to the table at the next question.
  const last = moments.at(-1);
  if (last) last.picture = pictureNow();
  return moments;
}
