import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/kernel/types';
import type { State } from '../../src/engine/state/state';
import { enemyPhase, type JournalEntry } from '../../src/log';
import { placed, playOn, stateOf } from '../stores/game';

const state = stateOf(placed());
const foe = state.order.find((id) => state.figures[id]?.kind === 'intelligent') ?? '';

const event = (type: string, fields: Record<string, unknown> = {}): GameEvent => ({ type, group: [], ...fields });
const turn = (figure: string): GameEvent => event('turnBegan', { figure });
const entry = (n: number, ...events: GameEvent[]): JournalEntry => ({ kind: 'events', n, events });

describe('enemy phase', () => {
  it('sums up for each Adventurer what happened from the first turn of an opponent to the next turn of the party', () => {
    const journal = [
      entry(0, turn('zeke'), event('damageDealt', { target: 'zeke', amount: 9 })),
      entry(
        1,
        turn(foe),
        event('damageDealt', { target: 'rook', amount: 2 }),
        event('spSpent', { figure: 'rook', amount: 1 }),
      ),
      entry(
        2,
        event('damageDealt', { target: 'rook', amount: 1 }),
        event('effectGained', { figure: 'remi', effect: 'POISON' }),
        event('forcedMoved', { figure: 'remi', to: [3, 4] }),
        turn(foe),
        event('defeated', { figure: 'rook' }),
        event('damageDealt', { target: foe, amount: 5 }),
        event('defeated', { figure: foe, outright: true }),
        turn('remi'),
        event('healed', { figure: 'remi', amount: 4 }),
      ),
    ];
    const phase = enemyPhase(journal, state);
    expect(phase?.endedIn).toBe(2);
    expect(phase?.fallen).toEqual([foe]);
    const of = (id: string) => phase?.figures.find(({ figure }) => figure === id);
    expect(phase?.figures.map(({ figure }) => figure)).toEqual(['nightingale', 'remi', 'rook', 'zeke']);
    expect(of('rook')).toMatchObject({ damage: 3, spSpent: 1, defeated: true, movedTo: null });
    expect(of('remi')).toMatchObject({ damage: 0, gained: ['POISON'], movedTo: [3, 4], healed: 0 });
    expect(of('zeke')).toMatchObject({ damage: 0, healed: 0, defeated: false });
  });

  it('is none while opponents act, and none between two turns of the party', () => {
    expect(enemyPhase([entry(0, turn('zeke')), entry(1, turn(foe))], state)).toBeNull();
    expect(enemyPhase([entry(0, turn('zeke')), entry(1, turn('remi'))], state)).toBeNull();
    expect(enemyPhase([], state)).toBeNull();
  });

  it('agrees with the table: Damage of a phase played by chance is what the figures have gained', () => {
    const session = placed();
    let hurt = 0;
    /** Damage of everyone when the phase going on began, null where something else came in the same answer. */
    let begun: Map<string, number> | null = null;
    const damageOf = (figures: State['figures']) =>
      new Map(Object.values(figures).map(({ id, damage }) => [id, damage]));
    const harms = (events: readonly GameEvent[]): boolean =>
      events.some(({ type }) => type === 'damageDealt' || type === 'healed');
    session.subscribe((now, was) => {
      const news = now.journal.at(-1);
      if (now.state === was.state || !now.state || !was.state || news?.kind !== 'events') return;
      const foes = (id: unknown): boolean => now.state?.figures[String(id)]?.kind === 'intelligent';
      const isTurn = ({ type }: GameEvent): boolean => type === 'turnBegan';
      const first = news.events.findIndex(isTurn);
      if (first < 0) return;
      if (!foes(was.state.turn.figure)) begun = harms(news.events.slice(0, first)) ? null : damageOf(was.state.figures);
      const last = news.events.findLastIndex(isTurn);
      const phase = enemyPhase(now.journal, now.state);
      if (foes(news.events[last]?.figure) || !begun || !phase || harms(news.events.slice(last))) return;
      for (const { figure, damage, healed, defeated } of phase.figures) {
        if (defeated || now.state.figures[figure]?.defeated) continue;
        expect(damage - healed).toBe((now.state.figures[figure]?.damage ?? 0) - (begun.get(figure) ?? 0));
        hurt += damage;
      }
    });
    playOn(session, 6);
    expect(hurt).toBeGreaterThan(0);
  });
});
