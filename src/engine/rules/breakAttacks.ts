/** Who may make a Break Attack on a figure that leaves its space (A1.break-attack). */
import { adjacent } from '../board/adjacency';
import type { Base } from '../board/grid';
import { rangeBetween } from '../board/range';
import { topologyOf } from '../board/topology';
import { bindFor } from '../conditions/bind';
import { isWhom } from '../conditions/select';
import { burrowed, type FigureId, figure, figuresInPlay, type Game } from '../game';
import { adjacentOpponents, sight } from '../queries/sight';
import { hasKeyword, keywordNumber, standingEffects } from '../queries/standing';
import { type AttackMode, attackModes, canAttack } from '../queries/weapons';
import type { MoveFrame } from '../state/frames';

/** What of a movement matters for Break Attacks. */
export type Provoking = Partial<Pick<MoveFrame, 'forced' | 'keywords' | 'noBreakAttacks' | 'startAdjacent'>> & {
  /** Who moves the figure by PUSH, PULL or COMMAND: has no Break Attack (A1.break-attack.18). */
  by?: FigureId | null;
};

/** An opponent that could make a Break Attack, and from how far. */
interface Threat {
  id: FigureId;
  base: Base;
  /** Range of PROVOKE, 0 without. */
  provoke: number;
}

/**
 * Tells who is provoked when the figure leaves a space, in placement order: opponents adjacent to it (or within their
 * PROVOKE), able to Attack and without a Break Attack in this turn (A1.break-attack.01, .05, .23). Worked out once for a
 * question or a search. Whether the Attack finds a legal line is judged when it is made.
 */
export function provocations(g: Game, id: FigureId, move: Provoking): (from: number) => FigureId[] {
  const me = figure(g, id);
  const size = g.state.bodies[me.body]?.size ?? [1, 1];
  const threats = move.noBreakAttacks ? [] : threatsTo(g, id, move);
  const topology = topologyOf(g.state.board);
  return (from) => {
    if (threats.length === 0) return NOBODY;
    const base: Base = { at: from, size };
    let found: FigureId[] = NOBODY;
    for (const t of threats) {
      const range = rangeBetween(topology, t.base, base);
      if (range > 1 && range > t.provoke) continue;
      if (range > t.provoke && !adjacent(topology, t.base, base)) continue;
      if (found === NOBODY) found = [];
      found.push(t.id);
    }
    return found;
  };
}

const NOBODY: FigureId[] = [];

function threatsTo(g: Game, id: FigureId, move: Provoking): Threat[] {
  const me = figure(g, id);
  const threats: Threat[] = [];
  for (const other of g.state.order) {
    const f = figure(g, other);
    if (f.side === me.side || f.defeated || f.marks.breakAttack || other === move.by || burrowed(f)) continue;
    const body = g.state.bodies[f.body];
    if (!body || body.at === null || !canAttack(g, other)) continue;
    threats.push({ id: other, base: { at: body.at, size: body.size }, provoke: keywordNumber(g, other, 'PROVOKE') });
  }
  return threats.length === 0 ? threats : unspared(g, id, move, threats);
}

/** Without those whose Break Attack ELUSIVE, FLIGHT or a line spares the figure (A1.tag-move.11-.13, .16). */
function unspared(g: Game, id: FigureId, move: Provoking, threats: Threat[]): Threat[] {
  const has = (tag: string): boolean => (move.keywords?.includes(tag) ?? false) || hasKeyword(g, id, tag);
  const elusive = !move.forced && has('ELUSIVE');
  const flight = has('FLIGHT');
  const lines = standingEffects(g, id, 'noBreakAttacks');
  if (!elusive && !flight && lines.length === 0) return threats;
  const atStart = move.startAdjacent ?? adjacentOpponents(g, id);
  return threats.filter((t) => {
    if (atStart.includes(t.id) ? elusive : flight) return false;
    return !lines.some((line) => !line.from || isWhom(g, t.id, line.from, bindFor(id)));
  });
}

/** A Break Attack that can be made: on whom and how. */
export interface Strike {
  target: FigureId;
  mode: AttackMode;
}

/**
 * The Break Attacks that a figure can make now against the leaving figure, or against an ally of it on one of the same
 * spaces (A1.break-attack.13). Intelligent Combatants make Melee ATKs (A1.break-attack.10). Empty: none is legal.
 */
export function strikesOf(g: Game, striker: FigureId, leaving: FigureId): Strike[] {
  const me = figure(g, striker);
  if (me.defeated || me.marks.breakAttack || !canAttack(g, striker)) return [];
  const all = attackModes(g, striker);
  const melee = all.filter((m) => m.mode === 'melee');
  const modes = me.kind === 'intelligent' && melee.length > 0 ? melee : all;
  const strikes: Strike[] = [];
  for (const target of sharing(g, leaving)) {
    for (const mode of modes) {
      const line = sight(g, striker, target, mode.range, mode.mode === 'melee' ? mode.range : undefined);
      if (line?.clear && line.within) strikes.push({ target, mode });
    }
  }
  return strikes;
}

/** The figure and its allies whose bases share a space with it. */
function sharing(g: Game, id: FigureId): FigureId[] {
  const me = figure(g, id);
  const base = g.state.bodies[me.body];
  if (!base || base.at === null) return [];
  const found = [id];
  for (const f of figuresInPlay(g)) {
    if (f.id === id || f.side !== me.side || burrowed(f)) continue;
    const body = g.state.bodies[f.body];
    if (body && body.at !== null && rangeBetween(g.state.board, base as Base, body as Base) === 0) found.push(f.id);
  }
  return found;
}
