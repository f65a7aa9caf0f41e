/** What can be asked and answered. */

/** Kinds of questions. Closed: one component of the page for each. */
export const ASK_KINDS = [
  'placement',
  'action',
  'window',
  'empower',
  'dodge',
  'counter',
  'followUp',
  'symbols',
  'breakAttack',
  'target',
  'space',
  'order',
  'choice',
  'yesNo',
  'dice',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** Kinds of answers. */
export const OPTION_KINDS = [
  'move',
  'jump',
  'attack',
  'use',
  'encounter',
  'reEquip',
  'endTurn',
  'dodge',
  'empower',
  'counter',
  'reroll',
  'redirect',
  'followUp',
  'symbol',
  'breakAttack',
  'space',
  'target',
  'order',
  'yes',
  'choice',
  'pass',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
