/** PUSH, PULL, COMMAND and Currents: a figure is moved, space by space (A1.push, A1.pull, A1.tag-move.01, A1.current). */

import { DIRECTION_NAMES, type Direction } from '../board/grid';
import { stepFrom } from '../board/step';
import { at, emit, figure, type Game, inPlay, playerControlled, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next, Option } from '../kernel/types';
import {
  currentAt,
  endsOf,
  type ForcedSetup,
  goingMoved,
  lineRules,
  shortened,
  unmovable,
  type Way,
  waysOf,
} from '../queries/forcedWays';
import { mayStand } from '../queries/going';
import { adjacentOpponents } from '../queries/sight';
import { keywordNumber } from '../queries/standing';
import { deadlyFor, terrainDefeat } from '../rules/terrainRules';
import type { ForcedMoveFrame } from '../state/moveFrames';
import { crush, crushLater, overrun } from './crush';
import { damageInit } from './damage';
import { stepInit } from './step';

export function forcedMoveInit(g: Game, setup: ForcedSetup): FrameInit {
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

/** The rule of the spaces that a verb may lead to. */
const WAY_RULE: Record<ForcedMoveFrame['verb'], string> = {
  push: 'A1.push.02',
  pull: 'A1.pull.01',
  command: 'A1.tag-move.01',
  current: 'A1.current.01',
};

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
      // Who is moved by the program goes the most detrimental way, only equals are left to choose from; not its own allies.
      const own = f.by !== null && figure(g, f.by).side === figure(g, f.figure).side;
      if (!asks && !own) ends = ends.filter((e) => e.harm === ends[0]?.harm);
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
        ask: { kind: 'space', figure: f.by, options, pass: asks, about, rule: WAY_RULE[f.verb] },
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
