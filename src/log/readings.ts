/** What the log knows about the AI Steps of a figure's last turn. */
import { briefUnmet } from '../content/language/printBrief';
import type { GameEvent } from '../engine/kernel/types';
import type { JournalEntry } from './journal';
import type { Teller } from './line';
import { BECAUSE } from './text/en';

/** How an AI Step came out when it was looked at. */
export interface Reading {
  is: boolean;
  /** What it lacked. */
  why: string | null;
}

/** Events since the last turn began of a figure, or of anybody, oldest first; null if none has. */
export function lastTurn(journal: readonly JournalEntry[], figure: string | null = null): GameEvent[] | null {
  const events: GameEvent[] = [];
  for (let place = journal.length - 1; place >= 0; place--) {
    const entry = journal[place];
    if (entry?.kind !== 'events') continue;
    for (let n = entry.events.length - 1; n >= 0; n--) {
      const event = entry.events[n] as GameEvent;
      events.push(event);
      if (event.type === 'turnBegan' && (figure === null || event.figure === figure)) return events.reverse();
    }
  }
  return null;
}

/** Whether a step was true, and why not. */
export function readingOf(event: GameEvent, { state, content, names }: Teller): Reading {
  if (event.true === true) return { is: true, why: null };
  const nothing = BECAUSE[`aiStepConsidered.${String(event.because)}`];
  if (nothing) return { is: false, why: nothing };
  const card = content.combatants[state.figures[String(event.figure)]?.card ?? ''];
  const step = card?.ai[Number(event.step) - 1];
  const at = Array.isArray(event.at) ? names.space(event.at as [number, number]) : null;
  return { is: false, why: step ? briefUnmet(step.if, at) : null };
}

/** The AI Steps that were looked at in the figure's last turn, by their number. */
export function readingsOf(figure: string, journal: readonly JournalEntry[], teller: Teller): Map<number, Reading> {
  const read = new Map<number, Reading>();
  const [first, ...rest] = lastTurn(journal, figure) ?? [];
  if (!first) return read;
  for (const event of rest) {
    if (event.type === 'turnBegan') break;
    if (event.type === 'aiStepConsidered' && event.figure === figure)
      read.set(Number(event.step), readingOf(event, teller));
  }
  return read;
}
