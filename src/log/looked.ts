/** The line of the log that a place in the journal has, with the round and the turn that it stands in. */
import { type LogEntry, plain } from './entries';

export interface Looked {
  /** Null before round 1. */
  round: string | null;
  /** `Cave Sickle 3: Chooses Zeke`. */
  line: string;
}

/** The line at a place, null if none stands there. */
export function lookedAt(entries: readonly LogEntry[], n: number, event: number): Looked | null {
  const find = (list: readonly LogEntry[], round: string | null, turn: string): Looked | null => {
    for (const entry of list) {
      const text = plain(entry.text);
      const inRound = entry.kind === 'round' ? text : round;
      if (entry.place?.n === n && entry.place.event === event) return { round: inRound, line: turn + text };
      const found = find(entry.children, inRound, entry.kind === 'turn' ? `${text}: ` : turn);
      if (found) return found;
    }
    return null;
  };
  return find(entries, null, '');
}
