/** Keys of the screens around a game. A key that a control in focus uses itself stays with it. */
import { useEffect, useRef } from 'react';
import { type Clicks, CONTROLS, followClicks } from './clicks';

const FIELDS = 'input, select, textarea, dialog';

/** What each key does, by its name in lower case. */
export type Keys = Partial<Record<string, () => void>>;

/** Does what a key stands for. True if it was used. */
export function pressed(keys: Keys, e: KeyboardEvent, clicks: Clicks): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey || e.repeat) return false;
  const target = e.target instanceof Element ? e.target : null;
  if (target?.closest(FIELDS) || document.querySelector('dialog[open]')) return false;
  if (e.key === 'Enter' && target?.closest(CONTROLS) && !clicks.has(target)) return false;
  const act = keys[e.key.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** Listens to keys as long as the screen is shown. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const clicks = followClicks();
    const listen = (e: KeyboardEvent): void => {
      if (pressed(now.current, e, clicks)) e.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      clicks.stop();
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
