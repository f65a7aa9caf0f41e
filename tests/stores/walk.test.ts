import { describe, expect, it } from 'vitest';
import { reachNow } from '../../src/stores/actions';
import { walk } from '../../src/stores/walk';
import { placed, stateOf, tableOf } from './game';

/** Seed with which Rook is first on the Track. */
const ROOK_FIRST = 7;

describe('walk', () => {
  it('sends a planned path as one-space answers that are taken back together', () => {
    const session = placed(ROOK_FIRST);
    const table = tableOf(session);
    const before = stateOf(session);
    const ways = [...reachNow(table, before).values()];
    const way = ways.find((each) => each.path.length === 4 && each.provokes.length === 0);
    if (!way || !before.ask?.figure) throw new Error('nothing four spaces away is in reach');
    expect(walk(session, way.path)).toBe(4);
    const body = stateOf(session).bodies[before.ask.figure];
    expect(body?.at).toBe(way.to[1] * before.board.width + way.to[0]);
    expect(
      session
        .getState()
        .undo.slice(-4)
        .every((step) => step.series === before.count),
    ).toBe(true);
    session.takeBack();
    expect(stateOf(session)).toBe(before);
    session.repeat();
    expect(stateOf(session).bodies[before.ask.figure]?.at).toBe(body?.at);
  });

  it('stops where a step is no longer offered', () => {
    const session = placed(ROOK_FIRST);
    const figure = stateOf(session).ask?.figure ?? '';
    const at = stateOf(session).bodies[figure]?.at ?? 0;
    const { width } = stateOf(session).board;
    const here: [number, number] = [at % width, Math.floor(at / width)];
    expect(walk(session, [{ to: [here[0] + 1, here[1]] }, { to: [here[0] + 5, here[1]] }])).toBe(1);
  });

  it('does nothing where no movement is asked for', () => {
    const session = placed(ROOK_FIRST);
    session.takeBack();
    expect(walk(session, [{ to: [3, 3] }])).toBe(0);
  });
});
