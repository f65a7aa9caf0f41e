/** Symbols of figures and cards; what has none shows its initial. */
import { table } from '../../log/table';

/** Symbol by card id; a plain id without its pack. */
const OF_CARD: Record<string, string> = table({
  nightingale: 'nightingale',
  remi: 'remi',
  rook: 'rook',
  zeke: 'zeke',
  animate: 'animate',
  'cave-sickle': 'sickle',
  'sill-ram': 'ram',
  'weir-slinger': 'sling',
  'silt-leech': 'leech',
  'vat-hulk': 'hulk',
  mordant: 'mordant',
});

/** Symbol of an Effect. */
const OF_EFFECT: Record<string, string> = table({
  DARKNESS: 'darkness',
  POISON: 'poison',
  COURAGE: 'courage',
  BARRIER: 'barrier',
  CONDEMN: 'condemn',
  DISEASE: 'disease',
  PARALYZE: 'paralyze',
  WILT: 'wilt',
  HASTE: 'haste',
  TETHER: 'tether',
  NEMESIS: 'nemesis',
});

/** Symbol of an item by its type, of a Discipline by its tree. */
const OF_KIND: Record<string, string> = table({
  weapon: 'attack',
  armor: 'cuirass',
  core: 'layers',
  accessory: 'gear',
  relic: 'staff',
  consumable: 'loot',
  martial: 'martial',
  subterfuge: 'subterfuge',
  sanctus: 'sanctus',
  cruor: 'cruor',
  assemblage: 'book',
});

export const figureIcon = (card: string): string | null => OF_CARD[card.split(':').at(-1) ?? card] ?? null;
export const effectIcon = (effect: string): string | null => OF_EFFECT[effect] ?? null;
export const kindIcon = (kind: string): string => OF_KIND[kind.toLowerCase()] ?? 'dots';
