/** Words of the short wording of AI Steps. `{field}` is filled in. */
export const BRIEF = {
  question: '{what}?',
  adjacent: '{figures} adjacent',
  anyDamage: 'Any Damage?',
  has: 'Has {holding}?',
  reach: '{figures} in reach of MOVE and {attack}?',
  otherwise: 'Otherwise',
  // Whom.
  nearest: 'the nearest',
  farthest: 'the farthest',
  rank: 'the {word} {stat}',
  among: '{rank} of those {which}',
  // What is done.
  on: 'on {whom}',
  with: 'with {bonuses}',
  first: ', {whom} first',
  ignoring: ' ignoring {what}',
  again: '; Follow Up: the same target again',
  againTwice: '; Follow Up: the same target again, up to twice',
  againTimes: '; Follow Up: the same target again, up to {n} times',
  followUp: '; Follow Up: {what}',
  move: 'MOVE {course}',
  step: 'Move {n} {course}',
  stepUpTo: 'Move up to {n} {course}',
  quietly: ', no Break Attacks',
  spell: 'SPELL {force} {whom}: {what}',
  spellAny: 'SPELL {force}: {what}',
  target: '{whom}: {what}',
  towards: 'towards {whom}',
  fartherFrom: 'farther from {whom}',
  beAdjacentTo: 'next to {whom}',
  beAdjacentToMost: 'next to as many opponents as it can',
  beWithinRange: 'to Range {n} of {whom}',
  // What was not so.
  noneAdjacent: 'no {figures} stands next to it',
  noneAdjacentAt: 'no {figures} stands next to {at}',
  none: 'no {figures}',
  fewer: 'fewer than {n} {figures}',
  noDamage: 'it has no Damage',
  hasNot: 'it does not have {holding}',
  noReach: 'no {figures} in reach',
} as const;

/** Fills `{field}` of a text. */
export function put(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, field: string) => String(values[field] ?? ''));
}
