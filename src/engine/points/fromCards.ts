/** The one cache of the rules (docs/decisions/0007): what only the cards in use decide is worked out once, until they change. */
import type { Game } from '../game';
import type { State } from '../state/state';

/**
 * A function that gives what `build` makes of a game, made anew when cards in use changed (see {@link cardsChanged}). What
 * `build` reads may only be content and the figures' cards: no positions, Damage, tokens or turns.
 */
export function fromCards<T>(build: (g: Game) => T): (g: Game) => T {
  const known = new WeakMap<State, { version: number; value: T }>();
  return (g) => {
    const { cardsVersion } = g.state;
    const before = known.get(g.state);
    if (before !== undefined && before.version === cardsVersion) return before.value;
    const value = build(g);
    known.set(g.state, { version: cardsVersion, value });
    return value;
  };
}

/** Cards in use changed: equipped, Flipped, discarded, gained, spawned. */
export function cardsChanged(g: Game): void {
  g.state.cardsVersion++;
}
