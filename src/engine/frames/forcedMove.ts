/** PUSH, PULL, COMMAND and Currents: a figure is moved, space by space (A1.push, A1.pull, A1.tag-move.01, A1.current). */

import { adjacent } from '../board/adjacency';
import { baseDistance, bound, distanceField, UNREACHED } from '../board/distanceField';
import { commandLines, type ForcedLine, pullPaths, pushLines } from '../board/forced';
import { type Base, baseSpaces, DIRECTION_NAMES, type Direction, directionNamed } from '../board/grid';
import { pathTo, reachable } from '../board/movement';
import { type StepRules, stepFrom } from '../board/step';
import { at, emit, type FigureId, figure, type Game, inPlay, playerControlled, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next, Option } from '../kernel/types';
import { type Going, goingOf, mayStand } from '../queries/going';
import { adjacentOpponents, baseOf } from '../queries/sight';
import { banned, hasKeyword, keywordNumber } from '../queries/standing';
import { provocations } from '../rules/breakAttacks';
import { deadly, deadlyFor, terrainDefeat } from '../rules/terrainRules';
import type { ForcedMoveFrame } from '../state/frames';
import { crush, crushLater, overrun } from './crush';
import { damageInit } from './damage';
import { stepInit } from './step';

type Setup = Pick<ForcedMoveFrame, 'figure' | 'by' | 'verb' | 'n'> & Partial<Pick<ForcedMoveFrame, 'direction'>>;

export function forcedMoveInit(g: Game, setup: Setup): FrameInit {
  const start = at(g, setup.figure);
  if (start === null) throw new Error(`${setup.figure} is not on the board`);
  return {
    direction: null,
    path: null,
    ...setup,
    kind: 'forcedMove',
    moved: 0,
    startAdjacent: adjacentOpponents(g, setup.figure),
    lastFree: start,
  };
}

/** True if nothing of this kind can move the figure: HULKING, bans (A1.tag-move.24). */
export function unmovable(g: Game, id: FigureId, by: FigureId | null): boolean {
  const opposing = by === null || figure(g, by).side !== figure(g, id).side;
  return (opposing && hasKeyword(g, id, 'HULKING')) || banned(g, id, 'be moved');
}

/** Any other figure stops a figure that is moved in a line, FLIGHT or not (A1.push-pull-command.02); with CRUSH none does. */
function lineRules(going: Going): StepRules {
  return {
    ...going.rules,
    passage: (space) => (going.traits.crush || going.rules.passage(space) === 'free' ? 'free' : 'blocked'),
  };
}

/** How a figure is moved by another or by a Current; CRUSH counts in the movement of an Ability only (A1.tag-move.03). */
function goingMoved(g: Game, id: FigureId, f: Pick<ForcedMoveFrame, 'verb'> & Partial<ForcedMoveFrame>): Going {
  const going = goingOf(g, id, { mode: 'free', forced: true, byOther: true, displaced: f.displaced ?? [] });
  if (f.verb !== 'current' || !going.traits.crush) return going;
  return goingOf(g, id, { mode: 'free', forced: true, byOther: true, noCrush: true });
}

/** A way in which the figure can be moved. */
interface Way {
  direction: Direction | null;
  path: number[];
  /** Spaces of movement that a block leaves: 1 IRREDUCIBLE DMG each. */
  left: number;
  n: number;
}

/** The ways that PUSH, PULL or COMMAND may take over `f.n` spaces. */
function waysOf(g: Game, f: Setup): Way[] {
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
export function canBeMoved(g: Game, setup: Setup): boolean {
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
    if (deadly(going.topology, to, body.size, ignored)) dead = true;
    from = to;
  }
  return (dead ? 1_000_000 : 0) + way.left * 10_000 + strikers.size * 100 + way.path.length;
}

