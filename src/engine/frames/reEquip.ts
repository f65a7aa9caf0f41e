/** A Re-Equip without an Action of one's own: illegal Weapons, Items that someone took, a Restore. */
import { emit, type Game } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option } from '../kernel/types';
import { type ReEquipReach, reEquip } from '../rules/items';
import type { ReEquipFrame } from '../state/frames';
import type { FigureId } from '../state/state';

type Cause = ReEquipFrame['cause'];

const RULE: Record<Cause, string> = {
  illegal: 'A1.equip.12',
  taken: 'A1.std-action.10',
  restored: 'A1.restore.05',
};

/** Illegal Weapons are put right from what is near; who was taken from uses its own Items only; a Restore lets all trade. */
const REACH: Record<Cause, ReEquipReach> = { illegal: 'adjacent', taken: 'own', restored: 'party' };

export function reEquipInit(figure: FigureId, cause: Cause): FrameInit {
  return { kind: 'reEquip', figure, cause };
}

export const reEquipFrame: FrameHandler<Game, ReEquipFrame> = {
  first: 'ask',
  steps: {
    /** Only what is illegal must be put right (A1.equip.12). */
    ask(_g, f) {
      const pass = f.cause !== 'illegal';
      const data: { reach: ReEquipReach } = { reach: REACH[f.cause] };
      const options: Option[] = [{ id: 'reEquip', kind: 'reEquip', template: 'reEquip', by: f.figure, data }];
      if (pass) options.push({ id: 'pass', kind: 'pass' });
      const about = { cause: f.cause };
      return {
        ask: { kind: 'choice', figure: f.figure, options, pass, about, rule: RULE[f.cause] },
        go: 'done',
      };
    },
    done(g, f) {
      const option = f.answer?.option;
      if (option?.kind === 'reEquip') reEquip(g, f.figure, option.params ?? {}, REACH[f.cause]);
      if (f.cause === 'illegal') emit(g, 'weaponsLegal', { figure: f.figure });
      return { done: null };
    },
  },
};
