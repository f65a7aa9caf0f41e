/** The screens as entries of the browser's history: Back goes to the screen before. */
import { useCallback, useEffect, useRef, useState } from 'react';

export type Screen = 'start' | 'newGame' | 'saves' | 'howTo' | 'library' | 'settings' | 'about';
export type Place = Screen | 'table';

interface Entry {
  at: Place;
  /** Entries of this page before it. */
  depth: number;
}

/** The entry that the browser stands at; the start where it has none of ours. */
function here(): Entry {
  const entry: Partial<Entry> | null = history.state;
  return { at: entry?.at ?? 'start', depth: entry?.depth ?? 0 };
}

const push = (at: Place): void => history.pushState({ at, depth: here().depth + 1 } satisfies Entry, '');
const replace = (at: Place): void => history.replaceState({ at, depth: here().depth } satisfies Entry, '');

export interface Places {
  at: Place;
  /** Goes on to a screen; Back comes here again. */
  go: (to: Screen) => void;
  /** Goes to a screen in place of this one. */
  instead: (to: Screen) => void;
  /** To the start, whatever came between. */
  home: () => void;
  /** The table is there: Back leads to the start, not to the choice that it came from. */
  sit: () => void;
}

/** Closes the window that lies over the page. @returns false if there is none */
function windowClosed(): boolean {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  open?.close();
  return open !== null;
}

/**
 * Back and Forward close an open window first and stay at the place below it.
 * @param came told when Back or Forward led to a place
 */
export function usePlaces(came: (to: Place) => void): Places {
  const [at, set] = useState<Place>('start');
  /** Depth of the entry that is shown. */
  const stood = useRef(0);
  // A page that is loaded begins at the start, whatever its entry was.
  useEffect(() => {
    replace('start');
    stood.current = here().depth;
  }, []);
  useEffect(() => {
    const moved = (): void => {
      const { at: to, depth } = here();
      const toReturn = stood.current - depth;
      if (toReturn !== 0 && windowClosed()) {
        history.go(toReturn);
        return;
      }
      stood.current = depth;
      set(to);
      came(to);
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [came]);
  const go = useCallback((to: Screen): void => {
    push(to);
    stood.current = here().depth;
    set(to);
  }, []);
  const instead = useCallback((to: Screen): void => {
    replace(to);
    set(to);
  }, []);
  const home = useCallback((): void => {
    const { depth } = here();
    stood.current = 0;
    set('start');
    if (depth > 0) history.go(-depth);
    else replace('start');
  }, []);
  const sit = useCallback((): void => {
    if (here().at === 'start') push('table');
    else replace('table');
    stood.current = here().depth;
    set('table');
  }, []);
  return { at, go, instead, home, sit };
}
