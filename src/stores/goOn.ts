import type { Saved, Session } from './session';

/** Goes on with a saved game. In games of older pages dice may lie ready that were thrown for another answer: put away. */
export function goOnWith(session: Session, saved: Saved): void {
  session.resume(saved);
  if (saved.state.random.dice?.length) session.change({ set: 'dice', dice: [] });
}
