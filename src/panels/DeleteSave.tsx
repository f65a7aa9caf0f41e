import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Asked } from './Asked';
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

/** Deletes a save, once it is said again: until then nothing is gone. */
export function DeleteSave({ question, remove, look, name, children }: Props) {
  const [asking, ask] = useState<boolean | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asking === false) first.current?.focus();
  }, [asking]);
  if (asking) return <Asked question={question} yes={SAVES_TEXT.remove} act={remove} keep={() => ask(false)} />;
  return (
    <button ref={first} type="button" className={look} aria-label={name} onClick={() => ask(true)}>
      {children}
    </button>
  );
}
