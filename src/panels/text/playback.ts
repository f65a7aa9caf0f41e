/** Texts about showing what happens, and about what an enemy phase has brought. `{field}` is filled in. */
export const SPEED_TEXT = {
  label: 'Enemies',
  group: 'Speed of what is shown',
  pause: 'Pause (P)',
  resume: 'Go on (P)',
  next: 'Speed: {now}. Change to {next}',
} as const;

export const SPEED_NAMES = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' } as const;

export const SHOWING_TEXT = {
  look: 'You can look around, hold it, or go to the next decision.',
  wait: 'when this is over',
  acts: '{figure} acts',
  goesOn: 'Play goes on',
  paused: 'held',
  pause: 'Pause',
  resume: 'Go on',
  step: 'AI step {n} of {of}',
  stepOn: 'Step',
  next: 'Next decision',
  could: 'Could choose',
  decision: 'Decision',
  yes: 'True:',
  no: 'False:',
  rule: 'How it chooses',
  thenDo: 'THEN',
} as const;

/** How the last act of one's own came out. */
export const RESULT_TEXT = { last: '{act}: {came}.' } as const;

export const SUMMARY_TEXT = {
  title: 'What the enemies did',
  close: 'Close',
  nobody: 'Nothing happened to the party.',
  others: 'Nothing happened to the others.',
  defeated: 'Defeated',
  damage: '-{n} HP ({left} left)',
  healed: '+{n} HP',
  gained: 'gained {effect}',
  lost: 'lost {effect}',
  spent: 'spent {n} SP',
  gainedSp: 'gained {n} SP',
  lostSp: 'lost {n} SP',
  moved: 'moved to {at}',
} as const;
