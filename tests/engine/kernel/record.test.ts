import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/engine';
import type { GameEvent, Intent } from '../../../src/engine/kernel/types';
import { record } from '../../../src/engine/record';
import type { State } from '../../../src/engine/state/state';
import { content, newGame, playOn } from '../../stores/game';

interface Answered {
  before: State;
  intent: Intent;
  events: GameEvent[];
  after: State;
}

/** Every answer of a game of so many answers. */
function answersOf(seed: number, many: number): Answered[] {
  const session = newGame(seed);
  const all: Answered[] = [];
  session.subscribe((now, before) => {
    const step = now.undo.at(-1);
    const entry = now.journal.at(-1);
    if (now.state === before.state) return;
    if (before.state && now.state && step?.intent && entry?.kind === 'events')
      all.push({ before: before.state, intent: step.intent, events: entry.events, after: now.state });
  });
  playOn(session, seed, (state) => state.count >= many);
  return all;
}

describe('moments of an answer', () => {
  it('leave the state where apply leaves it, and the last picture shows it', () => {
    for (const { before, intent } of answersOf(3, 60)) {
      const one = structuredClone(before);
      const other = structuredClone(before);
      const applied = apply(one, intent, content);
      const moments = record(other, intent, content);
      expect(other).toEqual(one);
      if (!('events' in applied) || applied.events.length === 0) continue;
      expect(moments.at(-1)?.told).toBe(applied.events.length);
      expect(moments.at(-1)?.picture.figures).toEqual(one.figures);
      expect(moments.at(-1)?.picture.bodies).toEqual(one.bodies);
    }
  });

  it('show each space that a figure enters, and Damage when it is told, not before', () => {
    let moved = 0;
    let hurt = 0;
    for (const { before, intent, events } of answersOf(5, 120)) {
      const moments = record(structuredClone(before), intent, content);
      const pictureAt = (n: number): State | undefined => moments.find(({ told }) => told > n)?.picture;
      events.forEach((event, n) => {
        const picture = pictureAt(n);
        if (event.type === 'moved' && Array.isArray(event.to)) {
          const figure = picture?.figures[String(event.figure)];
          const [x, y] = event.to as [number, number];
          expect(picture?.bodies[figure?.body ?? '']?.at).toBe(y * before.board.width + x);
          moved++;
        }
      });
      // Damage of two types is dealt in one step.
      let earlier = { told: 0, picture: before };
      for (const moment of moments) {
        const dealt = new Map<string, number>();
        for (const event of events.slice(earlier.told, moment.told))
          if (event.type === 'damageDealt') {
            const id = String(event.target);
            dealt.set(id, (dealt.get(id) ?? 0) + Number(event.amount));
          }
        for (const [id, amount] of dealt) {
          const [was, is] = [earlier.picture.figures[id], moment.picture.figures[id]];
          if (is && was && !is.defeated) expect(is.damage - was.damage).toBe(amount);
          if (amount > 0) hurt++;
        }
        earlier = moment;
      }
    }
    expect(moved).toBeGreaterThan(20);
    expect(hurt).toBeGreaterThan(3);
  });

  it('are not made for an answer that the engine refuses', () => {
    const [first] = answersOf(3, 1);
    if (!first) throw new Error('no answer was given');
    expect(() => record(structuredClone(first.before), { ...first.intent, option: 'nonsense' }, content)).toThrow(
      'nonsense',
    );
  });
});
