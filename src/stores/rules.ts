import type { Change } from '../engine';
import type { GameEvent, Intent, Reason } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';

/** What a session needs of the rules; the engine is one, a test may bring its own. All work in place on the state. */
export interface Rules {
  start(state: State, content: Content): GameEvent[];
  apply(state: State, intent: Intent, content: Content): { events: GameEvent[] } | { rejected: Reason[] };
  edit(state: State, change: Change, content: Content): { events: GameEvent[] } | { rejected: Reason[] };
}
