import { describe, expect, it } from 'vitest';
import { marginsOf, reaches } from '../../src/board/glide';

/** A board that goes on beyond its box of 900 on both sides. */
const LARGE = { at: -500, board: 2600, box: 900 };

describe('the picture that is moved while the board is panned', () => {
  it('goes beyond the box where the board goes on, by no more than a third of the box', () => {
    expect(marginsOf(LARGE)).toEqual([300, 300]);
    expect(marginsOf({ at: -100, board: 1010, box: 900 })).toEqual([140, 50]);
  });

  it('goes not beyond a box that shows all of the board', () => {
    expect(marginsOf({ at: 150, board: 600, box: 900 })).toEqual([0, 0]);
  });

  it('serves as long as what comes into sight is on it', () => {
    const margins = marginsOf(LARGE);
    expect([0, 300, -300, 301, -301].map((moved) => reaches(LARGE, margins, moved))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('serves for any way of a board that is all on it', () => {
    const small = { at: 150, board: 600, box: 900 };
    for (const moved of [-700, -60, 0, 60, 700]) expect(reaches(small, marginsOf(small), moved)).toBe(true);
    const beyond = { at: -100, board: 1010, box: 900 };
    for (const moved of [-900, 900]) expect(reaches(beyond, marginsOf(beyond), moved)).toBe(true);
  });
});
