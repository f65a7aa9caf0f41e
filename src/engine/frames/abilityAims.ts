/** Whom a line is aimed at: picked one after another, before its price is paid. */
import type { Force, Sentence, Step } from '../abilities/ast';
import { type Bind, bindOf } from '../conditions/bind';
import { type Preference, preferenceOf } from '../conditions/preference';
import { candidates, isRandom, isWhom, picks } from '../conditions/select';
import { num } from '../conditions/values';
import { draw } from '../dice/random';
import { verbOf } from '../effects/registry';
import { emit, type FigureId, figure, type Game, inPlay, openWindow, opposed, playerControlled } from '../game';
import type { FrameHandler } from '../kernel/kernel';
import type { Next, Option } from '../kernel/types';
import { anyLineAt } from '../points/lines';
import { stepTargets } from '../points/using';
import { withinSoi } from '../queries/sight';
import type { AbilityFrame } from '../state/frames';
import { sentenceAt, stepOf, stillThere, tellUse, used } from './abilityLine';
import { forceParts } from './force';

/** Asks for one figure among several; `go` reads the answer. */
export function pick(
  f: AbilityFrame,
  figure: FigureId,
  list: FigureId[],
  pass: boolean,
  go: string,
  preference: Preference | null = null,
): Next {
  const options: Option[] = list.map((id) => ({ id: `target@${id}`, kind: 'target', figure: id, target: id }));
  if (pass) options.push({ id: 'pass', kind: 'pass' });
  const about = { line: f.line, verb: stepOf(f)?.effect.do, ...(preference ? { preference } : {}) };
  return { ask: { kind: 'target', figure, options, pass, about }, go };
}

/** Targets of an aim: the first may be named with the option, the rest are picked one by one. */
export function aimNext(g: Game, f: AbilityFrame, done: Next): Next {
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
  const preference = playerControlled(g, f.owner) ? null : preferredAim(g, f, step, bind);
  return pick(
    f,
    f.owner,
    favoured.length > 0 ? favoured : left,
    f.picked.length >= want.min || want.min === 0,
    'aimed',
    preference,
  );
}

/** What a SPELL's words prefer among those that it could be cast on. */
function preferredAim(g: Game, f: AbilityFrame, { aim }: Step, bind: Bind): Preference | null {
  if (aim?.aim !== 'spell') return null;
  const { against, prior, ignoring } = aim;
  const legal = (id: FigureId): boolean =>
    !f.picked.includes(id) &&
    inPlay(g, id) &&
    (against !== undefined || opposed(g, f.owner, id)) &&
    (ignoring?.includes('SOI') || withinSoi(g, f.owner, id));
  return preferenceOf(g, against, bind, { legal, ...(prior ? { prior } : {}) });
}

/** `a random ...`: chance decides among those that fit (A1.skill-check.02). */
export function drawn(g: Game, list: FigureId[], n: number): FigureId[] {
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

/** Goes on with the next figure aimed at; null when all are done. */
export function nextAimed(g: Game, f: AbilityFrame): Next | null {
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
export function forceTargets(g: Game, f: AbilityFrame): FigureId[] {
  const step = stepOf(f) as Step;
  const whom = verbOf(step.effect).target?.(step.effect as never);
  const bind = bindOf(f);
  if (whom) return candidates(g, whom, bind);
  return bind.target && inPlay(g, bind.target) ? [bind.target] : [];
}

export function callForce(g: Game, f: AbilityFrame, targets: FigureId[]): Next {
  tellUse(g, f);
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

/** The steps at which a line is aimed, after its price is paid. */
export const aimSteps: FrameHandler<Game, AbilityFrame>['steps'] = {
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
      tellUse(g, f);
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
};
