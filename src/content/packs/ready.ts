/**
 * The shipped packs as read. When the page is built, this module is replaced by what it exports (scripts/readyPacks.mjs): the
 * page then holds the cards and not their parser. Exports must be plain JSON.
 */
import type { LoadedPack } from '../assemble';
import type { StartingLoad } from '../schema';
import { SHIPPED_PACKS, shippedPack } from '.';
import { startingLoads } from './party';

export const packs: LoadedPack[] = SHIPPED_PACKS.map((id) => shippedPack(id)).filter((pack) => pack !== null);

/** What each starting Adventurer begins with, by Adventurer. */
export const loads: Record<string, StartingLoad> = startingLoads;
