/** Saved games, `save/1`: everything needed to go on, checked when it is read. */

import { show } from '../content/schema/problem';
import { stateFaults } from '../engine';
import type { Setup } from '../engine/setup/setup';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { cutAt, type JournalEntry, type Step } from '../log/journal';
import type { Saved } from '../stores/session';
import { lastOf, seriesOf } from '../stores/steps';
import { FileError, jsonOf } from './fileText';
import { oddName } from './oddNames';
import { issuesOf, MOST_PROBLEMS } from './problems';
import { reportSchema, SAVE_FORMAT, saveSchema, stateSchema } from './saveSchema';

export { SAVE_FORMAT };

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
  /** Milliseconds played; saves of older pages have none. */
  played?: number;
}

/** A save cannot be loaded; each line says what is wrong. */
export class SaveError extends Error {
  /** @param sound the same game at its newest position that can be gone on with, if it has one */
  constructor(
    readonly problems: string[],
    readonly sound: Save | null = null,
  ) {
    super(problems.join('\n'));
  }
}

/** The save of a game that is going on. @param now milliseconds since 1970 */
export function saveOf(saved: Saved, now: number): Save {
  const { state, journal, undo, checkpoint, game, setup, played } = saved;
  const packs = state.packs.map(({ id, hash }) => ({ id, hash }));
  const parts = { state, journal, undo, checkpoint, setup, played };
  return { format: SAVE_FORMAT, id: game, savedAt: now, rules: RULES_VERSION, packs, ...parts };
}

/** What keeps a save of other rules or packs from being gone on with here. */
export function originProblems({ packs, rules }: Pick<Save, 'packs' | 'rules'>, content: Content): string[] {
  const problems = packs.flatMap(({ id, hash }) => {
    const loaded = content.packs.find((pack) => pack.id === id);
    if (!loaded) return [`It needs the pack "${id}", which is not loaded.`];
    return loaded.hash === hash ? [] : [`The pack "${id}" has changed since it was saved.`];
  });
  if (rules !== RULES_VERSION)
    problems.push(`It was played by version ${rules} of the rules; these are version ${RULES_VERSION}.`);
  return problems;
}

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;

/** What is there in place of a save. */
function formatProblem(json: unknown): string {
  const format = formatOf(json);
  const kind = typeof format === 'string' ? format : '';
  const [, version] = /^save\/(\d+)$/.exec(kind) ?? [];
  if (Number(version) > 1)
    return `It was written by a newer Counterstep, in the format save/${version}; this one reads ${SAVE_FORMAT}. Load the page anew and try again.`;
  const no = `This is no save of the format ${SAVE_FORMAT}`;
  if (/^pack\/\d+$/.test(kind)) return `${no}: it is a pack of cards, and packs are part of the page.`;
  if (format !== undefined) return `${no}: its "format" is ${show(format)}.`;
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? `${no}: it has no "format".`
    : `${no}: it is ${show(json)}, not an object.`;
}

/** What is wrong with a position: its shape, or what the rules need in it. */
export function positionFaults(position: unknown, content: Content): string[] {
  const result = stateSchema.safeParse(position);
  if (!result.success) return issuesOf(result.error, position, ['state']);
  const odd = oddName(position);
  return odd === null ? stateFaults(position as State, content) : [`nothing in a game is called ${odd}`];
}

/** What is wrong with the positions of a save, and in which of them. */
function saveFaults({ state, undo, checkpoint }: Save, content: Content): string[] {
  const told = (where: string, position: unknown): string[] =>
    positionFaults(position, content).map((fault) => `${where}: ${fault}.`);
  return [
    ...told('The position', state),
    ...(checkpoint === null ? [] : told('The beginning of the turn', checkpoint)),
    ...undo.flatMap(({ before }, i) => told(`Step ${i + 1} of ${undo.length} that can be taken back`, before)),
  ];
}

