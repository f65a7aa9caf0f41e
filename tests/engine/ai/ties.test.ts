import { describe, expect, it } from 'vitest';
import { apply, start } from '../../../src/engine';
import type { GameEvent } from '../../../src/engine/kernel/types';
import { readPosition } from '../../../src/sim/position/read';
import { figure, opponent, struck } from '../../scene/beside';

/** An enemy with two harmful lines at the start of its turn: no order is better for it. */
const brute = opponent('brute', {
  passives: [
    { name: 'Sting', text: 'At the start of your turn, Deal 1 IRREDUCIBLE DMG to all adjacent opponents' },
    { name: 'Scorch', text: 'At the start of your turn, Deal 2 MAGIC DMG to all adjacent opponents' },
  ],
});

function begun(ties: boolean) {
  const {
    dice,
    tracks,
    draws,
    until,
    play,
    expect: _,
    ...scene
  } = struck({
    foe: 'brute',
    phase: 'start',
    extra: { combatants: [brute] },
    rook: { sp: 0 },
    others: [figure('remi', [9, 2])],
  });
  const { state, content } = readPosition(
    JSON.parse(JSON.stringify({ format: 'position/1', name: 'a tie', ...scene })),
    'tie.json',
  );
  state.options = { engineDecidesTies: ties };
  return { state, content, events: start(state, content) };
}
const told = (events: GameEvent[]) => events.filter((e) => e.type === 'tieDecided');

/** The types of Damage in the order in which it was dealt. */
const types = (events: GameEvent[]) => events.filter((e) => e.type === 'damageDealt').map((e) => e.damageType);

describe('a true tie in the turn of an enemy', () => {
  it('A1.simultaneous.01 is asked of the players where they keep ties to themselves', () => {
    const { state, content, events } = begun(false);
    expect(told(events)).toEqual([]);
    expect(state.ask).toMatchObject({ kind: 'order', figure: null, rule: 'A1.simultaneous.01' });
    const options = state.ask?.options ?? [];
    expect(options.map((o) => o.ability)).toEqual([0, 1]);
    const result = apply(state, { ask: state.ask?.id ?? 0, option: options[1]?.id ?? '' }, content);
    expect('events' in result && types(result.events)).toEqual(['MAGIC', 'IRREDUCIBLE']);
  });

  it('A1.simultaneous.01 is decided by the program otherwise, the first one, and told with its rule', () => {
    const { state, events } = begun(true);
    expect(state.ask?.kind).not.toBe('order');
    expect(told(events)).toMatchObject([{ question: 'order', of: 2, rule: 'A1.simultaneous.01' }]);
    expect(types(events)).toEqual(['IRREDUCIBLE', 'MAGIC']);
  });
});
