import { useMemo } from 'react';
import { type LogEntry, narrate } from '../log';
import { filled } from '../log/filled';
import { useGame, useJournal, useSelection, useTable } from '../stores/react';
import { tellerOf } from '../stores/table';
import { Rich } from './parts';
import { RESULT_TEXT } from './text/playback';

/** What of an act tells how it came out. */
const TELLING = new Set([
  'attackRolled',
  'spellFailed',
  'spellBegan',
  'convictionChecked',
  'skillChecked',
  'jumpFailed',
  'damageDealt',
  'healed',
  'effectGained',
  'effectRefused',
  'defeated',
]);
/** No more of it at once: the log has the rest. */
const MOST = 3;

const sentence = ({ text, result }: LogEntry): string => (result ? `${text}, ${result}` : text);

/** The last act of the turn going on, if nothing came after it. */
function lastAct(log: readonly LogEntry[], figure: string): LogEntry | null {
  const turn = log.at(-1)?.children.at(-1);
  if (turn?.kind !== 'turn' || turn.figure !== figure) return null;
  const last = turn.children.findLast(({ kind }) => kind !== 'auto');
  return last?.kind === 'group' && last.figure === figure ? last : null;
}

/** Before the next Action is chosen: how the last act of the figure came out, until it does something else. */
export function LastResult() {
  const table = useTable();
  const { ask } = useGame();
  const open = useSelection((s) => s.group !== null);
  const journal = useJournal();
  const figure = ask?.kind === 'action' && !open ? ask.figure : null;
  const act = useMemo(
    () => (figure ? lastAct(narrate(journal, tellerOf(table)), figure) : null),
    [journal, table, figure],
  );
  const told = act?.children.filter(({ type }) => TELLING.has(type)).slice(-MOST) ?? [];
  if (!act || told.length === 0) return null;
  return (
    <p className="q-last">
      <Rich text={filled(RESULT_TEXT.last, { act: act.text, came: told.map(sentence).join('. ') })} />
    </p>
  );
}
