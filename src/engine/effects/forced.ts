/** What PUSH, PULL and COMMAND have in common. */
import { bindOf } from '../conditions/bind';
import { quantity } from '../conditions/values';
import { forcedMoveInit } from '../frames/forcedMove';
import { type Game, inPlay } from '../game';
import { canBeMoved } from '../queries/forcedWays';
import type { EffectContext, Verb } from './types';

type ForcedVerb = 'push' | 'pull' | 'command';

/** The verb that moves the target, by who uses the line. */
export function forcedVerb<V extends ForcedVerb>(verb: V): Verb<V> {
  const setup = (g: Game, c: EffectContext, effect: { n: Parameters<typeof quantity>[1] }) => {
    const n = quantity(g, effect.n, bindOf(c.frame));
    return c.target && n > 0 && inPlay(g, c.target) ? { figure: c.target, by: c.who, verb, n } : null;
  };
  return {
    aimed: true,
    possible: (g, c, effect) => {
      const forced = setup(g, c, effect);
      return forced !== null && canBeMoved(g, forced);
    },
    start: (g, c, effect) => {
      const forced = setup(g, c, effect);
      return forced ? forcedMoveInit(g, forced) : undefined;
    },
  };
}
