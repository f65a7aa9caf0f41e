/**
 * A Jump out of movement: off Obstructing Terrain that is put on a figure, or off Dangerous Terrain that a figure is Displaced
 * onto, to the nearest unoccupied space that is not Dangerous (A1.terrain.20, A1.tag-move.10).
 */
import { type FigureId, type Game, inPlay, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option } from '../kernel/types';
import { escapePlaces } from '../rules/placement';
import { terrainDefeat } from '../rules/terrainRules';
import type { EscapeFrame } from '../state/moveFrames';
import { escapeJumpInit } from './jump';

/** Frame init: the figures Jump away one after another; `by` has the credit for those Defeated. */
export function escapeInit(figures: FigureId[], by: FigureId | null, may: boolean): FrameInit {
  return { kind: 'escape', figures, by, may };
}

export const escapeFrame: FrameHandler<Game, EscapeFrame> = {
  first: 'next',
  steps: {
    next(g, f) {
      const id = f.figures.shift();
      if (id === undefined) return { done: null };
      if (!inPlay(g, id)) return { go: 'next' };
      f.now = id;
      const options: Option[] = escapePlaces(g, id).map((place) => ({
        id: `jump:${place}`,
        kind: 'jump',
        to: xy(g, place),
        at: xy(g, place),
        figure: id,
        data: place,
        ruleRef: f.may ? 'A1.tag-move.10' : 'A1.terrain.20',
      }));
      if (options.length === 0) return f.may ? { go: 'next' } : { call: terrainDefeat(id, f.by), go: 'next' };
      if (f.may) options.push({ id: 'pass', kind: 'pass' });
      const about = { moved: id, verb: 'jump' };
      return {
        ask: { kind: 'space', figure: id, options, pass: f.may, about, rule: 'A1.terrain.20' },
        go: 'jump',
      };
    },

    jump(g, f) {
      const id = f.now as FigureId;
      const option = f.answer?.option;
      if (!option || option.kind === 'pass') return { go: 'next' };
      return { call: escapeJumpInit(g, id, option.data as number, f.by), go: 'next' };
    },
  },
};
