/** What Actions and Abilities cost: SP with reductions and the surcharge of Muck. */
import { baseTerrain, TERRAIN_TYPES, topologyOf } from '../board/topology';
import { type FigureId, figure, type Game } from '../game';
import type { Part } from '../kernel/types';
import { baseOf } from './sight';
import { hasKeyword } from './standing';

/** Name of the Terrain that affects the figure now; FLIGHT ignores all (A1.tag-move.14). */
export function terrainOf(g: Game, id: FigureId): string {
  const base = baseOf(g, id);
  if (!base || hasKeyword(g, id, 'FLIGHT')) return 'normal';
  return TERRAIN_TYPES[baseTerrain(topologyOf(g.state.board), base.at, base.size)] ?? 'normal';
}

/** SP that an Action or Ability costs where the figure stands: 1 more in Muck if it costs any (A1.terrain.13, A1.terrain-table.18). */
export function actionCost(g: Game, id: FigureId, base: number, parts?: Part[]): number {
  parts?.push({ n: base, of: 'cost' });
  if (base <= 0 || figure(g, id).kind === 'intelligent') return Math.max(0, base);
  if (terrainOf(g, id) !== 'muck') return base;
  parts?.push({ n: 1, of: 'MUCK', rule: 'A1.terrain.13' });
  return base + 1;
}
