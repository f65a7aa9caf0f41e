/** What is told of a journal that grew, was cut and was shown bit by bit is what would be told of it afresh. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { State } from '../../src/engine/state/state';
import { createNames, eventsOf, type LogEntry, narrate } from '../../src/log';
import { toldOf } from '../../src/stores/playback';
import type { Session } from '../../src/stores/session';
import { content, newGame, picker, playOn, stateOf } from '../stores/game';

/** One thing done to a game, with a number to vary it. */
type Act = (session: Session, n: number, pick: (n: number) => number) => void;

const answers = (session: Session, n: number, seed: number): void => {
  let left = n + 1;
  playOn(session, seed, () => left-- === 0);
};

const ACTS: Record<string, Act> = {
  answers: (session, n, pick) => answers(session, n, pick(1000)),
  undo: (session, n) => {
    for (let left = n + 1; left > 0; left--) session.takeBack();
  },
  redo: (session, n) => {
    for (let left = n + 1; left > 0; left--) session.repeat();
  },
  turn: (session) => void session.restartTurn(),
  hand: (session, n, pick) => {
    const { order } = stateOf(session);
    const figure = order[pick(order.length)] as string;
    session.change({ set: 'sp', figure, n: n % 5 });
  },
  anew: (session, n) => void session.restart(n),
};

const act = fc.oneof(
  { weight: 5, arbitrary: fc.constant('answers') },
  { weight: 3, arbitrary: fc.constant('undo') },
  { weight: 2, arbitrary: fc.constant('redo') },
  { weight: 1, arbitrary: fc.constantFrom('turn', 'hand', 'anew') },
);
const acts = fc.array(fc.tuple(act, fc.nat(12)), { minLength: 4, maxLength: 16 });

const names = createNames(content);

/** Both tellings of as much of the journal as is told. */
function bothOf(session: Session, told: { entries: number; events: number } | null) {
  const { journal } = session.getState();
  const state: State = stateOf(session);
  const now = toldOf(journal, told);
  return {
    kept: narrate(now, { content, state, names }),
    afresh: narrate(now, { content, state, names: createNames(content) }),
  };
}

it('tells after answers, undo, redo, changes by hand and new beginnings what it would tell afresh', () => {
  const seen = new Set<string>();
  const see = (entries: readonly LogEntry[]): void => {
    for (const { kind, children } of entries) {
      seen.add(kind);
      see(children);
    }
  };
  fc.assert(
    fc.property(fc.nat(1000), acts, (seed, list) => {
      const session = newGame(seed);
      const pick = picker(seed);
      playOn(session, seed, ({ round }) => round >= 1 + (seed % 3));
      for (const [what, n] of list) {
        ACTS[what]?.(session, n, pick);
        const { journal } = session.getState();
        const last = journal.at(-1);
        const parts = last?.kind === 'events' ? last.events.length : 0;
        // The last entry is shown in part at first, the way an enemy's turn is.
        const half = bothOf(session, { entries: journal.length - 1, events: Math.floor(parts / 2) });
        expect(half.kept).toEqual(half.afresh);
        const whole = bothOf(session, null);
        expect(whole.kept).toEqual(whole.afresh);
        see(whole.kept);
      }
    }),
    { numRuns: 12, seed: 7 },
  );
  expect([...seen].sort()).toEqual(['group', 'line', 'round', 'turn', 'undone']);
});

it('keeps the turns that are over as they are, also when the last answers are taken back', () => {
  const session = newGame(3);
  playOn(session, 3, ({ round }) => round >= 3);
  const tell = () => bothOf(session, null).kept;
  const before = tell();
  const turns = (entries: readonly LogEntry[]) => entries.flatMap((entry) => entry.children).filter(isTurn);
  const isTurn = ({ kind }: LogEntry) => kind === 'turn';
  const events = eventsOf(session.getState().journal).length;
  session.takeBack();
  const after = tell();
  expect(eventsOf(session.getState().journal).length).toBeLessThan(events);
  const same = turns(after).filter((turn, n) => turn === turns(before)[n]);
  expect(same.length).toBeGreaterThan(8);
  expect(turns(after).length - same.length).toBeLessThanOrEqual(1);
});
