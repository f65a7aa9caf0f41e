/*
 * Short boards for tests of play. Figures are listed in the order of their Initiative Cards; the first one has the turn.
 */
import { opponent, withCards } from './beside';
import { cards } from './cards';
import { type FigureInput, type PositionInput, position, type StepInput } from './position';

export { discipline } from './beside';

/** [column, row]; row 0 is north, column 0 is west. */
export type Space = readonly [number, number];

const adventurerCards = new Set<string>(cards.adventurers.map((card) => card.id));

/** An Adventurer named like its card, without SP (so that it Dodges and Counters nothing) unless given. */
export function adventurer(card: string, at: Space, extra: Partial<FigureInput> = {}): FigureInput {
  return { id: card, card, at, sp: 0, ...extra };
}

/** The Combatant with Activation Number 1 of its card, named like the card unless given. */
export function combatant(card: string, at: Space, extra: Partial<FigureInput> = {}): FigureInput {
  return { id: card, card, number: 1, at, ...extra };
}

/** An AI step that ends the activation: its condition, then the parts that the card separates by THEN. */
export function step(condition: string, ...instructions: string[]) {
  return { if: condition, do: instructions };
}

/** A card with the numbers of the fixture's `idle` and AI steps of its own. */
export function intelligent(id: string, ai: object[], changes: object = {}) {
  return opponent(id, { ai, ...changes });
}

/** The dice of one roll of WHITE and PURPLE, by the numbers they show. */
export function roll(white: number, purple: number): string[] {
  return [`WHITE ${white}`, `PURPLE ${purple}`];
}

/** `columns` by `rows` spaces of Normal Terrain. */
export function normal(columns: number, rows: number): string[] {
  return Array.from({ length: rows }, () => '.'.repeat(columns));
}

/** A move; without `path` the cheapest way, else the spaces entered. */
export function move(to: Space, ...path: Space[]) {
  return { choose: path.length > 0 ? { kind: 'move', to, path } : { kind: 'move', to } };
}

/** A Jump over these spaces to `to`. */
export function jump(to: Space, ...over: Space[]) {
  return { choose: { kind: 'jump', to, over } };
}

/** A Standard Attack on `target`. */
export function attack(target: string) {
  return { choose: { kind: 'attack', target } };
}

/** The Break Attack on `target`. */
export function breakAttack(target: string) {
  return { choose: { kind: 'breakAttack', target } };
}

/** The first line of a card; with the figure it Targets first where one is chosen. */
export function use(card: string, target?: string) {
  return { choose: target ? { kind: 'use', card, target } : { kind: 'use', card } };
}

/** The space where the moved figure ends. */
export function space(at: Space) {
  return { choose: { kind: 'space', at } };
}

/** The choices that need no more than their kind. */
export const endTurn = { choose: { kind: 'endTurn' } };
export const dodge = { choose: { kind: 'dodge' } };

/** The same step, which the open question must refuse. */
export function refused(wish: { choose: Readonly<Record<string, unknown>> }): StepInput {
  return { reject: wish.choose };
}

/** The Initiative Cards of these figures, in their order. */
function initiativeOf(figures: FigureInput[]): string[] {
  return [...new Set(figures.map((figure) => (adventurerCards.has(figure.card) ? figure.id : figure.card)))];
}

interface Field extends Omit<PositionInput, 'figures' | 'cards'> {
  cards?: Record<string, readonly object[]>;
}

/**
 * Runs a position on `map` with the shared fixture cards and `cards` beside them.
 * @throws with the differences, as `position` does.
 */
export function field(map: readonly string[], figures: FigureInput[], { board, cards: own, ...rest }: Field): void {
  position({
    cards: withCards(own),
    board: { map, ...board },
    figures,
    initiative: initiativeOf(figures),
    turn: figures[0]?.id,
    ...rest,
  });
}
