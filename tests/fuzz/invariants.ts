/** What must hold in every position of every game. */

import { gameOf } from '../../src/engine';
import { baseSpaces } from '../../src/engine/board/grid';
import { burrowed, figure, type Game, inPlay } from '../../src/engine/game';
import { maxHp, spBar } from '../../src/engine/queries/stats';
import type { Content } from '../../src/engine/state/content';
import type { State } from '../../src/engine/state/state';

/** Figures whose movement is under way may stand in an ally's space. */
function moving(g: Game): Set<string> {
  return new Set(g.state.stack.flatMap((f) => (f.kind === 'move' || f.kind === 'forcedMove' ? [f.figure] : [])));
}

/** Everything that is wrong with a position; [] if nothing is. */
export function faults(state: State, content: Content): string[] {
  const g = gameOf(state, content);
  const found: string[] = [];
  const taken = new Map<number, string>();
  const onTheWay = moving(g);
  for (const id of state.order) {
    const f = figure(g, id);
    if (f.sp < 0 || (f.kind === 'adventurer' && f.sp > spBar(g, id).max)) found.push(`${id} has ${f.sp} SP`);
    if (f.damage < 0 || f.damage > maxHp(g, id)) found.push(`${id} has ${f.damage} Damage of ${maxHp(g, id)} HP`);
    if (new Set(f.effects).size !== f.effects.length) found.push(`${id} has an Effect twice: ${f.effects.join()}`);
    for (const token in f.tokens) if ((f.tokens[token] ?? 0) <= 0) found.push(`${id} has ${f.tokens[token]} ${token}`);
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
  for (const entry of state.track)
    if (!state.order.some((id) => figure(g, id).entry === entry.id && !figure(g, id).defeated))
      found.push(`${entry.id} is in the Track without a figure`);
  if (state.ask && state.ask.options.length === 0) found.push('a question without options');
  const ids = state.ask?.options.map((o) => o.id) ?? [];
  if (new Set(ids).size !== ids.length)
    found.push(`two options with one id: ${ids.filter((x, i) => ids.indexOf(x) !== i).join()}`);
  return found;
}
