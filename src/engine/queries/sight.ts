/** Range, Line of Sight, Sphere of Influence, adjacency and Flanking between figures. */
import { adjacentSpaces, adjacent as basesAdjacent } from '../board/adjacency';
import { type BaseSight, type BaseSightQuery, bestSight } from '../board/baseSight';
import { standOpposite } from '../board/flanking';
import { type Base, baseCovers, SINGLE } from '../board/grid';
import type { Standing } from '../board/lineOfSight';
import { rangeBetween } from '../board/range';
import { baseTerrain, HINDERING, isSolid, topologyOf } from '../board/topology';
import { burrowed, type Figure, type FigureId, figure, figuresInPlay, type Game } from '../game';
import { hasKeyword, statBonus } from './standing';
import { canAttack, lendsFlanking, meleeReach } from './weapons';

/** Base Range of every Sphere of Influence (A1.soi.02). */
const BASE_SOI = 4;

/** The figure's base, or null off the board. */
export function baseOf(g: Game, id: FigureId): Base | null {
  const body = g.state.bodies[figure(g, id).body];
  return body && body.at !== null ? (body as Base) : null;
}

/** Spaces between two figures, diagonals counted 1 (A1.range.07, .08); Infinity when one is off the board. */
export function rangeOf(g: Game, a: FigureId, b: FigureId): number {
  const from = baseOf(g, a);
  const to = baseOf(g, b);
  return from && to ? rangeBetween(g.state.board, from, to) : Number.POSITIVE_INFINITY;
}

/** Adjacent: touching spaces, not across Obstructing edges, Elevation at most 1 apart. */
export function areAdjacent(g: Game, a: FigureId, b: FigureId): boolean {
  const from = baseOf(g, a);
  const to = baseOf(g, b);
  return from !== null && to !== null && a !== b && basesAdjacent(topologyOf(g.state.board), from, to);
}

/** Who stands on a space, seen by `id`: Burrowed figures and the figures of its own body do not count. */
export function standingFor(g: Game, id: FigureId): (space: number) => Standing {
  const viewer = figure(g, id);
  const { width } = g.state.board;
  return (space) => {
    let found: Standing = 'none';
    for (const other of g.state.order) {
      const f = figure(g, other);
      const body = g.state.bodies[f.body];
      if (f.defeated || !body || body.at === null || f.body === viewer.body || burrowed(f)) continue;
      const dx = (space % width) - (body.at % width);
      if (dx < 0 || dx >= body.size[0]) continue;
      const dy = Math.floor(space / width) - Math.floor(body.at / width);
      if (dy < 0 || dy >= body.size[1]) continue;
      if (f.side !== viewer.side) return 'opponent';
      found = 'ally';
    }
    return found;
  };
}

/** The best Line of Sight from one figure to another (A1.los), with its penalty; null when one is off the board. */
export function sight(g: Game, from: FigureId, to: FigureId, range?: number, reach?: number): BaseSight | null {
  const a = baseOf(g, from);
  const b = baseOf(g, to);
  return a && b ? bestSight(topologyOf(g.state.board), a, b, sightQuery(g, from, to, range, reach)) : null;
}

/** The spaces of Hindering Terrain for which a line has its -1, the target's own among them (A1.los.10). */
export function hinderingOn(g: Game, from: FigureId, to: FigureId, line: BaseSight): number[] {
  const { board } = g.state;
  const topology = topologyOf(board);
  const a = baseOf(g, from);
  const b = baseOf(g, to);
  if (!a || !b) return [];
  const hindered = baseTerrain(topology, b.at, b.size) === HINDERING;
  return [...line.through, line.to].filter(
    (space) =>
      topology.terrain[space] === HINDERING &&
      !baseCovers(board, a, space) &&
      (hindered || !baseCovers(board, b, space)),
  );
}

/** The allies for whom a line has its -1, in placement order (A1.los.09). */
export function alliesOn(g: Game, from: FigureId, line: BaseSight): FigureId[] {
  const { board } = g.state;
  const { elevation } = topologyOf(board);
  const higher = Math.max(elevation[line.from] ?? 0, elevation[line.to] ?? 0);
  const overlooks = elevation[line.from] !== elevation[line.to];
  const seen = line.through.filter((space) => !overlooks || (elevation[space] ?? 0) >= higher);
  const { side, body } = figure(g, from);
  return figuresInPlay(g).flatMap((f) => {
    const base = f.side === side && f.body !== body && !burrowed(f) ? baseOf(g, f.id) : null;
    return base && seen.some((space) => baseCovers(board, base, space)) ? [f.id] : [];
  });
}

