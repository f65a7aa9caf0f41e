import type { Problem } from '../schema';

/** Where a card stands while it is read, and the problems found so far. */
export interface CardContext {
  pack: string;
  file: string;
  /** List and id, as in `items.war-axe`. */
  card: string;
  problems: Problem[];
}

/** Notes a problem of the card that no line of the card language is about. */
export function complain(context: CardContext, key: string, read: string, expected: string[], message: string): void {
  context.problems.push({ file: context.file, card: context.card, key, column: null, read, expected, message });
}

/** The part of the cards that every kind has. */
export function common(context: CardContext, card: { id: string; name: string; house?: string[] | true }) {
  return { id: card.id, name: card.name, pack: context.pack, house: card.house ?? [] };
}
