import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../src/board/describe';
import { middle, SPACE } from '../../src/board/metrics';
import { overlayOf } from '../../src/board/overlay';
import { figuresOf, sceneOf } from '../../src/board/scene';
import type { State } from '../../src/engine/state/state';
import { newGame, placed, playOn, stateOf, tableOf } from '../stores/game';

describe('what the board shows of a position', () => {
  it('keeps the letters of an Adventurer when the one with the same first letter is Defeated', () => {
    const session = placed();
    const table = tableOf(session);
    const state = stateOf(session);
    const rook = (now: State) => figuresOf(table, now).find(({ id }) => id === 'rook')?.label;
    const { remi } = state.figures;
    if (!remi) throw new Error('Remi does not play');
    expect(rook(state)).toBe('Ro');
    expect(rook({ ...state, figures: { ...state.figures, remi: { ...remi, defeated: true } } })).toBe('Ro');
  });

  it('says of no enemy that its own side could hit it', () => {
    const table = tableOf(placed());
    table.selection.set({ threat: true });
    const scene = sceneOf(table);
    const told = (foe: boolean): boolean[] =>
      scene.figures
        .filter((mark) => mark.foe === foe)
        .map(({ at }) => sentenceOf(table, scene, at).some(({ text }) => /hit|Spell/.test(text)));
    expect(new Set(told(true))).toEqual(new Set([false]));
    expect(new Set(told(false))).toEqual(new Set([true]));
  });

  it('names the Starting Zone inside of it', () => {
    const session = newGame();
    const table = tableOf(session);
    const { board, encounter } = stateOf(session);
    const nowhere = { focus: null, lit: null, pinned: null, picked: null, event: null, scale: 1 };
    const ruler = table.selection.ruler.getState();
    const { labels } = overlayOf(table, sceneOf(table), { ...nowhere, ruler });
    expect(labels.map(({ text }) => text)).toEqual(['Starting Zone']);
    const spots = encounter.startingZone.map((space) => middle(board, space));
    const { x, y } = labels[0]?.at ?? { x: -1, y: -1 };
    expect(spots.some((spot) => Math.abs(spot.x - x) <= SPACE / 2 && Math.abs(spot.y - y) <= SPACE / 2)).toBe(true);
  });

  it('tells with the ghost of a way what the space itself says: points, and SP beyond those of any way', () => {
    const session = placed();
    const table = tableOf(session);
    const scene = sceneOf(table);
    const [space, way] = [...scene.reach].sort(([, a], [, b]) => b.sp - a.sp)[0] ?? [];
    if (space === undefined || !way) throw new Error('nobody moves');
    const nowhere = { lit: null, pinned: null, picked: null, event: null, scale: 1 };
    const ruler = table.selection.ruler.getState();
    const { paths } = overlayOf(table, scene, { ...nowhere, focus: space, ruler });
    expect(way.sp).toBe(3);
    expect(paths[0]?.cost).toEqual({ points: way.cost, sp: 2 });
  });

  it('tells where only a Jump leads what is jumped over and what it costs', () => {
    const table = tableOf(placed());
    playOn(table.session, 3, ({ ask }) => ask?.kind === 'action' && sceneOf(table).jumps.size > 0);
    const scene = sceneOf(table);
    const [space = -1, ways = []] = [...scene.jumps][0] ?? [];
    const [best] = ways;
    expect(scene.reach.has(space)).toBe(false);
    const over = (best?.over ?? []).map((at) => table.names.space(at)).join(', ');
    const told = sentenceOf(table, scene, space).map(({ text }) => text);
    expect(told).toContainEqual(
      expect.stringMatching(new RegExp(`^Jump over ${over}, ${best?.cost?.sp} SP(, or \\d+ other ways?)?$`)),
    );
    expect(told).not.toContain('can be chosen');
  });
});
