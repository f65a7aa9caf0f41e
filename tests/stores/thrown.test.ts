import { describe, expect, it } from 'vitest';
import { DiceNeeded } from '../../src/engine';
import { FACES, faceName } from '../../src/engine/dice/faces';
import { eventsOf } from '../../src/log';
import { readSave, type Save, type SaveError, savedOf, snapshot } from '../../src/storage';
import { createTable } from '../../src/stores/createTable';
import { engineRecord, engineRules } from '../../src/stores/engine';
import { goOnWith } from '../../src/stores/goOn';
import { createLookBack } from '../../src/stores/lookBack';
import { setupOf } from '../../src/stores/newGame';
import type { Rules } from '../../src/stores/rules';
import { createSession, MOST_UNDO, type Session } from '../../src/stores/session';
import { content, hasty, PARTY, picker, placed, QUESTION, stateOf, tableOf } from './game';

const rolling = (session: Session) => session.getState().roll !== null;

/** Throws what is asked for, by chance. */
function throwAll(session: Session, pick: (n: number) => number): void {
  for (let n = 0; n < 60 && rolling(session); n++) {
    const names = session.getState().roll?.names ?? [];
    session.throwDice(names.map((die) => `${die} ${faceName(die, pick(FACES[die].length))}`));
  }
}

/** Plays on with dice from the table; no dice are left after any answer, and nothing breaks. */
function throwOn(session: Session, seed: number, stop: (session: Session) => boolean, most = 400): boolean {
  const pick = picker(seed);
  for (let n = 0; n < most; n++) {
    const state = stateOf(session);
    if (!state.ask || stop(session)) return state.ask !== null;
    const options = hasty(state);
    session.choose(options[pick(options.length)]?.id ?? '');
    throwAll(session, pick);
    expect(session.getState()).toMatchObject({ fault: null, roll: null, rejected: null });
    expect(stateOf(session).random.dice).toEqual([]);
  }
  return false;
}

/** A game with dice from the table, at the first question that `stop` holds of. */
function thrownTo(seed: number, stop: (session: Session) => boolean): Session | null {
  const session = placed(seed);
  session.change({ set: 'dice', dice: [] });
  return throwOn(session, seed, stop) ? session : null;
}

/** Whether the last answer was given with thrown dice. */
const thrownLast = (session: Session) => session.getState().undo.at(-2)?.change?.set === 'dice';

/** The newest decision of an enemy that followed from thrown dice. */
function decisionIn(session: Session) {
  const { undo, state } = session.getState();
  const last = undo.at(-1);
  if (!state || !last || !thrownLast(session)) return undefined;
  return state.order
    .filter((id) => state.figures[id]?.kind === 'intelligent')
    .flatMap((id) => session.decisions(id))
    .find(({ n }) => n === last.before.count);
}

/** A game in which an enemy decided something of a kind after dice from the table. */
function decidedTo(seed: number, kind: string) {
  const session = thrownTo(seed, (s) => decisionIn(s)?.ask.kind === kind);
  const decision = session && decisionIn(session);
  if (!session || !decision) throw new Error(`nobody decided a ${kind}`);
  return { session, decision };
}

/** A long game with dice from the table, older answers of which can no longer be taken back. */
function longGame(seed = 4): Session {
  const session = thrownTo(seed, (s) => stateOf(s).count > MOST_UNDO + 20 && thrownLast(s));
  if (!session) throw new Error('the game is short');
  return session;
}

