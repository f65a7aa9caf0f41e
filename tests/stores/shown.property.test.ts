import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineRecord } from '../../src/stores/engine';
import { createPlayback } from '../../src/stores/playback';
import { shownState, type Table } from '../../src/stores/table';
import { content, hasty, placed, stateOf, tableOf } from './game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** Whole numbers below `n`, well mixed, the same for a seed (mulberry32). */
function anyNumber(seed: number): (n: number) => number {
  let now = seed;
  return (n) => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), now | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** What players do at a table, by chance. */
function anyDeed({ session, playback, lookBack, settings }: Table, pick: (n: number) => number): string {
  const state = stateOf(session);
  const { journal } = session.getState();
  const answer = (): void => {
    const options = hasty(state);
    const acts = options.filter(({ kind }) => ['attack', 'use', 'move', 'space'].includes(kind));
    const list = acts.length > 0 && pick(10) < 6 ? acts : options;
    const option = list[pick(Math.max(1, list.length))];
    if (option) session.choose(option.id);
  };
  const figure = state.order[pick(state.order.length)] ?? '';
  const entry = journal[pick(journal.length)];
  const deeds: [string, () => unknown][] = [
    ['answer', answer],
    ['answer', answer],
    ['answer', answer],
    ['undo', () => session.takeBack()],
    ['redo', () => session.repeat()],
    ['look', () => entry?.kind === 'events' && lookBack.look({ n: entry.n, event: pick(entry.events.length + 1) })],
    ['now', () => lookBack.end()],
    ['speed', () => settings.setState({ speed: SPEEDS[pick(SPEEDS.length)] ?? 'fast' })],
    ['place', () => session.change({ set: 'place', figure, at: [pick(16), pick(12)] })],
    ['effect', () => session.change({ set: 'effect', figure, effect: 'POISON', on: pick(2) === 0 })],
    ['sp', () => session.change({ set: 'sp', figure, n: pick(4) })],
    ['turn', () => pick(4) === 0 && session.restartTurn()],
    ['pause', () => playback.pause(true)],
    ['step', () => playback.step()],
    ['go on', () => playback.pause(false)],
    ['skip', () => playback.skip()],
  ];
  const [name, act] = deeds[pick(deeds.length)] as [string, () => unknown];
  act();
  return name;
}

/** A table on which things move, over a game by a seed. */
function movingTable(seed: number): Table {
  const session = placed(seed);
  const plain = tableOf(session);
  const playback = createPlayback(session, plain.settings, { record: engineRecord(content), still: () => false });
  return { ...plain, playback };
}

describe('the position that is shown', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is the position of the game whenever nothing plays and nobody looks back (%i)',
    (seed) => {
      const table = movingTable(seed);
      const pick = anyNumber(seed);
      const done: string[] = [];
      for (let n = 0; n < 150; n++) {
        done.push(anyDeed(table, pick));
        vi.advanceTimersByTime(pick(3) * 400);
        const { picture, event, told, paused } = table.playback.getState();
        // Playback that is not held goes on by itself.
        if (picture && !paused) expect(vi.getTimerCount(), done.slice(-5).join(', ')).toBe(1);
        expect([event === null, told === null]).toEqual([picture === null, picture === null]);
        if (pick(4) > 0) continue;
        table.playback.pause(false);
        vi.runAllTimers();
        table.lookBack.end();
        expect(shownState(table), done.slice(-5).join(', ')).toBe(table.session.getState().state);
      }
      expect(new Set(done).size).toBeGreaterThan(10);
    },
  );

  it('is the position of the game at once when something is changed by hand, also while an answer is held', () => {
    const table = movingTable(7);
    const { session, playback } = table;
    playback.pause(true);
    const move = stateOf(session).ask?.options.find(({ kind }) => kind === 'move');
    session.choose(move?.id ?? '');
    expect(playback.getState().picture).not.toBeNull();
    expect(session.change({ set: 'effect', figure: 'rook', effect: 'POISON', on: true })).toBe(true);
    expect(shownState(table)).toBe(session.getState().state);
  });
});
