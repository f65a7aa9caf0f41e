/** Saves in the browser's IndexedDB: one for each game, written after every answer, and named ones. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { nanoid } from 'nanoid';
import type { Head } from './head';
import type { Save } from './save';

/** Games whose last save is kept; older ones make room, never the one in play. */
export const KEPT_GAMES = 10;

/** A save as it lies in the store: stamped by who wrote it last. */
type Kept = Save & { stamp?: string };

/** A save under a name that the player gave it. */
export interface Slot {
  name: string;
  save: Save;
}

/** A named save as it is listed. */
export interface Named {
  name: string;
  /** What is shown of it, not yet checked; undefined for a save of an older page. */
  head: unknown;
}

interface SavesDb extends DBSchema {
  saves: { key: string; value: Kept; indexes: { savedAt: number } };
  slots: { key: string; value: Slot };
  heads: { key: string; value: { name: string; head: Head } };
}

/** Another page went on with the same game: writing would lose what was played there. */
export class SaveConflict extends Error {}

export interface Saves {
  /** Whether what is written is still there when the page is opened again. */
  lasting: boolean;
  /**
   * Writes a save over the former one of the same game. Throws a SaveConflict, and writes nothing, if another page has written
   * it since it was read here. The first save of a game lets those of the oldest games go.
   */
  put(save: Save): Promise<void>;
  /** The save as it was written, not yet checked; undefined if there is none. */
  get(id: string): Promise<unknown>;
  /** The save written last, not yet checked. */
  latest(): Promise<unknown>;
  remove(id: string): Promise<void>;
  /** Keeps a save under a name, in place of what had it. @param head what is listed of it */
  keep(slot: Slot, head: Head): Promise<void>;
  /** Named saves with what is listed of them; no save is read. */
  named(): Promise<Named[]>;
  /** How many named saves there are. */
  count(): Promise<number>;
  /** The named save as it was written, not yet checked; undefined if there is none. */
  slot(name: string): Promise<unknown>;
  /** Notes what is listed of a save that has been read. */
  note(name: string, head: Head): Promise<void>;
  removeSlot(name: string): Promise<void>;
  close(): void;
}

const stampOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'stamp' in json && typeof json.stamp === 'string'
    ? json.stamp
    : undefined;
const idOf = (json: unknown): string | null =>
  typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string' ? json.id : null;

/** Opens the saves. @param name of the database; @param page names this page among those that may write */
export async function openSaves(name = 'counterstep', page: string = nanoid()): Promise<Saves> {
  const db: IDBPDatabase<SavesDb> = await openDB<SavesDb>(name, 3, {
    upgrade(upgraded, from) {
      if (from < 1) upgraded.createObjectStore('saves', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      if (from < 2) upgraded.createObjectStore('slots', { keyPath: 'name' });
      // Saves that are there already get their heads when they are listed for the first time.
      if (from < 3) upgraded.createObjectStore('heads', { keyPath: 'name' });
    },
    // A newer page in another tab may change the stores; this one is to be loaded anew then.
    blocking: () => db.close(),
  });
  // Stamps of the saves as they were last read or written here.
  const known = new Map<string, string | undefined>();
  let writes = 0;
  const seen = <T>(json: T): T => {
    const id = idOf(json);
    if (id !== null) known.set(id, stampOf(json));
    return json;
  };
  /** Lets the oldest games go, but not this one. */
  const makeRoom = async (game: string): Promise<void> => {
    const tx = db.transaction('saves', 'readwrite');
    const games = await tx.store.index('savedAt').getAllKeys();
    const old = games.slice(0, -KEPT_GAMES).filter((id) => id !== game);
    await Promise.all([...old.map((id) => tx.store.delete(id)), tx.done]);
  };
  return {
    lasting: true,
    async put(save) {
      const stamp = `${page}/${++writes}`;
      const tx = db.transaction('saves', 'readwrite', { durability: 'relaxed' });
      const there = await tx.store.get(save.id);
      if (there && stampOf(there) !== known.get(save.id)) {
        await tx.done;
        throw new SaveConflict('Another tab goes on with this game.');
      }
      const written = tx.store.put({ ...save, stamp });
      // Committing at once lets the write outlive a page that is left now.
      tx.commit();
      await Promise.all([written, tx.done]);
      known.set(save.id, stamp);
      // The game is saved by now: old games that stay do no harm.
      if (!there) await makeRoom(save.id).catch(() => undefined);
    },
    get: async (id) => seen(await db.get('saves', id)),
    async latest() {
      const cursor = await db.transaction('saves').store.index('savedAt').openCursor(null, 'prev');
      return seen(cursor?.value);
    },
    async remove(id) {
      await db.delete('saves', id);
      known.delete(id);
    },
    async keep(slot, head) {
      const tx = db.transaction(['slots', 'heads'], 'readwrite');
      const written = [
        tx.objectStore('slots').put(slot),
        tx.objectStore('heads').put({ name: slot.name, head }),
        tx.done,
      ];
      await Promise.all(written);
    },
    async named() {
      const tx = db.transaction(['slots', 'heads']);
      const [names, heads] = await Promise.all([
        tx.objectStore('slots').getAllKeys(),
        tx.objectStore('heads').getAll(),
      ]);
      const known = new Map(heads.map((each) => [each.name, each.head]));
      return names.map((each) => ({ name: each, head: known.get(each) }));
    },
    count: () => db.count('slots'),
    slot: async (slot) => (await db.get('slots', slot))?.save,
    note: async (slot, head) => void (await db.put('heads', { name: slot, head })),
    async removeSlot(slot) {
      const tx = db.transaction(['slots', 'heads'], 'readwrite');
      await Promise.all([tx.objectStore('slots').delete(slot), tx.objectStore('heads').delete(slot), tx.done]);
    },
    close: () => db.close(),
  };
}
