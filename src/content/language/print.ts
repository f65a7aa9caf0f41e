/** The printer of the card language: `print(parse(line))` is the canonical line, and prints itself again. */

import type {
  Ability,
  Aim,
  Bonus,
  Conds,
  Cost,
  Effect,
  Force,
  Link,
  Sentence,
  Step,
  Until,
  Whom,
} from '../../engine/abilities/ast';
import type { Ending } from './parse';
import { bonus, bonuses, withBonuses } from './printBonuses';
import { conds } from './printConditions';
import { attackEffect, effect, ending } from './printEffects';
import { damage, either, gear, isYou, quantity, type Style, takesPlural, tokens, whom, words } from './printFigures';
import { events, moment, spanName } from './printMoments';
import { capital } from './printWords';

export interface PrintOptions {
  /** Print `you` as `this figure` (Intelligent Combatants). */
  thisFigure?: boolean;
  /** `passive`: leave out a head that is PASSIVE alone, as in the list `passives`. */
  role?: 'passive';
}

/** A line, from what `parseLine` made. */
export function printLine(ability: Ability, options: PrintOptions = {}): string {
  const style = makeStyle(options);
  const bare = options.role === 'passive' && isBarePassive(ability);
  return line(bare ? { ...ability, passive: false } : ability, style);
}

/** Sentences, from what `parseSentence` made. */
export function printSentences(sentences: Sentence[], options: PrintOptions = {}): string {
  return body(sentences, makeStyle(options), true);
}

/** Conditions, from what `parseCondition` made. */
export function printConditions(c: Conds, options: PrintOptions = {}): string {
  return capital(conds(c, makeStyle(options)));
}

/** The `if` of `win` and `lose`, from what `parseEnding` made. */
export function printEnding(e: Ending, options: PrintOptions = {}): string {
  const style = makeStyle(options);
  return capital('conds' in e ? conds(e.conds, style) : events(e.events, style));
}

/** A Standard Attack, from what `parseAttack` made. */
export function printAttack(attack: Extract<Effect, { do: 'attack' }>, options: PrintOptions = {}): string {
  return capital(attackEffect(attack, makeStyle(options), true));
}

/** A tag of a card, from what `parseTag` made. */
export function printTag(tag: Bonus, options: PrintOptions = {}): string {
  return bonus(tag, makeStyle(options));
}

function makeStyle(options: PrintOptions): Style {
  const style: Style = {
    thisFigure: options.thisFigure ?? false,
    // A line in brackets has no full stop of its own.
    line: (ability) => line(ability, style).replace(/\.$/, ''),
    steps: (steps) => printSteps(steps, style),
  };
  return style;
}

const isBarePassive = (a: Ability): boolean => a.passive === true && head(a) === 'PASSIVE';

function line(a: Ability, style: Style): string {
  const front = head(a);
  const when = a.moment ? `${moment(a.moment, style)}, ` : '';
  return `${front ? `${front}: ` : ''}${when}${body(a.body, style, !a.moment)}`;
}

const head = (a: Ability): string => lineHead(a).join(', ');

/** What stands in front of a line, one text for each condition: `EXHAUST`, `COMBO: LIGHT`, `1 SP`, `2 BOOK`. */
export function lineHead(a: Ability): string[] {
  const tags: [boolean | undefined, string][] = [
    [a.passive, 'PASSIVE'],
    [a.status, 'STATUS'],
    [a.perEncounter, 'PER ENCOUNTER'],
    [a.exhaust, 'EXHAUST'],
    [a.flip, 'FLIP'],
    [a.discard, 'DISCARD'],
  ];
  const items = tags.filter(([on]) => on).map(([, tag]) => tag);
  if (a.combo) items.push(`COMBO: ${either(a.combo)}`);
  if (a.sp !== undefined) items.push(`${a.sp} SP`);
  if (a.fu) items.push('FU');
  if (a.symbols) items.push(a.symbols.map((s) => `${s.n} ${s.symbol}`).join(' '));
  return items;
}

function body(sentences: Sentence[], style: Style, first: boolean): string {
  return sentences.map((s, i) => `${i > 0 || first ? capital(sentence(s, style)) : sentence(s, style)}.`).join(' ');
}

function sentence(s: Sentence, style: Style): string {
  const gate = s.if ? `${gateOf(s.if, s.while, style)}, ` : '';
  const x = s.x ? `, where X ${s.x.upTo ? 'is up to' : 'equals'} ${quantity(s.x.value, style)}` : '';
  return (
    (s.link ? link(s.link) : '') +
    gate +
    printSteps(s.steps, style) +
    (s.instead ? ', instead' : '') +
    (s.until ? ` ${until(s.until)}` : '') +
    (s.force ? `, ${force(s.force)}` : '') +
    x
  );
}

function gateOf(c: Conds, isWhile: boolean | undefined, style: Style): string {
  const only = c.of.length === 1 ? c.of[0]! : undefined;
  if (only?.c === 'equipped' && !isWhile) return `with ${gear(only.gear)}`;
  return `${isWhile ? 'while' : 'if'} ${conds(c, style)}`;
}

