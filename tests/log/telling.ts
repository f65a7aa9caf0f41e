/** Events of a game that has begun, told as lines of the log. */
import type { GameEvent } from '../../src/engine/kernel/types';
import { createNames, type LogEntry, narrate } from '../../src/log';
import { content, placed, stateOf } from '../stores/game';

export const names = createNames(content);
export const state = stateOf(placed());
export const teller = { content, state, names };
export const event = (type: string, fields: Record<string, unknown>, group: number[] = []): GameEvent => ({
  type,
  group,
  ...fields,
});
export const tell = (events: GameEvent[]): readonly LogEntry[] => narrate([{ kind: 'events', n: 0, events }], teller);
export const flat = (entries: readonly LogEntry[]): LogEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);
export const only = (events: GameEvent[]): LogEntry => {
  const [entry] = tell(events);
  if (!entry) throw new Error('nothing is told');
  return entry;
};
