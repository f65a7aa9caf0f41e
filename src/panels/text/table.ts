/** Texts of the table around its panels, and of windows over it. `{field}` is filled in. */
import type { Tab } from '../../stores/selection';

export const TABLE_TEXT = {
  figures: 'Figures',
  right: 'Log and question',
  tabs: 'Panels',
  open: 'Open',
  onBoard: 'Choose on the board',
  answer: '1 answer',
  answers: '{n} answers',
  more: '{n} more',
} as const;

export const TAB_NAMES: Record<Tab, string> = {
  board: 'Board',
  party: 'Party',
  foes: 'Enemies',
  ask: 'Question',
  log: 'Log',
  acts: 'Actions',
};

export const WINDOW_TEXT = { cancel: 'Cancel', close: 'Close' } as const;
