/** What a figure sees and could do from where it might get to: for the page, before anything is committed. */
import type { Effect } from '../abilities/ast';
import { bestSight } from '../board/baseSight';
import { type Base, SINGLE } from '../board/grid';
import { rangeBetween } from '../board/range';
import { isSolid, topologyOf } from '../board/topology';
import { at, combatantCard, type FigureId, figure, type Game, inPlay } from '../game';
import type { Side } from '../state/state';
import { moveActionReasons, movementValue } from './movement';
import { plannedEnds, type Reachable, reachable } from './paths';
import { baseOf, sightQuery, soiRange } from './sight';
import { type AttackMode, attackModes, canAttack, modesFor } from './weapons';

/** A space that a figure sees, with what the line takes from an Attack roll. */
interface Seen {
  to: number;
  penalty: number;
}

interface Outlook {
  /** Spaces of one Move Action without further SP. */
  reach: Reachable[];
  sees: Seen[];
}

/** Where a figure could move now with a Move Action, and the spaces that it sees from where it stands. */
export function outlook(g: Game, id: FigureId): Outlook {
  const base = baseOf(g, id);
  if (!base) return { reach: [], sees: [] };
  const topology = topologyOf(g.state.board);
  const reach = moveActionReasons(g, id).length > 0 ? [] : reachable(g, id, movementValue(g, id));
  const query = sightQuery(g, id, null);
  const sees: Seen[] = [];
  for (let to = 0; to < topology.terrain.length; to++) {
    if (isSolid(topology, to)) continue;
    const line = bestSight(topology, base, { at: to, size: SINGLE }, query);
    if (line.clear) sees.push({ to, penalty: line.penalty });
  }
  return { reach, sees };
}

/** A space and who could get to where it hits a figure standing on it. */
export interface Threatened {
  to: number;
  /** By an Attack. */
  by: FigureId[];
  /** Only by a SPELL. */
  casts: FigureId[];
}

/** A movement and what is done after it. */
interface Way {
  move: { mode: 'action' | 'free'; points: number } | null;
  does: AttackMode | { mode: 'spell'; range: number };
}

/**
 * Spaces on which a figure could be hit in the next turn of each figure of a side: by an Attack or a SPELL from any place
 * that one Move Action, or the movement before it in an AI Step, leads to. Conditions of AI Steps are not judged.
 */
export function threats(g: Game, side: Side): Threatened[] {
  const found = new Map<number, Threatened>();
  const entry = (to: number): Threatened => {
    const e = found.get(to) ?? { to, by: [], casts: [] };
    found.set(to, e);
    return e;
  };
  for (const id of g.state.order) {
    if (figure(g, id).side !== side || !inPlay(g, id) || figure(g, id).effects.includes('PARALYZE')) continue;
    const hits = new Set<number>();
    const casts = new Set<number>();
    for (const way of waysOf(g, id)) hitBy(g, id, way, way.does.mode === 'spell' ? casts : hits);
    for (const to of hits) entry(to).by.push(id);
    for (const to of casts) if (!hits.has(to)) entry(to).casts.push(id);
  }
  return [...found.values()].sort((a, b) => a.to - b.to);
}

function waysOf(g: Game, id: FigureId): Way[] {
  const f = figure(g, id);
  const armed = canAttack(g, id);
  if (f.kind !== 'intelligent') {
    const move: Way['move'] = { mode: 'action', points: movementValue(g, id) };
    return armed ? attackModes(g, id).map((does) => ({ move, does })) : [];
  }
  const ways = new Map<string, Way>();
  for (const step of combatantCard(g, f).ai) {
    let move: Way['move'] = null;
    const add = (does: Way['does']): void => {
      const way = { move, does };
      ways.set(JSON.stringify(way), way);
    };
    for (const { who, aim, effect } of step.do.flatMap((p) => p.sentences.flatMap((s) => s.steps))) {
      if (aim?.aim === 'spell') add({ mode: 'spell', range: soiRange(g, id) });
      else if (who) continue;
      else if (effect.do === 'attack' && armed) for (const mode of modesFor(g, id, effect.attack)) add(mode);
      else move = further(g, id, move, effect);
    }
  }
  return [...ways.values()];
}

/** The movement before an Attack, with one more part of the AI Step. */
function further(g: Game, id: FigureId, before: Way['move'], effect: Effect): Way['move'] {
  if (effect.do === 'moveAction')
    return moveActionReasons(g, id).length > 0
      ? before
      : { mode: 'action', points: (before?.points ?? 0) + movementValue(g, id) };
  if (effect.do !== 'move') return before;
  const n = effect.n === 'any' ? g.state.board.width * g.state.board.height : Number(effect.n);
  if (!(n > 0)) return before;
  return { mode: before?.mode ?? 'free', points: (before?.points ?? 0) + n };
}

/** Adds every space that the figure hits at the end of a way. */
function hitBy(g: Game, id: FigureId, way: Way, hits: Set<number>): void {
  const start = at(g, id);
  const body = g.state.bodies[figure(g, id).body];
  if (start === null || !body) return;
  const topology = topologyOf(g.state.board);
  const places = new Set([start]);
  if (way.move) for (const end of plannedEnds(g, id, way.move)) places.add(end.to);
  const { mode, range } = way.does;
  const query =
    mode === 'spell'
      ? { sense: 'soi' as const, range }
      : sightQuery(g, id, null, range, mode === 'melee' ? range : undefined);
  const bases: Base[] = [...places].map((place) => ({ at: place, size: body.size }));
  for (let to = 0; to < topology.terrain.length; to++) {
    if (hits.has(to) || isSolid(topology, to)) continue;
    const target: Base = { at: to, size: SINGLE };
    const hit = bases.some((from) => {
      const apart = rangeBetween(topology, from, target);
      if (apart > range || apart === 0) return false;
      const line = bestSight(topology, from, target, query);
      return line.clear && line.within;
    });
    if (hit) hits.add(to);
  }
}
