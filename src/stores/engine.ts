/** The engine as the session and the page use it. */
import { apply, type Change, edit, explain, gameOf, query, start, view } from '../engine';
import type { Ask, GameEvent, Intent, Option } from '../engine/kernel/types';
import { rollOf } from '../engine/openRoll';
import { type Moment, record } from '../engine/record';
import type { ReEquipReach } from '../engine/rules/items';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import {
  type AttackHow,
  type Change as HpChange,
  type Odds,
  type Outcome,
  type Queries,
  type Reach,
  remember,
} from './queries';
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

/** Answers a copy of the state; null where the engine refuses, or physical dice would have to be thrown. */
function answered(
  state: State,
  content: Content,
  options: readonly string[],
): { after: State; events: GameEvent[] } | null {
  const after = structuredClone(state);
  const events: GameEvent[] = [];
  for (const option of options) {
    if (!after.ask) return null;
    try {
      const result = apply(after, { ask: after.ask.id, option }, content);
      if ('rejected' in result) return null;
      events.push(...result.events);
    } catch {
      return null;
    }
  }
  return { after, events };
}

/** Events after which nothing is known for certain, or nothing belongs to the Attack any more. */
const KNOWN_UNTIL = new Set(['diceRolled', 'attackResolved', 'turnEnded']);

/** So often the same question is passed when it is asked again. */
const MOST_PASSES = 3;

/** What comes of an answer, everything else that is offered at that moment left unused. */
function outcome(state: State, content: Content, option: string): Outcome {
  const { ask } = state;
  const options = [option];
  let done = answered(state, content, options);
  const isAgain = (next: Ask | null): boolean =>
    next?.pass === true &&
    next.figure === ask?.figure &&
    next.about?.point !== undefined &&
    next.about.point === ask?.about?.point;
  while (done && isAgain(done.after.ask) && options.length <= MOST_PASSES) {
    options.push('pass');
    done = answered(state, content, options);
  }
  if (!done) return { hp: [], roll: null, open: true };
  const { after, events } = done;
  const end = events.findIndex(({ type }) => KNOWN_UNTIL.has(type));
  const known = end < 0 ? events : events.slice(0, end);
  const asksOn = end < 0 && after.stack.some(({ id }) => id === ask?.frame);
  const open = asksOn || events[end]?.type === 'diceRolled';
  const rolls = known.flatMap((event) => rollOf(gameOf(after, content), event) ?? []);
  return { hp: hpAfter(state, content, known), roll: rolls.at(-1) ?? null, open };
}

/** HP of everyone who is dealt Damage by events. */
function hpAfter(state: State, content: Content, events: readonly GameEvent[]): HpChange[] {
  const sums = new Map<string, number>();
  const { figures } = view(state, content);
  for (const { type, target, amount } of events)
    if (type === 'damageDealt') sums.set(String(target), (sums.get(String(target)) ?? 0) + Number(amount));
  return [...sums].flatMap(([figure, sum]) => {
    const now = figures[figure];
    if (!now) return [];
    const from = Math.max(0, now.hp - now.damage);
    return [{ figure, from, to: Math.max(0, from - sum), defeated: sum >= from }];
  });
}

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
    next: keyed((state, option) => {
      const done = answered(state, content, [option]);
      return done && !done.events.some(({ type }) => type === 'diceRolled') ? done.after.ask : null;
    }),
    outcome: keyed((state, option) => outcome(state, content, option)),
    openRoll: keyed((state) => query(state, content, { ask: 'openRoll' })),
    items: (state, option: Option) => {
      const figure = option.by ?? state.ask?.figure;
      const { reach } = (option.data ?? { reach: 'adjacent' }) as { reach: ReEquipReach };
      return figure ? query(state, content, { ask: 'itemsInReach', figure, reach }) : [];
    },
    way: keyed((state, figure, path) => query(state, content, { ask: 'way', figure, path })),
    jumpOdds: keyed((state, figure, over, to) => query(state, content, { ask: 'jumpOdds', figure, over, to })),
    outlook: keyed((state, figure) => query(state, content, { ask: 'outlook', figure })),
    threats: keyed((state, side) => {
      const list = query(state, content, { ask: 'threats', side });
      return new Map(list.map((each) => [each.to[1] * state.board.width + each.to[0], each]));
    }),
    sheet: keyed((state, figure) => query(state, content, { ask: 'sheet', figure })),
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
