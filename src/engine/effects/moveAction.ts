/** `MOVE`: the Move Action of the turn, with the figure's Movement Value (A1.tag-move.30, A1.move.09). */
import { at, inPlay } from '../game';
import { moveActionReasons, movementValue } from '../queries/movement';
import { hasCourseTarget, resumeMovement, startMovement } from './movement';
import type { Verb } from './types';

export const moveAction: Verb<'moveAction'> = {
  action: true,
  possible: (g, c, effect) => {
    if (at(g, c.who) === null || !inPlay(g, c.who) || moveActionReasons(g, c.who).length > 0) return false;
    return !effect.course || !('whom' in effect.course) || hasCourseTarget(g, c, effect.course);
  },
  start: (g, c, effect) => startMovement(g, c, effect, { mode: 'action', points: movementValue(g, c.who) }),
  resume: (g, c, _effect, result) => resumeMovement(g, c, result),
};
