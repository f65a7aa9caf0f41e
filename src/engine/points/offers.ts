/** Offers: the lines that may answer at a point now, and the options by which they are used. */
import type { Ability, Effect, Step, Whom } from '../abilities/ast';
import { type Bind, bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { type Among, candidates, isRandom, isWhom, picks } from '../conditions/select';
import { verbOf } from '../effects/registry';
import type { EffectContext } from '../effects/types';
import {
  type Figure,
  type FigureId,
  figure,
  frameById,
  type Game,
  inPlay,
  opposed,
  playerControlled,
  topFrame,
} from '../game';
import type { Option, OptionKind, Reason } from '../kernel/types';
import { withinSoi } from '../queries/sight';
import { banned, comboMet } from '../queries/standing';
import type { Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { blankAbility } from './blank';
import { type Entry, eachLineAt, encounterRules, type Point, priced, ruleLinesAt } from './lines';
import { eventMatches } from './matches';
import { costOf, priceReasons, symbolTimes } from './price';

export interface Offer {
  entry: Entry;
  owner: FigureId;
  /** Happens by itself: neither priced nor `may` (card language section 2.2). */
  mandatory: boolean;
  key: string;
}

/** A name for a line that stays the same while its card does. */
export function lineKey(ref: LineRef): string {
  switch (ref.on) {
    case 'card':
    case 'symbol':
    case 'passive':
      return `${ref.figure}/${ref.on}/${ref.key}/${ref.n}`;
    case 'token':
      return `${ref.figure}/token/${ref.token}/${ref.n}`;
    case 'rider':
      return `${ref.figure}/rider/${ref.frame}/${ref.n}`;
    case 'lasting':
      return `${ref.figure}/lasting/${ref.id}/${ref.n}`;
    case 'rule':
      return `rule/${ref.n}/${ref.part}`;
    case 'boardToken':
      return `boardToken/${ref.token}/${ref.n}`;
    case 'text':
      return `text/${ref.text}`;
    case 'ai':
      return `${ref.figure}/ai/${ref.step}/${ref.n}`;
  }
}

/** Whether the moment of a line is now, its frequency not yet used up. */
function momentNow(g: Game, owner: FigureId, entry: Entry, point: Point, scene: Scene): boolean {
  const { moment } = entry.ability;
  if (!moment) {
    // Lines of one's own Attack: Symbol Abilities, COUNTER, DODGE, EMPOWER, FU.
    const attack = frameById(g, 'attack', scene.attack);
    switch (point) {
      case 'attack.counter':
      case 'attack.dodge':
        return attack?.target === owner;
      case 'attack.damage':
      case 'attack.followUp':
      case 'attack.empower':
      case 'dice.rolled':
        return attack?.attacker === owner && (point !== 'dice.rolled' || scene.roll === 'attack');
      case 'turn.status':
        return scene.subject === owner;
      default:
        return true;
    }
  }
  switch (moment.m) {
    case 'anyTime':
      return true;
    case 'encounterAction':
      return true;
    case 'phase':
      return moment.of ? isWhom(g, scene.subject ?? owner, moment.of, bindFor(owner, scene)) : scene.subject === owner;
    case 'at':
      return moment.of === 'your turn' ? scene.subject === owner : moment.of.span === 'turn' || true;
    case 'when':
      return moment.events.some((e) => eventMatches(g, e, point, scene, owner));
  }
}

/** Limit key of a line with a frequency: `turn:` and the like are cleared when that span begins anew. */
export function limitKey(ability: Ability, ref: LineRef): { key: string; first: boolean } | null {
  const { moment } = ability;
  if (moment?.m !== 'when' || !moment.freq) return null;
  const span = 'first' in moment.freq ? moment.freq.first : moment.freq.once;
  return { key: `${span}:${lineKey(ref)}`, first: 'first' in moment.freq };
}

/** Counts the coming of an event for lines that answer only the first; called once when a window opens. */
export function countFirsts(g: Game, point: Point, scene: Scene): void {
  for (const id of g.state.order) {
    if (!inPlay(g, id) && id !== scene.subject) continue;
    eachLineAt(g, figure(g, id), point, (entry) => {
      const { moment } = entry.ability;
      if (moment?.m !== 'when' || !moment.freq || !('first' in moment.freq)) return;
      const limit = limitKey(entry.ability, entry.ref);
      if (!limit || !momentNow(g, id, entry, point, scene)) return;
      g.state.limits[limit.key] = (g.state.limits[limit.key] ?? 0) + 1;
    });
  }
}

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
    return [{ why: 'banned', text: 'It may not use Abilities now.' }];
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

/** A line of which nothing could happen is not offered (card language section 2.1). */
function somethingHappens(
  g: Game,
  owner: FigureId,
  entry: Entry,
  scene: Scene,
  target: FigureId | null = null,
): boolean {
  const frame = blankAbility(entry.ref, entry.ability, owner, scene);
  for (const sentence of entry.ability.body) {
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
          if (verb.possible(g, c, step.effect as never)) return true;
        }
      }
    }
    if (!checked) continue;
    if (sentence.link) break;
  }
  return false;
}

