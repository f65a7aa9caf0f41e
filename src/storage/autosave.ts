/** Saves the game after every intent. */
import type { Session, SessionState } from '../stores/session';
import { Unkept } from './fleeting';
import { type Save, saveOf } from './save';
import { SaveConflict, type Saves } from './saves';
import { createShare } from './share';

export interface Autosave {
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  stop(): void;
}

interface AutosaveOptions {
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Told when a save could not be written or will not last, and null when one could again. */
  failed: (problem: unknown) => void;
  /** Told when the game goes on as one of its own, since another tab plays it, too. */
  parted: () => void;
  /** Names a game that parts. */
  newId: () => string;
}

const share = createShare();

/** The save of what the session holds now, null without a game. @param now milliseconds since 1970 */
export function snapshot(session: SessionState, now: number): Save | null {
  const { state, game, journal, undo, checkpoint, setup, played } = session;
  if (!state || !game) return null;
  const positions = {
    state: share(state),
    undo: undo.map((step) => ({ ...step, before: share(step.before) })),
    checkpoint: checkpoint && share(checkpoint),
  };
  return saveOf({ ...positions, game, journal, setup, played }, now);
}

/**
 * Writes each new state. One write at a time: while one runs only the newest state waits, so a quick series costs two writes.
 * Where another tab has gone on with the game, this one becomes a game of its own: neither loses anything.
 */
export function autosave(session: Session, saves: Saves, options: AutosaveOptions): Autosave {
  const { clock, failed, parted, newId } = options;
  let waiting: Save | null = null;
  let running: Promise<void> | null = null;

  const write = async (save: Save): Promise<void> => {
    try {
      await saves.put(save);
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error;
      const id = newId();
      if (session.getState().game === save.id) session.setState({ game: id });
      if (waiting?.id === save.id) waiting = { ...waiting, id };
      await saves.put({ ...save, id });
      parted();
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting) {
      const save: Save = waiting;
      waiting = null;
      try {
        await write(save);
        failed(saves.lasting ? null : new Unkept());
      } catch (error) {
        failed(error);
      }
    }
    running = null;
  };

  const stop = session.subscribe((now, before) => {
    if (now.state === before.state || !now.state) return;
    // As it is now: the time played has been added since.
    waiting = snapshot(session.getState(), clock());
    running ??= drain();
  });

  return { settled: () => running ?? Promise.resolve(), stop };
}
