import { it } from 'vitest';
import { adventurer, combatant, discipline, field, normal, type Space } from '../../scene/field';
import type { BoardInput, FigureInput } from '../../scene/position';

const cards = {
  disciplines: [
    discipline('wings', 'PASSIVE: FLIGHT.'),
    discipline('dry', 'PASSIVE: you may not Jump WATER terrain.'),
    discipline('bound', 'PASSIVE: you may not willingly leave {Arena}.'),
  ],
};

/** The open question refuses the wish and says so. */
function says(map: readonly string[], figures: FigureInput[], wish: object, why: string, board: BoardInput = {}): void {
  field(map, figures, { cards, board, play: [{ reject: wish as { kind: string }, why }], expect: { round: 1 } });
}

const remi = (at: Space, extra = {}) => adventurer('remi', at, { sp: 1, ...extra });
const far = combatant('idle', [7, 0]);
const move = (to: Space) => ({ kind: 'move', to });
const jump = (to: Space, ...over: Space[]) => ({ kind: 'jump', to, over });

it('tells why a step cannot be made', () => {
  says(['.#......'], [remi([0, 0]), far], move([1, 0]), 'Obstructing');
  says(normal(8, 1), [remi([6, 0]), far], move([7, 0]), "opponent's space");
  says(normal(8, 1), [remi([0, 0]), far], move([1, 0]), 'more than 1 level', { elevation: ['13333333'] });
  says(normal(8, 1), [remi([0, 0]), far], move([1, 0]), 'wall', {
    walls: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
  });
  says(normal(8, 1), [remi([0, 0], { sp: 0 }), far], move([1, 0]), '1 SP');
  says(['a.......'], [remi([0, 0], { disciplines: ['bound'] }), far], move([1, 0]), 'forbids it to leave', {
    legend: { a: { terrain: 'normal', name: 'Arena' } },
  });
});

it('tells why no way leads to a space', () => {
  says(
    normal(9, 1),
    [remi([0, 0]), adventurer('zeke', [8, 0])],
    move([7, 0]),
    'costs 7 Movement Points; with all SP there are 6',
  );
  says(['.hhh....'], [remi([0, 0]), far], move([5, 0]), 'costs 8 Movement Points');
  says(['..#.....'], [remi([0, 0]), far], move([4, 0]), 'No way on foot');
  says(['..x.....'], [remi([0, 0]), far], move([4, 0]), 'certain Defeat');
  says(normal(8, 1), [remi([0, 0]), adventurer('zeke', [3, 0]), far], move([3, 0]), 'ends on another figure');
  says(
    normal(8, 1),
    [remi([0, 0], { disciplines: ['wings'] }), combatant('idle', [3, 0])],
    move([3, 0]),
    'another figure',
  );
  says(normal(8, 1), [remi([0, 0]), far], move([3, 4]), 'no such space');
});

it('tells why a Jump cannot be made', () => {
  says(['.x......'], [remi([0, 0]), far], jump([2, 0]), 'at least one space');
  says(['hx......'], [remi([0, 0], { sp: 3 }), far], jump([2, 0], [1, 0]), 'not out of hindering');
  says(['.x......'], [remi([0, 0]), adventurer('zeke', [1, 0]), far], jump([2, 0], [1, 0]), 'a space jumped over');
  says(['.x......'], [remi([0, 0]), adventurer('zeke', [2, 0]), far], jump([2, 0], [1, 0]), 'the landing space');
  says(['.x#.....'], [remi([0, 0]), far], jump([2, 0], [1, 0]), 'neither jumped over nor onto');
  says(['.x......'], [remi([0, 0]), far], jump([3, 0], [1, 0]), 'share edges');
  says(['.x......'], [remi([0, 0]), far], jump([2, 0], [1, 0]), '2 levels above', { elevation: ['13111111'] });
  says(['.~......'], [remi([0, 0], { disciplines: ['dry'] }), far], jump([2, 0], [1, 0]), 'may not Jump water');
  says(
    ['.xxxxxx.'],
    [remi([0, 0], { items: ['mail'] }), adventurer('zeke', [0, 0], { defeated: true })],
    jump([7, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]),
    'costs 7 Movement Points; with all SP there are 5',
  );
  says(['.x......'], [remi([0, 0], { sp: 0 }), far], jump([2, 0], [1, 0]), '1 SP');
});
