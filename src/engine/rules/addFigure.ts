/** Figures that come into an Encounter that is going on, and leave it without a trace when they find no room. */
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import { cardsChanged } from '../points/fromCards';
import { buildFigure } from '../setup/figures';
import type { CombatantCard } from '../state/content';
import type { Side } from '../state/state';

interface NewFigure {
  /** Key of the Combatant card. */
  card: string;
  /** Activation Number; null for a card without numbers. */
  number: number | null;
  side: Side;
  /** The figure whose Ability brings it; null for a rule or a player's Ability. */
  by: FigureId | null;
}

/** The card that a Spawn uses: of those with the same name the one of the Encounter's Loot LVL (A1.spawning.17). */
export function cardOfLevel(g: Game, card: string): string {
  const { combatants } = g.content;
  const named = combatants[card] as CombatantCard;
  const level = g.state.encounter.lootLevel;
  if (named.lootLevel === level) return card;
  for (const key in combatants) {
    const other = combatants[key] as CombatantCard;
    if (other.name === named.name && other.lootLevel === level) return key;
  }
  return card;
}

/**
 * The lowest Activation Number of the card that no figure in play has, the one wished for if it is free; undefined if all are
 * in play (A1.spawning.03, .14, .16).
 */
export function freeNumber(g: Game, card: string, wish?: number): number | null | undefined {
  const used = new Set<number | null>();
  for (const id of g.state.order) if (inPlay(g, id) && figure(g, id).card === card) used.add(figure(g, id).number);
  const numbers = (g.content.combatants[card] as CombatantCard).groups.flat().sort((a, b) => a - b);
  if (numbers.length === 0) return used.has(null) ? undefined : null;
  if (wish !== undefined && numbers.includes(wish) && !used.has(wish)) return wish;
  return numbers.find((n) => !used.has(n));
}

/** An id CARD-NUMBER; a figure in play under that name has it already only if it was named by hand. */
function newId(g: Game, card: string, number: number | null): FigureId {
  const base = `${card.replace(':', '-')}-${number ?? 1}`;
  let id = base;
  for (let n = 2; g.state.figures[id] && inPlay(g, id); n++) id = `${base}-${n}`;
  return id;
}

/** Adds a figure with a fresh card, off the board; a Defeated one of that number comes again (A1.defeat.03). Returns its id. */
export function addFigure(g: Game, { card, number, side, by }: NewFigure): FigureId {
  const id = newId(g, card, number);
  const made = buildFigure(g.content, { id, card, side, ...(number === null ? {} : { number }) }, g.state.board.width);
  made.figure.spawnedBy = by;
  if (!g.state.figures[id]) g.state.order.push(id);
  g.state.figures[id] = made.figure;
  g.state.bodies[id] = made.body;
  cardsChanged(g);
  return id;
}

/** Takes away a figure that was not placed. */
export function removeFigure(g: Game, id: FigureId): void {
  g.state.order = g.state.order.filter((each) => each !== id);
  delete g.state.figures[id];
  delete g.state.bodies[id];
  cardsChanged(g);
  emit(g, 'notSpawned', { figure: id }, undefined, 'A1.spawning.01');
}
