/** The shapes of `save/1` and of reports, as far as they tell a save from something else. */
import * as z from 'zod/mini';
import { askKind, change, intent, journal, option, within } from './journalSchema';

export const SAVE_FORMAT = 'save/1';

const frame = z.looseObject({ id: z.number(), kind: z.string(), step: z.string() });
const ask = z.looseObject({
  id: z.number(),
  frame: z.number(),
  kind: askKind,
  figure: z.nullable(z.string()),
  options: z.array(option),
  interject: z.array(option),
  pass: z.boolean(),
  about: z.optional(z.looseObject({})),
  rule: z.optional(z.string()),
});
const body = z.looseObject({ id: z.string(), size: z.array(z.number()), at: z.nullable(z.number()) });
const expiry = z.looseObject({ of: z.string() });
const later = z.looseObject({ id: z.number(), figure: z.string(), expires: expiry });
const figure = z.looseObject({
  id: z.string(),
  name: z.string(),
  card: z.string(),
  body: z.string(),
  side: z.enum(['adventurers', 'opponents']),
  damage: z.number(),
  sp: z.number(),
  kind: z.enum(['adventurer', 'intelligent', 'command']),
  number: z.nullable(within(0, 999)),
  entry: z.string(),
  effects: z.array(z.string()),
  effectBy: z.record(z.string(), z.string()),
  effectEnds: z.record(z.string(), expiry),
  immune: z.array(z.string()),
  tokens: z.record(z.string(), within(0, 999)),
  defeated: z.boolean(),
  marks: z.looseObject({}),
  cards: z.array(z.looseObject({ key: z.string(), card: z.string(), kind: z.string(), zone: z.string() })),
});
/** The outer shape of a position; what the rules need in it is checked by the engine. */
export const stateSchema = z.looseObject({
  v: z.literal(1),
  ruleset: z.literal('middara'),
  random: z.looseObject({ seed: z.number(), streams: z.record(z.string(), z.array(z.number())) }),
  nextId: z.number(),
  count: z.number(),
  stack: z.array(frame),
  ask: z.nullable(ask),
  options: z.looseObject({ engineDecidesTies: z.boolean() }),
  packs: z.array(z.looseObject({ id: z.string(), hash: z.string() })),
  board: z.looseObject({
    width: z.number(),
    height: z.number(),
    terrain: z.string(),
    version: z.number(),
    names: z.array(z.nullable(z.string())),
    elevation: z.array(within(-99, 99)),
    walls: z.array(z.array(z.number())),
    currents: z.array(z.looseObject({ spaces: z.array(z.number()), direction: z.string(), move: z.number() })),
  }),
  tokens: z.array(z.looseObject({ id: z.string(), kind: z.string(), at: z.number() })),
  bodies: z.record(z.string(), body),
  figures: z.record(z.string(), figure),
  order: z.array(z.string()),
  track: z.array(z.object({ id: z.string(), acted: z.boolean() })),
  round: within(-1, 99_999),
  urgency: within(0, 999),
  gold: within(0, 1e9),
  xp: within(0, 1e9),
  loot: z.looseObject({ cards: z.array(z.unknown()), drawn: z.array(z.unknown()) }),
  turn: z.looseObject({
    n: z.number(),
    figure: z.nullable(z.string()),
    phase: z.string(),
    attacks: z.array(z.looseObject({ attacker: z.string(), target: z.string() })),
  }),
  lasting: z.array(later),
  delayed: z.array(later),
  limits: z.record(z.string(), z.number()),
  encounter: z.looseObject({
    id: z.nullable(z.string()),
    startingZone: z.array(z.number()),
    toPlace: z.array(z.string()),
    flags: z.array(z.string()),
    variants: z.array(z.string()),
    met: z.array(z.string()),
    readTexts: z.array(z.string()),
  }),
  outcome: z.nullable(z.enum(['won', 'lost'])),
});
const setup = z.looseObject({
  encounter: z.nullable(z.string()),
  figures: z.array(z.looseObject({ id: z.string(), card: z.string() })),
  turn: z.string(),
  random: z.looseObject({ seed: z.number() }),
});
const step = z.object({
  /** A position: checked apart, so that the sound ones are found beside a broken one. */
  before: z.unknown(),
  intent: z.nullable(intent),
  option: z.nullable(option),
  change: z.optional(change),
  restart: z.optional(z.object({ seed: z.number(), journal, setup: z.nullable(setup) })),
  series: z.nullable(z.number()),
  reveals: z.boolean(),
});
/** A save around its positions, which are checked apart. */
export const saveSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  id: z.string(),
  // A time that a calendar has.
  savedAt: within(0, 8.64e15),
  rules: z.number(),
  packs: z.array(z.object({ id: z.string(), hash: z.string() })),
  state: z.unknown(),
  journal,
  undo: z.array(step),
  checkpoint: z.unknown(),
  setup: z.nullable(setup),
  played: z.optional(within(0, 8.64e15)),
});

/** A report around its position. */
export const reportSchema = z.looseObject({
  state: z.looseObject({ packs: z.array(z.looseObject({ id: z.string(), hash: z.string() })) }),
  report: z.optional(z.looseObject({ rules: z.number(), setup: z.optional(setup) })),
});
