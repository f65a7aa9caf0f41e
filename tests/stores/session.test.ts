import { describe, expect, it } from 'vitest';
import { setupOf } from '../../src/stores/newGame';
import type { Rules } from '../../src/stores/rules';
import { createSession, MOST_UNDO } from '../../src/stores/session';
import { content, newGame, PARTY, placed, playOn, QUESTION, stateOf } from './game';

describe('session', () => {
  it('begins with the question where the first Adventurer is placed', () => {
    const state = stateOf(newGame());
    expect(state.ask?.kind).toBe('placement');
    expect(state.ask?.options).toHaveLength(8);
  });

  it('leaves the state before an answer as it was', () => {
    const session = newGame();
    const before = stateOf(session);
    const copy = structuredClone(before);
    session.choose(before.ask?.options[0]?.id ?? '');
    expect(stateOf(session)).not.toBe(before);
    expect(before).toEqual(copy);
  });

  it('refuses an answer to another question, says why and changes nothing', () => {
    const session = newGame();
    const state = stateOf(session);
    const option = state.ask?.options[0]?.id ?? '';
    expect(session.dispatch({ ask: -1, option })).toBe(false);
    expect(session.getState().rejected?.[0]?.why).toBe('staleQuestion');
    expect(stateOf(session)).toBe(state);
    expect(session.getState().undo).toHaveLength(0);
    session.dismiss();
    expect(session.getState().rejected).toBeNull();
  });

  it('refuses an option that the question does not have', () => {
    const session = newGame();
    expect(session.choose('nonsense')).toBe(false);
    expect(session.getState().rejected?.[0]?.why).toBe('noSuchOption');
  });

  it('keeps the state when the rules break down, and says so', () => {
    const broken: Rules = {
      start: (state) => {
        state.ask = { id: 1, ...QUESTION };
        return [];
      },
      apply: (state) => {
        state.round = 99;
        throw new Error('out of order');
      },
      edit: () => ({ events: [] }),
    };
    const session = createSession(content, broken);
    session.begin(setupOf({ encounter: 'the-drowned-gate', party: PARTY, seed: 1 }), 'x');
    expect(session.choose('yes')).toBe(false);
    expect(session.getState().fault).toBe('out of order');
    expect(stateOf(session).round).toBe(0);
  });

  it('takes back every answer of a game to the first question, each state as it was', () => {
    const session = newGame(3);
    const states = [stateOf(session)];
    playOn(session, 3, (state) => {
      if (states.at(-1) !== state) states.push(state);
      return state.count >= 30;
    });
    const journal = session.getState().journal.length;
    expect(journal).toBeGreaterThan(10);
    for (const expected of states.slice(0, -1).reverse()) {
      expect(session.takeBack()).toBe(true);
      expect(stateOf(session)).toBe(expected);
    }
    expect(session.takeBack()).toBe(false);
  });

  it('repeats what was taken back with the same dice', () => {
    const session = newGame(3);
    playOn(session, 3, (state) => state.count >= 40);
    const after = stateOf(session);
    let back = 0;
    while (session.takeBack()) back++;
    for (let n = 0; n < back; n++) expect(session.repeat()).toBe(true);
    expect(stateOf(session)).toEqual(after);
    expect(session.repeat()).toBe(false);
  });

  it('forgets what was taken back once something else is chosen', () => {
    const session = placed();
    session.takeBack();
    expect(session.getState().redo).toHaveLength(1);
    session.choose(stateOf(session).ask?.options.at(-1)?.id ?? '');
    expect(session.getState().redo).toHaveLength(0);
  });

  it('writes into the journal when a roll is taken back, and not when a plain step is', () => {
    const session = placed();
    const undone = () => session.getState().journal.filter((entry) => entry.kind === 'undone');
    playOn(session, 5, () => session.getState().undo.at(-1)?.reveals === true && stateOf(session).round > 0);
    expect(session.getState().undo.at(-1)?.reveals).toBe(true);
    session.takeBack();
    expect(undone()).toHaveLength(1);
    const other = newGame();
    other.choose(stateOf(other).ask?.options[0]?.id ?? '');
    other.takeBack();
    expect(other.getState().journal.every((entry) => entry.kind === 'events')).toBe(true);
  });

  it('keeps a checkpoint at the beginning of the turn going on', () => {
    const session = placed();
    let began = stateOf(session);
    session.subscribe(({ state }) => {
      if (state && (state.turn.n !== began.turn.n || state.turn.figure !== began.turn.figure)) began = state;
    });
    playOn(session, 4, (state) => state.turn.n >= 3 && state.ask?.kind !== 'action' && state !== began);
    const { checkpoint } = session.getState();
    expect(checkpoint).toBe(began);
    expect(checkpoint?.turn.figure).toBe(stateOf(session).turn.figure);
    expect(stateOf(session).count).toBeGreaterThan(began.count);
  });

  it('goes back to the beginning of the turn, with the journal and the steps of that moment', () => {
    const session = placed();
    playOn(session, 4, (state) => state.turn.n >= 3 && state.count > (session.getState().checkpoint?.count ?? 0) + 2);
    const { checkpoint } = session.getState();
    expect(session.restartTurn()).toBe(true);
    const now = session.getState();
    expect(now.state).toBe(checkpoint);
    expect(now.journal.every((entry) => entry.n < (checkpoint?.count ?? 0))).toBe(true);
    expect(now.undo.at(-1)?.before.count).toBe((checkpoint?.count ?? 0) - 1);
  });

  it('goes back to the beginning of the turn that is left after undo, never on to one taken back', () => {
    const session = placed();
    playOn(session, 4, (state) => state.turn.n >= 6);
    while (stateOf(session).turn.n > 3) session.takeBack();
    session.takeBack();
    const { count, turn } = stateOf(session);
    session.restartTurn();
    expect(stateOf(session).count).toBeLessThanOrEqual(count);
    expect(stateOf(session).turn).toEqual(turn);
    expect(session.getState().undo.at(-1)?.before.turn).not.toEqual(turn);
  });

  it('decides nothing otherwise that belongs to the game before a restart', () => {
    const session = placed();
    const made = () => stateOf(session).order.flatMap((figure) => session.decisions(figure));
    playOn(session, 4, (state) => state.round > 1 && made().length > 0);
    const [old] = made();
    if (!old) throw new Error('the program decided nothing');
    session.restart(77);
    const { state, journal } = session.getState();
    expect(made()).toEqual([]);
    expect(session.overrule(old)).toBe(false);
    expect(session.getState()).toMatchObject({ state, journal });
  });

  it('keeps no more steps than a save does', () => {
    const session = newGame(2);
    playOn(session, 2, (state) => state.count >= MOST_UNDO + 10);
    expect(session.getState().undo).toHaveLength(MOST_UNDO);
  });

  it('puts the game away', () => {
    const session = placed();
    session.close();
    expect(session.getState().state).toBeNull();
    expect(session.pass()).toBe(false);
  });
});
