/** A Jump: Agility Check or BLACK die, an ally's help and catch, landing or fall (A1.jump). */
import { adjacentSpaces } from '../board/adjacency';
import { type Base, columnOf, rowOf, SINGLE, spaceAt } from '../board/grid';
import { rangeBetween } from '../board/range';
import { topologyOf } from '../board/topology';
import { chanceOfTotal } from '../dice/distribution';
import { at, emit, type FigureId, figure, frameById, type Game, inPlay, openWindow, spacesOf, xy } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { AskInit, FrameInit, Option, Part } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { baseOf } from '../queries/sight';
import { skillOf } from '../queries/stats';
import { provocations } from '../rules/breakAttacks';
import { sightDrawn } from '../rules/sightDrawn';
import { deadlyFor, fallsTo, terrainDefeat } from '../rules/terrainRules';
import type { JumpFrame } from '../state/moveFrames';
import { breakAttackInit } from './breakAttack';
import { SKILL_DICE } from './check';
import { diceInit, type Rolled } from './dice';
import { provokingOf } from './step';

/** Difficulty of a Jump over one space, and what each further space adds (A1.jump.10, .11). */
const DIFFICULTY = 10;
const PER_SPACE = 2;

export function jumpInit(g: Game, setup: Pick<JumpFrame, 'figure' | 'over' | 'to' | 'move' | 'cost'>): FrameInit {
  return { kind: 'jump', ...setup, from: at(g, setup.figure) as number };
}

/** A Jump out of movement to a place; whoever fails it is Defeated, with credit to `by`. */
export function escapeJumpInit(g: Game, id: FigureId, to: number, by: FigureId | null): FrameInit {
  const from = at(g, id) as number;
  return { kind: 'jump', figure: id, over: spacesBetween(g, id, from, to), from, to, move: 0, cost: 0, escape: { by } };
}

/** The spaces jumped over to a place that need not lie in an orthogonal line: as many as its Range less 1. */
function spacesBetween(g: Game, id: FigureId, from: number, to: number): number[] {
  const { board } = g.state;
  const size = baseOf(g, id)?.size ?? SINGLE;
  const steps = rangeBetween(board, { at: from, size }, { at: to, size });
  const part = (a: number, b: number, n: number): number => Math.round(a + ((b - a) * n) / steps);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) =>
    spaceAt(
      board,
      part(columnOf(board, from), columnOf(board, to), i + 1),
      part(rowOf(board, from), rowOf(board, to), i + 1),
    ),
  );
}

/** Difficulty of a Jump over so many spaces; to an adjacent one it is that of a Jump over 1 (A1.jump.10, .11). */
function jumpDifficulty(over: number): number {
  return DIFFICULTY + PER_SPACE * Math.max(0, over - 1);
}

/** Figures with printed Skills make the Check and help each other; Intelligent Combatants do not (A1.jump.12, .19, .23). */
function skilled(g: Game, id: FigureId): boolean {
  return figure(g, id).kind !== 'intelligent';
}

function still(g: Game, f: JumpFrame): boolean {
  return inPlay(g, f.figure) && at(g, f.figure) === f.from;
}

/** Allies with Skills adjacent to the figure's base, if it stood at `place`. */
function alliesBeside(g: Game, f: Pick<JumpFrame, 'figure'>, place: number): FigureId[] {
  const base = baseOf(g, f.figure) as Base;
  const near = new Set(adjacentSpaces(topologyOf(g.state.board), { at: place, size: base.size }));
  const { side } = figure(g, f.figure);
  return g.state.order.filter((id) => {
    if (id === f.figure || figure(g, id).side !== side || !inPlay(g, id) || !skilled(g, id)) return false;
    return spacesOf(g, id).some((space) => near.has(space));
  });
}

