/**
 * A turn of one figure. Adventurers and Command Combatants: Start of Turn, Status, Refresh, Action, End of Turn
 * (A1.turn-phases.08); Intelligent Combatants: Start of Turn, Status, Activation, End of Turn (A1.intelligent-turn).
 */

import type { EffectName } from '../abilities/ast';
import { gainSp } from '../effects/gain';
import { emit, figure, figuresInPlay, type Game, inPlay, openWindow } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Next, Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { moveOptions } from '../queries/moveOptions';
import { spBar } from '../queries/stats';
import { currentUnder } from '../rules/currents';
import { clearLimits, expire, expireFrames, turnPassed } from '../rules/durations';
import { HASTE_SP } from '../rules/effectTokens';
import { endsByEvent } from '../rules/ends';
import { unExhaust } from '../rules/prepare';
import { deadlyFor, terrainDefeat } from '../rules/terrainRules';
import { keptFromActing } from '../rules/urgency';
import type { TurnFrame } from '../state/frames';
import type { TurnState } from '../state/state';
import { aiTurnInit } from './aiTurn';
import { damageInit } from './damage';
import { diceInit, type Rolled } from './dice';
import { forcedMoveInit } from './forcedMove';
import { carryOut, menuOptions } from './menu';
import { beginMove, type MoveResult } from './move';
import { reEquipInit } from './reEquip';

function enter(g: Game, f: TurnFrame, phase: TurnState['phase']): void {
  if (g.state.turn.phase === phase) return;
  g.state.turn.phase = phase;
  emit(g, 'phaseBegan', { figure: f.figure, phase });
}

/** Has this STATUS Effect and is there to suffer it. */
function suffers(g: Game, f: TurnFrame, effect: EffectName): boolean {
  return inPlay(g, f.figure) && figure(g, f.figure).effects.includes(effect);
}

/** The next frame that a duration that ended sets off, or where the turn goes on: a window, if a line answers there. */
function dueThen(g: Game, f: TurnFrame, step: string, point: 'turn.start' | 'turn.end', go: string): Next {
  const due = f.due?.shift();
  if (due) return { call: due, go: step };
  return anyLineAt(g, point) ? { call: openWindow(point, { subject: f.figure }), go } : { go };
}

/** One die of a STATUS Effect, thrown by its bearer. */
function statusDie(f: TurnFrame, die: 'PURPLE' | 'BLACK', from: EffectName, go: string): Next {
  return { call: diceInit(f.figure, 'effect', [{ die, face: null, from }], f.id, { subject: f.figure }), go };
}

const STANDARD: ReadonlySet<string> = new Set(['move', 'jump', 'attack', 'encounter', 'reEquip']);

/** Begins a choice of the Action Phase: first what waits for a Standard Action (`would make a Standard Action`). */
function begin(g: Game, f: TurnFrame, option: Option): Next {
  if (!STANDARD.has(option.kind) || !anyLineAt(g, 'act.would')) return act(g, f, option);
  f.wish = option;
  return { call: openWindow('act.would', { subject: f.figure, act: 'action' }), go: 'acting' };
}

/** Carries out a choice of the Action Phase. */
function act(g: Game, f: TurnFrame, option: Option): Next {
  if (option.kind === 'move' || option.kind === 'jump') return { call: beginMove(g, f.figure, option), go: 'action' };
  return carryOut(g, f, option);
}

