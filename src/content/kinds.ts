/** The lists of a pack that hold cards which load. */
export const CARD_KINDS = [
  'adventurers',
  'items',
  'upgrades',
  'disciplines',
  'combatants',
  'tokens',
  'encounters',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
