/** Where PUSH, PULL and COMMAND can move a figure to, and how bad each way is for it (A1.push, A1.pull, A1.tag-move.01). */
import { adjacent } from '../board/adjacency';
import { baseDistance, bound, distanceField, UNREACHED } from '../board/distanceField';
import { commandLines, type ForcedLine, pullPaths, pushLines } from '../board/forced';
import { type Base, baseSpaces, type Direction, directionNamed } from '../board/grid';
import { pathTo, reachable } from '../board/movement';
import { type StepRules, stepFrom } from '../board/step';
import { at, type FigureId, figure, type Game } from '../game';
import { provocations } from '../rules/breakAttacks';
import { deadly, fallsTo } from '../rules/terrainRules';
import type { ForcedMoveFrame } from '../state/moveFrames';
import { type Going, goingOf } from './going';
import { baseOf } from './sight';
import { banned, hasKeyword } from './standing';
import { maxHp } from './stats';

/** A movement that somebody or a Current would impose. */
export type ForcedSetup = Pick<ForcedMoveFrame, 'figure' | 'by' | 'verb' | 'n'> &
  Partial<Pick<ForcedMoveFrame, 'direction'>>;

/** True if nothing of this kind can move the figure: HULKING, bans (A1.tag-move.24). */
export function unmovable(g: Game, id: FigureId, by: FigureId | null): boolean {
  const opposing = by === null || figure(g, by).side !== figure(g, id).side;
  return (opposing && hasKeyword(g, id, 'HULKING')) || banned(g, id, 'be moved');
}

/** Any other figure stops a figure that is moved in a line, FLIGHT or not (A1.push-pull-command.02); with CRUSH none does. */
export function lineRules(going: Going): StepRules {
  return {
    ...going.rules,
    passage: (space) => (going.traits.crush || going.rules.passage(space) === 'free' ? 'free' : 'blocked'),
  };
}

/** How a figure is moved by another or by a Current; CRUSH counts in the movement of an Ability only (A1.tag-move.03). */
export function goingMoved(g: Game, id: FigureId, f: Pick<ForcedMoveFrame, 'verb'> & Partial<ForcedMoveFrame>): Going {
  const going = goingOf(g, id, { mode: 'free', forced: true, byOther: true, displaced: f.displaced ?? [] });
  if (f.verb !== 'current' || !going.traits.crush) return going;
  return goingOf(g, id, { mode: 'free', forced: true, byOther: true, noCrush: true });
}

/** The spaces over which a Current carries the figure, and how many of its spaces a block leaves (A1.current.02, .05). */
export function carriedBy(g: Game, id: FigureId, start: number, n: number): { path: number[]; left: number } {
  const going = goingMoved(g, id, { verb: 'current' });
  const rules = lineRules(going);
  const path: number[] = [];
  let from = start;
  let direction = currentAt(g, from);
  for (let left = n; left > 0; left--) {
    const to = direction === null ? -1 : stepFrom(going.topology, from, direction, rules);
    if (to < 0) return { path, left };
    path.push(to);
    from = to;
    direction = currentAt(g, from) ?? direction;
  }
  return { path, left: 0 };
}

/** The direction of the Current in a space, or null. */
export function currentAt(g: Game, place: number): Direction | null {
  const current = g.state.board.currents.find((c) => c.spaces.includes(place));
  return current ? directionNamed(current.direction) : null;
}

/** A way in which the figure can be moved. */
export interface Way {
  direction: Direction | null;
  path: number[];
  /** Spaces of movement that a block leaves: 1 IRREDUCIBLE DMG each. */
  left: number;
  n: number;
}

