/** Cards turned sideways, over, back or away; what changes a price is read when the price is worked out. */
import { bindOf } from '../conditions/bind';
import { num } from '../conditions/values';
import { choose } from '../frames/choose';
import { emit, type Figure, figure, type Game } from '../game';
import type { Option } from '../kernel/types';
import { discardCard, exhaustCard, flipCard } from '../points/price';
import type { CardInUse } from '../state/state';
import type { EffectContext, Verb } from './types';

function own(g: Game, c: EffectContext): { f: Figure; card: CardInUse } | null {
  const { line } = c.frame;
  if (!('key' in line)) return null;
  const f = figure(g, line.figure);
  const card = f.cards.find((x) => x.key === line.key);
  return card ? { f, card } : null;
}

/** Takes an Exhausted card upright again. */
export function unexhaust(g: Game, f: Figure, card: CardInUse): void {
  if (!card.exhausted && !card.exhaustedLines?.length) return;
  delete card.exhausted;
  delete card.exhaustedLines;
  emit(g, 'cardUnexhausted', { figure: f.id, card: card.card });
}

export const card: Verb<'card'> = {
  possible(g, c, e) {
    const o = own(g, c);
    if (!o) return false;
    if (e.what === 'Exhaust') return !o.card.exhausted;
    return e.what !== 'Un-Exhaust' || Boolean(o.card.exhausted);
  },
  start(g, c, e) {
    const o = own(g, c);
    if (!o) return undefined;
    if (e.what === 'Exhaust') exhaustCard(g, o.f, o.card, null);
    else if (e.what === 'Un-Exhaust') unexhaust(g, o.f, o.card);
    else if (e.what === 'Flip') flipCard(g, o.f, o.card);
    else discardCard(g, o.f, o.card);
    return undefined;
  },
};

const exhausted = (g: Game, c: EffectContext): CardInUse[] => {
  const { line } = c.frame;
  return figure(g, c.who).cards.filter(
    (x) => (x.exhausted || x.exhaustedLines?.length) && !('key' in line && x.key === line.key),
  );
};

/** The user picks the cards that it takes upright. */
export const unexhaustCards: Verb<'unexhaustCards'> = {
  possible: (g, c) => exhausted(g, c).length > 0,
  start(g, c, e) {
    c.frame.note = num(e.n, bindOf(c.frame));
    return ask(g, c);
  },
  resume(g, c, _e, result) {
    const f = figure(g, c.who);
    const card = f.cards.find((x) => x.key === (result as Option).data);
    if (card) unexhaust(g, f, card);
    c.frame.note = (c.frame.note as number) - 1;
    return (c.frame.note as number) > 0 ? ask(g, c) : undefined;
  },
};

function ask(g: Game, c: EffectContext) {
  const list = exhausted(g, c);
  if (list.length === 0) return undefined;
  const options: Option[] = list.map((x, n) => ({ id: `card/${x.key}`, kind: 'choice', n, card: x.card, data: x.key }));
  return choose({ kind: 'choice', figure: c.who, options, pass: false, about: { unexhaust: true } });
}

/** Read by the price of the line; nothing happens when its place in the line is reached. */
export const costs: Verb<'costs'> = { possible: () => false, start: () => undefined };
