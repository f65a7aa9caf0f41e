/** Runs position files: builds the state, plays the script, compares what came out. */
import type { LoadedPack } from '../../content/assemble';
import type { PositionFile, StepFile } from '../../content/schema';
import { view } from '../../engine';
import type { GameEvent } from '../../engine/kernel/types';
import type { State } from '../../engine/state/state';
import type { Mode } from '../modes';
import { differencesFrom } from './expect';
import { answerTo } from './queries';
import { readPosition } from './read';
import { printOption, publicOption, ScriptError, Session, type Wish } from './session';

export interface PositionResult {
  name: string;
  ok: boolean;
  /** What came out otherwise than expected, or why the position could not be played. */
  differences: string[];
  view: unknown;
  events: GameEvent[];
  /** Answers to the queries of `expect`, in their order. */
  queries: unknown[];
  /** The open question with its options. */
  open: unknown;
}

/** A script that is not through after so many answers goes in circles. */
const MOST_ANSWERS = 5000;
/** Characters that are told of what came out otherwise in a mode. */
const MOST_TOLD = 400;

/** Tries an intent that the open question must refuse, and notes the reason. */
function expectRefusal(session: Session, wish: Wish, why: string | undefined): void {
  if (isAccepted(session, wish)) throw new ScriptError(`${JSON.stringify(wish)} is not refused`);
  const said = session.rejected ?? '';
  if (why !== undefined && !said.toLowerCase().includes(why.toLowerCase()))
    throw new ScriptError(`${JSON.stringify(wish)} is refused, but not because of "${why}": ${said}`);
}

/** Whether the engine takes the wish; what parameters or a path bring is tried on a copy. */
function isAccepted(session: Session, wish: Wish): boolean {
  session.rejected = session.reasonsAgainst(wish);
  if (!session.offers(wish)) return false;
  const template = session.matching(wish).some((option) => option.template);
  if (!template && !wish.path) return true;
  try {
    return session.fork().choose(wish);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    session.rejected = error.message;
    return false;
  }
}

function listOptions(session: Session): string {
  if (!session.ask) return 'no question is open';
  const options = session.options().map(printOption);
  const shown = options.slice(0, 30).join(', ');
  return `open is ${session.ask.kind} (${session.ask.figure ?? 'the party'}): ${shown}${options.length > 30 ? ', ...' : ''}`;
}

/** The frame at whose end a script ends that goes on past the next menu. */
type Goal = 'turn' | 'round' | null;

function goalOf(until: PositionFile['until']): Goal {
  return until === 'turn-end' ? 'turn' : until === 'round-end' ? 'round' : null;
}

/** Plays one step; with a goal (the last step) the turn or round in which it is taken ends the script. */
function playStep(session: Session, step: StepFile, goal: Goal): void {
  if ('reject' in step) {
    expectRefusal(session, step.reject as Wish, step.why);
    return;
  }
  const wish = step.choose as Wish;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    session.stopAfter(goal);
    if (session.choose(wish)) return;
    session.stopAfter(null);
    const before = listOptions(session);
    if (!session.pass()) throw new ScriptError(`${JSON.stringify(wish)} fits no option; ${before}`);
  }
  throw new ScriptError(`${JSON.stringify(wish)} fits no option of ${MOST_ANSWERS} questions`);
}

/** Goes on without the script until the moment named. */
function playUntil(session: Session, until: NonNullable<PositionFile['until']>): void {
  if (until === 'question') return;
  if (!session.waits) session.stopAfter(goalOf(until));
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (!session.ask || session.stopped) return;
    const menu = session.ask.kind === 'action';
    const end = menu ? session.ask.options.find((option) => option.kind === 'endTurn') : undefined;
    if (until === 'rest' && menu) return;
    if (end) session.answer(end);
    else if (!session.pass()) {
      if (until === 'rest') return;
      throw new ScriptError(`a question that may not be passed is open before ${until}; ${listOptions(session)}`);
    }
  }
  throw new ScriptError(`${until} is not reached after ${MOST_ANSWERS} answers`);
}

/** The script, from the first question to `until`. */
function play(session: Session, position: PositionFile): void {
  const steps = position.play ?? [];
  const until = position.until ?? 'rest';
  if (steps.length === 0) session.stopAfter(goalOf(until));
  // A state that was given stands at its question.
  if (!position.state) session.begin();
  steps.forEach((step, n) => {
    try {
      playStep(session, step, n === steps.length - 1 ? goalOf(until) : null);
    } catch (error) {
      if (error instanceof ScriptError) throw new ScriptError(`play ${n + 1}: ${error.message}`);
      throw error;
    }
  });
  playUntil(session, until);
}

function leftovers(state: State): string[] {
  const dice = state.random.dice ?? [];
  return dice.length > 0 ? [`dice: left over: ${dice.join(', ')}`] : [];
}

/**
 * Runs one position. Never throws for what the file says or what the rules do: both are differences.
 * @param json the position as read from a file
 * @param packs packs to use in place of the shipped ones of the same id
 * @param mode how the answers of the script are given
 */
export function runPosition(
  json: unknown,
  packs: readonly LoadedPack[] = [],
  file = 'position',
  mode: Mode = 'straight',
): PositionResult {
  const name = nameOf(json, file);
  let session: Session | undefined;
  let position: PositionFile | undefined;
  const differences: string[] = [];
  try {
    const read = readPosition(json, file, packs);
    position = read.position;
    session = new Session(structuredClone(read.state), read.content, mode);
    play(session, position);
  } catch (error) {
    differences.push(message(error));
  }
  const asked = position?.expect?.queries ?? [];
  if (session && position) {
    try {
      if (differences.length === 0 && !position.state) differences.push(...leftovers(session.state));
      differences.push(...differencesFrom(session, position.expect ?? {}));
    } catch (error) {
      differences.push(message(error));
    }
  }
  return {
    name,
    ok: differences.length === 0,
    differences,
    view: session ? attempt(() => view((session as Session).state, (session as Session).content)) : null,
    events: session?.events ?? [],
    queries: asked.map((each) => attempt(() => answerTo(session as Session, each))),
    open: session?.ask ? { ...session.ask, options: session.options().map(publicOption), interject: undefined } : null,
  };
}

/**
 * Runs one position as it is and, if everything came out as expected, once more in each of the modes: what comes out
 * otherwise there is a difference.
 */
export function runInModes(
  json: unknown,
  packs: readonly LoadedPack[],
  file: string,
  modes: readonly Mode[],
): PositionResult {
  const straight = runPosition(json, packs, file);
  if (!straight.ok) return straight;
  const differences = modes.flatMap((mode) => {
    const result = runPosition(json, packs, file, mode);
    const parts = ['differences', 'view', 'events', 'queries', 'open'] as const;
    return parts
      .filter((part) => JSON.stringify(result[part]) !== JSON.stringify(straight[part]))
      .map((part) => `mode ${mode}: ${part} came out otherwise: ${JSON.stringify(result[part]).slice(0, MOST_TOLD)}`);
  });
  return { ...straight, ok: differences.length === 0, differences };
}

function attempt(get: () => unknown): unknown {
  try {
    return get();
  } catch (error) {
    return { error: message(error) };
  }
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function nameOf(json: unknown, file: string): string {
  const named = typeof json === 'object' && json !== null && 'name' in json && json.name;
  return typeof named === 'string' ? named : file;
}
