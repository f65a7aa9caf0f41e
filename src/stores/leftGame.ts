/** A game that another takes the place of before it is over: it is kept under a name, so that nothing is lost. */
import type { Content } from '../engine/state/content';
import { readHead, readSave, type Save, type Saves, snapshot } from '../storage';
import type { Session } from './session';

/** Why another game is there, and the name that the one before it is kept under. */
const NAMES = {
  begun: 'Before the new game',
  loaded: 'Before another game was loaded',
  imported: 'Before the import',
} as const;
export type Cause = keyof typeof NAMES;

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

/** Begins to keep games that are left: the one going on, or the one saved last before this page was opened. */
export function keepLeft({ session, saves, content, clock, keep, changed }: LeftGameOptions): LeftGame {
  let left: Promise<unknown> = saves.latest().catch(() => undefined);
  let cause: Cause = 'begun';
  let running: Promise<void> = Promise.resolve();

  const keepOne = async (found: unknown, game: string | null, why: Cause): Promise<void> => {
    if (found === undefined || found === null) return;
    let save: Save;
    try {
      save = readSave(found, content);
    } catch {
      // A damaged game is told of at the start, where it can be exported.
      return;
    }
    // One that nobody has answered in can be begun again.
    if (save.id === game || save.state.outcome || save.undo.length === 0) return;
    const names = (await saves.named()).map(({ name }) => name);
    const name = free(NAMES[why], names);
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

  session.subscribe((now, before) => {
    // Also where it parts from another tab's: it is the same game under another name.
    if (now.game === before.game || now.state === before.state) return;
    if (before.state) left = Promise.resolve(snapshot(before, clock()));
    if (!now.state) return;
    const [found, why] = [left, cause];
    left = Promise.resolve(null);
    cause = 'begun';
    running = running.then(async () => keepOne(await found, now.game, why)).catch(() => undefined);
  });

  return {
    because(next) {
      cause = next;
    },
    settled: () => running,
  };
}
