/**
 * Ways to give an answer that must all come to the same: as it is, with the game saved and read again before it, undone and
 * repeated after it, in place and on a copy. Tests and the position runner play the same games in each.
 */
import { apply, checksum, edit, start } from '../engine';
import type { GameEvent, Intent, Reason } from '../engine/kernel/types';
import type { Content } from '../engine/state/content';
import type { State } from '../engine/state/state';
import { readSave, savedOf, saveOf } from '../storage/save';
import { createSession, type Saved } from '../stores/session';

const MODES = ['straight', 'reload', 'repeat', 'clone'] as const;
export type Mode = (typeof MODES)[number];

/** An answer to the open question of a state. */
interface Answer {
  state: State;
  intent: Intent;
  content: Content;
  /** What happened before it, since the answer before. */
  told: readonly GameEvent[];
  /** Stops the engine between two steps. */
  halt?: (state: State) => boolean;
}
type Given = { state: State; events: GameEvent[] } | { rejected: Reason[] };

/** A way of playing came to something else. */
export class ModeError extends Error {}

function straight({ state, intent, content, halt }: Answer): Given {
  const result = apply(state, intent, content, halt && (() => halt(state)));
  return 'rejected' in result ? result : { state, events: result.events };
}

const saved = ({ state, told }: Answer): Saved => ({
  state,
  journal: [{ kind: 'events', n: -1, events: [...told] }],
  undo: [],
  checkpoint: null,
  setup: null,
  game: 'game',
  played: 0,
});

/** Saves the game with the last lines of its log, reads it as the page does and goes on with what was read. */
function reload(answer: Answer): Given {
  const read = readSave(JSON.parse(JSON.stringify(saveOf(saved(answer), 0))), answer.content);
  return straight({ ...answer, state: savedOf(read).state });
}

const sumOf = ({ state, events }: { state: State; events: GameEvent[] }): string =>
  `${checksum(state)} with ${checksum(events)} of ${events.length} events`;

function same(what: string, is: string, was: string): void {
  if (is !== was) throw new ModeError(`${what}: ${is}, not ${was}`);
}

/** Answers in a session as the page has it, takes the step back and repeats it. */
function repeat(answer: Answer): Given {
  const { intent, content, halt } = answer;
  const session = createSession(content, {
    start,
    edit,
    apply: (state, act, cards) => apply(state, act, cards, halt && (() => halt(state))),
  });
  session.resume(saved(answer));
  const before = checksum(answer.state);
  const done = (): { state: State; events: GameEvent[] } => {
    const { state, journal, fault } = session.getState();
    const last = journal.at(-1);
    if (fault !== null) throw new Error(fault);
    if (!state || last?.kind !== 'events') throw new ModeError(`no answer was given to ${intent.option}`);
    return { state, events: last.events };
  };
  if (!session.dispatch(intent)) {
    const { rejected } = session.getState();
    return rejected ? { rejected } : done();
  }
  const first = done();
  const sum = sumOf(first);
  session.takeBack();
  same(`${intent.option} undone`, String(checksum(session.getState().state)), String(before));
  session.repeat();
  const again = done();
  same(`${intent.option} repeated`, sumOf(again), sum);
  return again;
}

/** Answers in place and on a copy, and goes on in place. */
function clone(answer: Answer): Given {
  const copy = structuredClone(answer.state);
  const [onCopy, inPlace] = [straight({ ...answer, state: copy }), straight(answer)];
  if ('rejected' in onCopy || 'rejected' in inPlace)
    same(`${answer.intent.option} on a copy`, JSON.stringify(onCopy), JSON.stringify(inPlace));
  else same(`${answer.intent.option} on a copy`, sumOf(onCopy), sumOf(inPlace));
  return inPlace;
}

/**
 * Gives an answer in a mode. The state may be changed in place; go on with the one that is returned.
 * @throws ModeError where undoing, repeating or a copy comes to something else; SaveError where the save cannot be read
 */
export const GIVE: Readonly<Record<Mode, (answer: Answer) => Given>> = { straight, reload, repeat, clone };

/** The modes that a text names: one of them, or `all` but the straight one. Throws a RangeError for another text. */
export function modesNamed(text: string | undefined): Mode[] {
  if (!text) return [];
  const rest = MODES.filter((mode) => mode !== 'straight');
  const found = text === 'all' ? rest : rest.filter((mode) => mode === text);
  if (found.length === 0) throw new RangeError(`There is no mode "${text}". There are: ${rest.join(', ')}, all.`);
  return found;
}
