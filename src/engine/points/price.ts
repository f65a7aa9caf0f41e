/** What using a line costs and whether it can be paid (card language section 2.3, 2.4). */
import type { Ability } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { holdsAll } from '../conditions/holds';
import { isWhom } from '../conditions/select';
import { num } from '../conditions/values';
import { emit, type Figure, type FigureId, figure, frameById, type Game, inPlay } from '../game';
import type { OptionCost, Reason } from '../kernel/types';
import { actionCost } from '../queries/cost';
import type { AttackFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';
import type { CardInUse, LineRef } from '../state/state';
import { linesOf } from './cards';
import { cardsChanged } from './fromCards';
import { anyLineAt, type Entry, eachLineAt } from './lines';
import type { Point } from './point';

/** Base SP of a line. */
function baseSp({ sp }: Ability, x: number): number {
  if (sp === undefined || sp === '*') return 0;
  return sp === 'X' ? x : sp;
}

/** SP that the line costs its owner now, reductions (`this costs 1 SP less if ...`) and Muck counted. */
function spPrice(g: Game, owner: FigureId, entry: Entry, scene: Scene, x = 1, target: FigureId | null = null): number {
  let sp = baseSp(entry.ability, x);
  if (sp === 0) return 0;
  for (const s of entry.ability.body) {
    for (const { effect } of s.steps) {
      if (effect.do !== 'costs') continue;
      const bind = { ...bindFor(owner, scene), target: target ?? scene.object ?? null };
      if (s.if && !holdsAll(g, s.if, bind)) continue;
      sp += (effect.less ? -1 : 1) * num(effect.n, bind);
    }
  }
  sp += priceChange(g, owner, entry);
  const attack = frameById(g, 'attack', scene.attack);
  // A COUNTER costs 1 SP less after a successful Dodge of that Attack (A1.counter.06).
  if (attack?.dodge?.used && attack.hit === false && attack.target === owner && isCounter(entry.ability)) sp -= 1;
  return actionCost(g, owner, Math.max(0, sp));
}

const PRICE_POINTS: readonly Point[] = ['cost.pay', 'spell.casting'];

/** What lines of figures change at the price: `When you pay SP for an Ability of this card, pay 1 SP less`. */
function priceChange(g: Game, owner: FigureId, entry: Entry): number {
  let sum = 0;
  for (const point of PRICE_POINTS) {
    if (!anyLineAt(g, point) || (point === 'spell.casting' && !casts(entry.ability))) continue;
    for (const id of g.state.order) {
      if (!inPlay(g, id)) continue;
      eachLineAt(g, figure(g, id), point, (line) => {
        if (changes(g, id, line, owner, entry))
          for (const c of costsOf(line.ability)) sum += (c.less ? -1 : 1) * Number(c.n);
      });
    }
  }
  return sum;
}

function casts(ability: Ability): boolean {
  return ability.body.some((s) => s.steps.some((step) => step.aim?.aim === 'spell'));
}

function costsOf(ability: Ability) {
  return ability.body.flatMap((s) => s.steps.flatMap(({ effect }) => (effect.do === 'costs' ? [effect] : [])));
}

/** Whether a line of `id` is about this price. */
function changes(g: Game, id: FigureId, line: Entry, owner: FigureId, entry: Entry): boolean {
  const { moment } = line.ability;
  if (moment?.m !== 'when') return false;
  const bind = bindFor(id, { subject: owner });
  return moment.events.some((e) => {
    if (e.e === 'castSpell') return e.who ? isWhom(g, owner, e.who, bind) : owner === id;
    if (e.e !== 'paysSp' || !isWhom(g, owner, e.who, bind)) return false;
    return !e.thisCard || (owner === id && line.card !== null && line.card.key === entry.card?.key);
  });
}

function isCounter(ability: Ability): boolean {
  return ability.body.some((s) => s.steps.some((st) => st.effect.do === 'counter'));
}

/** The Attack whose Symbols pay, or null. */
function symbolSource(g: Game, scene: Scene): AttackFrame | null {
  return frameById(g, 'attack', scene.attack) ?? null;
}

/** Why the head of a line cannot be met or paid now; [] if it can. */
export function priceReasons(
  g: Game,
  owner: FigureId,
  entry: Entry,
  scene: Scene,
  x = 1,
  target: FigureId | null = null,
): Reason[] {
  const { ability, card, ref } = entry;
  const f = figure(g, owner);
  const reasons: Reason[] = [];
  if (card && ability.exhaust && (card.exhausted || ('n' in ref && card.exhaustedLines?.includes(ref.n))))
    reasons.push({ why: 'exhausted', text: 'The card is Exhausted.', rule: 'A1.exhaust.02' });
  if (card && ability.perEncounter && 'n' in ref && card.used?.includes(ref.n))
    reasons.push({ why: 'used', text: 'Already used in this Encounter.', rule: 'A1.condition-tag.06' });
  if (card && ability.flip && card.flipped)
    reasons.push({ why: 'flipped', text: 'The card is Flipped.', rule: 'A1.flip.01' });
  const sp = spPrice(g, owner, entry, scene, x, target);
  if (sp > f.sp) reasons.push({ why: 'notEnoughSp', text: `It costs ${sp} SP; ${f.sp} left.`, rule: 'A1.ability.04' });
  if (ability.symbols) {
    const attack = symbolSource(g, scene);
    for (const s of ability.symbols) {
      const left = attack?.symbols[s.symbol] ?? 0;
      if (left < s.n)
        reasons.push({
          why: 'notEnoughSymbols',
          text: `It needs ${s.n} ${s.symbol}; ${left} left.`,
          rule: 'A1.symbol.04',
        });
    }
  }
  return reasons;
}

/** How often the Symbols left pay for the line. */
export function symbolTimes(g: Game, ability: Ability, scene: Scene): number {
  const attack = symbolSource(g, scene);
  if (!attack || !ability.symbols) return 0;
  return Math.min(...ability.symbols.map((s) => Math.floor((attack.symbols[s.symbol] ?? 0) / s.n)));
}

/** The price as the page shows it. */
export function costOf(
  g: Game,
  owner: FigureId,
  entry: Entry,
  scene: Scene,
  x = 1,
  target: FigureId | null = null,
): OptionCost {
  const { ability } = entry;
  const cost: OptionCost = {};
  const sp = spPrice(g, owner, entry, scene, x, target);
  if (sp > 0) cost.sp = sp;
  if (ability.exhaust) cost.exhaust = true;
  if (ability.flip) cost.flip = true;
  if (ability.discard) cost.discard = true;
  if (ability.perEncounter) cost.perEncounter = true;
  if (ability.symbols) cost.symbols = ability.symbols;
  if (ability.discard && entry.ref.on === 'token') cost.token = entry.ref.token;
  return cost;
}

/** Takes SP from a figure. */
export function spendSp(g: Game, id: FigureId, n: number, why: string): void {
  if (n <= 0) return;
  const f = figure(g, id);
  f.sp -= n;
  emit(g, 'spSpent', { figure: id, amount: n, left: f.sp, why });
}

/** Exhausts a card; a Command card Exhausts the single line. */
export function exhaustCard(g: Game, f: Figure, card: CardInUse, line: number | null): void {
  if (f.kind === 'command' && card.zone === 'self' && line !== null) {
    card.exhaustedLines = [...(card.exhaustedLines ?? []), line];
    emit(g, 'cardExhausted', { figure: f.id, card: card.card, ability: line });
    return;
  }
  card.exhausted = true;
  emit(g, 'cardExhausted', { figure: f.id, card: card.card });
}

/** Turns a card over. */
export function flipCard(g: Game, f: Figure, card: CardInUse): void {
  card.flipped = !card.flipped;
  cardsChanged(g);
  g.dirty = true;
  emit(g, 'cardFlipped', { figure: f.id, card: card.card });
}

/** Takes a card out of the game, with what sits on it. */
export function discardCard(g: Game, f: Figure, card: CardInUse): void {
  f.cards = f.cards.filter((c) => c.key !== card.key && c.on !== card.key);
  cardsChanged(g);
  g.dirty = true;
  emit(g, 'cardDiscarded', { figure: f.id, card: card.card });
}

/** Takes tokens off a figure's card. */
export function discardToken(g: Game, id: FigureId, token: string, n = 1): void {
  const f = figure(g, id);
  const left = Math.max(0, (f.tokens[token] ?? 0) - n);
  if (left === 0) delete f.tokens[token];
  else f.tokens[token] = left;
  emit(g, 'tokenLost', { figure: id, token, amount: n });
}

/** Pays the head of a line: SP, Symbols, card conditions. The caller has checked {@link priceReasons}. */
export function pay(
  g: Game,
  owner: FigureId,
  entry: Entry,
  scene: Scene,
  x = 1,
  target: FigureId | null = null,
): number {
  const { ability, ref } = entry;
  const f = figure(g, owner);
  const sp = spPrice(g, owner, entry, scene, x, target);
  spendSp(g, owner, sp, 'ability');
  if (ability.symbols) {
    const attack = symbolSource(g, scene);
    for (const s of ability.symbols) {
      if (!attack) continue;
      attack.symbols[s.symbol] -= s.n;
      attack.spent[s.symbol] += s.n;
    }
  }
  const card = 'key' in ref ? f.cards.find((c) => c.key === ref.key) : undefined;
  if (card) {
    if (ability.exhaust) exhaustCard(g, f, card, 'n' in ref ? ref.n : null);
    if (ability.perEncounter && 'n' in ref) markUsed(g, f, card, ref);
    if (ability.flip) flipCard(g, f, card);
    if (ability.discard) discardCard(g, f, card);
  } else if (ref.on === 'token' && ability.discard) discardToken(g, owner, ref.token);
  return sp;
}

/** The same line on both sides of a card is one line (2.4): its Used token goes by the place of the line. */
function markUsed(g: Game, f: Figure, card: CardInUse, ref: Extract<LineRef, { n: number }>): void {
  if (linesOf(g, f, card)[ref.n]) card.used = [...(card.used ?? []), ref.n];
}