/** For each end the way that harms most: on a given end nothing else is worth choosing. */
function endsOf(g: Game, f: ForcedMoveFrame, ways: Way[]): { end: number; way: Way; harm: number }[] {
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
function shortened(ways: Way[]): Way[] {
  const all = [...ways];
  for (const way of ways) {
    if (way.direction === null) continue;
    for (let n = 1; n < way.path.length; n++)
      all.push({ direction: way.direction, path: way.path.slice(0, n), left: 0, n });
  }
  return all;
}

function spaceOption(g: Game, f: ForcedMoveFrame, end: number, way: Way): Option {
  return {
    id: `space:${end}`,
    kind: 'space',
    at: xy(g, end),
    n: way.n,
    figure: f.figure,
    data: way,
    ...(way.left > 0 ? { label: `${way.left} IRREDUCIBLE DMG` } : {}),
  };
}

/** The direction of the Current in a space, or null. */
function currentAt(g: Game, place: number): Direction | null {
  const current = g.state.board.currents.find((c) => c.spaces.includes(place));
  return current ? directionNamed(current.direction) : null;
}

function putBack(g: Game, f: ForcedMoveFrame): void {
  const body = g.state.bodies[figure(g, f.figure).body];
  if (!body || body.at === null || body.at === f.lastFree) return;
  const going = goingMoved(g, f.figure, f);
  if (mayStand(going, body.at) || !mayStand(going, f.lastFree)) return;
  body.at = f.lastFree;
  g.dirty = true;
  emit(g, 'putBack', { figure: f.figure, to: xy(g, f.lastFree) }, undefined, 'A1.move.07');
}

export const forcedMoveFrame: FrameHandler<Game, ForcedMoveFrame> = {
  first: 'heavy',
  log: true,
  steps: {
    /** HEAVY may take 1 space off for each source (A1.tag-move.19, .23); only its owner chooses. */
    heavy(g, f) {
      const heavy = Math.min(keywordNumber(g, f.figure, 'HEAVY'), f.n);
      if (!inPlay(g, f.figure) || unmovable(g, f.figure, f.by)) return { done: { moved: 0 } };
      if (heavy === 0) return { go: 'choose' };
      const options: Option[] = Array.from({ length: heavy }, (_, i) => ({
        id: `heavy:${i + 1}`,
        kind: 'choice',
        n: i + 1,
        ruleRef: 'A1.tag-move.19',
      }));
      options.push({ id: 'pass', kind: 'pass' });
      return {
        ask: {
          kind: 'choice',
          figure: f.figure,
          options,
          pass: true,
          about: { what: 'heavy', spaces: f.n },
          rule: 'A1.tag-move.19',
        },
        go: 'lighten',
      };
    },

    lighten(_g, f) {
      f.n -= f.answer?.option.n ?? 0;
      return { go: 'choose' };
    },

    choose(g, f) {
      if (f.n <= 0) return { done: { moved: 0 } };
      if (f.direction !== null || f.verb === 'current') return { go: 'advance' };
      const ways = waysOf(g, f);
      if (ways.length === 0) return { done: { moved: 0 } };
      const asks = f.by !== null && playerControlled(g, f.by);
      let ends = endsOf(g, f, asks ? shortened(ways) : ways);
      // Who is moved by the program goes the most detrimental way; only equals are left to choose from.
      if (!asks) ends = ends.filter((e) => e.harm === ends[0]?.harm);
      const options = ends.map((e) => spaceOption(g, f, e.end, e.way));
      if (asks) {
        const here = at(g, f.figure) as number;
        const stay: Way = { direction: null, path: [], left: 0, n: 0 };
        if (!ends.some((e) => e.end === here)) options.push(spaceOption(g, f, here, stay));
        // Passed, it goes all the way: whoever wants fewer spaces names the end (A1.push.02).
        options.push({ id: 'pass', kind: 'pass', data: ends[0]?.way, label: 'all the way' });
      }
      const about = { verb: f.verb, spaces: f.n, moved: f.figure };
      return {
        ask: { kind: 'space', figure: f.by, options, pass: asks, about, rule: 'A1.push.02' },
        go: 'chosen',
      };
    },

    chosen(_g, f) {
      const way = f.answer?.option.data as Way;
      if (way.n === 0) return { done: { moved: 0 } };
      f.direction = way.direction;
      f.n = way.n;
      f.path = way.direction === null ? way.path.slice() : null;
      return { go: 'advance' };
    },

    /** The next space, or what stops the figure. */
    advance(g, f) {
      const from = at(g, f.figure);
      if (from === null || !inPlay(g, f.figure) || f.n <= 0) return { go: 'finish' };
      const going = goingMoved(g, f.figure, f);
      if (f.path) {
        const to = f.path.shift();
        return to === undefined || going.rules.passage(to) === 'blocked' ? { go: 'finish' } : enter(g, f, to);
      }
      if (f.verb === 'current') f.direction = currentAt(g, from) ?? f.direction;
      if (f.direction === null) return { go: 'finish' };
      const to = stepFrom(going.topology, from, f.direction as Direction, lineRules(going));
      return to < 0 ? { go: 'collide' } : enter(g, f, to);
    },

    entered(g, f) {
      const result = f.result as { entered: boolean } | undefined;
      const place = at(g, f.figure);
      const expected = f.heading;
      if (!result?.entered || place === null || !inPlay(g, f.figure) || place !== expected) return { go: 'over' };
      f.moved++;
      f.n--;
      if (mayStand(goingMoved(g, f.figure, f), place)) f.lastFree = place;
      return f.verb === 'current' ? { go: 'advance' } : overrun(g, f.figure, f, 'advance');
    },

    /** 1 IRREDUCIBLE DMG for each space left; who is bumped into takes none (A1.push.05, .07, A1.current.05). */
    collide(g, f) {
      emit(
        g,
        'collided',
        { figure: f.figure, left: f.n, direction: DIRECTION_NAMES[f.direction ?? 0], by: f.by },
        undefined,
        'A1.push.05',
      );
      const part = { n: f.n, of: 'collision', rule: 'A1.push.05' };
      const source = { kind: 'movement', by: f.by, name: f.verb } as const;
      return { call: damageInit(f.figure, [{ type: 'IRREDUCIBLE', part }], source), go: 'finish' };
    },

    finish(g, f) {
      if (!inPlay(g, f.figure)) return { go: 'over' };
      putBack(g, f);
      if (f.moved > 0 && deadlyFor(g, f.figure)) return { call: terrainDefeat(f.figure, f.by), go: 'over' };
      return f.verb === 'current' ? { go: 'over' } : crush(g, f.figure, f, 'over');
    },

    over(_g, f) {
      return { done: { moved: f.moved } };
    },
  },
  abandon(g, f) {
    putBack(g, f);
    if (f.verb !== 'current') crushLater(g, f.figure, f);
  },
};

function enter(g: Game, f: ForcedMoveFrame, to: number): Next {
  f.heading = to;
  return { call: stepInit(g, { figure: f.figure, to, move: f.id, forced: true, by: f.by, cost: 1 }), go: 'entered' };
}
