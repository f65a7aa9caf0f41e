/** Who answers for the players in a simulation. */
import type { Ask, Intent, Option } from '../../engine/kernel/types';
import type { Content } from '../../engine/state/content';
import type { State } from '../../engine/state/state';
import { greedyOption } from './greedy';

export type PolicyName = 'random' | 'greedy';
/** Random numbers of a policy, apart from those of the game. */
type Chance = () => number;
type Policy = (state: State, content: Content, chance: Chance) => Intent;

/** One time in so many an `At any time` line is used before the question is answered. */
const INTERJECT = 0.2;
/** One time in so many a turn is ended though something else is offered. */
const END = 0.2;

/** Any legal answer; a turn is seldom ended while something else is offered. */
const random: Policy = (state, _content, chance) => {
  const ask = state.ask as Ask;
  let options = usable(ask.options);
  if (ask.interject.length > 0 && chance() < INTERJECT) options = usable(ask.interject);
  else if (ask.kind === 'action' && options.length > 1 && chance() > END)
    options = options.filter((o) => o.kind !== 'endTurn');
  const option = options[Math.floor(chance() * options.length)] as Option;
  return { ask: ask.id, option: option.id };
};

/** The answer rated best: what leads to most, movement by where it leads. */
const greedy: Policy = (state, content) => {
  const ask = state.ask as Ask;
  return { ask: ask.id, option: greedyOption(state, content, ask, usable(ask.options)).id };
};

/** Options that a simulation may take: what is against one's own side, and templates, are left out. */
function usable(options: readonly Option[]): Option[] {
  const real = options.filter((o) => !o.friendly && !o.template);
  return real.length > 0 ? real : options.filter((o) => !o.template);
}

export const POLICIES: Record<PolicyName, Policy> = { random, greedy };
