import { useEffect, useRef, useState } from 'react';
import { announce, askTitle, type JournalEntry } from '../log';
import { useGame, useJournal, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';

/** More sentences than this are not read out; the log has them all. */
const MOST = 8;

/** How much of a journal there is. */
interface Length {
  entries: number;
  events: number;
}

function lengthOf(journal: readonly JournalEntry[]): Length {
  const last = journal.at(-1);
  return { entries: journal.length, events: last?.kind === 'events' ? last.events.length : 0 };
}

/** Events that came after a journal was so long. */
function newSince(journal: readonly JournalEntry[], { entries, events }: Length) {
  return journal.slice(Math.max(0, entries - 1)).flatMap((entry, n) => {
    if (entry.kind !== 'events') return [];
    return n === 0 && entries > 0 ? entry.events.slice(events) : entry.events;
  });
}

/** A sentence with its stop. */
const closed = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Tells a screen reader what has come to be shown and what is asked now. */
export function Announcer() {
  const table = useTable();
  const state = useGame();
  const journal = useJournal();
  const heard = useRef<Length>({ entries: journal.length, events: 0 });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const told = announce(newSince(journal, heard.current), tellerOf(table)).slice(-MOST);
    heard.current = lengthOf(journal);
    if (state.ask) told.push(askTitle(state.ask, state, table.names));
    if (told.length > 0) setSaid(told.map(closed).join(' '));
  }, [journal, state, table]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
