import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beatsOf } from '../../src/stores/beats';
import { engineRecord } from '../../src/stores/engine';
import { createPlayback, type Playback, toldOf } from '../../src/stores/playback';
import type { Session } from '../../src/stores/session';
import type { Settings } from '../../src/stores/settings';
import { content, placed, playOn, stateOf, tableOf } from './game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Stage {
  session: Session;
  settings: Settings;
  playback: Playback;
}

/** A game before the answer that lets an opponent take its turn, with a playback that moves. */
function stage(still = false): Stage {
  const session = placed();
  const foes = (): boolean => {
    const entry = session.getState().journal.at(-1);
    return (
      entry?.kind === 'events' &&
      entry.n > 4 &&
      entry.events.some((event) => event.type === 'aiTargetChosen') &&
      entry.events.some((event) => event.type === 'moved')
    );
  };
  playOn(session, 6, foes);
  expect(foes()).toBe(true);
  session.takeBack();
  const { settings } = tableOf(session);
  const playback = createPlayback(session, settings, { record: engineRecord(content), still: () => still });
  return { session, settings, playback };
}

/** The answer that lets the opponents act, given again. */
const goOn = ({ session }: Stage): void => {
  expect(session.repeat()).toBe(true);
};

/** Events shown one after the other until the question. */
function shown(playback: Playback): string[] {
  const seen: string[] = [];
  for (let n = 0; n < 500 && playback.getState().picture; n++) {
    seen.push(playback.getState().event?.type ?? '');
    vi.advanceTimersToNextTimer();
  }
  return seen;
}

