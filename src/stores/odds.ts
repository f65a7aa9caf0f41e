/** The odds that an answer to the open question stands for. */
import type { LineForecast } from '../engine/dice/lineOdds';
import type { Ask, Option } from '../engine/kernel/types';
import type { LineRef, State } from '../engine/state/state';
import { targetOf } from './options';
import type { AttackHow, Odds, Queries } from './queries';

/** What would come of an answer. */
export interface Prospect {
  attacker: string;
  target: string;
  /** An Attack, or a SPELL by the line that casts it. */
  is: { does: 'attack'; odds: Odds } | Extract<LineForecast, { does: 'spell' }>;
  /** The Attack as it is asked about, for its other ways: with EMPOWER, against a DODGE. */
  how: AttackHow | null;
  /** HP that the target has left. */
  left: number;
}

/** Which of two answers has the better odds for the one who gives them: true the first, false the second, null neither. */
export function betterOdds(ask: Ask, first: Prospect, second: Prospect): boolean | null {
  const numbers = ({ is }: Prospect): number[] =>
    is.does === 'spell' ? [is.affected, is.defeat] : [is.odds.hit, is.odds.defeat, is.odds.meanDamage];
  const others = numbers(second);
  const more = numbers(first).map((n, at) => n - (others[at] ?? 0));
  // Odds are sums of fractions: what differs by less than that is equal.
  const gains = more.some((n) => n > EQUAL);
  const loses = more.some((n) => n < -EQUAL);
  if (gains === loses) return null;
  return ask.kind === 'dodge' ? loses : gains;
}

const EQUAL = 1e-9;

const ATTACKS = new Set<Option['kind']>(['attack', 'counter', 'breakAttack']);

function lineOf(option: Option, ask: Ask): LineRef | null {
  const { data } = option;
  const own = typeof data === 'object' && data !== null && 'ref' in data ? (data.ref as LineRef) : null;
  return own ?? (ask.kind === 'target' ? ((ask.about?.line as LineRef | undefined) ?? null) : null);
}

/** What would come of an option; null where it is no Attack and no SPELL with known numbers. */
export function prospectOf(queries: Queries, state: State, ask: Ask, option: Option): Prospect | null {
  const of = (attacker: string, target: string, is: Prospect['is'], how: AttackHow | null): Prospect => {
    const view = queries.view(state).figures[target];
    return { attacker, target, is, how, left: view ? Math.max(0, view.hp - view.damage) : 0 };
  };
  if (ask.kind === 'dodge' || ask.kind === 'empower') {
    if (option.kind !== 'pass' && option.id !== ask.kind) return null;
    const used = option.kind !== 'pass';
    if (ask.kind === 'empower' && ask.about?.x !== undefined) return spellProspect(queries, state, used, of);
    const odds = queries.openOdds(state, used ? { [ask.kind]: true } : {});
    return odds && of(odds.attacker, odds.target, { does: 'attack', odds }, null);
  }
  const target = targetOf(option);
  const by = option.by ?? ask.figure;
  if (!by || !target) return null;
  if (ATTACKS.has(option.kind)) {
    const how: AttackHow = option.with ? { with: option.with } : {};
    return of(by, target, { does: 'attack', odds: queries.odds(state, by, target, how) }, how);
  }
  const line = lineOf(option, ask);
  const found = line && queries.lineForecast(state, by, line, target);
  if (!found) return null;
  return found.does === 'spell' ? of(by, target, found, null) : of(by, target, { does: 'attack', odds: found }, null);
}

/** A SPELL that is about to be rolled, with or without EMPOWER. */
function spellProspect(
  queries: Queries,
  state: State,
  empower: boolean,
  of: (attacker: string, target: string, is: Prospect['is'], how: null) => Prospect,
): Prospect | null {
  const cast = state.stack.findLast((frame) => frame.kind === 'spell');
  const target = cast?.targets[0];
  if (!cast?.line || target === undefined) return null;
  const found = queries.lineForecast(state, cast.caster, cast.line, target, empower);
  return found?.does === 'spell' ? of(cast.caster, target, found, null) : null;
}
