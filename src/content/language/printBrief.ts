/**
 * AI Steps in the fewest exact words, to be read at a glance. Not the card language: what has no short form here stands as it
 * is printed.
 */

import type {
  Ability,
  Aim,
  Bonus,
  Conds,
  Course,
  Effect,
  Figures,
  Sentence,
  Step,
  Whom,
} from '../../engine/abilities/ast';
import type { AiStep } from '../../engine/state/content';
import { force, printConditions, printLine, printSentences } from './print';
import { bonuses } from './printBonuses';
import { BRIEF, put } from './printBriefText';
import { effect } from './printEffects';
import { attack, figures, holding, near, type Style, whom, words } from './printFigures';
import { capital } from './printWords';

interface BriefStep {
  /** `Opponent adjacent?` */
  condition: string;
  /** What is done, one text for each part between two THEN. */
  parts: string[];
}

const OWN = { thisFigure: true };
const bare = (text: string): string => text.replace(/\.$/, '');
const STYLE: Style = {
  thisFigure: true,
  line: (ability) => bare(printLine(ability, OWN)),
  steps: (steps) => bare(printSentences([{ steps }], OWN)),
};

/** A step of a card. */
export function briefStep(step: AiStep): BriefStep {
  return {
    condition: briefCondition(step.if),
    parts: step.do.map((part) => briefPart(part.sentences) ?? bare(part.text)),
  };
}

/** What a step asks. */
export function briefCondition(conds: Conds): string {
  const [only, ...more] = conds.of;
  const printed = put(BRIEF.question, { what: printConditions(conds, OWN) });
  if (!only || more.length > 0) return printed;
  switch (only.c) {
    case 'thereIs':
      return only.none ? printed : put(BRIEF.question, { what: capital(described(only.figures)) });
    case 'has':
      if (only.not || !isSelf(only.who)) return printed;
      return only.holding.h === 'damage' && only.holding.n === undefined
        ? BRIEF.anyDamage
        : put(BRIEF.has, { holding: holding(only.holding) });
    case 'reachable': {
      const who = plainFigures(only.who);
      if (!who || !only.attack || only.bonuses) return printed;
      return put(BRIEF.reach, { figures: capital(described(who)), attack: attack(only.attack) });
    }
    case 'otherwise':
      return BRIEF.otherwise;
    default:
      return printed;
  }
}

/** Why a condition was not met, null where its words do not tell. @param at the space in which it was looked at */
export function briefUnmet(conds: Conds, at: string | null): string | null {
  const [only, ...more] = conds.of;
  if (!only || more.length > 0) return null;
  switch (only.c) {
    case 'thereIs': {
      if (only.none) return null;
      const { quant, adj } = only.figures;
      const rest = { ...only.figures, adj: adj.filter((each) => each !== 'adjacent') };
      if (quant?.q === 'n or more')
        return put(BRIEF.fewer, {
          n: quant.n,
          figures: figures({ ...only.figures, quant: undefined } as Figures, STYLE),
        });
      if (adj.includes('adjacent') && adj.length === 1)
        return put(at === null ? BRIEF.noneAdjacent : BRIEF.noneAdjacentAt, { figures: described(rest), at: at ?? '' });
      return put(BRIEF.none, { figures: described(only.figures) });
    }
    case 'has':
      if (only.not || !isSelf(only.who)) return null;
      return only.holding.h === 'damage' && only.holding.n === undefined
        ? BRIEF.noDamage
        : put(BRIEF.hasNot, { holding: holding(only.holding) });
    case 'reachable': {
      const who = plainFigures(only.who);
      return who && put(BRIEF.noReach, { figures: described(who) });
    }
    default:
      return null;
  }
}

/** The Attack or Spell of a part, as `Ranged 4 ATK` or `SPELL 6`; null for none. */
export function briefAction(sentences: readonly Sentence[]): string | null {
  for (const { steps } of sentences)
    for (const step of steps) {
      if (step.aim?.aim === 'spell') return `SPELL ${step.aim.force}`;
      if (step.effect.do === 'attack') return attack(step.effect.attack);
    }
  return null;
}

