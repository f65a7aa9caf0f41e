/** How far a figure moves, and why it may not move (A1.move, A1.free-move, A1.std-action.02-.04). */

import type { Ban } from '../abilities/ast';
import { blockerOf, directionOf, type StepBlocker, stepFrom } from '../board/step';
import { type FigureId, figure, type Game, topFrame } from '../game';
import type { Part, Reason } from '../kernel/types';
import { actionCost } from './cost';
import { diagonalVia, type Going, isDiagonal, leavesWillingly, NO_STEP } from './going';
import { moveTraits } from './moveTraits';
import { BAN_RULE, keywordNumber, standingEffects, statBonus } from './standing';
import { printed } from './stats';

/** SP of a Move Action, and the Movement Points that each further SP adds (A1.std-action.02, .03). */
export const MOVE_SP = 1;
export const POINTS_PER_SP = 2;

/** Movement Value: printed, Items and lines, HEAVY of Adventurers less what is ignored (A1.tag-move.21, .23). */
export function movementValue(g: Game, id: FigureId, parts?: Part[]): number {
  const f = figure(g, id);
  let sum = printed(g, f, 'movement');
  parts?.push({ n: sum, of: 'base', card: f.card });
  sum += statBonus(g, id, 'Movement', parts);
  if (f.kind === 'adventurer') {
    let heavy = keywordNumber(g, id, 'HEAVY');
    if (heavy > 0) for (const e of standingEffects(g, id, 'ignoreHeavy')) heavy -= typeof e.n === 'number' ? e.n : 0;
    if (heavy > 0) {
      sum -= heavy;
      parts?.push({ n: -heavy, of: 'HEAVY', rule: 'A1.tag-move.21' });
    }
  }
  return Math.max(0, sum);
}

/** Why a step from `from` to `to` is impossible; empty: it can be made. Points are not judged. */
export function stepReasons(going: Going, from: number, to: number): Reason[] {
  const { topology, rules } = going;
  if (leavesWillingly(going, from, to)) return [penned()];
  const direction = directionOf(topology, from, to);
  if (direction !== null) {
    const step = stepFrom(topology, from, direction, rules);
    return step >= 0 ? [] : [BLOCKED[blockerOf(step)]];
  }
  if (!going.anyDirection || !isDiagonal(topology, from, to)) return [NOT_BESIDE];
  return diagonalVia(going, from, to) === NO_STEP ? [NO_WAY_ROUND] : [];
}

const BLOCKED: Record<StepBlocker, Reason> = {
  edge: { why: 'edge', text: 'There is no space there.', rule: 'A1.board.07' },
  wall: { why: 'wall', text: 'A wall is in the way.', rule: 'A1.terrain.16' },
  obstructing: { why: 'obstructing', text: 'Obstructing Terrain cannot be entered.', rule: 'A1.terrain.16' },
  figure: { why: 'opponentThere', text: "An opponent's space cannot be entered.", rule: 'A1.move.04' },
  elevation: { why: 'tooHigh', text: 'The step up is more than 1 level.', rule: 'A1.elevation.07' },
};
/** Made when it is needed: this module and the one of BAN_RULE import each other. */
const penned = (): Reason => ({
  why: 'bannedLeave',
  text: 'An Effect or Ability forbids it to leave these spaces.',
  rule: BAN_RULE,
});
const NOT_BESIDE: Reason = {
  why: 'notBeside',
  text: 'A step goes to a space that shares an edge with the one before.',
  rule: 'A1.move.01',
};
const NO_WAY_ROUND: Reason = {
  why: 'cornerBlocked',
  text: 'Both spaces at the corner are blocked.',
  rule: 'A1.diagonal.05',
};

const PARALYZED: Reason = { why: 'paralyzed', text: 'A Paralyzed figure makes no Action.', rule: 'A1.effect-token.08' };

/** Why the figure can make no movement of its own at all: Paralyze, bans, a failed Jump in this turn. */
function immobileReasons(g: Game, id: FigureId, bans: readonly Ban[] = moveTraits(g, id).bans): Reason[] {
  const f = figure(g, id);
  const reasons: Reason[] = [];
  if (f.effects.includes('PARALYZE')) reasons.push(PARALYZED);
  if (f.marks.noMove)
    reasons.push({
      why: 'jumpFailed',
      text: 'After a failed Jump it moves no more in this turn.',
      rule: 'A1.jump.18',
    });
  if (bans.includes('leave its space'))
    reasons.push({ why: 'bannedLeave', text: 'An Effect or Ability keeps it in its space.', rule: BAN_RULE });
  return reasons;
}

/** Why the figure cannot have Free Movement now. Empty: it can. */
export function freeMoveReasons(g: Game, id: FigureId): Reason[] {
  const { bans } = moveTraits(g, id);
  const reasons = immobileReasons(g, id, bans);
  if (bans.includes('Move'))
    reasons.push({ why: 'bannedMove', text: 'An Effect or Ability forbids it to move.', rule: BAN_RULE });
  return reasons;
}

/** Why the figure cannot make the Move Action of its turn. SP are not judged: an Ability may grant it. */
export function moveActionReasons(g: Game, id: FigureId): Reason[] {
  const { bans } = moveTraits(g, id);
  const reasons = immobileReasons(g, id, bans);
  if (figure(g, id).marks.moveAction)
    reasons.push({
      why: 'moveActionMade',
      text: 'It has made its Move Action of this turn.',
      rule: 'A1.std-action.04',
    });
  if (bans.includes('make a MOVE') || bans.includes('make Actions'))
    reasons.push({ why: 'bannedMove', text: 'An Effect or Ability forbids the Move Action.', rule: BAN_RULE });
  return reasons;
}

/** Why the figure cannot begin the Standard Move Action now, or go on with the one that is open. Empty: it can. */
export function moveReasons(g: Game, id: FigureId): Reason[] {
  if (topFrame(g, 'move')?.figure === id) return immobileReasons(g, id);
  const reasons = moveActionReasons(g, id);
  const cost = actionCost(g, id, MOVE_SP);
  const { sp } = figure(g, id);
  if (sp < cost)
    reasons.push({
      why: 'notEnoughSp',
      text: `A Move Action costs ${cost} SP, it has ${sp}.`,
      rule: 'A1.std-action.02',
    });
  return reasons;
}
