import { describe, expect, it } from 'vitest';
import { planNow } from '../../src/stores/plan';
import { createRuler, measured } from '../../src/stores/ruler';
import { placed, stateOf, tableOf } from './game';

describe('ruler', () => {
  it('begins where it is taken up, follows, is fixed, and begins anew', () => {
    const ruler = createRuler();
    ruler.toggle(5);
    ruler.follow(9);
    expect(ruler.getState()).toMatchObject({ from: 5, to: 9, fixed: false });
    ruler.mark(10);
    ruler.follow(11);
    expect(ruler.getState()).toMatchObject({ from: 5, to: 10, fixed: true });
    ruler.mark(20);
    expect(ruler.getState()).toMatchObject({ from: 20, to: null, fixed: false });
    expect(ruler.close()).toBe(true);
    expect(ruler.close()).toBe(false);
  });

  it('follows from the first space that is marked, also where it was taken up on that space', () => {
    for (const taken of [null, 5]) {
      const ruler = createRuler();
      ruler.toggle(taken);
      ruler.follow(5);
      expect(ruler.getState().to).toBeNull();
      ruler.mark(5);
      expect(ruler.getState()).toMatchObject({ from: 5, to: null, fixed: false });
      ruler.follow(9);
      expect(ruler.getState()).toMatchObject({ from: 5, to: 9, fixed: false });
      ruler.mark(9);
      ruler.follow(12);
      expect(ruler.getState()).toMatchObject({ from: 5, to: 9, fixed: true });
    }
  });

  it('measures Range, sight with what blocks it, and the Sphere of Influence', () => {
    const session = placed();
    const { queries } = tableOf(session);
    const state = stateOf(session);
    const between = (from: number, to: number) => measured(queries, state, { on: true, from, to, fixed: true });
    // Column D has Obstructing Terrain in rows 4 and 5 of The Drowned Gate.
    expect(between(3 * 16 + 2, 3 * 16 + 4)).toMatchObject({
      range: 2,
      sight: { is: false, line: { blockedBy: { why: 'obstructing', space: 3 * 16 + 3 } } },
      soi: false,
    });
    // Nightingale in B5 looks down the open row 6.
    expect(between(4 * 16 + 1, 5 * 16 + 4)).toMatchObject({ range: 3, sight: { is: true }, soi: true, soiBack: true });
    expect(measured(queries, state, { on: true, from: 1, to: null, fixed: false })).toBeNull();
  });
});

describe('plan', () => {
  it('belongs to the question in which it was made, and is dropped by Esc before anything else', () => {
    const session = placed();
    const { selection } = tableOf(session);
    const state = stateOf(session);
    selection.plan.pick(state, 40);
    selection.set({ cursor: 3, threat: true });
    expect(planNow(selection.plan.getState(), state).goal).toBe(40);
    expect(planNow(selection.plan.getState(), { ...state, ask: null }).goal).toBeNull();
    const next = state.ask && { ...state.ask, id: state.ask.id + 1 };
    expect(planNow(selection.plan.getState(), { ...state, ask: next }).goal).toBeNull();
    selection.cancel();
    expect(selection.plan.getState().goal).toBeNull();
    expect(selection.getState()).toMatchObject({ cursor: 3, threat: true });
  });
});
