/** Figures described in words: who matches, and who may be picked (card language section 6). */
import type { Figures, Holding, One, Trait, Whom } from '../abilities/ast';
import { type Figure, type FigureId, figure, figuresInPlay, type Game } from '../game';
import { areAdjacent, baseOf, rangeOf } from '../queries/sight';
import { hasKeyword, resists } from '../queries/standing';
import { NEGATIVE, POSITIVE, specialEffect } from '../rules/effectTokens';
import type { Bind } from './bind';
import { isAtPlace, isNear } from './places';
import { num, statValue } from './values';

/** The figure that a pointer means; null when there is none. Descriptions give their only match. */
export function personOf(g: Game, whom: Whom, bind: Bind): FigureId | null {
  const one = whom.of[0];
  if (!one) return null;
  if ('person' in one) return pointer(g, one, bind)[0] ?? null;
  return figuresOf(g, one.figures, bind)[0] ?? null;
}

function pointer(g: Game, one: Extract<One, { person: unknown }>, bind: Bind): FigureId[] {
  const only = (id: FigureId | null | undefined): FigureId[] => (id ? [id] : []);
  const { scene } = bind;
  switch (one.person) {
    case 'you':
    case 'yourself':
    case 'this figure':
      return [bind.owner];
    case 'this token':
      return [];
    case 'the target':
    case 'the same target':
      return only(bind.target);
    case 'every target':
      return bind.targets;
    case 'a different target':
      return figuresInPlay(g)
        .filter((f) => f.side !== figure(g, bind.owner).side && f.id !== bind.target)
        .map((f) => f.id);
    case 'that figure':
      return only(bind.that);
    case 'it':
      return only(bind.frame?.aim ? bind.target : (bind.frame?.it ?? bind.that));
    case 'the attacker':
    case 'the caster': {
      const attack = g.state.stack.find((f) => f.id === scene.attack);
      if (attack?.kind === 'attack') return [attack.attacker];
      const spell = g.state.stack.find((f) => f.id === scene.spell);
      return spell?.kind === 'spell' ? [spell.caster] : only(scene.source ?? scene.subject);
    }
    case 'the source':
      return only(scene.source);
    case 'your summoner':
      return only(figure(g, bind.owner).summoner);
    case 'the figure that Defeated you':
      return only(scene.source);
    case 'the figure that placed this token':
      return [];
    case 'the party':
      return g.state.order.filter((id) => figure(g, id).kind === 'adventurer');
  }
}

/** Whether the figure holds what is described (section 6, holding). */
export function hasHolding(g: Game, f: Figure, h: Holding, bind: Bind): boolean {
  switch (h.h) {
    case 'damage':
      return f.damage >= (h.n === undefined ? 1 : num(h.n, bind));
    case 'noDamage':
      return f.damage === 0;
    case 'sp':
      return f.sp >= num(h.n, bind);
    case 'noSp':
      return f.sp === 0;
    case 'effect':
      return f.effects.includes(h.effect);
    case 'anyEffect': {
      if (!h.sign) return f.effects.length > 0;
      const set = h.sign === 'negative' ? NEGATIVE : POSITIVE;
      return f.effects.some((e) => set.has(e));
    }
    case 'noEffect':
      return f.effects.length === 0;
    case 'token': {
      const special = specialEffect(h.token);
      if (special) return f.effects.includes(special);
      return (f.tokens[h.token.toLowerCase()] ?? 0) >= num(h.n, bind);
    }
    case 'noToken': {
      const special = specialEffect(h.token);
      return special ? !f.effects.includes(special) : !f.tokens[h.token.toLowerCase()];
    }
    case 'keyword':
      return hasKeyword(g, f.id, h.keyword.tag);
    case 'resistance':
      return resists(g, f.id, 'any');
  }
}

function hasTrait(g: Game, f: Figure, trait: Trait, bind: Bind): boolean {
  switch (trait.t) {
    case 'with':
      return hasHolding(g, f, trait.holding, bind);
    case 'without':
      return !hasHolding(g, f, trait.holding, bind);
    case 'kin':
      return kinOf(g, f).includes(trait.kin.toUpperCase());
    case 'you summoned':
      return f.summoner === bind.owner;
    case 'of your Group':
      return f.card === figure(g, bind.owner).card && f.entry === figure(g, bind.owner).entry;
    case 'you Attacked this turn':
    case 'that you Attacked':
      return g.state.turn.attacks.some((a) => a.attacker === bind.owner && a.target === f.id);
    case 'you have not Attacked this turn':
      return !g.state.turn.attacks.some((a) => a.attacker === bind.owner && a.target === f.id);
    case 'you moved through':
      return false;
    case 'rank':
      return true;
  }
}

/** Types of a figure: TYPE tags and the words of its name (A1.type-tag.01). */
function kinOf(g: Game, f: Figure): string[] {
  const card = g.content.combatants[f.card];
  const tags = card?.tags.filter((k) => k.tag === 'TYPE').map((k) => (k.kin ?? '').toUpperCase()) ?? [];
  return [...tags, ...f.name.toUpperCase().split(/\s+/)];
}

function sameName(a: string, b: string): boolean {
  return a === b || (a.length === b.length && a.toUpperCase() === b.toUpperCase());
}

/** Whether a figure is called so: by its own name, its card's name (its number left out) or its card's id. */
function isNamed(g: Game, f: Figure, name: string): boolean {
  const card = g.content.combatants[f.card];
  return sameName(f.name, name) || sameName(f.card, name) || (card !== undefined && sameName(card.name, name));
}

