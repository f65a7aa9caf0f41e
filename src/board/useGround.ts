import { useMemo } from 'react';
import { useGame, useSelection, useTable } from '../stores/react';
import type { Ground } from './paintGround';
import type { Scene } from './scene';

/** SP that moving costs without buying points: what the nearest space in reach costs. */
function leastSp(reach: Scene['reach']): number {
  let least = Number.POSITIVE_INFINITY;
  for (const way of reach.values()) least = Math.min(least, way.sp);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** What lies on the floor now; the same object as long as nothing of it changes. */
export function useGround(scene: Scene, scale: number): Ground {
  const { queries } = useTable();
  const state = useGame();
  const threat = useSelection((s) => s.threat);
  const pinned = useSelection((s) => s.pinned);
  return useMemo(() => {
    const figure = pinned === null ? undefined : state.figures[pinned];
    const enemy = figure?.side === 'opponents' && !figure.defeated ? figure.id : null;
    return {
      grid: state.board,
      reach: scene.reach,
      choices: scene.choices,
      tokens: state.tokens,
      threats: threat ? queries.threats(state, 'opponents') : null,
      outlook: enemy === null ? null : queries.outlook(state, enemy),
      scale,
      paidSp: leastSp(scene.reach),
    };
  }, [queries, state, scene, scale, threat, pinned]);
}
