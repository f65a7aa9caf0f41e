/** `pack/1`: cards and encounters as people write them. */
import * as z from 'zod/mini';
import {
  abilities,
  board,
  cardRef,
  colour,
  die,
  house,
  id,
  lootLevel,
  ratedDie,
  side,
  space,
  text,
  whole,
} from './common';

const optional = z.optional;
/** A number, or the scaling icon. */
const scaling = (min: number, max: number) => z.union([whole(min, max), z.literal('*')]);
const scalingDice = z.array(z.union([die, z.literal('*')]));
const scalingRatedDice = z.array(z.union([ratedDie, z.literal('*')]));

const stats = z.strictObject({
  hp: optional(whole(-20, 50)),
  defense: optional(whole(-10, 20)),
  armor: optional(whole(-10, 20)),
  movement: optional(whole(-10, 20)),
  soi: optional(whole(-10, 20)),
  agility: optional(whole(-10, 20)),
});
const skills = {
  presence: whole(0, 20),
  lore: whole(0, 20),
  agility: whole(0, 20),
  perception: whole(0, 20),
  strength: whole(0, 20),
};
const stamina = z.strictObject({ recovery: whole(0, 20), max: whole(0, 20) });
/** Lines that are sentences of the card language, without a head. */
const sentences = z.array(text);
const tags = z.array(text);

const adventurer = z.strictObject({
  id,
  name: text,
  house: optional(house),
  hp: whole(1, 99),
  defense: whole(0, 30),
  movement: whole(0, 30),
  armor: optional(whole(0, 30)),
  sp: stamina,
  conviction: z.array(ratedDie),
  casting: optional(z.nullable(ratedDie)),
  skills: z.strictObject(skills),
  abilities: optional(abilities),
});

const itemType = z.enum(['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable']);
/** What one side of an Item gives. */
const itemSide = {
  hands: optional(z.union([z.literal(1), z.literal(2)])),
  icon: optional(z.enum(['melee', 'ranged', 'melee/ranged'])),
  range: optional(whole(1, 30)),
  dice: optional(z.array(die)),
  casting: optional(z.nullable(ratedDie)),
  conviction: optional(z.array(ratedDie)),
  tags: optional(tags),
  stats: optional(stats),
  symbols: optional(abilities),
  abilities: optional(abilities),
};
const item = z.strictObject({
  id,
  name: text,
  house: optional(house),
  type: itemType,
  tier: z.enum(['mundane', 'common', 'uncommon', 'rare', 'epic']),
  unique: optional(z.boolean()),
  story: optional(z.boolean()),
  wandering: optional(z.boolean()),
  cost: optional(whole(0, 9999)),
  ...itemSide,
  back: optional(z.strictObject({ type: optional(itemType), ...itemSide })),
});

const upgrade = z.strictObject({
  id,
  name: text,
  house: optional(house),
  fits: z.array(z.enum(['weapon', 'armor', 'core', 'accessory', 'relic', 'universal'])).check(z.minLength(1)),
  cost: optional(whole(0, 9999)),
  stats: optional(stats),
  symbols: optional(abilities),
  abilities: optional(abilities),
});

const discipline = z.strictObject({
  id,
  name: text,
  house: optional(house),
  tree: z.enum(['assemblage', 'cruor', 'martial', 'sanctus', 'subterfuge']),
  level: whole(1, 4),
  xp: whole(0, 999),
  sp: optional(whole(0, 20)),
  stats: optional(stats),
  abilities: optional(abilities),
});

const aiStep = z.strictObject({ if: text, do: sentences.check(z.minLength(1)), continueDown: optional(z.boolean()) });
const combatant = z.strictObject({
  id,
  name: text,
  house: optional(house),
  kind: z.enum(['intelligent', 'command']),
  lootLevel: optional(lootLevel),
  /** None: a Story Combatant, without Activation Numbers. */
  groups: optional(z.array(z.array(whole(1, 99)).check(z.minLength(1)))),
  size: optional(z.tuple([whole(1, 6), whole(1, 6)])),
  replaces: optional(z.nullable(cardRef)),
  needs: optional(z.array(cardRef)),
  hp: scaling(1, 999),
  defense: scaling(0, 50),
  movement: scaling(0, 50),
  armor: optional(scaling(0, 50)),
  dice: scalingDice,
  conviction: scalingRatedDice,
  casting: optional(z.nullable(z.union([ratedDie, z.literal('*')]))),
  tags: optional(tags),
  skills: optional(z.partial(z.strictObject(skills))),
  sp: optional(z.partial(stamina)),
  passives: optional(abilities),
  symbols: optional(abilities),
  ai: optional(z.array(aiStep)),
  attacks: optional(z.array(text)),
  abilities: optional(abilities),
});