/** Whether a figure fits noun, adjectives and descriptions; rankings and nearest are not judged here. */
function matchesFigures(g: Game, id: FigureId, figures: Figures, bind: Bind): boolean {
  const f = figure(g, id);
  const me = figure(g, bind.owner);
  const { noun, adj, desc, place, quant } = figures;
  if (f.defeated !== adj.includes('Defeated')) return false;
  if (!f.defeated && baseOf(g, id) === null) return false;
  switch (noun.n) {
    case 'ally':
      if (f.side !== me.side) return false;
      break;
    case 'opponent':
      if (f.side === me.side) return false;
      break;
    case 'Adventurer':
      if (f.kind !== 'adventurer') return false;
      break;
    case 'Combatant':
      if (f.kind === 'adventurer') return false;
      break;
    case 'named':
      if (!isNamed(g, f, noun.name)) return false;
      break;
    case 'LOYAL ESPER':
    case 'Encounter Esper':
      if (!hasKeyword(g, id, noun.n.toUpperCase())) return false;
      break;
    case 'token':
      return false;
    case 'figure':
      break;
  }
  if (
    id === bind.owner &&
    (quant?.q === 'another' || quant?.q === 'each other' || quant?.q === 'all other' || quant?.q === 'the other')
  )
    return false;
  if (adj.includes('adjacent') && !areAdjacent(g, bind.owner, id)) return false;
  for (const d of desc) {
    if ('at' in d ? !isNear(g, id, d, bind) : !hasTrait(g, f, d, bind)) return false;
  }
  return !place || isAtPlace(g, id, place, bind);
}

/** What an Action adds to a description of its target. */
export interface Among {
  /** Figures that can be targeted: rankings and `nearest` look at these only (A1.ai-target.04). */
  legal?: (id: FigureId) => boolean;
  /** Preferred before any ranking, if there are any (A1.ai-target.08, .10). */
  prior?: Whom | undefined;
  /** How the Action counts for `nearest` and `farthest` (A1.ai-distance.01). Without a rule of its own: Range (.02). */
  distance?: (g: Game, from: FigureId, to: FigureId) => number;
}
const ANYONE: Among = {};

/** Figures that fit, with rankings applied (a ranking looks at those that fit otherwise). */
export function figuresOf(g: Game, figures: Figures, bind: Bind, among: Among = ANYONE): FigureId[] {
  const { legal, prior, distance = rangeOf } = among;
  let found = g.state.order.filter((id) => matchesFigures(g, id, figures, bind) && (!legal || legal(id)));
  if (prior) {
    const favoured = found.filter((id) => isWhom(g, id, prior, bind));
    if (favoured.length > 0) found = favoured;
  }
  for (const d of figures.desc)
    if ('t' in d && d.t === 'rank') found = best(found, (id) => statValue(g, id, d.stat), d.most);
  if (figures.adj.includes('nearest')) found = best(found, (id) => distance(g, bind.owner, id), false);
  if (figures.adj.includes('farthest')) found = best(found, (id) => distance(g, bind.owner, id), true);
  return found;
}

/** Those with the highest (or lowest) score. */
function best<T>(list: T[], score: (x: T) => number, high: boolean): T[] {
  let top: number | null = null;
  let found: T[] = [];
  for (const x of list) {
    const s = score(x);
    if (top === null || (high ? s > top : s < top)) {
      top = s;
      found = [x];
    } else if (s === top) found.push(x);
  }
  return found;
}

/** Every figure that the words may mean: for one to be picked all its candidates, for `each` and `all` everyone. */
export function candidates(g: Game, whom: Whom, bind: Bind, among: Among = ANYONE): FigureId[] {
  const { legal } = among;
  const found: FigureId[] = [];
  for (const one of whom.of) {
    const meant = 'person' in one ? pointer(g, one, bind) : figuresOf(g, one.figures, bind, among);
    for (const id of meant) if (!found.includes(id) && (!legal || legal(id))) found.push(id);
  }
  return found;
}

/** Whether a figure is one of those meant. */
export function isWhom(g: Game, id: FigureId, whom: Whom, bind: Bind): boolean {
  return whom.of.some((one) =>
    'person' in one ? pointer(g, one, bind).includes(id) : matchesFigures(g, id, one.figures, bind),
  );
}

/** Whether Defeated figures are meant. */
export function meansDefeated(whom: Whom): boolean {
  return whom.of.some((one) => 'figures' in one && one.figures.adj.includes('Defeated'));
}

/** Whether chance picks the figure, not its user. */
export function isRandom(whom: Whom): boolean {
  return whom.of.some((one) => 'figures' in one && one.figures.adj.includes('random'));
}

/** How many figures the words ask for: everyone, or a number to be picked at least and at most. */
export function picks(whom: Whom, bind: Bind): { all: true } | { all: false; min: number; max: number } {
  const one = whom.of[0];
  if (one && 'person' in one && one.person === 'a different target') return { all: false, min: 1, max: 1 };
  if (whom.join === 'or' && whom.of.some((x) => 'person' in x)) return { all: false, min: 1, max: 1 };
  if (whom.join === 'and' || !one || 'person' in one) return { all: true };
  const { quant, noun } = one.figures;
  if (noun.n === 'named' && !quant) return { all: true };
  switch (quant?.q) {
    case undefined:
    case 'each':
    case 'each other':
    case 'all':
    case 'all other':
      return { all: true };
    case 'n':
      return { all: false, min: num(quant.n, bind), max: num(quant.n, bind) };
    case 'n or more':
      return { all: true };
    case 'up to':
      return { all: false, min: 0, max: num(quant.n, bind) };
    default:
      return { all: false, min: 1, max: 1 };
  }
}
