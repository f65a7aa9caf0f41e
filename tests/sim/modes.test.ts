import { describe, expect, it, vi } from 'vitest';
import type * as Engine from '../../src/engine';
import { GIVE, type Mode, ModeError, modesNamed } from '../../src/sim/modes';
import { readPosition } from '../../src/sim/position/read';
import { duel } from '../scene/beside';

/** What an engine with a fault remembers outside of the state. */
const fault = vi.hoisted(() => ({ on: false, answers: 0 }));

vi.mock('../../src/engine', async (real) => {
  const engine = await real<typeof Engine>();
  const apply: typeof Engine.apply = (state, intent, content, halt) => {
    const result = engine.apply(state, intent, content, halt);
    if (fault.on) state.gold += ++fault.answers;
    return result;
  };
  return { ...engine, apply };
});

const { start } = await import('../../src/engine');

/** Rook's menu beside an opponent, and the answer that ends his turn. */
function menu(): Parameters<(typeof GIVE)['straight']>[0] {
  const file = { format: 'position/1', name: 'menu', ...duel() };
  const { state, content } = readPosition(file, 'menu');
  const told = start(state, content);
  return { state, content, told, intent: { ask: state.ask?.id ?? 0, option: 'endTurn' } };
}

describe('the modes of play', () => {
  it.each(modesNamed('all'))('%s comes to the same as the straight one', (mode) => {
    fault.on = false;
    const straight = GIVE.straight(menu());
    expect('events' in straight && straight.events.length).toBeGreaterThan(1);
    expect(GIVE[mode](menu())).toEqual(straight);
  });

  it.each<Mode>(['repeat', 'clone'])('%s finds an engine that remembers something outside of the state', (mode) => {
    Object.assign(fault, { on: true, answers: 0 });
    expect(() => GIVE[mode](menu())).toThrow(ModeError);
  });

  it('reload finds what a save does not take: an event with a field that its log does not know', () => {
    fault.on = false;
    const odd = { ...menu(), told: [{ type: 'moved', group: 0, figure: 7 }] } as never;
    expect(() => GIVE.reload(odd)).toThrow(/journal/);
  });

  it('clone and repeat say alike why an answer is refused', () => {
    fault.on = false;
    const bad = () => ({ ...menu(), intent: { ask: 0, option: 'nonsense' } });
    const refused = GIVE.straight(bad());
    expect('rejected' in refused).toBe(true);
    for (const mode of modesNamed('all')) expect(GIVE[mode](bad()), mode).toEqual(refused);
  });

  it('names of modes: one, all of them, none; another is refused', () => {
    expect(modesNamed('all')).toEqual(['reload', 'repeat', 'clone']);
    expect(modesNamed('clone')).toEqual(['clone']);
    expect(modesNamed(undefined)).toEqual([]);
    expect(() => modesNamed('sideways')).toThrow('There is no mode "sideways". There are: reload, repeat, clone, all.');
  });
});
