import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../src/content';
import { start, view } from '../../src/engine';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { recompute } from '../../src/log/recompute';
import { newGameState, playGame } from '../../src/sim/play';

const content = shippedContent();
const encounters = Object.keys(content.encounters);

/** Cards as the state has them, in the form of the recomputed ones. */
function cardsOf(state: State) {
  const { figures } = view(state, content);
  return Object.fromEntries(
    Object.entries(figures).map(([id, { hp, damage, sp, tokens, effects, defeated }]) => [
      id,
      // The maximum of who has left the board is of no more use.
      { hp: defeated ? 0 : hp, damage, sp, tokens, effects: [...effects].sort(), defeated },
    ]),
  );
}

function told(events: readonly GameEvent[]) {
  return Object.fromEntries(
    [...recompute(events)].map(([id, card]) => [
      id,
      { ...card, hp: card.defeated ? 0 : card.hp, effects: [...card.effects].sort() },
    ]),
  );
}

describe.each(encounters)('the events of %s alone', (encounter) => {
  it.each([1, 2, 3])('give HP, SP, tokens and Effects of every figure after every answer (seed %i)', (seed) => {
    const opening = newGameState(content, encounter, seed);
    const events = start(opening, content);
    expect(told(events)).toEqual(cardsOf(opening));
    let answers = 0;
    const gone = new Set<string>();
    playGame(content, {
      encounter,
      seed,
      policy: seed % 2 === 0 ? 'greedy' : 'random',
      watch: (state, intent, more) => {
        events.push(...more);
        for (const event of more) gone.add(event.type);
        if (++answers % 5 === 0 || state.outcome)
          expect(told(events), `after ${answers}: ${intent.option}`).toEqual(cardsOf(state));
      },
    });
    expect(gone).toContain('damageDealt');
    expect(gone).toContain('spSpent');
  });
});
