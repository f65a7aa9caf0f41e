/** Where figures are put that do not move there: free places, the nearest of them, DISPLACE (A1.spawning.13, A1.tag-move.06). */
import { spacesTouch } from '../board/adjacency';
import { allNeighbours, type Base, type BaseSize, baseSpaces } from '../board/grid';
import { rangeBetween } from '../board/range';
import { canStand, type StepRules } from '../board/step';
import { baseTerrain, DANGEROUS, isSolid, type Topology, topologyOf } from '../board/topology';
import { emit, type FigureId, figure, figuresAt, type Game, inPlay, spacesOf, xy } from '../game';

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

/** The nearest spaces to some others that pass a test, by spaces with diagonals 1, never through Obstructing Terrain. */
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
  return [];
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

/** Puts each figure under the base of `id` on the nearest unoccupied place; that is no movement (A1.tag-move.06, .07). */
export function displace(g: Game, id: FigureId): void {
  const own = spacesOf(g, id);
  const topology = topologyOf(g.state.board);
  const { body: base } = figure(g, id);
  const under = g.state.order.filter(
    (other) =>
      figure(g, other).body !== base && inPlay(g, other) && spacesOf(g, other).some((space) => own.includes(space)),
  );
  for (const other of under) {
    const body = g.state.bodies[figure(g, other).body];
    if (!body || body.at === null) continue;
    const from = spacesOf(g, other);
    const size = body.size;
    const places =
      size[0] === 1 && size[1] === 1
        ? nearestSpaces(topology, from, (space) => isFree(g, topology, space))
        : nearestPlaces(topology, from, size, (at) => fits(g, topology, at, size, true));
    const to = places.find((at) => safe(topology, at, size)) ?? places[0];
    if (to === undefined) continue;
    body.at = to;
    g.dirty = true;
    emit(g, 'displaced', { figure: other, to: xy(g, to), by: id }, undefined, 'A1.tag-move.06');
  }
}
