/** Parts of the page that are fetched when they are needed or likely to be needed soon. */
import { createStore, type StoreApi } from 'zustand/vanilla';

interface FetchState<T> {
  /** The part, null until it is here. */
  value: T | null;
  /** Why the last attempt failed. */
  problem: string | null;
}

export interface Fetched<T> extends Pick<StoreApi<FetchState<T>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The part. Begins fetching unless it is here or under way; after a failure this is a new attempt. */
  get(): Promise<T>;
  /** The same for those who look at the state: a failure is told there. */
  fetch(): void;
}

/** True if the file that the error names can be had by now: the browser remembers that it could not. */
async function isThereNow(error: unknown): Promise<boolean> {
  const [address] = /https?:\S+/.exec(String(error)) ?? [];
  if (address === undefined) return false;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}

/**
 * @param load gets the part; called again only after a failure
 * @param reload loads the page anew. Some browsers refuse a script for good that could not be fetched once; then a second
 *   attempt ends in this.
 */
export function fetched<T>(load: () => Promise<T>, reload = () => location.reload()): Fetched<T> {
  const { setState, ...store } = createStore<FetchState<T>>(() => ({ value: null, problem: null }));
  let running: Promise<T> | null = null;
  let failed = false;
  const attempt = async (): Promise<T> => {
    setState({ problem: null });
    try {
      const value = await load();
      setState({ value });
      return value;
    } catch (error) {
      running = null;
      if (failed && (await isThereNow(error))) reload();
      failed = true;
      setState({ problem: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
  const get = (): Promise<T> => {
    running ??= attempt();
    return running;
  };
  return { ...store, get, fetch: () => void get().catch(() => undefined) };
}
