/** The Jumps that the question of a Move Action lists: few, for most spaces are walked to. */
import type { Option } from '../engine/kernel/types';
import type { State } from '../engine/state/state';
import { reachNow } from './actions';
import { indexOf } from './options';
import type { Table } from './table';

/** How many of them are listed. */
export type JumpsShown = 'none' | 'goals' | 'all';

interface Jumps {
  /** The best way to each space that no walk leads to for as few points, where it can pass at all. */
  goals: Option[];
  /** All other ways, the best first. */
  others: Option[];
}

type Asked = Pick<Table, 'queries'>;
type Odds = ReturnType<Table['queries']['jumpOdds']>;

/** How a Jump would go; null for one that is not made with Skills. */
export function jumpOddsOf({ queries }: Asked, state: State, { by, to, over }: Option): Odds | null {
  const id = by ?? state.ask?.figure ?? '';
  const figure = state.figures[id];
  if (!figure || figure.kind === 'intelligent' || !Array.isArray(to) || !over) return null;
  return queries.jumpOdds(state, id, over, to);
}

const pointsOf = ({ data, over = [] }: Option): number =>
  typeof data === 'object' && data !== null && 'points' in data ? Number(data.points) : over.length + 1;

/** The Jumps of the open question. */
export function jumpsOf(table: Table, state: State): Jumps {
  const reach = reachNow(table, state);
  const odds = (option: Option): number[] => {
    const found = jumpOddsOf(table, state, option);
    return found ? [found.helped, found.alone, found.deadly ? 0 : 1] : [1, 1, 0];
  };
  const jumps = (state.ask?.options ?? [])
    .filter(({ kind, to }) => kind === 'jump' && Array.isArray(to))
    .map((option) => ({ option, odds: odds(option) }))
    .sort((a, b) => b.odds.map((n, at) => n - (a.odds[at] ?? 0)).find((n) => n !== 0) ?? 0);
  const seen = new Set<number>();
  const goals = jumps.flatMap(({ option, odds: [passes] }) => {
    const space = indexOf(state, option.to as [number, number]);
    const walked = reach.get(space)?.cost ?? Number.POSITIVE_INFINITY;
    if (passes === 0 || seen.has(space) || walked <= pointsOf(option)) return [];
    seen.add(space);
    return [option];
  });
  return { goals, others: jumps.flatMap(({ option }) => (goals.includes(option) ? [] : [option])) };
}

/** Those that stand in the list now, in the order of their numbers. */
export function jumpsListed(table: Table, state: State): Option[] {
  const { jumps } = table.selection.getState();
  if (jumps === 'none') return [];
  const { goals, others } = jumpsOf(table, state);
  return jumps === 'goals' ? goals : [...goals, ...others];
}

/** What is listed next, and how many; null where all of them are. */
export function moreJumps(table: Table, state: State): { shown: JumpsShown; n: number } | null {
  const { jumps } = table.selection.getState();
  const { goals, others } = jumpsOf(table, state);
  if (jumps === 'none' && goals.length > 0) return { shown: 'goals', n: goals.length };
  return jumps !== 'all' && others.length > 0 ? { shown: 'all', n: others.length } : null;
}
