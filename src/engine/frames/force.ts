/** Spell-Like Abilities: FORCE (X), every target makes its Conviction Check (A1.spell-like). */
import type { Force } from '../abilities/ast';
import type { Bind } from '../conditions/bind';
import { highestDiscipline, num } from '../conditions/values';
import { emit, type FigureId, frameById, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Part } from '../kernel/types';
import type { ForceFrame } from '../state/frames';

/** Force with its parts: X, the difference of the hit (Attack roll minus Defense), a Discipline level. */
export function forceParts(g: Game, force: Force, bind: Bind): Part[] {
  return force.parts.map((part) => {
    if ('n' in part) return { n: num(part.n, bind), of: 'force' };
    if ('differenceHit' in part) {
      const attack = frameById(g, 'attack', bind.scene.attack);
      return { n: attack?.difference ?? 0, of: 'difference', rule: 'A1.spell-like.05' };
    }
    return { n: highestDiscipline(g, bind.owner, part.tree), of: 'discipline' };
  });
}

export const forceFrame: FrameHandler<Game, ForceFrame> = {
  first: 'begin',
  log: true,
  steps: {
    begin(g, f) {
      emit(g, 'forceDetermined', { figure: f.owner, force: f.force, targets: f.targets }, f.parts, 'A1.spell-like.01');
      return { go: 'next' };
    },
    next(_g, f) {
      const id = f.targets[f.i];
      if (id === undefined) return { done: { failed: f.failed, force: f.force } };
      return { call: convictionCheck(id, f.force, f.id, f.owner), go: 'checked' };
    },
    checked(g, f) {
      const id = f.targets[f.i] as FigureId;
      const { passed } = f.result as { passed: boolean };
      if (!passed && inPlay(g, id)) f.failed.push(id);
      f.i++;
      return { go: 'next' };
    },
  },
};

/** Frame init of a Conviction Check against Force. */
export function convictionCheck(figure: FigureId, difficulty: number, about: number, by: FigureId | null) {
  return { kind: 'check', figure, check: 'conviction', difficulty, bonus: [], about, by, total: 0, passed: null };
}
