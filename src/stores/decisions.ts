/** What the program decided for a figure after the last answers, so that the players can decide it otherwise. */
import type { Ask } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import type { Step } from '../log/journal';
import type { Rules } from './rules';
import { sinceRestart } from './steps';

/** A decision, by the answer that led to it. */
export interface Decision {
  /** Answers before that answer. */
  n: number;
  figure: string;
  /** So many decisions of the figure come before it. */
  skip: number;
  /** What it was about, and the position in which it was taken. */
  ask: Ask;
  state: State;
}

/** Answers that are looked through, the last ones; more of them lie too far back. */
const MOST_ANSWERS = 8;
/** More decisions of one figure do not follow from one answer. */
const MOST_DECISIONS = 24;

/** The position in which the decision after `skip` others is open; null if there is none. */
function openAt(content: Content, rules: Rules, step: Step, figure: string, skip: number): State | null {
  const state = structuredClone(step.before);
  if (!step.intent || 'rejected' in rules.edit(state, { set: 'decision', figure, kind: null, skip }, content))
    return null;
  const { ask } = state;
  if (!ask) return null;
  try {
    if ('rejected' in rules.apply(state, { ...step.intent, ask: ask.id }, content)) return null;
  } catch {
    // Dice from the table are not thrown to look back.
    return null;
  }
  return state.ask?.figure === figure && state.overrule?.skip === 0 ? state : null;
}

/** Decisions with more than one answer that the program took for a figure, the newest answer first. */
export function decisionsOf(content: Content, rules: Rules, undo: readonly Step[], figure: string): Decision[] {
  const found: Decision[] = [];
  for (const step of undo
    .slice(sinceRestart(undo))
    .filter(({ intent }) => intent !== null)
    .slice(-MOST_ANSWERS)
    .reverse()) {
    const known = new Set<string>();
    for (let skip = 0; skip < MOST_DECISIONS; skip++) {
      const state = openAt(content, rules, step, figure, skip);
      if (!state?.ask) break;
      // One with a single answer is passed over: the next one is found twice.
      const key = `${state.ask.frame}/${state.ask.id}`;
      if (!known.has(key)) found.push({ n: step.before.count, figure, skip, ask: state.ask, state });
      known.add(key);
    }
  }
  return found;
}
