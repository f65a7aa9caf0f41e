/** Saving as the page uses it: after every answer by itself, under names, to and from files. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Content } from '../engine/state/content';
import { askTitle, type Names } from '../log';
import {
  type Autosave,
  autosave,
  FileError,
  type Head,
  type Named,
  originProblems,
  readFile,
  readHead,
  readSave,
  reportOf,
  type Save,
  SaveError,
  type Saves,
  savedOf,
  snapshot,
  textOf,
  Unkept,
} from '../storage';
import { countTime } from './clock';
import { goOnWith } from './goOn';
import { type Cause, keepLeft } from './leftGame';
import type { Queries } from './queries';
import type { Session } from './session';

/** A named save as it is listed. */
export interface SlotShown {
  name: string;
  /** What is shown of it; null: it cannot be loaded. */
  head: Head | null;
  /** What is wrong with it. */
  problems: string[];
  /** Its newest position that can be gone on with, if the save itself is broken. */
  sound: Save | null;
  /** As it was written, if it cannot be loaded. */
  written: unknown;
}

/** Why something could not be saved or loaded. `full`: the browser's storage has no room; `unkept`: it keeps nothing. */
export interface SaveProblem {
  why: 'full' | 'failed' | 'unreadable' | 'unkept';
  details: string[];
  /** What was read can be gone on with from here. */
  sound: Save | null;
}

export interface SavingState {
  /** Named saves, the newest first; null before they have been looked at. */
  slots: SlotShown[] | null;
  /** The last answer could not be saved. */
  unsaved: SaveProblem | null;
  /** What the last thing asked for came to. */
  problem: SaveProblem | null;
  /** Another tab plays the same game: this one became a game of its own. */
  parted: boolean;
}

/** A file to be written. */
export interface FileOut {
  name: string;
  text: string;
}

export interface Saving extends StoreApi<SavingState> {
  /** Looks at the named saves. */
  refresh(): Promise<void>;
  /** Keeps the game going on under a name. False if it cannot be. */
  keep(name: string): Promise<boolean>;
  /** Goes on with a save as a game of its own: what it was read from stays as it is. */
  load(save: Save): void;
  /** Goes on with a named save in the same way. False if it cannot be loaded; the list says why then. */
  loadNamed(name: string): Promise<boolean>;
  /** Deletes a named save for good. False if it cannot be. */
  remove(name: string): Promise<boolean>;
  /** The game going on as a file, null without one. */
  exported(): FileOut | null;
  /** Goes on with the game of a file: an exported save or a report. False if it cannot be read; `problem` says why. */
  imported(text: string): boolean;
  /** The same from the file itself, packed (gzip) or not. */
  importedFile(file: Blob): Promise<boolean>;
  /** The open question with everything that led to it, null without a game. @param words what the player says about it */
  report(words: string): FileOut | null;
  /** Takes note of what was told. */
  dismiss(): void;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
}

