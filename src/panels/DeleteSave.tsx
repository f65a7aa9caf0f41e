import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { SAVES_TEXT } from './text/menu';

interface Props {
  /** What is asked before. */
  question: string;
  remove: () => void;
  look: string;
  /** The button's name where it shows only a symbol. */
  name?: string;
  children: ReactNode;
}

/**
 * Deletes a save, once it is said again: until then nothing is gone. The answer that keeps it has the focus and stands last,
 * where the button stood, so that neither Enter nor a second click deletes.
 */
export function DeleteSave({ question, remove, look, name, children }: Props) {
  const [asking, ask] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asking !== null) (asking ? keep : first).current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <button ref={first} type="button" className={look} aria-label={name} onClick={() => ask(true)}>
        {children}
      </button>
    );
  return (
    <fieldset className="del">
      <legend>{question}</legend>
      <button type="button" className="btn btn-danger" onClick={remove}>
        {SAVES_TEXT.remove}
      </button>
      <button ref={keep} type="button" className="btn" onClick={() => ask(false)}>
        {SAVES_TEXT.keepIt}
      </button>
    </fieldset>
  );
}
