/** Texts of the settings. */
import type { Policy, Reaction, SettingsState } from '../../stores/settings';

export const SETTINGS_TEXT = {
  title: 'Settings',
  about: 'Pace, reactions, text, contrast, motion',
  kept: 'Kept in this browser and applied at once.',
  notKept: 'Applied at once, but not kept: this browser has no room for them or keeps nothing.',
  close: 'Close',
  back: 'Back to the start',
  pace: 'Pace',
  speed: 'How fast things are shown',
  confirmEndTurn: 'Ask before a turn ends with SP left',
  endSpent: 'End the turn by itself when no SP are left and nothing else can be done',
  confirmUndo: 'Ask before a step that showed dice or cards is undone',
  reactions: 'Reactions',
  reactionsNote: 'What a setting answers for you is marked in the log and can be undone.',
  rules: 'Rules',
  ties: 'The engine decides ties',
  tiesNote: 'Where the rules do not say who chooses. Off: you are asked.',
  looks: 'Looks',
  text: 'Text size',
  contrast: 'Contrast',
  motion: 'Motion',
} as const;

export const REACTION_NAMES: Record<Reaction, string> = {
  dodge: 'Dodge',
  counter: 'Counter',
  breakAttack: 'Break Attack',
  empower: 'Empower',
  followUp: 'Follow Up',
  abilities: 'Other Abilities',
};

/** How a reaction is answered, as short as a button. */
export const POLICY_NAMES: Record<Policy, string> = {
  ask: 'Ask',
  matters: 'If it matters',
  always: 'Always',
  never: 'Never',
};

export const TEXT_NAMES: Record<SettingsState['text'], string> = {
  normal: 'Normal',
  large: 'Large',
  larger: 'Larger',
};
export const CONTRAST_NAMES: Record<SettingsState['contrast'], string> = { normal: 'Normal', high: 'High' };
export const MOTION_NAMES: Record<SettingsState['motion'], string> = {
  system: 'As the system asks',
  full: 'Full',
  reduced: 'Reduced',
};

/** Beside a question about a reaction. */
export const ASK_ABOUT = 'Ask about {reaction}';
