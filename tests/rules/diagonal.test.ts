import { it } from 'vitest';
import { adventurer, attack, combatant, field, roll, type Space } from '../scene/field';

type Figures = ReturnType<typeof combatant>[];

/** Nightingale at [0, 0] Attacks with dice of 11 the figure at [1, 1]; the Attack roll must be `total`, null: no Attack. */
function corner(map: string[], total: number | null, others: Figures = []) {
  field(
    map,
    [adventurer('nightingale', [0, 0], { sp: 2, items: ['great-sword'] }), combatant('tough', [1, 1]), ...others],
    {
      play: total === null ? [] : [attack('tough')],
      dice: total === null ? [] : roll(5, 6),
      expect:
        total === null
          ? { notOffered: [{ kind: 'attack', target: 'tough' }] }
          : { events: [{ type: 'attackRolled', attacker: 'nightingale', total }] },
    },
  );
}

it('A1.diagonal.01 A1.diagonal.03 only one of the two corner spaces counts, the less harmful one', () => {
  corner(['.h', '..'], 11);
  corner(['..', 'h.'], 11);
  corner(['.h', 'h.'], 10);
  corner(['..', '..'], 11, [adventurer('remi', [0, 1])]);
});

it('A1.diagonal.02 A1.diagonal.04 the chosen space counts with its Terrain and figures', () => {
  corner(['.h', 'h.'], 10, [adventurer('remi', [0, 1])]);
  corner(['.h', 'h.'], 9, [adventurer('remi', [0, 1]), adventurer('zeke', [1, 0])]);
  corner(['.#', 'h.'], 9, [adventurer('remi', [0, 1])]);
});

it('A1.diagonal.05 where one space blocks the other is taken, where both do there is no line', () => {
  corner(['.#', '..'], 11);
  corner(['.#', '..'], null, [combatant('idle', [0, 1])]);
  corner(['. ', '..'], null, [combatant('idle', [0, 1])]);
  corner(['. ', '..'], 11);
  corner(['..', '..'], null, [combatant('idle', [0, 1]), combatant('foe', [1, 0])]);
  // Two opponents end the line, not the adjacency.
  field(
    ['..', '..'],
    [adventurer('rook', [0, 0]), combatant('tough', [1, 1]), combatant('idle', [0, 1]), combatant('foe', [1, 0])],
    {
      expect: {
        queries: [
          { ask: 'adjacent', from: 'rook', to: 'tough', is: true },
          { ask: 'lineOfSight', from: 'rook', to: 'tough', is: false },
        ],
      },
    },
  );
});

it('A1.diagonal.07 an Intelligent Combatant takes the space that is best for it', () => {
  for (const [map, total] of [
    [['.h', '..'], 8],
    [['.h', 'h.'], 7],
  ] as const) {
    field([...map], [combatant('foe', [0, 0]), adventurer('rook', [1, 1])], {
      dice: roll(5, 3),
      expect: { events: [{ type: 'attackRolled', attacker: 'foe', target: 'rook', total }] },
    });
  }
});

it('A1.diagonal.08 every corner of a longer line is chosen for itself', () => {
  const sight = (map: string[], to: Space, is: boolean) =>
    field(map, [adventurer('rook', [0, 0]), combatant('foe', to)], {
      expect: { queries: [{ ask: 'lineOfSight', from: 'rook', to: 'foe', is }] },
    });
  sight(['..#.', '....'], [3, 1], true);
  sight(['....', '.#..'], [3, 1], true);
  sight(['..#.', '.#..'], [3, 1], false);
  sight(['.#.', '..#', '...'], [2, 2], true);
  sight(['.#.', '...', '.#.'], [2, 2], true);
  sight(['.#.', '..#', '.#.'], [2, 2], false);
});

it('A1.diagonal.02 A1.los.09 A1.los.10 the roll tells which spaces and whom its line passed', () => {
  const passed = (map: string[], parts: object[], others: Figures) =>
    field(
      map,
      [adventurer('nightingale', [0, 0], { sp: 2, items: ['great-sword'] }), combatant('tough', [1, 1]), ...others],
      {
        play: [attack('tough')],
        dice: roll(5, 6),
        expect: {
          events: [{ type: 'attackRolled', attacker: 'nightingale', parts: [{ n: 11, of: 'dice' }, ...parts] }],
        },
      },
    );
  const hindering = (...at: Space[]) => ({ n: -1, of: 'HINDERING', at, rule: 'A1.los.10' });
  const through = (...figures: string[]) => ({ n: -1, of: 'ally', figures, rule: 'A1.los.09' });
  const remi = adventurer('remi', [0, 1]);
  const zeke = adventurer('zeke', [1, 0]);
  passed(['.h', 'h.'], [hindering([0, 1])], [zeke]);
  passed(['.#', 'hh'], [hindering([0, 1], [1, 1]), through('remi')], [remi]);
  passed(['h.', '..'], [through('zeke')], [remi, zeke]);
});
