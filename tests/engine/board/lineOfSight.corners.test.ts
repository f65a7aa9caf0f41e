import { describe, expect, it } from 'vitest';
import { lineOfSight } from '../../../src/engine/board/lineOfSight';
import { type Figures, look, type More, open, type Place, scene, standing } from './helpers';

describe('lineOfSight at corners', () => {
  const corner = (map: string[], figures: Figures = {}) => look(map, [0, 0], [1, 1], figures);

  it('X1.diagonal.01 A1.diagonal.03 takes the Normal space of two', () => {
    expect(corner(['.h', '..'])).toBe(0);
    expect(corner(['..', 'h.'])).toBe(0);
    expect(corner(['.h', '#.'])).toBe(-1);
  });

  it('X1.diagonal.02 A1.diagonal.04 A1.diagonal.02 takes the Hindering space without the ally', () => {
    expect(corner(['.h', 'h.'], { allies: [[0, 1]] })).toBe(-1);
    expect(corner(['.h', 'h.'], { allies: [[1, 0]] })).toBe(-1);
    expect(corner(['.h', '#.'], { allies: [[1, 0]] })).toBe(-2);
  });

  it('A1.diagonal.05 A1.terrain.17 is blocked only if both spaces block', () => {
    expect(corner(['.#', '..'])).toBe(0);
    expect(corner(['. ', '..'])).toBe(0);
    expect(corner(['..', '..'], { opponents: [[1, 0]] })).toBe(0);
    expect(corner(['.#', '..'], { opponents: [[0, 1]] })).toBe('obstructing');
    expect(corner(['..', ' .'], { opponents: [[1, 0]] })).toBe('opponent');
    expect(corner(['. ', '#.'])).toBe('edge');
  });

  it('A1.diagonal.01 A1.diagonal.08 chooses at every corner of a longer line', () => {
    const { topology, at, places } = scene(['..#.', '....']);
    expect(places(lineOfSight(topology, at(0, 0), at(3, 1)).through)).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(look(['.#..', '....', '.#..', '....'], [0, 0], [3, 3])).toBe(0);
    expect(look(['.#..', '....', '.#..', '....'], [0, 0], [3, 3], { opponents: [[2, 1]] })).toBe('opponent');
  });

  it('A1.diagonal.07 A1.los.11 chooses for the least of the whole line, not corner by corner', () => {
    // First corner: Hindering or an ally, -1 either way. The target stands in Hindering: that way costs nothing more.
    expect(look(['.h.', '...', '..h'], [0, 0], [2, 2], { allies: [[0, 1]] })).toBe(-1);
    expect(look(['...', 'h..', '..h'], [0, 0], [2, 2], { allies: [[1, 0]] })).toBe(-1);
    // The second corner forces the ally, so the first takes the ally as well.
    const map = ['.h.', '..#', '...'];
    expect(
      look(map, [0, 0], [2, 2], {
        allies: [
          [0, 1],
          [1, 2],
        ],
      }),
    ).toBe(-1);
    const { topology, at, places } = scene(map);
    const figureAt = standing(topology, {
      allies: [
        [0, 1],
        [1, 2],
      ],
    });
    expect(places(lineOfSight(topology, at(0, 0), at(2, 2), { figureAt }).through)).toEqual([
      [0, 1],
      [1, 1],
      [1, 2],
    ]);
  });
});

describe('lineOfSight and walls', () => {
  const walled = (from: Place, to: Place, ...walls: [Place, Place][]) => look(open(4, 4), from, to, {}, { walls });

  it('A1.los.03 is blocked by a wall across the line, in both directions', () => {
    expect(
      walled(
        [0, 0],
        [1, 0],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [3, 1],
        [0, 1],
        [
          [1, 1],
          [2, 1],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [2, 3],
        [2, 0],
        [
          [2, 1],
          [2, 2],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [0, 0],
        [3, 0],
        [
          [1, 0],
          [1, 1],
        ],
      ),
    ).toBe(0);
  });

  it('A1.diagonal.05 passes the end of a wall if one of the two ways round is open', () => {
    expect(
      walled(
        [0, 0],
        [1, 1],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toBe(0);
    expect(
      walled(
        [0, 0],
        [1, 1],
        [
          [0, 0],
          [0, 1],
        ],
      ),
    ).toBe(0);
    expect(
      walled(
        [0, 0],
        [1, 1],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ),
    ).toBe(0);
    expect(
      walled(
        [0, 0],
        [1, 1],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 0],
          [0, 1],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [0, 0],
        [1, 1],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [1, 1],
        [0, 0],
        [
          [0, 1],
          [1, 1],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [1, 0],
        [0, 1],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [1, 0],
          [1, 1],
        ],
      ),
    ).toBe('wall');
    expect(
      walled(
        [1, 0],
        [0, 1],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toBe(0);
  });
});

describe('lineOfSight and Elevation', () => {
  const row = (levels: string, figures: Figures = {}, more: More = {}) =>
    look(open(levels.length, 1), [0, 0], [levels.length - 1, 0], figures, { elevation: [levels], ...more });

  it('A1.elevation.03 A1.los.05 sees down only from the edge of the higher level', () => {
    expect(row('3221')).toBe(0);
    expect(row('1223')).toBe(0);
    expect(row('3311')).toBe('elevation');
    expect(row('3121')).toBe(0);
    expect(row('3141')).toBe('elevation');
  });

  it('A1.elevation.04 overlooks figures below the higher of two levels', () => {
    expect(row('3121', { opponents: [[1, 0]] })).toBe(0);
    expect(row('3121', { allies: [[2, 0]] })).toBe(0);
    expect(row('1123', { opponents: [[1, 0]] })).toBe(0);
  });

  it('A1.elevation.05 sees along one level over lower ground, with the figures on it, not over higher ground', () => {
    expect(row('2122')).toBe(0);
    expect(row('2132')).toBe('elevation');
    expect(row('2122', { opponents: [[1, 0]] })).toBe('opponent');
    expect(row('2122', { allies: [[1, 0]] })).toBe(-1);
  });

  it('A1.elevation.03 A1.diagonal.05 blocks one way round a corner', () => {
    const more = { elevation: ['12', '11'] };
    expect(look(['..', '..'], [0, 0], [1, 1], {}, more)).toBe(0);
    expect(look(['..', '#.'], [0, 0], [1, 1], {}, more)).toBe('elevation');
  });

  it('A1.tag-move.18 is no matter for FLIGHT', () => {
    expect(row('1141', {}, { ignoreElevation: true })).toBe(0);
    expect(row('3331', {}, { ignoreElevation: true })).toBe(0);
    expect(row('3331', { opponents: [[1, 0]] }, { ignoreElevation: true })).toBe('opponent');
  });
});
