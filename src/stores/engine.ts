/** The engine as the session and the page use it. */
import { apply, type Change, edit, explain, query, start, view } from '../engine';
import type { Intent } from '../engine/kernel/types';
import { type Moment, record } from '../engine/record';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { type AttackHow, type Odds, type Queries, type Reach, remember } from './queries';
import type { Rules } from './rules';

export const engineRules: Rules = { start, apply, edit };

/** The moments of an answer or a change by hand, found on a copy. */
export const engineRecord =
  (content: Content) =>
  (state: State, act: Intent | Change): Moment[] =>
    record(structuredClone(state), act, content);

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

/** The key of an answer: what was asked, as text. */
const keyed = <A extends unknown[], T>(
  answer: (state: State, ...asked: A) => T,
): ((state: State, ...asked: A) => T) => {
  const known = remember((state, key) => answer(state, ...(JSON.parse(key) as A)));
  return (state, ...asked) => known(state, JSON.stringify(asked));
};

/** Queries about what might come: each is asked of the engine once for a position. */
function lookAhead(content: Content): Omit<Queries, 'view' | 'reachable' | 'odds' | 'explain'> {
  return {
    openOdds: keyed((state, how) => query(state, content, { ask: 'openOdds', ...how })),
    numbers: keyed((state, attacker, target, manner) =>
      query(state, content, { ask: 'attackNumbers', attacker, target, ...(manner && { with: manner }) }),
    ),
    lineForecast: keyed((state, figure, line, target, empower) =>
      query(state, content, { ask: 'lineForecast', figure, line, target, empower: empower ?? false }),
    ),
    spell: keyed(
      (state, caster, target, spell, empower) =>
        query(state, content, { ask: 'spellOdds', caster, target, spell, empower }).affected,
    ),
    way: keyed((state, figure, path) => query(state, content, { ask: 'way', figure, path })),
    outlook: keyed((state, figure) => query(state, content, { ask: 'outlook', figure })),
    threats: keyed((state, side) => {
      const list = query(state, content, { ask: 'threats', side });
      return new Map(list.map((each) => [each.to[1] * state.board.width + each.to[0], each]));
    }),
    forecast: keyed((state, figure) => query(state, content, { ask: 'aiForecast', figure })),
    measure: keyed((state, from, to) => ({
      range: query(state, content, { ask: 'range', from, to }).is,
      sight: query(state, content, { ask: 'lineOfSight', from, to }),
      soi: query(state, content, { ask: 'inSphereOfInfluence', from, to }).is,
      soiBack: query(state, content, { ask: 'inSphereOfInfluence', from: to, to: from }).is,
    })),
  };
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
    ...lookAhead(content),
  };
}
