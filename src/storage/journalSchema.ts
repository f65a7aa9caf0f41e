/** The shapes of what has happened and of options, as far as the log and the page read them. */
import * as z from 'zod/mini';
import { ASK_KINDS, OPTION_KINDS } from '../engine/kernel/kinds';

/** A number between two bounds, both included. */
export const within = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

/** More than anything in a game amounts to. */
const MOST = 1_000_000;
const amount = within(-MOST, MOST);
/** What is drawn one by one. */
const few = within(0, 99);
/** Numbers of frames and moments only grow. */
const number = within(-1, Number.MAX_SAFE_INTEGER);
const space = z.tuple([amount, amount]);
const texts = z.array(z.string());

export const askKind = z.enum(ASK_KINDS);
const optionKind = z.enum(OPTION_KINDS);

const lineOf = { figure: z.optional(z.nullable(z.string())), n: z.optional(amount) };
/** Where a line of a card stands. */
const line = z.union([
  z.looseObject({ ...lineOf, on: z.enum(['card', 'passive', 'symbol']), key: z.string() }),
  z.looseObject({ ...lineOf, on: z.enum(['token', 'boardToken']), token: z.string() }),
  z.looseObject({ ...lineOf, on: z.enum(['rider', 'lasting', 'rule', 'text', 'ai']) }),
]);

const cost = z.looseObject({
  sp: z.optional(few),
  damage: z.optional(few),
  token: z.optional(z.string()),
  symbols: z.optional(z.array(z.object({ n: few, symbol: z.string() }))),
});

export const option = z.looseObject({
  id: z.string(),
  kind: optionKind,
  by: z.optional(z.string()),
  to: z.optional(z.union([space, z.string()])),
  over: z.optional(z.array(space)),
  target: z.optional(z.string()),
  with: z.optional(z.enum(['melee', 'ranged'])),
  card: z.optional(z.string()),
  token: z.optional(z.string()),
  rule: z.optional(z.union([z.string(), amount])),
  ability: z.optional(amount),
  at: z.optional(space),
  figure: z.optional(z.string()),
  times: z.optional(few),
  n: z.optional(amount),
  order: z.optional(texts),
  label: z.optional(z.string()),
  cost: z.optional(cost),
  ruleRef: z.optional(z.string()),
  template: z.optional(z.literal('reEquip')),
});

const part = z.looseObject({
  n: amount,
  of: z.string(),
  card: z.optional(z.string()),
  figure: z.optional(z.string()),
  at: z.optional(z.array(space)),
  figures: z.optional(texts),
  rule: z.optional(z.string()),
});
/** A figure that could have been chosen, and what spoke for it. */
const weighed = z.looseObject({
  figure: z.string(),
  why: z.optional(z.string()),
  reasons: z.looseObject({
    initiative: amount,
    range: z.optional(amount),
    value: z.optional(amount),
    rating: z.optional(z.record(z.string(), amount)),
  }),
});

const field = <T extends z.core.SomeType>(shape: T) => z.optional(z.nullable(shape));
const text = field(z.string());
const sum = field(amount);
const flag = field(z.boolean());
/** A field means the same in each event that has it; a name in some of them, a number or a space in others. */
const place = field(z.union([amount, space, z.string()]));

const event = z.looseObject({
  type: z.string(),
  group: z.array(number),
  rule: z.optional(z.string()),
  parts: z.optional(z.array(part)),
  ...{ figure: text, attacker: text, target: text, by: text, against: text, source: text, card: text, token: text },
  ...{ kind: text, colour: text, because: text, cause: text, course: text, term: text, mode: text, purpose: text },
  ...{ damageType: text, effect: text, encounter: text, end: text, outcome: text, phase: text, skill: text, why: text },
  ...{ terrain: text, what: text, zone: text, question: text, itemType: text, direction: text, die: text, face: text },
  ...{ amount: sum, armor: sum, piercing: sum, reduced: sum, dealt: sum, defense: sum, difference: sum, final: sum },
  ...{ force: sum, total: sum, difficulty: sum, left: sum, now: sum, hp: sum, sp: sum, damage: sum, removed: sum },
  ...{ range: sum, round: sum, step: sum, part: sum, times: sum, turn: sum, x: sum, cards: sum, returned: sum },
  ...{ hit: flag, skull: flag, again: flag, outright: flag, resisted: flag, willingly: flag, passed: flag, true: flag },
  ...{ targets: field(texts), dice: field(texts), items: field(texts), pack: field(texts), order: field(texts) },
  ...{ about: field(texts), among: field(texts), others: field(texts), amounts: field(z.array(amount)) },
  ...{ from: place, to: place, at: field(space), over: field(z.array(space)), path: field(z.array(space)) },
  ability: field(z.looseObject({})),
  bonus: field(z.union([amount, z.looseObject({})])),
  candidates: field(z.union([z.array(space), z.array(weighed)])),
  chosen: place,
  cost: field(z.union([amount, cost])),
  defenseParts: field(z.array(part)),
  equals: field(z.array(z.union([space, z.string()]))),
  expires: field(z.looseObject({})),
  line: field(line),
  of: field(z.union([amount, z.string()])),
  passedOver: field(z.array(weighed)),
  dropped: field(z.array(weighed)),
  preference: field(z.looseObject({ of: z.string(), high: z.boolean() })),
  symbols: field(z.looseObject({})),
  tokens: field(z.union([amount, z.looseObject({})])),
});

/** Why a question was not put. */
const notAsked = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['setting', 'same']) }),
  z.object({ is: z.literal('cannotHit'), most: z.optional(z.number()), defense: z.optional(z.number()) }),
]);

const intentParams = z.object({ items: z.optional(texts), pack: z.optional(texts) });
export const intent = z.object({
  ask: z.number(),
  option: z.string(),
  params: z.optional(intentParams),
  auto: z.optional(z.boolean()),
  why: z.optional(notAsked),
});
/** A change by hand; the engine checks it when it is made again. */
export const change = z.looseObject({ set: z.string() });

export const journal = z.array(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('events'),
      n: z.number(),
      events: z.array(event),
      auto: z.optional(z.object({ ask: askKind, option, why: z.optional(notAsked) })),
      did: z.optional(z.object({ intent: z.optional(intent), change: z.optional(change), ties: z.boolean() })),
    }),
    z.object({
      kind: z.literal('undone'),
      n: z.number(),
      option: z.nullable(option),
      ask: z.optional(askKind),
      change: z.optional(change),
    }),
  ]),
);
