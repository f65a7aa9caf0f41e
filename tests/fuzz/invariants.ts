/** What must hold in every position of every game. */

import { gameOf, stateFaults } from '../../src/engine';
import { baseSpaces } from '../../src/engine/board/grid';
import { burrowed, figure, type Game, inPlay } from '../../src/engine/game';
import type { Content } from '../../src/engine/state/content';
import type { State } from '../../src/engine/state/state';

/** Figures whose movement is under way may stand in an ally's space. */
function moving(g: Game): Set<string> {
  return new Set(g.state.stack.flatMap((f) => (f.kind === 'move' || f.kind === 'forcedMove' ? [f.figure] : [])));
}

/** Everything that is wrong with a position; [] if nothing is. */
export function faults(state: State, content: Content): string[] {
  const g = gameOf(state, content);
  const found = stateFaults(state, content);
  const taken = new Map<number, string>();
  const onTheWay = moving(g);
  for (const id of state.order) {
    const f = figure(g, id);
    const body = state.bodies[f.body];
    if (
      f.defeated &&
      body?.at !== null &&
      !state.order.some((o) => o !== id && figure(g, o).body === f.body && !figure(g, o).defeated)
    )
      found.push(`${id} is Defeated and on the board`);
    if (!inPlay(g, id) || !body || body.at === null || burrowed(f)) continue;
    for (const space of baseSpaces(state.board, body.at, body.size)) {
      const other = taken.get(space);
      if (other && other !== f.body && !onTheWay.has(id) && !onTheWay.has(other))
        found.push(`${other} and ${id} stand on one space`);
      taken.set(space, f.body);
    }
  }
  return found;
}
