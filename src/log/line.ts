/** One event as one line of the log. */

import { printLine } from '../content/language/print';
import { briefCondition, briefStep, briefUnmet } from '../content/language/printBrief';
import type { Ability } from '../engine/abilities/ast';
import { type DieName, FACES, faceIndex } from '../engine/dice/faces';
import type { GameEvent, Part } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { LineRef, State } from '../engine/state/state';
import { candidatesOf } from './candidates';
import type { DieShown, LogEntry } from './entries';
import { fill } from './fill';
import { filled } from './filled';
import { lineAt } from './lines';
import type { Names } from './names';
import { hpOf, lostBeyond, resultOf, totalOf } from './results';
import { ruleOfEvent } from './ruleIds';
import { rulingOfEvent } from './rulings';
import { AGGRO, BECAUSE, EVENTS, RESULTS, SILENT, TERMS } from './text/en';
import { PART_OF } from './text/parts';
import { topicOf } from './topics';

/** What a line is told with. */
export interface Teller {
  content: Content;
  state: State;
  names: Names;
}

/** Which of an event type's texts it is. */
function variant(event: GameEvent): string | null {
  switch (event.type) {
    case 'moved':
      return event.over ? 'jump' : null;
    case 'attackDeclared':
      return event.cause === 'break' || event.cause === 'counter'
        ? event.cause
        : event.cause === 'ai'
          ? modeOf(event)
          : null;
    case 'diceRolled':
      return event.again === true ? 'again' : event.effect ? 'status' : String(event.purpose);
    case 'forcedMoved':
      return event.cause === 'current' ? 'current' : null;
    case 'damageReduced':
      return event.line ? 'line' : null;
    case 'dodgeBarred':
      return String(event.why);
    case 'dodged':
      return event.skull === true ? 'skull' : null;
    case 'attackRolled':
      return event.skull === true ? 'skull' : event.hit === true ? 'hit' : 'miss';
    case 'damageDealt':
      return event.final === 0 ? 'none' : null;
    case 'convictionChecked':
      return event.willingly === true ? 'willingly' : event.resisted === true ? 'resisted' : 'affected';
    case 'skillChecked':
      return event.passed === true ? 'passed' : 'failed';
    case 'abilityUsed':
      return isSymbol(event) ? (Number(event.times) > 1 ? 'symbols' : 'symbol') : event.target ? 'target' : null;
    case 'defeated':
      return event.by ? 'by' : null;
    case 'aiStepConsidered':
      return event.true === true ? 'true' : 'false';
    case 'tieDecided':
      return event.equals ? 'named' : null;
    case 'aiMovePlanned':
      return Array.isArray(event.path) && event.path.length === 0 ? 'stay' : null;
    case 'encounterEnded':
      return String(event.outcome);
    case 'tokenGained':
    case 'tokenLost':
      return event.amount === 1 ? 'one' : null;
    case 'tokenActivated':
      return String(event.kind);
    case 'byHand':
      return String(event.what);
    default:
      return null;
  }
}

/** How an Attack of an AI Step is made. */
const modeOf = (event: GameEvent): string => (event.mode === 'ranged' ? 'ranged' : 'melee');

/** The template of an event, null if it has no line of its own. */
export function templateOf(event: GameEvent): string | null {
  if (SILENT.has(event.type)) return null;
  const which = variant(event);
  return (which && EVENTS[`${event.type}.${which}`]) ?? EVENTS[event.type] ?? null;
}

/** The figure that an event is about. */
export function figureOf(event: GameEvent): string | null {
  for (const field of ['figure', 'attacker', 'by', 'target']) {
    const value = event[field];
    if (typeof value === 'string') return value;
  }
  return null;
}

/** Where in the journal the event of a key stands. */
function placeOf(key: string): LogEntry['place'] {
  const [, n, event] = /^(-?\d+)\.(\d+)$/.exec(key) ?? [];
  return n && event ? { n: Number(n), event: Number(event) } : null;
}

/** Every figure that an event names. */
function figuresOf(event: GameEvent, state: State): string[] {
  const found = new Set<string>();
  const see = (value: unknown): void => {
    if (typeof value === 'string' && state.figures[value]) found.add(value);
    else if (Array.isArray(value)) value.forEach(see);
  };
  for (const field in event) if (field !== 'group') see(event[field]);
  return [...found];
}

function diceOf(event: GameEvent): DieShown[] {
  if (!Array.isArray(event.dice)) return [];
  const shown: DieShown[] = [];
  for (const text of event.dice as unknown[]) {
    const [die, face] = String(text).split(' ');
    if (!die || !face || !(die in FACES)) continue;
    const found = FACES[die as DieName][faceIndex(die as DieName, face)];
    if (found) shown.push({ die: die as DieName, face: found });
  }
  return shown;
}

/** What the AI Step that was looked at asks, or why it is false. */
function conditionOf(event: GameEvent, { content, state, names }: Teller): string {
  const figure = state.figures[String(event.figure)];
  const step = figure && content.combatants[figure.card]?.ai[Number(event.step) - 1];
  if (!step) return AGGRO;
  const at = Array.isArray(event.at) ? names.space(event.at as [number, number]) : null;
  const unmet = event.true !== true && event.because === 'condition' ? briefUnmet(step.if, at) : null;
  return unmet ?? small(briefCondition(step.if).replace(/\?$/, ''));
}

/** The words of a line that an Attack was given; null where a save has none, or something else. */
function printed(ability: unknown): string | null {
  if (typeof ability !== 'object' || ability === null) return null;
  try {
    return printLine(ability as Ability, { thisFigure: true });
  } catch {
    return null;
  }
}

