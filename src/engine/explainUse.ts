/** Why a line of a card or token cannot be used now. */

import type { Wish } from './explain';
import { type FigureId, figure, type Game, inPlay } from './game';
import type { Reason } from './kernel/types';
import { linesOf } from './points/cards';
import type { Entry } from './points/lines';
import { momentReasons } from './points/momentReasons';
import { usingReasons } from './points/using';
import { soiRange, withinSoi } from './queries/sight';
import { TOKEN_LINES } from './rules/abilityTokens';

/** A figure outside the Sphere of Influence of `id`. */
export function outOfSoi(g: Game, id: FigureId): Reason {
  return {
    why: 'outOfSoi',
    text: `Not within its Sphere of Influence, which reaches ${soiRange(g, id)} spaces.`,
    rule: 'A1.soi.02',
  };
}

/** Failing conditions of a line, or of the lines of a card or token: price, Conditions, moment. */
export function explainUse(g: Game, id: FigureId, wish: Wish): Reason[] {
  const f = figure(g, id);
  const reasons: Reason[] = [];
  const see = (entry: Entry): void => {
    reasons.push(
      ...usingReasons(g, id, entry, { subject: id, object: wish.target ?? null }),
      ...momentReasons(g, id, entry.ability),
    );
    const { target } = wish;
    const far = target && inPlay(g, target) && target !== id && !withinSoi(g, id, target);
    if (far && entry.ability.body[0]?.steps[0]?.aim?.aim === 'spell') reasons.push(outOfSoi(g, id));
  };
  if (wish.token) {
    if (!f.tokens[wish.token]) return [{ why: 'noToken', text: `It has no ${wish.token} token.` }];
    const { token } = wish;
    TOKEN_LINES[token]?.forEach((ability, n) => {
      see({ ref: { on: 'token', figure: id, token, n }, ability, card: null, owner: id });
    });
    return reasons;
  }
  const cards = f.cards.filter((c) => !wish.card || c.card === wish.card || c.key === wish.card);
  if (cards.length === 0) return [{ why: 'noCard', text: 'It has no such card.' }];
  for (const card of cards) {
    if (card.zone === 'pack')
      reasons.push({ why: 'inPack', text: 'Items in the Pack cannot be used.', rule: 'A1.ability.21' });
    if (card.kind === 'discipline' && card.flipped)
      reasons.push({ why: 'flipped', text: 'A Flipped Discipline cannot be used.', rule: 'A1.flip.03' });
    linesOf(g, f, card).forEach((line, n) => {
      if (wish.ability === undefined || wish.ability === n)
        see({ ref: { on: 'card', figure: id, key: card.key, n }, ability: line.ability, card, owner: id });
    });
  }
  return reasons;
}
