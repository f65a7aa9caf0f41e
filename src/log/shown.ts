/** What is shown happening: who acts, by which AI Step, what was decided and by which rule, and what comes next. */
import { briefAction, briefCondition, briefStep } from '../content/language/printBrief';
import type { GameEvent } from '../engine/kernel/types';
import type { AiStep } from '../engine/state/content';
import { preferenceText } from './candidates';
import type { Candidate, LogEntry } from './entries';
import { filled } from './filled';
import { fold } from './fold';
import type { JournalEntry } from './journal';
import { beforeOnTrack, figureOf, lineOf, type Teller } from './line';
import { lastTurn, readingOf } from './readings';
import { TERMS } from './text/en';
import { NOT_CHOSEN, SHOWN } from './text/shown';

export interface Shown {
  /** Who acts; null before the first turn and between turns. */
  figure: string | null;
  /** Where play stands, where nobody acts. */
  stage: string | null;
  /** The AI Step going on, and how many its card has. */
  step: { n: number; of: number } | null;
  title: string;
  /** An AI Step that was looked at: what it does, or what it lacked. */
  reading: { is: boolean; text: string | null } | null;
  candidates: (Candidate & { why: string })[];
  /** What decided, and the rule that says so. */
  decided: { text: string; rule: string } | null;
  /** Dice, numbers and what came of them. */
  results: LogEntry[];
  /** What comes after it. */
  next: string | null;
}

/** What came of an act, to be shown under it. */
const RESULTS = new Set([
  'diceRolled',
  'attackRolled',
  'skillChecked',
  'convictionChecked',
  'spellCast',
  'spellFailed',
  'dodged',
  'dodgeBarred',
  'dodgeSucceeded',
  'countered',
  'damageDealt',
  'healed',
  'effectGained',
  'effectLost',
  'effectRefused',
  'tokenGained',
  'tokenLost',
  'defeated',
  'forcedMoved',
  'jumpFailed',
]);
/** No more of them at once. */
const MOST = 4;

/** What an act is about, and where in the events it begins. */
interface Focus {
  at: number;
  event: GameEvent;
}

/** The act going on: the innermost open Attack, else the last that began. */
function focusOf(events: readonly GameEvent[]): Focus | null {
  let focus: Focus | null = null;
  const attacks: Focus[] = [];
  events.forEach((event, at) => {
    switch (event.type) {
      case 'turnBegan':
      case 'aiStepConsidered':
      case 'aiTargetChosen':
      case 'aiMovePlanned':
      case 'spellBegan':
        focus = { at, event };
        return;
      case 'attackDeclared':
        focus = { at, event };
        attacks.push(focus);
        return;
      case 'attackResolved':
        attacks.pop();
        focus = attacks.at(-1) ?? focus;
        return;
      case 'abilityUsed':
      case 'jumpDeclared':
        if (attacks.length === 0 && focus?.event.type !== 'spellBegan') focus = { at, event };
    }
  });
  return focus;
}

/** The AI Step and part being performed by the figure. */
function stepNow(events: readonly GameEvent[], figure: string, { state, content }: Teller) {
  const ai = content.combatants[state.figures[figure]?.card ?? '']?.ai ?? [];
  const looked = events.findLast((event) => event.type === 'aiStepConsidered' && event.figure === figure);
  if (!looked || ai.length === 0) return null;
  const n = Number(looked.step);
  const began = events.findLast((event) => event.type === 'aiPartBegan' && event.figure === figure);
  const part = began && Number(began.step) === n ? Number(began.part) : 0;
  return { n, of: ai.length, part, step: ai[n - 1] as AiStep | undefined };
}

type StepNow = ReturnType<typeof stepNow>;

/** What is left to do of a step that is performed. */
function nextOf(now: StepNow): string | null {
  if (!now?.step || now.part === 0) return null;
  const left = briefStep(now.step).parts.slice(now.part);
  if (now.step.continueDown && now.n < now.of) left.push(filled(SHOWN.goesDown, { n: now.n + 1 }));
  return left.length > 0 ? left.join(SHOWN.thenDo) : null;
}

function titleOf(event: GameEvent, now: StepNow, teller: Teller): string {
  const { state, names } = teller;
  const figure = (id: unknown): string => names.figure(state, String(id));
  const to = Array.isArray(event.to) ? names.space(event.to as [number, number]) : '';
  switch (event.type) {
    case 'turnBegan':
      return filled(SHOWN.turn, { figure: figure(event.figure) });
    case 'aiStepConsidered':
      if (now?.step) return briefCondition(now.step.if);
      break;
    case 'aiTargetChosen': {
      const action = now?.step && briefAction(now.step.do[now.part - 1]?.sentences ?? []);
      if (action) return filled(SHOWN.on, { action, target: figure(event.target) });
      break;
    }
    case 'aiMovePlanned':
      return filled(Array.isArray(event.path) && event.path.length === 0 ? SHOWN.stay : SHOWN.move, { to });
  }
  return lineOf(event, 'shown', teller)?.text.replaceAll('*', '') ?? '';
}

