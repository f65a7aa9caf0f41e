/**
 * One line of the card language carried out: price, then sentence by sentence, step by step, for every subject and
 * target (card language section 2). The verbs stand in effects/.
 */
import type { Ability, Force, Sentence, Step, Whom } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { candidates, isRandom, isWhom, personOf, picks } from '../conditions/select';
import { num, quantity } from '../conditions/values';
import { draw } from '../dice/random';
import { verbOf } from '../effects/registry';
import { aimsAtDefeated } from '../effects/returnTo';
import type { EffectContext } from '../effects/types';
import { emit, type FigureId, figure, type Game, inPlay, openWindow, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { FrameInit, Next, Option } from '../kernel/types';
import { blankAbility } from '../points/blank';
import { anyLineAt, type Entry, namesOf } from '../points/lines';
import { isChoice } from '../points/offers';
import { costOf, pay, priceReasons } from '../points/price';
import { stepTargets } from '../points/using';
import { replace } from '../rules/instead';
import { delay, last } from '../rules/lasting';
import type { AttackFrame } from '../state/attackFrames';
import type { AbilityFrame, Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { costReasons, payCosts } from './abilityCosts';
import { forceParts } from './force';

export interface AbilityInit {
  line: LineRef;
  ability: Ability;
  owner: FigureId;
  scene: Scene;
  target?: FigureId | null;
  /** First target named with the option. */
  first?: FigureId | null;
  x?: number | null;
  paid?: boolean;
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

const sentenceAt = (f: AbilityFrame): Sentence | undefined => f.ability.body[f.i];
const stepOf = (f: AbilityFrame): Step | undefined => sentenceAt(f)?.steps[f.j];

function entryOf(g: Game, f: AbilityFrame): Entry {
  const card =
    'key' in f.line ? (figure(g, f.owner).cards.find((c) => 'key' in f.line && c.key === f.line.key) ?? null) : null;
  return { ref: f.line, ability: f.ability, card, owner: f.owner };
}

/** The Attack during which this line runs, if that is still going on: Actions it starts wait (section 2.9). */
function attackGoingOn(g: Game, f: AbilityFrame): AttackFrame | null {
  const at = g.state.stack.indexOf(f);
  for (let i = at - 1; i >= 0; i--) {
    const below = g.state.stack[i];
    if (below?.kind === 'attack') return below.over ? null : below;
    if (below?.kind === 'ability' || below?.kind === 'turn' || below?.kind === 'aiTurn') {
      if (below.kind !== 'ability') return null;
    }
  }
  return null;
}

function startsAction(f: AbilityFrame): boolean {
  return f.ability.body.some((s) => s.steps.some((st) => st.aim?.aim === 'spell' || verbOf(st.effect).action));
}

function context(f: AbilityFrame): EffectContext {
  return {
    frame: f,
    sentence: sentenceAt(f) as Sentence,
    step: stepOf(f) as Step,
    who: (f.subjects[f.k] ?? f.owner) as FigureId,
    target: f.targets[f.u] ?? null,
  };
}

/** Asks for one figure among several; `go` reads the answer. */
function pick(f: AbilityFrame, figure: FigureId, list: FigureId[], pass: boolean, go: string): Next {
  const options: Option[] = list.map((id) => ({ id: `target@${id}`, kind: 'target', figure: id, target: id }));
  if (pass) options.push({ id: 'pass', kind: 'pass' });
  return { ask: { kind: 'target', figure, options, pass, about: { line: f.line, verb: stepOf(f)?.effect.do } }, go };
}

/** Targets of an aim: the first may be named with the option, the rest are picked one by one. */
function aimNext(g: Game, f: AbilityFrame, done: Next): Next {
  const step = stepOf(f) as Step;
  const bind = bindOf(f);
  const named = stepTargets(g, step, bind);
  const list = named?.list ?? [];
  const want = named?.whom ? picks(named.whom, bind) : ({ all: false, min: 1, max: 1 } as const);
  if (want.all) {
    f.picked = ordered(g, list);
    return done;
  }
  if (f.first && f.picked.length === 0 && list.includes(f.first)) {
    f.picked.push(f.first);
    f.first = null;
  }
  const left = list.filter((id) => !f.picked.includes(id));
  if (f.picked.length >= want.max || left.length === 0) return done;
  if (named?.whom && isRandom(named.whom)) {
    f.picked.push(...drawn(g, left, want.max - f.picked.length));
    return done;
  }
  const prior = step.aim?.aim === 'spell' ? step.aim.prior : undefined;
  const favoured = prior && !playerControlled(g, f.owner) ? left.filter((id) => isWhom(g, id, prior, bind)) : [];
  return pick(
    f,
    f.owner,
    favoured.length > 0 ? favoured : left,
    f.picked.length >= want.min || want.min === 0,
    'aimed',
  );
}

/** `a random ...`: chance decides among those that fit (A1.skill-check.02). */
function drawn(g: Game, list: FigureId[], n: number): FigureId[] {
  const left = [...list];
  const found: FigureId[] = [];
  while (found.length < n && left.length > 0) {
    const id = draw(g, 'figure', left);
    left.splice(left.indexOf(id), 1);
    found.push(id);
  }
  emit(g, 'figuresDrawn', { figures: found, among: list });
  return found;
}

/** The order in which several targets are worked through: Initiative (A1.spell.10 leaves it to the order of the Checks). */
function ordered(g: Game, list: FigureId[]): FigureId[] {
  const place = (id: FigureId): number => g.state.track.findIndex((e) => e.id === figure(g, id).entry);
  return [...list].sort((a, b) => place(a) - place(b));
}

function nothing(f: AbilityFrame): Next {
  return { done: { did: f.anything, target: f.target } };
}

/** A line that was chosen has been used: what waits for the use of its card or token. */
function used(g: Game, f: AbilityFrame): Next {
  if (!isChoice(f.ability) || !anyLineAt(g, 'use.done')) return nothing(f);
  const names = f.names ?? namesOf(g, f.line);
  if (names.length === 0) return nothing(f);
  const scene: Scene = { subject: f.owner, object: f.target ?? f.subjects[0] ?? null, names };
  if (f.line.on === 'token') scene.token = f.line.token;
  return { call: openWindow('use.done', scene), go: 'over' };
}

export const abilityFrame: FrameHandler<Game, AbilityFrame> = {
  first: 'begin',
  log: true,
  steps: {
    begin(g, f) {
      if (f.paid) return { go: 'sentence' };
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
      if (f.line.on !== 'ai' && f.line.on !== 'text')
        emit(g, 'abilityUsed', { figure: f.owner, line: f.line, cost, target: target ?? null, times: f.times });
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
    aimMore(g, f) {
      return aimNext(g, f, { go: 'aimReady' });
    },
    /** Everyone aimed at is known: SPELL and FORCE make their Checks first. */
    aimReady(g, f) {
      const step = stepOf(f) as Step;
      const s = sentenceAt(f) as Sentence;
      const targets = f.picked.filter((id) => inPlay(g, id) || figure(g, id).defeated);
      if (targets.length === 0) return used(g, f);
      f.target = targets[targets.length - 1] as FigureId;
      if (step.aim?.aim === 'spell') {
        const bonuses = (step.aim.bonuses ?? []).map((bonus) => ({ bonus, from: f.line, owner: f.owner }));
        return {
          call: {
            kind: 'spell',
            caster: f.owner,
            targets,
            x: num(step.aim.force, bindOf(f)),
            force: 0,
            bonuses,
            empowered: false,
            i: 0,
            failed: [],
            ability: f.id,
            skull: false,
            line: f.line,
          },
          go: 'checked',
        };
      }
      if (s.force) return callForce(g, f, targets);
      f.aim = { targets, at: -1, from: [f.i, f.j], spell: false, force: 0 };
      return nextAimed(g, f) ?? used(g, f);
    },
    /** Result of the SPELL or of the Checks against FORCE: those that failed. */
    checked(g, f) {
      const { failed, force, skull } = f.result as { failed: FigureId[]; force: number; skull?: boolean };
      if (failed.length > 0) f.anything = true;
      const spell = stepOf(f)?.aim?.aim === 'spell';
      f.aim = { targets: failed, at: -1, from: [f.i, f.j], spell, force };
      f.picked = [];
      // A SPELL that the Skull ended is not Resolved (A1.resolve.02).
      if (skull) return used(g, f);
      return nextAimed(g, f) ?? { go: 'aimOver' };
    },
    affected(g, f) {
      const aim = f.aim as NonNullable<AbilityFrame['aim']>;
      const id = aim.targets[aim.at];
      if (!id || !stillThere(g, f, id)) return nextAimed(g, f) ?? { go: 'aimOver' };
      f.target = id;
      return { go: 'subjects' };
    },
    aimOver(g, f) {
      const spell = f.aim?.spell;
      const from = f.aim?.from[0] ?? f.i;
      f.aim = null;
      const later = f.ability.body.findIndex((s, n) => n > from && s.link?.link === 'afterwards');
      f.i = later < 0 ? f.ability.body.length : later;
      f.j = 0;
      if (spell) {
        emit(g, 'spellResolved', { figure: f.owner });
        if (anyLineAt(g, 'spell.resolved'))
          return { call: openWindow('spell.resolved', { ...f.scene, subject: f.owner }), go: 'sentence' };
      }
      return { go: 'sentence' };
    },
    /** Who does it. */
    subjects(g, f) {
      const step = stepOf(f) as Step;
      const bind = bindOf(f);
      f.k = 0;
      if (!step.who) {
        // The last subject named in the sentence does it, else the owner (card language: how to read it).
        if (f.j === 0 || f.subjects.length === 0) f.subjects = [f.owner];
        return { go: 'may' };
      }
      const list = candidates(g, step.who, bind);
      const want = picks(step.who, bind);
      if (want.all) {
        f.subjects = list;
        if (f.it === null && f.i === 0) f.it = list[0] ?? null;
        return list.length > 0 ? { go: 'may' } : skip(f);
      }
      if (list.length === 0) return skip(f);
      if (isRandom(step.who)) {
        f.subjects = drawn(g, list, want.max);
        f.it ??= f.subjects[0] ?? null;
        return { go: 'may' };
      }
      if (f.first && list.includes(f.first)) {
        f.subjects = [f.first];
        f.it ??= f.first;
        f.first = null;
        return { go: 'may' };
      }
      return pick(f, f.owner, list, want.min === 0, 'subject');
    },
    subject(_g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return skip(f);
      f.subjects = [option.figure as FigureId];
      f.it ??= option.figure as FigureId;
      return { go: 'may' };
    },
    /** `may` and costs: asked of the subject, all of it or nothing. */
    may(g, f) {
      const step = stepOf(f) as Step;
      if ((!step.may && !step.costs) || (atAimStart(f) && asksFirst(step))) return { go: 'targets' };
      if (!step.costs && (verbOf(step.effect).asks || decided(f))) return { go: 'targets' };
      const c = { ...context(f), who: step.by ? (personOf(g, step.by, bindOf(f)) ?? f.owner) : context(f).who };
      if (costReasons(g, f, c.who, step.costs ?? []).length > 0 || !couldHappen(g, f)) return refuse(f);
      const options: Option[] = [
        { id: 'yes', kind: 'yes', by: c.who, data: { verb: step.effect.do } },
        { id: 'pass', kind: 'pass' },
      ];
      return {
        ask: {
          kind: 'yesNo',
          figure: c.who,
          options,
          pass: true,
          about: { line: f.line, verb: step.effect.do, costs: step.costs ?? [] },
        },
        go: 'mayAnswer',
      };
    },
    mayAnswer(g, f) {
      if (f.answer?.option.kind === 'pass') return refuse(f);
      const step = stepOf(f) as Step;
      const payer = step.by ? (personOf(g, step.by, bindOf(f)) ?? f.owner) : context(f).who;
      const frame = payCosts(g, f, payer, step.costs ?? []);
      const go = step.aim && !atAimStart(f) ? 'aimMore' : 'targets';
      return frame ? { call: frame, go } : { go };
    },
    /** Whom it is done to. */
    targets(g, f) {
      const step = stepOf(f) as Step;
      const verb = verbOf(step.effect);
      f.u = 0;
      if (!verb.target && !verb.aimed) {
        f.targets = [];
        return { go: 'do' };
      }
      const whom: Whom | undefined = verb.target?.(step.effect as never);
      const bind = bindOf(f);
      if (!whom) {
        const usual = bind.target;
        f.targets = usual && inPlay(g, usual) ? [usual] : [];
        return f.targets.length > 0 || !verb.aimed ? { go: 'do' } : skip(f);
      }
      const list = candidates(g, whom, bind);
      const want = picks(whom, bind);
      if (want.all || list.length === 0) {
        f.targets = list;
        return list.length > 0 ? { go: 'do' } : skip(f);
      }
      if (isRandom(whom)) {
        f.targets = drawn(g, list, want.max);
        f.target = f.targets.at(-1) ?? null;
        return { go: 'do' };
      }
      if (f.first && list.includes(f.first)) {
        f.targets = [f.first];
        f.first = null;
        return { go: 'do' };
      }
      return pick(f, f.owner, list, want.min === 0, 'targeted');
    },
    targeted(_g, f) {
      const option = f.answer?.option as Option;
      if (option.kind === 'pass') return skip(f);
      f.targets = [option.figure as FigureId];
      f.target = option.figure as FigureId;
      return { go: 'do' };
    },
    do(g, f) {
      const step = stepOf(f) as Step;
      const c = context(f);
      const verb = verbOf(step.effect);
      if ((verb.aimed && !c.target) || !verb.possible(g, c, step.effect as never)) {
        f.did = false;
        return { go: 'nextDo' };
      }
      const s = c.sentence;
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

/** A plain Action of the owner: nothing but its verb. */
function isPlainAction(step: Step | undefined): boolean {
  if (!step || step.who || step.may || step.costs || step.aim || step.if) return false;
  return verbOf(step.effect).action === true;
}

/** Several Actions in one sentence, not parted by THEN, are made in the order their player likes; written order by default (A1.ability.17). */
function orderActions(g: Game, f: AbilityFrame): Next | null {
  const steps = sentenceAt(f)?.steps ?? [];
  if (f.inOrder === f.j || !playerControlled(g, f.owner) || !isPlainAction(steps[f.j])) return null;
  const options: Option[] = [{ id: 'order/0', kind: 'order', n: 0, data: steps[f.j]?.effect.do }];
  for (let k = f.j + 1; isPlainAction(steps[k]) && !steps[k]?.then; k++)
    options.push({ id: `order/${k - f.j}`, kind: 'order', n: k - f.j, data: steps[k]?.effect.do });
  if (options.length === 1) return null;
  const about = { line: f.line };
  options.push({ id: 'pass', kind: 'pass' });
  return { ask: { kind: 'order', figure: f.owner, options, pass: true, about, rule: 'A1.ability.17' }, go: 'ordered' };
}

/** Puts the Action `n` places on in front, in this frame's own copy of the line. */
function bringForward(f: AbilityFrame, n: number): void {
  const sentence = sentenceAt(f) as Sentence;
  const steps = [...sentence.steps];
  steps.splice(f.j, 0, ...steps.splice(f.j + n, 1));
  const body = [...f.ability.body];
  body[f.i] = { ...sentence, steps };
  f.ability = { ...f.ability, body };
}

/** A step that cannot happen is skipped and the rest goes on. */
function skip(f: AbilityFrame): Next {
  f.did = false;
  return { go: 'nextStep' };
}

/** `may` and a cost reach to the end of their sentence: who refuses has no part in the rest of it. */
function refuse(f: AbilityFrame): Next {
  f.did = false;
  f.subjects = f.subjects.filter((_, k) => k !== f.k);
  if (f.k < f.subjects.length) return { go: 'may' };
  return { go: f.subjects.length > 0 ? 'nextStep' : 'nextSentence' };
}

function couldHappen(g: Game, f: AbilityFrame): boolean {
  const step = stepOf(f) as Step;
  const verb = verbOf(step.effect);
  const whom = verb.target?.(step.effect as never);
  const bind = bindOf(f);
  const targets: (FigureId | null)[] = whom ? candidates(g, whom, bind) : [bind.target];
  return targets.some(
    (t) => (!verb.aimed || t !== null) && verb.possible(g, { ...context(f), target: t }, step.effect as never),
  );
}

/** A `may` that opens a line which its user chose is answered by that choice. */
function decided(f: AbilityFrame): boolean {
  return f.i === 0 && f.j === 0 && f.ability.moment?.m === 'encounterAction';
}

/** `may` and costs before a `Target ...:` are settled before anyone is aimed at. */
function asksFirst(step: Step): boolean {
  return Boolean(step.aim && (step.may || step.costs) && !step.aimFirst);
}

function atAimStart(f: AbilityFrame): boolean {
  return f.aim !== null && f.aim.from[0] === f.i && f.aim.from[1] === f.j;
}

function followsLink(g: Game, f: AbilityFrame, s: Sentence): boolean {
  switch (s.link?.link) {
    case 'otherwise':
      return !f.ifWas;
    case 'ifYouDo':
      return f.did;
    case 'onPass':
      return f.passedCheck === true;
    case 'onFail':
      return f.passedCheck === false;
    case 'later':
      if (!f.only) {
        delay(g, f, f.i, s.link);
        return false;
      }
      return true;
    default:
      return true;
  }
}

/** In play, or Defeated where the line aims at such a figure. */
function stillThere(g: Game, f: AbilityFrame, id: FigureId): boolean {
  return inPlay(g, id) || (figure(g, id).defeated && aimsAtDefeated(f.ability));
}

/** Goes on with the next figure aimed at; null when all are done. */
function nextAimed(g: Game, f: AbilityFrame): Next | null {
  const { aim } = f;
  if (!aim) return null;
  for (;;) {
    aim.at++;
    const id = aim.targets[aim.at];
    if (id === undefined) return null;
    if (!stillThere(g, f, id)) continue;
    [f.i, f.j] = aim.from;
    f.target = id;
    const point = aim.spell ? 'spell.wouldAffect' : null;
    if (point && anyLineAt(g, point)) {
      return { call: openWindow(point, { ...f.scene, subject: f.owner, object: id, source: f.owner }), go: 'affected' };
    }
    return { go: 'affected' };
  }
}

/** The figures that a FORCE without an aim is checked against: the targets of its verbs, else the target of the Attack. */
function forceTargets(g: Game, f: AbilityFrame): FigureId[] {
  const step = stepOf(f) as Step;
  const whom = verbOf(step.effect).target?.(step.effect as never);
  const bind = bindOf(f);
  if (whom) return candidates(g, whom, bind);
  return bind.target && inPlay(g, bind.target) ? [bind.target] : [];
}

function callForce(g: Game, f: AbilityFrame, targets: FigureId[]): Next {
  f.picked = targets;
  const parts = forceParts(g, (sentenceAt(f) as Sentence).force as Force, bindOf(f));
  const force = Math.max(
    0,
    parts.reduce((sum, p) => sum + p.n, 0),
  );
  return {
    call: {
      kind: 'force',
      owner: f.owner,
      ability: f.id,
      targets,
      parts,
      force,
      i: 0,
      failed: [],
      scene: f.scene,
      line: f.line,
    },
    go: 'checked',
  };
}
