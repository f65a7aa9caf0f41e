/** An entry of the log as one line of a file, with what a reader needs to follow its numbers. */
import type { DieShown, LogEntry } from './entries';
import { plain } from './entries';
import { filled } from './filled';
import { sumText } from './sum';
import { FILE_TEXT } from './text/file';
import { SYMBOLS } from './text/parts';

/** A die as it lies: `purple 5`, `black 2, 1 Shield`, `black Skull`. */
function dieText({ die, face }: DieShown): string {
  const name = die.toLowerCase();
  if (face.skull) return filled(FILE_TEXT.skull, { die: name });
  const counts = { BOOK: face.book, SHIELD: face.shield, BURST: face.burst };
  const symbols = Object.entries(counts).flatMap(([symbol, n]) =>
    n > 0 ? [filled(n > 1 ? FILE_TEXT.symbols : FILE_TEXT.symbol, { n, symbol: SYMBOLS[symbol] ?? symbol })] : [],
  );
  const shown = face.n > 0 || symbols.length === 0 ? [String(face.n), ...symbols] : symbols;
  return filled(FILE_TEXT.face, { die: name, face: shown.join(' + ') });
}

/** Dice, the number that they make, and what it was against; null where the entry has none of them. */
function numbersText({ dice, parts, total, against }: LogEntry): string | null {
  const numbers = [
    dice.map(dieText).join(', '),
    parts.length > 0 && filled(FILE_TEXT.sum, { total: total ?? '', parts: sumText(parts) }).trim(),
    against && filled(FILE_TEXT.defense, { total: against.total, parts: sumText(against.parts) }),
  ].filter(Boolean);
  return numbers.length > 0 ? filled(FILE_TEXT.numbers, { numbers: numbers.join('; ') }) : null;
}

/** The entry alone, without what it holds. */
export function fileLine(entry: LogEntry): string {
  const { text, result, because } = entry;
  return [plain(text), result, because && `(${plain(because)})`, numbersText(entry)].filter(Boolean).join('  ');
}