/** The choice that led to the act: the act itself, or the choice of the target that it is against. */
function choiceOf({ at, event }: Focus, events: readonly GameEvent[]): GameEvent | null {
  if (event.type === 'aiTargetChosen' || event.type === 'aiMovePlanned') return event;
  const targets = event.type === 'attackDeclared' ? [event.target] : event.type === 'spellBegan' ? event.targets : [];
  const before = events
    .slice(0, at)
    .findLast((each) => each.type === 'aiTargetChosen' || each.type === 'aiMovePlanned');
  const same = before?.type === 'aiTargetChosen' && before.figure === figureOf(event);
  return same && (targets as unknown[]).includes(before.target) ? before : null;
}

function decidedOf(choice: GameEvent, now: StepNow, teller: Teller): Shown['decided'] {
  const term = TERMS[String(choice.term)] ?? TERMS.order ?? '';
  const preference = preferenceText(choice);
  const fights = now?.step ? briefAction(now.step.do[now.part - 1]?.sentences ?? [])?.includes('ATK') : false;
  if (choice.type === 'aiMovePlanned') {
    const n = Array.isArray(choice.candidates) ? choice.candidates.length : 0;
    const texts: Record<string, Shown['decided']> = {
      only: { text: SHOWN.oneSpace, rule: 'A1.ai-move.01' },
      shortest: { text: SHOWN.shortest, rule: 'A1.ai-wording.02' },
      goldenRule: { text: filled(SHOWN.bestSpace, { n, term }), rule: 'A1.ai-move.05' },
      impossible: { text: SHOWN.noWay, rule: 'A1.ai-wording.07' },
    };
    const told = texts[String(choice.because)] ?? null;
    const front = beforeOnTrack(choice, teller);
    return told && front ? { ...told, text: `${front}. ${told.text}` } : told;
  }
  switch (choice.because) {
    case 'only':
      return { text: fights ? SHOWN.only : SHOWN.onlyAim, rule: 'A1.ai.08' };
    case 'ranking':
      return { text: filled(SHOWN.preferred, { preference: preference ?? '' }), rule: 'A1.ai-target.01' };
    case 'initiative':
      return preference
        ? { text: filled(SHOWN.trackAmong, { preference }), rule: 'A1.ai-target.05' }
        : { text: SHOWN.track, rule: 'A1.ai-target.05' };
    case 'goldenRule':
      return { text: filled(SHOWN.trackTie, { term }), rule: 'A1.golden-rule.02' };
    default:
      return null;
  }
}

/** Everyone with the reason why not. */
function weighed({ candidates }: LogEntry, because: unknown): Shown['candidates'] {
  const weighed = candidates.filter(({ dropped }) => dropped === null);
  return weighed.map((each) => ({
    ...each,
    why: each.chosen
      ? NOT_CHOSEN.chosen
      : each.passedOver
        ? NOT_CHOSEN.passedOver
        : because === 'goldenRule'
          ? NOT_CHOSEN.less
          : NOT_CHOSEN.later,
  }));
}

function resultsOf(events: readonly GameEvent[], teller: Teller): LogEntry[] {
  const lines = events.flatMap((event, n) => lineOf(event, `shown-${n}`, teller) ?? []);
  return fold(lines)
    .filter(({ type }) => RESULTS.has(type))
    .slice(-MOST);
}

/** Nobody acts: what happens is its own title. */
function aside(stage: string, event: GameEvent, teller: Teller): Shown {
  const title = lineOf(event, 'shown', teller)?.text.replaceAll('*', '') ?? stage;
  return {
    figure: null,
    stage,
    step: null,
    title,
    reading: null,
    candidates: [],
    decided: null,
    results: [],
    next: null,
  };
}

/**
 * What the event belongs to.
 * @param journal as far as it is told
 * @param event shown last
 */
export function shownOf(journal: readonly JournalEntry[], event: GameEvent, teller: Teller): Shown {
  const turn = lastTurn(journal);
  if (!turn) return aside(SHOWN.setup, event, teller);
  if (turn.some((each) => each.type === 'turnEnded')) return aside(SHOWN.between, event, teller);
  const focus = focusOf(turn) ?? { at: 0, event: turn[0] as GameEvent };
  const figure = figureOf(focus.event);
  const now = figure === null ? null : stepNow(turn, figure, teller);
  const choice = choiceOf(focus, turn);
  const considered = focus.event.type === 'aiStepConsidered' ? readingOf(focus.event, teller) : null;
  const does = now?.step ? briefStep(now.step).parts.join(SHOWN.thenDo) : null;
  const entry = choice && lineOf(choice, 'choice', teller);
  return {
    figure,
    stage: null,
    step: now && { n: now.n, of: now.of },
    title: titleOf(focus.event, now, teller),
    reading: considered && { is: considered.is, text: considered.is ? does : considered.why },
    candidates: entry ? weighed(entry, choice?.because) : [],
    decided: choice && decidedOf(choice, now, teller),
    results: resultsOf(turn.slice(focus.at + 1), teller),
    next: considered ? null : nextOf(now),
  };
}
