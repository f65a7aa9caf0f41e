/** Saved games, `save/1`: everything needed to go on, checked when it is read. */
import * as z from 'zod/mini';
import type { Setup } from '../engine/setup/setup';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import type { JournalEntry, Step } from '../log/journal';
import type { Saved } from '../stores/session';

export const SAVE_FORMAT = 'save/1';
/** Raised when a saved position would go on by other rules than it was played by. */
export const RULES_VERSION = 1;

export interface Save {
  format: typeof SAVE_FORMAT;
  /** Names the game; one save for each. */
  id: string;
  /** When it was saved, milliseconds since 1970. */
  savedAt: number;
  rules: number;
  packs: { id: string; hash: string }[];
  state: State;
  journal: JournalEntry[];
  undo: Step[];
  /** The position at the beginning of the turn going on. */
  checkpoint: State | null;
  /** How the game began: what a restart begins with. */
  setup: Setup | null;
}

/** A save cannot be loaded; each line says what is wrong. */
export class SaveError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

const intent = z.object({
  ask: z.number(),
  option: z.string(),
  params: z.optional(z.object({ items: z.optional(z.array(z.string())), pack: z.optional(z.array(z.string())) })),
  auto: z.optional(z.boolean()),
});
const option = z.looseObject({ id: z.string(), kind: z.string() });
/** A change by hand; the engine checks it when it is made again. */
const change = z.looseObject({ set: z.string() });
const frame = z.looseObject({ id: z.number(), kind: z.string(), step: z.string() });
const ask = z.looseObject({
  id: z.number(),
  frame: z.number(),
  kind: z.string(),
  figure: z.nullable(z.string()),
  options: z.array(option),
  interject: z.array(option),
  pass: z.boolean(),
});
const body = z.looseObject({ id: z.string(), size: z.array(z.number()), at: z.nullable(z.number()) });
const figure = z.looseObject({
  id: z.string(),
  name: z.string(),
  card: z.string(),
  body: z.string(),
  side: z.enum(['adventurers', 'opponents']),
  damage: z.number(),
  sp: z.number(),
  cards: z.array(z.looseObject({ key: z.string(), card: z.string(), kind: z.string(), zone: z.string() })),
});
const state = z.looseObject({
  v: z.literal(1),
  ruleset: z.literal('middara'),
  random: z.looseObject({ seed: z.number(), streams: z.record(z.string(), z.array(z.number())) }),
  nextId: z.number(),
  count: z.number(),
  stack: z.array(frame),
  ask: z.nullable(ask),
  board: z.looseObject({ width: z.number(), height: z.number(), terrain: z.string() }),
  tokens: z.array(z.looseObject({ id: z.string(), kind: z.string(), at: z.number() })),
  bodies: z.record(z.string(), body),
  figures: z.record(z.string(), figure),
  order: z.array(z.string()),
  track: z.array(z.object({ id: z.string(), acted: z.boolean() })),
  round: z.number(),
  turn: z.looseObject({ n: z.number(), figure: z.nullable(z.string()), phase: z.string() }),
  outcome: z.nullable(z.enum(['won', 'lost'])),
});
const event = z.looseObject({ type: z.string(), group: z.array(z.number()) });
const journal = z.array(
  z.union([
    z.object({
      kind: z.literal('events'),
      n: z.number(),
      events: z.array(event),
      auto: z.optional(z.object({ ask: z.string(), option })),
      did: z.optional(z.object({ intent: z.optional(intent), change: z.optional(change), ties: z.boolean() })),
    }),
    z.object({ kind: z.literal('undone'), n: z.number(), option: z.nullable(option), change: z.optional(change) }),
  ]),
);
const setup = z.looseObject({
  encounter: z.nullable(z.string()),
  figures: z.array(z.looseObject({ id: z.string(), card: z.string() })),
  turn: z.string(),
  random: z.looseObject({ seed: z.number() }),
});
const step = z.object({
  before: state,
  intent: z.nullable(intent),
  option: z.nullable(option),
  change: z.optional(change),
  restart: z.optional(z.object({ seed: z.number(), journal, setup: z.nullable(setup) })),
  series: z.nullable(z.number()),
  reveals: z.boolean(),
});
const saveSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  id: z.string(),
  savedAt: z.number(),
  rules: z.number(),
  packs: z.array(z.object({ id: z.string(), hash: z.string() })),
  state,
  journal,
  undo: z.array(step),
  checkpoint: z.nullable(state),
  setup: z.nullable(setup),
});

