/** On a phone the tab of the question comes forward by itself when there is something new to decide. */
import { useEffect, useRef } from 'react';
import { useGame, useSelection, useTable } from '../stores/react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Calls once nobody types or drags: at once, or when the field is left or the finger lifted. Gives what ends it. */
function whenFree(held: () => boolean, call: () => void): () => void {
  const busy = (): boolean => held() || document.activeElement?.matches(FIELDS) === true;
  if (!busy()) {
    call();
    return () => undefined;
  }
  const ends = ['pointerup', 'pointercancel', 'focusout'] as const;
  const stop = (): void => {
    for (const name of ends) window.removeEventListener(name, later);
  };
  // The field still has the focus while it is being left.
  const later = (): void => {
    setTimeout(() => {
      if (busy()) return;
      stop();
      call();
    });
  };
  for (const name of ends) window.addEventListener(name, later);
  return stop;
}

/** Follows the open question and the chosen part of the Action menu. */
export function useForward(): void {
  const { selection } = useTable();
  const { ask } = useGame();
  const group = useSelection((s) => s.group);
  const held = useRef(false);
  const id = ask?.id;
  const menu = ask?.kind === 'action';

  useEffect(() => {
    const down = (): void => {
      held.current = true;
    };
    const up = (): void => {
      held.current = false;
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    return whenFree(
      () => held.current,
      () => {
        // The Action menu is answered on its own tab, too.
        if (menu && selection.getState().tab === 'acts') return;
        selection.set({ tab: 'ask' });
      },
    );
  }, [id, menu, selection]);

  useEffect(() => {
    if (group === null) return;
    return whenFree(
      () => held.current,
      () => selection.set({ tab: 'ask' }),
    );
  }, [group, selection]);
}
