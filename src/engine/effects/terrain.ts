/** Verbs that change the board: Terrain that is placed, tokens that are moved. */
import type { TerrainName } from '../abilities/ast';
import { replaceTerrain, type TerrainType, terrainAt } from '../board/boardState';
import { distance } from '../board/grid';
import { bindOf } from '../conditions/bind';
import type { candidates } from '../conditions/select';
import { spacesOfSpec } from '../conditions/spaces';
import { num } from '../conditions/values';
import { escapeInit } from '../frames/escape';
import { emit, figuresAt, type Game, inPlay, xy } from '../game';
import type { Option } from '../kernel/types';
import { shiftToken } from '../rules/boardTokens';
import type { BoardToken, FigureId } from '../state/state';
import { pickSpace, tokenKind } from './table';
import type { EffectContext, EffectOf, Verb } from './types';

/** Terrain that placed Terrain of a kind can replace (A1.terrain.03, .08, .11, .15, .19, .26). */
const REPLACES: Record<TerrainName, (old: TerrainType) => boolean> = {
  NORMAL: (t) => t !== 'obstructing',
  HINDERING: (t) => t === 'normal',
  WATER: (t) => t === 'normal' || t === 'hindering' || t === 'muck',
  MUCK: (t) => t === 'normal' || t === 'hindering',
  OBSTRUCTING: (t) => t !== 'dangerous',
  DANGEROUS: (t) => t !== 'obstructing',
  SPECIAL: (t) => t !== 'obstructing',
};

function replaceable(g: Game, c: EffectContext, e: EffectOf<'placeTerrain'>): number[] {
  return spacesOfSpec(g, e.space, bindOf(c.frame)).filter((space) => {
    const old = terrainAt(g.state.board, space);
    return old !== null && REPLACES[e.terrain](old);
  });
}

export const placeTerrain: Verb<'placeTerrain'> = {
  possible: (g, c, e) => replaceable(g, c, e).length > 0,
  changes: (g, c, e) =>
    replaceable(g, c, e).some((space) => terrainAt(g.state.board, space)?.toUpperCase() !== e.terrain),
  start(g, c, e) {
    const under = new Set<FigureId>();
    for (const space of replaceable(g, c, e)) {
      replaceTerrain(g.state.board, space, e.terrain.toLowerCase() as TerrainType);
      emit(g, 'terrainPlaced', { at: xy(g, space), terrain: e.terrain, by: c.who });
      for (const f of figuresAt(g, space)) if (inPlay(g, f.id)) under.add(f.id);
    }
    g.dirty = true;
    // Whoever stands where Obstructing Terrain comes Jumps away or is Defeated (A1.terrain.20).
    return e.terrain === 'OBSTRUCTING' && under.size > 0 ? escapeInit([...under], c.who, false) : undefined;
  },
};

/** A token of the board moved to an unoccupied space so many spaces away. */
export const moveToken: Verb<'moveToken'> = {
  asks: true,
  possible: (g, _c, e) => tokenOf(g, e.whom) !== undefined,
  start(g, c, e) {
    const token = tokenOf(g, e.whom);
    if (!token) return undefined;
    const { board } = g.state;
    const spaces: number[] = [];
    for (let s = 0; s < board.width * board.height; s++) {
      const terrain = terrainAt(board, s);
      if (
        s === token.at ||
        terrain === null ||
        distance(board, token.at, s) > num(e.n, bindOf(c.frame)) ||
        figuresAt(g, s).length > 0 ||
        terrain === 'obstructing'
      )
        continue;
      spaces.push(s);
    }
    return pickSpace(c, spaces, g);
  },
  resume(g, c, e, result) {
    const token = tokenOf(g, e.whom);
    if (token && (result as Option).kind !== 'pass') shiftToken(g, token, (result as Option).data as number, c.who);
    return undefined;
  },
};

function tokenOf(g: Game, whom: Parameters<typeof candidates>[1]): BoardToken | undefined {
  const one = whom.of[0];
  if (!one || !('figures' in one) || one.figures.noun.n !== 'token') return undefined;
  const kind = tokenKind(g, one.figures.noun.token);
  return g.state.tokens.find((t) => t.kind === kind);
}
