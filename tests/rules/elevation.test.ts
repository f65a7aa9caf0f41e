import { it } from 'vitest';
import {
  adventurer,
  attack,
  combatant,
  discipline,
  field,
  move,
  normal,
  refused,
  roll,
  type Space,
  use,
} from '../scene/field';

const rook = (at: Space, extra = {}) => adventurer('rook', at, { sp: 2, items: ['great-sword'], ...extra });
/** Elevation of a row of spaces, a digit each. */
const levels = (...elevation: string[]) => ({ board: { elevation } });

it('A1.elevation.02 from higher up every Attack roll has +1, however much higher', () => {
  const total = (elevation: string, sum: number) =>
    field(normal(2, 1), [rook([0, 0]), combatant('tough', [1, 0])], {
      ...levels(elevation),
      play: [attack('tough')],
      dice: roll(5, 3),
      expect: { events: [{ type: 'attackRolled', total: sum }] },
    });
  total('11', 8);
  total('21', 9);
  total('12', 8);
  const shot = (elevation: string, sum: number) =>
    field(normal(3, 1), [rook([0, 0], { items: ['bow'] }), combatant('tough', [2, 0])], {
      ...levels(elevation),
      play: [attack('tough')],
      dice: roll(5, 3),
      expect: { events: [{ type: 'attackRolled', total: sum }] },
    });
  shot('411', 9);
  shot('211', 9);
  shot('114', 8);
});

it('A1.elevation.13 A1.elevation.03 Ranged Attacks cross any change of Elevation that can be seen across', () => {
  const shot = (elevation: string, is: boolean) =>
    field(normal(4, 1), [rook([0, 0], { items: ['bow'] }), combatant('tough', [3, 0])], {
      ...levels(elevation),
      expect: is ? { offered: [{ kind: 'attack' }] } : { notOffered: [{ kind: 'attack' }] },
    });
  for (const elevation of ['4111', '1114', '3222', '4321', '1234', '2113']) shot(elevation, true);
  // The higher one does not stand at the edge of its level.
  for (const elevation of ['4411', '1144', '1141']) shot(elevation, false);
});

it('A1.elevation.06 A1.elevation.07 A1.elevation.08 one level is free, two only down, three down Defeats', () => {
  const climb = (elevation: string, offered: boolean) =>
    field(normal(2, 1), [rook([0, 0]), adventurer('zeke', [1, 0], { defeated: true })], {
      ...levels(elevation),
      expect: {
        [offered ? 'offered' : 'notOffered']: [{ kind: 'move', to: [1, 0] }],
        queries: offered
          ? [{ ask: 'reachable', figure: 'rook', points: 1, cost: elevation === '41' ? {} : { '1,0': 1 } }]
          : [],
      },
    });
  for (const elevation of ['12', '21', '31', '42', '41']) climb(elevation, true);
  for (const elevation of ['13', '24', '14']) climb(elevation, false);
  field(normal(2, 1), [rook([0, 0]), adventurer('zeke', [1, 0], { defeated: true })], {
    ...levels('13'),
    play: [refused(move([1, 0]))],
    expect: { rejected: 'more than 1 level' },
  });
  field(normal(3, 1), [rook([0, 0]), adventurer('zeke', [2, 0])], {
    ...levels('411'),
    play: [move([1, 0])],
    expect: { figures: { rook: { defeated: true } } },
  });
});

it('A1.elevation.09 forced movement is stopped by a step up of 2, and falls 3 levels', () => {
  const cards = { disciplines: [discipline('shove', 'EXHAUST: Target an adjacent opponent: PUSH 2.')] };
  const pushed = (elevation: string, foe: object) =>
    field(normal(4, 1), [rook([0, 0], { disciplines: ['shove'] }), combatant('idle', [1, 0])], {
      cards,
      ...levels(elevation),
      play: [use('shove')],
      expect: { figures: { idle: foe } },
    });
  pushed('1112', { at: [3, 0], damage: 0 });
  pushed('1113', { at: [2, 0], damage: 1 });
  pushed('1131', { at: [1, 0], damage: 2 });
  pushed('4441', { defeated: true });
});

it('A1.elevation.10 two spaces are adjacent with at most 1 level between them', () => {
  const strike = (elevation: string, is: boolean) =>
    field(normal(2, 1), [rook([0, 0]), combatant('tough', [1, 0])], {
      ...levels(elevation),
      expect: {
        [is ? 'offered' : 'notOffered']: [{ kind: 'attack' }],
        queries: [{ ask: 'adjacent', from: 'rook', to: 'tough', is }],
      },
    });
  for (const elevation of ['12', '21', '33']) strike(elevation, true);
  for (const elevation of ['13', '31', '41']) strike(elevation, false);
});
