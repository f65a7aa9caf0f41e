/** Break Attacks against a figure that is about to leave its space (A1.break-attack). */
import {
  at,
  combatantCard,
  emit,
  type FigureId,
  figure,
  frameById,
  type Game,
  inPlay,
  openWindow,
  playerControlled,
} from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { provocations, type Strike, strikesOf } from '../rules/breakAttacks';
import type { BreakAttackFrame } from '../state/moveFrames';
import { attackInit } from './attack';
import { provokingOf } from './step';

type Setup = Pick<BreakAttackFrame, 'figure' | 'forced' | 'by' | 'move' | 'from' | 'strikers'>;

export function breakAttackInit(setup: Setup): FrameInit {
  return { kind: 'breakAttack', ...setup, passed: [] };
}

/** Who of those provoked may still strike: looked at anew after each Break Attack. */
function ready(g: Game, f: BreakAttackFrame): FigureId[] {
  const now = provocations(g, f.figure, provokingOf(g, f.move, f.forced, f.by))(f.from);
  return f.strikers.filter(
    (id) => now.includes(id) && !f.replaced?.includes(id) && strikesOf(g, id, f.figure).length > 0,
  );
}

function strikeOptions(striker: FigureId, strikes: Strike[]): Option[] {
  return strikes.map((strike) => {
    const { target, mode, attack } = strike;
    const option: Option = {
      id: `break:${striker}:${target}:${attack ?? ''}${mode.mode}`,
      kind: 'breakAttack',
      by: striker,
      target,
      data: strike,
      ruleRef: 'A1.break-attack.01',
    };
    if (strikes.some((s) => s.target === target && s.mode.mode !== mode.mode)) option.with = mode.mode;
    if (attack !== undefined) option.ability = attack;
    return option;
  });
}

/**
 * Each striker of the players is asked in turn, and again after another one has struck: so they choose the order
 * (A1.break-attack.15). The program's strikers follow, each as long as it can (A1.break-attack.07).
 */
export const breakAttackFrame: FrameHandler<Game, BreakAttackFrame> = {
  first: 'choose',
  log: true,
  steps: {
    choose(g, f) {
      if (!inPlay(g, f.figure) || at(g, f.figure) !== f.from) return { done: { moved: true } };
      const strikers = ready(g, f);
      const asked = strikers.find((id) => playerControlled(g, id) && !f.passed.includes(id));
      const carried = frameById(g, 'forcedMove', f.move)?.verb === 'current';
      const about = { leaving: f.figure, forced: f.forced, ...(carried && { cause: 'current' }) };
      if (asked) {
        const options: Option[] = [
          ...strikeOptions(asked, strikesOf(g, asked, f.figure)),
          { id: 'pass', kind: 'pass', by: asked },
        ];
        return {
          ask: {
            kind: 'breakAttack',
            figure: asked,
            options,
            pass: true,
            about: { ...about, striker: asked },
            rule: 'A1.break-attack.07',
          },
          go: 'chosen',
        };
      }
      const striker = strikers.find((id) => !playerControlled(g, id));
      if (!striker) return { done: { moved: false } };
      // Of two figures in the space the players choose the target (A1.break-attack.14).
      const options = strikeOptions(striker, strikesOf(g, striker, f.figure));
      return {
        ask: {
          kind: 'breakAttack',
          figure: null,
          options,
          pass: false,
          about: { ...about, striker },
          rule: 'A1.break-attack.14',
        },
        go: 'chosen',
      };
    },

    chosen(g, f) {
      const option = f.answer?.option;
      const striker = option?.by;
      if (!option || !striker) return { go: 'choose' };
      if (option.kind === 'pass') {
        f.passed.push(striker);
        return { go: 'choose' };
      }
      f.now = option;
      f.passed = [];
      if (!anyLineAt(g, 'move.provokes')) return { go: 'strike' };
      return {
        call: openWindow('move.provokes', {
          subject: f.figure,
          object: striker,
          space: f.from,
          move: f.move,
          strikes: true,
        }),
        go: 'strike',
      };
    },

    strike(g, f) {
      const option = f.now;
      delete f.now;
      const striker = option?.by;
      const target = option?.target;
      if (!striker || !target || !inPlay(g, striker) || !inPlay(g, target)) return { go: 'choose' };
      figure(g, striker).marks.breakAttack = true;
      emit(g, 'breakAttack', { by: striker, target }, undefined, 'A1.break-attack.01');
      const { mode, attack } = option.data as Strike;
      const lines = attack === undefined ? [] : (combatantCard(g, figure(g, striker)).attacks[attack]?.riders ?? []);
      const riders = lines.map((line) => ({ line, owner: striker }));
      return {
        call: attackInit(g, { attacker: striker, target, ...mode, cause: 'break', forced: f.forced, riders }),
        go: 'choose',
      };
    },
  },
};
