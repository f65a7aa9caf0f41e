import { useMemo } from 'react';
import { useGame, useJournal, usePlayback, useTable } from '../stores/react';
import { type Act, actOf } from './act';

/** A space of movement at normal speed, in milliseconds. */
const STEP = 220;

/** What is shown happening on the board, and how long a figure takes for a space. */
export function useAct(): { act: Act; step: number } {
  const { names, playback } = useTable();
  const state = useGame();
  const journal = useJournal();
  const event = usePlayback((s) => s.event);
  const act = useMemo(() => actOf(event, journal, state, names), [event, journal, state, names]);
  return { act, step: event ? STEP * playback.pace() : 0 };
}
