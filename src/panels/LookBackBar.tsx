import { useMemo } from 'react';
import { type LogEntry, narrate, plain } from '../log';
import { useLookBack, useSession, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Icon } from './icons/Icon';
import { LOOK_TEXT } from './text/log';
import { filled } from './text/playback';

/** The line of a place in the journal, with the turn that it stands in. */
function lineAt(entries: readonly LogEntry[], n: number, event: number, turn = ''): string | null {
  for (const entry of entries) {
    const inside = entry.kind === 'turn' ? `${plain(entry.text)}: ` : turn;
    if (entry.place?.n === n && entry.place.event === event)
      return entry.kind === 'turn' ? plain(entry.text) : inside + plain(entry.text);
    const found = lineAt(entry.children, n, event, inside);
    if (found !== null) return found;
  }
  return null;
}

/** Says that the board shows an earlier moment, and leads back to now. */
export function LookBackBar() {
  const at = useLookBack((lookBack) => lookBack.at);
  return at && <Bar n={at.n} event={at.event} />;
}

function Bar({ n, event }: { n: number; event: number }) {
  const table = useTable();
  const journal = useSession((s) => s.journal);
  const line = useMemo(() => lineAt(narrate(journal, tellerOf(table)), n, event), [journal, table, n, event]);
  return (
    <section className="look-bar" aria-label={LOOK_TEXT.title} role="status">
      <Icon name="eye" />
      <p>
        <b>{LOOK_TEXT.title}</b> {line && filled(LOOK_TEXT.where, { line })} <small>{LOOK_TEXT.waits}</small>
      </p>
      <button type="button" className="btn btn-primary" onClick={() => table.lookBack.end()}>
        {LOOK_TEXT.now} <kbd>Esc</kbd>
      </button>
    </section>
  );
}
