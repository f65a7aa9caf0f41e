/** What Actions and Abilities cost: SP with reductions and the surcharge of Muck. */
import { type FigureId, figure, type Game } from '../game';
import type { Part } from '../kernel/types';
import { terrainUnder } from '../rules/terrainRules';

/** SP that an Action or Ability costs where the figure stands: 1 more in Muck if it costs any (A1.terrain.13, A1.terrain-table.18). */
export function actionCost(g: Game, id: FigureId, base: number, parts?: Part[]): number {
  parts?.push({ n: base, of: 'cost' });
  if (base <= 0 || figure(g, id).kind === 'intelligent') return Math.max(0, base);
  if (terrainUnder(g, id) !== 'muck') return base;
  parts?.push({ n: 1, of: 'MUCK', rule: 'A1.terrain.13' });
  return base + 1;
}
