import { useMemo } from 'react';
import { useGame, useSelection, useTable } from '../stores/react';
import type { Ground } from './paintGround';
import { least, leastSp, type Scene } from './scene';

/** What lies on the floor now; the same object as long as nothing of it changes. */
export function useGround(scene: Scene, scale: number): Ground {
  const { queries } = useTable();
  const state = useGame();
  const threat = useSelection((s) => s.threat);
  const pinned = useSelection((s) => s.pinned);
  const group = useSelection((s) => s.group);
  return useMemo(() => {
    const figure = pinned === null ? undefined : state.figures[pinned];
    const enemy = figure?.side === 'opponents' && !figure.defeated ? figure.id : null;
    return {
      grid: state.board,
      reach: scene.reach,
      deadly: scene.deadly,
      quiet: group !== null && group !== 'move',
      choices: scene.choices,
      jumps: new Set(scene.jumps.keys()),
      zone: new Set(state.ask?.kind === 'placement' ? state.encounter.startingZone : []),
      tokens: state.tokens,
      threats: threat ? queries.threats(state, 'opponents') : null,
      standing: scene.standing,
      outlook: enemy === null ? null : queries.outlook(state, enemy),
      scale,
      paidSp: leastSp(scene.reach),
      provoked: least(scene.reach, ({ provokes }) => provokes.length),
    };
  }, [queries, state, scene, scale, threat, pinned, group]);
}
