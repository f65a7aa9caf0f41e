/**
 * Typed ability data: what a line of the card language means. Plain JSON, no source text.
 * The parser (content/language) makes it, the printer turns it back into a line, the engine runs it.
 * Sections named in comments are those of docs/card-language.md.
 */
import type { DiceSymbol } from '../dice/faces';
import type { Num, Owner, Quantity, Span, TreeName } from './amounts';
import type { Bonus, Dmg, Effect } from './effects';
import type { Whom } from './figures';
import type { Conds, Moment } from './moments';

export type * from './amounts';
export type * from './effects';
export type * from './figures';
export type * from './moments';

export type Cost =
  | { pay: 'sp'; n: Num }
  | { pay: 'token'; n: Num; token: string }
  | { pay: 'damage'; dmg: Dmg }
  | { pay: 'card'; what: 'Exhaust' | 'Flip' | 'discard' };

/** Whom the rest of the line is aimed at (2.6). */
export type Aim =
  | { aim: 'target'; whom: Whom }
  | { aim: 'spell'; force: Num; bonuses?: Bonus[]; against?: Whom; prior?: Whom; ignoring?: string[] };

/** One effect with its subject. `then` marks a THEN before it: the Action before it ends and targets are picked anew. */
export interface Step {
  who?: Whom;
  /** Who chooses (`may`) and pays (`costs`), if not `who`: `You may spend 1 SP to Target an ally: it HEALS 2`. */
  by?: Whom;
  /** `who`, `may` and `costs` stand after the colon of `aim`: they are asked and paid for each figure aimed at. */
  aimFirst?: boolean;
  may?: boolean;
  costs?: Cost[];
  aim?: Aim;
  /** A condition inside the clause, after an aim's colon. */
  if?: Conds;
  effect: Effect;
  then?: boolean;
}

export type Until = { until: 'end' | 'start'; of: Span | 'your next turn' | 'its next turn' } | { until: 'movement' };
export interface Force {
  parts: ({ n: Num } | { differenceHit: true } | { owner: Owner; tree?: TreeName })[];
}

export type Link =
  | { link: 'then' | 'otherwise' | 'ifYouDo' | 'onPass' | 'onFail' | 'afterwards' }
  | { link: 'later'; edge: 'start' | 'end'; of: 'your next turn' | 'its next turn' | 'this turn' | 'the next round' };

export interface Sentence {
  link?: Link;
  if?: Conds;
  /** `while` instead of `if`: stands as long as it is true. */
  while?: boolean;
  /** The figures chosen for this sentence stand in `aim` of its first step. */
  steps: Step[];
  instead?: boolean;
  until?: Until;
  force?: Force;
  /** `where X equals Q` or `where X is up to Q`. */
  x?: { upTo?: boolean; value: Quantity };
}

export interface Ability {
  passive?: boolean;
  status?: boolean;
  fu?: boolean;
  exhaust?: boolean;
  flip?: boolean;
  discard?: boolean;
  perEncounter?: boolean;
  combo?: string[];
  sp?: Num;
  symbols?: { n: number; symbol: DiceSymbol }[];
  moment?: Moment;
  body: Sentence[];
}
