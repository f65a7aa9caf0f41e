import type { LootLevel } from '../state/content';
import type { LootDeck } from '../state/state';

/** How often each kind of Gold card is in the Combatant Loot Deck, the lowest first. */
const COPIES = [3, 4, 5, 5, 5, 5];
/** Gold on these cards by Loot LVL (A1.loot-deck.01-04). */
const GOLD: Record<LootLevel, number[]> = {
  mundane: [4, 5, 6, 7, 8, 9],
  common: [5, 6, 7, 8, 9, 10],
  uncommon: [6, 7, 8, 9, 10, 12],
  rare: [7, 8, 9, 10, 12, 14],
};

/** The full Combatant Loot Deck of a Loot LVL (A1.loot-deck.05). */
export function lootDeck(level: LootLevel): LootDeck {
  const cards: LootDeck['cards'] = [];
  GOLD[level].forEach((gold, place) => {
    for (let n = COPIES[place] ?? 0; n > 0; n--) cards.push(gold);
  });
  cards.push('item', 'monster', 'unique');
  return { cards, drawn: [] };
}
