/** The packs that ship with the program. */

import type { Content } from '../../engine/state/content';
import { type LoadedPack, makeContent } from '../assemble';
import { loadPackFiles, type PackFile } from '../load';
import { printProblem } from '../schema';
import adventurers from './core/adventurers.json';
import combatants from './core/combatants.json';
import disciplines from './core/disciplines.json';
import encounters from './core/encounters.json';
import items from './core/items.json';
import upgrades from './core/upgrades.json';

const FILES: Record<string, PackFile[]> = {
  core: Object.entries({ adventurers, items, upgrades, disciplines, combatants, encounters }).map(([name, json]) => ({
    file: `core/${name}.json`,
    json,
  })),
};

const loaded = new Map<string, LoadedPack>();

/** Ids of the packs that ship. */
export const SHIPPED_PACKS = Object.keys(FILES);

/** The shipped pack with this id, read once; null if there is none. Throws an Error if a shipped pack is broken. */
export function shippedPack(id: string): LoadedPack | null {
  const files = FILES[id];
  if (!files) return null;
  const before = loaded.get(id);
  if (before) return before;
  const result = loadPackFiles(files);
  if (!result.ok) throw new Error(`The pack "${id}" is broken:\n${result.errors.map(printProblem).join('\n')}`);
  loaded.set(id, result.pack);
  return result.pack;
}

/** Content of the shipped packs and others loaded beside them. */
export function shippedContent(others: readonly LoadedPack[] = []): Content {
  return makeContent([...SHIPPED_PACKS.map((id) => shippedPack(id)).filter((pack) => pack !== null), ...others]);
}
