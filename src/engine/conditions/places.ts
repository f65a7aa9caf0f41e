/** Where figures and tokens are, as words say it: near the owner, at places, on spaces (card language section 6). */
import type { Near, Place, Whom } from '../abilities/ast';
import { baseCovers, SINGLE } from '../board/grid';
import { rangeBetween } from '../board/range';
import { type FigureId, figure, figuresInPlay, type Game } from '../game';
import { canReach } from '../queries/reach';
import { areAdjacent, baseOf, besideSpace, rangeOf, sight, withinSoi } from '../queries/sight';
import { meleeReach } from '../queries/weapons';
import type { Bind } from './bind';
import { candidates } from './select';
import { namedSpaces, spacesOfSpec } from './spaces';
import { num } from './values';

/** A place that is told by a figure or a token. */
type PlaceOf = Exclude<Place, { at: 'on' } | { at: 'onOrAdjacentToThisSpace' }>;

/** Whether a figure is near the owner as described. */
export function isNear(g: Game, id: FigureId, near: Near, bind: Bind): boolean {
  const from = bind.owner;
  switch (near.at) {
    case 'soi':
      return withinSoi(g, from, id);
    case 'range':
      return rangeOf(g, from, id) <= num(near.n, bind);
    case 'los':
      return sight(g, from, id)?.clear ?? false;
    case 'reach':
      return rangeOf(g, from, id) <= meleeReach(g, from);
    case 'movementRange':
      return canReach(g, from, id);
  }
}

/** Whether a figure stands at a place. */
export function isAtPlace(g: Game, id: FigureId, place: Place, bind: Bind): boolean {
  switch (place.at) {
    case 'onOrAdjacentToThisSpace':
      return bind.tokenSpace !== undefined && besideSpace(g, id, bind.tokenSpace);
    case 'on': {
      const base = baseOf(g, id);
      return base !== null && spacesOfSpec(g, place.space, bind).some((s) => baseCovers(g.state.board, base, s));
    }
    default: {
      const spaces = tokenSpaces(g, place.one, bind);
      if (spaces) return isAtSpaces(g, id, place, spaces, bind);
      // `adjacent to an opponent`: any of them will do, but a figure is not near itself.
      const described = place.one.of.some((one) => 'figures' in one);
      return candidates(g, place.one, bind).some(
        (one) => (one !== id || !described) && isAtFigure(g, id, place, one, bind),
      );
    }
  }
}

/** Whether a figure stands beside or near another one. */
function isAtFigure(g: Game, id: FigureId, place: PlaceOf, one: FigureId, bind: Bind): boolean {
  switch (place.at) {
    case 'soiOf':
      return withinSoi(g, one, id);
    case 'adjacentTo':
      return areAdjacent(g, one, id);
    case 'onOrAdjacentTo':
      return rangeOf(g, one, id) === 0 || areAdjacent(g, one, id);
    case 'rangeOf':
    case 'spacesOf':
      return rangeOf(g, one, id) <= num(place.n, bind);
    case 'nearestTo': {
      const mine = rangeOf(g, one, id);
      return !figuresInPlay(g).some(
        (f) => f.id !== one && f.side === figure(g, id).side && rangeOf(g, one, f.id) < mine,
      );
    }
    case 'inBodyOf':
      return false;
  }
}

/** Spaces of what a place names (`this token`, `a {Rock} token`, a named space); null if it names figures. */
export function tokenSpaces(g: Game, whom: Whom, bind: Bind): number[] | null {
  const one = whom.of[0];
  if (!one) return null;
  if ('person' in one)
    return one.person === 'this token' ? (bind.tokenSpace === undefined ? [] : [bind.tokenSpace]) : null;
  if (one.figures.noun.n === 'named') {
    // `on or adjacent to {Sluice Wheel}`: a space or token of that name, unless a figure is called so.
    const spaces = candidates(g, whom, bind).length > 0 ? [] : namedSpaces(g, one.figures.noun.name);
    return spaces.length > 0 ? spaces : null;
  }
  if (one.figures.noun.n !== 'token') return null;
  const wanted = one.figures.noun.token.toLowerCase();
  return g.state.tokens.filter((t) => tokenNames(g, t).includes(wanted)).map((t) => t.at);
}

/** What a token on the board is called, in lower case: its kind, its card's name, its kind with its colour. */
export function tokenNames(g: Game, t: { kind: string; colour: string | null }): string[] {
  const names = [t.kind, g.content.tokens[t.kind]?.name ?? '', `${t.colour ?? ''} ${t.kind}`];
  return names.map((name) => name.toLowerCase());
}

/** Whether a figure stands on, beside or near one of the spaces. */
function isAtSpaces(g: Game, id: FigureId, place: PlaceOf, spaces: number[], bind: Bind): boolean {
  const base = baseOf(g, id);
  if (!base) return false;
  switch (place.at) {
    case 'onOrAdjacentTo':
    case 'adjacentTo':
      return spaces.some((s) => besideSpace(g, id, s));
    case 'rangeOf':
    case 'spacesOf': {
      const range = num(place.n, bind);
      return spaces.some((s) => rangeBetween(g.state.board, base, { at: s, size: SINGLE }) <= range);
    }
    case 'soiOf':
      return spaces.some((s) => rangeBetween(g.state.board, base, { at: s, size: SINGLE }) <= 4);
    default:
      return false;
  }
}
