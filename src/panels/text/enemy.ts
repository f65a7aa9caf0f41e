/** Texts of the card of a Combatant and of its AI Steps. `{field}` is filled in. */
import { table } from '../../log/table';

export const ENEMY_TEXT = {
  pin: 'Keep this card open',
  defense: 'Def',
  armor: 'Arm',
  move: 'Move',
  conviction: 'Conv',
  figure: '{figure}: ',
  hp: '/{most}',
  ai: 'AI, {figure}',
  aiLast: 'AI, {figure}, last turn',
  aiNow: 'AI, {figure} now',
  thenDo: ', THEN ',
  goesOn: ', CONTINUE DOWN',
  now: 'now',
  ran: 'ran',
  no: 'false',
  unread: 'not read',
} as const;

/** Symbols that a line of a card spends. */
const SYMBOL_NAMES: Record<string, readonly [one: string, more: string]> = table({
  SHIELD: ['Shield', 'Shields'],
  BOOK: ['Book', 'Books'],
  BURST: ['Burst', 'Bursts'],
  SYMBOL: ['Symbol', 'Symbols'],
});

/** `1 Shield`, `2 Shields`. */
export function symbolText(n: number, symbol: string): string {
  const [one, more] = SYMBOL_NAMES[symbol.toUpperCase()] ?? [symbol, symbol];
  return `${n} ${n === 1 ? one : more}`;
}
