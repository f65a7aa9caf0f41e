/** The state as positions and people see it. */

import { topologyOf } from './board/topology';
import { at, type FigureId, figure, type Game, xy } from './game';
import { movementValue } from './queries/movement';
import { armor, defense, maxHp } from './queries/stats';
import type { Side } from './state/state';

export interface FigureView {
  at: [number, number] | null;
  damage: number;
  /** Maximum HP. */
  hp: number;
  sp: number;
  defense: number;
  armor: number;
  movement: number;
  effects: string[];
  immune: string[];
  tokens: Record<string, number>;
  /** Cards, and single lines as `card.place`. */
  exhausted: string[];
  flipped: string[];
  used: string[];
  defeated: boolean;
  side: Side;
  elevation: number | null;
  form: string | null;
}

/** One figure as it stands. */
export function figureView(g: Game, id: FigureId): FigureView {
  const f = figure(g, id);
  const space = at(g, id);
  const exhausted: string[] = [];
  const flipped: string[] = [];
  const used: string[] = [];
  for (const c of f.cards) {
    if (c.exhausted) exhausted.push(c.key);
    for (const n of c.exhaustedLines ?? []) exhausted.push(`${c.key}.${n}`);
    if (c.flipped) flipped.push(c.key);
    for (const n of c.used ?? []) used.push(`${c.key}.${n}`);
  }
  return {
    at: space === null ? null : xy(g, space),
    damage: f.damage,
    hp: maxHp(g, id),
    sp: f.sp,
    defense: defense(g, id),
    armor: armor(g, id),
    movement: movementValue(g, id),
    effects: [...f.effects],
    immune: [...f.immune],
    tokens: { ...f.tokens },
    exhausted,
    flipped,
    used,
    defeated: f.defeated,
    side: f.side,
    elevation: space === null ? null : (topologyOf(g.state.board).elevation[space] ?? 1),
    form: f.form,
  };
}

export interface StateView {
  figures: Record<FigureId, FigureView>;
  round: number;
  urgency: number;
  gold: number;
  initiative: string[];
  outcome: 'won' | 'lost' | null;
}

/** The whole table. */
export function view(g: Game): StateView {
  const figures: Record<FigureId, FigureView> = {};
  for (const id of g.state.order) figures[id] = figureView(g, id);
  const { round, urgency, gold, track, outcome } = g.state;
  return { figures, round, urgency, gold, initiative: track.map((e) => e.id), outcome };
}
