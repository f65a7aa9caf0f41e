import type {
  AdventurerCard,
  DisciplineCard,
  ItemCard,
  ItemSide,
  Line,
  TokenCard,
  UpgradeCard,
} from '../../engine/state/content';
import type { AdventurerFile, DisciplineFile, ItemFile, ItemSideFile, TokenFile, UpgradeFile } from '../schema';
import { type CardContext, common, complain } from './context';
import { readLines, readTags } from './lines';

export function readAdventurer(context: CardContext, card: AdventurerFile): AdventurerCard {
  return {
    kind: 'adventurer',
    ...common(context, card),
    hp: card.hp,
    defense: card.defense,
    movement: card.movement,
    armor: card.armor ?? 0,
    sp: card.sp,
    conviction: card.conviction,
    casting: card.casting ?? null,
    skills: card.skills,
    lines: readLines(context, 'abilities', card.abilities, { role: 'ability' }),
  };
}

/** Reads one side; `prefix` is where it stands in the card (`back.`, or nothing). */
function readSide(context: CardContext, prefix: string, side: ItemSideFile & { type: ItemSide['type'] }): ItemSide {
  if (side.type === 'weapon' && !side.hands)
    complain(context, `${prefix}hands`, 'nothing', ['1', '2'], 'a Weapon needs hands');
  if (side.icon === 'ranged' && !side.range)
    complain(context, `${prefix}range`, 'nothing', ['a number'], `a Ranged Weapon needs a range`);
  const tagged = readTags(context, side.tags, `${prefix}tags`);
  return {
    type: side.type,
    hands: side.hands ?? 0,
    icon: side.icon ?? null,
    range: side.range ?? null,
    dice: side.dice ?? [],
    casting: side.casting ?? null,
    conviction: side.conviction ?? [],
    tags: tagged.tags,
    stats: side.stats ?? {},
    symbols: readLines(context, `${prefix}symbols`, side.symbols, { role: 'symbol' }),
    lines: [...readLines(context, `${prefix}abilities`, side.abilities, { role: 'ability' }), ...tagged.lines],
  };
}

/**
 * An Item with its other side. The back keeps what the Item is (type, hands, icon, range, tags) where it does not say otherwise;
 * what the front gives (dice, stats, lines) is not on the back.
 */
export function readItem(context: CardContext, card: ItemFile): ItemCard {
  const { type, hands, icon, range, tags, back } = card;
  return {
    kind: 'item',
    ...common(context, card),
    tier: card.tier,
    unique: card.unique ?? false,
    story: card.story ?? false,
    wandering: card.wandering ?? false,
    cost: card.cost ?? 0,
    ...readSide(context, '', card),
    back: back ? readSide(context, 'back.', { hands, icon, range, tags, ...back, type: back.type ?? type }) : null,
  };
}

export function readUpgrade(context: CardContext, card: UpgradeFile): UpgradeCard {
  return {
    kind: 'upgrade',
    ...common(context, card),
    fits: card.fits.includes('universal') ? 'universal' : card.fits.filter((fit) => fit !== 'universal'),
    cost: card.cost ?? 0,
    stats: card.stats ?? {},
    symbols: readLines(context, 'symbols', card.symbols, { role: 'symbol' }),
    lines: readLines(context, 'abilities', card.abilities, { role: 'ability' }),
  };
}

export function readDiscipline(context: CardContext, card: DisciplineFile): DisciplineCard {
  const sp = card.sp ?? 0;
  return {
    kind: 'discipline',
    ...common(context, card),
    tree: card.tree,
    level: card.level,
    xp: card.xp,
    sp,
    stats: card.stats ?? {},
    lines: readLines(context, 'abilities', card.abilities, { role: 'ability', cardSp: sp }).map((line) =>
      priced(line, sp),
    ),
  };
}

/** A line without SP of its own costs those of its card, unless it is PASSIVE or STATUS (card language section 2.3). */
function priced(line: Line, sp: number): Line {
  const { ability } = line;
  if (sp === 0 || ability.sp !== undefined || ability.passive || ability.status) return line;
  return { ...line, ability: { ...ability, sp } };
}

export function readToken(context: CardContext, card: TokenFile): TokenCard {
  return {
    kind: 'token',
    ...common(context, card),
    countsAs: card.countsAs ?? null,
    hp: card.hp ?? null,
    defense: card.defense ?? 0,
    armor: card.armor ?? 0,
    conviction: card.conviction ?? [],
    back: card.back ? readLines(context, 'back.abilities', card.back.abilities, { role: 'ability' }) : null,
    lines: readLines(context, 'abilities', card.abilities, { role: 'ability' }),
  };
}
