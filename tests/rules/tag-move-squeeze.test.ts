import { describe, it } from 'vitest';
import { adventurer, combatant, endTurn, field, intelligent, move, refused, type Space, step } from '../scene/field';

/* "at" of a hound is the north-west space of its 4; that space is counted while it squeezes. */
const hound = {
  id: 'hound',
  name: 'Hound',
  kind: 'command',
  groups: [[1]],
  size: [2, 2],
  hp: 30,
  defense: 7,
  movement: 6,
  armor: 0,
  sp: { recovery: 3, max: 5 },
  dice: ['WHITE', 'PURPLE'],
  conviction: ['PURPLE', 'PURPLE'],
  casting: 'PURPLE',
  tags: ['SQUEEZE'],
  attacks: ['Melee ATK'],
  abilities: [],
};
const snare = intelligent('snare', [], {
  passives: [{ name: 'Snare', text: 'When an opponent enters {Gap}, Inflict PARALYZE on it.' }],
});
const walker = (tags: string[]) =>
  intelligent('walker', [step('otherwise', 'MOVE towards the nearest opponent')], { size: [2, 2], tags });
const own = {
  cards: { combatants: [hound, snare, { ...hound, id: 'stiff', name: 'Stiff', tags: [] }] },
  board: { legend: { g: { terrain: 'normal', name: 'Gap' } } },
};
/** Two rooms with a gap of one space between them. */
const rooms = ['..#..', '..g..', '..#..'];
const far: Space = [3, 1];
const way: Space[] = [[0, 1], [1, 1], [2, 1], far];
const big = (sp: number, extra = {}) => combatant('hound', [0, 0], { side: 'adventurers', sp, ...extra });

describe('SQUEEZE', () => {
  it('A1.tag-move.37 for 1 more SP all movement of the Action counts as that of a single space', () => {
    field(rooms, [big(2), combatant('idle', [4, 0], { defeated: true })], {
      ...own,
      play: [move(far, ...way)],
      expect: {
        figures: { hound: { at: far, sp: 0 } },
        events: [
          { type: 'spSpent', figure: 'hound', amount: 1 },
          { type: 'squeezed', figure: 'hound' },
          { type: 'moved', to: [2, 1] },
        ],
        offered: [{ kind: 'endTurn' }],
      },
    });
    // Once an Action, and not where it fits.
    field(['..#..#..', '..g..g..', '..#..#..'], [big(3), combatant('idle', [7, 0], { defeated: true })], {
      ...own,
      play: [move([6, 1], [0, 1], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1])],
      expect: { figures: { hound: { at: [6, 1], sp: 0 } } },
    });
    field(['......', '......'], [big(3), combatant('idle', [5, 0], { defeated: true })], {
      ...own,
      play: [move([3, 0])],
      expect: { figures: { hound: { at: [3, 0], sp: 2 } }, noEvents: [{ type: 'squeezed' }] },
    });
    field(rooms, [big(1), combatant('idle', [4, 0], { defeated: true })], {
      ...own,
      play: [move([0, 1]), refused(move([1, 1]))],
      expect: { figures: { hound: { at: [0, 1] } } },
    });
    field(rooms, [combatant('stiff', [0, 1], { side: 'adventurers', sp: 5 }), combatant('idle', [4, 0])], {
      ...own,
      expect: { notOffered: [{ kind: 'move', to: [1, 1] }] },
    });
  });

  it('A1.tag-move.38 only where nothing but Obstructing Terrain keeps it from fitting', () => {
    const blocked = (at: Space, rejected: boolean) =>
      field(rooms, [big(2), combatant('idle', at, { marks: ['breakAttack'] })], {
        ...own,
        play: [move([0, 1]), rejected ? refused(move([1, 1])) : move([1, 1])],
        expect: { figures: { hound: { at: [rejected ? 0 : 1, 1] } } },
      });
    // Part of its base would come over the opponent.
    blocked([2, 1], true);
    blocked([4, 0], false);
    field(['......', '......'], [big(2), combatant('idle', [2, 1], { marks: ['breakAttack'] })], {
      ...own,
      play: [refused(move([1, 0]))],
      expect: { figures: { hound: { at: [0, 0] } } },
    });
  });

  it('A1.tag-move.39 it does not end its Move Action where it does not fit', () => {
    field(rooms, [big(2), combatant('idle', [4, 0], { defeated: true })], {
      ...own,
      play: [move([0, 1]), move([1, 1]), refused(endTurn), move([2, 1]), refused(endTurn), move(far), endTurn],
      until: 'turn-end',
      expect: { figures: { hound: { at: far, damage: 0 } } },
    });
    // With too few points it cannot set out.
    const slow = { ...hound, movement: 2 };
    field(rooms, [big(2), combatant('idle', [4, 0], { defeated: true })], {
      ...own,
      cards: { combatants: [slow] },
      play: [move([0, 1]), refused(move([1, 1]))],
      expect: { figures: { hound: { at: [0, 1], sp: 1 } } },
    });
  });

  it('A1.tag-move.40 stopped there, it is put back to where it fitted and is dealt 6 IRREDUCIBLE DMG', () => {
    field(rooms, [big(2), combatant('snare', [4, 0])], {
      ...own,
      play: [move([0, 1]), move([1, 1]), move([2, 1])],
      until: 'turn-end',
      expect: {
        figures: { hound: { at: [0, 1], damage: 6, sp: 0 } },
        events: [
          { type: 'moved', to: [2, 1] },
          { type: 'putBack', figure: 'hound', to: [0, 1] },
          { type: 'damageDealt', target: 'hound', amount: 6, damageType: 'IRREDUCIBLE' },
          { type: 'turnEnded', figure: 'hound' },
        ],
        noEvents: [{ type: 'moved', to: far }],
      },
    });
    // At worst to the spaces where it began.
    field(['#.#..', '..g..', '..#..'], [big(2, { at: [0, 1] }), combatant('snare', [4, 0])], {
      ...own,
      play: [move([1, 1]), move([2, 1])],
      until: 'turn-end',
      expect: { figures: { hound: { at: [0, 1], damage: 6 } } },
    });
  });

  it('A1.tag-move.37 an Intelligent Combatant squeezes freely where that follows its step better', () => {
    const walks = (tags: string[], at: Space) =>
      field(rooms, [combatant('walker', [0, 0]), adventurer('rook', [4, 0], { marks: ['breakAttack'] })], {
        ...own,
        cards: { combatants: [walker(tags)] },
        expect: { figures: { walker: { at, damage: 0 } } },
      });
    walks(['SQUEEZE'], [3, 1]);
    walks([], [0, 0]);
  });
});
