/** Choices that stay from game to game, kept in the browser. */
import * as z from 'zod/mini';
import { type PersistStorage, persist, type StateStorage } from 'zustand/middleware';
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

export interface Settings extends StoreApi<SettingsState> {
  /** Whether the browser keeps what is chosen; false once it could not. */
  keeping: StoreApi<{ kept: boolean }>;
}

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
    abilities: 'matters',
  },
  engineDecidesTies: true,
  text: 'normal',
  contrast: 'normal',
  motion: 'system',
};

const SPEEDS = Object.keys(PACE) as Speed[];

/** Settings as they may lie in the browser: what is missing there, or no setting, is as at the start. */
function schemaOf(start: SettingsState) {
  const reaction = (kind: Reaction) => z.catch(z.enum(POLICIES), start.reactions[kind]);
  return z.object({
    speed: z.catch(z.enum(SPEEDS), start.speed),
    confirmEndTurn: z.catch(z.boolean(), start.confirmEndTurn),
    endSpent: z.catch(z.boolean(), start.endSpent),
    confirmUndo: z.catch(z.boolean(), start.confirmUndo),
    reactions: z.catch(
      z.object({
        dodge: reaction('dodge'),
        counter: reaction('counter'),
        breakAttack: reaction('breakAttack'),
        empower: reaction('empower'),
        followUp: reaction('followUp'),
        abilities: reaction('abilities'),
      }),
      start.reactions,
    ),
    engineDecidesTies: z.catch(z.boolean(), start.engineDecidesTies),
    text: z.catch(z.enum(TEXT_SIZES), start.text),
    contrast: z.catch(z.enum(CONTRASTS), start.contrast),
    motion: z.catch(z.enum(MOTIONS), start.motion),
  });
}

/** The storage of a page, null where the browser forbids it: asking for it throws there. */
export function storageOf(page: { readonly localStorage: StateStorage }): StateStorage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

/** Storage that throws nothing: what cannot be read is as if nothing lay there. @param told whether a choice was kept */
function calm(place: StateStorage | null, told: (kept: boolean) => void): PersistStorage<SettingsState> {
  return {
    getItem(name) {
      try {
        const text = place?.getItem(name);
        return typeof text === 'string' ? JSON.parse(text) : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        place?.setItem(name, JSON.stringify(value));
        told(place !== null);
      } catch {
        told(false);
      }
    },
    removeItem: (name) => void place?.removeItem(name),
  };
}

/**
 * @param place where the choices are kept, e.g. `localStorage`; null: nowhere
 * @param wished what the browser asks for; it stands until something else is chosen
 */
export function createSettings(place: StateStorage | null, wished: Partial<SettingsState> = {}): Settings {
  const keeping = createStore(() => ({ kept: place !== null }));
  const settings = createStore<SettingsState>()(
    persist<SettingsState>(() => ({ ...START, ...wished }), {
      name: 'counterstep.settings',
      version: 1,
      storage: calm(place, (kept) => keeping.setState({ kept })),
      // Of another version is what another page has kept: its words may mean something else.
      migrate: () => ({ ...START, ...wished }),
      merge: (kept, start) => {
        const found = schemaOf(start).safeParse(kept);
        return found.success ? found.data : start;
      },
    }),
  );
  return Object.assign(settings, { keeping });
}
