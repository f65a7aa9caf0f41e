/** What stands on a card in use: of an Item the side that is up. */
import { asName } from '../../content/language/printWords';
import { itemSide } from '../../engine/points/cards';
import type { Content, ItemSide, Line } from '../../engine/state/content';
import type { CardInUse } from '../../engine/state/state';
import { filled } from '../../log/filled';
import { kindIcon } from '../icons/figures';
import { CARD_TEXT, STAT_NAMES, TYPE_NAMES } from '../text/card';

export interface CardFace {
  icon: string;
  /** `Weapon, 2-Handed`, `Cruor Discipline LVL 1`. */
  kind: string;
  /** Null for a card without sides. */
  side: ItemSide | null;
  /** `+2 Armor`. */
  adds: string[];
  symbols: Line[];
  lines: Line[];
}

/** What a card adds to stats, one text for each. */
function addsOf(stats: object): string[] {
  return Object.entries(stats).map(([stat, n]) =>
    filled(CARD_TEXT.adds, { n: `${Number(n) < 0 ? '−' : '+'}${Math.abs(Number(n))}`, stat: STAT_NAMES[stat] ?? stat }),
  );
}

/** How a Weapon is used: `Melee`, `Ranged 5`; null for an Item without an Icon. */
export function reachOf({ icon, range }: ItemSide): string | null {
  switch (icon) {
    case 'melee':
      return CARD_TEXT.melee;
    case 'ranged':
      return range === null ? CARD_TEXT.rangedOf : filled(CARD_TEXT.ranged, { n: range });
    case 'melee/ranged':
      return range === null ? CARD_TEXT.eitherOf : filled(CARD_TEXT.either, { n: range });
    default:
      return null;
  }
}

/** The card as it lies: symbol, kind and text. */
export function faceOf(content: Content, card: CardInUse): CardFace {
  const side = card.kind === 'item' ? itemSide({ content }, card) : null;
  if (side) {
    const hands = side.hands > 0 ? [filled(CARD_TEXT.hands, { n: side.hands })] : [];
    const kind = [TYPE_NAMES[side.type], ...hands].join(', ');
    return {
      icon: kindIcon(side.type),
      kind,
      side,
      adds: addsOf(side.stats),
      symbols: side.symbols,
      lines: side.lines,
    };
  }
  const discipline = content.disciplines[card.card];
  if (card.kind === 'discipline' && discipline) {
    const { tree, level, stats, lines } = discipline;
    const kind = filled(CARD_TEXT.discipline, { tree: asName(tree), level });
    return { icon: kindIcon(tree), kind, side: null, adds: addsOf(stats), symbols: [], lines };
  }
  const upgrade = content.upgrades[card.card];
  return {
    icon: 'tag',
    kind: CARD_TEXT.upgrade,
    side: null,
    adds: addsOf(upgrade?.stats ?? {}),
    symbols: upgrade?.symbols ?? [],
    lines: upgrade?.lines ?? [],
  };
}

type CardState = 'exhausted' | 'flipped' | 'used' | 'pack' | 'ready';

/** What a card in use is, the most telling first: one that is Exhausted in the Pack is both. */
export function statesOf(card: CardInUse): Exclude<CardState, 'ready'>[] {
  const states: [boolean, Exclude<CardState, 'ready'>][] = [
    [card.exhausted === true || (card.exhaustedLines?.length ?? 0) > 0, 'exhausted'],
    [card.flipped === true, 'flipped'],
    [(card.used?.length ?? 0) > 0, 'used'],
    [card.zone === 'pack', 'pack'],
  ];
  return states.filter(([is]) => is).map(([, state]) => state);
}