const token = z.strictObject({
  id,
  name: text,
  house: optional(house),
  countsAs: optional(z.enum(['hindering', 'water', 'muck', 'dangerous', 'special', 'obstructing', 'figure'])),
  hp: optional(whole(1, 999)),
  defense: optional(whole(0, 50)),
  armor: optional(whole(0, 50)),
  conviction: optional(z.array(ratedDie)),
  abilities: optional(abilities),
  back: optional(z.strictObject({ abilities: optional(abilities) })),
});

const end = z.strictObject({
  id,
  if: text,
  reward: optional(sentences),
  text: optional(text),
  /** The Encounter goes on after the Reward. */
  continues: optional(z.boolean()),
  /** Looked at only once the end with this id was met: a Reward added it. */
  after: optional(id),
});
const textsOf = optional(z.partialRecord(colour, sentences));
const encounterParts = {
  house: optional(house),
  location: optional(text),
  lootLevel: optional(lootLevel),
  intro: optional(text),
  figures: optional(
    z.array(z.strictObject({ card: cardRef, number: optional(whole(1, 99)), at: space, side: optional(side) })),
  ),
  texts: optional(
    z.strictObject({
      loot: textsOf,
      totem: textsOf,
      objective: textsOf,
      card: optional(z.record(z.string(), sentences)),
    }),
  ),
  random: optional(z.strictObject({ loot: optional(z.array(colour)), totem: optional(z.array(colour)) })),
  rules: optional(z.array(z.strictObject({ name: text, text }))),
  win: optional(z.array(end)),
  lose: optional(z.array(end)),
};
/** Parts of an encounter that no rule of the program reads yet: only their empty form is accepted. */
const unread = {
  achievements: optional(z.array(z.never())),
  spawns: optional(z.strictObject({})),
  esper: optional(z.null()),
};
const encounter = z.strictObject({ id, name: text, board, ...encounterParts, ...unread });
/** An encounter inside a position: what the position gives itself may be left out. */
export const inlineEncounter = z.strictObject({
  id: optional(id),
  name: optional(text),
  board: optional(z.partial(board)),
  ...encounterParts,
  ...unread,
});

/** The lists of cards, as packs and the `cards` of positions have them. */
export const cardLists = {
  adventurers: optional(z.array(adventurer)),
  items: optional(z.array(item)),
  upgrades: optional(z.array(upgrade)),
  disciplines: optional(z.array(discipline)),
  combatants: optional(z.array(combatant)),
  tokens: optional(z.array(token)),
  encounters: optional(z.array(encounter)),
  // Kinds that the program cannot play yet: a card in one of these lists is an error, never silently left out.
  familiars: optional(z.array(z.never())),
  exaltedEspers: optional(z.array(z.never())),
  conduits: optional(z.array(z.never())),
  monsterLoot: optional(z.array(z.never())),
  companions: optional(z.array(z.never())),
  crawls: optional(z.array(z.never())),
  adventures: optional(z.array(z.never())),
};

export const packSchema = z.strictObject({
  format: z.literal('pack/1'),
  id,
  name: text,
  edition: optional(text),
  requires: optional(z.array(id)),
  licence: optional(text),
  ...cardLists,
});

export type PackFileData = z.infer<typeof packSchema>;
export type AdventurerFile = z.infer<typeof adventurer>;
export type ItemFile = z.infer<typeof item>;
export type ItemSideFile = NonNullable<ItemFile['back']>;
export type UpgradeFile = z.infer<typeof upgrade>;
export type DisciplineFile = z.infer<typeof discipline>;
export type CombatantFile = z.infer<typeof combatant>;
export type TokenFile = z.infer<typeof token>;
export type EncounterFile = z.infer<typeof encounter>;
export type InlineEncounterFile = z.infer<typeof inlineEncounter>;
export type EndFile = z.infer<typeof end>;
