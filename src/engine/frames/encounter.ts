/** An Encounter from its Setup to its end: Prepare, Placement, Initiative, rounds (A1.setup.01, A1.encounter). */
import { emit, figure, figuresAt, type Game, openWindow, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import { EngineError, type Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { shuffleTrack } from '../rules/initiative';
import { prepare } from '../rules/prepare';
import { cardNumbers } from '../rules/told';
import type { EncounterFrame } from '../state/frames';

export const encounterFrame: FrameHandler<Game, EncounterFrame> = {
  first: 'prepare',
  steps: {
    prepare(g) {
      const figures = Object.fromEntries(g.state.order.map((id) => [id, cardNumbers(g, id)]));
      emit(g, 'encounterBegan', { encounter: g.state.encounter.id, figures });
      prepare(g);
      return { go: 'place' };
    },

    /** The next Adventurer chooses a free space of the Starting Zone (A1.setup.18). */
    place(g, f) {
      const id = g.state.encounter.toPlace[0];
      if (id === undefined) return { go: 'initiative' };
      const options: Option[] = [];
      for (const space of g.state.encounter.startingZone) {
        if (figuresAt(g, space).length > 0) continue;
        options.push({ id: `space:${space}`, kind: 'space', at: xy(g, space), figure: id, data: space });
      }
      if (options.length === 0) throw new EngineError(`The Starting Zone has no free space for ${id}`);
      const about = { placed: f.placed, left: g.state.encounter.toPlace.length };
      return { ask: { kind: 'placement', figure: id, options, pass: false, about, rule: 'A1.setup.18' }, go: 'placed' };
    },

    placed(g, f) {
      const id = g.state.encounter.toPlace.shift() as string;
      const body = g.state.bodies[figure(g, id).body];
      if (body) body.at = f.answer?.option.data as number;
      f.placed++;
      emit(g, 'placed', { figure: id, at: f.answer?.option.at });
      return { go: 'place' };
    },

    initiative(g) {
      shuffleTrack(g);
      if (!anyLineAt(g, 'encounter.start')) return { go: 'rounds' };
      return { call: openWindow('encounter.start', { subject: null }), go: 'rounds' };
    },

    rounds(g) {
      if (g.state.outcome) return { go: 'done' };
      return { call: { kind: 'round', queue: [] }, go: 'rounds' };
    },

    done(g) {
      return { done: { outcome: g.state.outcome } };
    },
  },
};
