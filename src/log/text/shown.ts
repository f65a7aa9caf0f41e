/** Texts about what is shown happening. `{field}` is filled in. */
export const SHOWN = {
  setup: 'Before round 1',
  between: 'Between turns',
  turn: '{figure} begins its turn',
  on: '{action} on {target}',
  move: 'Move to {to}',
  stay: 'Stays in {to}',
  goesDown: 'CONTINUE DOWN to step {n}',
  thenDo: ', THEN ',
  // Why it chose so.
  only: 'It can attack no other opponent.',
  onlyAim: 'There is no other that it could choose.',
  preferred: 'Its card prefers: {preference}.',
  track: 'The step names no target, so the Initiative Track decides: the front one.',
  trackAmong: 'Several fit the card equally well ({preference}), so the Initiative Track decides: the front one.',
  trackTie: 'Their Initiative Cards are one, so what is worst for the party decides: {term}.',
  oneSpace: 'One space alone follows the instruction.',
  shortest: 'It goes no farther than the instruction needs.',
  bestSpace: '{n} spaces follow the instruction. What is worst for the party decides: {term}.',
  noWay: 'No way leads on.',
} as const;

/** Why somebody was not chosen. */
export const NOT_CHOSEN = {
  chosen: 'chosen',
  later: 'later',
  passedOver: 'not preferred',
  less: 'less bad',
} as const;
