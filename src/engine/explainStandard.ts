/** Why the Standard Abilities that answer or better an Attack cannot be used now: DODGE, COUNTER, EMPOWER. */
import { COUNTER_COST, counterReasons } from './frames/counter';
import { DODGE_COST, dodgeReasons } from './frames/dodge';
import { type FigureId, figure, type Game, topFrame } from './game';
import type { Reason } from './kernel/types';
import { actionCost } from './queries/cost';
import { BAN_RULE, banned } from './queries/standing';

function noSp(g: Game, id: FigureId, cost: number, rule: string): Reason[] {
  const { sp } = figure(g, id);
  return sp < cost ? [{ why: 'notEnoughSp', text: `It costs ${cost} SP; ${sp} left.`, rule }] : [];
}

/** Only the target of an Attack DODGES, before its dice are rolled (A1.dodge.01, A1.attack.06). */
export function explainDodge(g: Game, id: FigureId): Reason[] {
  const attack = topFrame(g, 'attack');
  const reasons: Reason[] = [];
  if (!attack || attack.target !== id)
    reasons.push({ why: 'notAttacked', text: 'No Attack is made on it.', rule: 'A1.dodge.10' });
  else if (g.state.ask?.kind !== 'dodge')
    reasons.push({
      why: 'otherMoment',
      text: 'It is used between the pool of the Attack and its roll.',
      rule: 'A1.attack.06',
    });
  return [...reasons, ...dodgeReasons(g, id), ...noSp(g, id, actionCost(g, id, DODGE_COST), 'A1.dodge.01')];
}

/** Only the target of an Attack COUNTERS, once the Attack has missed or done nothing (A1.counter.01, .02). */
export function explainCounter(g: Game, id: FigureId): Reason[] {
  const attack = topFrame(g, 'attack');
  if (!attack || attack.target !== id)
    return [{ why: 'notAttacked', text: 'No Attack is made on it.', rule: 'A1.counter.01' }];
  const reasons = counterReasons(g, attack);
  if (g.state.ask?.kind !== 'counter')
    reasons.push({
      why: 'otherMoment',
      text: 'It is used after the Final Damage, in step 6e of the Attack.',
      rule: 'A1.counter.02',
    });
  if (attack.hit === null || (attack.hit && attack.finalDamage > 0))
    reasons.push({
      why: 'notMissed',
      text: 'The Attack has not missed, nor come to no Final Damage.',
      rule: 'A1.counter.01',
    });
  const dodged = attack.dodge?.used === true && attack.hit === false;
  return [...reasons, ...noSp(g, id, actionCost(g, id, COUNTER_COST - (dodged ? 1 : 0)), 'A1.counter.03')];
}

/** EMPOWER belongs to the third step of one's own Attack, or to one's own SPELL (A1.empower.01, .02). */
export function explainEmpower(g: Game, id: FigureId): Reason[] {
  const f = figure(g, id);
  const attack = topFrame(g, 'attack');
  const reasons: Reason[] = [];
  if (attack?.attacker === id && attack.empowered)
    reasons.push({ why: 'empowered', text: 'The Attack is Empowered already.', rule: 'A1.empower.04' });
  else if (g.state.ask?.kind !== 'empower' || g.state.ask.figure !== id)
    reasons.push({ why: 'otherMoment', text: 'It is used before the dice are rolled.', rule: 'A1.empower.02' });
  if (f.kind === 'intelligent')
    reasons.push({ why: 'notItsOwn', text: 'Its card does not tell it to.', rule: 'A1.empower.03' });
  if (f.effects.includes('PARALYZE'))
    reasons.push({ why: 'paralyzed', text: 'Paralyze: it can use no Ability.', rule: 'A1.effect-token.08' });
  if (banned(g, id, 'EMPOWER')) reasons.push({ why: 'banned', text: 'It may not EMPOWER.', rule: BAN_RULE });
  return [...reasons, ...noSp(g, id, actionCost(g, id, 1), 'A1.empower.01')];
}