export const turnFrame: FrameHandler<Game, TurnFrame> = {
  first: 'begin',
  log: true,
  steps: {
    /** What is counted for a turn starts anew, for all figures. */
    begin(g, f) {
      g.state.turn = { n: g.state.turn.n + 1, figure: f.figure, phase: 'start', attacks: [] };
      for (const id of g.state.order) figure(g, id).marks = {};
      clearLimits(g, 'turn');
      return { go: 'start' };
    },

    start(g, f) {
      emit(g, 'turnBegan', { figure: f.figure, turn: g.state.turn.n });
      emit(g, 'phaseBegan', { figure: f.figure, phase: 'start' });
      f.due = expire(g, { at: 'start', of: 'turn', figure: f.figure });
      endsByEvent(g, 'turn.start', { subject: f.figure });
      return { go: 'startDue' };
    },
    startDue(g, f) {
      return dueThen(g, f, 'startDue', 'turn.start', 'status');
    },

    /** STATUS: Haste, Abilities of cards, Poison, Condemn (A1.turn.03). */
    status(g, f) {
      if (!inPlay(g, f.figure)) return { go: 'end' };
      enter(g, f, 'status');
      if (suffers(g, f, 'HASTE') && figure(g, f.figure).kind !== 'intelligent') gainSp(g, f.figure, HASTE_SP, 'HASTE');
      return anyLineAt(g, 'turn.status')
        ? { call: openWindow('turn.status', { subject: f.figure }), go: 'poison' }
        : { go: 'poison' };
    },
    poison(g, f) {
      return suffers(g, f, 'POISON') ? statusDie(f, 'PURPLE', 'POISON', 'poisoned') : { go: 'condemn' };
    },
    poisoned(g, f) {
      const { total, bonus } = f.result as Rolled;
      const part = { n: total + bonus, of: 'POISON', rule: 'A1.effect-token.13' };
      const by = figure(g, f.figure).effectBy.POISON ?? null;
      return {
        call: damageInit(f.figure, [{ type: 'IRREDUCIBLE', part }], { kind: 'effect', by, name: 'POISON' }),
        go: 'condemn',
      };
    },
    condemn(g, f) {
      return suffers(g, f, 'CONDEMN') ? statusDie(f, 'BLACK', 'CONDEMN', 'condemned') : { go: 'refresh' };
    },
    condemned(g, f) {
      const by = figure(g, f.figure).effectBy.CONDEMN ?? null;
      if (!(f.result as Rolled).skull) return { go: 'refresh' };
      return { call: { kind: 'defeat', figure: f.figure, by, outright: true, loot: 0 }, go: 'refresh' };
    },

    refresh(g, f) {
      if (!inPlay(g, f.figure)) return { go: 'end' };
      if (figure(g, f.figure).kind === 'intelligent') return { go: 'activation' };
      enter(g, f, 'refresh');
      return anyLineAt(g, 'turn.refresh')
        ? { call: openWindow('turn.refresh', { subject: f.figure }), go: 'recover' }
        : { go: 'recover' };
    },
    /** SP, but none in the first turn of the Encounter (A1.setup.12); then the cards. */
    recover(g, f) {
      const me = figure(g, f.figure);
      if (!inPlay(g, f.figure)) return { go: 'end' };
      if (me.turnsTaken > 0) gainSp(g, f.figure, spBar(g, f.figure).recovery, 'refresh');
      unExhaust(g, me);
      return { go: 'action' };
    },

    /** The menu, again and again; an open Move Action may have been left by choosing something else. */
    action(g, f) {
      const result = f.result as Partial<MoveResult> | null | undefined;
      delete f.result;
      expireFrames(g);
      if (f.ended || !inPlay(g, f.figure)) return { go: 'end' };
      if (result?.choice) return begin(g, f, result.choice);
      enter(g, f, 'action');
      const options = [...moveOptions(g, f.figure), ...menuOptions(g, f.figure)];
      return { ask: { kind: 'action', figure: f.figure, options, pass: false, rule: 'A1.turn.08' }, go: 'chosen' };
    },
    chosen(g, f) {
      return begin(g, f, f.answer?.option as Option);
    },
    /** What waited for the Standard Action is over: it is made if it still can be. */
    acting(g, f) {
      const wish = f.wish as Option;
      delete f.wish;
      if (f.ended || !inPlay(g, f.figure)) return { go: 'end' };
      const now = [...moveOptions(g, f.figure), ...menuOptions(g, f.figure)].find((o) => o.id === wish.id);
      return now ? act(g, f, wish.params ? { ...now, params: wish.params } : now) : { go: 'action' };
    },

    /** Who was taken from may re-equip its own Items within this Action (A1.std-action.10). */
    givers(_g, f) {
      const giver = f.givers?.shift();
      if (giver) return { call: reEquipInit(giver, 'taken'), go: 'givers' };
      delete f.givers;
      return { go: 'action' };
    },

    activation(g, f) {
      if (!inPlay(g, f.figure)) return { go: 'end' };
      enter(g, f, 'activation');
      if (figure(g, f.figure).effects.includes('PARALYZE')) {
        keptFromActing(g, f.figure);
        return { go: 'end' };
      }
      return { call: aiTurnInit(f.figure), go: 'end' };
    },

    end(g, f) {
      enter(g, f, 'end');
      f.due = expire(g, { at: 'end', of: 'turn', figure: f.figure });
      return { go: 'endDue' };
    },
    endDue(g, f) {
      return dueThen(g, f, 'endDue', 'turn.end', 'danger');
    },
    /** Whoever stands in Dangerous Terrain now is Defeated, whoever's turn it is (A1.terrain.22). */
    danger(g, f) {
      f.due = figuresInPlay(g)
        .filter((each) => deadlyFor(g, each.id))
        .map((each) => terrainDefeat(each.id, null));
      return { go: 'dangerDue' };
    },
    dangerDue(_g, f) {
      const due = f.due?.shift();
      return due ? { call: due, go: 'dangerDue' } : { go: 'ended' };
    },
    /** The turn is over: Exits are looked at before a Current moves the figure (A1.exit.06). */
    ended(g, f) {
      figure(g, f.figure).turnsTaken++;
      emit(g, 'turnEnded', { figure: f.figure, turn: g.state.turn.n });
      if (inPlay(g, f.figure)) endsByEvent(g, 'turn.end', { subject: f.figure });
      return { go: 'current' };
    },
    current(g, f) {
      const current = inPlay(g, f.figure) ? currentUnder(g, f.figure) : null;
      if (!current) return { go: 'over' };
      return { call: forcedMoveInit(g, { figure: f.figure, by: null, verb: 'current', n: current.move }), go: 'over' };
    },
    over(g, f) {
      // What the last moments of the turn still brought for this turn.
      f.due = expire(g, { at: 'end', of: 'turn', figure: f.figure });
      return { go: 'overDue' };
    },
    overDue(g, f) {
      const due = f.due?.shift();
      if (due) return { call: due, go: 'overDue' };
      turnPassed(g, f.figure);
      g.state.turn.figure = null;
      return { done: null };
    },
  },
};
