/** Who does a step of a line, whether it is done, and to whom. */
import type { Step, Whom } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { candidates, isRandom, personOf, picks } from '../conditions/select';
import { verbOf } from '../effects/registry';
import { type FigureId, type Game, inPlay } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Option } from '../kernel/types';
import type { AbilityFrame } from '../state/frames';
import { drawn, pick } from './abilityAims';
import { costReasons, payCosts } from './abilityCosts';
import { asksFirst, atAimStart, context, couldHappen, decided, refuse, skip, stepOf, tellUse } from './abilityLine';

/** What was agreed to is aimed first, if it is aimed and not yet so. */
const afterMay = (f: AbilityFrame): string => (stepOf(f)?.aim && !atAimStart(f) ? 'aimMore' : 'targets');

export const whoSteps: FrameHandler<Game, AbilityFrame>['steps'] = {
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
    if (!step.costs && (verbOf(step.effect).asks || decided(f))) return { go: afterMay(f) };
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
    if (!verbOf(step.effect).asks) tellUse(g, f);
    const payer = step.by ? (personOf(g, step.by, bindOf(f)) ?? f.owner) : context(f).who;
    const frame = payCosts(g, f, payer, step.costs ?? []);
    const go = afterMay(f);
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
};
