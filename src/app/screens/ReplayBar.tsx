import { useEffect, useMemo, useState } from 'react';
import { filled } from '../../log/filled';
import { Icon } from '../../panels/icons/Icon';
import { REPLAY_TEXT } from '../../panels/text/result';
import { useLookBack, useSession, useSettings, useTable } from '../../stores/react';
import { PACE } from '../../stores/settings';
import { lookAtFirst, type Stop, stopsOf } from './replay';

/** Time that a step is shown at normal speed, and the least of all speeds, in milliseconds. */
const STEP_MS = 900;
const LEAST_MS = 120;

/** Once the game is over: plays it again or goes through it step by step, and back to the result. */
export function ReplayBar() {
  const table = useTable();
  const at = useLookBack((lookBack) => lookBack.at);
  const journal = useSession((s) => s.journal);
  const stops = useMemo(() => ({ of: journal, list: stopsOf(table) }).list, [table, journal]);
  const pace = useSettings((s) => PACE[s.speed]);
  const [playing, play] = useState(false);
  useEffect(() => {
    if (!playing || !at) return;
    const timer = setTimeout(
      () => {
        const next = stops.filter(({ n, event }) => n > at.n || (n === at.n && event > at.event));
        if (!lookAtFirst(table, next)) play(false);
      },
      Math.max(LEAST_MS, STEP_MS * pace),
    );
    return () => clearTimeout(timer);
  }, [playing, at, pace, stops, table]);
  useEffect(() => {
    if (!at) play(false);
  }, [at]);
  if (!at) return null;
  const here = stops.findLastIndex(({ n, event }) => n < at.n || (n === at.n && event <= at.event));
  const before = stops.slice(0, Math.max(0, here)).reverse();
  const after = stops.slice(here + 1);
  const button = (text: string, icon: string, to: readonly Stop[]) => (
    <button
      type="button"
      className="btn"
      aria-disabled={to.length === 0 ? true : undefined}
      onClick={() => {
        play(false);
        lookAtFirst(table, to);
      }}
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
      <button
        type="button"
        className="btn"
        aria-disabled={after.length === 0 ? true : undefined}
        onClick={() => play(!playing && after.length > 0)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span>{playing ? REPLAY_TEXT.pause : REPLAY_TEXT.play}</span>
      </button>
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
