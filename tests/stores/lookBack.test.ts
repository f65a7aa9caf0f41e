import { describe, expect, it } from 'vitest';
import { view } from '../../src/engine';
import { eventsOf, journalUntil, type LogEntry, narrate } from '../../src/log';
import { recompute } from '../../src/log/recompute';
import { MOST_UNDO } from '../../src/stores/session';
import { tellerOf } from '../../src/stores/table';
import { content, newGame, placed, playOn, stateOf, tableOf } from './game';

describe('looking back', () => {
  it('shows the table of any answer, also of those that can no longer be taken back, with the cards of that moment', () => {
    const session = newGame(3);
    playOn(session, 3, (state) => state.count >= MOST_UNDO + 40);
    const table = tableOf(session);
    const { journal, state } = session.getState();
    const events = eventsOf(journal);
    for (const entry of [journal[5], journal[40], journal[20], journal[80]]) {
      if (entry?.kind !== 'events') throw new Error('no events');
      const last = entry.events.length - 1;
      expect(table.lookBack.look({ n: entry.n, event: last })).toBe(true);
      const { picture } = table.lookBack.getState();
      const until = events.slice(0, events.indexOf(entry.events[last] as never) + 1);
      const cards = recompute(until);
      for (const [id, figure] of Object.entries(view(picture as never, content).figures))
        expect(cards.get(id)).toMatchObject({ damage: figure.damage, sp: figure.sp, tokens: figure.tokens });
    }
    expect(session.getState().state).toBe(state);
  });

  it('shows the middle of an answer, before what came after it', () => {
    const session = placed();
    const before = () => session.getState().journal.length;
    let entry = session.getState().journal.at(-1);
    playOn(session, 4, () => {
      entry = session.getState().journal.at(-1);
      return before() > 6 && entry?.kind === 'events' && entry.events.filter((e) => e.type === 'moved').length >= 3;
    });
    if (entry?.kind !== 'events') throw new Error('no events');
    const moves = entry.events.filter((event) => event.type === 'moved');
    const table = tableOf(session);
    for (const move of moves.slice(0, 3)) {
      expect(table.lookBack.look({ n: entry.n, event: entry.events.indexOf(move) })).toBe(true);
      const { picture } = table.lookBack.getState();
      expect(view(picture as never, content).figures[String(move.figure)]?.at).toEqual(move.to);
    }
  });

  it('shows what every line of the log is about: rounds and turns as they begin, steps, Attacks and Damage as told', () => {
    const session = newGame(2);
    playOn(session, 2, ({ round }) => round > 2);
    const table = tableOf(session);
    const { journal } = session.getState();
    const flat = (list: readonly LogEntry[]): LogEntry[] => list.flatMap((each) => [each, ...flat(each.children)]);
    const kinds = new Map<string, number>();
    for (const { place, kind, type, figure } of flat(narrate(journal, tellerOf(table)))) {
      const n = kinds.get(type) ?? 0;
      // A few of each kind, for every look does an answer again.
      if (!place || n >= 6) continue;
      kinds.set(type, n + 1);
      expect(table.lookBack.look(place)).toBe(true);
      const { picture } = table.lookBack.getState();
      const cards = recompute(eventsOf(journalUntil(journal, place.n, place.event)));
      for (const [id, { damage, defeated }] of cards)
        if (!defeated) expect([type, id, picture?.figures[id]?.damage]).toEqual([type, id, damage]);
      if (kind === 'turn') expect([picture?.turn.figure, picture?.turn.attacks]).toEqual([figure, []]);
      if (type === 'attackDeclared') expect(picture?.turn.attacks.at(-1)?.hit).not.toBe(true);
    }
    const wanted = ['roundBegan', 'turnBegan', 'aiStepConsidered', 'attackDeclared', 'moved', 'damageDealt'];
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(wanted));
  });

  it('lets nothing be answered until it is over, and comes back when the game goes on', () => {
    const session = placed();
    const table = tableOf(session);
    expect(table.lookBack.look({ n: 1, event: 0 })).toBe(true);
    expect(table.lookBack.getState().picture?.ask).toBeNull();
    expect(table.lookBack.end()).toBe(true);
    expect(table.lookBack.end()).toBe(false);
    table.lookBack.look({ n: 1, event: 0 });
    session.takeBack();
    expect(table.lookBack.getState().picture).toBeNull();
    expect(stateOf(session).count).toBe(3);
  });

  it('says when a moment cannot be found', () => {
    const table = tableOf(placed());
    expect(table.lookBack.look({ n: 99, event: 0 })).toBe(false);
    expect(table.lookBack.getState().picture).toBeNull();
  });
});
