/** Texts of the card of a Combatant and of its AI Steps. `{field}` is filled in. */
export const ENEMY_TEXT = {
  pin: 'Keep this card open',
  defense: 'Def',
  armor: 'Arm',
  move: 'Move',
  conviction: 'Conv',
  figure: '{figure}: ',
  hp: '/{most}',
  ai: 'AI, {figure}',
  aiNow: 'AI, {figure} now',
  thenDo: ', THEN ',
  goesOn: ', CONTINUE DOWN',
  now: 'now',
  ran: 'ran',
  no: 'false',
  unread: 'not read',
} as const;

/** Symbols that a line of a card spends. */
export const SYMBOL_NAMES: Record<string, string> = {
  SHIELD: 'Shield',
  BOOK: 'Book',
  BURST: 'Burst',
  SYMBOL: 'Symbol',
};