describe('playback', () => {
  it('shows every step that takes time in its order and ends at the question', () => {
    const on = stage();
    goOn(on);
    const entry = on.session.getState().journal.at(-1);
    if (entry?.kind !== 'events') throw new Error('nothing happened');
    const before = on.session.getState().undo.at(-1)?.before ?? stateOf(on.session);
    const times = beatsOf(entry.events, before);
    const expected = entry.events.filter((_, n) => (times[n] ?? 0) > 0).map(({ type }) => type);
    expect(on.playback.getState().picture?.ask).toBeNull();
    expect(shown(on.playback)).toEqual(expected);
    expect(expected).toEqual(expect.arrayContaining(['aiStepConsidered', 'aiTargetChosen', 'moved']));
    expect(on.playback.getState()).toMatchObject({ picture: null, event: null, told: null });
  });

  it('moves a figure space by space in the picture while the rules are at the end already', () => {
    const on = stage();
    const from = structuredClone(stateOf(on.session).bodies);
    goOn(on);
    const places = new Set<string>();
    for (let n = 0; n < 500 && on.playback.getState().picture; n++) {
      const { picture, event } = on.playback.getState();
      if (event?.type === 'moved') {
        const figure = picture?.figures[String(event.figure)];
        places.add(`${figure?.body} ${picture?.bodies[figure?.body ?? '']?.at}`);
      }
      vi.advanceTimersToNextTimer();
    }
    expect(places.size).toBeGreaterThan(1);
    expect(stateOf(on.session).bodies).not.toEqual(from);
  });

  it('tells the log line by line', () => {
    const on = stage();
    goOn(on);
    const { journal } = on.session.getState();
    const entry = journal.at(-1);
    if (entry?.kind !== 'events') throw new Error('nothing happened');
    let before = 0;
    for (let n = 0; n < 500 && on.playback.getState().picture; n++) {
      const told = toldOf(journal, on.playback.getState().told).at(-1);
      if (told?.kind !== 'events') throw new Error('nothing is told');
      expect(told.events.length).toBeGreaterThan(before);
      expect(told.events.at(-1)).toBe(on.playback.getState().event);
      before = told.events.length;
      vi.advanceTimersToNextTimer();
    }
    expect(toldOf(journal, on.playback.getState().told)).toBe(journal);
  });

  it('holds while paused, goes on step by step, and goes to the question at once', () => {
    const on = stage();
    on.playback.pause(true);
    goOn(on);
    const first = on.playback.getState().event;
    expect(first).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(on.playback.getState().event).toBe(first);
    expect(on.playback.step()).toBe(true);
    const second = on.playback.getState().event;
    expect(second).not.toBe(first);
    vi.advanceTimersByTime(60_000);
    expect(on.playback.getState().event).toBe(second);
    on.playback.pause(false);
    vi.advanceTimersToNextTimer();
    expect(on.playback.getState().event).not.toBe(second);
    expect(on.playback.skip()).toBe(true);
    expect(on.playback.getState().picture).toBeNull();
    expect(on.playback.skip()).toBe(false);
    expect(on.playback.step()).toBe(false);
  });

  it('takes half the time at fast and twice at slow, and none at instant, from the moment it is chosen', () => {
    const time = (speed: 'slow' | 'normal' | 'fast'): number => {
      const on = stage();
      on.settings.setState({ speed });
      const begun = Date.now();
      goOn(on);
      shown(on.playback);
      return Date.now() - begun;
    };
    const normal = time('normal');
    expect(normal).toBeGreaterThan(1000);
    expect(time('fast')).toBeCloseTo(normal / 2, -2);
    expect(time('slow')).toBeCloseTo(normal * 2, -2);
    const on = stage();
    goOn(on);
    expect(on.playback.getState().picture).not.toBeNull();
    on.settings.setState({ speed: 'instant' });
    expect(on.playback.getState().picture).toBeNull();
  });

  it('shows every step for its own time at normal speed, one after the other', () => {
    const on = stage();
    on.settings.setState({ speed: 'normal' });
    goOn(on);
    const entry = on.session.getState().journal.at(-1);
    if (entry?.kind !== 'events') throw new Error('nothing happened');
    const before = on.session.getState().undo.at(-1)?.before ?? stateOf(on.session);
    const steps = beatsOf(entry.events, before).flatMap((ms, n) => (ms > 0 ? [{ ms, event: entry.events[n] }] : []));
    expect(steps.length).toBeGreaterThan(5);
    for (const { ms, event } of steps) {
      expect(on.playback.getState().event).toBe(event);
      vi.advanceTimersByTime(ms - 1);
      expect(on.playback.getState().event).toBe(event);
      vi.advanceTimersByTime(1);
    }
    expect(on.playback.getState().picture).toBeNull();
  });

  it('stands still while it is held, however often, and goes on when it is let go', () => {
    const on = stage();
    goOn(on);
    const { event } = on.playback.getState();
    on.playback.pause(true);
    on.playback.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(on.playback.getState().event).toBe(event);
    on.playback.pause(false);
    vi.advanceTimersToNextTimer();
    expect(on.playback.getState().event).not.toBe(event);
  });

  it('shows every step of an answer that is gone through by hand, in the same order as by itself', () => {
    const alone = stage();
    goOn(alone);
    const order = shown(alone.playback);
    const on = stage();
    on.playback.pause(true);
    goOn(on);
    const seen: string[] = [];
    for (let n = 0; n < 500 && on.playback.getState().picture; n++) {
      seen.push(on.playback.getState().event?.type ?? '');
      on.playback.step();
    }
    expect(seen).toEqual(order);
    // It stays held: the next answer is shown step by step too.
    expect(on.playback.getState().paused).toBe(true);
  });

  it('shows what comes after a skip again', () => {
    const on = stage();
    goOn(on);
    on.playback.skip();
    expect(on.playback.getState()).toMatchObject({ picture: null, paused: false });
    on.session.takeBack();
    goOn(on);
    expect(on.playback.getState().picture).not.toBeNull();
  });

  it('shows nothing where nothing is to move', () => {
    const on = stage(true);
    goOn(on);
    expect(on.playback.getState().picture).toBeNull();
  });

  it('drops what is shown when a step is taken back', () => {
    const on = stage();
    goOn(on);
    expect(on.playback.getState().picture).not.toBeNull();
    on.session.takeBack();
    expect(on.playback.getState().picture).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(on.playback.getState().event).toBeNull();
  });

  it('queues the steps of a walk of the party and shows them one after the other', () => {
    const session = placed();
    const { settings } = tableOf(session);
    const playback = createPlayback(session, settings, { record: engineRecord(content), still: () => false });
    for (let n = 0; n < 2; n++) {
      const move = stateOf(session).ask?.options.find(({ kind }) => kind === 'move');
      if (!move) throw new Error('nobody can move');
      session.choose(move.id);
    }
    expect(shown(playback)).toEqual(['moved', 'moved']);
  });
});
