/** Shapes that packs and positions share. */
import * as z from 'zod/mini';

/** Ids are kebab-case. */
export const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** A card: its id, or `pack:id` for a card of another pack. */
export const cardRef = z.string().check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*:)?[a-z0-9]+(-[a-z0-9]+)*$/));
/** A line of a card in use: the card's id (with #2 for a second copy) and, for single lines, its place. */
export const cardLineRef = z
  .string()
  .check(z.regex(/^([a-z0-9]+(-[a-z0-9]+)*:)?[a-z0-9]+(-[a-z0-9]+)*(#[2-9])?(\.\d+)?$/));

/** An integer from `min` to `max`. */
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
export const text = z.string().check(z.minLength(1));

/** [column, row]; row 0 is north, column 0 is west. */
export const space = z.tuple([whole(0, 99), whole(0, 99)]);

export const die = z.enum(['WHITE', 'TEAL', 'GREEN', 'BLUE', 'PURPLE', 'ORANGE', 'RED', 'GREY', 'BLACK']);
/** Dice of Casting and Conviction: BLACK has no rating. */
export const ratedDie = z.enum(['WHITE', 'TEAL', 'GREEN', 'BLUE', 'PURPLE', 'ORANGE', 'RED', 'GREY']);
export const lootLevel = z.enum(['mundane', 'common', 'uncommon', 'rare']);
export const side = z.enum(['adventurers', 'opponents']);
export const colour = z.enum(['blue', 'red', 'green', 'yellow']);
const terrain = z.enum(['normal', 'hindering', 'water', 'muck', 'dangerous', 'special', 'obstructing']);
export const effect = z.enum([
  'condemn',
  'darkness',
  'disease',
  'paralyze',
  'poison',
  'wilt',
  'barrier',
  'courage',
  'haste',
  'tether',
  'nemesis',
]);

/** An ability: a line of the card language, a named line, or a coded card. */
const ability = z.union([text, z.strictObject({ name: text, text }), z.strictObject({ name: text, script: id })]);
export const abilities = z.array(ability);

/** Keys whose values are our own design where nothing is published; true: the whole card. */
export const house = z.union([z.literal(true), z.array(text)]);

const boardToken = z.strictObject({
  id,
  kind: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  color: z.optional(colour),
  at: space,
});

export const board = z.strictObject({
  map: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
  legend: z.optional(
    z.record(z.string().check(z.length(1)), z.strictObject({ terrain: z.optional(terrain), name: z.optional(text) })),
  ),
  currents: z.optional(
    z.array(
      z.strictObject({
        spaces: z.array(space).check(z.minLength(1)),
        direction: z.enum(['north', 'east', 'south', 'west']),
        move: whole(1, 20),
      }),
    ),
  ),
  elevation: z.optional(z.array(z.string().check(z.regex(/^[1-4 ]*$/)))),
  walls: z.optional(z.array(z.tuple([space, space]))),
  tokens: z.optional(z.array(boardToken)),
  startingZone: z.optional(z.array(space)),
});

export type BoardFile = z.infer<typeof board>;
export type AbilityFile = z.infer<typeof ability>;
