import type { Line } from '../../engine/state/content';
import { table } from '../../log/table';
import { Icon } from '../icons/Icon';
import { symbolText } from '../text/enemy';

type Spent = NonNullable<Line['ability']['symbols']>;

/** Icons of the Symbols. */
const ICONS: Record<string, string> = table({ SHIELD: 'sy-shield', BOOK: 'sy-book', BURST: 'sy-burst' });

/** Whether each of the Symbols has a drawing. */
export const areDrawn = (symbols: Spent): boolean => symbols.every(({ symbol }) => ICONS[symbol] !== undefined);

/** Symbols that a line spends: drawn, or named where one of them has no drawing. */
export function Symbols({ symbols }: { symbols: Spent }) {
  const name = symbols.map(({ n, symbol }) => symbolText(n, symbol)).join(', ');
  if (!areDrawn(symbols)) return <b>{name}</b>;
  return (
    <span className="sc-sy" role="img" aria-label={name} title={name}>
      {symbols.flatMap(({ n, symbol }) =>
        Array.from({ length: n }, (_, place) => (
          <Icon key={`${symbol}${place.toString()}`} name={ICONS[symbol] ?? ''} />
        )),
      )}
    </span>
  );
}