/** The same game at its newest sound position, with the sound steps right before it; null if it has none. */
function soundOf(save: Save, content: Content): Save | null {
  const { state, undo, checkpoint } = save;
  const sound = (position: unknown): boolean => positionFaults(position, content).length === 0;
  const fine = undo.map(({ before }) => sound(before));
  const start = checkpoint !== null && sound(checkpoint) ? checkpoint : null;
  /** The game at a position that `n` steps lead to. */
  const at = (position: State, n: number, journal: JournalEntry[], setup: Setup | null): Save => {
    const from = fine.lastIndexOf(false, n - 1);
    const steps = n === 0 ? [] : lastOf(undo.slice(0, n), n - from - 1);
    const begun = setup === save.setup && start !== null && start.count <= position.count ? start : null;
    return { ...save, state: position, undo: steps, checkpoint: begun, journal, setup };
  };
  if (sound(state)) return at(state, undo.length, save.journal, save.setup);
  const last = fine.findLastIndex((well, at) => well && seriesOf(undo, at) === at);
  const step = undo[last];
  // A restart puts another game in place of the one before it: its journal and beginning are kept in the step.
  const restart = undo.slice(Math.max(last, 0)).find((each) => each.restart)?.restart;
  const { journal, setup } = restart ?? save;
  if (step) return at(step.before, last, cutAt(journal, step.before.count), setup);
  return start && at(start, 0, cutAt(save.journal, start.count), save.setup);
}

/** The same game with an empty log, if only its log keeps it from being gone on with; null otherwise. */
function unlogged(json: unknown, content: Content): Save | null {
  const { journal } = json as { journal?: unknown };
  if (!Array.isArray(journal) || journal.length === 0) return null;
  try {
    return readSave({ ...(json as object), journal: [] }, content);
  } catch (error) {
    return error instanceof SaveError ? error.sound : null;
  }
}

/** Problems as sentences that name their places. */
const named = (issues: readonly string[]): string[] => issues.map((issue) => `At ${issue}.`);

/** Reads a save. Throws a SaveError that lists what is wrong: its shape, its rules, its packs, its positions. */
export function readSave(json: unknown, content: Content): Save {
  if (formatOf(json) !== SAVE_FORMAT) throw new SaveError([formatProblem(json)]);
  const result = saveSchema.safeParse(json);
  if (!result.success) throw new SaveError(named(issuesOf(result.error, json)), unlogged(json, content));
  // The schema checks what the page reads; the engine's own types are finer.
  const save = json as Save;
  const problems = originProblems(save, content);
  if (problems.length > 0) throw new SaveError(problems);
  const odd = oddName({ ...save, state: null, checkpoint: null, undo: save.undo.map(({ before, ...step }) => step) });
  if (odd !== null) throw new SaveError([`Nothing in a game is called ${odd}.`], unlogged(json, content));
  const faults = saveFaults(save, content);
  if (faults.length > 0) throw new SaveError(faults.slice(0, MOST_PROBLEMS), soundOf(save, content));
  return save;
}

/** Reads a report of a problem as a game that opens at its question. Throws a SaveError. */
function readReport(json: unknown, content: Content, id: string, now: number): Save {
  if (!('state' in (json as object)))
    throw new SaveError(['This position holds no game that could be opened: only a report has one, under "state".']);
  const result = reportSchema.safeParse(json);
  if (!result.success)
    throw new SaveError(['This position holds no game that could be opened.', ...named(issuesOf(result.error, json))]);
  const { state: found, report } = json as { state: State; report?: { rules: number; setup?: Setup } };
  const saved = {
    state: found,
    journal: [],
    undo: [],
    checkpoint: null,
    setup: report?.setup ?? null,
    game: id,
    played: 0,
  };
  return readSave({ ...saveOf(saved, now), rules: report?.rules ?? RULES_VERSION }, content);
}

/**
 * Reads the text of a file: a save that was exported, or a report of a problem. Throws a SaveError that says what is wrong.
 * @param id of the game that a report becomes; @param now milliseconds since 1970
 */
export function readFile(text: string, content: Content, id: string, now: number): Save {
  let json: unknown;
  try {
    json = jsonOf(text);
  } catch (error) {
    throw error instanceof FileError ? new SaveError([error.message]) : error;
  }
  return formatOf(json) === 'position/1' ? readReport(json, content, id, now) : readSave(json, content);
}

/** What a session goes on with. */
export function savedOf(save: Save): Saved {
  const { state, journal, undo, checkpoint, setup, id, played = 0 } = save;
  return { state, journal, undo, checkpoint, setup, game: id, played };
}
