/**
 * The parser of the card language: a line becomes typed data (engine/abilities/ast), or an error that names its column.
 * Nothing here throws.
 */
import type { Ability, Bonus, Conds, Effect, EventSpec, Sentence } from '../../engine/abilities/ast';
import { type CheckContext, checkAbility, checkSentences, type Problem } from './check';
import {
  type Expectation,
  SyntaxError as GrammarError,
  parse as parseNormalized,
  type StartRule,
} from './grammar.generated';
import { normalize } from './normalize';

export interface LanguageError {
  /** Column of the first thing that was not understood, from 1. */
  column: number;
  /** What was read up to there. */
  read: string;
  /** What could stand there, in alphabetical order; empty if the words are right but the line makes no sense. */
  expected: string[];
  message: string;
}

export type Parsed<T> = ({ ok: true } & T) | { ok: false; error: LanguageError };

export interface LineOptions extends Omit<CheckContext, 'role'> {
  /** Default: `ability`. */
  role?: 'ability' | 'passive' | 'symbol' | 'rule';
  /** Category tags of the loaded packs besides those of the rulebook. */
  itemTags?: readonly string[];
}

export interface SentenceOptions {
  /** `aiDo`: a target may have been picked by an entry before. Default: `text`. */
  role?: 'aiDo' | 'text';
  itemTags?: readonly string[];
}

/** One line: an ability, a passive (without a head: PASSIVE), a Symbol Ability or a rule of an Encounter. */
export function parseLine(text: string, options: LineOptions = {}): Parsed<{ ability: Ability }> {
  const { role = 'ability', itemTags, ...context } = options;
  return read<Ability, { ability: Ability }>(text, 'LineText', itemTags, (line) => {
    const bare = !hasHead(line);
    const ability: Ability = role === 'passive' && bare ? { passive: true, ...line } : line;
    return { value: { ability }, problem: checkAbility(ability, { ...context, role }) };
  });
}

/** Conditions, as in the `if` of an AI step. */
export function parseCondition(text: string, itemTags?: readonly string[]): Parsed<{ conds: Conds }> {
  return read<Conds, { conds: Conds }>(text, 'CondsText', itemTags, (conds) => ({ value: { conds } }));
}

export type Ending = { conds: Conds } | { events: EventSpec[] };

/** The `if` of `win` and `lose`: conditions, or an event without `When`; the first that fits. */
export function parseEnding(text: string, itemTags?: readonly string[]): Parsed<{ ending: Ending }> {
  return read<Ending, { ending: Ending }>(text, 'EndingText', itemTags, (ending) => ({ value: { ending } }));
}

/** Sentences without head and moment: an entry of `do`, a text or a reward. */
export function parseSentence(text: string, options: SentenceOptions = {}): Parsed<{ sentences: Sentence[] }> {
  const { role = 'text', itemTags } = options;
  return read<Sentence[], { sentences: Sentence[] }>(text, 'SentencesText', itemTags, (sentences) => ({
    value: { sentences },
    problem: checkSentences(sentences, role),
  }));
}

/** A Standard Attack of a Command Combatant: `Melee ATK with [FU: PUSH 3]`. */
export function parseAttack(
  text: string,
  itemTags?: readonly string[],
): Parsed<{ attack: Extract<Effect, { do: 'attack' }> }> {
  return read<Effect, { attack: Extract<Effect, { do: 'attack' }> }>(text, 'AttackText', itemTags, (effect) =>
    effect.do === 'attack'
      ? { value: { attack: effect } }
      : { value: undefined, problem: { message: 'A Standard Attack names its own kind: "Melee ATK"' } },
  );
}

/** A tag of a card: a keyword, a category tag, RESISTANCE or IMMUNITY. */
export function parseTag(text: string, itemTags?: readonly string[]): Parsed<{ tag: Bonus }> {
  return read<Bonus, { tag: Bonus }>(text, 'TagText', itemTags, (tag) => ({ value: { tag } }));
}

function hasHead(line: Ability): boolean {
  return Object.keys(line).some((key) => key !== 'body' && key !== 'moment');
}

function read<Raw, T extends object>(
  text: string,
  startRule: StartRule,
  itemTags: readonly string[] | undefined,
  finish: (raw: Raw) => { value?: T; problem?: Problem | undefined },
): Parsed<T> {
  const source = normalize(text, itemTags);
  const places = new Map<object, number>();
  try {
    const raw = parseNormalized(source.text, { startRule, note: (part, offset) => places.set(part, offset) }) as Raw;
    const { value, problem } = finish(raw);
    if (value !== undefined && problem === undefined) return { ok: true, ...value };
    const offset = problem?.part ? (places.get(problem.part) ?? 0) : 0;
    return failure(text, source.origin(offset), [], problem?.message ?? 'Not understood');
  } catch (error) {
    if (error instanceof GrammarError) {
      const at = source.origin(error.location.start.offset);
      if (error.expected === null) return failure(text, at, [], error.message);
      return failure(text, at, names(error.expected));
    }
    // Deep nesting overflows the stack before anything else.
    return failure(text, 0, [], error instanceof RangeError ? 'The line is nested too deeply' : String(error));
  }
}

/** What may start a figure; the error says `a figure` instead. */
const FIGURE_WORDS = new Set(
  (
    'all,all other,any,another,each,each other,the,the other,up to,adjacent,different,random,nearest,farthest,defeated,figure,ally,opponent,' +
    'adventurer,combatant,loyal esper,encounter esper,the figure that defeated you'
  ).split(','),
);

function names(expected: Expectation[]): string[] {
  const all = new Set<string>();
  for (const e of expected) {
    if (e.type === 'literal') all.add(e.text.trim());
    else if (e.type === 'other') all.add(e.description);
    else if (e.type === 'end') all.add('the end of the line');
  }
  const figure = all.has('a figure');
  return [...all].filter((name) => !(figure && FIGURE_WORDS.has(name))).sort();
}

/** The expected word that is one or two letters away from what was found. */
function likely(found: string, expected: string[]): string | undefined {
  const near = expected
    .map((name) => ({ name, far: distance(found.toLowerCase(), name) }))
    .filter(({ name, far }) => far > 0 && far <= (name.length > 4 ? 2 : 1))
    .sort((a, b) => a.far - b.far);
  return near[0]?.name;
}

/** Letters to add, drop or change between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

function failure(text: string, at: number, expected: string[], message?: string): { ok: false; error: LanguageError } {
  const found = text.slice(at).match(/^\{[^}]*\}?|^[\w'*+-]{1,30}|^\S/)?.[0] ?? 'the end of the line';
  const named = expected.filter((name) => /^[a-z]/.test(name));
  const shown = (named.length > 0 ? named : expected).slice(0, 8).join(', ') + (expected.length > 8 ? ' ...' : '');
  const meant = likely(found, expected);
  const hint = meant === undefined ? `it could be: ${shown}` : `did you mean "${meant}"?`;
  const said = message ?? `"${found}" cannot stand here; ${hint}`;
  return {
    ok: false,
    error: { column: at + 1, read: text.slice(0, at).trim(), expected, message: `Column ${at + 1}: ${said}` },
  };
}
