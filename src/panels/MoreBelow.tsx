import { type RefObject, useEffect, useState } from 'react';
import { filled } from '../log/filled';
import { Icon } from './icons/Icon';
import { TABLE_TEXT } from './text/table';

/** Pixels of an answer that may be out of sight: it is read without them. */
const SLACK = 8;

/** Answers of the question below its fold, and pixels from there to its end: what is picked stands over them. */
function below(box: HTMLElement): { n: number; lift: number } {
  const end = box.getBoundingClientRect().bottom;
  const fold = box.querySelector('.q-commit')?.getBoundingClientRect().top ?? end;
  const answers = [...box.querySelectorAll('[data-option]:not([data-kind="space"])')];
  const n = answers.filter((answer) => answer.getBoundingClientRect().bottom > fold + SLACK).length;
  return { n, lift: Math.max(0, end - fold) };
}

/** At the fold of a question that goes on below: how many answers are there. @param box what scrolls */
export function MoreBelow({ box }: { box: RefObject<HTMLElement | null> }) {
  const [more, setMore] = useState({ n: 0, lift: 0 });
  // After each change of what is asked, too: the fold moves with what stands above it.
  useEffect(() => {
    const question = box.current;
    if (!question) return;
    const look = (): void => {
      const now = below(question);
      setMore((old) => (old.n === now.n && old.lift === now.lift ? old : now));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(question);
    question.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      question.removeEventListener('scroll', look);
    };
  });
  if (more.n === 0) return null;
  return (
    <p className="q-more" aria-hidden="true">
      <span style={{ bottom: more.lift }}>
        {filled(TABLE_TEXT.more, { n: more.n })}
        <Icon name="down" />
      </span>
    </p>
  );
}