function link(l: Link): string {
  if (l.link === 'later') return `At the ${l.edge} of ${l.of}, `;
  if (l.link === 'then') return 'THEN ';
  return {
    otherwise: 'Otherwise, ',
    ifYouDo: 'If you do, ',
    onPass: 'On a pass, ',
    onFail: 'On a fail, ',
    afterwards: 'Afterwards, ',
  }[l.link];
}

function until(u: Until): string {
  if (u.until === 'movement') return 'during this movement';
  if (u.of === 'your next turn' || u.of === 'its next turn') return `until the ${u.until} of ${u.of}`;
  return `until the ${u.until} of ${u.of === 'encounter' ? 'the' : 'this'} ${spanName(u.of)}`;
}

export function force(f: Force): string {
  const parts = f.parts.map((p) =>
    'n' in p ? `${p.n}` : 'differenceHit' in p ? 'DIFFERENCE HIT' : words(p.owner, 'highest LVL', p.tree, 'Discipline'),
  );
  return `FORCE ${parts.join(' + ')}`;
}

// ---- steps ---------------------------------------------------------------------------------------------------
function printSteps(steps: Step[], style: Style): string {
  let text = '';
  /** The verb follows a subject that takes an -s. */
  let third = false;
  steps.forEach((step, i) => {
    if (i > 0) text += step.then ? ', THEN ' : i === steps.length - 1 ? ' and ' : ', ';
    const said = stepOf(step, style, third, i === 0);
    text += said.text;
    third = said.third;
  });
  return text;
}

/** A step, and whether the next verb takes an -s. `start`: it opens its clause. */
function stepOf(step: Step, style: Style, thirdBefore: boolean, start: boolean): { text: string; third: boolean } {
  let text = '';
  let third = thirdBefore;
  let open = start;
  const subject = (w: Whom | undefined, may: boolean | undefined): void => {
    if (w) {
      text += `${whom(w, style)} `;
      third = !takesPlural(w, style);
      open = false;
    }
    if (may) {
      text += w ? 'may ' : 'you may ';
      third = false;
      open = false;
    }
  };
  const costs = (list: Cost[] | undefined): void => {
    if (!list) return;
    const payer = step.by ?? step.who;
    const self = style.thisFigure || (payer && !isYou(payer)) ? 'itself' : 'yourself';
    text += `${list.map((c) => agree(cost(c, self, style), third)).join(' and ')} to `;
    third = false;
    open = true;
  };
  const aim = (): void => {
    if (!step.aim) return;
    text += `${agree(aimOf(step.aim, style), third)}: `;
    if (step.if) text += `${gateOf(step.if, false, style)}, `;
    third = false;
    open = true;
  };
  if (step.aimFirst) aim();
  const implied = step.by && isYou(step.by) && step.costs && !step.may;
  if (!implied) subject(step.by ?? step.who, step.may);
  costs(step.costs);
  if (!step.aimFirst) aim();
  if (step.by) subject(step.who, false);
  const { effect: e } = step;
  const hasSubject = step.who !== undefined || step.may === true;
  const toYou = e.do === 'deal' && e.to && isYou(e.to) && !style.thisFigure && !third && (!step.who || isYou(step.who));
  if (toYou) text += `Deal yourself ${damage(e.dmg, style)}`;
  else if (e.do === 'bonus' && open) text += words(bonuses(e.bonuses, style), e.scope && `to ${e.scope}`);
  else if (e.do === 'costs' && e.less && hasSubject) text += agree(`pay ${e.n} SP less`, third);
  else if (e.do === 'mayNot' || e.do === 'attackResult' || e.do === 'costs') text += effect(e, style);
  else text += agree(effect(e, style), third);
  return { text, third };
}

/** The verb of a phrase with an -s. */
function agree(phrase: string, third: boolean): string {
  if (!third) return phrase;
  const [, verb, rest] = /^(\S+)(.*)$/s.exec(phrase)!;
  const irregular = { have: 'has', do: 'does', are: 'is', pass: 'passes', PUSH: 'PUSHES', 'THROW:': 'THROWS:' }[verb!];
  return (irregular ?? `${verb}${verb === verb!.toUpperCase() ? 'S' : 's'}`) + rest;
}

function cost(c: Cost, self: string, style: Style): string {
  switch (c.pay) {
    case 'sp':
      return `spend ${c.n} SP`;
    case 'token':
      return `discard ${tokens(c.n, c.token)}`;
    case 'damage':
      return `deal ${self} ${damage(c.dmg, style)}`;
    case 'card':
      return `${c.what} this card`;
  }
}

function aimOf(a: Aim, style: Style): string {
  if (a.aim === 'target') return `Target ${whom(a.whom, style)}`;
  return (
    words(`Cast a SPELL ${a.force}`, withBonuses(a.bonuses, style), a.against && `against ${whom(a.against, style)}`) +
    ending(a, style)
  );
}
