/** Steps that can be taken back, in a few words. */
import type { State } from '../engine/state/state';
import { fill } from './fill';
import type { Step } from './journal';
import type { Names } from './names';
import { optionName } from './option';
import { CHANGES, RESTART } from './text/asks';

/**
 * What a step did: an answer, a change by hand, a new beginning.
 * @param state to name figures
 * @param asked kind of the question that was answered, to name a pass
 */
export function stepName(
  { option, change, restart }: Pick<Step, 'option' | 'change' | 'restart'>,
  state: State,
  names: Names,
  asked = state.ask?.kind,
): string {
  if (option) return optionName(option, state, names, asked);
  if (change) {
    const key = change.set === 'effect' && !change.on ? 'noEffect' : change.set;
    return fill(CHANGES[key] ?? key, change as Record<string, unknown>, state, names);
  }
  return restart ? RESTART : '';
}
