/** Texts of the start. */
export const HOME_TEXT = {
  saves: 'Saves',
  savesAbout: 'Named saves, and games from files',
} as const;
