/** Spawning: figures come onto the board, one after another (A1.spawning). */
import { at, emit, type FigureId, figure, type Game, openWindow, playerControlled, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { addFigure, cardOfLevel, freeNumber, removeFigure } from '../rules/addFigure';
import { joinTrack } from '../rules/initiative';
import { spawnPlaces, underBase } from '../rules/placement';
import { cardNumbers } from '../rules/told';
import type { SpawnFrame } from '../state/frames';
import { displaceInit } from './displace';

/** Who chooses among several places: an opponent itself, the worst for the Adventurers; for an ally the player whose turn it is (A1.spawning.04). */
function chooser(g: Game, f: SpawnFrame, id: FigureId): FigureId | null {
  if (f.by !== null) return f.by;
  if (f.side === 'opponents') return id;
  const { figure: turn } = g.state.turn;
  return turn !== null && playerControlled(g, turn) ? turn : null;
}

export const spawnFrame: FrameHandler<Game, SpawnFrame> = {
  first: 'next',
  log: true,
  steps: {
    /** As many as there are free Activation Numbers, the lowest first (A1.spawning.01, .14). */
    next(g, f) {
      if (f.n <= 0) return { done: { joined: f.joined ?? 0 } };
      f.n--;
      const card = cardOfLevel(g, f.card);
      const number = freeNumber(g, card, f.number);
      if (number === undefined) {
        emit(g, 'notSpawned', { card, because: 'allInPlay' }, undefined, 'A1.spawning.03');
        return { done: { joined: f.joined ?? 0 } };
      }
      f.figure = addFigure(g, { card, number, side: f.side, by: f.by });
      return { go: 'where' };
    },
    where(g, f) {
      const id = f.figure as FigureId;
      const size = g.state.bodies[id]?.size ?? [1, 1];
      const options: Option[] = spawnPlaces(g, size, f.spaces).map((place) => ({
        id: `space:${place}`,
        kind: 'space',
        at: xy(g, place),
        figure: id,
        data: place,
      }));
      if (options.length === 0) {
        removeFigure(g, id);
        delete f.figure;
        return { done: { joined: f.joined ?? 0 } };
      }
      return {
        ask: {
          kind: 'space',
          figure: chooser(g, f, id),
          options,
          pass: false,
          about: { spawned: id },
          rule: 'A1.spawning.04',
        },
        go: 'placed',
      };
    },
    placed(g, f) {
      const id = f.figure as FigureId;
      const place = f.answer?.option.data as number;
      const body = g.state.bodies[id];
      if (body) body.at = place;
      g.dirty = true;
      if (f.side === 'opponents') g.state.encounter.opponentActed = true;
      emit(
        g,
        'spawned',
        { figure: id, at: xy(g, place), card: figure(g, id).card, by: f.by, ...cardNumbers(g, id) },
        undefined,
        'A1.spawning.01',
      );
      if (joinTrack(g, id, f.joined)) f.joined = (f.joined ?? 0) + 1;
      f.figure = id;
      // A Large Based Figure Displaces whoever stands there (A1.large-base.13).
      const under = underBase(g, id);
      return under.length > 0 ? { call: displaceInit(id, under, null, 'Spawn'), go: 'done' } : { go: 'done' };
    },
    done(g, f) {
      const id = f.figure as FigureId;
      delete f.figure;
      return anyLineAt(g, 'spawn.done')
        ? { call: openWindow('spawn.done', { subject: id, source: f.by }), go: 'next' }
        : { go: 'next' };
    },
  },
  abandon(g, f) {
    if (f.figure && at(g, f.figure) === null) removeFigure(g, f.figure);
  },
};
