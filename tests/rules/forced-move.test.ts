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
  roll,
  step,
  use,
} from '../scene/field';

/*
 * Forced Movement shows in what follows a missed Break Attack: the moved figure may Counter only if it moved by its own choice.
 * Rook leaves [0, 0] next to the idle figure, Dodges (no Shield) and is missed.
 */
const map = ['...', '.##'];
const missed = ['BLACK 4b', ...roll(2, 1)];
const idle = combatant('idle', [0, 1]);
const counter = { kind: 'counter', target: 'idle' };
const rook = (line?: string) =>
  adventurer('rook', [0, 0], { sp: 5, items: ['sword'], disciplines: line === undefined ? [] : ['stride'] });

/** Rook goes by an Ability with this line; then the Counter is on offer. */
function countersAfter(line: string, ...consent: { choose: { kind: 'yes' } }[]) {
  field(map, [rook(line), idle], {
    cards: { disciplines: [discipline('stride', line)] },
    play: [use('stride'), ...consent, move([1, 0]), dodge, { choose: counter }],
    dice: [...missed, ...roll(2, 1)],
    expect: {
      figures: { rook: { at: [0, 0], sp: 3 } },
      events: [
        { type: 'breakAttack', by: 'idle' },
        { type: 'countered', figure: 'rook' },
      ],
    },
  });
}

it('A1.forced-move.01 A1.forced-move.02 A1.forced-move.06 no Counter after a PUSH', () => {
  const pusher = intelligent('pusher', [step('There is an adjacent opponent', 'Target an adjacent opponent: PUSH 1')]);
  field(
    ['....', '#.##'],
    [combatant('pusher', [0, 0]), adventurer('rook', [1, 0], { sp: 5, items: ['sword'] }), combatant('idle', [1, 1])],
    {
      cards: { combatants: [pusher] },
      play: [dodge, { reject: counter }],
      dice: missed,
      expect: {
        figures: { rook: { at: [2, 0], sp: 4 } },
        events: [
          { type: 'breakAttack', by: 'idle' },
          { type: 'forcedMoved', figure: 'rook', to: [2, 0] },
        ],
      },
    },
  );
});

it('A1.forced-move.04 A1.forced-move.06 X1.forced-move.01 an own Ability forces unless it says "may" or "up to"', () => {
  countersAfter('EXHAUST: Move up to 1 space.');
  countersAfter('EXHAUST: You may Move 1 space.', { choose: { kind: 'yes' } });
  field(map, [rook('EXHAUST: Move 1 space.'), idle], {
    cards: { disciplines: [discipline('stride', 'EXHAUST: Move 1 space.')] },
    play: [use('stride'), dodge, { reject: counter }],
    dice: missed,
    expect: {
      figures: { rook: { at: [1, 0], sp: 4 } },
      events: [{ type: 'breakAttack', by: 'idle' }],
      noEvents: [{ type: 'countered' }],
    },
  });
});

it('A1.forced-move.05 a Move Action is voluntary', () => {
  field(map, [rook(), idle], {
    play: [move([1, 0]), dodge, { choose: counter }],
    dice: [...missed, ...roll(2, 1)],
    expect: { figures: { rook: { at: [0, 0], sp: 2 } }, events: [{ type: 'countered', figure: 'rook' }] },
  });
});

it('A1.forced-move.03 A1.forced-move.06 A1.current.07 a Current forces', () => {
  field(['~....', '.####'], [rook(), idle, adventurer('zeke', [4, 0])], {
    board: { currents: [{ spaces: [[0, 0]], direction: 'east', move: 1 }] },
    play: [endTurn, { reject: counter }],
    dice: roll(2, 1),
    expect: {
      figures: { rook: { at: [1, 0], sp: 5 } },
      events: [
        { type: 'breakAttack', by: 'idle', target: 'rook' },
        { type: 'forcedMoved', figure: 'rook', to: [1, 0] },
      ],
      noEvents: [{ type: 'countered' }],
    },
  });
});
