/** The end of an Encounter: the Reward of the End Condition that was met, the Gold drawn, the outcome (A1.end-condition). */
import { emit, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import { lineAt } from '../points/lineAt';
import { expire } from '../rules/durations';
import { anAdventurer, endSpec } from '../rules/ends';
import type { EndFrame } from '../state/frames';
import type { LineRef } from '../state/state';
import { abilityInit } from './ability';

export const endFrame: FrameHandler<Game, EndFrame> = {
  first: 'reward',
  log: true,
  steps: {
    /** The next text of the Reward, for the party: an Adventurer still in play stands for it. */
    reward(g, f) {
      const owner =
        g.state.order.find((id) => g.state.figures[id]?.kind === 'adventurer' && inPlay(g, id)) ?? anAdventurer(g);
      const spec = endSpec(g, f);
      if (!spec || !owner || f.i >= spec.reward.length) return { go: 'close' };
      const line: LineRef = {
        on: 'text',
        figure: owner,
        text: `${f.outcome === 'won' ? 'win' : 'lose'}/${spec.id}/${f.i}`,
      };
      f.i++;
      const ability = lineAt(g, line);
      return ability
        ? { call: abilityInit(g, { line, ability, owner, scene: { subject: null }, paid: true }), go: 'reward' }
        : { go: 'reward' };
    },
    /** Gold of Combatant Loot, also when the Encounter was lost; Urgency tokens and durations end (A1.end-condition.09, A1.urgency.09). */
    close(g, f) {
      if (endSpec(g, f)?.continues) {
        emit(g, 'encounterContinues', { end: f.end }, undefined, 'A1.end-condition.07');
        return { done: null };
      }
      const { encounter } = g.state;
      const gold = encounter.lootGold ?? 0;
      if (gold > 0) {
        g.state.gold += gold;
        emit(g, 'goldGained', { amount: gold, now: g.state.gold }, undefined, 'A1.combatant-loot.03');
      }
      delete encounter.lootGold;
      g.state.urgency = 0;
      expire(g, { at: 'end', of: 'encounter' });
      g.state.outcome = f.outcome;
      emit(g, 'encounterEnded', { outcome: f.outcome, end: f.end }, undefined, 'A1.end-condition.02');
      return { done: null };
    },
  },
};
