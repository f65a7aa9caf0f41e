import { describe, expect, it } from 'vitest';
import { faceName } from '../../src/engine/dice/faces';
import { eventsOf } from '../../src/log';
import { newGame, placed, playOn, stateOf } from './game';

/** The session at a menu of an Adventurer in the first round. */
function atMenu(seed = 7) {
  const session = placed(seed);
  playOn(session, 1, (state) => state.ask?.kind === 'action');
  return session;
}

describe('changes by hand in a session', () => {
  it('are steps: in the journal, taken back and repeated', () => {
    const session = atMenu();
    const before = stateOf(session);
    const figure = before.ask?.figure as string;
    expect(session.change({ set: 'sp', figure, n: 1 })).toBe(true);
    const after = stateOf(session);
    expect(after.figures[figure]?.sp).toBe(1);
    expect(session.getState().undo.at(-1)).toMatchObject({ change: { set: 'sp', figure, n: 1 }, option: null });
    expect(eventsOf(session.getState().journal).at(-1)).toMatchObject({ type: 'byHand', what: 'sp', to: 1 });
    session.takeBack();
    expect(stateOf(session)).toBe(before);
    session.repeat();
    expect(stateOf(session)).toEqual(after);
  });

  it('are refused with their reasons', () => {
    const session = atMenu();
    const before = stateOf(session);
    expect(session.change({ set: 'sp', figure: before.ask?.figure as string, n: 50 })).toBe(false);
    expect(session.getState().rejected?.[0]?.why).toBe('outOfRange');
    expect(stateOf(session)).toBe(before);
  });

  it('concede, and take it back', () => {
    const session = atMenu();
    const before = stateOf(session);
    session.change({ set: 'concede' });
    expect(stateOf(session).outcome).toBe('lost');
    session.takeBack();
    expect(stateOf(session)).toBe(before);
  });
});

describe('restart', () => {
  it('begins the same game anew, and is taken back with its journal and its steps', () => {
    const session = atMenu(5);
    const old = session.getState();
    expect(session.restart()).toBe(true);
    expect(stateOf(session)).toMatchObject({ count: 0, round: 0, random: { seed: 5 } });
    expect(session.getState().journal).toHaveLength(1);
    session.choose(stateOf(session).ask?.options[0]?.id as string);
    session.takeBack();
    session.takeBack();
    expect(stateOf(session)).toBe(old.state);
    expect(session.getState().journal).toBe(old.journal);
    expect(session.getState().undo).toEqual(old.undo);
    session.repeat();
    expect(stateOf(session).count).toBe(0);
    session.repeat();
    expect(stateOf(session).count).toBe(1);
  });

  it('takes another seed', () => {
    const session = atMenu(5);
    session.restart(77);
    expect(stateOf(session).random.seed).toBe(77);
    session.takeBack();
    expect(stateOf(session).random.seed).toBe(5);
  });
});

