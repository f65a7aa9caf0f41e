import { Backdrop } from '../../board/Backdrop';
import type { State } from '../../engine/state/state';

/** The board of a game, else of the first Encounter, as a picture behind the start. */
export function Hero({ state = null }: { state?: State | null }) {
  return (
    <div className="hero" aria-hidden="true">
      <Backdrop state={state} />
    </div>
  );
}
