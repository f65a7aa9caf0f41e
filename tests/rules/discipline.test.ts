import { describe, it } from 'vitest';
import { choose, discipline, duel, reject, relic } from '../scene/beside';
import { position } from '../scene/position';

describe('Abilities by their price', () => {
  it('A1.ability.04 a line of a Discipline without SP of its own costs those of the card, 0 SP is free', () => {
    const mend = { ...discipline('mend', 'HEAL 2.', 'PASSIVE: +1 Movement.'), sp: 2 };
    const free = relic('free', '0 SP: HEAL 1.');
    const scene = { extra: { disciplines: [mend], items: [free] } };
    position(
      duel({
        ...scene,
        rook: { disciplines: ['mend'], items: ['free'], damage: 5, sp: 3 },
        play: [choose('use', { card: 'mend' }), reject('use', { card: 'mend' }), choose('use', { card: 'free' })],
        expect: { figures: { rook: { damage: 2, sp: 1, movement: 7 } } },
      }),
    );
  });
});
