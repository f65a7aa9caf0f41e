import { table } from '../../log/table';

/** Texts about odds and about what is not offered. `{field}` is filled in. */
export const ODDS_TEXT = {
  toHit: 'to hit',
  toBeHit: 'to be hit',
  toAffect: 'to affect',
  damage: 'damage',
  expected: 'Expected damage',
  defeated: 'Defeated',
  spLeft: 'SP left',
  spread: 'Chance of each result',
  miss: 'miss',
  empowered: 'with Empower',
  skull: 'The chance is lower: a Skull of the BLACK die misses.',
  dodged: 'against a Dodge',
  numbers: 'What it is rolled with',
  against: 'against',
  defense: 'Defense',
  armor: 'Armor',
  piercing: 'Armor Piercing {n}',
  ignored: 'Armor does not count',
  gains: 'then {effects}',
} as const;

/** Headings of the two ways to answer. */
export const CHOICE_TEXT: Record<string, { yes: string; no: string }> = table({
  dodge: { yes: 'If {figure} dodges', no: 'If {figure} stands firm' },
  empower: { yes: 'Empowered', no: 'Without Empower' },
});

export const WHY_TEXT = {
  targets: 'Out of reach or sight',
  lines: 'Not now',
} as const;
