/** The stores for React: one table for a page, handed down by a context. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { State } from '../engine/state/state';
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

/** The state of the game going on. Throws without one: for panels that stand only beside a game. */
export function useGame(): State {
  const state = useSession((session) => session.state);
  if (!state) throw new Error('no game is going on');
  return state;
}

export function useSelection<T>(select: (state: SelectionState) => T): T {
  return useStore(useTable().selection, select);
}

export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(useTable().settings, select);
}
