/** Everything that a page around one game holds. */
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import type { Names, Teller } from '../log';
import type { LookBack } from './lookBack';
import type { Playback } from './playback';
import type { Queries } from './queries';
import type { Saving } from './saves';
import type { Selection } from './selection';
import type { Session } from './session';
import type { Settings } from './settings';

export interface Table {
  content: Content;
  session: Session;
  selection: Selection;
  settings: Settings;
  playback: Playback;
  lookBack: LookBack;
  /** Null where nothing is kept. */
  saving: Saving | null;
  queries: Queries;
  names: Names;
}

/** The position that the page shows: the one of the rules, the picture that playback has come to, or one looked back at. */
export function shownState({ session, playback, lookBack }: Table): State | null {
  return lookBack.getState().picture ?? playback.getState().picture ?? session.getState().state;
}

/** Whether what is shown is behind the rules: nothing can be answered until the picture has come to the question. */
export const isBehind = ({ playback, lookBack }: Table): boolean =>
  playback.getState().picture !== null || lookBack.getState().picture !== null;

/** Whether a game that is over is gone through again: the log follows, and nothing can be taken back. */
export const isReplaying = ({ session, lookBack }: Table): boolean =>
  session.getState().state?.outcome != null && lookBack.getState().at !== null;

/** What the log is told with, for the game going on. Throws without one. */
export function tellerOf({ session, content, names }: Table): Teller {
  const { state } = session.getState();
  if (!state) throw new Error('no game is going on');
  return { state, content, names };
}
