import { modesNamed } from '../../src/sim/modes';
import { type PositionInput, position } from './position';

/**
 * Runs a position as it is and in every other mode: saved and read before every answer, every answer undone and repeated,
 * every answer given on a copy. All must come out as expected, with the same events, view and open question.
 * @throws with the differences, as `position` does.
 */
export function everyQuestionSurvives(input: PositionInput): void {
  position(input, modesNamed('all'));
}
