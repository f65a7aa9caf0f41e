/** Options and questions in words. */
import { printSentences } from '../content/language/print';
import type { Step } from '../engine/abilities/ast';
import type { Ask, Option } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { LineRef, State } from '../engine/state/state';
import { fill } from './fill';
import { lineAt } from './lines';
import type { Names } from './names';
import { ATTACK, FACTS, OPTIONS, PARTY, PASS, PASS_ELSE, POINTS, QUESTIONS, USE } from './text/asks';

/** The line of a card that an option uses, null if it is none. */
export function refOf(option: Option): LineRef | null {
  const { data } = option;
  if (typeof data !== 'object' || data === null) return null;
  if ('ref' in data) return data.ref as LineRef;
  return 'on' in data ? (data as LineRef) : null;
}

function variantOf(option: Option): string {
  const { kind } = option;
  if (refOf(option) && OPTIONS[`${kind}.line`]) return `${kind}.line`;
  if (option.with && OPTIONS[`${kind}.with`]) return `${kind}.with`;
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
  return fill(OPTIONS[variantOf(option)] ?? option.kind, { ...option, line: name }, state, names).trim();
}

/** The printed text of the line that an option uses. */
export function optionText(option: Option, state: State, content: Content): string | null {
  const ref = refOf(option);
  return (ref && lineAt(ref, state, content)?.text) ?? null;
}

/** The title of a question. */
export function askTitle(ask: Ask, state: State, names: Names): string {
  const reEquip = ask.options.some((option) => option.kind === 'reEquip') && ask.kind === 'choice';
  const walk = ask.kind === 'space' && ask.options.some((option) => option.kind === 'move');
  const spell = ask.kind === 'empower' && ask.about?.x !== undefined;
  const key = reEquip ? 'reEquip' : walk ? 'space.move' : spell ? 'empower.spell' : ask.kind;
  return fill(QUESTIONS[key] ?? ask.kind, { figure: ask.figure ?? PARTY }, state, names);
}

/** Who decides and where play stands: `Attack, Damage`. */
export function askPlace(ask: Ask): string | null {
  const point = ask.about?.point;
  if (typeof point === 'string') return POINTS[point] ?? null;
  return ask.about?.attack === undefined ? null : ATTACK;
}

/** Who does what to whom: `Cave Sickle 2 attacks Zeke`. */
export function askFacts(ask: Ask, state: State, names: Names): string | null {
  const { subject, object, attack, leaving, damage, amounts, tieOf } = ask.about ?? {};
  if (damage !== undefined && typeof subject === 'string' && typeof amounts === 'object' && amounts !== null) {
    const sums = Object.entries(amounts as Record<string, number>).filter(([, n]) => n > 0);
    const damages = sums.map(([type, n]) => `${n} ${type.charAt(0)}${type.slice(1).toLowerCase()}`).join(', ');
    const dealt = ask.about?.point === 'damage.dealt';
    return fill(dealt ? FACTS['damage.dealt'] : FACTS.damage, { subject, damages }, state, names);
  }
  if (attack !== undefined && typeof subject === 'string' && typeof object === 'string')
    return fill(FACTS.attacks, { subject, object }, state, names);
  if (typeof leaving === 'string') return fill(FACTS.leaves, { leaving }, state, names);
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
