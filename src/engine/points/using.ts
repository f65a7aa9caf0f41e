/** Whether a line can be used now, and whom its steps are aimed at. */
import type { Ability, Step, Whom } from '../abilities/ast';
import { type Bind, bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { type Among, candidates } from '../conditions/select';
import { verbOf } from '../effects/registry';
import type { EffectContext } from '../effects/types';
import { type Figure, type FigureId, figure, type Game, inPlay, opposed, playerControlled, topFrame } from '../game';
import type { Reason } from '../kernel/types';
import { withinSoi } from '../queries/sight';
import { BAN_RULE, banned } from '../queries/standing';
import type { Scene } from '../state/frames';
import { blankAbility } from './blank';
import { comboMet } from './grants';
import type { Entry } from './lines';
import { priceReasons } from './price';

/** A Paralyzed figure uses only Passive and Status Abilities (A1.effect-token.08). */
function paralysed(f: Figure, ability: Ability): boolean {
  return f.effects.includes('PARALYZE') && !ability.passive && !ability.status;
}

/** Something has ended the figure's own turn. */
function turnOver(g: Game, id: FigureId): boolean {
  return g.state.turn.figure === id && topFrame(g, 'turn')?.ended === true;
}

/** Why a line cannot be used now, apart from whether its moment has come; [] if it can. */
export function usingReasons(g: Game, owner: FigureId, entry: Entry, scene: Scene): Reason[] {
  const { ability } = entry;
  const f = figure(g, owner);
  if (entry.ref.on !== 'rule' && paralysed(f, ability))
    return [{ why: 'paralyzed', text: 'Paralyze: only Passive and Status Abilities.', rule: 'A1.effect-token.08' }];
  if (!ability.passive && !ability.status && turnOver(g, owner))
    return [{ why: 'turnEnded', text: 'Its turn is ended: it uses no more Abilities.', rule: 'A1.end-turn.01' }];
  if ((ability.exhaust || ability.sp !== undefined) && banned(g, owner, 'use Abilities'))
    return [{ why: 'banned', text: 'It may not use Abilities now.', rule: BAN_RULE }];
  if (!comboMet(g, f, entry))
    return [{ why: 'combo', text: 'No other equipped Item meets its COMBO.', rule: 'A1.ability.03' }];
  const reasons = priceReasons(g, owner, entry, scene);
  const first = ability.body[0];
  const bind = bindFor(owner, scene);
  if (first?.if && !first.while && ability.body.length === 1 && !holdsAll(g, first.if, bind))
    reasons.push({ why: 'condition', text: 'Its condition is not true.', rule: 'A1.ability.05' });
  if (reasons.length === 0 && !somethingHappens(g, owner, entry, scene))
    reasons.push({
      why: 'nothing',
      text: 'Nothing would happen: no figure or thing it could be used on.',
      rule: 'A1.condition.01',
    });
  return reasons;
}

/** The figures that a step is done by or aimed at, or null if none need to be named. */
export function stepTargets(
  g: Game,
  step: Step,
  bind: Bind,
): { whom: Whom | null; list: FigureId[]; aim: boolean } | null {
  if (step.aim) {
    const whom = step.aim.aim === 'target' ? step.aim.whom : (step.aim.against ?? null);
    const program = !playerControlled(g, bind.owner);
    const spell = step.aim.aim === 'spell' ? step.aim : null;
    // A criterion looks at the eligible targets only, what is prioritised comes before it (A1.ai-target.04, .10).
    const among: Among = spell
      ? {
          legal: (id) => spell.ignoring?.includes('SOI') || withinSoi(g, bind.owner, id),
          prior: program ? spell.prior : undefined,
        }
      : {};
    // The program casts on opponents only (A1.ai-target.03).
    const list =
      whom === null
        ? g.state.order.filter(
            (id) =>
              inPlay(g, id) &&
              id !== bind.owner &&
              withinSoi(g, bind.owner, id) &&
              (!program || opposed(g, bind.owner, id)),
          )
        : candidates(g, whom, bind, among);
    return { whom, list, aim: true };
  }
  if (step.who) return { whom: step.who, list: candidates(g, step.who, bind), aim: false };
  const verb = verbOf(step.effect);
  const whom = verb.target?.(step.effect as never);
  return whom ? { whom, list: candidates(g, whom, bind), aim: false } : null;
}

/** `it` or `the target` after an aim. */
function meansTarget(who: Whom | undefined): boolean {
  const one = who?.of[0];
  return one !== undefined && 'person' in one && (one.person === 'it' || one.person === 'the target');
}

/** Whether anything could come of a Check: what follows on a pass or a fail, if the line says what does. */
function outcomeMatters(g: Game, c: EffectContext): boolean {
  const { frame } = c;
  const outcomes = frame.ability.body.filter(({ link }) => link?.link === 'onPass' || link?.link === 'onFail');
  if (outcomes.length === 0) return true;
  return outcomes.some((sentence) =>
    sentence.steps.some((step) => {
      const verb = verbOf(step.effect);
      // Who is meant may depend on the Check.
      if (step.aim || step.who || verb.aimed || verb.target) return true;
      return (verb.changes ?? verb.possible)(g, { ...c, sentence, step }, step.effect as never);
    }),
  );
}

/** Links by which a sentence hangs on what the one before it did. */
const DEPENDENT: ReadonlySet<string> = new Set(['onPass', 'onFail', 'ifYouDo']);

/** A line of which nothing could happen is not offered (card language section 2.1). */
export function somethingHappens(
  g: Game,
  owner: FigureId,
  entry: Entry,
  scene: Scene,
  target: FigureId | null = null,
): boolean {
  const frame = blankAbility(entry.ref, entry.ability, owner, scene);
  // Whether what comes before a sentence could happen; what hangs on it cannot happen without it.
  let before = true;
  for (const sentence of entry.ability.body) {
    if (!before && sentence.link && DEPENDENT.has(sentence.link.link)) continue;
    let checked = false;
    for (const step of sentence.steps) {
      if (step.effect.do === 'costs') continue;
      checked = true;
      const named = stepTargets(g, step, { ...bindFor(owner, scene), frame });
      if (named && named.list.length === 0) {
        // Nothing after an aim without a target can happen.
        if (named.aim) return false;
        continue;
      }
      const verb = verbOf(step.effect);
      const aimed = target === null ? named?.list : [target];
      const who = named && !named.aim && step.who ? (named.list as FigureId[]) : [owner];
      const targets = named && (named.aim || !step.who) ? (aimed as FigureId[]) : [scene.object ?? null];
      // `Target an ally: it ...`: who is aimed at does it.
      const itself = named?.aim === true && meansTarget(step.who);
      for (const w of who) {
        for (const t of targets) {
          const c: EffectContext = { frame, sentence, step, who: itself ? (t ?? w) : w, target: t };
          if (verb.possible(g, c, step.effect as never) && (step.effect.do !== 'check' || outcomeMatters(g, c)))
            return true;
        }
      }
    }
    if (!checked) continue;
    if (sentence.link) break;
    before = false;
  }
  return false;
}
