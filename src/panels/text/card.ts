/** Texts of the card sheet. `{field}` is filled in. */
import type { Skill } from '../../engine/sheet';
import type { ItemType } from '../../engine/state/content';
import { table } from '../../log/table';

export const CARD_TEXT = {
  open: 'Card of {name}',
  close: 'Close',
  back: 'Back to the card',
  whole: 'Whole card of {name}',
  adventurer: 'Adventurer',
  intelligent: 'Intelligent Combatant',
  command: 'Command Combatant',
  loot: 'Loot LVL {level}',
  defeated: 'Defeated',
  hp: 'HP',
  hpOf: '{left}/{most}',
  defense: 'Defense',
  armor: 'Armor',
  movement: 'Movement',
  sp: 'SP',
  spRecovery: '{n} back each turn',
  skills: 'Skills',
  combat: 'Attack',
  conviction: 'Conviction',
  casting: 'Casting',
  printedDice: 'printed',
  symbols: 'Icons',
  on: 'On it now',
  by: 'from {figure}',
  rule: 'Rule',
  immune: 'Immune to {effect}',
  lines: 'Abilities',
  attacks: 'Standard Attacks',
  ai: 'AI Steps',
  aiAbout: 'Read from the top; the first that is true is performed.',
  thenDo: 'THEN',
  goesOn: 'CONTINUE DOWN',
  equipped: 'Items',
  pack: 'In the Pack',
  disciplines: 'Disciplines',
  upgradeOn: 'Upgrade on {item}',
  upgrade: 'Upgrade',
  discipline: '{tree} Discipline LVL {level}',
  hands: '{n}-Handed',
  melee: 'Melee',
  ranged: 'Ranged {n}',
  either: 'Melee or Ranged {n}',
  rangedOf: 'Ranged, with the Range of the other Weapon',
  eitherOf: 'Melee or Ranged, with the Range of the other Weapon',
  adds: '{n} {stat}',
  convictionUpgrade: 'Conviction Upgrade',
  castingUpgrade: 'Casting Upgrade',
  other: 'The other side: {kind}',
  kin: 'Each of these cards',
  used: 'used',
  notNow: 'not while Exhausted',
} as const;

/** The state of a card, and how it comes back. */
export const STATE_TEXT = {
  exhausted: 'Exhausted: ready again in the next Refresh Phase of {name}. What needs no EXHAUST still works.',
  flipped: 'Flipped: it stays so until the Adventurers Restore.',
  used: 'Used: an Ability with PER ENCOUNTER works once in an Encounter.',
  pack: 'In the Pack: nothing of it counts until it is equipped.',
  ready: 'Ready',
} as const;

/** The rule behind each state. */
export const STATE_RULES = {
  exhausted: 'A1.exhaust.01',
  flipped: 'A1.flip.02',
  used: 'A1.condition-tag.06',
  pack: 'A1.re-equip.01',
} as const;

export const TYPE_NAMES: Record<ItemType, string> = {
  weapon: 'Weapon',
  armor: 'Armor',
  core: 'Core',
  accessory: 'Accessory',
  relic: 'Relic',
  consumable: 'Consumable',
};

export const FULL_SKILLS: Record<Skill, string> = {
  presence: 'Presence',
  lore: 'Lore',
  agility: 'Agility',
  perception: 'Perception',
  strength: 'Strength',
};

/** Names of the stats that a card adds to. */
export const STAT_NAMES: Record<string, string> = table({
  hp: 'HP',
  defense: 'Defense',
  armor: 'Armor',
  movement: 'Movement',
  soi: 'SOI',
  agility: 'Agility',
});

/** Words in capitals of a card that have a rule, by the name of their tag in the rules. */
export const WORDS_WITH_RULES: Record<string, string> = table({
  SPELL: 'SPELL',
  FORCE: 'FORCE',
  FU: 'FOLLOW UP',
  SOI: 'SOI',
  EMPOWER: 'EMPOWER',
  EMPOWERED: 'EMPOWER',
  COUNTER: 'COUNTER',
  DODGE: 'DODGE',
  HEAL: 'HEAL',
  HEALS: 'HEAL',
  FINESSE: 'FINESSE',
  THROW: 'THROW',
  BACKSTAB: 'BACKSTAB',
  ARCANE: 'ARCANE',
  REACH: 'REACH',
  FLIGHT: 'FLIGHT',
  ELUSIVE: 'ELUSIVE',
  HEAVY: 'HEAVY',
  HULKING: 'HULKING',
  LEAP: 'LEAP',
  PUSH: 'PUSH',
  PULL: 'PULL',
  SWAP: 'SWAP',
  WARP: 'WARP',
  COMMAND: 'COMMAND',
  DISPLACE: 'DISPLACE',
  CRUSH: 'CRUSH',
  PROVOKE: 'PROVOKE',
  RESISTANCE: 'RESISTANCE',
  IMMUNITY: 'IMMUNITY',
  PROTECTION: 'PROTECTION',
  NIMBLE: 'NIMBLE',
  INCORPOREAL: 'INCORPOREAL',
  PASSIVE: 'PASSIVE',
  STATUS: 'STATUS',
  EXHAUST: 'EXHAUST',
  FLIP: 'FLIP',
  DISCARD: 'DISCARD',
  COMBO: 'COMBO',
});
