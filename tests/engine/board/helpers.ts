import { type BoardSpec, createBoard } from '../../../src/engine/board/boardState';
import { type Base, type BaseSize, fromPosition, SINGLE, toPosition } from '../../../src/engine/board/grid';
import { lineOfSight, type Sight, type Standing } from '../../../src/engine/board/lineOfSight';
import type { Mover } from '../../../src/engine/board/movement';
import { type Topology, topologyOf } from '../../../src/engine/board/topology';

export type Place = readonly [column: number, row: number];

/** A topology with shorthands to speak of it in columns and rows. */
export function scene(map: readonly string[], more: Omit<BoardSpec, 'map'> = {}) {
  const board = createBoard({ map, ...more });
  const topology = topologyOf(board);
  const at = (column: number, row: number) => fromPosition(board, [column, row]);
  const base = (column: number, row: number, size: BaseSize = SINGLE): Base => ({ at: at(column, row), size });
  const places = (spaces: Iterable<number>) => Array.from(spaces, (space) => toPosition(board, space));
  return { board, topology, at, base, places };
}

/** Rows of one character. */
export function open(width: number, height: number, character = '.'): string[] {
  return new Array<string>(height).fill(character.repeat(width));
}

/** Who stands where, seen from the acting figure. */
export function standing(topology: Topology, figures: { allies?: Place[]; opponents?: Place[] }) {
  const on = (places: Place[] = []) => new Set(places.map((place) => fromPosition(topology, place)));
  const allies = on(figures.allies);
  const opponents = on(figures.opponents);
  return (space: number): Standing => (opponents.has(space) ? 'opponent' : allies.has(space) ? 'ally' : 'none');
}

/** A figure for which every space costs 1 to leave and figures stand where `blocked` and `pass` say. */
export function walker(topology: Topology, more: Partial<Mover> & { blocked?: Place[]; pass?: Place[] } = {}): Mover {
  const { blocked = [], pass = [], ...rest } = more;
  const on = (places: Place[]) => new Set(places.map((place) => fromPosition(topology, place)));
  const stops = on(blocked);
  const passes = on(pass);
  return {
    size: SINGLE,
    leaveCost: () => 1,
    passage: (space) => (stops.has(space) ? 'blocked' : passes.has(space) ? 'pass' : 'free'),
    ...rest,
  };
}

/** The parts of a Sight that a test of penalties compares. */
export function verdict(sight: Sight) {
  return sight.clear ? sight.penalty : sight.blockedBy?.why;
}

export type Figures = Parameters<typeof standing>[1];
export type More = Omit<BoardSpec, 'map'> & { sense?: 'soi'; ignoreElevation?: boolean };

/** What the line between two places comes to: its penalty, or what blocks it. */
export function look(
  map: string[],
  from: Place,
  to: Place,
  figures: Figures = {},
  { sense, ignoreElevation, ...more }: More = {},
) {
  const { topology, at } = scene(map, more);
  const query = { figureAt: standing(topology, figures), sense, ignoreElevation };
  return verdict(lineOfSight(topology, at(...from), at(...to), query));
}
