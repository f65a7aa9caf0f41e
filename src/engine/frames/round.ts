/** A round: every figure of the Initiative Track takes its turn, then comes what the end of the round brings (rulings: end of round). */
import { emit, type Game, inPlay, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import { anyLineAt } from '../points/lines';
import { driftTokens } from '../rules/currents';
import { clearLimits, expire } from '../rules/durations';
import { actorsOf, shuffleTrack } from '../rules/initiative';
import { countUrgency, nextDoomed } from '../rules/urgency';
import type { RoundFrame } from '../state/frames';

export const roundFrame: FrameHandler<Game, RoundFrame> = {
  first: 'start',
  log: true,
  steps: {
    start(g, f) {
      g.state.round++;
      g.state.encounter.opponentActed = false;
      clearLimits(g, 'round');
      emit(g, 'roundBegan', { round: g.state.round }, undefined, 'A1.initiative.04');
      f.due = expire(g, { at: 'start', of: 'round' });
      // End Conditions may name the round, Totems may be in sight (A1.totem.15).
      g.dirty = true;
      return { go: 'startDue' };
    },
    startDue(g, f) {
      const due = f.due?.shift();
      if (due) return { call: due, go: 'startDue' };
      return anyLineAt(g, 'round.start')
        ? { call: openWindow('round.start', { subject: null }), go: 'next' }
        : { go: 'next' };
    },

    /** The rest of a Group, then the frontmost entry that has not acted (A1.initiative.08, .13). */
    next(g, f) {
      for (let id = f.queue.shift(); id !== undefined; id = f.queue.shift())
        if (inPlay(g, id)) return { call: { kind: 'turn', figure: id }, go: 'next' };
      const entry = g.state.track.find((e) => !e.acted);
      if (!entry) return { go: 'end' };
      entry.acted = true;
      f.queue = actorsOf(g, entry.id);
      return { go: 'next' };
    },

    end(g, f) {
      f.due = expire(g, { at: 'end', of: 'round' });
      return { go: 'endDue' };
    },
    endDue(g, f) {
      const due = f.due?.shift();
      if (due) return { call: due, go: 'endDue' };
      return anyLineAt(g, 'round.end')
        ? { call: openWindow('round.end', { subject: null }), go: 'urgency' }
        : { go: 'urgency' };
    },
    urgency(g) {
      return { go: countUrgency(g) ? 'doom' : 'currents' };
    },
    /** The last Urgency token Defeats one Adventurer after another (A1.urgency.08). */
    doom(g) {
      const id = nextDoomed(g);
      return id
        ? { call: { kind: 'defeat', figure: id, by: null, outright: true, loot: 0 }, go: 'doom' }
        : { go: 'currents' };
    },
    currents(g) {
      driftTokens(g);
      return { go: 'shuffle' };
    },
    shuffle(g) {
      emit(g, 'roundEnded', { round: g.state.round });
      shuffleTrack(g);
      return { done: null };
    },
  },
};
