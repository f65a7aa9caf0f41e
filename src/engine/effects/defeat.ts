/** Defeat outright, and what prevents a Defeat (card language section 8). */
import { emit, figure, inPlay, topFrame } from '../game';
import { maxHp } from '../queries/stats';
import type { Verb } from './types';

export const defeat: Verb<'defeat'> = {
  target: (e) => e.whom,
  aimed: true,
  possible: (g, c) => c.target !== null && inPlay(g, c.target),
  start: (_g, c) => ({ kind: 'defeat', figure: c.target, by: c.frame.owner, outright: true, loot: 0 }),
};

/** The Damage that would Defeat leaves it 1 HP. */
export const notDefeated: Verb<'notDefeated'> = {
  possible: (g) => topFrame(g, 'defeat') !== undefined,
  start(g) {
    const d = topFrame(g, 'defeat');
    if (!d) return undefined;
    d.prevented = true;
    const f = figure(g, d.figure);
    f.damage = Math.min(f.damage, maxHp(g, d.figure) - 1);
    emit(g, 'defeatPrevented', { figure: d.figure, damage: f.damage });
    return undefined;
  },
};