describe('a decision taken from the program after thrown dice', () => {
  it.each([
    ['target', 5],
    ['followUp', 7],
  ])('of a %s leaves no dice, is taken back whole, and the game goes on', (kind, seed) => {
    const { session, decision } = decidedTo(seed, kind);
    const before = session.getState().undo.at(-2)?.before;
    expect(before?.random.dice).toEqual([]);
    expect(session.overrule({ ...decision, kind: null })).toBe(true);
    expect(stateOf(session)).toMatchObject({ ask: { kind, figure: decision.figure }, random: { dice: [] } });
    const decided = stateOf(session);
    session.takeBack();
    expect(stateOf(session)).toBe(before);
    expect(session.repeat()).toBe(true);
    expect(stateOf(session)).toEqual(decided);
    const { ask } = decided;
    session.choose(ask?.options.find((option) => option.kind === 'pass')?.id ?? ask?.options.at(-1)?.id ?? '');
    throwAll(session, picker(seed));
    expect(session.getState()).toMatchObject({ fault: null, rejected: null });
    throwOn(session, seed, () => false, 8);
    // The answer that the dice were thrown for is still one with them.
    while (stateOf(session).count > (before?.count ?? 0)) expect(session.takeBack()).toBe(true);
    expect(stateOf(session)).toBe(before);
  });

  it("is the players', whatever a setting says to such questions", () => {
    const { session, decision } = decidedTo(7, 'followUp');
    const { session: never, settings } = createTable({
      content,
      settings: tableOf(session).settings,
      calm: () => true,
    });
    settings.setState({ reactions: { ...settings.getState().reactions, followUp: 'never' } });
    const { game, ...rest } = session.getState();
    never.resume({ ...rest, state: stateOf(session), game: game ?? '' });
    expect(never.overrule({ ...decision, kind: null })).toBe(true);
    expect(stateOf(never).ask).toMatchObject({ kind: 'followUp', figure: decision.figure });
  });

  it('changes nothing where it is refused', () => {
    const { session, decision } = decidedTo(5, 'target');
    const { undo, redo, journal, state } = session.getState();
    expect(session.overrule({ ...decision, figure: 'zeke' })).toBe(false);
    expect(session.getState()).toMatchObject({ undo, redo, journal, state, roll: null });
    expect(session.getState().rejected?.[0]?.why).toBe('ownDecision');
  });
});

describe('thrown dice and their answer', () => {
  it('are taken back and repeated together as far back as can be gone', () => {
    const session = longGame();
    const after = stateOf(session);
    const counts: number[] = [];
    while (session.takeBack()) {
      expect(stateOf(session).random.dice).toEqual([]);
      counts.push(stateOf(session).count);
    }
    expect(after.count - Number(counts.at(-1))).toBeGreaterThan(MOST_UNDO - 12);
    for (const _ of counts) {
      expect(session.repeat()).toBe(true);
      expect(stateOf(session).random.dice).toEqual([]);
    }
    expect(stateOf(session)).toEqual(after);
  });

  it('make room together for newer steps', () => {
    const session = placed(4);
    session.change({ set: 'dice', dice: [] });
    let short = 0;
    throwOn(session, 4, () => {
      const { undo } = session.getState();
      expect(undo[0]?.before.random.dice ?? []).toEqual([]);
      if (stateOf(session).count > MOST_UNDO && undo.length < MOST_UNDO) short++;
      return short > 1;
    });
    expect(short).toBe(2);
  });

  it('are whole at the beginning of the turn, and the game goes on from there', () => {
    const session = longGame();
    const { checkpoint } = session.getState();
    session.restartTurn();
    expect(stateOf(session)).toBe(checkpoint);
    expect(stateOf(session).random.dice).toEqual([]);
    throwOn(session, 3, () => false, 6);
    while (session.takeBack()) expect(stateOf(session).random.dice ?? []).toEqual([]);
  });

  it('are whole after a restart is taken back and repeated', () => {
    const session = longGame();
    const old = session.getState();
    session.restart();
    expect(stateOf(session).random.dice).toBeNull();
    session.takeBack();
    expect(session.getState()).toMatchObject({ state: old.state, journal: old.journal });
    session.takeBack();
    expect(stateOf(session).random.dice).toEqual([]);
    session.repeat();
    expect(stateOf(session)).toEqual(old.state);
    session.repeat();
    expect(stateOf(session).count).toBe(0);
  });

  it('are looked back at as they fell, also those of a decision taken from the program', () => {
    const { session, decision } = decidedTo(5, 'target');
    session.overrule({ ...decision, kind: null });
    session.choose(stateOf(session).ask?.options.at(-1)?.id ?? '');
    throwAll(session, picker(2));
    throwOn(session, 5, () => false, 6);
    const now = session.getState();
    // Everything is done again from the beginning: no earlier state is known.
    session.setState({ undo: [] });
    const lookBack = createLookBack(session, { content, rules: engineRules, record: engineRecord(content) });
    const entries = now.journal.filter((entry) => entry.kind === 'events');
    expect(entries.length).toBeGreaterThan(15);
    for (const { n } of entries.reverse()) expect(lookBack.look({ n, event: 0 })).toBe(true);
    expect(session.getState().state).toBe(now.state);
  });

  it('are whole in a save, and in the last sound step of a damaged one', () => {
    const session = longGame();
    const save = snapshot(session.getState(), 1000) as Save;
    const other = createSession(content, engineRules);
    other.resume(savedOf(readSave(JSON.parse(JSON.stringify(save)), content)));
    expect(stateOf(other)).toEqual(stateOf(session));
    other.takeBack();
    expect(stateOf(other)).toEqual(save.undo.at(-2)?.before);
    try {
      readSave({ ...save, state: { ...save.state, ask: null } }, content);
      throw new Error('it was read');
    } catch (error) {
      const sound = (error as SaveError).sound;
      expect(sound?.state).toEqual(save.undo.at(-2)?.before);
      expect(sound?.state.random.dice).toEqual([]);
    }
  });

  it('that an older page left ready for nothing are put away when the game is gone on with', () => {
    const { session } = decidedTo(5, 'target');
    const { game, undo, ...rest } = session.getState();
    const state = { ...stateOf(session), random: { ...stateOf(session).random, dice: ['WHITE 5'] } };
    goOnWith(session, { ...rest, undo, state, game: game ?? '' });
    expect(stateOf(session).random.dice).toEqual([]);
    expect(eventsOf(session.getState().journal).at(-1)).toMatchObject({ type: 'byHand', what: 'dice', dice: [] });
    throwOn(session, 5, () => false, 6);
  });
});

