/** Choices that stay from game to game, kept in the browser. */
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How long what enemies did stays lit, in milliseconds. */
export const HOLD = { slow: 1400, normal: 700, fast: 350, instant: 0 } as const;
export type Speed = keyof typeof HOLD;

export interface SettingsState {
  speed: Speed;
  /** Ask before a turn ends with SP left. */
  confirmEndTurn: boolean;
  /** Ask before an undo past a roll or a reveal. */
  confirmUndo: boolean;
}

export type Settings = StoreApi<SettingsState>;

/** @param storage where the choices are kept, e.g. `localStorage` */
export function createSettings(storage: StateStorage): Settings {
  return createStore<SettingsState>()(
    persist<SettingsState>(() => ({ speed: 'normal', confirmEndTurn: true, confirmUndo: true }), {
      name: 'counterstep.settings',
      version: 1,
      storage: createJSONStorage(() => storage),
    }),
  );
}
