import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIn, type PointerAct, type PointerInput, type PointerState, pointer, RESTING } from '../../src/board/pointer';

const down = (id: number, x: number, y: number, space: number | null, touch = true): PointerInput => ({
  is: 'down',
  id,
  x,
  y,
  space,
  touch,
});
const move = (id: number, x: number, y: number, space: number | null = null): PointerInput => ({
  is: 'move',
  id,
  x,
  y,
  space,
});
const up = (id: number): PointerInput => ({ is: 'up', id });

/** Feeds inputs one after the other; gives the last state and all acts but the waiting. */
function play(inputs: PointerInput[], from: PointerState = RESTING): { state: PointerState; acts: PointerAct[] } {
  let state = from;
  const acts: PointerAct[] = [];
  for (const input of inputs) {
    const [next, done] = pointer(state, input);
    state = next;
    acts.push(...done.filter((act) => act.do !== 'wait'));
  }
  return { state, acts };
}

describe('resting', () => {
  it('does not take the second click of a double click for the choice of what the first one has picked', () => {
    const at: PointerInput[] = [down(1, 0, 0, 7, false), up(1), { is: 'planned', plan: 7 }, down(1, 0, 0, 7, false)];
    const taps = (last: PointerInput) => play([...at, last]).acts.filter((act) => act.do === 'tap');
    expect(taps({ is: 'up', id: 1, twice: true })).toHaveLength(1);
    expect(taps({ is: 'up', id: 1, twice: false })).toHaveLength(2);
  });

  it('hovers with the mouse and stops where the mouse leaves', () => {
    expect(play([move(1, 5, 5, 7), { is: 'leave' }]).acts).toEqual([
      { do: 'hover', space: 7 },
      { do: 'hover', space: null },
    ]);
  });

  it('plans when a space is picked: a tap on it is `again`, a tap elsewhere is not', () => {
    const { state } = play([{ is: 'planned', plan: 7 }]);
    expect(state).toEqual({ at: 'resting.planning', plan: 7 });
    expect(play([down(1, 5, 5, 7), up(1)], state).acts).toEqual([{ do: 'tap', space: 7, touch: true, again: true }]);
    expect(play([down(1, 5, 5, 8), up(1)], state).acts).toEqual([{ do: 'tap', space: 8, touch: true, again: false }]);
    expect(play([{ is: 'planned', plan: null }], state).state).toEqual(RESTING);
  });
});

describe('one finger', () => {
  it('taps where it goes down, even if it trembles', () => {
    const { state, acts } = play([down(1, 5, 5, 7), move(1, 11, 9, 8), up(1)]);
    expect(acts).toEqual([{ do: 'tap', space: 7, touch: true, again: false }]);
    expect(state).toEqual(RESTING);
  });

  it('pans once it has moved, and chooses nothing then', () => {
    const { acts } = play([down(1, 5, 5, 7), move(1, 30, 5, 8), move(1, 40, 25, 8), up(1)]);
    expect(acts).toEqual([{ do: 'pan', dx: 25, dy: 0 }, { do: 'pan', dx: 10, dy: 20 }, { do: 'rest' }]);
  });

  it('pans with the mouse sooner than with a finger', () => {
    const acts = (touch: boolean) => play([down(1, 5, 5, 7, touch), move(1, 12, 5, 7)]).acts;
    expect(acts(false)).toHaveLength(1);
    expect(acts(true)).toHaveLength(0);
  });

  it('shows what is there when it stays, and chooses nothing when it goes', () => {
    const { state, acts } = play([down(1, 5, 5, 7), { is: 'held' }, up(1)]);
    expect(acts).toEqual([{ do: 'hold', space: 7 }]);
    expect(state).toEqual(RESTING);
  });

  it('draws the ruler when it stays and then moves to another space', () => {
    const { state, acts } = play([down(1, 5, 5, 7), { is: 'held' }, move(1, 9, 5, 7), move(1, 90, 5, 9)]);
    expect(state.at).toBe('one.measuring');
    expect(acts.slice(1)).toEqual([{ do: 'measure', from: 7, to: 9 }]);
    expect(play([move(1, 200, 5, null), move(1, 150, 5, 10), up(1)], state).acts).toEqual([
      { do: 'measure', from: 7, to: 10 },
    ]);
  });

  it('chooses nothing when the browser takes it away', () => {
    expect(play([down(1, 5, 5, 7), { is: 'cancel', id: 1 }])).toEqual({ state: RESTING, acts: [] });
  });

  it('waits to be held only while it stays down and still', () => {
    const waits = (inputs: PointerInput[]): boolean[] => {
      let state: PointerState = RESTING;
      return inputs.flatMap((input) => {
        const [next, acts] = pointer(state, input);
        state = next;
        return acts.flatMap((act) => (act.do === 'wait' ? [act.on] : []));
      });
    };
    expect(waits([down(1, 5, 5, 7), up(1)])).toEqual([true, false]);
    expect(waits([down(1, 5, 5, 7), move(1, 90, 5, 8)])).toEqual([true, false]);
    expect(waits([down(1, 5, 5, 7), down(2, 50, 5, 8)])).toEqual([true, false]);
  });
});

describe('two fingers', () => {
  it('pan and zoom about the middle between them', () => {
    const { acts } = play([down(1, 0, 0, 7), down(2, 100, 0, 9), move(2, 200, 0, 9)]);
    expect(acts).toEqual([
      { do: 'pan', dx: 50, dy: 0 },
      { do: 'zoom', factor: 2, about: { x: 100, y: 0 } },
    ]);
  });

  it('choose nothing however they are lifted', () => {
    const { state, acts } = play([down(1, 0, 0, 7), down(2, 100, 0, 9), up(1), move(2, 300, 0, 3), up(2)]);
    expect(acts).toEqual([{ do: 'rest' }]);
    expect(state).toEqual(RESTING);
  });
});

it('keeps the plan through everything but a new one', () => {
  const planning: PointerState = { at: 'resting.planning', plan: 3 };
  const pinched = play([down(1, 0, 0, 7), down(2, 9, 0, 9), up(2), up(1)], planning);
  expect(pinched.state).toEqual(planning);
});

it('never taps unless the last finger went down alone, stayed and was lifted', () => {
  const id = fc.integer({ min: 1, max: 3 });
  const at = {
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 60 }),
    space: fc.integer({ max: 5, min: 0 }),
  };
  const input: fc.Arbitrary<PointerInput> = fc.oneof(
    fc.record({ is: fc.constant('down' as const), id, touch: fc.boolean(), ...at }),
    fc.record({ is: fc.constant('move' as const), id, ...at }),
    fc.record({ is: fc.constant('up' as const), id }),
    fc.record({ is: fc.constant('cancel' as const), id }),
    fc.constant({ is: 'held' as const }),
  );
  fc.assert(
    fc.property(fc.array(input, { maxLength: 30 }), (inputs) => {
      let state: PointerState = RESTING;
      for (const each of inputs) {
        const [next, acts] = pointer(state, each);
        const taps = acts.filter((act) => act.do === 'tap');
        if (taps.length > 0) {
          expect(state.at).toBe('one.pressing');
          expect(each.is).toBe('up');
          expect(isIn(next, 'resting')).toBe(true);
        }
        state = next;
      }
    }),
  );
});
