/** Saves of a page whose browser keeps nothing: they are there until the page is closed. */
import type { Head } from './head';
import type { Save } from './save';
import { openSaves, type Saves, type Slot } from './saves';

/** The game is kept only as long as the page is open. */
export class Unkept extends Error {}

/** Saves in memory, in place of those that could not be opened. What is read back is what was written, as from a database. */
export function fleetingSaves(): Saves {
  const saves = new Map<string, Save>();
  const slots = new Map<string, Slot>();
  const heads = new Map<string, Head>();
  return {
    lasting: false,
    async put(save) {
      // The one written last stands last.
      saves.delete(save.id);
      saves.set(save.id, structuredClone(save));
    },
    get: async (id) => structuredClone(saves.get(id)),
    latest: async () => structuredClone([...saves.values()].at(-1)),
    remove: async (id) => void saves.delete(id),
    async keep(slot, head) {
      slots.set(slot.name, structuredClone(slot));
      heads.set(slot.name, head);
    },
    named: async () => [...slots.keys()].map((name) => ({ name, head: heads.get(name) })),
    count: async () => slots.size,
    slot: async (name) => structuredClone(slots.get(name)?.save),
    note: async (name, head) => void heads.set(name, head),
    async removeSlot(name) {
      slots.delete(name);
      heads.delete(name);
    },
    close: () => undefined,
  };
}

/** Opens the saves, or without a database (private windows, browsers that forbid it) those of this page alone. @param name of the database */
export const openAtAll = (name?: string): Promise<Saves> => openSaves(name).catch(fleetingSaves);
