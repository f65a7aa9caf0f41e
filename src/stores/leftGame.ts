/** A game that is over, or that another takes the place of: it is kept under a name, so that nothing is lost. */
import type { Content } from '../engine/state/content';
import { readHead, readSave, type Save, type Saves, snapshot } from '../storage';
import type { Session, SessionState } from './session';

/** Why another game is there, and the name that the one before it is kept under. */
const NAMES = {
  begun: 'Before the new game',
  loaded: 'Before another game was loaded',
  imported: 'Before the import',
} as const;
export type Cause = keyof typeof NAMES;
/** The name of a game that is over. */
const OVER = { won: 'Won game', lost: 'Lost game' } as const;

/** So many games that were kept by themselves stay; the oldest make room. */
export const KEPT_LEFT = 10;

interface LeftGameOptions {
  session: Session;
  saves: Saves;
  content: Content;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Keeps a save under a name, as one that was kept by itself. */
  keep: (name: string, save: Save) => Promise<unknown>;
  /** Told when the list of saves is another. */
  changed: () => Promise<unknown>;
}

interface LeftGame {
  /** Says why the next game is there; a new game otherwise. */
  because(cause: Cause): void;
  /** Resolves when every game that was left is kept. */
  settled(): Promise<void>;
}

/** A name like the wished one that no save has. */
function free(wished: string, taken: readonly string[]): string {
  let name: string = wished;
  for (let n = 2; taken.includes(name); n++) name = `${wished} (${n})`;
  return name;
}

/** Whether what was written is a game that is over. */
function isOver(json: unknown): boolean {
  const { state } = (json ?? {}) as Partial<Save>;
  return state?.outcome === 'won' || state?.outcome === 'lost';
}

/** Begins to keep games that are left: the one going on, or the one saved last before this page was opened. */
export function keepLeft({ session, saves, content, clock, keep, changed }: LeftGameOptions): LeftGame {
  let left: Promise<unknown> = saves.latest().catch(() => undefined);
  let cause: Cause = 'begun';
  let running: Promise<void> = Promise.resolve();

  /** Whether the same end of a game is kept already: it was looked at again, or the page was opened anew. */
  const isKept = async ({ state }: Save): Promise<boolean> => {
    const position = JSON.stringify(state);
    for (const { name, head: json } of await saves.named()) {
      const head = readHead(json);
      // Only the ends of games ask nothing.
      if (head?.ask !== null || head.round !== state.round) continue;
      const slot = (await saves.slot(name)) as Partial<Save> | undefined;
      if (JSON.stringify(slot?.state) === position) return true;
    }
    return false;
  };

  const keepOne = async (found: unknown, game: string | null, why: Cause): Promise<void> => {
    if (found === undefined || found === null) return;
    let save: Save;
    try {
      save = readSave(found, content);
    } catch {
      // A damaged game is told of at the start, where it can be exported.
      return;
    }
    const { outcome } = save.state;
    // One that nobody has answered in can be begun again.
    if (save.id === game || (outcome ? await isKept(save) : save.undo.length === 0)) return;
    const names = (await saves.named()).map(({ name }) => name);
    const name = free(outcome ? OVER[outcome] : NAMES[why], names);
    await keep(name, save);
    await makeRoom(name);
    await changed();
  };

  /** Lets the oldest of those go that were kept by themselves; what a player named stays. */
  const makeRoom = async (kept: string): Promise<void> => {
    const own = (await saves.named()).flatMap(({ name, head: json }) => {
      const head = readHead(json);
      return head?.auto && name !== kept ? [{ name, at: head.savedAt }] : [];
    });
    const old = own.sort((a, b) => b.at - a.at).slice(KEPT_LEFT - 1);
    await Promise.all(old.map(({ name }) => saves.removeSlot(name)));
  };

  const keepLater = (found: Promise<unknown>, game: string | null, why: Cause): void => {
    running = running.then(async () => keepOne(await found, game, why)).catch(() => undefined);
  };
  const snapshotOf = (state: SessionState): Promise<unknown> => Promise.resolve(snapshot(state, clock()));

  // A game that was over when the page was closed is not gone on with.
  const latest = left;
  keepLater(
    latest.then((found) => (isOver(found) ? found : undefined)),
    null,
    cause,
  );
  left = latest.then((found) => (isOver(found) ? undefined : found));

  session.subscribe((now, before) => {
    if (now.state === before.state) return;
    if (now.game === before.game) {
      // Begun anew, the end of the game is left as well.
      if (before.state?.outcome && now.state?.count === 0) keepLater(snapshotOf(before), null, cause);
      return;
    }
    // Also where it parts from another tab's: it is the same game under another name.
    if (before.state) left = snapshotOf(before);
    if (now.state || before.state?.outcome) {
      keepLater(left, now.game, cause);
      left = Promise.resolve(null);
    }
    if (now.state) cause = 'begun';
  });

  return {
    because(next) {
      cause = next;
    },
    settled: () => running,
  };
}
