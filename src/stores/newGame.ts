import { loads } from '../content/packs/ready';
import type { Setup } from '../engine/setup/setup';

/** What the players choose before a game. */
export interface NewGame {
  /** Key of the Encounter in the content. */
  encounter: string;
  /** Adventurers by id, in the order in which they are placed. */
  party: string[];
  /** Any whole number: the same seed and the same answers give the same game. */
  seed: number;
}

/** The setup of a new game: every Adventurer with what a starting one owns. */
export function setupOf({ encounter, party, seed }: NewGame): Setup {
  const figures = party.map((id) => ({ id, card: id, at: null, ...loads[id] }));
  return { encounter, figures, turn: 'setup', random: { seed } };
}
