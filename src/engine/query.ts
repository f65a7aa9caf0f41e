/** Questions about a position that change nothing (formats: queries). */
import { type AiForecast, aiForecast } from './ai/forecast';
import { adjacent } from './board/adjacency';
import { type BaseSight, bestSight } from './board/baseSight';
import { type Base, SINGLE } from './board/grid';
import { rangeBetween } from './board/range';
import { topologyOf } from './board/topology';
import type { DieName } from './dice/faces';
import { type LineForecast, lineForecast, type OpenOdds, openOdds } from './dice/lineOdds';
import { type AttackOdds, attackOdds, spellOdds } from './dice/odds';
import { type JumpOdds, jumpOdds } from './frames/jump';
import { type FigureId, figure, type Game, xy } from './game';
import type { Part } from './kernel/types';
import { MACHINE } from './machine';
import { type OpenRoll, openRoll } from './openRoll';
import { attackRollParts, piercing } from './queries/attack';
import { movementValue } from './queries/movement';
import { outlook, type Threatened, threats } from './queries/outlook';
import { type Reachable, reachable } from './queries/paths';
import { baseOf, flankingPartners, sight, sightQuery, soiRange } from './queries/sight';
import { armor, defense, maxHp } from './queries/stats';
import { type WayStep, wayOf } from './queries/way';
import { attackModes, combatDice } from './queries/weapons';
import { itemsInReach, type ReEquipReach } from './rules/items';
import { type Sheet, sheetOf } from './sheet';
import type { CardInUse, LineRef, Side } from './state/state';
import { figureView } from './view';

/** A figure id or a space [column, row]. */
export type Where = FigureId | [number, number];

export type Query =
  | { ask: 'lineOfSight' | 'inSphereOfInfluence' | 'range' | 'adjacent'; from: Where; to: Where }
  | { ask: 'flanking'; attacker: FigureId; target: FigureId }
  | { ask: 'reachable'; figure: FigureId; points?: number }
  | {
      ask: 'attackOdds';
      attacker: FigureId;
      target: FigureId;
      empower?: boolean;
      dodge?: boolean;
      with?: 'melee' | 'ranged';
    }
  | { ask: 'spellOdds'; caster: FigureId; target: FigureId; spell: number; empower?: boolean }
  | { ask: 'value'; figure: FigureId; of: string }
  | { ask: 'aiForecast'; figure: FigureId }
  | { ask: 'openOdds'; empower?: boolean; dodge?: boolean }
  | { ask: 'openRoll' }
  | { ask: 'attackNumbers'; attacker: FigureId; target: FigureId; with?: 'melee' | 'ranged' }
  | { ask: 'lineForecast'; figure: FigureId; line: LineRef; target: FigureId; empower?: boolean }
  | { ask: 'way'; figure: FigureId; path: readonly [number, number][] }
  | { ask: 'outlook'; figure: FigureId }
  | { ask: 'threats'; side: Side }
  | { ask: 'jumpOdds'; figure: FigureId; over: readonly [number, number][]; to: [number, number] }
  | { ask: 'itemsInReach'; figure: FigureId; reach: ReEquipReach }
  | { ask: 'sheet'; figure: FigureId };

/** The numbers that an Attack is rolled with and against. */
export interface AttackNumbers {
  mode: 'melee' | 'ranged';
  range: number;
  dice: DieName[];
  /** What is added to the dice. */
  roll: Part[];
  defense: number;
  armor: number;
  armorPiercing: number;
  ignoreArmor: boolean;
}

export type WayStepView = Omit<WayStep, 'from' | 'to'> & { from: [number, number]; to: [number, number] };

export interface OutlookView {
  reach: ReachableSpace[];
  sees: { to: [number, number]; penalty: number }[];
}

/** Spaces by index on which figures could be hit. */
export type ThreatView = Omit<Threatened, 'to'> & { to: [number, number] };

export interface ReachableSpace {
  to: [number, number];
  /** Movement Points or spaces. */
  cost: number;
  sp: number;
  provokes: FigureId[];
  path: [number, number][];
}

export type Answered<Q extends Query> = Q extends { ask: 'lineOfSight' }
  ? { is: boolean; penalty: number; line: BaseSight | null }
  : Q extends { ask: 'range' }
    ? { is: number }
    : Q extends { ask: 'inSphereOfInfluence' | 'adjacent' }
      ? { is: boolean }
      : Q extends { ask: 'flanking' }
        ? { is: boolean; partners: FigureId[] }
        : Q extends { ask: 'reachable' }
          ? ReachableSpace[]
          : Q extends { ask: 'attackOdds' }
            ? AttackOdds
            : Q extends { ask: 'spellOdds' }
              ? { affected: number }
              : Q extends { ask: 'aiForecast' }
                ? AiForecast
                : Q extends { ask: 'openOdds' }
                  ? OpenOdds | null
                  : Q extends { ask: 'openRoll' }
                    ? OpenRoll | null
                    : Q extends { ask: 'attackNumbers' }
                      ? AttackNumbers | null
                      : Q extends { ask: 'lineForecast' }
                        ? LineForecast | null
                        : Q extends { ask: 'way' }
                          ? WayStepView[]
                          : Q extends { ask: 'outlook' }
                            ? OutlookView
                            : Q extends { ask: 'threats' }
                              ? ThreatView[]
                              : Q extends { ask: 'itemsInReach' }
                                ? { card: CardInUse; from: FigureId }[]
                                : Q extends { ask: 'sheet' }
                                  ? Sheet
                                  : Q extends { ask: 'jumpOdds' }
                                    ? JumpOdds
                                    : { is: unknown; parts: Part[] };

function base(g: Game, where: Where): Base | null {
  if (typeof where === 'string') return baseOf(g, where);
  return { at: where[1] * g.state.board.width + where[0], size: SINGLE };
}

