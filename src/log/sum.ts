/** A number as the sum of its parts: `6 + 3 +1 Flanking −1 Darkness`. */
import type { LogEntry } from './entries';

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** One part as it stands in the sum; numbers of dice have no name. */
export function partText({ n, of }: LogEntry['parts'][number], first: boolean): string {
  if (of === '') return first ? `${n}` : `+ ${n}`;
  return first ? `${n} ${of}` : `${signed(n)} ${of}`;
}

/** All parts in a row. */
export const sumText = (parts: LogEntry['parts']): string => parts.map((part, n) => partText(part, n === 0)).join(' ');
