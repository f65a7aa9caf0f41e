import { spacesTouch } from './adjacency';
import { distance } from './grid';
import type { Topology } from './topology';

/**
 * True if a Melee Attack from one space may reach another. Without REACH (`reach` 1) they have to be adjacent with an
 * Elevation change of 1 or less (A1.range.02, .12); with REACH (X) each level beyond 1 shortens X by 1
 * (A1.elevation.11, .12). Sight is not judged.
 */
export function spaceWithinReach(topology: Topology, from: number, to: number, reach: number): boolean {
  const change = Math.abs(topology.elevation[from] - topology.elevation[to]);
  if (reach <= 1) return change <= 1 && spacesTouch(topology, from, to);
  return distance(topology, from, to) <= reach - Math.max(0, change - 1);
}
