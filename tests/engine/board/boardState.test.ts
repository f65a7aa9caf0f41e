import { describe, expect, it } from 'vitest';
import { createBoard, setTerrain, terrainAt } from '../../../src/engine/board/boardState';
import { baseTerrain, HINDERING, NORMAL, topologyOf } from '../../../src/engine/board/topology';
import { scene } from './helpers';

describe('boardState', () => {
  it('A1.terrain.01 A1.board.05 A1.board.07 reads every Terrain, areas of the legend, and blanks that are no spaces', () => {
    const board = createBoard({
      map: ['.#h~', 'mxb ', 'g'],
      legend: { b: { terrain: 'special', name: 'Bridge' }, g: { name: 'Gate' } },
    });
    expect(Array.from({ length: 12 }, (_, space) => terrainAt(board, space))).toEqual([
      'normal',
      'obstructing',
      'hindering',
      'water',
      'muck',
      'dangerous',
      'special',
      null,
      'normal',
      null,
      null,
      null,
    ]);
    expect(board.names[6]).toBe('Bridge');
    expect(board.names[8]).toBe('Gate');
    expect(board.names[0]).toBeNull();
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });

  it('A1.elevation.01 A1.elevation.14 reads Elevations 1 to 4 and takes 1 where none is given', () => {
    expect(createBoard({ map: ['...'] }).elevation).toEqual([1, 1, 1]);
    expect(createBoard({ map: ['...'], elevation: ['142'] }).elevation).toEqual([1, 4, 2]);
    expect(() => createBoard({ map: ['...'], elevation: ['150'] })).toThrow('"5" at [1, 0]');
  });

  it('A1.current.01 keeps walls as sorted pairs, and Currents by space', () => {
    const board = createBoard({
      map: ['....', '....'],
      walls: [
        [
          [2, 1],
          [2, 0],
        ],
        [
          [1, 0],
          [0, 0],
        ],
        [
          [0, 0],
          [1, 0],
        ],
      ],
      currents: [{ spaces: [[3, 1]], direction: 'east', move: 1 }],
    });
    expect(board.walls).toEqual([
      [0, 1],
      [2, 6],
    ]);
    const corner = createBoard({
      map: ['...', '...'],
      walls: [
        [
          [1, 0],
          [1, 1],
        ],
        [
          [1, 0],
          [2, 0],
        ],
      ],
    });
    expect(corner.walls).toEqual([
      [1, 2],
      [1, 4],
    ]);
    expect(board.currents).toEqual([{ spaces: [7], direction: 'east', move: 1 }]);
  });

  it('names what is wrong with a board', () => {
    expect(() => createBoard({ map: [] })).toThrow('no spaces');
    expect(() => createBoard({ map: ['.?'] })).toThrow('"?" at [1, 0]');
    expect(() =>
      createBoard({
        map: ['...'],
        walls: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
      }),
    ).toThrow('do not share an edge');
    expect(() => createBoard({ map: ['...'], currents: [{ spaces: [[3, 0]], direction: 'east', move: 1 }] })).toThrow(
      '[3, 0]',
    );
  });

  it('A1.board.11 has the lookups follow a change of Terrain', () => {
    const { board, topology } = scene(['...']);
    setTerrain(board, 1, 'obstructing');
    expect(terrainAt(board, 1)).toBe('obstructing');
    expect(topologyOf(board)).not.toBe(topology);
    expect(topologyOf(board).terrain[1]).not.toBe(topology.terrain[1]);
    expect(() => setTerrain(board, 3, 'normal')).toThrow(RangeError);
  });

  it('shares lookups between clones, and only between boards that are equal', () => {
    const more = {
      elevation: ['112', '111'],
      walls: [
        [
          [0, 0],
          [1, 0],
        ] as [[number, number], [number, number]],
      ],
    };
    const board = createBoard({ map: ['..h', '...'], ...more });
    const topology = topologyOf(board);
    expect(topologyOf(board)).toBe(topology);
    expect(topologyOf(structuredClone(board))).toBe(topology);
    expect(topologyOf(createBoard({ map: ['..h', '...'], ...more, elevation: ['112', '112'] }))).not.toBe(topology);
    expect(topologyOf(createBoard({ map: ['..h', '...'], ...more, walls: [] }))).not.toBe(topology);
    expect(topologyOf(createBoard({ map: ['...', '...'], ...more }))).not.toBe(topology);
  });

  it('A1.terrain.28 A1.large-base.05 affects a large base only with Terrain that has all of it', () => {
    const { topology, at } = scene(['hhh', 'hh.']);
    expect(baseTerrain(topology, at(0, 0), [2, 2])).toBe(HINDERING);
    expect(baseTerrain(topology, at(1, 0), [2, 2])).toBe(NORMAL);
    expect(baseTerrain(topology, at(2, 0), [1, 1])).toBe(HINDERING);
  });
});
