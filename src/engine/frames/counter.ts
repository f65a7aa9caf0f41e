/** COUNTER, step 6e of an Attack: who may, at what price, against whom, and what it ends (A1.counter). */
import { emit, type FigureId, figure, type Game, playerControlled } from '../game';
import type { Next, Option, Reason } from '../kernel/types';
import { offerOptions } from '../points/offerOptions';
import { collectOffers } from '../points/offers';
import { canMakeAttack, lineFor } from '../queries/attack';
import { actionCost } from '../queries/cost';
import { BAN_RULE, banned } from '../queries/standing';
import { type AttackMode, attackModes } from '../queries/weapons';
import type { AttackFrame } from '../state/attackFrames';
import type { Frame } from '../state/frames';
import { attackInit } from './attack';
import { attackScene } from './attackScene';

/** SP of a COUNTER (A1.counter.03). */
export const COUNTER_COST = 2;

/** Attacks that the Countering figure could make: on the attacker, or on the opponent that hides it (A1.counter.08, .09). */
function counterTargets(g: Game, f: AttackFrame): { target: FigureId; mode: AttackMode }[] {
  const found: { target: FigureId; mode: AttackMode }[] = [];
  for (const mode of attackModes(g, f.target)) {
    if (canMakeAttack(g, f.target, f.attacker, mode)) {
      found.push({ target: f.attacker, mode });
      continue;
    }
    const line = lineFor(g, f.target, f.attacker, mode);
    if (line?.blockedBy?.why !== 'opponent') continue;
    const { space } = line.blockedBy;
    for (const id of g.state.order) {
      const body = g.state.bodies[figure(g, id).body];
      if (body?.at === space && figure(g, id).side !== figure(g, f.target).side && canMakeAttack(g, f.target, id, mode))
        found.push({ target: id, mode });
    }
  }
  return found;
}

/** Why the target can COUNTER this Attack by no means; [] if it can. */
export function counterReasons(g: Game, f: AttackFrame): Reason[] {
  const t = figure(g, f.target);
  const reasons: Reason[] = [];
  if (f.forced)
    reasons.push({
      why: 'forced',
      text: 'Break Attacks provoked by Forced Movement are not Countered.',
      rule: 'A1.counter.16',
    });
  if (t.side === figure(g, f.attacker).side)
    reasons.push({ why: 'ally', text: 'An ally is not Countered.', rule: 'A1.counter.10' });
  if (t.effects.includes('PARALYZE'))
    reasons.push({ why: 'paralyzed', text: 'Paralyze: it can use no Ability.', rule: 'A1.effect-token.08' });
  if (banned(g, f.target, 'COUNTER')) reasons.push({ why: 'banned', text: 'It may not COUNTER.', rule: BAN_RULE });
  return reasons;
}

/** Options of step 6e: for SP, and by lines with COUNTER. */
export function counterOptions(g: Game, f: AttackFrame): Option[] {
  const t = figure(g, f.target);
  if (counterReasons(g, f).length > 0) return [];
  const targets = counterTargets(g, f);
  if (targets.length === 0) return [];
  const options: Option[] = [];
  const dodgedIt = Boolean(f.dodge?.used) && f.hit === false;
  const cost = actionCost(g, f.target, COUNTER_COST - (dodgedIt ? 1 : 0));
  if (playerControlled(g, f.target) && t.sp >= cost) {
    for (const { target, mode } of targets)
      options.push({
        id: `counter@${target}/${mode.mode}`,
        kind: 'counter',
        by: f.target,
        target,
        with: mode.mode,
        cost: { sp: cost },
        ruleRef: 'A1.counter.03',
      });
  }
  for (const offer of collectOffers(g, 'attack.counter', attackScene(f)))
    options.push(...offerOptions(g, offer, 'attack.counter', attackScene(f)));
  return options;
}

/** Ends every Action and Ability in progress and makes the Attack of the Counter (A1.counter.10, .14). */
export function countering(g: Game, f: AttackFrame, by: FigureId, target: FigureId, mode?: 'melee' | 'ranged'): Next {
  const modes = attackModes(g, by).filter((m) => (!mode || m.mode === mode) && canMakeAttack(g, by, target, m));
  const chosen = modes[0];
  f.counter = null;
  if (!chosen) return { go: f.hit ? 'followUp' : 'resolve' };
  emit(g, 'countered', { figure: by, attacker: target }, undefined, 'A1.counter.10');
  const scope = resumePoint(g);
  return {
    end: scope,
    instead: attackInit(g, { attacker: by, target, ...chosen, cause: 'counter' }),
    because: 'counter',
  };
}

/** Actions and Abilities: what a Counter or `end the current Action and all Abilities` ends. */
const ENDED: ReadonlySet<Frame['kind']> = new Set(['attack', 'spell', 'move', 'ability']);

/**
 * The frame where play goes on after the current Action and all Abilities ended: the one below the lowest of them in the turn
 * or the AI Steps, so that what is neither goes on (other STATUS Abilities, a die of Poison).
 */
export function resumePoint(g: Game): number {
  const { stack } = g.state;
  let at = stack.length - 1;
  while (at > 0 && stack[at]?.kind !== 'aiTurn' && stack[at]?.kind !== 'turn') at--;
  const lowest = stack.findIndex((f, i) => i > at && ENDED.has(f.kind));
  return (stack[lowest > 0 ? lowest - 1 : at] as Frame).id;
}
