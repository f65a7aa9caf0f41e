/** `position/1`: one position, a script of choices, and what must come out. */
import * as z from 'zod/mini';
import { OPTION_KINDS } from '../../engine/kernel/kinds';
import { board, cardLineRef, cardRef, effect, id, lootLevel, side, space, text, whole } from './common';
import { cardLists, inlineEncounter } from './pack';

const optional = z.optional;
/** Partial options, events and figures are compared key by key: any key may stand in them. */
const partial = z.record(z.string(), z.unknown());
const optionKind = z.enum(OPTION_KINDS);
/** A space that a wish names: one off the board is refused by the rules, not by the format. */
const anySpace = z.tuple([z.int(), z.int()]);
/** An option by its kind and as many of its fields as tell it apart. */
const option = z.strictObject({
  kind: optionKind,
  by: optional(text),
  to: optional(z.union([anySpace, text])),
  path: optional(z.array(anySpace).check(z.minLength(1))),
  over: optional(z.array(anySpace)),
  target: optional(text),
  with: optional(z.enum(['melee', 'ranged'])),
  card: optional(text),
  token: optional(text),
  ability: optional(whole(0, 99)),
  rule: optional(z.union([whole(0, 99), text])),
  items: optional(z.array(text)),
  pack: optional(z.array(text)),
  at: optional(anySpace),
  figure: optional(text),
  order: optional(z.array(text)),
  times: optional(whole(1, 99)),
  n: optional(whole(0, 999)),
});