export interface SavingOptions {
  session: Session;
  saves: Saves;
  content: Content;
  queries: Queries;
  names: Names;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What went wrong, told apart by what can be done about it. */
function problemOf(error: unknown): SaveProblem {
  if (error instanceof FileError) return { why: 'unreadable', details: [error.message], sound: null };
  if (error instanceof SaveError) return { why: 'unreadable', details: error.problems, sound: error.sound };
  if (error instanceof Unkept) return { why: 'unkept', details: [], sound: null };
  const full = error instanceof Error && error.name === 'QuotaExceededError';
  return { why: full ? 'full' : 'failed', details: [message(error)], sound: null };
}

/** What is listed of a save. */
function headOf(save: Save, { content, names, queries }: Pick<SavingOptions, 'content' | 'names' | 'queries'>): Head {
  const { state, savedAt, rules, packs } = save;
  const { ask } = state;
  const views = queries.view(state).figures;
  const party = state.order.flatMap((id) => {
    const figure = state.figures[id];
    if (figure?.kind !== 'adventurer') return [];
    const most = views[id]?.hp ?? 0;
    return [{ card: figure.card, name: names.figure(state, id), left: Math.max(0, most - figure.damage), most }];
  });
  return {
    savedAt,
    rules,
    packs,
    encounter: content.encounters[state.encounter.id ?? '']?.name ?? '',
    round: state.round,
    ask: ask && { figure: ask.figure ? names.figure(state, ask.figure) : null, title: askTitle(ask, state, names) },
    party,
  };
}

/** Begins to save the session's game. */
export function createSaving(options: SavingOptions): Saving {
  const { session, saves, content, queries, names, clock, newId } = options;
  const store = createStore<SavingState>()(() => ({ slots: null, unsaved: null, problem: null, parted: false }));
  countTime(session, clock);
  const saving: Autosave = autosave(session, saves, {
    clock,
    newId,
    failed: (error) => store.setState({ unsaved: error === null ? null : problemOf(error) }),
    parted: () => store.setState({ parted: true }),
  });

  /** Reads a named save whole. */
  const read = async (name: string): Promise<{ save: Save } | { broken: SlotShown }> => {
    const written = await saves.slot(name);
    try {
      return { save: readSave(written, content) };
    } catch (error) {
      const { details, sound } = problemOf(error);
      return { broken: { name, head: null, problems: details, sound, written } };
    }
  };

  /** A save is read only where what is listed of it is not known yet, or tells that it cannot be loaded. */
  const shown = async ({ name, head: json }: Named): Promise<SlotShown> => {
    const known = readHead(json);
    const fine = (head: Head): SlotShown => ({ name, head, problems: [], sound: null, written: undefined });
    if (known && originProblems(known, content).length === 0) return fine(known);
    const found = await read(name);
    if ('broken' in found) return found.broken;
    const head = { ...headOf(found.save, options), ...(known?.auto && { auto: true }) };
    await saves.note(name, head);
    return fine(head);
  };

  const newestFirst = (a: SlotShown, b: SlotShown): number => (b.head?.savedAt ?? 0) - (a.head?.savedAt ?? 0);

  /** Does something with the store of saves; what goes wrong is told. */
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      store.setState({ problem: null });
      return true;
    } catch (error) {
      store.setState({ problem: problemOf(error) });
      return false;
    }
  };

  const refresh = async (): Promise<void> => {
    await attempt(async () => {
      const slots = await Promise.all((await saves.named()).map(shown));
      store.setState({ slots: slots.sort(newestFirst) });
    });
  };

  const left = keepLeft({
    session,
    saves,
    content,
    clock,
    keep: async (name, save) => {
      await attempt(() => saves.keep({ name, save }, { ...headOf(save, options), auto: true }));
    },
    changed: async () => {
      if (store.getState().slots) await refresh();
    },
  });

  /** A game taken from elsewhere has a name of its own: it overwrites none. */
  const goOn = (save: Save, cause: Cause = 'loaded'): void => {
    left.because(cause);
    goOnWith(session, { ...savedOf(save), game: newId() });
  };

  const imported = (text: string): boolean => {
    try {
      goOn(readFile(text, content, newId(), clock()), 'imported');
      store.setState({ problem: null });
      return true;
    } catch (error) {
      store.setState({ problem: problemOf(error) });
      return false;
    }
  };

  /** The name of a file: what it is, where the game stands. */
  const fileName = (what: string): string => {
    const { state } = session.getState();
    return `counterstep-${what}-${state?.encounter.id ?? 'game'}-round-${state?.round ?? 0}.json`.replaceAll(':', '-');
  };

  return {
    ...store,
    refresh,
    async keep(name) {
      const save = snapshot(session.getState(), clock());
      if (!save || name.trim() === '') return false;
      const kept = await attempt(() => saves.keep({ name: name.trim(), save }, headOf(save, options)));
      if (kept) await refresh();
      return kept;
    },
    load(save) {
      goOn(save);
      store.setState({ problem: null });
    },
    async loadNamed(name) {
      let loaded = false;
      await attempt(async () => {
        const found = await read(name);
        if ('save' in found) {
          goOn(found.save);
          loaded = true;
          return;
        }
        const slots = store.getState().slots?.map((slot) => (slot.name === name ? found.broken : slot));
        store.setState({ slots: slots ?? null });
      });
      return loaded;
    },
    async remove(name) {
      const removed = await attempt(() => saves.removeSlot(name));
      if (removed) await refresh();
      return removed;
    },
    exported() {
      const save = snapshot(session.getState(), clock());
      return save && { name: fileName('save'), text: JSON.stringify(save) };
    },
    imported,
    async importedFile(file) {
      try {
        return imported(await textOf(file));
      } catch (error) {
        store.setState({ problem: problemOf(error) });
        return false;
      }
    },
    report(words) {
      const now = session.getState();
      if (!now.state) return null;
      const title = now.state.ask ? askTitle(now.state.ask, now.state, names) : 'the Encounter is over';
      const file = reportOf(now, queries.view(now.state), title, words);
      return { name: fileName('report'), text: `${JSON.stringify(file, null, 1)}\n` };
    },
    dismiss: () => store.setState({ problem: null, parted: false }),
    settled: async () => {
      await Promise.all([saving.settled(), left.settled()]);
    },
  };
}
