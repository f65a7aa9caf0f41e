/** Looking back over a game that is over: line by line, or by whole turns. */
import { type LogEntry, narrate, plain } from '../../log';
import type { LinePlace } from '../../stores/lookBack';
import { type Table, tellerOf } from '../../stores/table';

/** A moment of the game that can be looked at. */
export interface Stop extends LinePlace {
  /** A round or a turn begins. */
  begins: boolean;
  /** Its line of the log. */
  text: string;
}

/** Every moment in order, each once. Throws without a game. */
export function stopsOf(table: Table): Stop[] {
  const stops: Stop[] = [];
  const add = (entries: readonly LogEntry[]): void => {
    for (const { place, kind, text, children } of entries) {
      const last = stops.at(-1);
      if (place && (last?.n !== place.n || last.event !== place.event))
        stops.push({ ...place, begins: kind === 'round' || kind === 'turn', text: plain(text) });
      add(children);
    }
  };
  add(narrate(table.session.getState().journal, tellerOf(table)));
  return stops.sort((a, b) => a.n - b.n || a.event - b.event);
}

/** Looks at the nearest of some moments that can be found. False if none of them can. */
export function lookAtFirst(table: Table, stops: readonly Stop[]): boolean {
  return stops.some(({ n, event }) => table.lookBack.look({ n, event }));
}

export const lookAtStart = (table: Table): boolean => lookAtFirst(table, stopsOf(table));
export const lookAtEnd = (table: Table): boolean => lookAtFirst(table, stopsOf(table).reverse());
