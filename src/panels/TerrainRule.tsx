import { terrainAt } from '../engine/board/boardState';
import { ruleOfTerrain } from '../log';
import { useGame } from '../stores/react';
import { RuleLink } from './RuleLink';

/** The rule of the Terrain on a space, of Normal Terrain none. */
export function TerrainRule({ space }: { space: number }) {
  const terrain = terrainAt(useGame().board, space);
  return terrain && terrain !== 'normal' ? (
    <RuleLink id={ruleOfTerrain(terrain)}>{terrain.charAt(0).toUpperCase() + terrain.slice(1)}</RuleLink>
  ) : null;
}
