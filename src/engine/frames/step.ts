/** One space of a movement: Break Attacks first, then leaving, then entering (A1.break-attack.03, A1.terrain.24). */
import { topologyOf } from '../board/topology';
import { at, emit, type FigureId, figure, frameById, type Game, inPlay, openWindow, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { diagonalVia, goingOf, isDiagonal } from '../queries/going';
import { banned } from '../queries/standing';
import { type Provoking, provocations } from '../rules/breakAttacks';
import { sightDrawn } from '../rules/sightDrawn';
import { breakTerrain, deadlyFor, fallsTo, terrainDefeat } from '../rules/terrainRules';
import type { StepFrame } from '../state/moveFrames';
import { breakAttackInit } from './breakAttack';

interface Setup {
  figure: FigureId;
  to: number;
  /** The move frame or forcedMove frame that it is part of. */
  move: number;
  forced: boolean;
  by: FigureId | null;
  /** Movement Points paid for it. */
  cost: number;
}

/** A step of the figure from where it stands. */
export function stepInit(g: Game, setup: Setup): FrameInit {
  return { kind: 'step', ...setup, from: at(g, setup.figure) as number };
}

/** What of the movement that a frame is part of matters for Break Attacks. */
export function provokingOf(g: Game, move: number, forced: boolean, by: FigureId | null): Provoking {
  const own = frameById(g, 'move', move);
  if (own) {
    const { keywords, noBreakAttacks, startAdjacent, squeeze } = own;
    return { keywords, noBreakAttacks, startAdjacent, squeeze, forced, by };
  }
  const startAdjacent = frameById(g, 'forcedMove', move)?.startAdjacent;
  return startAdjacent ? { forced, by, startAdjacent } : { forced, by };
}

function still(g: Game, f: StepFrame): boolean {
  return inPlay(g, f.figure) && at(g, f.figure) === f.from;
}

const keywords = (g: Game, f: StepFrame): readonly string[] => frameById(g, 'move', f.move)?.keywords ?? [];

/** PUSH, PULL, COMMAND or a Current, not a movement of its own. */
function isMovedByOther(g: Game, f: StepFrame): boolean {
  return frameById(g, 'forcedMove', f.move) !== undefined;
}

/** Movement Points that are left after this step, for the log; none of a movement that counts no points. */
function pointsLeft(g: Game, f: StepFrame): { left?: number } {
  const points = frameById(g, 'move', f.move)?.points;
  return typeof points === 'number' ? { left: points } : {};
}

/** Leaving Dangerous Terrain; a diagonal step also leaves the space at the corner (A1.diagonal.02). */
function leavesDeadly(g: Game, f: StepFrame): boolean {
  if (deadlyFor(g, f.figure, keywords(g, f))) return true;
  if (!isDiagonal(topologyOf(g.state.board), f.from, f.to)) return false;
  const going = goingOf(g, f.figure, frameById(g, 'move', f.move) ?? {});
  const via = diagonalVia(going, f.from, f.to);
  return via >= 0 && deadlyFor(g, f.figure, keywords(g, f), via);
}

export const stepFrame: FrameHandler<Game, StepFrame> = {
  first: 'breakAttacks',
  steps: {
    breakAttacks(g, f) {
      const strikers = provocations(g, f.figure, provokingOf(g, f.move, f.forced, f.by))(f.from);
      if (strikers.length === 0) return { go: 'leave' };
      return {
        call: breakAttackInit({ figure: f.figure, forced: f.forced, by: f.by, move: f.move, from: f.from, strikers }),
        go: 'leave',
      };
    },

    leave(g, f) {
      if (!still(g, f) || (!f.forced && banned(g, f.figure, 'leave its space'))) return { done: { entered: false } };
      if (!anyLineAt(g, 'move.leaving')) return { go: 'endanger' };
      return {
        call: openWindow('move.leaving', { subject: f.figure, source: f.by, space: f.from, move: f.move }),
        go: 'endanger',
      };
    },

    endanger(g, f) {
      if (still(g, f) && leavesDeadly(g, f)) return { call: terrainDefeat(f.figure, f.by), go: 'enter' };
      return { go: 'enter' };
    },

    enter(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      const me = figure(g, f.figure);
      const body = g.state.bodies[me.body];
      if (!body) return { done: { entered: false } };
      const falls = fallsTo(g, f.figure, f.from, f.to, keywords(g, f));
      body.at = f.to;
      if (f.by) me.credit = f.by;
      g.dirty = true;
      const carried = frameById(g, 'forcedMove', f.move)?.verb === 'current';
      const type = isMovedByOther(g, f) ? 'forcedMoved' : 'moved';
      const told = {
        figure: f.figure,
        from: xy(g, f.from),
        to: xy(g, f.to),
        cost: f.cost,
        ...pointsLeft(g, f),
        ...(f.by ? { by: f.by } : {}),
        ...(carried ? { cause: 'current' } : {}),
      };
      emit(g, type, told, undefined, carried ? 'A1.current.01' : undefined);
      if (!isMovedByOther(g, f)) breakTerrain(g, f.figure, keywords(g, f));
      return falls ? { call: terrainDefeat(f.figure, f.by), go: 'entered' } : { go: 'entered' };
    },

    entered(g, f) {
      if (!inPlay(g, f.figure) || at(g, f.figure) !== f.to || !anyLineAt(g, 'move.entered')) return { go: 'moved' };
      return {
        call: openWindow('move.entered', { subject: f.figure, source: f.by, space: f.to, move: f.move }),
        go: 'moved',
      };
    },

    moved(g, f) {
      if (!isMovedByOther(g, f) || !inPlay(g, f.figure) || !anyLineAt(g, 'move.moved')) return { go: 'sights' };
      return {
        call: openWindow('move.moved', { subject: f.figure, source: f.by, space: f.to, move: f.move }),
        go: 'sights',
      };
    },

    sights(g, f) {
      return sightDrawn(g, f, 'sights', 'end');
    },

    end(g, f) {
      // No other frame and no question came since this one began.
      return { done: { entered: true, quiet: g.state.nextId === f.id + 1 } };
    },
  },
};
