/** The stores for React: one table for a page, handed down by a context. */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { State } from '../engine/state/state';
import type { JournalEntry } from '../log/journal';
import type { LookBackState } from './lookBack';
import { type PlanState, planNow } from './plan';
import { type PlaybackState, toldOf, toldUntil } from './playback';
import type { RulerState } from './ruler';
import type { SavingState } from './saves';
import type { SelectionState } from './selection';
import type { SessionState } from './session';
import type { SettingsState } from './settings';
import type { Table } from './table';

export const TableContext = createContext<Table | null>(null);

/** The stores of the page. Throws outside of a TableContext. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable needs a TableContext around it');
  return table;
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useTable().session, select);
}

/** What is shown happening: nothing while an earlier moment is looked at, whatever goes on behind it. */
export function usePlayback<T>(select: (state: PlaybackState) => T): T {
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  return useStore(useTable().playback, (state) => select(looking ? { ...state, picture: null, event: null } : state));
}

const never = () => () => undefined;

/** Saving; null where nothing is kept. */
export function useSaving<T>(select: (state: SavingState) => T): T | null {
  const { saving } = useTable();
  const state = useSyncExternalStore(saving?.subscribe ?? never, () => saving?.getState() ?? null);
  return state && select(state);
}

export function useLookBack<T>(select: (state: LookBackState) => T): T {
  return useStore(useTable().lookBack, select);
}

/** The position that is shown, null without a game. */
function useShown(): State | null {
  const past = useLookBack((lookBack) => lookBack.picture);
  const picture = usePlayback((playback) => playback.picture);
  const state = useSession((session) => session.state);
  return past ?? picture ?? state;
}

/** Whether a game that is over is gone through again. */
export function useReplaying(): boolean {
  const over = useSession(({ state }) => state?.outcome != null);
  const looking = useLookBack((lookBack) => lookBack.at !== null);
  return over && looking;
}

/** The journal as far as it is told; in a replay up to the line that is looked at. */
export function useJournal(): readonly JournalEntry[] {
  const told = usePlayback((playback) => playback.told);
  const journal = useSession((session) => session.journal);
  const at = useLookBack((lookBack) => lookBack.at);
  const replaying = useReplaying();
  return useMemo(
    () => toldOf(journal, replaying && at ? toldUntil(journal, at) : told),
    [journal, told, at, replaying],
  );
}

/** The position that is shown. Throws without a game: for panels that stand only beside one. */
export function useGame(): State {
  const state = useShown();
  if (!state) throw new Error('no game is going on');
  return state;
}

export function useSelection<T>(select: (state: SelectionState) => T): T {
  return useStore(useTable().selection, select);
}

/** What is picked on the board and not yet done. */
export function usePlan(): PlanState {
  const plan = useStore(useTable().selection.plan);
  return planNow(plan, useGame());
}

export function useRuler(): RulerState {
  return useStore(useTable().selection.ruler);
}

export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(useTable().settings, select);
}
