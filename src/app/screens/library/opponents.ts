import type { EncounterCard } from '../../../engine/state/content';

export interface Opponent {
  /** Key of its card in the content. */
  card: string;
  /** Activation Numbers of those that stand on the board, null for one without. */
  numbers: (number | null)[];
}

/** Opponents of an Encounter by card, as it begins. */
export function opponentsIn({ figures }: EncounterCard): Opponent[] {
  const cards = new Map<string, Opponent>();
  for (const { card, number, side } of figures) {
    if (side !== 'opponents') continue;
    const known = cards.get(card) ?? { card, numbers: [] };
    known.numbers.push(number);
    cards.set(card, known);
  }
  return [...cards.values()];
}
