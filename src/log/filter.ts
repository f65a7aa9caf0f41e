/** Shows some lines of the log only. */
import type { LogEntry, Topic } from './entries';

export interface Wanted {
  /** Null: all. */
  figure: string | null;
  topic: Topic | null;
}

const fits = (entry: LogEntry, { figure, topic }: Wanted): boolean =>
  (figure === null || entry.figures.includes(figure)) && (topic === null || entry.topic === topic);

/** Entries that fit, with what they stand in; the same list if everything is wanted. */
export function filterEntries(entries: readonly LogEntry[], wanted: Wanted): readonly LogEntry[] {
  if (wanted.figure === null && wanted.topic === null) return entries;
  return entries.flatMap((entry) => {
    const children = filterEntries(entry.children, wanted) as LogEntry[];
    const own = (entry.kind === 'line' || entry.kind === 'group') && fits(entry, wanted);
    return own || children.length > 0 ? [{ ...entry, children }] : [];
  });
}
