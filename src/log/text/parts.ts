/** Names of the parts of a number. */
import { table } from '../table';

/** What a part of a number comes from, where it is no card. */
export const PARTS: Record<string, string> = table({
  dice: 'dice',
  base: 'printed',
  difference: 'difference',
  DODGE: 'Dodge',
  HINDERING: 'Hindering Terrain',
  ally: 'through an ally',
  elevation: 'Elevation',
  flanking: 'Flanking',
  AGILITY: 'Agility',
  PERCEPTION: 'Perception',
  PRESENCE: 'Presence',
  LORE: 'Lore',
  POISON: 'Poison',
  vow: 'Vow',
  BACKSTAB: 'Backstab',
  EMPOWER: 'Empower',
  HEAVY: 'Heavy',
  MUCK: 'Muck',
  PROTECTION: 'Protection',
  SKULL: 'Skull',
  STRENGTH: 'Strength',
  TETHER: 'Tether',
  collision: 'spaces not moved',
  'collision.one': 'space not moved',
  ability: 'Ability',
  spell: 'Spell',
  force: 'Force',
  attack: 'this Attack',
  armor: 'Armor',
  before: 'so far',
  RESISTANCE: 'Resistance',
  IMMUNITY: 'Immunity',
  INCORPOREAL: 'Incorporeal',
});

/** Parts with more to tell than a name. */
export const PART_OF = {
  at: '{what} at {at}',
  through: 'through {figures}',
  symbol: '{card} {symbol}',
  times: '{of}, {n} times',
} as const;

export const SYMBOLS: Record<string, string> = table({ BOOK: 'Book', SHIELD: 'Shield', BURST: 'Burst' });
