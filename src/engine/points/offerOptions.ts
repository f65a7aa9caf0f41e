/** The options by which an offer is used. */
import type { Ability, Effect } from '../abilities/ast';
import { type Bind, bindFor } from '../conditions/bind';
import { isRandom, picks } from '../conditions/select';
import { verbOf } from '../effects/registry';
import type { EffectContext } from '../effects/types';
import { type FigureId, figure, frameById, type Game } from '../game';
import type { Option, OptionKind } from '../kernel/types';
import type { Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { blankAbility } from './blank';
import { encounterRules } from './lines';
import type { Offer } from './offers';
import type { Point } from './point';
import { costOf, priceReasons, symbolTimes } from './price';
import { somethingHappens, stepTargets } from './using';

const VERB_KIND: Partial<Record<Effect['do'], OptionKind>> = {
  reroll: 'reroll',
  redirect: 'redirect',
  counter: 'counter',
  dodge: 'dodge',
};

function kindOf(ability: Ability, ref: LineRef, point: Point): OptionKind {
  if (ref.on === 'symbol') return 'symbol';
  if (point === 'attack.followUp') return 'followUp';
  if (point === 'attack.empower') return 'empower';
  const effect = ability.body[0]?.steps.find((s) => s.effect.do !== 'costs')?.effect;
  return (effect && VERB_KIND[effect.do]) ?? 'use';
}

/** Figures an offer may name first, when one is to be picked; null when nothing is picked. */
function firstTargets(g: Game, offer: Offer, scene: Scene): FigureId[] | null {
  const step = offer.entry.ability.body[0]?.steps.find((s) => s.effect.do !== 'costs');
  if (!step) return null;
  const bind: Bind = {
    ...bindFor(offer.owner, scene),
    frame: blankAbility(offer.entry.ref, offer.entry.ability, offer.owner, scene),
  };
  const named = stepTargets(g, step, bind);
  const context = (target: FigureId | null): EffectContext => ({
    frame: bind.frame as never,
    sentence: offer.entry.ability.body[0] as never,
    step,
    who: offer.owner,
    target,
  });
  if (!named)
    return step.effect.do === 'attack'
      ? (verbOf(step.effect).targets?.(g, context(null), step.effect as never) ?? null)
      : null;
  // A REDIRECT says where to, also where there is but one: to a legal figure that is no target yet (A1.redirect.04, .11).
  if (step.effect.do === 'redirect')
    return named.list.filter((id) => verbOf(step.effect).possible(g, context(id), step.effect as never));
  if (named.whom && (isRandom(named.whom) || picks(named.whom, bind).all)) return null;
  return named.list;
}

/** The one figure that a REDIRECT names. */
function redirectTo(g: Game, offer: Offer, scene: Scene): FigureId {
  const step = offer.entry.ability.body[0]?.steps[0];
  return (step && stepTargets(g, step, bindFor(offer.owner, scene))?.list[0]) ?? offer.owner;
}

/** The options by which an offer is used: one for each first target, number or multiple of Symbols. */
export function offerOptions(g: Game, offer: Offer, point: Point, scene: Scene): Option[] {
  const { entry, owner } = offer;
  const { ability, ref, card } = entry;
  const base: Option = { id: offer.key, kind: kindOf(ability, ref, point), by: owner, data: { ref } };
  if (card) base.card = card.card;
  else if (ref.on === 'token') base.token = ref.token;
  else if (ref.on === 'rule') base.rule = encounterRules(g)[ref.n]?.name ?? '';
  else if (ref.on === 'rider') base.card = 'attack';
  if ('n' in ref && ref.on !== 'rule') base.ability = ref.n;
  if (base.kind === 'symbol') {
    const times = symbolTimes(g, ability, scene);
    return Array.from({ length: times }, (_, i) => ({
      ...base,
      id: `${offer.key}x${i + 1}`,
      times: i + 1,
      cost: costOf(g, owner, entry, scene),
    }));
  }
  if (ability.sp === 'X') {
    const most = figure(g, owner).sp;
    return Array.from({ length: most }, (_, i) => ({
      ...base,
      id: `${offer.key}n${i + 1}`,
      n: i + 1,
      cost: costOf(g, owner, entry, scene, i + 1),
    }));
  }
  const targets = firstTargets(g, offer, scene);
  if (!targets) {
    const option: Option = { ...base, cost: costOf(g, owner, entry, scene) };
    if (option.kind === 'counter') option.target = frameById(g, 'attack', scene.attack)?.attacker ?? '';
    if (option.kind === 'followUp') option.target = scene.object ?? '';
    if (option.kind === 'redirect') option.to = redirectTo(g, offer, scene);
    return [option];
  }
  const options: Option[] = [];
  const aims = targets.length > 1 && ability.body[0]?.steps[0]?.aim?.aim === 'target';
  for (const id of targets) {
    if (priceReasons(g, owner, entry, scene, 1, id).length > 0) continue;
    if (aims && !somethingHappens(g, owner, entry, scene, id)) continue;
    const option: Option = {
      ...base,
      id: `${offer.key}@${id}`,
      target: id,
      cost: costOf(g, owner, entry, scene, 1, id),
    };
    if (option.kind === 'redirect') {
      delete option.target;
      option.to = id;
    }
    options.push(option);
  }
  return options;
}
