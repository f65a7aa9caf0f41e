/** Options and questions in words. */

import { printSentences } from '../content/language/print';
import { asName } from '../content/language/printWords';
import type { Cost, Step } from '../engine/abilities/ast';
import type { Ask, Option } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { LineRef, State } from '../engine/state/state';
import { fill } from './fill';
import { filled } from './filled';
import { lineAt } from './lines';
import { askMoment } from './moment';
import type { Names } from './names';
import { FACTS, OPTIONS, PARTY, PASS, PASS_ELSE, QUESTIONS, USE } from './text/asks';

/** The line of a card that an option uses, null if it is none. */
export function refOf(option: Option): LineRef | null {
  const { data } = option;
  if (typeof data !== 'object' || data === null) return null;
  if ('ref' in data) return data.ref as LineRef;
  return 'on' in data ? (data as LineRef) : null;
}

function variantOf(option: Option): string {
  const { kind } = option;
  const ref = refOf(option);
  if (ref?.on === 'token' && OPTIONS[`${kind}.token`]) return `${kind}.token`;
  if (ref && OPTIONS[`${kind}.line`]) return `${kind}.line`;
  if (option.with && OPTIONS[`${kind}.with`]) return `${kind}.with`;
  if (kind === 'target' && option.label) return 'target.skill';
  if (kind === 'use' && option.target) return 'use.target';
  if (kind === 'symbol' && (option.times ?? 1) > 1) return 'symbol.times';
  if (kind === 'encounter' && option.token === undefined) return 'encounter.rule';
  if (kind === 'choice') return option.card ? 'choice.card' : option.label ? 'choice.label' : kind;
  return kind;
}

/** What an option does, in a few words. @param asked kind of the question, to name a pass */
export function optionName(option: Option, state: State, names: Names, asked?: Ask['kind']): string {
  if (option.kind === 'pass') return (asked && PASS[asked]) ?? PASS_ELSE;
  const ref = refOf(option);
  const line = ref && option.kind !== 'symbol' ? names.line(state, ref) : null;
  const name = line ?? (option.card ? names.card(option.card) : (option.label ?? USE));
  return fill(
    OPTIONS[variantOf(option)] ?? option.kind,
    { ...option, line: name, skill: option.label },
    state,
    names,
  ).trim();
}

/** The printed text of the line that an option uses. */
export function optionText(option: Option, state: State, content: Content): string | null {
  const ref = refOf(option);
  return (ref && lineAt(ref, state, content)?.text) ?? null;
}

/** Which of the titles of its kind a question has. */
function titleKey({ kind, about, options }: Ask): string {
  switch (kind) {
    case 'choice':
      return options.some((option) => option.kind === 'reEquip') ? 'reEquip' : kind;
    case 'space':
      return options.some((option) => option.kind === 'move') ? 'space.move' : kind;
    case 'empower':
      return about?.x === undefined ? kind : 'empower.spell';
    case 'target':
      return typeof about?.what === 'string' ? `target.${about.what}` : kind;
    case 'dice':
      return typeof about?.verb === 'string' ? `dice.${about.verb}` : kind;
    case 'yesNo':
      if (about?.failWillingly === true) return 'yesNo.willingly';
      return Array.isArray(about?.costs) && about.costs.length > 0 ? 'yesNo.costs' : kind;
    default:
      return kind;
  }
}

/** The title of a question. */
export function askTitle(ask: Ask, state: State, names: Names): string {
  const { jumper, line } = ask.about ?? {};
  const key = titleKey(ask);
  const name = line ? names.line(state, line as LineRef) : null;
  const text = (name && QUESTIONS[`${key}.line`]) ?? QUESTIONS[key] ?? QUESTIONS[ask.kind] ?? ask.kind;
  return fill(text, { figure: ask.figure ?? PARTY, jumper, line: name }, state, names);
}

/** What a cost in Damage is, which is asked about. */
function costOf(costs: unknown): string | null {
  for (const cost of Array.isArray(costs) ? (costs as Cost[]) : [])
    if (cost.pay === 'damage' && 'n' in cost.dmg && typeof cost.dmg.n === 'number')
      return filled(FACTS.cost, { n: cost.dmg.n, type: asName(cost.dmg.type) });
  return null;
}

/** Who does what to whom, or the moment it is: `Cave Sickle 2 attacks Zeke`. */
export function askFacts(ask: Ask, state: State, names: Names): string | null {
  const { subject, object, attack, leaving, damage, amounts, tieOf, source } = ask.about ?? {};
  if (damage !== undefined && typeof subject === 'string' && typeof amounts === 'object' && amounts !== null) {
    const sums = Object.entries(amounts as Record<string, number>).filter(([, n]) => n > 0);
    const damages = sums.map(([type, n]) => `${n} ${asName(type)}`).join(', ');
    const key = ask.about?.point === 'damage.dealt' ? 'damage.dealt' : 'damage';
    const by = typeof source === 'string' && source !== subject;
    return fill(FACTS[by ? (`${key}.by` as const) : key], { subject, damages, source }, state, names);
  }
  const moment = askMoment(ask, state, names);
  if (moment) return moment;
  const { what, difficulty, costs } = ask.about ?? {};
  if (what === 'boost' || what === 'catch') return fill(FACTS[what], { difficulty }, state, names);
  if (costs) return costOf(costs);
  if (attack !== undefined && typeof subject === 'string' && typeof object === 'string')
    return fill(FACTS.attacks, { subject, object }, state, names);
  if (typeof leaving === 'string') {
    const { cause, forced } = ask.about ?? {};
    const key = cause === 'current' ? 'leaves.current' : forced === true ? 'leaves.forced' : 'leaves';
    return fill(FACTS[key], { leaving }, state, names);
  }
  if (typeof tieOf === 'string') return fill(FACTS.tie, { tieOf }, state, names);
  return null;
}

/** The printed alternative that an option of a `Choose one` stands for, null if it is none. */
export function alternativeText(ask: Ask, option: Option): string | null {
  const steps = (ask.about?.alternatives as Step[][] | undefined)?.[option.n ?? -1];
  return steps && option.kind === 'choice' ? printSentences([{ steps }]) : null;
}

/** The printed line that a question comes from, null if it comes from a rule. */
export function askLine(ask: Ask, state: State, content: Content): string | null {
  const line = ask.about?.line as LineRef | null | undefined;
  return (line && lineAt(line, state, content)?.text) ?? null;
}
