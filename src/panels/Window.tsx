import { type ReactNode, useEffect, useRef } from 'react';
import { WINDOW_TEXT } from './text/table';

/**
 * A window over the page that keeps the focus until it is closed. Whoever closes it by a key is back where it was opened.
 * @param title without one the content has a heading of its own, with the id `dialog-title`
 */
export function Window({ title, close, children }: { title?: string; close: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    let byPointer = false;
    const press = ({ type }: Event): void => {
      byPointer = type === 'pointerdown';
    };
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.addEventListener('pointerdown', press);
    dialog?.addEventListener('keydown', press);
    return () => {
      const now = document.activeElement;
      // The browser gives the focus back by itself, or to nothing where the window is gone at once.
      if (!(opener instanceof HTMLElement) || (now !== document.body && now !== opener)) return;
      // After the menu of the header the keys belong to the open question, where Space and Enter answer it.
      const question = opener.closest('.top-r') && document.querySelector<HTMLElement>('[data-ask]');
      if (question) question.focus();
      // Enter after a click belongs to the question, not to what opened the window.
      else if (!byPointer) opener.focus();
    };
  }, []);
  return (
    <dialog ref={box} className="dialog" aria-labelledby="dialog-title" onClose={close}>
      {title !== undefined && <h2 id="dialog-title">{title}</h2>}
      {children}
    </dialog>
  );
}

/** One thing to do, or to leave it. */
export function Buttons({ close, yes, act }: { close: () => void; yes: string; act: () => void }) {
  return (
    <p className="q-btns">
      <button type="button" className="btn btn-primary" onClick={act}>
        {yes}
      </button>
      <button type="button" className="btn" onClick={close}>
        {WINDOW_TEXT.cancel}
      </button>
    </p>
  );
}

/** The way out of a window that only shows something. */
export function CloseButton({ close }: { close: () => void }) {
  return (
    <p className="q-btns">
      <button type="button" className="btn" onClick={close}>
        {WINDOW_TEXT.close}
      </button>
    </p>
  );
}
