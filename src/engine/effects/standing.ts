/** Verbs of lines that just hold: queries read them, nothing is done when they are reached. */

import type { Game } from '../game';
import { last } from '../rules/lasting';
import type { EffectContext, Verb } from './types';

const holds = { possible: () => true, start: () => undefined } as const;

export const ignoreTerrain: Verb<'ignoreTerrain'> = holds;
export const ignoreMovementPenalties: Verb<'ignoreMovementPenalties'> = holds;
export const ignoreHeavy: Verb<'ignoreHeavy'> = holds;
export const noBreakAttacks: Verb<'noBreakAttacks'> = holds;

/** A ban without an `until` holds to the end of the turn. */
export const mayNot: Verb<'mayNot'> = {
  possible: () => true,
  start(g: Game, c: EffectContext, e) {
    last(g, c.frame, c, e, { until: 'end', of: 'turn' });
    return undefined;
  },
};
