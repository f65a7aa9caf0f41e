/** Games on the shipped content for tests of the stores and the page. */
import { shippedContent } from '../../src/content';
import type { Ask, Option } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { createNames } from '../../src/log';
import { engineQueries, engineRecord, engineRules } from '../../src/stores/engine';
import { createLookBack } from '../../src/stores/lookBack';
import { setupOf } from '../../src/stores/newGame';
import { createPlayback } from '../../src/stores/playback';
import { createSelection } from '../../src/stores/selection';
import { createSession, type Session } from '../../src/stores/session';
import { createSettings } from '../../src/stores/settings';
import type { Table } from '../../src/stores/table';

export const content = shippedContent();
export const PARTY = ['nightingale', 'remi', 'rook', 'zeke'];

/** A session with a new game of The Drowned Gate, at the first placement. */
export function newGame(seed = 7, game = 'test', encounter = 'the-drowned-gate'): Session {
  const session = createSession(content, engineRules);
  session.begin(setupOf({ encounter, party: PARTY, seed }), game);
  return session;
}

/** The state of a game that is going on. */
export function stateOf(session: Session): State {
  const { state } = session.getState();
  if (!state) throw new Error('no game is going on');
  return state;
}

/** Whole numbers below `n`, the same for a seed. */
export function picker(seed: number): (n: number) => number {
  let now = seed * 7919 + 1;
  return (n) => {
    now = (now * 1103515245 + 12345) & 0x7fffffff;
    return now % n;
  };
}

/** Options that a hasty player may take: no Re-Equip, nothing against the own side. */
export function hasty(state: State): Option[] {
  const ask = state.ask;
  if (!ask) return [];
  const all = [...ask.options, ...ask.interject];
  return all.filter((option) => !option.template && !(option as Option & { friendly?: boolean }).friendly);
}

/** Answers by chance, Attacks and Abilities first, until `stop` holds or the game ends. */
export function playOn(session: Session, seed: number, stop: (state: State) => boolean = () => false): void {
  const pick = picker(seed);
  for (let answers = 0; answers < 2000; answers++) {
    const state = stateOf(session);
    if (!state.ask || stop(state)) return;
    const options = hasty(state);
    const acts = options.filter((option) => ['attack', 'use', 'encounter', 'space'].includes(option.kind));
    const list = acts.length > 0 && pick(10) < 7 ? acts : options;
    const option = list[pick(list.length)] as Option;
    if (!session.choose(option.id)) throw new Error(`refused: ${option.id} ${session.getState().fault ?? ''}`);
  }
  throw new Error('the game does not end');
}

/** The Adventurers stand in column B, the first figure of the Track is on turn. */
export function placed(seed = 7): Session {
  const session = newGame(seed);
  for (const row of [4, 5, 6, 7]) {
    const option = stateOf(session).ask?.options.find((each) => each.at?.[0] === 1 && each.at[1] === row);
    if (!option || !session.choose(option.id)) throw new Error(`nobody can be placed in row ${row}`);
  }
  return session;
}

/** A whole table around a session. */
export function tableOf(session: Session): Table {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const settings = createSettings(storage);
  return {
    content,
    session,
    selection: createSelection(),
    settings,
    // Nothing moves in tests: everything is shown at once, unless a test makes a playback of its own.
    playback: createPlayback(session, settings, { record: engineRecord(content), still: () => true }),
    lookBack: createLookBack(session, { content, rules: engineRules, record: engineRecord(content) }),
    saving: null,
    queries: engineQueries(content),
    names: createNames(content),
  };
}

/** A question of nobody with one answer. */
export const QUESTION: Omit<Ask, 'id'> = {
  frame: 1,
  kind: 'yesNo',
  figure: null,
  pass: false,
  interject: [],
  options: [{ id: 'yes', kind: 'yes' }],
};
