/** Where figures are put that do not move there: free places, the nearest of them, DISPLACE (A1.spawning.13, A1.tag-move.06). */
import { spacesTouch } from '../board/adjacency';
import { allNeighbours, type Base, type BaseSize, baseSpaces, SINGLE } from '../board/grid';
import { rangeBetween } from '../board/range';
import { canStand, type StepRules } from '../board/step';
import { baseTerrain, DANGEROUS, isSolid, type Topology, topologyOf } from '../board/topology';
import { burrowed, type FigureId, figure, figuresAt, type Game, inPlay, spacesOf } from '../game';
import type { FrameInit } from '../kernel/types';

function isFree(g: Game, topology: Topology, space: number): boolean {
  return !isSolid(topology, space) && figuresAt(g, space).length === 0;
}

/** Fits on the board, no wall and nothing Obstructing inside; `free`: nobody stands there either. */
function fits(g: Game, topology: Topology, at: number, size: BaseSize, free: boolean): boolean {
  const rules: StepRules = { size, passage: (space) => (free && figuresAt(g, space).length > 0 ? 'blocked' : 'free') };
  return canStand(topology, at, rules);
}

function safe(topology: Topology, at: number, size: BaseSize): boolean {
  return baseTerrain(topology, at, size) !== DANGEROUS;
}

/**
 * The nearest spaces to some others that pass a test, by spaces with diagonals 1, never through Obstructing Terrain unless
 * there is no other way (nothing is counted out of it).
 */
function nearestSpaces(topology: Topology, from: readonly number[], test: (space: number) => boolean): number[] {
  const seen = new Set(from);
  let layer = [...from];
  while (layer.length > 0) {
    const next: number[] = [];
    for (const space of layer) {
      for (const near of allNeighbours(topology, space)) {
        if (seen.has(near) || !spacesTouch(topology, space, near)) continue;
        seen.add(near);
        next.push(near);
      }
    }
    const found = next.filter(test);
    if (found.length > 0) return found.sort((a, b) => a - b);
    layer = next;
  }
  return nearestPlaces(topology, from, SINGLE, (space) => !seen.has(space) && test(space));
}

/** Places (north-west spaces) of a size nearest to some spaces, in a straight count. */
function nearestPlaces(
  topology: Topology,
  spaces: readonly number[],
  size: BaseSize,
  test: (at: number) => boolean,
): number[] {
  let found: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < topology.width * topology.height; at++) {
    if (!test(at)) continue;
    const base: Base = { at, size };
    let away = Number.POSITIVE_INFINITY;
    for (const space of spaces) away = Math.min(away, rangeBetween(topology, base, { at: space, size: [1, 1] }));
    if (away > least) continue;
    if (away < least) found = [];
    least = away;
    found.push(at);
  }
  return found;
}

/**
 * Places where a figure that Spawns may be put: the free ones of those named, else the nearest free ones that are not
 * Dangerous (A1.spawning.04, .13). A Large Based Figure covers named spaces as far as it can, whoever stands there
 * (A1.large-base.13, .15, .16).
 */
export function spawnPlaces(g: Game, size: BaseSize, named: readonly number[]): number[] {
  const topology = topologyOf(g.state.board);
  if (size[0] === 1 && size[1] === 1) {
    const free = named.filter((space) => isFree(g, topology, space));
    const good = free.filter((space) => safe(topology, space, size));
    if (good.length > 0 || free.length > 0) return good.length > 0 ? good : free;
    return nearestSpaces(topology, named, (space) => isFree(g, topology, space) && safe(topology, space, size));
  }
  const wanted = new Set(named);
  const covering: number[] = [];
  const inside: number[] = [];
  for (let at = 0; at < topology.width * topology.height; at++) {
    if (!fits(g, topology, at, size, false)) continue;
    const spaces = baseSpaces(topology, at, size);
    if (spaces.every((space) => wanted.has(space))) inside.push(at);
    if (spaces.some((space) => wanted.has(space) && topology.terrain[space] !== DANGEROUS)) covering.push(at);
  }
  if (inside.length > 0) return inside;
  if (covering.length > 0) return covering;
  return nearestPlaces(topology, named, size, (at) => fits(g, topology, at, size, false) && safe(topology, at, size));
}

/** Other figures that stand under the base of a figure, in placement order; Burrowed ones are under the board. */
export function underBase(g: Game, id: FigureId): FigureId[] {
  const own = spacesOf(g, id);
  const { body } = figure(g, id);
  return g.state.order.filter((other) => {
    const f = figure(g, other);
    return f.body !== body && inPlay(g, other) && !burrowed(f) && spacesOf(g, other).some((s) => own.includes(s));
  });
}

/** The unoccupied places nearest to the figure that Displaces another one (A1.tag-move.06). */
export function displacedPlaces(g: Game, by: FigureId, id: FigureId): number[] {
  const topology = topologyOf(g.state.board);
  const size = sizeOf(g, id);
  const spaces = spacesOf(g, by);
  return size[0] === 1 && size[1] === 1
    ? nearestSpaces(topology, spaces, (space) => isFree(g, topology, space))
    : nearestPlaces(topology, spaces, size, (at) => fits(g, topology, at, size, true));
}

/** The nearest places that a figure can Jump to off its own: unoccupied and not Dangerous (A1.tag-move.10, A1.terrain.20). */
export function escapePlaces(g: Game, id: FigureId): number[] {
  const topology = topologyOf(g.state.board);
  const size = sizeOf(g, id);
  // Nothing is counted out of Obstructing Terrain that lies under the figure: the straight count decides.
  return nearestPlaces(
    topology,
    spacesOf(g, id),
    size,
    (at) => fits(g, topology, at, size, true) && safe(topology, at, size),
  );
}

function sizeOf(g: Game, id: FigureId): BaseSize {
  return g.state.bodies[figure(g, id).body]?.size ?? SINGLE;
}

/**
 * Where an Ability may put a figure down that names these spaces: on a free one; a Large Based Figure covers them as far as
 * it can, whoever stands there (A1.large-base.14, .15). `leaving`: figures that are taken off the board as well.
 */
export function abilityPlaces(
  g: Game,
  id: FigureId,
  named: readonly number[],
  leaving: readonly FigureId[] = [],
): number[] {
  const topology = topologyOf(g.state.board);
  const size = sizeOf(g, id);
  if (size[0] > 1 || size[1] > 1) return spawnPlaces(g, size, named);
  return named.filter(
    (space) => !isSolid(topology, space) && figuresAt(g, space).every((f) => f.id === id || leaving.includes(f.id)),
  );
}

/** Puts off a frame until the step going on is over. */
export function whenSettled(g: Game, init: FrameInit): void {
  g.state.due = [...(g.state.due ?? []), init];
  g.dirty = true;
}