/** A question which ally helps; `none` is always an answer. */
function askAlly(
  g: Game,
  f: JumpFrame,
  allies: FigureId[],
  what: 'boost' | 'catch',
  rule: string,
  decides: FigureId | null,
): AskInit {
  const skill = what === 'boost' ? 'STRENGTH' : 'PERCEPTION';
  const options: Option[] = allies.map((id) => ({
    id: `${what}@${id}`,
    kind: 'target',
    figure: id,
    target: id,
    label: skill,
    n: skillOf(g, id, skill),
    ruleRef: rule,
  }));
  options.push({ id: 'pass', kind: 'pass' });
  const about = { what, jumper: f.figure, difficulty: jumpDifficulty(f.over.length) };
  return { kind: 'target', figure: decides, options, pass: true, about, rule };
}

function checkInit(f: JumpFrame, who: FigureId, skill: string, bonus: Part[]): FrameInit {
  return {
    kind: 'check',
    figure: who,
    check: 'skill',
    skill,
    difficulty: jumpDifficulty(f.over.length),
    bonus,
    about: f.id,
    by: null,
    total: 0,
    passed: null,
  };
}

/** What is known of a Jump before it is declared. */
export interface JumpOdds {
  /** Chance that its Check passes, from 0 to 1: nobody helps. */
  alone: number;
  /** With the Strength of the strongest ally beside the take-off space; as `alone` where there is none. */
  helped: number;
  /** A failure Defeats the figure, unless somebody catches it. */
  deadly: boolean;
}

/** The odds of a Jump of a figure with Skills over so many spaces to a place (A1.jump.10-.13, .21). */
export function jumpOdds(g: Game, id: FigureId, over: number[], to: number): JumpOdds {
  const move = g.state.stack.findLast((frame) => frame.kind === 'move' && frame.figure === id);
  const f = { figure: id, over, to, move: move?.id ?? 0 };
  const needs = jumpDifficulty(over.length) - skillOf(g, id, 'AGILITY');
  const helps = alliesBeside(g, f, at(g, id) as number).map((ally) => skillOf(g, ally, 'STRENGTH'));
  return {
    alone: chanceOfTotal(SKILL_DICE, needs),
    helped: chanceOfTotal(SKILL_DICE, needs - Math.max(0, ...helps)),
    deadly: includesDeadly(g, f),
  };
}

/** Whether the Jump includes what would Defeat the figure (A1.jump.21). */
function includesDeadly(g: Game, f: Pick<JumpFrame, 'figure' | 'over' | 'to' | 'move'>): boolean {
  const keywords = frameById(g, 'move', f.move)?.keywords ?? [];
  return [...f.over, f.to].some((space) => deadlyFor(g, f.figure, keywords, space));
}

/** Puts the figure on a space without the effects of what lies between. */
function place(g: Game, f: JumpFrame, to: number): void {
  const body = g.state.bodies[figure(g, f.figure).body];
  if (!body) return;
  body.at = to;
  g.dirty = true;
  emit(g, 'moved', {
    figure: f.figure,
    from: xy(g, f.from),
    to: xy(g, to),
    over: f.over.map((s) => xy(g, s)),
    cost: f.cost,
  });
}

