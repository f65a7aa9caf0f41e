/** Texts of the library of cards. `{field}` is filled in. */
import { table } from '../../log/table';
import { LEVEL_NAMES } from './briefing';

export const LIBRARY_TEXT = {
  title: 'Library',
  back: 'Back',
  search: 'Search cards',
  placeholder: 'Name, Tag or card text',
  slash: '/',
  filters: 'Filters',
  filtersOn: 'Filters, {n} chosen',
  kind: 'Kind',
  all: 'All',
  cards: 'Cards',
  one: '1 card',
  count: '{n} cards',
  sort: 'Sort',
  byKind: 'By kind',
  byName: 'By name',
  open: 'Card of {name}',
  none: 'No card is like that.',
  noneAbout: 'Every word that you search for must stand on the card, and every filter must fit.',
  showAll: 'Show all',
  more: 'and {n} more lines',
  moreOne: 'and 1 more line',
  steps: '{n} AI Steps',
  stepsOne: '1 AI Step',
  xp: '{n} XP',
  sp: '{n} SP',
  noSp: 'no SP',
  gold: '{n} Gold',
  fits: 'for {types}',
  fitsAll: 'for any Item',
  loot: 'Loot LVL {level}',
  begins: 'Begins with',
  opponents: 'Opponents',
  several: '{name} × {n}',
  facts: 'Published facts {edition}',
  house: 'House content',
  part: 'Published in part',
  houseParts: '{parts}: house',
  and: ' and ',
} as const;

/** Kinds of cards that can be looked at alone. */
export const KIND_NAMES = {
  adventurers: 'Adventurers',
  disciplines: 'Disciplines',
  items: 'Items',
  combatants: 'Combatants',
  encounters: 'Encounters',
} as const;

/** What the cards are filtered by, and what each choice is called. */
export const FILTER_NAMES = {
  tree: 'Discipline tree',
  tier: 'Tier',
  source: 'Source of the numbers',
} as const;

export const SOURCE_NAMES = { published: 'Published', part: 'Published in part', house: 'House' } as const;

export const TIER_NAMES: Record<string, string> = table({ ...LEVEL_NAMES, epic: 'Epic' });

/** What a pack marks as its own on a card, by its key. */
export const HOUSE_PARTS: Record<string, string> = table({
  abilities: 'Abilities',
  ai: 'AI Steps',
  armor: 'Armor',
  attacks: 'Attacks',
  back: 'other side',
  casting: 'Casting',
  conviction: 'Conviction',
  cost: 'cost',
  defense: 'Defense',
  dice: 'dice',
  groups: 'Activation Numbers',
  hp: 'HP',
  icon: 'Melee or Ranged',
  movement: 'Movement',
  passives: 'Abilities',
  range: 'Range',
  skills: 'Skills',
  sp: 'SP',
  stats: 'numbers',
  symbols: 'Icons',
  tags: 'Tags',
  tier: 'tier',
});