/** What is told of an event besides its own fields. */
function saidOf(event: GameEvent, teller: Teller): Record<string, unknown> {
  const { content, state } = teller;
  switch (event.type) {
    case 'aiStepConsidered':
      return { condition: conditionOf(event, teller) };
    case 'aiPartSkipped': {
      const step = content.combatants[state.figures[String(event.figure)]?.card ?? '']?.ai[Number(event.step) - 1];
      return { what: (step && briefStep(step).parts[Number(event.part) - 1]) ?? AGGRO };
    }
    case 'followUp': {
      const text = lineAt(event.line as LineRef, state, content)?.text ?? printed(event.ability);
      return { does: text ? `: ${text.replace(/^FU: /, '').replace(/[{}]/g, '').replace(/\.$/, '')}` : '' };
    }
    case 'abilityUsed':
      return isSymbol(event) ? { card: (event.line as Extract<LineRef, { on: 'symbol' }>).key } : {};
    default:
      return {};
  }
}

const isSymbol = ({ line }: GameEvent): boolean =>
  typeof line === 'object' && line !== null && (line as LineRef).on === 'symbol';

/** With a small first letter, unless the word is one in capitals. */
const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** That the Initiative Track decided whom a movement is about; empty where nobody else fitted the line. */
export function beforeOnTrack(event: GameEvent, { state, names }: Pick<Teller, 'state' | 'names'>): string {
  const named = (of: unknown): string =>
    Array.isArray(of) ? of.map((id) => names.figure(state, String(id))).join(', ') : '';
  const others = named(event.others);
  return others && filled(BECAUSE.front ?? '', { figure: named(event.about), others });
}

function becauseOf(event: GameEvent, { state, names }: Teller): string | null {
  // A step that is not met tells why itself.
  if (event.type === 'aiStepConsidered' && event.because !== 'nothingPossible') return null;
  if (event.type === 'aiStepConsidered' || event.type === 'effectLost' || event.type === 'effectRefused')
    return BECAUSE[`${event.type}.${String(event.because)}`] ?? null;
  if (event.type !== 'aiTargetChosen' && event.type !== 'aiMovePlanned') return null;
  const term = TERMS[String(event.term)];
  const key = term ? (event.term === 'order' ? 'goldenRule.order' : 'goldenRule.term') : String(event.because);
  const why = filled(BECAUSE[key] ?? '', { term: term ?? '' });
  if (event.type === 'aiTargetChosen') return why || null;
  const front = beforeOnTrack(event, { state, names });
  // That it goes no farther than it must, or has one way alone, is told while it is shown; the log need not.
  const told = event.because === 'goldenRule' || event.because === 'impossible' ? why : '';
  return [front, told].filter(Boolean).join('; ') || null;
}

/** Lines told already: events are never changed, and names stay. */
const told = new WeakMap<Names, WeakMap<GameEvent, LogEntry | null>>();

/** The line of an event, null if it has none. @param key stable name of the entry */
export function lineOf(event: GameEvent, key: string, teller: Teller): LogEntry | null {
  const { names } = teller;
  const known = told.get(names) ?? new WeakMap<GameEvent, LogEntry | null>();
  told.set(names, known);
  let line = known.get(event);
  if (line === undefined) {
    line = tell(event, teller);
    known.set(event, line);
  }
  return line && { ...line, key, place: placeOf(key), children: [] };
}

/** Equal parts one after another are one, with how often they count. */
function together(parts: LogEntry['parts']): LogEntry['parts'] {
  const runs: { n: number; of: string; times: number }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && last.n === part.n && last.of === part.of) last.times++;
    else runs.push({ ...part, times: 1 });
  }
  return runs.map(({ n, of, times }) =>
    times > 1 ? { n: n * times, of: filled(PART_OF.times, { of, n: times }) } : { n, of },
  );
}

/** The parts of the number in the text; Damage beyond the HP that were left is taken off in the end. */
function partsOf(event: GameEvent, { names, state }: Teller): LogEntry['parts'] {
  const own = (event.parts ?? []).filter((part) => part.n !== 0);
  const parts = together(own.map((part) => ({ n: part.n, of: names.part(part, state) })));
  const beyond = lostBeyond(event);
  if (beyond > 0 && parts.length > 0)
    parts.push({ n: -beyond, of: filled(RESULTS.onlyLeft, { n: hpOf(event)?.from ?? 0 }) });
  return parts;
}

/** The Defense that an Attack was rolled against. */
function againstOf({ defense, defenseParts }: GameEvent, { names, state }: Teller): LogEntry['against'] {
  if (typeof defense !== 'number' || !Array.isArray(defenseParts)) return null;
  const parts = (defenseParts as Part[]).filter(({ n }) => n !== 0);
  return { total: defense, parts: together(parts.map((part) => ({ n: part.n, of: names.part(part, state) }))) };
}

function tell(event: GameEvent, teller: Teller): LogEntry | null {
  const template = templateOf(event);
  if (template === null) return null;
  const { state, names } = teller;
  const full = { ...event, ...saidOf(event, teller) };
  const figure = figureOf(event);
  return {
    key: '',
    kind: 'line',
    type: event.type,
    figure,
    foe: figure !== null && state.figures[figure]?.side === 'opponents',
    text: fill(template, full, state, names),
    result: resultOf(event),
    dice: diceOf(event),
    total: totalOf(event),
    parts: partsOf(event, teller),
    against: againstOf(event, teller),
    rule: ruleOfEvent(event),
    ruling: rulingOfEvent(event),
    place: null,
    figures: figuresOf(event, state),
    topic: topicOf(event),
    because: becauseOf(event, teller),
    candidates: candidatesOf(event),
    defeated: event.type === 'defeated' && figure !== null ? [figure] : [],
    children: [],
  };
}
