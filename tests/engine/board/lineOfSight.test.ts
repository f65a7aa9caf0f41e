import { describe, expect, it } from 'vitest';
import { distance } from '../../../src/engine/board/grid';
import { lineOfSight } from '../../../src/engine/board/lineOfSight';
import { look, open, type Place, scene, standing, verdict } from './helpers';

describe('lineOfSight', () => {
  it('X1.los.01 sees two of four targets', () => {
    const map = open(12, 12);
    map[5] = '...#........';
    const { topology, at } = scene(map);
    const figureAt = standing(topology, {
      allies: [[6, 5]],
      opponents: [
        [7, 7],
        [8, 5],
        [11, 11],
        [2, 5],
      ],
    });
    const see = (c: number, r: number) => {
      const sight = lineOfSight(topology, at(5, 5), at(c, r), { figureAt });
      return [verdict(sight), distance(topology, at(5, 5), at(c, r))];
    };
    expect(see(7, 7)).toEqual([0, 2]);
    expect(see(8, 5)).toEqual([-1, 3]);
    expect(see(11, 11)).toEqual(['opponent', 6]);
    expect(see(2, 5)).toEqual(['obstructing', 3]);
  });

  it('A1.los.01 A1.diagonal.08 passes the spaces whose interior the line between the centres crosses', () => {
    const { topology, at, places } = scene(open(6, 4));
    expect(places(lineOfSight(topology, at(0, 0), at(3, 0)).through)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(places(lineOfSight(topology, at(0, 0), at(2, 1)).through)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(places(lineOfSight(topology, at(4, 3), at(0, 2)).through)).toEqual([
      [3, 3],
      [2, 3],
      [2, 2],
      [1, 2],
    ]);
  });

  it('A1.los.03 A1.terrain.17 A1.los.02 is blocked by Obstructing Terrain, also grazed', () => {
    expect(look(['.#..'], [0, 0], [3, 0])).toBe('obstructing');
    expect(look(['...', '#..', '...'], [0, 0], [1, 2])).toBe('obstructing');
    expect(look(['.~mxs.'], [0, 0], [5, 0])).toBe(0);
  });

  it('A1.los.04 A1.board.04 is blocked by what is no space, as across the corner of an L', () => {
    expect(look(['.  ', '.  ', '...'], [0, 0], [2, 2])).toBe('edge');
    expect(look(['. .'], [0, 0], [2, 0])).toBe('edge');
  });

  it('A1.los.06 A1.los.07 A1.los.08 is blocked by opponents in between, not by allies, actor or target', () => {
    expect(look(['....'], [0, 0], [3, 0], { opponents: [[2, 0]] })).toBe('opponent');
    expect(look(['....'], [0, 0], [3, 0], { allies: [[2, 0]] })).toBe(-1);
    expect(
      look(['....'], [0, 0], [3, 0], {
        opponents: [
          [0, 0],
          [3, 0],
        ],
      }),
    ).toBe(0);
    expect(
      look(['....'], [0, 0], [3, 0], {
        allies: [
          [0, 0],
          [3, 0],
        ],
      }),
    ).toBe(0);
  });

  it('A1.los.09 A1.los.12 A1.los.16 takes -1 once for allies on the line, at any distance', () => {
    expect(
      look(['.....'], [0, 0], [4, 0], {
        allies: [
          [1, 0],
          [2, 0],
          [3, 0],
        ],
      }),
    ).toBe(-1);
    expect(look(['...'], [0, 0], [2, 0], { allies: [[1, 0]] })).toBe(-1);
  });

  it('A1.los.10 A1.terrain.04 takes -1 through or into Hindering Terrain, none out of it', () => {
    expect(look(['..h.'], [0, 0], [3, 0])).toBe(-1);
    expect(look(['..h'], [0, 0], [2, 0])).toBe(-1);
    expect(look(['h..'], [0, 0], [2, 0])).toBe(0);
    expect(look(['.h'], [0, 0], [1, 0])).toBe(-1);
  });

  it('A1.los.13 A1.terrain.05 takes -1 once for all Hindering Terrain', () => {
    expect(look(['.hhhh'], [0, 0], [4, 0])).toBe(-1);
  });

  it('A1.los.11 A1.los.14 A1.terrain.06 adds the two penalties, in one space as in two', () => {
    expect(look(['..h.'], [0, 0], [3, 0], { allies: [[1, 0]] })).toBe(-2);
    expect(look(['..h.'], [0, 0], [3, 0], { allies: [[2, 0]] })).toBe(-2);
    expect(
      look(['..hh'], [0, 0], [3, 0], {
        allies: [
          [1, 0],
          [2, 0],
        ],
      }),
    ).toBe(-2);
  });

  it('A1.los.15 can be one-way, since allies and opponents trade places', () => {
    expect(look(['...'], [0, 0], [2, 0], { allies: [[1, 0]], opponents: [[2, 0]] })).toBe(-1);
    expect(
      look(['...'], [2, 0], [0, 0], {
        opponents: [
          [1, 0],
          [0, 0],
        ],
      }),
    ).toBe('opponent');
  });

  it('A1.los.17 has no greatest distance', () => {
    expect(look(open(60, 2), [0, 0], [59, 1])).toBe(0);
  });

  it('A1.soi.01 A1.soi.04 is not stopped or hindered by figures, Elevation or other Terrain as an SOI', () => {
    const figures = { allies: [[2, 0] as Place], opponents: [[1, 0] as Place] };
    expect(look(['.hhxh'], [0, 0], [4, 0], figures, { sense: 'soi', elevation: ['14131'] })).toBe(0);
    expect(look(['.hhxh'], [0, 0], [4, 0], figures)).toBe('opponent');
  });

  it('A1.soi.05 is stopped by Obstructing Terrain, walls and edges as an SOI', () => {
    expect(look(['.#.'], [0, 0], [2, 0], {}, { sense: 'soi' })).toBe('obstructing');
    expect(look(['. .'], [0, 0], [2, 0], {}, { sense: 'soi' })).toBe('edge');
    expect(
      look(
        ['...'],
        [0, 0],
        [2, 0],
        {},
        {
          sense: 'soi',
          walls: [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        },
      ),
    ).toBe('wall');
    expect(look(['.#', '..'], [0, 0], [1, 1], {}, { sense: 'soi' })).toBe(0);
  });

  it('A1.soi.07 is clear to the own space', () => {
    expect(look(['h'], [0, 0], [0, 0])).toBe(0);
  });
});
