/** Illegal Weapons are put right before anything goes on (A1.equip.12). */
import { emit, type Game } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import { reEquip } from '../rules/items';
import type { ReEquipFrame } from '../state/frames';

export const reEquipFrame: FrameHandler<Game, ReEquipFrame> = {
  first: 'ask',
  steps: {
    ask(_g, f) {
      return {
        ask: {
          kind: 'choice',
          figure: f.figure,
          options: [{ id: 'reEquip', kind: 'reEquip', template: 'reEquip', by: f.figure }],
          pass: false,
          rule: 'A1.equip.12',
        },
        go: 'done',
      };
    },
    done(g, f) {
      reEquip(g, f.figure, f.answer?.option.params ?? {});
      emit(g, 'weaponsLegal', { figure: f.figure });
      return { done: null };
    },
  },
};
