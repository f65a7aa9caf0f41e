import { describe, it } from 'vitest';
import { choose, duel, relic, type Scene } from '../../scene/beside';
import { position } from '../../scene/position';

const use = choose('use', { card: 'dial' });
const end = choose('endTurn');

/** Rook, 9 Damage on him, uses a dial with this line in his first turn; the opponent stands far away and does nothing. */
function dial(line: string, { rook, ...scene }: Scene) {
  position(
    duel({
      rook: { items: ['dial'], damage: 9, ...rook },
      foeIs: { at: [11, 4] },
      extra: { items: [relic('dial', `EXHAUST: ${line}`)] },
      play: [use],
      ...scene,
    }),
  );
}
const rook = (fields: object) => ({ figures: { rook: fields } });

describe('bonuses that last', () => {
  it('end with the turn', () => {
    dial('+2 Defense until the end of the turn.', { expect: rook({ defense: 9 }) });
    dial('+2 Defense until the end of the turn.', { until: 'turn-end', expect: rook({ defense: 7 }) });
  });

  it('end with the round, after its last turn', () => {
    dial('+2 Defense until the end of the round.', {
      play: [use, end],
      until: 'turn-end',
      expect: rook({ defense: 9 }),
    });
    dial('+2 Defense until the end of the round.', { until: 'round-end', expect: rook({ defense: 7 }) });
  });

  it('until the start of the next turn last for the turns of others', () => {
    const line = '+2 Defense until the start of your next turn.';
    dial(line, { until: 'turn-end', expect: rook({ defense: 9 }) });
    dial(line, { until: 'round-end', expect: rook({ defense: 9 }) });
    dial(line, { play: [use, end], expect: { ...rook({ defense: 7 }), round: 2 } });
  });

  it('until the end of the next turn last for that turn, not for this one alone', () => {
    const line = '+2 Defense until the end of your next turn.';
    dial(line, { until: 'round-end', expect: rook({ defense: 9 }) });
    dial(line, { play: [use, end], expect: { ...rook({ defense: 9 }), round: 2 } });
    dial(line, { play: [use, end, end], until: 'turn-end', expect: rook({ defense: 7 }) });
  });
});

describe('sentences that were put off', () => {
  it('come at the end of this turn', () => {
    const line = 'HEAL 1. At the end of this turn, HEAL 2.';
    dial(line, { expect: rook({ damage: 8 }) });
    dial(line, { until: 'turn-end', expect: rook({ damage: 6 }) });
    dial(line, { play: [use, end, end], until: 'turn-end', expect: rook({ damage: 6 }) });
  });

  it('come at the start or end of the next turn, once', () => {
    const start = 'HEAL 1. At the start of your next turn, HEAL 2.';
    dial(start, { until: 'round-end', expect: rook({ damage: 8 }) });
    dial(start, { play: [use, end], expect: rook({ damage: 6 }) });
    dial(start, { play: [use, end, end], expect: rook({ damage: 6 }) });
    const late = 'HEAL 1. At the end of your next turn, HEAL 2.';
    dial(late, { play: [use, end], expect: { ...rook({ damage: 8 }), round: 2 } });
    dial(late, { play: [use, end, end], until: 'turn-end', expect: rook({ damage: 6 }) });
  });

  it('come at the start or end of the next round', () => {
    const start = 'HEAL 1. At the start of the next round, HEAL 2.';
    dial(start, { until: 'round-end', expect: rook({ damage: 8 }) });
    dial(start, { play: [use, end], expect: rook({ damage: 6 }) });
    const late = 'HEAL 1. At the end of the next round, HEAL 2.';
    dial(late, { play: [use, end], expect: { ...rook({ damage: 8 }), round: 2 } });
    dial(late, { play: [use, end, end], expect: { ...rook({ damage: 6 }), round: 3 } });
  });
});
