/** Card data as the engine reads it: parsed from packs by content/, never changed during play. */
import type { Ability, AttackKind, Conds, EventSpec, Keyword, Sentence } from '../abilities/ast';
import type { DieName } from '../dice/faces';
import type { FigureId } from './state';

export type LootLevel = 'mundane' | 'common' | 'uncommon' | 'rare';

export interface Stats {
  hp?: number;
  defense?: number;
  armor?: number;
  movement?: number;
  soi?: number;
  agility?: number;
}

/** One line with its name; `text` is what the card panel shows (printed from the data). */
export interface Line {
  name: string | null;
  ability: Ability;
  text: string;
}

export interface Skills {
  presence: number;
  lore: number;
  agility: number;
  perception: number;
  strength: number;
}

interface CardBase {
  id: string;
  name: string;
  pack: string;
  /** Keys whose values are house content; true: all. */
  house: string[] | true;
  lines: Line[];
}

export interface AdventurerCard extends CardBase {
  kind: 'adventurer';
  hp: number;
  defense: number;
  movement: number;
  armor: number;
  sp: { recovery: number; max: number };
  conviction: DieName[];
  casting: DieName | null;
  skills: Skills;
}

/** What one side of an item gives. */
export interface ItemSide {
  hands: number;
  icon: 'melee' | 'ranged' | 'melee/ranged' | null;
  range: number | null;
  dice: DieName[];
  casting: DieName | null;
  conviction: DieName[];
  tags: Keyword[];
  stats: Stats;
  symbols: Line[];
  lines: Line[];
  type: ItemType;
}
export type ItemType = 'weapon' | 'armor' | 'core' | 'accessory' | 'relic' | 'consumable';

export interface ItemCard extends CardBase, ItemSide {
  kind: 'item';
  type: ItemType;
  tier: 'mundane' | 'common' | 'uncommon' | 'rare' | 'epic';
  unique: boolean;
  story: boolean;
  wandering: boolean;
  cost: number;
  /** The other side (DOUBLE or FLIP). */
  back: ItemSide | null;
}

export interface UpgradeCard extends CardBase {
  kind: 'upgrade';
  fits: ItemType[] | 'universal';
  cost: number;
  stats: Stats;
  symbols: Line[];
}
export interface DisciplineCard extends CardBase {
  kind: 'discipline';
  tree: string;
  level: number;
  xp: number;
  sp: number;
  stats: Stats;
}

export interface AiStep {
  if: Conds;
  /** Printed condition. */
  ifText: string;
  do: { sentences: Sentence[]; text: string }[];
  continueDown: boolean;
}

export interface CombatantCard extends CardBase {
  kind: 'combatant';
  ai: AiStep[];
  control: 'intelligent' | 'command';
  lootLevel: LootLevel;
  groups: number[][];
  /** The Combatant whose place it may take as a Possible Spawn, and what must be in play for it. */
  replaces: string | null;
  needs: string[];
  size: [number, number];
  hp: number;
  defense: number;
  movement: number;
  armor: number;
  dice: DieName[];
  conviction: DieName[];
  casting: DieName | null;
  tags: Keyword[];
  skills: Partial<Skills>;
  sp: { recovery: number; max: number } | null;
  passives: Line[];
  symbols: Line[];
  /** Standard Attacks of a Command Combatant. */
  attacks: { attack: AttackKind; riders: Ability[]; text: string }[];
}

export interface TokenCard extends CardBase {
  kind: 'token';
  countsAs: string | null;
  hp: number | null;
  defense: number;
  armor: number;
  conviction: DieName[] /** Lines of the other side. */;
  back: Line[] | null;
}

/** An end of an Encounter: a condition that is looked at whenever something changed, or an event. */
export interface EndSpec {
  id: string;
  when: { conds: Conds } | { events: EventSpec[] };
  whenText: string;
  reward: { sentences: Sentence[]; text: string }[];
  text: string | null;
  /** The Encounter goes on after its Reward (A1.end-condition.07). */
  continues?: boolean;
  /** Id of the end whose Reward added this one. */
  after?: string;
}

export interface EncounterCard {
  id: string;
  name: string;
  pack: string;
  lootLevel: LootLevel;
  location: string | null;
  intro: string | null;
  board: import('../board/boardState').BoardState;
  tokens: { id: string; kind: string; colour: string | null; at: number }[];
  startingZone: number[];
  figures: { card: string; number: number | null; at: number; side: 'adventurers' | 'opponents' }[];
  texts: Record<'loot' | 'totem' | 'objective' | 'card', Record<string, { sentences: Sentence[]; text: string }[]>>;
  random: { loot: string[]; totem: string[] };
  rules: { name: string; lines: Line[] }[];
  win: EndSpec[];
  lose: EndSpec[];
  house: string[] | true;
}

export type Card = AdventurerCard | ItemCard | UpgradeCard | DisciplineCard | CombatantCard | TokenCard;

/** All cards of the loaded packs by id (`pack:id` where two packs share one). */
export interface Content {
  packs: { id: string; name: string; hash: string }[];
  adventurers: Record<string, AdventurerCard>;
  items: Record<string, ItemCard>;
  upgrades: Record<string, UpgradeCard>;
  disciplines: Record<string, DisciplineCard>;
  combatants: Record<string, CombatantCard>;
  tokens: Record<string, TokenCard>;
  encounters: Record<string, EncounterCard>;
}

export type { FigureId };
