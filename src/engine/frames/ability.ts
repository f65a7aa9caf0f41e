/**
 * One line of the card language carried out: price, then sentence by sentence, step by step, for every subject and
 * target (card language section 2). The verbs stand in effects/.
 */
import type { Ability, Step } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { quantity } from '../conditions/values';
import { verbOf } from '../effects/registry';
import { type FigureId, figure, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Option } from '../kernel/types';
import { blankAbility } from '../points/blank';
import { namesOf } from '../points/lineAt';
import type { Entry } from '../points/lines';
import { isChoice } from '../points/offers';
import { costOf, pay, priceReasons } from '../points/price';
import { replace } from '../rules/instead';
import { last } from '../rules/lasting';
import type { AbilityFrame, Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { aimNext, aimSteps, callForce, forceTargets, nextAimed } from './abilityAims';
import {
  asksFirst,
  atAimStart,
  attackGoingOn,
  bringForward,
  context,
  entryOf,
  followsLink,
  nothing,
  orderActions,
  sentenceAt,
  startsAction,
  stepOf,
  tellUse,
  used,
  usedUp,
} from './abilityLine';
import { whoSteps } from './abilityWho';

interface AbilityInit {
  line: LineRef;
  ability: Ability;
  owner: FigureId;
  scene: Scene;
  target?: FigureId | null;
  /** First target named with the option. */
  first?: FigureId | null;
  x?: number | null;
  paid?: boolean;
  untold?: AbilityFrame['untold'];
}

/** Frame init of a line. */
export function abilityInit(_g: Game, init: AbilityInit): FrameInit {
  const blank = blankAbility(init.line, init.ability, init.owner, init.scene);
  return {
    ...blank,
    target: init.target ?? null,
    first: init.first ?? null,
    x: init.x ?? null,
    paid: init.paid ?? false,
    ...(init.untold ? { untold: init.untold } : {}),
  };
}

/** Frame init of an offer taken by an option. */
export function offerFrame(g: Game, entry: Entry, owner: FigureId, scene: Scene, option: Option): FrameInit {
  const first = option.target ?? option.figure ?? (typeof option.to === 'string' ? option.to : null);
  const init = abilityInit(g, {
    line: entry.ref,
    ability: entry.ability,
    owner,
    scene,
    first: option.kind === 'counter' ? null : first,
    x: option.n ?? null,
  });
  return option.times ? { ...init, times: option.times } : init;
}

export const abilityFrame: FrameHandler<Game, AbilityFrame> = {
  first: 'begin',
  log: true,
  steps: {
    begin(g, f) {
      if (f.paid) return usedUp(g, f) ? nothing(f) : { go: 'sentence' };
      for (const id of g.state.order)
        if (inPlay(g, id) && figure(g, id).effects.length > 0) f.hadBefore[id] = [...figure(g, id).effects];
      const x = f.ability.body.find((s) => s.x)?.x;
      if (x && f.x === null && !x.upTo) f.x = quantity(g, x.value, bindOf(f));
      if (x?.upTo && f.x === null) {
        const most = quantity(g, x.value, bindOf(f));
        const options: Option[] = Array.from({ length: most + 1 }, (_, n) => ({ id: `x${n}`, kind: 'choice', n }));
        return {
          ask: { kind: 'choice', figure: f.owner, options, pass: false, about: { line: f.line, x: most } },
          go: 'x',
        };
      }
      return { go: 'aim' };
    },
    x(_g, f) {
      f.x = f.answer?.option.n ?? 0;
      return { go: 'aim' };
    },
    /** X and the figures aimed at are chosen before the price is paid. */
    aim(g, f) {
      const step = stepOf(f);
      return step?.aim && !asksFirst(step) ? aimNext(g, f, { go: 'pay' }) : { go: 'pay' };
    },
    aimed(_g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return { go: f.paid ? 'aimReady' : 'pay' };
      f.picked.push(option.figure as FigureId);
      return { go: f.paid ? 'aimMore' : 'aim' };
    },
    pay(g, f) {
      const entry = entryOf(g, f);
      const target = f.picked[0] ?? f.first;
      if (priceReasons(g, f.owner, entry, f.scene, f.x ?? 1, target).length > 0) return nothing(f);
      const cost = costOf(g, f.owner, entry, f.scene, f.x ?? 1, target);
      f.untold = { cost, target: target ?? null };
      if (isChoice(f.ability)) tellUse(g, f);
      // What is discarded as its price keeps its name.
      f.names = namesOf(g, f.line);
      for (let i = 0; i < f.times; i++) f.spSpent += pay(g, f.owner, entry, f.scene, f.x ?? 1, target);
      f.paid = true;
      const attack = f.ability.fu ? null : attackGoingOn(g, f);
      if (attack && startsAction(f)) {
        attack.queued.push({
          line: f.line,
          ability: f.ability,
          owner: f.owner,
          scene: f.scene,
          target: f.target ?? f.first,
          x: f.x,
          ...(f.untold ? { untold: f.untold } : {}),
        });
        return { done: { did: true, target: f.target } };
      }
      return { go: 'sentence' };
    },
    sentence(g, f) {
      const s = sentenceAt(f);
      if (!s) {
        if (f.aim) return nextAimed(g, f) ?? { go: 'aimOver' };
        if (f.times <= 1) return used(g, f);
        f.times--;
        f.i = 0;
        return { go: 'sentence' };
      }
      if (s.link?.link === 'afterwards' && f.aim) return nextAimed(g, f) ?? { go: 'aimOver' };
      f.j = 0;
      const linked = followsLink(g, f, s);
      if (!linked) return { go: 'nextSentence' };
      f.did = true;
      if (s.if) {
        f.ifWas = holdsAll(g, s.if, bindOf(f));
        if (!f.ifWas) {
          f.did = false;
          return { go: 'nextSentence' };
        }
      }
      if (s.x && f.x === null) f.x = quantity(g, s.x.value, bindOf(f));
      return { go: 'step' };
    },
    nextSentence(g, f) {
      delete f.inOrder;
      if (sentenceAt(f)?.instead && f.did) replace(g, f.scene);
      if (f.only) return nothing(f);
      f.i++;
      return { go: 'sentence' };
    },
    step(g, f) {
      const step = stepOf(f);
      if (!step) return { go: 'nextSentence' };
      if (step.effect.do === 'costs') return { go: 'nextStep' };
      if (step.aim && !atAimStart(f)) {
        f.subjects = [f.owner];
        return { go: asksFirst(step) ? 'may' : 'aimMore' };
      }
      if (step.if && !holdsAll(g, step.if, bindOf(f))) return { go: 'nextStep' };
      if (sentenceAt(f)?.force && !f.aim && forceTargets(g, f).length > 0) return callForce(g, f, forceTargets(g, f));
      return orderActions(g, f) ?? { go: 'subjects' };
    },
    /** The Action chosen comes first; the others keep their order. */
    ordered(_g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'order') bringForward(f, option.n as number);
      f.inOrder = f.j;
      return { go: 'subjects' };
    },
    ...aimSteps,
    ...whoSteps,

    do(g, f) {
      const step = stepOf(f) as Step;
      const c = context(f);
      const verb = verbOf(step.effect);
      if ((verb.aimed && !c.target) || !verb.possible(g, c, step.effect as never)) {
        f.did = false;
        return { go: 'nextDo' };
      }
      const s = c.sentence;
      if (!verb.asks) tellUse(g, f);
      if (s.until && last(g, f, c, step.effect, s.until)) {
        f.anything = true;
        return { go: 'nextDo' };
      }
      const child = verb.start(g, c, step.effect as never);
      f.anything = true;
      return child ? { call: child, go: 'resume' } : { go: 'nextDo' };
    },
    resume(g, f) {
      const step = stepOf(f) as Step;
      if ((f.result as Option | null)?.kind !== 'pass') tellUse(g, f);
      const child = verbOf(step.effect).resume?.(g, context(f), step.effect as never, f.result);
      return child ? { call: child, go: 'resume' } : { go: 'nextDo' };
    },
    nextDo(_g, f) {
      delete f.note;
      if (f.u + 1 < f.targets.length) {
        f.u++;
        return { go: 'do' };
      }
      if (f.k + 1 < f.subjects.length) {
        f.k++;
        return { go: 'may' };
      }
      return { go: 'nextStep' };
    },
    nextStep(_g, f) {
      f.j++;
      return { go: 'step' };
    },
    over(_g, f) {
      return nothing(f);
    },
  },
};