/** The save of a game that is going on. @param now milliseconds since 1970 */
export function saveOf(saved: Saved, now: number): Save {
  const { state, journal, undo, checkpoint, game, setup } = saved;
  const packs = state.packs.map(({ id, hash }) => ({ id, hash }));
  const parts = { state, journal, undo, checkpoint, setup };
  return { format: SAVE_FORMAT, id: game, savedAt: now, rules: RULES_VERSION, packs, ...parts };
}

/** Packs that the save needs and the content does not have as they were. */
function packProblems(save: Save, content: Content): string[] {
  return save.packs.flatMap(({ id, hash }) => {
    const loaded = content.packs.find((pack) => pack.id === id);
    if (!loaded) return [`It needs the pack "${id}", which is not loaded.`];
    return loaded.hash === hash ? [] : [`The pack "${id}" has changed since it was saved.`];
  });
}

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;

function formatProblem(format: unknown): string {
  const [, version] = /^save\/(\d+)$/.exec(String(format)) ?? [];
  return Number(version) > 1
    ? `It was written by a newer Counterstep, in the format save/${version}; this one reads ${SAVE_FORMAT}. Load the page anew and try again.`
    : `This is no save of the format ${SAVE_FORMAT}.`;
}

/** Reads a save. Throws a SaveError that lists what is wrong: its shape, its rules, its packs. */
export function readSave(json: unknown, content: Content): Save {
  const format = formatOf(json);
  if (format !== SAVE_FORMAT) throw new SaveError([formatProblem(format)]);
  const result = saveSchema.safeParse(json);
  if (!result.success) {
    const problems = result.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.') || 'save'}: ${issue.message}`);
    throw new SaveError(problems);
  }
  // The schema checks what tells a save from something else; the engine's own types are finer.
  const save = json as Save;
  const problems = packProblems(save, content);
  if (save.rules !== RULES_VERSION)
    problems.push(`It was played by version ${save.rules} of the rules; these are version ${RULES_VERSION}.`);
  if (problems.length > 0) throw new SaveError(problems);
  return save;
}

const reported = z.looseObject({
  state,
  report: z.optional(z.looseObject({ rules: z.number(), setup: z.optional(setup) })),
});

/** Reads a report of a problem as a game that opens at its question. Throws a SaveError. */
function readReport(json: unknown, content: Content, id: string, now: number): Save {
  const result = reported.safeParse(json);
  if (!result.success) throw new SaveError(['This position holds no game that could be opened.']);
  const { state: found, report } = json as { state: State; report?: { rules: number; setup?: Setup } };
  const saved = { state: found, journal: [], undo: [], checkpoint: null, setup: report?.setup ?? null, game: id };
  return readSave({ ...saveOf(saved, now), rules: report?.rules ?? RULES_VERSION }, content);
}

/**
 * Reads the text of a file: a save that was exported, or a report of a problem. Throws a SaveError that says what is wrong.
 * @param id of the game that a report becomes; @param now milliseconds since 1970
 */
export function readFile(text: string, content: Content, id: string, now: number): Save {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SaveError(['The file is damaged or no save: it cannot be read as JSON.']);
  }
  return formatOf(json) === 'position/1' ? readReport(json, content, id, now) : readSave(json, content);
}

/** What a session goes on with. */
export function savedOf(save: Save): Saved {
  const { state, journal, undo, checkpoint, setup, id } = save;
  return { state, journal, undo, checkpoint, setup, game: id };
}