/** Whether a line asks: priced, FU or with `may` or a cost of its own. */
export function isChoice(ability: Ability): boolean {
  if (priced(ability) || ability.fu || ability.sp === 0) return true;
  return false;
}

/** Every line that may answer at a point now, in the order of figures and cards. */
export function collectOffers(g: Game, point: Point, scene: Scene): Offer[] {
  const offers: Offer[] = [];
  const take =
    (owner: FigureId) =>
    (entry: Entry): void => {
      if (!momentNow(g, owner, entry, point, scene)) return;
      const limit = limitKey(entry.ability, entry.ref);
      if (limit && (g.state.limits[limit.key] ?? 0) !== (limit.first ? 1 : 0)) return;
      if (usingReasons(g, owner, entry, scene).length > 0) return;
      offers.push({ entry, owner, mandatory: !isChoice(entry.ability), key: lineKey(entry.ref) });
    };
  for (const id of g.state.order) {
    const f = figure(g, id);
    // A figure that is Defeated just now still answers for that moment.
    if (!inPlay(g, id) && !(point === 'defeat.done' && id === scene.subject)) continue;
    eachLineAt(g, f, point, take(id));
  }
  if (point === 'attack.followUp' || point === 'attack.damage') addRiders(g, point, scene, take);
  const anyone = ruleOwner(g, scene);
  if (anyone) for (const entry of ruleLinesAt(g, point)) take(anyone)(entry);
  return offers;
}

/**
 * Special Encounter Rules are lines of no one, seen from the Adventurers: `you` is the Adventurer that the moment is about, or
 * who caused it, else one that is in play.
 */
function ruleOwner(g: Game, scene: Scene): FigureId | undefined {
  const close = [scene.subject, scene.source, g.state.turn.figure];
  const named = close.find((id) => id && figure(g, id).kind === 'adventurer');
  return named ?? g.state.order.find((id) => inPlay(g, id) && figure(g, id).kind === 'adventurer');
}

/** Lines given to the Attack itself (`Gain [FU: ...]`). */
function addRiders(g: Game, point: Point, scene: Scene, take: (owner: FigureId) => (entry: Entry) => void): void {
  const attack = frameById(g, 'attack', scene.attack);
  attack?.riders.forEach(({ line, owner }, n) => {
    if (line.fu !== (point === 'attack.followUp' ? true : undefined)) return;
    take(owner)({ ref: { on: 'rider', figure: owner, frame: attack.id, n }, ability: line, card: null, owner });
  });
}

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
export function firstTargets(g: Game, offer: Offer, scene: Scene): FigureId[] | null {
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

export { anyLineAt } from './lines';
