/** Saves the game after every intent. */
import type { Session, SessionState } from '../stores/session';
import { type Save, saveOf } from './save';
import type { Saves } from './saves';

export interface Autosave {
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  stop(): void;
}

/** The save of what the session holds now, null without a game. */
function snapshot(session: SessionState, now: number): Save | null {
  const { state, game, journal, undo, checkpoint, setup } = session;
  return state && game ? saveOf({ state, game, journal, undo, checkpoint, setup }, now) : null;
}

/**
 * Writes each new state. One write at a time: while one runs only the newest state waits, so a quick series costs two writes.
 * @param clock milliseconds since 1970
 * @param failed told when a save could not be written, and null when one could again
 */
export function autosave(
  session: Session,
  saves: Saves,
  clock: () => number,
  failed: (problem: string | null) => void,
): Autosave {
  let waiting: Save | null = null;
  let running: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    while (waiting) {
      const save: Save = waiting;
      waiting = null;
      try {
        await saves.put(save);
        failed(null);
      } catch (error) {
        failed(error instanceof Error ? error.message : String(error));
      }
    }
    running = null;
  };

  const stop = session.subscribe((now, before) => {
    if (now.state === before.state || !now.state) return;
    waiting = snapshot(now, clock());
    running ??= drain();
  });

  return { settled: () => running ?? Promise.resolve(), stop };
}