describe('physical dice', () => {
  it('are asked for when an answer needs them, given, and taken back with it', () => {
    const session = atMenu();
    session.change({ set: 'dice', dice: [] });
    const rolling = () => session.getState().roll !== null;
    for (let n = 0; n < 200 && !rolling(); n++) {
      const { ask } = stateOf(session);
      const option = ask?.options.find((o) => o.kind === 'attack') ?? ask?.options.find((o) => o.kind !== 'reEquip');
      session.choose(option?.id as string);
    }
    expect(rolling()).toBe(true);
    const before = stateOf(session);
    const steps = session.getState().undo.length;
    for (let n = 0; n < 30 && rolling(); n++)
      session.throwDice((session.getState().roll?.names ?? []).map((die) => `${die} ${faceName(die, 2)}`));
    expect(rolling()).toBe(false);
    expect(stateOf(session).random.dice).toEqual([]);
    const rolled = eventsOf(session.getState().journal).findLast((event) => event.type === 'diceRolled');
    for (const die of (rolled?.dice ?? []) as string[])
      expect(die).toBe(`${die.split(' ')[0]} ${faceName(die.split(' ')[0] as 'RED', 2)}`);
    expect(rolled?.dice).not.toEqual([]);
    expect(session.getState().undo.length).toBe(steps + 2);
    session.takeBack();
    expect(stateOf(session)).toBe(before);
    expect(session.repeat()).toBe(true);
    expect(rolling()).toBe(false);
  });

  it('are asked for when a change by hand sets off a roll, and taken back with it', () => {
    const session = placed(1);
    // A Dodge that can no longer be made is not asked about: the Attack is rolled at once.
    playOn(session, 1, ({ ask }) => ask?.kind === 'dodge');
    session.change({ set: 'dice', dice: [] });
    const before = stateOf(session);
    const figure = before.ask?.figure as string;
    expect(session.change({ set: 'effect', figure, effect: 'PARALYZE', on: true })).toBe(false);
    expect(session.getState()).toMatchObject({ fault: null, rejected: null });
    expect(session.getState().roll).toMatchObject({ act: { change: { set: 'effect' } }, thrown: [] });
    const steps = session.getState().undo.length;
    for (let n = 0; n < 30 && session.getState().roll; n++)
      session.throwDice((session.getState().roll?.names ?? []).map((die) => `${die} ${faceName(die, 2)}`));
    expect(session.getState()).toMatchObject({ fault: null, roll: null });
    expect(eventsOf(session.getState().journal)).toContainEqual(
      expect.objectContaining({ type: 'byHand', what: 'effect', figure, effect: 'PARALYZE' }),
    );
    expect(session.getState().undo.length).toBe(steps + 2);
    const after = stateOf(session);
    session.takeBack();
    expect(stateOf(session)).toBe(before);
    expect(session.repeat()).toBe(true);
    expect(stateOf(session)).toEqual(after);
  });

  it('refuse a face that is none, and can be called off', () => {
    const session = atMenu();
    session.change({ set: 'dice', dice: [] });
    for (let n = 0; n < 200 && !session.getState().roll; n++) {
      const { ask } = stateOf(session);
      const option = ask?.options.find((o) => o.kind === 'attack') ?? ask?.options.find((o) => o.kind !== 'reEquip');
      session.choose(option?.id as string);
    }
    const before = stateOf(session);
    expect(session.throwDice(['WHITE 99'])).toBe(false);
    expect(session.getState().rejected?.[0]?.why).toBe('noFace');
    session.dismiss();
    expect(session.getState().roll).toBeNull();
    expect(stateOf(session)).toBe(before);
  });
});

describe('a decision taken from the program', () => {
  it('goes back to the answer that led to it and asks', () => {
    for (let seed = 1; seed < 30; seed++) {
      const session = newGame(seed);
      let found: { n: number; figure: string; skip: number } | null = null;
      playOn(session, seed, () => {
        const entry = session.getState().journal.at(-1);
        if (entry?.kind !== 'events') return false;
        const chosen = entry.events.filter((e) => e.type === 'aiTargetChosen');
        const wanted = chosen.find((e) => (e.candidates as unknown[]).length > 1);
        if (!wanted) return false;
        const own = chosen.filter((e) => e.figure === wanted.figure);
        found = { n: entry.n, figure: String(wanted.figure), skip: own.indexOf(wanted) };
        return true;
      });
      const wanted = found as { n: number; figure: string; skip: number } | null;
      if (!wanted) continue;
      expect(session.overrule(wanted)).toBe(true);
      expect(stateOf(session).ask).toMatchObject({ kind: 'target', figure: wanted.figure });
      expect(eventsOf(session.getState().journal)).toContainEqual(
        expect.objectContaining({ type: 'byHand', what: 'decision', figure: wanted.figure }),
      );
      return;
    }
    throw new Error('nobody had a choice');
  });

  it('can be any that had more than one answer: each is found by its place, and opened', () => {
    const opened = new Set<string>();
    for (let seed = 1; seed < 12 && opened.size < 2; seed++) {
      const session = newGame(seed);
      playOn(session, seed, (state) => {
        const foe = state.order.find(
          (id) =>
            state.figures[id]?.kind === 'intelligent' && session.decisions(id).some(({ ask }) => !opened.has(ask.kind)),
        );
        if (!foe || state.round > 3) return state.round > 3;
        const decision = session.decisions(foe).find(({ ask }) => !opened.has(ask.kind));
        if (!decision) return false;
        expect(decision.ask.options.length).toBeGreaterThan(1);
        expect(session.overrule({ ...decision, kind: null })).toBe(true);
        const { ask } = stateOf(session);
        expect(ask).toMatchObject({ kind: decision.ask.kind, figure: foe, options: decision.ask.options });
        opened.add(decision.ask.kind);
        return true;
      });
    }
    expect([...opened].length).toBeGreaterThan(1);
  }, 60_000);

  it('is not taken where the answer can no longer be taken back', () => {
    expect(atMenu().overrule({ n: 999, figure: 'x', skip: 0 })).toBe(false);
  });
});
