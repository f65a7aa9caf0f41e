/** Saves in the browser's IndexedDB: one for each game, written after every answer, and named ones. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Save } from './save';

/** A save as it lies in the store: stamped by who wrote it last. */
type Kept = Save & { stamp?: string };

/** A save under a name that the player gave it. */
export interface Slot {
  name: string;
  save: Save;
}

interface SavesDb extends DBSchema {
  saves: { key: string; value: Kept; indexes: { savedAt: number } };
  slots: { key: string; value: Slot };
}

/** Another page went on with the same game: writing would lose what was played there. */
export class SaveConflict extends Error {}

export interface Saves {
  /**
   * Writes a save over the former one of the same game. Throws a SaveConflict, and writes nothing, if another page has written
   * it since it was read here.
   */
  put(save: Save): Promise<void>;
  /** The save as it was written, not yet checked; undefined if there is none. */
  get(id: string): Promise<unknown>;
  /** The save written last, not yet checked. */
  latest(): Promise<unknown>;
  remove(id: string): Promise<void>;
  /** Keeps a save under a name, in place of what had it. */
  keep(slot: Slot): Promise<void>;
  /** Named saves, the newest first, not yet checked. */
  slots(): Promise<unknown[]>;
  removeSlot(name: string): Promise<void>;
  close(): void;
}

const stampOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'stamp' in json && typeof json.stamp === 'string'
    ? json.stamp
    : undefined;
const idOf = (json: unknown): string | null =>
  typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string' ? json.id : null;
const savedAt = (json: unknown): number => {
  const save = typeof json === 'object' && json !== null && 'save' in json ? json.save : null;
  return typeof save === 'object' && save !== null && 'savedAt' in save ? Number(save.savedAt) : 0;
};

/** Opens the saves. @param name of the database; @param page names this page among those that may write */
export async function openSaves(name = 'counterstep', page: string = crypto.randomUUID()): Promise<Saves> {
  const db: IDBPDatabase<SavesDb> = await openDB<SavesDb>(name, 2, {
    upgrade(upgraded, from) {
      if (from < 1) upgraded.createObjectStore('saves', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
      if (from < 2) upgraded.createObjectStore('slots', { keyPath: 'name' });
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
  return {
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
    keep: async (slot) => void (await db.put('slots', slot)),
    slots: async () => (await db.getAll('slots')).sort((a, b) => savedAt(b) - savedAt(a)),
    removeSlot: (slot) => db.delete('slots', slot),
    close: () => db.close(),
  };
}
