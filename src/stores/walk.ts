/** A planned path, sent as a series of one-space answers. */
import type { Option } from '../engine/kernel/types';
import type { Session } from './session';

export type Space = [number, number];

/** One step of a plan: the space entered and, for a Jump, those jumped over. */
export interface PathStep {
  to: Space;
  over?: Space[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The open question's option that makes this step. */
function stepOption(options: readonly Option[], step: PathStep): Option | undefined {
  const kind = step.over ? 'jump' : 'move';
  return options.find((option) => option.kind === kind && same(option.to, step.to) && same(option.over, step.over));
}

/**
 * Answers with one step after the other. Stops where another question comes between or the figure does not stand where the
 * plan has it. Gives the number of steps made; they are taken back together.
 */
export function walk(session: Session, path: readonly PathStep[]): number {
  const begun = session.getState().state;
  const mover = begun?.ask?.figure;
  if (!begun || !mover) return 0;
  const series = begun.count;
  let made = 0;
  for (const step of path) {
    const ask = session.getState().state?.ask;
    if (!ask || ask.figure !== mover) break;
    const option = stepOption(ask.options, step);
    if (!option || !session.dispatch({ ask: ask.id, option: option.id }, series)) break;
    made++;
  }
  return made;
}