function lineOfSight(g: Game, from: Where, to: Where): BaseSight | null {
  if (typeof from === 'string' && typeof to === 'string') return sight(g, from, to);
  const a = base(g, from);
  const b = base(g, to);
  const query = typeof from === 'string' ? sightQuery(g, from, null) : undefined;
  return a && b ? bestSight(topologyOf(g.state.board), a, b, query) : null;
}

function soi(g: Game, from: Where, to: Where): boolean {
  const a = base(g, from);
  const b = base(g, to);
  if (!a || !b) return false;
  const range = typeof from === 'string' ? soiRange(g, from) : 4;
  const line = bestSight(topologyOf(g.state.board), a, b, { sense: 'soi', range });
  return (
    rangeBetween(g.state.board, a, b) <= range &&
    (rangeBetween(g.state.board, a, b) === 0 || (line.clear && line.within))
  );
}

function value(g: Game, id: FigureId, of: string): { is: unknown; parts: Part[] } {
  const parts: Part[] = [];
  switch (of) {
    case 'defense':
      return { is: defense(g, id, parts), parts };
    case 'armor':
      return { is: armor(g, id, parts), parts };
    case 'hp':
      return { is: maxHp(g, id, parts), parts };
    case 'movement':
      return { is: movementValue(g, id, parts), parts };
    default:
      return { is: (figureView(g, id) as unknown as Record<string, unknown>)[of], parts };
  }
}

function attackNumbers(
  g: Game,
  attacker: FigureId,
  target: FigureId,
  manner?: 'melee' | 'ranged',
): AttackNumbers | null {
  if (!baseOf(g, attacker) || !baseOf(g, target)) return null;
  // What was given to the Attack that is going on counts for it.
  const open = g.state.stack.findLast((f) => f.kind === 'attack' && !f.over);
  const frame = open?.kind === 'attack' && open.attacker === attacker && open.target === target ? open : null;
  const modes = attackModes(g, attacker);
  const mode = frame ?? (manner ? modes.find((m) => m.mode === manner) : modes[0]);
  if (!mode) return null;
  const { range } = mode;
  const look = { attacker, target, mode: mode.mode, range, ...(frame && { frame }) };
  const dice = combatDice(g, attacker).map((d) => d.die);
  if (frame?.empowered && !dice.includes('BLACK')) dice.push('BLACK');
  return {
    mode: mode.mode,
    range,
    dice,
    roll: attackRollParts(g, look),
    defense: defense(g, target),
    armor: armor(g, target),
    ...piercing(g, look),
  };
}

function reachView(g: Game, list: Reachable[]): ReachableSpace[] {
  return list.map((r) => ({
    ...r,
    to: xy(g, r.to),
    path: r.path.map((s) => xy(g, typeof s === 'number' ? s : s.to)),
  }));
}

/** Answers a query. Throws for a figure that does not exist. */
export function ask<Q extends Query>(g: Game, q: Q): Answered<Q>;
export function ask(g: Game, q: Query): unknown {
  switch (q.ask) {
    case 'lineOfSight': {
      const line = lineOfSight(g, q.from, q.to);
      return { is: line?.clear ?? false, penalty: line?.penalty ?? 0, line };
    }
    case 'inSphereOfInfluence':
      return { is: soi(g, q.from, q.to) };
    case 'range': {
      const a = base(g, q.from);
      const b = base(g, q.to);
      return { is: a && b ? rangeBetween(g.state.board, a, b) : null };
    }
    case 'adjacent': {
      const a = base(g, q.from);
      const b = base(g, q.to);
      return { is: a !== null && b !== null && adjacent(topologyOf(g.state.board), a, b) };
    }
    case 'flanking': {
      const partners = flankingPartners(g, q.attacker, q.target);
      return { is: partners.length > 0, partners };
    }
    case 'reachable':
      figure(g, q.figure);
      return reachView(g, reachable(g, q.figure, q.points));
    case 'attackOdds': {
      const mode = q.with ? attackModes(g, q.attacker).find((m) => m.mode === q.with) : undefined;
      return attackOdds(g, q.attacker, q.target, {
        empower: q.empower ?? false,
        dodge: q.dodge ?? false,
        ...(mode ? { mode } : {}),
      });
    }
    case 'spellOdds':
      return spellOdds(g, q.caster, q.target, q.spell, { empower: q.empower ?? false });
    case 'value':
      return value(g, q.figure, q.of);
    case 'aiForecast':
      return aiForecast(MACHINE, g, q.figure);
    case 'openOdds':
      return openOdds(g, q);
    case 'openRoll':
      return openRoll(MACHINE, g);
    case 'attackNumbers':
      return attackNumbers(g, q.attacker, q.target, q.with);
    case 'lineForecast':
      return lineForecast(g, q.figure, q.line, q.target, q.empower);
    case 'way': {
      const path = q.path.map(([x, y]) => y * g.state.board.width + x);
      return wayOf(g, q.figure, path).map((s) => ({ ...s, from: xy(g, s.from), to: xy(g, s.to) }));
    }
    case 'outlook': {
      const { reach, sees } = outlook(g, q.figure);
      return { reach: reachView(g, reach), sees: sees.map((s) => ({ ...s, to: xy(g, s.to) })) };
    }
    case 'jumpOdds': {
      const [to, ...over] = [q.to, ...q.over].map(([x, y]) => y * g.state.board.width + x);
      return jumpOdds(g, q.figure, over, to as number);
    }
    case 'itemsInReach':
      return itemsInReach(g, q.figure, q.reach);
    case 'sheet':
      return sheetOf(g, q.figure);
    case 'threats':
      return threats(g, q.side).map((t) => ({ ...t, to: xy(g, t.to) }));
  }
}
