import { it } from 'vitest';
import { adventurer, attack, combatant, discipline, field, move, normal, refused, roll, use } from '../scene/field';

const armed = { items: ['sword'] };

it('A1.move.01 A1.move.02 steps are orthogonal and cost 1 Movement Point each', () => {
  const rook = [adventurer('rook', [0, 0], { sp: 1 })];
  field(normal(4, 4), rook, {
    expect: {
      queries: [
        {
          ask: 'reachable',
          figure: 'rook',
          points: 1,
          includes: [
            [1, 0],
            [0, 1],
          ],
          excludes: [[1, 1]],
        },
        { ask: 'reachable', figure: 'rook', points: 3, cost: { '2,1': 3, '1,1': 2, '3,0': 3 }, excludes: [[2, 2]] },
      ],
    },
  });
  field(normal(4, 4), rook, {
    play: [refused(move([1, 1], [1, 1])), move([1, 1], [1, 0], [1, 1])],
    expect: { figures: { rook: { at: [1, 1], sp: 0 } } },
  });
});

it('A1.move.03 more SP adds points after the first ones are used, in the same Move Action', () => {
  const rook = [adventurer('rook', [0, 0], { sp: 2 })];
  field(normal(10, 1), rook, { play: [move([6, 0])], expect: { figures: { rook: { at: [6, 0], sp: 1 } } } });
  field(normal(10, 1), rook, {
    play: [move([6, 0]), refused(move([9, 0])), move([8, 0])],
    expect: { figures: { rook: { at: [8, 0], sp: 0 } }, notOffered: [{ kind: 'move' }] },
  });
});

it("A1.move.04 an opponent's space may not be moved through", () => {
  field(normal(4, 1), [adventurer('rook', [0, 0], { sp: 3 }), combatant('idle', [2, 0])], {
    play: [refused(move([3, 0])), refused(move([2, 0])), move([1, 0])],
    expect: { figures: { rook: { at: [1, 0] } } },
  });
});

it("A1.move.05 A1.move.06 leaving an ally's space costs 2, in Water no more", () => {
  for (const map of ['....', '.~..', '.h..']) {
    field([map], [adventurer('rook', [0, 0], { sp: 1 }), adventurer('zeke', [1, 0])], {
      expect: { queries: [{ ask: 'reachable', figure: 'rook', points: 6, cost: { '2,0': 3, '3,0': 4 } }] },
    });
  }
});

it("A1.move.07 a movement may not end in another figure's space", () => {
  const figures = (sp: number) => [adventurer('rook', [0, 0], { sp }), adventurer('zeke', [5, 0])];
  field(normal(8, 1), figures(1), {
    play: [refused(move([5, 0])), refused(move([6, 0])), move([4, 0])],
    expect: { figures: { rook: { at: [4, 0] } }, notOffered: [{ kind: 'move', to: [6, 0] }] },
  });
  field(normal(8, 1), figures(2), {
    play: [move([6, 0])],
    expect: { figures: { rook: { at: [6, 0], sp: 0 } } },
  });
});

it('A1.move.08 A1.move.10 an Attack ends the Move Action; its other points are lost', () => {
  field(normal(6, 2), [adventurer('rook', [0, 0], { sp: 5, ...armed }), combatant('tough', [4, 0])], {
    play: [move([3, 0]), attack('tough'), refused(move([3, 1]))],
    dice: roll(2, 1),
    expect: { figures: { rook: { at: [3, 0], sp: 2 } }, notOffered: [{ kind: 'move' }], offered: [{ kind: 'attack' }] },
  });
});

it('A1.move.09 A1.tag-move.30 an Ability that is a MOVE uses the Move Action of the turn', () => {
  const gallop = { cards: { disciplines: [discipline('gallop', 'EXHAUST: MOVE.')] } };
  const figures = [
    adventurer('rook', [0, 0], { sp: 5, disciplines: ['gallop'], ...armed }),
    combatant('tough', [4, 0]),
  ];
  field(normal(8, 2), figures, {
    ...gallop,
    play: [move([1, 0]), refused(use('gallop'))],
    expect: { notOffered: [{ kind: 'use', card: 'gallop' }] },
  });
  field(normal(8, 2), figures, {
    ...gallop,
    play: [use('gallop'), move([3, 0]), attack('tough')],
    dice: roll(2, 1),
    expect: { figures: { rook: { at: [3, 0], sp: 3 } }, notOffered: [{ kind: 'move' }] },
  });
  field(normal(10, 1), [adventurer('rook', [0, 0], { sp: 0, disciplines: ['gallop'] })], {
    ...gallop,
    play: [use('gallop'), refused(move([7, 0])), move([6, 0])],
    expect: { figures: { rook: { at: [6, 0] } } },
  });
});

it('A1.move.11 the Break Attack comes before the step is made', () => {
  field(normal(2, 2), [adventurer('rook', [0, 0], { sp: 1 }), combatant('idle', [0, 1])], {
    play: [move([1, 0])],
    dice: roll(7, 3),
    expect: {
      figures: { rook: { at: [1, 0], damage: 3 } },
      events: [
        { type: 'breakAttack', by: 'idle', target: 'rook' },
        { type: 'damageDealt', target: 'rook', amount: 3 },
        { type: 'moved', figure: 'rook', to: [1, 0] },
      ],
    },
  });
});

it('X1.move.02 passing Remi takes 3 points: 2 are not enough, of 4 one is left', () => {
  const figures = (sp: number) => [adventurer('zeke', [8, 0], { sp }), adventurer('remi', [1, 0])];
  // Six points bring Zeke next to Remi, as in the example.
  field(normal(10, 1), figures(2), {
    play: [move([2, 0]), refused(move([0, 0]))],
    expect: { figures: { zeke: { at: [2, 0], sp: 1 } } },
  });
  field(normal(10, 1), figures(3), {
    play: [move([2, 0]), move([0, 0])],
    expect: { figures: { zeke: { at: [0, 0], sp: 0 } } },
  });
});
