import { it } from 'vitest';
import {
  adventurer,
  combatant,
  discipline,
  dodge,
  endTurn,
  field,
  intelligent,
  move,
  normal,
  refused,
  roll,
  step,
} from '../scene/field';

const own = {
  cards: {
    disciplines: [discipline('wings', 'PASSIVE: FLIGHT.')],
    combatants: [intelligent('bird', [step('otherwise', 'MOVE towards the nearest opponent')], { tags: ['FLIGHT'] })],
  },
};
const flying = (sp: number, extra = {}) => adventurer('rook', [0, 0], { sp, disciplines: ['wings'], ...extra });

it('A1.tag-move.14 FLIGHT ignores all Terrain but Obstructing', () => {
  field(['h~xm...'], [flying(1)], {
    ...own,
    play: [refused(move([7, 0])), move([6, 0])],
    expect: { figures: { rook: { at: [6, 0], defeated: false } } },
  });
  field(['.x.'], [flying(1), adventurer('zeke', [2, 0])], {
    ...own,
    play: [move([1, 0]), endTurn],
    expect: { figures: { rook: { at: [1, 0], defeated: false } } },
  });
  field(['.~'], [combatant('foe', [0, 0]), adventurer('rook', [1, 0], { sp: 1, disciplines: ['wings'] })], {
    ...own,
    play: [dodge],
    dice: ['BLACK 4b', ...roll(2, 1)],
    expect: { figures: { rook: { sp: 0 } } },
  });
  field(['.#..'], [flying(5)], { ...own, expect: { notOffered: [{ kind: 'move' }] } });
});

it('A1.tag-move.15 A1.tag-move.17 it passes other figures but may not end on them', () => {
  field(normal(8, 1), [flying(1), combatant('idle', [2, 0], { marks: ['breakAttack'] }), adventurer('zeke', [3, 0])], {
    ...own,
    play: [refused(move([2, 0])), refused(move([3, 0])), move([6, 0])],
    expect: { figures: { rook: { at: [6, 0], sp: 0 } } },
  });
});

it('A1.tag-move.16 only opponents adjacent at the start get a Break Attack', () => {
  field(['.....', '##.##'], [flying(1), combatant('idle', [2, 1])], {
    ...own,
    play: [move([4, 0])],
    expect: { figures: { rook: { at: [4, 0] } }, noEvents: [{ type: 'breakAttack' }] },
  });
  field(['.....', '.####'], [flying(1), combatant('idle', [0, 1])], {
    ...own,
    play: [move([4, 0])],
    dice: roll(2, 1),
    expect: { events: [{ type: 'breakAttack', by: 'idle' }] },
  });
});

it('A1.tag-move.18 it crosses any Elevation change without penalty', () => {
  field(normal(3, 1), [flying(1)], {
    ...own,
    board: { elevation: ['141'] },
    play: [move([2, 0])],
    expect: { figures: { rook: { at: [2, 0], defeated: false } } },
  });
  field(normal(2, 1), [adventurer('rook', [0, 0], { sp: 1 }), adventurer('zeke', [1, 0])], {
    board: { elevation: ['14'] },
    play: [refused(move([1, 0]))],
    expect: { notOffered: [{ kind: 'move' }] },
  });
});

it('A1.tag-move.14 A1.tag-move.17 a Combatant with FLIGHT moves over gaps without a Jump', () => {
  field(['.xxxx..'], [combatant('bird', [0, 0]), adventurer('rook', [6, 0])], {
    ...own,
    expect: { figures: { bird: { at: [5, 0], defeated: false } }, noEvents: [{ type: 'skillChecked' }] },
  });
});
