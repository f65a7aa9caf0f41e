/** Spaces described in words (card language section 6). */
import type { SpaceSpec, Spot, TerrainName } from '../abilities/ast';
import { adjacentSpaces } from '../board/adjacency';
import { terrainAt } from '../board/boardState';
import { distance } from '../board/grid';
import { topologyOf } from '../board/topology';
import { figuresAt, type Game, spacesOf } from '../game';
import { baseOf } from '../queries/sight';
import type { Bind } from './bind';
import { tokenSpaces } from './places';
import { personOf } from './select';
import { num } from './values';

function spotSpaces(g: Game, spot: Spot, bind: Bind): number[] {
  switch (spot.s) {
    case 'this card':
      return [];
    case 'this token':
    case 'this space':
      return bind.tokenSpace === undefined ? [] : [bind.tokenSpace];
    case 'spaceOf': {
      const id = personOf(g, spot.one, bind);
      return id ? spacesOf(g, id) : [];
    }
    case 'terrain':
      return terrainSpaces(g, spot.terrain);
    case 'exit':
      return g.state.tokens
        .filter((t) => t.kind === 'exit' && t.colour?.toUpperCase() === spot.colour)
        .map((t) => t.at);
    case 'named':
      return namedSpaces(g, spot.name);
  }
}

/** Spaces that are called so on the Diagram, or that hold a token of that name. */
export function namedSpaces(g: Game, name: string): number[] {
  const wanted = name.toUpperCase();
  const found: number[] = [];
  g.state.board.names?.forEach((each, space) => {
    if (each?.toUpperCase() === wanted) found.push(space);
  });
  for (const t of g.state.tokens) if (g.content.tokens[t.kind]?.name.toUpperCase() === wanted) found.push(t.at);
  return found;
}

function terrainSpaces(g: Game, terrain: TerrainName): number[] {
  const found: number[] = [];
  const { board } = g.state;
  for (let s = 0; s < board.width * board.height; s++)
    if (terrainAt(board, s)?.toUpperCase() === terrain) found.push(s);
  return found;
}

/** The spaces of what a place refers to: figures, tokens, the token whose text this is. */
function spacesOfPlace(g: Game, spec: Extract<SpaceSpec, { kind: 'space' }>, bind: Bind): number[] {
  const { place } = spec;
  if (!place || !('one' in place)) return bind.tokenSpace === undefined ? [] : [bind.tokenSpace];
  const tokens = tokenSpaces(g, place.one, bind);
  if (tokens) return tokens;
  const one = personOf(g, place.one, bind);
  return one ? spacesOf(g, one) : [];
}

/** All spaces that the words may mean; `nearest` leaves the nearest to the owner or to the place named. */
export function spacesOfSpec(g: Game, spec: SpaceSpec, bind: Bind): number[] {
  if (spec.kind === 'spot') return [...new Set(spec.spots.flatMap((s) => spotSpaces(g, s, bind)))];
  const { board } = g.state;
  const topology = topologyOf(board);
  const own = baseOf(g, bind.owner);
  let found: number[] = [];
  for (let s = 0; s < board.width * board.height; s++) {
    const terrain = terrainAt(board, s);
    if (terrain === null || (terrain === 'obstructing' && !spec.adj.includes('OBSTRUCTING'))) continue;
    found.push(s);
  }
  const placeSpaces = spacesOfPlace(g, spec, bind);
  for (const adj of spec.adj) {
    if (adj === 'unoccupied') found = found.filter((s) => figuresAt(g, s).length === 0);
    else if (adj === 'adjacent') {
      const near = new Set(own ? adjacentSpaces(topology, own) : []);
      found = found.filter((s) => near.has(s));
    } else if (adj !== 'nearest') found = found.filter((s) => terrainAt(board, s)?.toUpperCase() === adj);
  }
  for (const near of spec.near) {
    if (near.at === 'range' && own) found = found.filter((s) => distance(board, own.at, s) <= num(near.n, bind));
    if (near.at === 'soi' && own) found = found.filter((s) => distance(board, own.at, s) <= 4);
  }
  const { place } = spec;
  if (place) {
    if (place.at === 'onOrAdjacentToThisSpace')
      found = found.filter((s) => placeSpaces.some((p) => distance(board, p, s) <= 1));
    else if (place.at === 'adjacentTo')
      found = found.filter((s) => !placeSpaces.includes(s) && placeSpaces.some((p) => distance(board, p, s) === 1));
    else if (place.at === 'onOrAdjacentTo')
      found = found.filter((s) => placeSpaces.some((p) => distance(board, p, s) <= 1));
    else if (place.at === 'rangeOf' || place.at === 'spacesOf')
      found = found.filter((s) => placeSpaces.some((p) => distance(board, p, s) <= num(place.n, bind)));
  }
  if (spec.adj.includes('nearest') || place?.at === 'nearestTo') {
    const from = placeSpaces.length > 0 ? placeSpaces : own ? [own.at] : [];
    const away = (s: number): number => Math.min(...from.map((p) => distance(board, p, s)));
    const least = Math.min(...found.map(away));
    found = found.filter((s) => away(s) === least);
  }
  return found;
}
