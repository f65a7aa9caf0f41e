/** What Terrain does to a figure: which types count for it, what leaving costs, where it is Defeated (A1.terrain). */
import { replaceTerrain, type TerrainType } from '../board/boardState';
import type { BaseSize } from '../board/grid';
import { elevationStep } from '../board/step';
import {
  baseTerrain,
  HINDERING,
  NORMAL,
  OBSTRUCTING,
  TERRAIN_TYPES,
  type Topology,
  topologyOf,
} from '../board/topology';
import { emit, type FigureId, figure, type Game, spacesOf, xy } from '../game';
import type { FrameInit } from '../kernel/types';
import { moveTraits } from '../queries/moveTraits';

const WATER = TERRAIN_TYPES.indexOf('water');
const DANGEROUS = TERRAIN_TYPES.indexOf('dangerous');
/** Movement Points for leaving a space of Hindering or Water Terrain (A1.terrain.07, .10). */
export const SLOW = 2;

/** Code of the Terrain that affects a base at `at`; NORMAL for types that are ignored (A1.terrain.28). */
function effective(topology: Topology, at: number, size: BaseSize, ignored: number): number {
  const code = size[0] === 1 && size[1] === 1 ? topology.terrain[at] : baseTerrain(topology, at, size);
  return ignored & (1 << code) ? NORMAL : code;
}

/** The Terrain that affects a figure where it stands; null off the board. Muck adds to SP costs, Water stops DODGE. */
export function terrainUnder(g: Game, id: FigureId): TerrainType | null {
  const body = g.state.bodies[figure(g, id).body];
  if (!body || body.at === null) return null;
  const topology = topologyOf(g.state.board);
  const code = effective(topology, body.at, body.size, 0);
  // What it ignores matters only where there is something to ignore.
  const ignored = code === NORMAL ? 0 : moveTraits(g, id).ignored;
  return TERRAIN_TYPES[effective(topology, body.at, body.size, ignored)] ?? null;
}

/** True if leaving the place costs 2 because of its Terrain. Obstructing Terrain that can be entered becomes Hindering (A1.tag-move.43). */
export function slows(topology: Topology, at: number, size: BaseSize, ignored: number): boolean {
  const code = effective(topology, at, size, ignored);
  return code === HINDERING || code === WATER || (code === OBSTRUCTING && (ignored & (1 << HINDERING)) === 0);
}

/** Code of the Terrain that Defeats a figure with these ignored types; -1 if none does. */
export function deadlyTerrain(ignored: number): number {
  return ignored & (1 << DANGEROUS) ? -1 : DANGEROUS;
}

/** True if ending a movement there, or leaving it, Defeats (A1.terrain.23, .24, A1.large-base.07). */
export function deadly(topology: Topology, at: number, size: BaseSize, ignored: number): boolean {
  return effective(topology, at, size, ignored) === DANGEROUS;
}

/** True if the figure would be Defeated by ending a movement at `at`, where it stands now unless given. */
export function deadlyFor(g: Game, id: FigureId, keywords: readonly string[] = [], at?: number): boolean {
  const body = g.state.bodies[figure(g, id).body];
  const place = at ?? body?.at ?? null;
  if (!body || place === null) return false;
  const topology = topologyOf(g.state.board);
  // Most spaces are harmless whatever the figure ignores.
  return (
    deadly(topology, place, body.size, 0) && deadly(topology, place, body.size, moveTraits(g, id, keywords).ignored)
  );
}

/** Obstructing Terrain that an UNSTOPPABLE figure has moved into becomes Hindering (A1.tag-move.43). */
export function breakTerrain(g: Game, id: FigureId, keywords: readonly string[] = []): void {
  const { board } = g.state;
  const { terrain } = topologyOf(board);
  const solid = spacesOf(g, id).filter((space) => terrain[space] === OBSTRUCTING);
  if (solid.length === 0 || !moveTraits(g, id, keywords).unstoppable) return;
  for (const space of solid) {
    replaceTerrain(board, space, 'hindering');
    emit(g, 'terrainPlaced', { at: xy(g, space), terrain: 'HINDERING', by: id }, undefined, 'A1.tag-move.43');
  }
  g.dirty = true;
}

/** True if the way down is so deep that it Defeats (A1.elevation.08); FLIGHT does not fall (A1.tag-move.18). */
export function fallsTo(g: Game, id: FigureId, from: number, to: number, keywords: readonly string[] = []): boolean {
  const topology = topologyOf(g.state.board);
  if (topology.isLevel || moveTraits(g, id, keywords).flight) return false;
  const body = g.state.bodies[figure(g, id).body];
  return body !== undefined && elevationStep(topology, from, to, body.size) === 'fall';
}

/** The frame that Defeats a figure outright by Terrain; `by`: who moved it there, for credit (rulings 7). */
export function terrainDefeat(id: FigureId, by: FigureId | null): FrameInit {
  return { kind: 'defeat', figure: id, by, outright: true, loot: 0 };
}