/** A figure, or a Group by its card, its second Group as `card#2`. */
const trackEntry = z.string().check(z.regex(/^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*(#[2-9])?$/));

const figure = z.strictObject({
  id,
  card: cardRef,
  number: optional(whole(1, 99)),
  at: optional(z.nullable(space)),
  side: optional(side),
  sp: optional(whole(0, 99)),
  damage: optional(whole(0, 999)),
  items: optional(z.array(cardRef)),
  pack: optional(z.array(cardRef)),
  upgrades: optional(z.record(cardLineRef, z.array(cardRef))),
  sideUp: optional(z.record(cardLineRef, z.enum(['front', 'back']))),
  disciplines: optional(z.array(cardRef)),
  effects: optional(z.array(effect)),
  immune: optional(z.array(effect)),
  tokens: optional(z.record(id, whole(0, 99))),
  exhausted: optional(z.array(cardLineRef)),
  flipped: optional(z.array(cardLineRef)),
  used: optional(z.array(cardLineRef)),
  links: optional(z.record(id, id)),
  form: optional(z.nullable(cardRef)),
  summoner: optional(id),
  turnsTaken: optional(whole(0, 999)),
  marks: optional(z.array(z.enum(['moveAction', 'breakAttack', 'firstAttack', 'firstHit']))),
  defeated: optional(z.boolean()),
});

const end = z.union([space, id]);
/** A decimal, or a fraction as in `5/36`. */
const fraction = z.union([z.number(), z.string().check(z.regex(/^\d+\/[1-9]\d*$/))]);
const query = z.union([
  z.strictObject({
    ask: z.enum(['lineOfSight', 'inSphereOfInfluence', 'range', 'adjacent']),
    from: end,
    to: end,
    is: z.union([z.boolean(), z.number()]),
  }),
  z.strictObject({ ask: z.literal('flanking'), attacker: id, target: id, is: z.boolean() }),
  z.strictObject({
    ask: z.literal('reachable'),
    figure: id,
    points: optional(whole(0, 99)),
    includes: optional(z.array(space)),
    excludes: optional(z.array(space)),
    cost: optional(z.record(z.string().check(z.regex(/^\d+,\d+$/)), whole(0, 99))),
  }),
  z.strictObject({
    ask: z.literal('attackOdds'),
    attacker: id,
    target: id,
    empower: optional(z.boolean()),
    dodge: optional(z.boolean()),
    hit: optional(fraction),
    defeat: optional(fraction),
    meanDamage: optional(fraction),
  }),
  z.strictObject({
    ask: z.literal('spellOdds'),
    caster: id,
    target: id,
    /** The number of the SPELL, or a card (or line, as in `gore-shot.0`) of the caster that casts it. */
    spell: z.union([whole(0, 99), cardLineRef]),
    empower: optional(z.boolean()),
    affected: fraction,
  }),
  z.strictObject({
    ask: z.literal('value'),
    figure: id,
    of: text,
    is: optional(z.unknown()),
    parts: optional(z.array(partial)),
  }),
  z.strictObject({
    ask: z.literal('aiForecast'),
    figure: id,
    step: optional(z.nullable(whole(1, 99))),
    target: optional(z.nullable(id)),
    path: optional(z.array(space)),
  }),
]);

const viewOfFigure = z.strictObject({
  at: optional(z.nullable(space)),
  damage: optional(whole(0, 999)),
  hp: optional(whole(0, 999)),
  sp: optional(whole(0, 99)),
  defense: optional(z.int()),
  armor: optional(z.int()),
  movement: optional(z.int()),
  effects: optional(z.array(effect)),
  immune: optional(z.array(effect)),
  tokens: optional(z.record(id, whole(0, 99))),
  exhausted: optional(z.array(cardLineRef)),
  flipped: optional(z.array(cardLineRef)),
  used: optional(z.array(cardLineRef)),
  defeated: optional(z.boolean()),
  side: optional(side),
  elevation: optional(whole(1, 4)),
  form: optional(z.nullable(text)),
});
const event = z.catchall(z.object({ type: text }), z.unknown());

const expected = z.strictObject({
  figures: optional(z.record(id, viewOfFigure)),
  events: optional(z.array(event)),
  noEvents: optional(z.array(event)),
  offered: optional(z.array(option)),
  notOffered: optional(z.array(option)),
  rejected: optional(text),
  round: optional(whole(0, 999)),
  urgency: optional(whole(0, 4)),
  gold: optional(whole(0, 99999)),
  initiative: optional(z.array(trackEntry)),
  outcome: optional(z.nullable(z.enum(['won', 'lost']))),
  queries: optional(z.array(query)),
});

const dieFace = z
  .string()
  .check(z.regex(/^((WHITE|TEAL|GREEN|BLUE|PURPLE|ORANGE|RED|GREY) \d+|BLACK (2s2b|1s3b|3s1b|4s|4b|skull))$/));
const step = z.union([z.strictObject({ choose: option }), z.strictObject({ reject: option, why: optional(text) })]);

export const positionSchema = z.strictObject({
  format: z.literal('position/1'),
  name: text,
  rules: optional(z.array(text)),
  ruleset: optional(z.literal('middara')),
  lootLevel: optional(lootLevel),
  variants: optional(z.array(text)),
  flags: optional(z.array(text)),
  packs: optional(z.array(id)),
  cards: optional(z.strictObject(cardLists)),
  encounter: optional(z.union([cardRef, inlineEncounter])),
  board: optional(board),
  figures: optional(z.array(figure)),
  initiative: optional(z.array(trackEntry)),
  turn: optional(id),
  phase: optional(z.enum(['start', 'status', 'refresh', 'action', 'end'])),
  round: optional(whole(1, 999)),
  urgency: optional(whole(0, 4)),
  gold: optional(whole(0, 99999)),
  dice: optional(z.array(dieFace)),
  tracks: optional(z.array(z.array(trackEntry))),
  draws: optional(
    z.strictObject({
      loot: optional(z.array(z.string().check(z.regex(/^(gold \d+|item|monster|unique)$/)))),
      totem: optional(z.array(text)),
      possibleSpawn: optional(z.array(text)),
    }),
  ),
  seed: optional(z.int()),
  /** Who decides true ties; left out: the program. */
  ties: optional(z.enum(['program', 'players'])),
  play: optional(z.array(step)),
  until: optional(z.enum(['rest', 'question', 'turn-end', 'round-end', 'encounter-end'])),
  expect: optional(expected),
  /** The whole state with its open question, as reports of problems have it: in place of everything that builds one. */
  state: optional(z.looseObject({ v: z.literal(1), ask: z.nullable(z.looseObject({ id: z.int() })) })),
  report: optional(
    z.strictObject({
      words: z.string(),
      rules: z.int(),
      fault: optional(z.string()),
      setup: optional(z.looseObject({})),
      did: z.array(z.looseObject({})),
    }),
  ),
});

export type PositionFile = z.infer<typeof positionSchema>;
export type FigureFile = z.infer<typeof figure>;
export type StepFile = z.infer<typeof step>;
export type QueryFile = z.infer<typeof query>;
export type ExpectedFile = z.infer<typeof expected>;
