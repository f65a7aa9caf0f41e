/**
 * Who put the focus where it is. A control that was clicked keeps the focus, but the player has gone on: Enter and Space
 * then belong to what is labelled with them. A control that was reached by the keyboard is pressed by them.
 */
export interface Clicks {
  /** Whether this holds the focus only because it was clicked, or because the page put the focus there. */
  has(target: Element | null): boolean;
  /** Puts the focus somewhere as if it had been clicked. */
  focus(target: HTMLElement): void;
  stop(): void;
}

export const CONTROLS = 'button, a, summary';

/** Follows clicks and the Tab key until it is stopped. */
export function followClicks(): Clicks {
  let clicked: Element | null = null;
  const down = ({ target }: Event): void => {
    clicked = target instanceof Element ? target.closest(CONTROLS) : null;
  };
  const tab = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || key === 'F6') clicked = null;
  };
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('keydown', tab, true);
  return {
    has: (target) => clicked !== null && target?.closest(CONTROLS) === clicked,
    focus(target) {
      target.focus();
      clicked = target;
    },
    stop() {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('keydown', tab, true);
    },
  };
}
