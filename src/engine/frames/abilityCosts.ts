/** Costs inside a sentence: `spend 1 SP to ...`, `discard 1 SUMMON token to ...` (card language section 2.2). */
import type { Cost } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { damageParts } from '../effects/amounts';
import { type FigureId, figure, type Game } from '../game';
import type { FrameInit, Reason } from '../kernel/types';
import { discardCard, discardToken, exhaustCard, flipCard, spendSp } from '../points/price';
import { actionCost } from '../queries/cost';
import type { AbilityFrame } from '../state/frames';

function cardOf(g: Game, f: AbilityFrame) {
  return 'key' in f.line
    ? figure(g, f.line.figure).cards.find((c) => 'key' in f.line && c.key === f.line.key)
    : undefined;
}

/** Why the costs cannot be paid by that figure now; [] if they can. */
export function costReasons(g: Game, f: AbilityFrame, who: FigureId, costs: Cost[]): Reason[] {
  const bind = bindOf(f);
  const payer = figure(g, who);
  const reasons: Reason[] = [];
  for (const cost of costs) {
    if (cost.pay === 'sp' && payer.sp < actionCost(g, who, num(cost.n, bind)))
      reasons.push({ why: 'notEnoughSp', text: `It has ${payer.sp} SP.`, rule: 'A1.ability.04' });
    if (cost.pay === 'token' && (payer.tokens[cost.token.toLowerCase()] ?? 0) < num(cost.n, bind))
      reasons.push({ why: 'noToken', text: `It has no ${cost.token} token.`, rule: 'A1.condition.01' });
    if (cost.pay === 'card' && cost.what === 'Exhaust' && cardOf(g, f)?.exhausted)
      reasons.push({ why: 'exhausted', text: 'The card is Exhausted.', rule: 'A1.exhaust.02' });
  }
  return reasons;
}

/** Pays them; Damage to oneself is dealt by a frame. */
export function payCosts(g: Game, f: AbilityFrame, who: FigureId, costs: Cost[]): FrameInit | null {
  const bind = bindOf(f);
  let child: FrameInit | null = null;
  for (const cost of costs) {
    switch (cost.pay) {
      case 'sp': {
        const n = actionCost(g, who, num(cost.n, bind));
        spendSp(g, who, n, 'ability');
        f.spSpent += n;
        break;
      }
      case 'token':
        discardToken(g, who, cost.token.toLowerCase(), num(cost.n, bind));
        break;
      case 'damage':
        child = {
          kind: 'damage',
          target: who,
          amounts: damageParts(g, cost.dmg, bind),
          source: { kind: 'ability', by: who, name: 'cost' },
          final: {},
          dealt: 0,
          before: 0,
        };
        break;
      case 'card': {
        const card = cardOf(g, f);
        if (!card) break;
        const owner = figure(g, f.owner);
        if (cost.what === 'Exhaust') exhaustCard(g, owner, card, 'n' in f.line ? f.line.n : null);
        else if (cost.what === 'Flip') flipCard(g, owner, card);
        else discardCard(g, owner, card);
      }
    }
  }
  return child;
}
