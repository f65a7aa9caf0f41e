import { useLayoutEffect, useRef } from 'react';
import { SAVES_TEXT } from './text/menu';

interface Props {
  question: string;
  /** What is done then. */
  yes: string;
  act: () => void;
  keep: () => void;
}

/**
 * Asks before a save is gone. The answer that keeps it has the focus and stands last, where the button stood, so that neither
 * Enter nor a second click does it.
 */
export function Asked({ question, yes, act, keep }: Props) {
  const kept = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => kept.current?.focus(), []);
  return (
    <fieldset className="del">
      <legend>{question}</legend>
      <button type="button" className="btn btn-danger" onClick={act}>
        {yes}
      </button>
      <button ref={kept} type="button" className="btn" onClick={keep}>
        {SAVES_TEXT.keepIt}
      </button>
    </fieldset>
  );
}
