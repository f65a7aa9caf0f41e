/** Saves in the browser's IndexedDB, one for each game. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Save } from './save';

interface SavesDb extends DBSchema {
  saves: { key: string; value: Save; indexes: { savedAt: number } };
}

export interface Saves {
  /** Writes a save over the former one of the same game. */
  put(save: Save): Promise<void>;
  /** The save as it was written, not yet checked; undefined if there is none. */
  get(id: string): Promise<unknown>;
  /** The save written last, not yet checked. */
  latest(): Promise<unknown>;
  remove(id: string): Promise<void>;
  close(): void;
}

/** Opens the saves. @param name of the database */
export async function openSaves(name = 'counterstep'): Promise<Saves> {
  const db: IDBPDatabase<SavesDb> = await openDB<SavesDb>(name, 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('saves', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    },
  });
  return {
    async put(save) {
      const tx = db.transaction('saves', 'readwrite', { durability: 'relaxed' });
      const written = tx.store.put(save);
      // Committing at once lets the write outlive a page that is left now.
      tx.commit();
      await Promise.all([written, tx.done]);
    },
    get: (id) => db.get('saves', id),
    async latest() {
      const cursor = await db.transaction('saves').store.index('savedAt').openCursor(null, 'prev');
      return cursor?.value;
    },
    remove: (id) => db.delete('saves', id),
    close: () => db.close(),
  };
}
