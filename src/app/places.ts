/** The screens as entries of the browser's history: Back goes to the screen before. */
import { useCallback, useEffect, useState } from 'react';

export type Screen = 'start' | 'newGame' | 'saves' | 'howTo' | 'settings' | 'about';
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

/** @param came told when Back or Forward led to a place */
export function usePlaces(came: (to: Place) => void): Places {
  const [at, set] = useState<Place>('start');
  // A page that is loaded begins at the start, whatever its entry was.
  useEffect(() => replace('start'), []);
  useEffect(() => {
    const moved = (): void => {
      set(here().at);
      came(here().at);
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [came]);
  const go = useCallback((to: Screen): void => {
    push(to);
    set(to);
  }, []);
  const instead = useCallback((to: Screen): void => {
    replace(to);
    set(to);
  }, []);
  const home = useCallback((): void => {
    const { depth } = here();
    set('start');
    if (depth > 0) history.go(-depth);
    else replace('start');
  }, []);
  const sit = useCallback((): void => {
    if (here().at === 'start') push('table');
    else replace('table');
    set('table');
  }, []);
  return { at, go, instead, home, sit };
}