/** How a figure looks at another, or at a space where nobody stands yet (`to` is null). */
export function sightQuery(
  g: Game,
  from: FigureId,
  to: FigureId | null,
  range?: number,
  reach?: number,
): BaseSightQuery {
  const colossal = hasKeyword(g, from, 'COLOSSAL') || (to !== null && hasKeyword(g, to, 'COLOSSAL'));
  const standing = standingFor(g, from);
  const { isLevel } = topologyOf(g.state.board);
  return {
    // COLOSSAL: no figure and no Elevation blocks; allies in the way still hinder (A1.tag-attack.11, .12).
    figureAt: colossal ? (space) => (standing(space) === 'opponent' ? 'none' : standing(space)) : standing,
    ignoreElevation: colossal || (!isLevel && hasKeyword(g, from, 'FLIGHT')),
    range,
    reach,
  };
}

/** Range of the figure's Sphere of Influence, in spaces (A1.soi.02, .03). */
export function soiRange(g: Game, id: FigureId): number {
  return Math.max(0, BASE_SOI + statBonus(g, id, 'SOI'));
}

/** Whether `to` is within the Sphere of Influence of `from`; a figure is within its own (A1.soi.07). */
export function withinSoi(g: Game, from: FigureId, to: FigureId): boolean {
  if (from === to) return baseOf(g, from) !== null;
  const a = baseOf(g, from);
  const b = baseOf(g, to);
  if (!a || !b) return false;
  const range = soiRange(g, from);
  if (rangeBetween(g.state.board, a, b) > range) return false;
  const line = bestSight(topologyOf(g.state.board), a, b, { sense: 'soi', range });
  return line.clear && line.within;
}

/** Within Melee Range of a figure, with Line of Sight (A1.flank.10, .20). */
function meleeReaches(g: Game, id: FigureId, target: FigureId): boolean {
  const reach = meleeReach(g, id);
  if (rangeOf(g, id, target) > reach) return false;
  const line = sight(g, id, target, reach, reach);
  return line?.clear === true && line.within;
}

/**
 * Partners with whom `attacker` is Flanking `target` (A1.flank): allies on the opposite side, both able to make a
 * Melee Attack on it. Empty when it is not Flanking.
 */
export function flankingPartners(g: Game, attacker: FigureId, target: FigureId): FigureId[] {
  const a = baseOf(g, attacker);
  const t = baseOf(g, target);
  const me = figure(g, attacker);
  if (!a || !t || burrowed(figure(g, target)) || !canLend(g, me) || !meleeReaches(g, attacker, target)) return [];
  const partners: FigureId[] = [];
  for (const ally of figuresInPlay(g)) {
    if (ally.side !== me.side || ally.id === attacker || ally.id === target || ally.body === me.body) continue;
    const b = baseOf(g, ally.id);
    if (!b || !standOpposite(g.state.board, a, b, t)) continue;
    if (canLend(g, ally) && meleeReaches(g, ally.id, target)) partners.push(ally.id);
  }
  return partners;
}

function canLend(g: Game, f: Figure): boolean {
  return !burrowed(f) && canAttack(g, f.id) && lendsFlanking(g, f.id);
}

/**
 * Whether a figure stands on a space or adjacent to it: for tokens. A token that is Obstructing Terrain itself is beside
 * whoever touches its space.
 */
export function besideSpace(g: Game, id: FigureId, space: number): boolean {
  const base = baseOf(g, id);
  if (!base) return false;
  if (baseCovers(g.state.board, base, space)) return true;
  const topology = topologyOf(g.state.board);
  if (isSolid(topology, space)) return rangeBetween(g.state.board, base, { at: space, size: SINGLE }) === 1;
  return adjacentSpaces(topology, base).includes(space);
}

/** Opponents adjacent to a figure, in placement order. */
export function adjacentOpponents(g: Game, id: FigureId): FigureId[] {
  const { side } = figure(g, id);
  const found: FigureId[] = [];
  for (const f of figuresInPlay(g)) if (f.side !== side && areAdjacent(g, id, f.id)) found.push(f.id);
  return found;
}
