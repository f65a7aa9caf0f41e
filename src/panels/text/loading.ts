/** Texts of parts that are being fetched. */
export const LOADING_TEXT = {
  table: 'Setting up the table',
  page: 'Opening',
  save: 'Opening the last game',
  /** Keeps the height of a line. */
  blank: '\u00a0',
  failed: 'A part of the page could not be fetched',
  safe: 'Nothing is lost: a game is saved after every answer. Check the connection and try again.',
  retry: 'Try again',
  reload: 'Reload the page',
};
