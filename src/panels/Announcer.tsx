import { useEffect, useState } from 'react';
import { announce, askTitle } from '../log';
import { useGame, useSession, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';

/** More sentences than this are not read out; the log has them all. */
const MOST = 8;

/** Tells a screen reader what the last answer brought and what is asked now. */
export function Announcer() {
  const table = useTable();
  const state = useGame();
  const last = useSession((s) => s.journal.at(-1));
  const [said, setSaid] = useState('');
  useEffect(() => {
    const told = last?.kind === 'events' ? announce(last.events, tellerOf(table)).slice(-MOST) : [];
    if (state.ask) told.push(askTitle(state.ask, state, table.names));
    setSaid(told.join('. '));
  }, [last, state, table]);
  return (
    <p className="vh" role="status" aria-live="polite">
      {said}
    </p>
  );
}
