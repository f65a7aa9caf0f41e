import { type Base, baseSpaces, distance, isSingle, steps } from './grid';
import { type LargeBases, lineOfSight, type Sight, type SightQuery } from './lineOfSight';
import { spaceWithinReach } from './reach';
import { baseTerrain, HINDERING, type Topology } from './topology';

export interface BaseSightQuery extends SightQuery {
  /** Greatest Range of the Attack, Spell or Ability. */
  readonly range?: number | undefined;
  /** Distance of a Melee Attack: 1, or X of REACH (X). */
  readonly reach?: number | undefined;
}

/** The line that the actor chose, between one space of its base and one of the target's. */
export interface BaseSight extends Sight {
  from: number;
  to: number;
  /** Range between these two spaces. */
  distance: number;
  /** True if the distance is within `range` and `reach` of the query. */
  within: boolean;
}

/**
 * The best line from actor to target: one space of each base, as the actor chooses (A1.large-base.02, .03,
 * A1.range.13, A1.los.19). Best is a clear line within the distance, then the least penalty, then the shortest, by Range
 * and then by steps. If none is clear and within, the nearest of the clear lines, else the nearest of all, comes back
 * to say why.
 */
export function bestSight(topology: Topology, actor: Base, target: Base, query: BaseSightQuery = {}): BaseSight {
  if (isSingle(actor) && isSingle(target)) return measure(topology, actor.at, target.at, query, undefined);
  const ours = baseSpaces(topology, actor.at, actor.size);
  const theirs = baseSpaces(topology, target.at, target.size);
  const targetHindered = baseTerrain(topology, target.at, target.size) === HINDERING;
  const bases: LargeBases = { actor, target, targetHindered };
  let best: BaseSight | undefined;
  for (const from of ours) {
    for (const to of theirs) {
      const sight = measure(topology, from, to, query, bases);
      if (best === undefined || isBetter(topology, sight, best)) best = sight;
    }
  }
  return best as BaseSight;
}

function measure(
  topology: Topology,
  from: number,
  to: number,
  query: BaseSightQuery,
  bases: LargeBases | undefined,
): BaseSight {
  const apart = distance(topology, from, to);
  const within =
    (query.range === undefined || apart <= query.range) &&
    (query.reach === undefined || spaceWithinReach(topology, from, to, query.reach));
  const line = lineOfSight(topology, from, to, query, bases) as BaseSight;
  line.from = from;
  line.to = to;
  line.distance = apart;
  line.within = within;
  return line;
}

function isBetter(topology: Topology, a: BaseSight, b: BaseSight): boolean {
  const legal = Number(a.clear && a.within) - Number(b.clear && b.within);
  if (legal !== 0) return legal > 0;
  if (a.clear !== b.clear) return a.clear;
  if (a.clear && a.within && a.penalty !== b.penalty) return a.penalty > b.penalty;
  if (a.distance !== b.distance) return a.distance < b.distance;
  return steps(topology, a.from, a.to) < steps(topology, b.from, b.to);
}
