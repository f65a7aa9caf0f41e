/** DISPLACE: figures are put on the nearest unoccupied spaces; that is no movement (A1.tag-move.06-.10). */
import { at, emit, type FigureId, figure, type Game, inPlay, opposed, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option } from '../kernel/types';
import { displacedPlaces } from '../rules/placement';
import { deadlyFor } from '../rules/terrainRules';
import type { DisplaceFrame } from '../state/moveFrames';
import { damageInit } from './damage';
import { diceInit, type Rolled } from './dice';
import { escapeInit } from './escape';

/** Frame that Displaces these figures; whom `harm` names is dealt a PURPLE die of IRREDUCIBLE DMG. */
export function displaceInit(by: FigureId, figures: FigureId[], harm: DisplaceFrame['harm'], name: string): FrameInit {
  return { kind: 'displace', by, figures: [...figures], harm, name, displaced: [] };
}

export const displaceFrame: FrameHandler<Game, DisplaceFrame> = {
  first: 'next',
  log: true,
  steps: {
    /** Who Displaces chooses among equally near places. */
    next(g, f) {
      const id = f.figures.shift();
      if (id === undefined || !inPlay(g, f.by)) return { done: { displaced: f.displaced } };
      const places = inPlay(g, id) ? displacedPlaces(g, f.by, id) : [];
      if (places.length === 0) return { go: 'next' };
      f.now = id;
      const options: Option[] = places.map((place) => ({
        id: `space:${place}`,
        kind: 'space',
        at: xy(g, place),
        figure: id,
        data: place,
      }));
      return {
        ask: {
          kind: 'space',
          figure: f.by,
          options,
          pass: false,
          about: { moved: id, verb: 'displace' },
          rule: 'A1.tag-move.06',
        },
        go: 'placed',
      };
    },

    placed(g, f) {
      const id = f.now as FigureId;
      const to = f.answer?.option.data as number;
      const body = g.state.bodies[figure(g, id).body];
      if (!body) return { go: 'next' };
      const from = at(g, id);
      body.at = to;
      if (opposed(g, id, f.by)) figure(g, id).credit = f.by;
      f.displaced.push(id);
      g.dirty = true;
      emit(
        g,
        'displaced',
        { figure: id, from: from === null ? null : xy(g, from), to: xy(g, to), by: f.by },
        undefined,
        'A1.tag-move.06',
      );
      return deadlyFor(g, id) ? { call: escapeInit([id], f.by, true), go: 'roll' } : { go: 'roll' };
    },

    roll(g, f) {
      const id = f.now as FigureId;
      const harmed = f.harm === 'all' || (f.harm === 'opponents' && opposed(g, id, f.by));
      if (!harmed || !inPlay(g, id)) return { go: 'next' };
      const dice = [{ die: 'PURPLE' as const, face: null, from: f.name }];
      return { call: diceInit(f.by, 'effect', dice, f.id, { subject: f.by }, id), go: 'harm' };
    },

    harm(_g, f) {
      const { total, bonus } = f.result as Rolled;
      const part = { n: total + bonus, of: f.name, rule: f.name === 'LEAP' ? 'A1.tag-move.29' : 'A1.tag-move.05' };
      const source = { kind: 'ability', by: f.by, name: f.name } as const;
      return { call: damageInit(f.now as FigureId, [{ type: 'IRREDUCIBLE', part }], source), go: 'next' };
    },
  },
};
