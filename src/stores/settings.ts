/** Choices that stay from game to game, kept in the browser. */
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How many times as long as at normal speed everything is shown. */
export const PACE = { slow: 2, normal: 1, fast: 0.5, instant: 0 } as const;
export type Speed = keyof typeof PACE;

/** Kinds of questions about reacting that a setting may answer. */
export const REACTIONS = ['dodge', 'counter', 'breakAttack', 'empower', 'followUp', 'abilities'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** `matters`: asked only if reacting can change the result; else it is passed. */
export const POLICIES = ['ask', 'matters', 'always', 'never'] as const;
export type Policy = (typeof POLICIES)[number];

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

export interface SettingsState {
  speed: Speed;
  /** Ask before a turn ends with SP left. */
  confirmEndTurn: boolean;
  /** End a turn by itself once no SP and nothing else to do are left. */
  endSpent: boolean;
  /** Ask before an undo past a roll or a reveal. */
  confirmUndo: boolean;
  /** How each reaction is answered. */
  reactions: Record<Reaction, Policy>;
  /** The engine chooses where the rules leave a tie open and no figure decides. */
  engineDecidesTies: boolean;
  text: (typeof TEXT_SIZES)[number];
  contrast: (typeof CONTRASTS)[number];
  /** `system`: as the browser asks. */
  motion: (typeof MOTIONS)[number];
}

export type Settings = StoreApi<SettingsState>;

const START: SettingsState = {
  speed: 'normal',
  confirmEndTurn: true,
  endSpent: false,
  confirmUndo: true,
  reactions: {
    dodge: 'ask',
    counter: 'ask',
    breakAttack: 'ask',
    empower: 'ask',
    followUp: 'ask',
    abilities: 'ask',
  },
  engineDecidesTies: true,
  text: 'normal',
  contrast: 'normal',
  motion: 'system',
};

/**
 * @param storage where the choices are kept, e.g. `localStorage`
 * @param wished what the browser asks for; it stands until something else is chosen
 */
export function createSettings(storage: StateStorage, wished: Partial<SettingsState> = {}): Settings {
  return createStore<SettingsState>()(
    persist<SettingsState>(() => ({ ...START, ...wished }), {
      name: 'counterstep.settings',
      version: 1,
      storage: createJSONStorage(() => storage),
      // Settings kept by an older page lack what has been added since.
      merge: (kept, start) => {
        const { reactions, ...rest } = (kept ?? {}) as Partial<SettingsState>;
        return { ...start, ...rest, reactions: { ...start.reactions, ...reactions } };
      },
    }),
  );
}
