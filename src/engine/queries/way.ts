/** A planned path step by step: what each step costs and why, and what it brings upon the figure. */
import type { TerrainType } from '../board/boardState';
import { baseTerrain, TERRAIN_TYPES } from '../board/topology';
import { at, type FigureId, type Game } from '../game';
import { deadly, SLOW, slows } from '../rules/terrainRules';
import { goingOf } from './going';
import { extraSp, freshPurse } from './moveOptions';
import { openMove, pursesLeft } from './paths';

export interface WayStep {
  from: number;
  to: number;
  /** Movement Points of this step; they are those of the space left (A1.move.05). */
  cost: number;
  /** What makes it cost 2. */
  slowedBy: TerrainType | 'ally' | null;
  /** SP that have to be spent for this step: beginning the Move Action, and further Movement Points. */
  sp: number;
  /** Opponents whose Break Attack leaving provokes; each once on a path (A1.break-attack.05). */
  provokes: FigureId[];
  /** Terrain that affects the figure where the step ends. */
  terrain: TerrainType;
  /** Ending a movement there Defeats (A1.terrain.23). */
  deadly: boolean;
  /** Levels that the step goes up, negative for down. */
  climbs: number;
}

/** The steps of a path on foot from where the figure stands, with the movement that it has open or could begin. */
export function wayOf(g: Game, id: FigureId, path: readonly number[]): WayStep[] {
  const start = at(g, id);
  if (start === null) return [];
  const open = openMove(g, id);
  const purse = open ? pursesLeft(g, open) : freshPurse(g, id);
  const going = goingOf(g, id, open ?? { mode: 'action' });
  const { topology, size, ignored, mover, provoked } = going;
  const struck: FigureId[] = [];
  let from = start;
  let cost = 0;
  let paid = 0;
  return path.map((to) => {
    const points = mover.leaveCost(from);
    cost += points;
    const sp = purse.base + extraSp(cost, purse.points);
    const provokes = provoked(from).filter((striker) => !struck.includes(striker));
    struck.push(...provokes);
    const slowedBy =
      points < SLOW
        ? null
        : slows(topology, from, size, ignored)
          ? terrainName(baseTerrain(topology, from, size))
          : 'ally';
    const step: WayStep = {
      from,
      to,
      cost: points,
      slowedBy,
      sp: sp - paid,
      provokes,
      terrain: terrainName(baseTerrain(topology, to, size)),
      deadly: deadly(topology, to, size, ignored),
      climbs: topology.elevation[to] - topology.elevation[from],
    };
    paid = sp;
    from = to;
    return step;
  });
}

const terrainName = (code: number): TerrainType => TERRAIN_TYPES[code] ?? 'normal';
