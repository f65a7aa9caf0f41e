import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Fetched } from '../stores/fetched';
import { Icon } from './icons/Icon';
import { LOADING_TEXT } from './text/loading';

/** What to do about a part that could not be fetched. */
export function FetchProblem({ problem, retry }: { problem: string; retry: () => void }) {
  return (
    <section className="unfetched" role="alert" aria-labelledby="unfetched-title">
      <Icon name="warn" />
      <h2 id="unfetched-title">{LOADING_TEXT.failed}</h2>
      <p>{LOADING_TEXT.safe}</p>
      <p className="label">{problem}</p>
      <p className="q-btns">
        <button type="button" className="btn btn-primary" onClick={retry}>
          <Icon name="retry" />
          {LOADING_TEXT.retry}
        </button>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {LOADING_TEXT.reload}
        </button>
      </p>
    </section>
  );
}

interface NeededProps<T> {
  part: Fetched<T>;
  /** What stands in its place until it is here. */
  shape: ReactNode;
  children: (value: T) => ReactNode;
}

/** Fetches a part of the page and shows it; if it cannot be fetched, says so and offers another attempt. */
export function Needed<T>({ part, shape, children }: NeededProps<T>) {
  const { value, problem } = useStore(part);
  useEffect(() => part.fetch(), [part]);
  if (value !== null) return children(value);
  return problem === null ? shape : <FetchProblem problem={problem} retry={part.fetch} />;
}
