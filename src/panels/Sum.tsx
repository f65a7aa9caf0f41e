/** A number as the sum of its parts: `9 = 6 + 3 +1 Flanking −1 Darkness`. */
import { type LogEntry, partText } from '../log';

/** The text of a line whose number stands in the sum before it: without that number. */
export function besideSum({ text, total }: LogEntry): string {
  const number = total === null ? null : `*${total}* `;
  return number && text.startsWith(number) ? text.slice(number.length) : text;
}

/** @param big the total stands before its parts, large. */
export function Sum(props: { parts: LogEntry['parts']; total: number | null; big?: boolean }) {
  const { parts, total, big = false } = props;
  return (
    <span className="l-parts">
      {big && <b className="n">{total}</b>}
      {big ? ' = ' : '= '}
      {parts.map((part, n) => (
        <span key={`${part.of}${n.toString()}`}>{`${n > 0 ? ' ' : ''}${partText(part, n === 0)}`}</span>
      ))}
    </span>
  );
}
