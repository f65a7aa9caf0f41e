import { useMemo } from 'react';
import { Icon } from '../../panels/icons/Icon';
import { filled } from '../../panels/text/playback';
import { REPLAY_TEXT } from '../../panels/text/result';
import { useLookBack, useSession, useTable } from '../../stores/react';
import { lookAtFirst, type Stop, stopsOf } from './replay';

/** Once the game is over: goes through it step by step, and back to the result. */
export function ReplayBar() {
  const table = useTable();
  const at = useLookBack((lookBack) => lookBack.at);
  const journal = useSession((s) => s.journal);
  const stops = useMemo(() => ({ of: journal, list: stopsOf(table) }).list, [table, journal]);
  if (!at) return null;
  const here = stops.findLastIndex(({ n, event }) => n < at.n || (n === at.n && event <= at.event));
  const before = stops.slice(0, Math.max(0, here)).reverse();
  const after = stops.slice(here + 1);
  const button = (text: string, icon: string, to: readonly Stop[]) => (
    <button
      type="button"
      className="btn"
      aria-disabled={to.length === 0 ? true : undefined}
      onClick={() => lookAtFirst(table, to)}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
  return (
    <section className="replay" aria-label={REPLAY_TEXT.title}>
      <p role="status">
        <b>{filled(REPLAY_TEXT.at, { n: here + 1, all: stops.length })}</b> {stops[here]?.text}
      </p>
      {button(
        REPLAY_TEXT.lastTurn,
        'undo',
        before.filter(({ begins }) => begins),
      )}
      {button(REPLAY_TEXT.last, 'back', before)}
      {button(REPLAY_TEXT.next, 'arrow', after)}
      {button(
        REPLAY_TEXT.nextTurn,
        'skipfwd',
        after.filter(({ begins }) => begins),
      )}
      <button type="button" className="btn btn-primary" onClick={() => table.lookBack.end()}>
        {REPLAY_TEXT.end}
      </button>
    </section>
  );
}
