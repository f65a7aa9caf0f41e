/** Everything that a page around one game holds. */
import type { Content } from '../engine/state/content';
import type { Names, Teller } from '../log';
import type { Queries } from './queries';
import type { Selection } from './selection';
import type { Session } from './session';
import type { Settings } from './settings';

export interface Table {
  content: Content;
  session: Session;
  selection: Selection;
  settings: Settings;
  queries: Queries;
  names: Names;
}

/** What the log is told with, for the game going on. Throws without one. */
export function tellerOf({ session, content, names }: Table): Teller {
  const { state } = session.getState();
  if (!state) throw new Error('no game is going on');
  return { state, content, names };
}