const isSelf = (w: Whom): boolean => {
  const [one] = w.of;
  return (
    w.of.length === 1 && one !== undefined && 'person' in one && (one.person === 'you' || one.person === 'this figure')
  );
};

/** The only figures described by `a ...`. */
function plainFigures(w: Whom): Figures | null {
  const [one] = w.of;
  return w.of.length === 1 && one && 'figures' in one && one.figures.quant?.q === 'a' ? one.figures : null;
}

/** Figures without an article: `opponent within Range 4`, `opponent adjacent`. */
function described(f: Figures): string {
  if (f.quant && f.quant.q !== 'a') return figures(f, STYLE);
  const { quant: _, ...rest } = f;
  const text = figures({ ...rest, adj: f.adj.filter((each) => each !== 'adjacent') }, STYLE, true);
  return f.adj.includes('adjacent') ? put(BRIEF.adjacent, { figures: text }) : text;
}

/** `the most Damage`, `the nearest`; other descriptions as they are printed. */
function briefWhom(w: Whom): string {
  const [one] = w.of;
  if (w.of.length !== 1 || !one || !('figures' in one)) return whom(w, STYLE);
  const { quant, noun, adj, desc, place } = one.figures;
  if (quant?.q !== 'the' || noun.n !== 'opponent' || place) return whom(w, STYLE);
  const [order] = adj;
  if (adj.length === 1 && desc.length === 0 && (order === 'nearest' || order === 'farthest')) return BRIEF[order];
  const rank = desc.find((d) => 't' in d && d.t === 'rank');
  if (adj.length > 0 || !rank || !('t' in rank) || rank.t !== 'rank') return whom(w, STYLE);
  const best = put(BRIEF.rank, { word: rank.word, stat: rank.stat });
  const others = desc.filter((d) => d !== rank);
  if (others.length === 0) return best;
  const which = others.map((d) => {
    if ('at' in d) return near(d);
    return d.t === 'with' || d.t === 'without' ? `${d.t} ${holding(d.holding)}` : null;
  });
  return which.includes(null) ? whom(w, STYLE) : put(BRIEF.among, { rank: best, which: which.join(' ') });
}

/** A part of a step; null where it has no short form. */
function briefPart(sentences: readonly Sentence[]): string | null {
  const [only, ...more] = sentences;
  if (!only || more.length > 0) return null;
  const { steps, link, if: gate, instead, until, x } = only;
  if (link || gate || instead || until || x) return null;
  if (steps.some((step) => step.who || step.by || step.may || step.costs || step.if || step.then)) return null;
  if (steps.slice(1).some((step) => step.aim)) return null;
  const said = steps.map((step) => briefEffect(step.effect));
  if (said.includes(null)) return null;
  const what = words(said.join(' and ')) + (only.force ? `, ${force(only.force)}` : '');
  const aim = steps[0]?.aim;
  return aim ? briefAim(aim, what) : what;
}

function briefAim(aim: Aim, what: string): string | null {
  if (aim.aim === 'target') return put(BRIEF.target, { whom: capital(briefWhom(aim.whom)), what });
  if (aim.bonuses || aim.ignoring) return null;
  const prior = aim.prior ? put(BRIEF.first, { whom: briefWhom(aim.prior) }) : '';
  if (!aim.against) return put(BRIEF.spellAny, { force: `${aim.force}${prior}`, what });
  return put(BRIEF.spell, { force: aim.force, whom: put(BRIEF.on, { whom: briefWhom(aim.against) }) + prior, what });
}

type AttackEffect = Extract<Effect, { do: 'attack' }>;

