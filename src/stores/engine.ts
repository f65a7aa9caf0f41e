/** The engine as the session and the page use it. */
import { apply, explain, query, start, view } from '../engine';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { type AttackHow, type Odds, type Queries, type Reach, remember } from './queries';
import type { Rules } from './rules';

export const engineRules: Rules = { start, apply };

function reach(state: State, content: Content, figure: string): ReadonlyMap<number, Reach> {
  const found = new Map<number, Reach>();
  for (const { to, cost, sp, provokes, path } of query(state, content, { ask: 'reachable', figure }))
    found.set(to[1] * state.board.width + to[0], {
      to,
      cost,
      sp,
      provokes,
      path: path.map((space) => ({ to: space })),
    });
  return found;
}

/** Queries over the content; answers are remembered for each state. */
export function engineQueries(content: Content): Queries {
  const viewed = remember((state) => view(state, content));
  const reached = remember((state, figure) => reach(state, content, figure));
  const odds = remember<Odds>((state, key) => {
    const [attacker, target, how] = JSON.parse(key) as [string, string, AttackHow];
    return query(state, content, { ask: 'attackOdds', attacker, target, ...how });
  });
  return {
    view: (state) => viewed(state),
    reachable: (state, figure) => reached(state, figure),
    odds: (state, attacker, target, how = {}) => odds(state, JSON.stringify([attacker, target, how])),
    explain: (state, wish) => explain(state, content, wish),
  };
}
