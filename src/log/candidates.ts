/** Whom the program could have chosen, and what spoke for each. */
import type { GameEvent } from '../engine/kernel/types';
import type { Candidate } from './entries';
import { filled } from './filled';
import { CANDIDATE, DROPPED, PREFERENCES, TERMS } from './text/en';

/** A candidate as the engine tells it. */
interface Told {
  figure: string;
  /** Why it was no candidate. */
  why?: string;
  reasons: { initiative: number; range?: number; value?: number; rating?: Record<string, number> };
}

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);
const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** Terms of the evaluation that tell the candidates apart; their order in the game says nothing to a reader. */
function told(rating: Record<string, number>, all: Told[]): Candidate['reasons'] {
  return Object.entries(rating).flatMap(([term, value]) => {
    const differs = all.some(({ reasons }) => reasons.rating && reasons.rating[term] !== value);
    if (term === 'order' || !differs) return [];
    return [{ of: TERMS[term] ?? term, value: term === 'defeats' ? percent(value) : hundredths(value) }];
  });
}

/** What the line prefers by, in words: `most Damage`; null where it prefers nothing. */
export function preferenceText(event: GameEvent): string | null {
  const { preference } = event;
  if (typeof preference !== 'object' || preference === null) return null;
  const { of, high } = preference as { of: string; high: boolean };
  return PREFERENCES[of] ?? filled(high ? (PREFERENCES.most ?? '') : (PREFERENCES.least ?? ''), { of });
}

/** Everyone whom a choice of a target weighed, the chosen one first, and last those whom it could not take; [] for other events. */
export function candidatesOf(event: GameEvent): Candidate[] {
  if (event.type !== 'aiTargetChosen' || !Array.isArray(event.candidates)) return [];
  const eligible = event.candidates as Told[];
  const passed = (Array.isArray(event.passedOver) ? event.passedOver : []) as Told[];
  const dropped = (Array.isArray(event.dropped) ? event.dropped : []) as Told[];
  const of = (event.preference as { of: string } | undefined)?.of;
  const all = [...eligible, ...passed, ...dropped].map((each): Candidate => {
    const { figure, reasons } = each;
    const { initiative, range, value, rating } = reasons;
    return {
      figure,
      chosen: figure === event.target,
      passedOver: passed.includes(each),
      dropped: each.why === undefined ? null : (DROPPED[each.why] ?? DROPPED.unfit ?? null),
      reasons: [
        ...(range === undefined ? [] : [{ of: CANDIDATE.range, value: String(range) }]),
        ...(value === undefined || of === undefined || of in PREFERENCES ? [] : [{ of, value: String(value) }]),
        { of: CANDIDATE.track, value: ordinal(initiative) },
        ...told(rating ?? {}, eligible),
      ],
    };
  });
  return all.sort((a, b) => Number(b.chosen) - Number(a.chosen));
}

/** `1st`, `2nd`. */
function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${n}${CANDIDATE.ordinals[last] ?? CANDIDATE.ordinals[0]}`;
}
