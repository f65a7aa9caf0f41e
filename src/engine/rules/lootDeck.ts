/** The Combatant Loot Deck: drawing its cards, and the Items that some of them give (A1.loot-deck, A1.combatant-loot). */

import { FACES, faceName } from '../dice/faces';
import { draw, givenDraw, rollDice } from '../dice/random';
import { emit, type FigureId, figure, type Game } from '../game';
import { EngineError } from '../kernel/types';
import type { LootDeck } from '../state/state';
import { gainItem, gainRandomItem } from './items';

type LootCard = LootDeck['cards'][number];

/** Name of a card as draws given beforehand write it. */
function lootName(card: LootCard): string {
  return typeof card === 'number' ? `gold ${card}` : card;
}

function namedCard(name: string): LootCard {
  const gold = /^gold (\d+)$/i.exec(name)?.[1];
  if (gold !== undefined) return Number(gold);
  const card = name.toLowerCase();
  if (card === 'item' || card === 'monster' || card === 'unique') return card;
  throw new EngineError(`There is no Combatant Loot card "${name}"`);
}

/** Takes a card of this name from the deck, if it is still in it, to the drawn ones. */
function takeOut(g: Game, card: LootCard): void {
  const { cards, drawn } = g.state.loot;
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  drawn.push(card);
}

/** A random card that gives something; Monster Loot that no opponent has goes back and another is drawn (A1.monster-loot.03, .04). */
function randomCard(g: Game): LootCard | null {
  const { cards } = g.state.loot;
  const card = cards.length > 0 ? draw(g, 'loot', cards, lootName) : null;
  if (card !== 'monster') return card;
  const others = cards.filter((c) => c !== 'monster');
  emit(g, 'lootReturned', { card, discarded: others.length === 0 }, undefined, 'A1.monster-loot.03');
  if (others.length > 0) return draw(g, 'loot', others, lootName);
  takeOut(g, card);
  return null;
}

/** Draws the top card: one given beforehand, else a random one of those left; null when the deck gives none (A1.combatant-loot.06). */
export function drawLoot(g: Game, by: FigureId | null): LootCard | null {
  const given = givenDraw(g, 'loot');
  const card = given === null ? randomCard(g) : namedCard(given);
  if (card === null) return null;
  takeOut(g, card);
  emit(g, 'lootDrawn', { figure: by, card: lootName(card) }, undefined, 'A1.combatant-loot.01');
  if (typeof card === 'number') g.state.encounter.lootGold = (g.state.encounter.lootGold ?? 0) + card;
  return card;
}

/** Item type for the total of two WHITE dice (A1.loot-deck.07-11). */
function itemType(total: number): string {
  if (total <= 5) return 'accessory';
  if (total <= 7) return 'armor';
  if (total <= 10) return 'relic';
  return total <= 12 ? 'core' : 'weapon';
}

/** Item Loot: two WHITE dice name the type; a random Item of the Loot LVL goes to the Adventurer (A1.loot-deck.06, .12). */
export function gainItemLoot(g: Game, id: FigureId): void {
  const faces = rollDice(g, 'loot', ['WHITE', 'WHITE']);
  const total = faces.reduce((sum, face) => sum + (FACES.WHITE[face]?.n ?? 0), 0);
  const dice = faces.map((face) => `WHITE ${faceName('WHITE', face)}`);
  emit(
    g,
    'diceRolled',
    { figure: id, purpose: 'loot', against: null, again: false, total, dice },
    undefined,
    'A1.loot-deck.06',
  );
  gainRandomItem(g, id, itemType(total));
}

/** Unique Loot: a random Unique Item of the Loot LVL that nobody has yet (A1.unique-loot.01, .04). */
export function gainUniqueLoot(g: Game, id: FigureId): void {
  const owned = new Set(g.state.order.flatMap((each) => figure(g, each).cards.map((card) => card.card)));
  const left = Object.values(g.content.items).filter(
    (item) => item.unique && !item.story && item.tier === g.state.encounter.lootLevel && !owned.has(item.id),
  );
  if (left.length === 0) emit(g, 'itemLost', { figure: id, itemType: 'unique', because: 'noneLeft' });
  else gainItem(g, id, draw(g, 'unique', left, (item) => item.id).id);
}
