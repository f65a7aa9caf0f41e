import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/kernel/types';
import { courseOf, eventsOf, rewardsOf } from '../../src/log';
import { newGame, playOn, stateOf, tableOf } from '../stores/game';

const event = (type: string, fields: Record<string, unknown>, group: number[] = []): GameEvent => ({
  type,
  group,
  ...fields,
});

describe('courseOf', () => {
  it.each([1, 2, 3, 4, 5, 6])('ends at the Hit Points that are left on the table (game %i)', (seed) => {
    const session = newGame(seed);
    playOn(session, seed);
    const state = stateOf(session);
    const course = courseOf(eventsOf(session.getState().journal), (id) => state.figures[id]?.side ?? null);
    const views = Object.values(tableOf(session).queries.view(state).figures);
    const left = (side: string): number =>
      views.reduce((sum, { side: of, hp, damage, defeated }) => sum + (of === side && !defeated ? hp - damage : 0), 0);
    expect(course.at(-1)).toEqual({
      round: state.round,
      adventurers: left('adventurers'),
      opponents: left('opponents'),
    });
    expect(course[0]).toEqual({ round: 0, adventurers: 54, opponents: 78 });
    expect(course.slice(0, -1).map(({ round }) => round)).toEqual([...course.slice(0, -1).keys()]);
  });

  it('counts who comes back, changes by hand, and what is moved from one card to another', () => {
    const cards = { a: { hp: 10, damage: 2 }, b: { hp: 5, damage: 0 } };
    const course = courseOf(
      [
        event('encounterBegan', { figures: cards }),
        event('roundBegan', { round: 1 }),
        event('defeated', { figure: 'b' }),
        event('byHand', { what: 'damage', figure: 'a', from: 2, to: 7 }),
        event('roundEnded', { round: 1 }),
        event('roundBegan', { round: 2 }),
        event('spawned', { figure: 'b', hp: 5, damage: 1 }),
        event('damageRedistributed', { figures: ['a', 'b'], amounts: [6, 2] }),
        event('maxHpChanged', { figure: 'a', from: 10, to: 12 }),
        event('encounterEnded', { outcome: 'won' }),
      ],
      (id) => (id === 'a' ? 'adventurers' : 'opponents'),
    );
    expect(course).toEqual([
      { round: 0, adventurers: 8, opponents: 5 },
      { round: 1, adventurers: 3, opponents: 0 },
      { round: 2, adventurers: 6, opponents: 3 },
    ]);
  });
});

describe('rewardsOf', () => {
  it('tells where each came from: a token, Combatant Loot, the end, an Ability', () => {
    const rewards = rewardsOf([
      event('turnBegan', { figure: 'zeke' }, [1, 2]),
      event('tokenActivated', { figure: 'zeke', kind: 'loot' }, [1, 2, 3]),
      event('goldGained', { amount: 8 }, [1, 2, 3, 4]),
      event('goldGained', { amount: 1 }, [1, 2, 9]),
      event('lootDrawn', { figure: 'rook', card: 'item' }, [1, 2, 5]),
      event('itemGained', { figure: 'rook', card: 'katar' }, [1, 2, 5]),
      event('xpGained', { figure: 'rook', amount: 6 }, [7, 8]),
      { ...event('goldGained', { amount: 9 }, [7]), rule: 'A1.combatant-loot.03' },
      event('encounterEnded', { outcome: 'won' }, [7]),
    ]);
    expect(rewards).toEqual([
      { kind: 'gold', n: 8, card: null, figure: null, from: { of: 'token', kind: 'loot', figure: 'zeke' } },
      { kind: 'gold', n: 1, card: null, figure: null, from: { of: 'other' } },
      { kind: 'item', n: 1, card: 'katar', figure: 'rook', from: { of: 'loot' } },
      { kind: 'xp', n: 6, card: null, figure: 'rook', from: { of: 'end' } },
      { kind: 'gold', n: 9, card: null, figure: null, from: { of: 'loot' } },
    ]);
  });
});
