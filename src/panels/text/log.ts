/** Texts of the log and of looking back. `{field}` is filled in. */
import type { Topic } from '../../log';

export const LOG_TEXT = {
  title: 'Log',
  round: 'Round {n}',
  showAll: 'Show all',
  filter: 'Filter',
  figure: 'Figure',
  everyone: 'Everyone',
  topic: 'About',
  everything: 'Everything',
  noLine: 'No line is about that.',
  look: 'Show the board at this moment',
  parts: 'Where the number comes from',
  whyBecause: 'Why: {because}',
  defeated: '{figures} Defeated',
  and: ' · ',
  chosen: 'chosen',
  choose: 'Choose otherwise',
  chooseNote: 'Goes back to this decision and asks you; can be undone.',
  rule: 'Rule {id}',
  ruleLink: 'why',
  ruling: 'Ruling {n}',
} as const;

export const TOPIC_NAMES: Record<Topic, string> = {
  attack: 'Attacks, Spells and rolls',
  damage: 'Damage and HP',
  effect: 'Effects and tokens',
  move: 'Movement',
  card: 'Cards, SP and loot',
  enemy: 'Decisions of enemies',
  hand: 'Changes by hand',
  other: 'Turns and rounds',
};

export const LOOK_TEXT = {
  title: 'Looking back',
  round: 'You look at {round}',
  before: 'You look at the time before round 1',
  earlier: 'You look at an earlier moment',
  at: ', {line}',
  now: 'Back to now',
  waits: 'The game waits; nothing is changed.',
  waitsAt: 'Now the game waits at: {question} Nothing is changed by looking.',
  acts: 'You look at an earlier moment. Back to now (Esc), then act.',
} as const;