/** The ways that PUSH, PULL or COMMAND may take over `f.n` spaces. */
export function waysOf(g: Game, f: ForcedSetup): Way[] {
  const { n } = f;
  const by = f.by === null ? null : baseOf(g, f.by);
  const place = at(g, f.figure);
  if (place === null) return [];
  const going = goingMoved(g, f.figure, f);
  const rules = lineRules(going);
  const ofLine = (line: ForcedLine): Way => ({ direction: line.direction, path: line.path, left: line.left, n });
  if (f.verb === 'command') return commandLines(going.topology, place, n, rules).map(ofLine);
  if (!by) return [];
  if (f.verb === 'push') return pushLines(going.topology, by as Base, place, n, rules).map(ofLine);
  const paths = pullPaths(going.topology, by as Base, place, n, going.rules);
  const found = paths.length > 0 ? paths : blockedPull(going, by as Base, place, n);
  return found.map((path) => ({ direction: null, path, left: 0, n: path.length }));
}

/** Where figures close every way to the puller, it comes as near as they let it (A1.pull.03). */
function blockedPull(going: Going, puller: Base, place: number, n: number): number[][] {
  const { topology, rules, size } = going;
  if (adjacent(topology, puller, { at: place, size })) return [];
  const field = distanceField(
    topology,
    baseSpaces(topology, puller.at, puller.size),
    rules.ignoreElevation ? { ignoreElevation: true } : {},
  );
  const distance = (at: number): number => baseDistance(topology, field, at, size);
  if (distance(place) === UNREACHED) return [];
  const reach = reachable(topology, place, bound(topology, { ...rules, leaveCost: () => 1 }, field, 'closer'), {
    points: n,
  });
  const nearest = Math.min(...reach.spaces.map(distance));
  return reach.spaces
    .filter((to) => distance(to) === nearest)
    .map((to) => (pathTo(reach, to) ?? []).map((step) => step.to));
}

/** True if the movement would do anything: move the figure, or deal it Damage. */
export function canBeMoved(g: Game, setup: ForcedSetup): boolean {
  return !unmovable(g, setup.figure, setup.by) && waysOf(g, setup).length > 0;
}

/** How bad a way is for the figure: Defeat, then Damage, then Break Attacks, then spaces (A1.push.04). */
function harmOf(g: Game, f: ForcedMoveFrame, way: Way): number {
  const body = baseOf(g, f.figure);
  if (!body) return 0;
  const going = goingMoved(g, f.figure, f);
  const { ignored } = going;
  const strikers = new Set<FigureId>();
  const provoked = provocations(g, f.figure, { forced: true, by: f.by, startAdjacent: f.startAdjacent });
  let from = body.at;
  let dead = false;
  for (const to of way.path) {
    for (const id of provoked(from)) strikers.add(id);
    if (deadly(going.topology, to, body.size, ignored) || fallsTo(g, f.figure, from, to)) dead = true;
    from = to;
  }
  // Damage that uses up its HP is Defeat as well; IRREDUCIBLE, so that nothing lessens it (A1.push.05).
  if (way.left > 0 && way.left >= maxHp(g, f.figure) - figure(g, f.figure).damage) dead = true;
  return (dead ? 1_000_000 : 0) + way.left * 10_000 + strikers.size * 100 + way.path.length;
}

/** For each end the way that harms most: on a given end nothing else is worth choosing. */
export function endsOf(g: Game, f: ForcedMoveFrame, ways: Way[]): { end: number; way: Way; harm: number }[] {
  const ends: { end: number; way: Way; harm: number }[] = [];
  for (const way of ways) {
    const end = way.path.at(-1) ?? (at(g, f.figure) as number);
    const harm = harmOf(g, f, way);
    const known = ends.find((e) => e.end === end);
    if (!known) ends.push({ end, way, harm });
    else if (harm > known.harm) Object.assign(known, { way, harm });
  }
  return ends.sort((a, b) => b.harm - a.harm || a.end - b.end);
}

/** `Up to`: a line may also be cut short at each of its spaces (A1.push.02). */
export function shortened(ways: Way[]): Way[] {
  const all = [...ways];
  for (const way of ways) {
    if (way.direction === null) continue;
    for (let n = 1; n < way.path.length; n++)
      all.push({ direction: way.direction, path: way.path.slice(0, n), left: 0, n });
  }
  return all;
}
