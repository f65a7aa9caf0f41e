/** Where a figure of the party would like to stand, and the next step of its way there. */
import type { Ability } from '../../engine/abilities/ast';
import { ownModes, rateTarget } from '../../engine/ai/evaluate';
import { at, type FigureId, figure, figuresInPlay, type Game } from '../../engine/game';
import type { Option } from '../../engine/kernel/types';
import { lineAt } from '../../engine/points/lineAt';
import { attackReasons } from '../../engine/queries/attack';
import { type Reachable, reachable } from '../../engine/queries/paths';
import { rangeOf } from '../../engine/queries/sight';
import { currentUnder } from '../../engine/rules/currents';
import { deadlyFor } from '../../engine/rules/terrainRules';
import type { LineRef, State } from '../../engine/state/state';

/** SP of an Attack (A1.std-action.05). */
const ATTACK = 2;
/** What a place is worth from which an Attack can be made, and what is lost by a Break Attack or a Current. */
const IN_REACH = 100;
const BREAK_ATTACK = 6;
const CURRENT = 8;

/** Value of a place, the figure standing there; more is better. */
type Value = (space: number, sp: number, provokes: number) => number;

function placeValue(g: Game, id: FigureId): Value {
  const f = figure(g, id);
  const body = g.state.bodies[f.body];
  const modes = ownModes(g, id);
  const threats = figuresInPlay(g).filter((x) => x.side !== f.side);
  return (space, sp, provokes) => {
    if (!body) return 0;
    const from = body.at;
    body.at = space;
    let target = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (const t of threats) {
      const apart = rangeOf(g, id, t.id);
      nearest = Math.min(nearest, apart);
      if (f.sp - sp < ATTACK || !modes.some((m) => apart <= m.range && attackReasons(g, id, t.id, m).length === 0))
        continue;
      target = Math.max(target, IN_REACH + t.damage);
    }
    const swept = deadlyFor(g, id) ? 1000 : currentUnder(g, id) ? CURRENT : 0;
    body.at = from;
    return target - nearest - 2 * sp - BREAK_ATTACK * provokes - swept;
  };
}

interface Way {
  worth: number;
  path: number[];
}

function bestWay(g: Game, id: FigureId, ends: readonly Reachable[], sp: number, must: boolean): Way | null {
  const here = at(g, id);
  if (here === null) return null;
  const value = placeValue(g, id);
  let best: Way | null = must ? null : { worth: value(here, 0, 0) + 0.5, path: [] };
  for (const end of ends) {
    if (end.path.length === 0) continue;
    const worth = value(end.to, end.sp + sp, end.provokes.length);
    if (!best || worth > best.worth) best = { worth, path: end.path.map((step) => step.to) };
  }
  return best && best.path.length > 0 ? best : null;
}

/** The ways that figures are on, by the game. */
const ways = new WeakMap<State, { figure: FigureId; path: number[] }>();

function stepTo(g: Game, options: readonly Option[], space: number): Option | undefined {
  const { width } = g.state.board;
  return options.find((o) => o.kind === 'move' && Array.isArray(o.to) && o.to[1] * width + o.to[0] === space);
}

/** The next step on the way that the figure is on; null if it is on none. */
export function onItsWay(g: Game, id: FigureId, options: readonly Option[]): Option | null {
  const way = ways.get(g.state);
  if (way?.figure !== id) return null;
  const going = way.path[way.path.indexOf(at(g, id) as number) + 1];
  return going === undefined ? null : (stepTo(g, options, going) ?? null);
}

/** The next step on the figure's way; null if it stands best where it is. `must`: it may not stay. */
export function nextStep(g: Game, id: FigureId, options: readonly Option[], must = false): Option | null {
  const known = onItsWay(g, id, options);
  if (known) return known;
  ways.delete(g.state);
  const best = bestWay(g, id, reachable(g, id), 0, must);
  if (!best) return null;
  ways.set(g.state, { figure: id, path: [at(g, id) as number, ...best.path] });
  return stepTo(g, options, best.path[0] as number) ?? null;
}

/** Free Movement or a Move Action that a line gives to its owner: spaces and SP; null if it gives none. */
function movementOf(g: Game, id: FigureId, ability: Ability): number | null {
  for (const s of ability.body)
    for (const { effect, who } of s.steps) {
      if (who) continue;
      if (effect.do === 'move') return typeof effect.n === 'number' ? effect.n : null;
      if (effect.do === 'moveAction') return g.content.adventurers[figure(g, id).card]?.movement ?? null;
    }
  return null;
}

/** The line of movement that brings the figure into reach of an Attack where its own Move Action costs more; null if none does. */
export function freeMove(g: Game, id: FigureId, options: readonly Option[]): Option | null {
  const walk = bestWay(g, id, reachable(g, id), 0, false);
  let worth = Math.max(walk?.worth ?? Number.NEGATIVE_INFINITY, IN_REACH / 2);
  let best: Option | null = null;
  for (const option of options) {
    const ref = (option.data as { ref?: LineRef } | undefined)?.ref;
    const ability = option.kind === 'use' && option.target === undefined && ref ? lineAt(g, ref) : null;
    const points = ability ? movementOf(g, id, ability) : null;
    if (points === null) continue;
    const way = bestWay(g, id, reachable(g, id, points), option.cost?.sp ?? 0, false);
    if (way && way.worth > worth) {
      worth = way.worth;
      best = option;
    }
  }
  return best;
}

/** What an Attack can be expected to do, in points of Damage. */
export function attackWorth(g: Game, id: FigureId, option: Option, defeat: number): number {
  const rating = rateTarget(g, id, option.target as FigureId, option.data as never);
  return rating.damage + defeat * rating.defeats;
}
