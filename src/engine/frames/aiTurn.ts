/**
 * Phase 3 of an Intelligent Combatant's turn: its AI Steps from the top (A1.ai). A step whose condition is true is
 * performed part by part, unless nothing of it can be; CONTINUE DOWN goes on below it.
 */

import { canPerform } from '../ai/perform';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { at, combatantCard, emit, type FigureId, figure, type Game, inPlay, topFrame, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next } from '../kernel/types';
import { lineAt } from '../points/lineAt';
import type { AiTurnFrame, Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { abilityInit } from './ability';

/** Place of the step that an Aggro token adds below the card (A1.aggro.01). */
const AGGRO_STEP = -1;

export function aiTurnInit(id: FigureId): FrameInit {
  return { kind: 'aiTurn', figure: id, index: 0, part: 0, anyTrue: false, target: null };
}

type Because = 'condition' | 'nothingPossible' | 'performed';

function partRef(f: AiTurnFrame, step: number, n: number): LineRef {
  return { on: 'ai', figure: f.figure, step, n };
}

function sceneOf(f: AiTurnFrame): Scene {
  return { subject: f.figure, object: f.target };
}

/** Parts of a step between two THEN. */
function partsOf(g: Game, f: AiTurnFrame, step: number): number {
  return step === AGGRO_STEP ? 1 : (combatantCard(g, figure(g, f.figure)).ai[step]?.do.length ?? 0);
}

/** The number of the step being performed: that of the Aggro token stands below the card. */
function numberOf(g: Game, f: AiTurnFrame): number {
  return f.index === AGGRO_STEP ? combatantCard(g, figure(g, f.figure)).ai.length + 1 : f.index + 1;
}

/** A part that can be performed now, by the line's own verbs: a movement always can, an Attack without a target cannot. */
function possible(g: Game, f: AiTurnFrame, step: number, n: number): boolean {
  const ref = partRef(f, step, n);
  const ability = lineAt(g, ref);
  return ability !== null && canPerform(g, f.figure, ref, ability, sceneOf(f), f.target);
}

function anyPossible(g: Game, f: AiTurnFrame, step: number): boolean {
  const parts = partsOf(g, f, step);
  for (let n = 0; n < parts; n++) if (possible(g, f, step, n)) return true;
  return false;
}

/** Looks at a step and tells how it came out; a true one counts for Urgency (A1.urgency.01, A1.ai.12). */
function consider(g: Game, f: AiTurnFrame, step: number, number: number, condition: boolean): boolean {
  const is = condition && anyPossible(g, f, step);
  const because: Because = is ? 'performed' : condition ? 'nothingPossible' : 'condition';
  emit(
    g,
    'aiStepConsidered',
    { figure: f.figure, step: number, true: is, because, at: xy(g, at(g, f.figure) ?? 0) },
    undefined,
    is ? 'A1.ai.02' : condition ? 'A1.ai.12' : 'A1.ai.03',
  );
  if (is) {
    f.anyTrue = true;
    if (figure(g, f.figure).side === 'opponents') g.state.encounter.opponentActed = true;
  }
  return is;
}

/** In play, and nothing has ended its turn (A1.end-turn.01). */
function acts(g: Game, f: AiTurnFrame): boolean {
  return inPlay(g, f.figure) && !topFrame(g, 'turn')?.ended;
}

/** Begins a step that is performed. */
function perform(f: AiTurnFrame, step: number): Next {
  f.index = step;
  f.part = 0;
  return { go: 'part' };
}

export const aiTurnFrame: FrameHandler<Game, AiTurnFrame> = {
  first: 'look',
  log: true,
  steps: {
    /** The next step of the card, in the situation that earlier ones left (A1.ai.10). */
    look(g, f) {
      if (!acts(g, f)) return { go: 'over' };
      const step = combatantCard(g, figure(g, f.figure)).ai[f.index];
      if (!step) return { go: 'bottom' };
      const condition = holdsAll(g, step.if, bindFor(f.figure));
      if (consider(g, f, f.index, f.index + 1, condition)) return perform(f, f.index);
      f.index++;
      return { go: 'look' };
    },

    /** Below the card: the Aggro token, gained when it was targeted and found nothing to do (A1.golden-rule.08, A1.aggro.02). */
    bottom(g, f) {
      const me = figure(g, f.figure);
      if (!f.anyTrue && me.targeted && !me.tokens.aggro) {
        me.tokens.aggro = 1;
        emit(g, 'tokenGained', { figure: f.figure, token: 'aggro', amount: 1 }, undefined, 'A1.golden-rule.08');
      }
      if (!me.tokens.aggro) return { go: 'over' };
      const number = combatantCard(g, me).ai.length + 1;
      return consider(g, f, AGGRO_STEP, number, true) ? perform(f, AGGRO_STEP) : { go: 'over' };
    },

    /** Each part is a line of its own; what cannot be performed is skipped, the others are tried (A1.ai-then.01, .02). */
    part(g, f) {
      if (!acts(g, f)) return { go: 'over' };
      if (f.part >= partsOf(g, f, f.index)) return { go: 'performed' };
      const ref = partRef(f, f.index, f.part);
      const ability = lineAt(g, ref);
      if (!ability || !canPerform(g, f.figure, ref, ability, sceneOf(f), f.target)) {
        emit(
          g,
          'aiPartSkipped',
          { figure: f.figure, step: numberOf(g, f), part: f.part + 1 },
          undefined,
          'A1.ai-then.02',
        );
        f.part++;
        return { go: 'part' };
      }
      emit(g, 'aiPartBegan', { figure: f.figure, step: numberOf(g, f), part: f.part + 1 });
      f.attacks = g.state.turn.attacks.length;
      return {
        call: abilityInit(g, { line: ref, ability, owner: f.figure, scene: sceneOf(f), target: f.target }),
        go: 'partDone',
      };
    },

    /** Done, or ended by a Counter or Paralyze: the next part is tried either way (A1.ai.16, A1.counter.21). */
    partDone(g, f) {
      const result = f.result as { did?: boolean; target?: FigureId | null } | undefined;
      const attacked = g.state.turn.attacks.slice(f.attacks).findLast((a) => a.attacker === f.figure)?.target;
      // What was ended had its target all the same (A1.end-action.05).
      const target = result?.did === undefined ? attacked : result.target;
      if (target) f.target = target;
      f.part++;
      return { go: 'part' };
    },

    performed(g, f) {
      if (f.index === AGGRO_STEP) return { go: 'over' };
      if (!combatantCard(g, figure(g, f.figure)).ai[f.index]?.continueDown) return { go: 'over' };
      f.index++;
      // What the targets of a new step are is told by its own words.
      f.target = null;
      return { go: 'look' };
    },

    over(g, f) {
      figure(g, f.figure).targeted = false;
      return { done: { anyTrue: f.anyTrue } };
    },
  },
};
