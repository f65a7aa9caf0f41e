/* Interaction (8): an AI Step whose condition is true and of which nothing can be performed. */
import { describe, it } from 'vitest';
import { figure, opponent, type Scene, struck } from '../../scene/beside';
import { everyQuestionSurvives } from '../../scene/everyQuestion';
import { roll, step } from '../../scene/field';

const MISS = roll(2, 1);
const near = 'There is an opponent within Range 6';

/** The turn, or the round, of an opponent with these steps, Rook beside it without SP. */
function turn(ai: readonly object[], scene: Scene): void {
  everyQuestionSurvives(
    struck({
      foe: 'thinker',
      extra: { combatants: [opponent('thinker', { ai })] },
      ...scene,
      rook: { sp: 0, ...scene.rook },
    }),
  );
}
const considered = (step: number, is: boolean) => ({ type: 'aiStepConsidered', figure: 'thinker-1', step, true: is });

describe('(8) an AI Step that is true but cannot be performed', () => {
  it('A1.ai.12 A1.ai.02 it counts as false, the next one is read', () => {
    const ai = [step(near, 'HEAL 2'), step(near, 'Melee ATK')];
    turn(ai, {
      dice: MISS,
      expect: {
        events: [considered(1, false), considered(2, true), { type: 'attackDeclared', attacker: 'thinker-1' }],
        noEvents: [{ type: 'healed' }],
      },
    });
    turn(ai, {
      foeIs: { damage: 1 },
      expect: {
        events: [considered(1, true), { type: 'healed', amount: 1 }],
        noEvents: [considered(2, true), { type: 'attackDeclared' }],
      },
    });
  });

  it('A1.ai.12 the search goes on without a CONTINUE DOWN, which a step that was performed would need', () => {
    const ai = [{ ...step(near, 'HEAL 2'), continueDown: false }, step('Otherwise', 'Melee ATK')];
    turn(ai, {
      dice: MISS,
      expect: { events: [considered(1, false), considered(2, true), { type: 'attackDeclared' }] },
    });
    turn(ai, {
      foeIs: { damage: 1 },
      expect: { events: [considered(1, true)], noEvents: [{ type: 'attackDeclared' }] },
    });
  });

  it('A1.ai.12 A1.ai-then.02 one part that can be performed makes it true', () => {
    turn([step(near, 'HEAL 2', 'Melee ATK'), step(near, 'Gain HASTE')], {
      dice: MISS,
      expect: {
        events: [considered(1, true), { type: 'attackDeclared', attacker: 'thinker-1' }],
        noEvents: [{ type: 'healed' }, { type: 'effectGained' }],
      },
    });
  });

  it('A1.ai.12 A1.ai.11 a step with a Move can always be performed', () => {
    const walls = { board: { map: ['############', '####.#######', '.....#######', '############'] } };
    turn([step(near, 'MOVE towards the nearest opponent'), step(near, 'Gain HASTE')], {
      ...walls,
      expect: {
        events: [considered(1, true)],
        noEvents: [{ type: 'moved' }, { type: 'effectGained' }],
      },
    });
  });

  it('A1.urgency.11 A1.urgency.01 with no step that can be performed a round adds Urgency', () => {
    const round = (ai: readonly object[], urgency: number, scene: Scene = {}) =>
      turn(ai, {
        until: 'round-end',
        others: [figure('tough-1', [9, 4])],
        ...scene,
        expect: { urgency },
      });
    round([step(near, 'HEAL 2'), step(near, 'Cast a SPELL 6 against an opponent with BARRIER: Inflict DARKNESS')], 1);
    round([step(near, 'HEAL 2')], 0, { foeIs: { damage: 1 } });
    round([step(near, 'HEAL 2'), step(near, 'Melee ATK')], 0, { dice: MISS });
  });
});
