/** Tokens on the board that are moved: what they take along, and where they are lost (A1.board.11, A1.terrain.25). */
import { replaceTerrain, type TerrainType, terrainAt } from '../board/boardState';
import { tokenNames } from '../conditions/places';
import { emit, type FigureId, type Game, openWindow, xy } from '../game';
import { anyLineAt } from '../points/lines';
import type { Scene } from '../state/frames';
import type { BoardToken } from '../state/state';
import { endsByEvent } from './ends';

/** The Terrain that a token counts as, or null. */
export function terrainOfToken(g: Game, token: BoardToken): TerrainType | null {
  const as = g.content.tokens[token.kind]?.countsAs;
  return as && as !== 'figure' ? (as as TerrainType) : null;
}

/** The space of the token becomes its Terrain; what lies there comes back when the token goes. */
function cover(g: Game, token: BoardToken, terrain: TerrainType): void {
  token.under = terrainAt(g.state.board, token.at) ?? 'normal';
  replaceTerrain(g.state.board, token.at, terrain);
}

/** The Terrain below a token that counts as Terrain lies open again. */
function uncover(g: Game, token: BoardToken): void {
  replaceTerrain(g.state.board, token.at, token.under ?? 'normal');
}

/** Takes a token off the board, its Terrain with it (A1.board.11). */
export function takeToken(g: Game, token: BoardToken): void {
  g.state.tokens = g.state.tokens.filter((t) => t !== token);
  if (terrainOfToken(g, token)) uncover(g, token);
  g.dirty = true;
}

/** Puts a token on the board; one that counts as Terrain makes its space that Terrain (A1.board.11). */
export function layToken(g: Game, token: BoardToken, by: FigureId | null): void {
  g.state.tokens.push(token);
  const terrain = terrainOfToken(g, token);
  if (terrain) cover(g, token, terrain);
  g.dirty = true;
  emit(g, 'tokenPlaced', { token: token.id, kind: token.kind, at: xy(g, token.at), by });
}

/** Moves a token to a space; in Dangerous Terrain it is discarded. `by`: who moves it, null for a Current. */
export function shiftToken(g: Game, token: BoardToken, to: number, by: FigureId | null): void {
  const { board } = g.state;
  const from = token.at;
  const carried = terrainOfToken(g, token);
  const lost = terrainAt(board, to) === 'dangerous';
  if (carried) uncover(g, token);
  token.at = to;
  if (carried && !lost) cover(g, token, carried);
  g.dirty = true;
  emit(
    g,
    'tokenMoved',
    { token: token.id, from: xy(g, from), to: xy(g, to), by },
    undefined,
    by === null ? 'A1.current.10' : undefined,
  );
  const scene: Scene = { subject: null, names: tokenNames(g, token), space: to };
  endsByEvent(g, 'move.entered', scene);
  if (anyLineAt(g, 'move.entered')) g.state.due = [...(g.state.due ?? []), openWindow('move.entered', scene)];
  if (!lost) return;
  g.state.tokens = g.state.tokens.filter((t) => t !== token);
  emit(g, 'tokenRemoved', { token: token.id, because: 'dangerous' }, undefined, 'A1.terrain.25');
}
