/** `party/1`: what the Adventurers of a pack begin with. */
import * as z from 'zod/mini';
import { cardRef, id } from './common';

const load = z.strictObject({
  items: z.array(cardRef),
  pack: z.array(cardRef),
  /** Upgrades by the item they are on. */
  upgrades: z.record(id, z.array(cardRef)),
  disciplines: z.array(cardRef),
});

export const partySchema = z.strictObject({
  format: z.literal('party/1'),
  pack: id,
  /** By Adventurer. */
  loads: z.record(id, load),
});

export type PartyFile = z.infer<typeof partySchema>;
export type StartingLoad = z.infer<typeof load>;
