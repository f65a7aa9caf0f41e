import { expect } from 'vitest';
import { type PositionResult, runPosition } from '../../src/sim/position/run';
import { type PositionInput, position } from './position';

/** What came out of a run that can be told apart. */
const outcome = ({ ok, differences, view, events, open }: PositionResult) => ({ ok, differences, view, events, open });

/**
 * Runs a position as it is, and once more with the game saved as JSON and loaded before every answer: both must come out as
 * expected, with the same events, the same view and the same open question.
 * @throws with the differences, as `position` does.
 */
export function everyQuestionSurvives(input: PositionInput): void {
  position(input);
  const file = { format: 'position/1', name: 'inline position', ...input };
  const [straight, saved] = [runPosition(file), runPosition(file, [], 'position', true)];
  expect(outcome(saved)).toEqual(outcome(straight));
}
