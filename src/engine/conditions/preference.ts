/** What the words of a line prefer among the figures that fit otherwise, for telling why others were passed over. */
import type { Figures, Trait, Whom } from '../abilities/ast';
import type { FigureId, Game } from '../game';
import { rangeOf } from '../queries/sight';
import type { Bind } from './bind';
import { type Among, figuresOf, isWhom } from './select';
import { statValue } from './values';

export interface Preference {
  /** A Stat, `nearest`, `farthest`, or `prior` for figures that are prioritised. */
  of: string;
  /** The greatest value is preferred. */
  high: boolean;
  /** Everyone who fits otherwise, with the value that was compared; `prior` is 1 for those who have it. */
  values: Record<FigureId, number>;
}

const isRank = (d: object): d is Extract<Trait, { t: 'rank' }> => 't' in d && d.t === 'rank';

/** The criterion of the words; null where they have none, or it leaves nobody out. */
export function preferenceOf(g: Game, whom: Whom | undefined, bind: Bind, among: Among): Preference | null {
  const { prior, distance = rangeOf, ...rest } = among;
  const one = whom?.of.find((each) => 'figures' in each);
  const described = one && 'figures' in one ? one.figures : null;
  const rank = described?.desc.find(isRank);
  const near = described?.adj.find((each) => each === 'nearest' || each === 'farthest');
  if (!rank && !near && !prior) return null;
  const fitting = described
    ? figuresOf(g, unranked(described), bind, rest)
    : g.state.order.filter((id) => rest.legal?.(id) ?? true);
  if (rank) return told(fitting, (id) => statValue(g, id, rank.stat), rank.stat, rank.most);
  if (near) return told(fitting, (id) => distance(g, bind.owner, id), near, near === 'farthest');
  return told(fitting, (id) => (prior && isWhom(g, id, prior, bind) ? 1 : 0), 'prior', true);
}

/** The same description without what it prefers by. */
function unranked(figures: Figures): Figures {
  const { desc, adj } = figures;
  return {
    ...figures,
    desc: desc.filter((d) => !isRank(d)),
    adj: adj.filter((each) => each !== 'nearest' && each !== 'farthest'),
  };
}

function told(ids: FigureId[], value: (id: FigureId) => number, of: string, high: boolean): Preference | null {
  const values = Object.fromEntries(ids.map((id) => [id, value(id)]));
  return new Set(Object.values(values)).size > 1 ? { of, high, values } : null;
}