export const jumpFrame: FrameHandler<Game, JumpFrame> = {
  first: 'declare',
  log: true,
  steps: {
    declare(g, f) {
      emit(
        g,
        'jumpDeclared',
        { figure: f.figure, over: f.over.map((s) => xy(g, s)), to: xy(g, f.to) },
        undefined,
        'A1.jump.04',
      );
      // Put down by an Ability, it leaves nothing by a movement of its own (A1.tag-move.09).
      if (f.escape) return { go: 'check' };
      // Only the take-off space is left by a step that provokes (A1.jump.24).
      const strikers = provocations(g, f.figure, provokingOf(g, f.move, false, null))(f.from);
      if (strikers.length === 0) return { go: 'leave' };
      return {
        call: breakAttackInit({ figure: f.figure, forced: false, by: null, move: f.move, from: f.from, strikers }),
        go: 'leave',
      };
    },

    leave(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      if (!anyLineAt(g, 'move.leaving')) return { go: 'check' };
      return { call: openWindow('move.leaving', { subject: f.figure, space: f.from, move: f.move }), go: 'check' };
    },

    check(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      if (skilled(g, f.figure)) return { go: 'boost' };
      const dice = diceInit(f.figure, 'jump', [{ die: 'BLACK', face: null, from: 'jump' }], f.id, {
        subject: f.figure,
        move: f.move,
      });
      return { call: dice, go: 'rolled' };
    },

    rolled(_g, f) {
      return { go: (f.result as Rolled).skull ? 'fail' : 'land' };
    },

    /** The jumper may add the Strength of one adjacent ally (A1.jump.12, .13). */
    boost(g, f) {
      // Asked anew after a change by hand it may be elsewhere or gone.
      if (!still(g, f)) return { done: { entered: false } };
      const allies = alliesBeside(g, f, f.from).filter((id) => skillOf(g, id, 'STRENGTH') > 0);
      if (allies.length === 0) return { go: 'roll' };
      return { ask: askAlly(g, f, allies, 'boost', 'A1.jump.12', f.figure), go: 'roll' };
    },

    roll(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      const ally = f.answer?.option.figure;
      const bonus: Part[] = ally
        ? [{ n: skillOf(g, ally, 'STRENGTH'), of: 'STRENGTH', figure: ally, rule: 'A1.jump.12' }]
        : [];
      return { call: checkInit(f, f.figure, 'AGILITY', bonus), go: 'checked' };
    },

    checked(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      return { go: (f.result as { passed: boolean }).passed ? 'land' : 'catch' };
    },

    /** One ally adjacent to the landing space may try to catch the jumper (A1.jump.14, .15). */
    catch(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      const allies = alliesBeside(g, f, f.to);
      if (allies.length === 0) return { go: 'fail' };
      const decides = allies.length === 1 ? (allies[0] as FigureId) : null;
      return { ask: askAlly(g, f, allies, 'catch', 'A1.jump.14', decides), go: 'caught' };
    },

    caught(_g, f) {
      const who = f.answer?.option.figure;
      if (!who) return { go: 'fail' };
      f.catcher = who;
      return { call: checkInit(f, who, 'PERCEPTION', []), go: 'saved' };
    },

    saved(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      return { go: (f.result as { passed: boolean }).passed ? 'land' : 'fail' };
    },

    land(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      const falls = fallsTo(g, f.figure, f.from, f.to, frameById(g, 'move', f.move)?.keywords);
      place(g, f, f.to);
      return falls ? { call: terrainDefeat(f.figure, null), go: 'landed' } : { go: 'landed' };
    },

    landed(g, f) {
      if (!inPlay(g, f.figure) || at(g, f.figure) !== f.to || !anyLineAt(g, 'move.entered')) return { go: 'sights' };
      return { call: openWindow('move.entered', { subject: f.figure, space: f.to, move: f.move }), go: 'sights' };
    },

    sights(g, f) {
      return sightDrawn(g, f, 'sights', 'end');
    },

    end() {
      return { done: { entered: true } };
    },

    /** On the first space that it tried to Jump over; Defeated if any of it would Defeat (A1.jump.16-.18, .21). */
    fail(g, f) {
      if (!still(g, f)) return { done: { entered: false } };
      if (f.escape) {
        emit(g, 'jumpFailed', { figure: f.figure, to: xy(g, f.from) }, undefined, 'A1.jump.21');
        return { call: terrainDefeat(f.figure, f.escape.by), go: 'failed' };
      }
      const deadly = includesDeadly(g, f);
      place(g, f, f.over[0] as number);
      emit(g, 'jumpFailed', { figure: f.figure, to: xy(g, f.over[0] as number) }, undefined, 'A1.jump.16');
      if (skilled(g, f.figure)) figure(g, f.figure).marks.noMove = true;
      return deadly ? { call: terrainDefeat(f.figure, null), go: 'failed' } : { go: 'failed' };
    },

    failed() {
      return { done: { entered: false, failed: true } };
    },
  },
};