/** Rules of one question, over and over: a roll of two dice, or of one where the engine decides ties. */
const rolls: Rules = {
  start(state) {
    state.ask = { ...QUESTION, id: 0 };
    return [];
  },
  apply(state) {
    const { dice } = state.random;
    const n = state.options.engineDecidesTies ? 1 : 2;
    if (dice && dice.length < n) throw new DiceNeeded(['WHITE', 'WHITE'].slice(0, n) as ['WHITE'], 'used up');
    dice?.splice(0, n);
    state.count++;
    state.ask = { ...QUESTION, id: state.count };
    return { events: [] };
  },
  edit(state, change) {
    if (change.set === 'dice') state.random.dice = change.dice;
    state.count++;
    state.ask = { ...QUESTION, id: state.count };
    return { events: [] };
  },
};

describe('dice repeated where another number of them is rolled', () => {
  /** Two thrown dice, taken back, and now under other options. */
  function takenBack(ties: boolean, rules: Rules = rolls) {
    let engineDecidesTies = ties;
    const session = createSession(content, rules, { options: () => ({ engineDecidesTies }) });
    session.begin(setupOf({ encounter: 'the-drowned-gate', party: PARTY, seed: 1 }), 'x');
    session.change({ set: 'dice', dice: [] });
    session.choose('yes');
    session.throwDice(ties ? ['WHITE 3'] : ['WHITE 3', 'WHITE 4']);
    expect(session.getState().undo).toHaveLength(3);
    session.takeBack();
    const settle = (now: boolean): void => {
      engineDecidesTies = now;
      session.tune();
    };
    return { session, settle };
  }

  it('are only those that are rolled: none remain', () => {
    const { session, settle } = takenBack(false);
    settle(true);
    expect(session.repeat()).toBe(true);
    expect(stateOf(session).random.dice).toEqual([]);
    expect(session.getState().undo.at(-2)?.change).toEqual({ set: 'dice', dice: ['WHITE 3'] });
  });

  it('are asked for where there are too few, and nothing is half done', () => {
    const { session, settle } = takenBack(true);
    settle(false);
    const before = stateOf(session);
    expect(session.repeat()).toBe(false);
    expect(stateOf(session)).toBe(before);
    expect(session.getState().roll).toMatchObject({ thrown: ['WHITE 3'] });
  });

  it('are not loaded where the rules break down', () => {
    let broken = false;
    const { session } = takenBack(true, {
      ...rolls,
      apply(...given) {
        if (broken) throw new Error('out of order');
        return rolls.apply(...given);
      },
    });
    broken = true;
    const before = session.getState();
    expect(session.repeat()).toBe(false);
    expect(session.getState()).toEqual({ ...before, fault: 'out of order' });
  });
});
