/** Where a line being carried out stands, and what follows from that. */
import type { Sentence, Step } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { candidates } from '../conditions/select';
import { verbOf } from '../effects/registry';
import { aimsAtDefeated } from '../effects/returnTo';
import type { EffectContext } from '../effects/types';
import { emit, type FigureId, figure, type Game, inPlay, openWindow, playerControlled } from '../game';
import type { Next, Option } from '../kernel/types';
import { namesOf } from '../points/lineAt';
import { anyLineAt, type Entry } from '../points/lines';
import { isChoice, limitKey } from '../points/offers';
import { delay } from '../rules/lasting';
import type { AttackFrame } from '../state/attackFrames';
import type { AbilityFrame, Scene } from '../state/frames';

export const sentenceAt = (f: AbilityFrame): Sentence | undefined => f.ability.body[f.i];

export const stepOf = (f: AbilityFrame): Step | undefined => sentenceAt(f)?.steps[f.j];

export function entryOf(g: Game, f: AbilityFrame): Entry {
  const card =
    'key' in f.line ? (figure(g, f.owner).cards.find((c) => 'key' in f.line && c.key === f.line.key) ?? null) : null;
  return { ref: f.line, ability: f.ability, card, owner: f.owner };
}

/** The Attack during which this line runs, if that is still going on: Actions it starts wait (section 2.9). */
export function attackGoingOn(g: Game, f: AbilityFrame): AttackFrame | null {
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

export function startsAction(f: AbilityFrame): boolean {
  return f.ability.body.some((s) => s.steps.some((st) => st.aim?.aim === 'spell' || verbOf(st.effect).action));
}

export function context(f: AbilityFrame): EffectContext {
  return {
    frame: f,
    sentence: sentenceAt(f) as Sentence,
    step: stepOf(f) as Step,
    who: (f.subjects[f.k] ?? f.owner) as FigureId,
    target: f.targets[f.u] ?? null,
  };
}

export function nothing(f: AbilityFrame): Next {
  return { done: { did: f.anything, target: f.target } };
}

/**
 * Tells that the line is used, and counts it where it may be used once: with its price, or else when the first of it is done.
 * Who is asked by a `may` and refuses has not used it.
 */
export function tellUse(g: Game, f: AbilityFrame): void {
  if (!f.untold) return;
  const { cost, target } = f.untold;
  delete f.untold;
  const limit = limitKey(f.ability, f.line);
  if (limit && !limit.first) g.state.limits[limit.key] = (g.state.limits[limit.key] ?? 0) + 1;
  if (f.line.on === 'ai' || f.line.on === 'text') return;
  emit(g, 'abilityUsed', { figure: f.owner, line: f.line, cost, target, times: f.times });
}

/** Whether what waited to be told has been used elsewhere as often as it may be. */
export function usedUp(g: Game, f: AbilityFrame): boolean {
  const limit = f.untold ? limitKey(f.ability, f.line) : null;
  return limit !== null && !limit.first && (g.state.limits[limit.key] ?? 0) > 0;
}

/** A line that was chosen has been used: what waits for the use of its card or token. */
export function used(g: Game, f: AbilityFrame): Next {
  if (!isChoice(f.ability) || !anyLineAt(g, 'use.done')) return nothing(f);
  const names = f.names ?? namesOf(g, f.line);
  if (names.length === 0) return nothing(f);
  const scene: Scene = { subject: f.owner, object: f.target ?? f.subjects[0] ?? null, names };
  if (f.line.on === 'token') scene.token = f.line.token;
  return { call: openWindow('use.done', scene), go: 'over' };
}

/** A plain Action of the owner: nothing but its verb. */
function isPlainAction(step: Step | undefined): boolean {
  if (!step || step.who || step.may || step.costs || step.aim || step.if) return false;
  return verbOf(step.effect).action === true;
}

/** Several Actions in one sentence, not parted by THEN, are made in the order their player likes; written order by default (A1.ability.17). */
export function orderActions(g: Game, f: AbilityFrame): Next | null {
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
export function bringForward(f: AbilityFrame, n: number): void {
  const sentence = sentenceAt(f) as Sentence;
  const steps = [...sentence.steps];
  steps.splice(f.j, 0, ...steps.splice(f.j + n, 1));
  const body = [...f.ability.body];
  body[f.i] = { ...sentence, steps };
  f.ability = { ...f.ability, body };
}

/** A step that cannot happen is skipped and the rest goes on. */
export function skip(f: AbilityFrame): Next {
  f.did = false;
  return { go: 'nextStep' };
}

/** `may` and a cost reach to the end of their sentence: who refuses has no part in the rest of it. */
export function refuse(f: AbilityFrame): Next {
  f.did = false;
  f.subjects = f.subjects.filter((_, k) => k !== f.k);
  if (f.k < f.subjects.length) return { go: 'may' };
  return { go: f.subjects.length > 0 ? 'nextStep' : 'nextSentence' };
}

export function couldHappen(g: Game, f: AbilityFrame): boolean {
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
export function decided(f: AbilityFrame): boolean {
  return f.i === 0 && f.j === 0 && f.ability.moment?.m === 'encounterAction';
}

/** `may` and costs before a `Target ...:` are settled before anyone is aimed at. */
export function asksFirst(step: Step): boolean {
  return Boolean(step.aim && (step.may || step.costs) && !step.aimFirst);
}

export function atAimStart(f: AbilityFrame): boolean {
  return f.aim !== null && f.aim.from[0] === f.i && f.aim.from[1] === f.j;
}

export function followsLink(g: Game, f: AbilityFrame, s: Sentence): boolean {
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
        tellUse(g, f);
        delay(g, f, f.i, s.link);
        return false;
      }
      return true;
    default:
      return true;
  }
}

/** In play, or Defeated where the line aims at such a figure. */
export function stillThere(g: Game, f: AbilityFrame, id: FigureId): boolean {
  return inPlay(g, id) || (figure(g, id).defeated && aimsAtDefeated(f.ability));
}
