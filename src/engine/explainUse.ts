/** Why a line of a card or token cannot be used now. */

import type { Ability } from './abilities/ast';
import type { Wish } from './explain';
import { type Figure, type FigureId, figure, type Game, inPlay, topFrame } from './game';
import type { Reason } from './kernel/types';
import { linesOf } from './points/cards';
import type { Entry } from './points/lines';
import { momentReasons } from './points/momentReasons';
import { pointsOf } from './points/point';
import { usingReasons } from './points/using';
import { attackReasons } from './queries/attack';
import { soiRange, withinSoi } from './queries/sight';
import { TOKEN_LINES } from './rules/abilityTokens';
import { POSITIVE } from './rules/effectTokens';
import type { Scene } from './state/frames';

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
  const { target } = wish;
  const scene = sceneNow(g, id, target);
  const see = (entry: Entry): void => {
    const own = [
      ...usingReasons(g, id, entry, scene),
      ...diseaseReasons(f, entry.ability),
      ...redirectReasons(g, entry.ability, target),
    ];
    // Its moment is no reason where something else keeps it from being used at just this one.
    reasons.push(
      ...own,
      ...(own.length > 0 && isItsMoment(g, entry.ability) ? [] : momentReasons(g, id, entry.ability)),
    );
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
  const keyed = f.cards.filter((c) => c.key === wish.card);
  const cards = keyed.length > 0 ? keyed : f.cards.filter((c) => !wish.card || c.card === wish.card);
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

/** Whom and what a line would be about: what the open window is about, else its owner and the target wished for. */
function sceneNow({ state: { ask } }: Game, id: FigureId, target: FigureId | undefined): Scene {
  const about = ask?.about?.point === undefined ? {} : (ask.about as Partial<Scene>);
  return { subject: id, object: target ?? null, ...about, ...(target ? { object: target } : {}) };
}

function isItsMoment({ state: { ask } }: Game, ability: Ability): boolean {
  return pointsOf(ability).some((point) => point === ask?.about?.point);
}

/** What Disease takes from a line that is used on its owner (A1.effect-token.04-06). */
function diseaseReasons({ effects }: Figure, { body }: Ability): Reason[] {
  if (!effects.includes('DISEASE')) return [];
  const reasons: Reason[] = [];
  for (const { effect } of body.flatMap((s) => s.steps)) {
    if (effect.do === 'heal')
      reasons.push({ why: 'disease', text: 'Disease: it removes no Damage.', rule: 'A1.effect-token.05' });
    if (effect.do === 'remove' && effect.what.r !== 'token')
      reasons.push({ why: 'disease', text: 'Disease: it removes no other Effect.', rule: 'A1.effect-token.06' });
    if (effect.do === 'gain' && effect.gains.some((x) => x.g === 'effect' && POSITIVE.has(x.effect)))
      reasons.push({ why: 'disease', text: 'Disease: it has no Positive Effect.', rule: 'A1.effect-token.04' });
  }
  return reasons;
}

/** Why a REDIRECT cannot name this figure (A1.redirect.04, .05, .11). */
function redirectReasons(g: Game, { body }: Ability, to: FigureId | undefined): Reason[] {
  if (!to || !inPlay(g, to) || !body.some((s) => s.steps.some(({ effect }) => effect.do === 'redirect'))) return [];
  const attack = topFrame(g, 'attack');
  if (!attack) {
    const spell = g.state.stack.findLast((f) => f.kind === 'ability' && f.aim?.spell);
    if (spell?.kind !== 'ability') return [];
    if (spell.aim?.targets.includes(to)) return [NAMED];
    return withinSoi(g, spell.owner, to) ? [] : [{ ...outOfSoi(g, spell.owner), rule: 'A1.redirect.05' }];
  }
  if (attack.named.includes(to)) return [NAMED];
  return attackReasons(g, attack.attacker, to, attack, attack.ignoring).map((r) => ({ ...r, rule: 'A1.redirect.04' }));
}

const NAMED: Reason = { why: 'named', text: 'It is a target already.', rule: 'A1.redirect.11' };
