import type { Game } from '../game';
import type { ItemSide, Line, Stats } from '../state/content';
import type { CardInUse, Figure } from '../state/state';

const NO_LINES: Line[] = [];

const NO_STATS: Stats = {};

/** The side of an Item that counts: back when Flipped, or equipped back side up. */
export function itemSide(g: Pick<Game, 'content'>, card: CardInUse): ItemSide | null {
  const item = g.content.items[card.card];
  if (!item) return null;
  const turned = Boolean(card.flipped) !== Boolean(card.back);
  return turned && item.back ? item.back : item;
}

/** Lines of a card that count now: none in the Pack, none on a Flipped Discipline (A1.flip.03), none for a Conduit's master. */
export function linesOf(g: Game, f: Figure, card: CardInUse): Line[] {
  if (card.zone === 'pack') return NO_LINES;
  switch (card.kind) {
    case 'item':
      return itemSide(g, card)?.lines ?? NO_LINES;
    case 'discipline':
      return card.flipped ? NO_LINES : (g.content.disciplines[card.card]?.lines ?? NO_LINES);
    case 'upgrade': {
      if (f.cards.find((c) => c.key === card.on)?.zone === 'pack') return NO_LINES;
      return g.content.upgrades[card.card]?.lines ?? NO_LINES;
    }
    case 'adventurer':
      return g.content.adventurers[card.card]?.lines ?? NO_LINES;
    case 'combatant':
      return g.content.combatants[card.card]?.lines ?? NO_LINES;
  }
}

/** Symbol Abilities of a card that count now. */
export function symbolsOf(g: Game, card: CardInUse): Line[] {
  if (card.zone === 'pack') return NO_LINES;
  switch (card.kind) {
    case 'item':
      return itemSide(g, card)?.symbols ?? NO_LINES;
    case 'upgrade':
      return g.content.upgrades[card.card]?.symbols ?? NO_LINES;
    case 'combatant':
      return g.content.combatants[card.card]?.symbols ?? NO_LINES;
    default:
      return NO_LINES;
  }
}

export function passivesOf(g: Game, card: CardInUse): Line[] {
  return card.kind === 'combatant' ? (g.content.combatants[card.card]?.passives ?? NO_LINES) : NO_LINES;
}

/** Stats that an equipped card adds. */
export function statsOf(g: Game, card: CardInUse): Stats {
  switch (card.kind) {
    case 'item':
      return card.zone === 'equipped' ? (itemSide(g, card)?.stats ?? NO_STATS) : NO_STATS;
    case 'upgrade':
      return g.content.upgrades[card.card]?.stats ?? NO_STATS;
    case 'discipline':
      return card.flipped ? NO_STATS : (g.content.disciplines[card.card]?.stats ?? NO_STATS);
    default:
      return NO_STATS;
  }
}
