/** Counts how long a game has been played. */
import type { Session } from './session';

/** Time between two steps that counts at most, in milliseconds: who is away longer does not play. */
const LONGEST_PAUSE = 5 * 60_000;

/** Adds to `played` with every step. Gives what ends it. @param clock milliseconds since 1970 */
export function countTime(session: Session, clock: () => number): () => void {
  let last = clock();
  return session.subscribe((now, before) => {
    if (now.state === before.state) return;
    const at = clock();
    const spent = Math.min(at - last, LONGEST_PAUSE);
    last = at;
    if (now.state && now.game === before.game && spent > 0) session.setState({ played: now.played + spent });
  });
}
