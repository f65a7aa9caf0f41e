/** Texts for when the page cannot be drawn. */
export const BOUNDARY_TEXT = {
  title: 'The page stopped',
  what: 'Something could not be shown. This is a fault of the page, not of yours.',
  safe: 'Every answer so far is saved in this browser, and named saves are untouched.',
  unsafe: 'The last answers are not saved: export the game before you go on. What was saved before is untouched.',
  details: 'What happened',
  retry: 'Try again',
  exportSave: 'Export this save',
  without: 'Start without it',
  none: 'There is no save to export.',
} as const;