function briefEffect(e: Effect): string | null {
  switch (e.do) {
    case 'attack':
      return briefAttack(e);
    case 'moveAction': {
      const course = briefCourse(e.course);
      if (e.bonuses || !course || e.manner?.noMoreSp || e.manner?.throughOpponents) return null;
      return put(BRIEF.move, { course }) + (e.manner?.noBreakAttacks ? BRIEF.quietly : '');
    }
    case 'move': {
      const course = briefCourse(e.course);
      if (e.bonuses || !course || e.n === 'any' || e.manner?.noMoreSp || e.manner?.throughOpponents) return null;
      const text = put(e.upTo ? BRIEF.stepUpTo : BRIEF.step, { n: e.n, course });
      return text + (e.manner?.noBreakAttacks ? BRIEF.quietly : '');
    }
    default:
      return effect(e, STYLE);
  }
}

function briefCourse(c: Course | undefined): string | null {
  switch (c?.to) {
    case 'towards':
    case 'fartherFrom':
    case 'beAdjacentTo':
      return put(BRIEF[c.to], { whom: briefWhom(c.whom) });
    case 'beAdjacentToMost':
      return BRIEF.beAdjacentToMost;
    case 'beWithinRange':
      return put(BRIEF.beWithinRange, { n: c.n, whom: briefWhom(c.whom) });
    default:
      return null;
  }
}

function briefAttack(e: AttackEffect): string | null {
  const first = e.against?.of[0];
  const separate = first && 'figures' in first && (first.figures.quant?.q ?? '').startsWith('each');
  if (e.howMany !== undefined || e.times !== undefined || separate) return null;
  const riders = (e.bonuses ?? []).flatMap((b) => (b.b === 'rider' ? [b.line] : []));
  const plain: Bonus[] = (e.bonuses ?? []).filter((b) => b.b !== 'rider');
  const after = riders.map((line) => briefRider(e, line));
  if (after.includes(null)) return null;
  return (
    words(
      attack(e.attack),
      plain.length > 0 && put(BRIEF.with, { bonuses: bonuses(plain, STYLE) }),
      e.against && put(BRIEF.on, { whom: briefWhom(e.against) }),
    ) +
    (e.prior ? put(BRIEF.first, { whom: briefWhom(e.prior) }) : '') +
    (e.ignoring ? put(BRIEF.ignoring, { what: e.ignoring.join(' and ') }) : '') +
    after.join('')
  );
}

/** What a Follow Up in the Attack's own words brings; null for other lines. */
function briefRider(e: AttackEffect, line: Ability): string | null {
  const { fu, body, ...rest } = line;
  if (!fu || Object.values(rest).some((each) => each !== undefined && each !== false)) return null;
  const n = repeats(e, line);
  if (n === 1) return BRIEF.again;
  if (n === 2) return BRIEF.againTwice;
  if (n > 2) return put(BRIEF.againTimes, { n });
  return put(BRIEF.followUp, { what: briefPart(body) ?? bare(printSentences(body, OWN)) });
}

/** How often the same Attack on the same target follows itself, Follow Up within Follow Up; 0 for anything else. */
function repeats(e: AttackEffect, { fu, body }: Ability): number {
  const [sentence, ...more] = body;
  const [step, ...others] = sentence?.steps ?? [];
  if (!fu || more.length > 0 || others.length > 0 || !isPlain(step)) return 0;
  const next = step.effect as AttackEffect;
  const target = next.against?.of[0];
  const same = target && 'person' in target && (target.person === 'the same target' || target.person === 'the target');
  if (attack(next.attack) !== attack(e.attack) || !same || next.prior || next.ignoring) return 0;
  const [deeper, ...rest] = next.bonuses ?? [];
  if (!deeper) return 1;
  if (rest.length > 0 || deeper.b !== 'rider') return 0;
  const deep = repeats(next, deeper.line);
  return deep === 0 ? 0 : 1 + deep;
}

const isPlain = (step: Step | undefined): step is Step =>
  step?.effect.do === 'attack' && !step.who && !step.by && !step.may && !step.costs && !step.aim && !step.if;
