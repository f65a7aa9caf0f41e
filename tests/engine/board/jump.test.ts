import { describe, expect, it } from 'vitest';
import { jumpsFrom } from '../../../src/engine/board/jump';
import { open, type Place, scene, walker } from './helpers';

type More = Parameters<typeof scene>[1] & { blocked?: Place[]; pass?: Place[] };

/** Jumps from the first space of a board as "over>landing:cost", over at most `over` spaces. */
function jumps(map: string[], over: number, { blocked, pass, ...more }: More = {}): string[] {
  const { topology, places } = scene(map, more);
  const { passage } = walker(topology, { blocked, pass });
  return jumpsFrom(topology, 0, { size: [1, 1], over, passage }).map(
    (leap) => `${places(leap.over).join(' ')}>${places([leap.to])}:${leap.cost}`,
  );
}

describe('jumpsFrom', () => {
  it('A1.jump.01 A1.jump.03 costs 1 for each space jumped over and 1 to land, whatever the Terrain', () => {
    expect(jumps(['.x..'], 1)).toEqual(['1,0>2,0:2']);
    expect(jumps(['.hm~'], 2)).toEqual(['1,0>2,0:2', '1,0 2,0>3,0:3']);
  });

  it('A1.jump.04 goes round corners, and never back to where it began', () => {
    expect(jumps(['..', '..'], 2)).toEqual(['1,0>1,1:2', '1,0 1,1>0,1:3', '0,1>1,1:2', '0,1 1,1>1,0:3']);
  });

  it('A1.jump.05 A1.jump.06 takes off only from Normal Terrain without another figure', () => {
    for (const terrain of 'h~mxs') expect(jumps([`${terrain}..`], 1)).toEqual([]);
    expect(jumps(['...'], 1, { pass: [[0, 0]] })).toEqual([]);
  });

  it('A1.jump.07 A1.jump.09 needs free spaces below and to land on', () => {
    expect(jumps(['...'], 1, { blocked: [[1, 0]] })).toEqual([]);
    expect(jumps(['...'], 1, { pass: [[1, 0]] })).toEqual([]);
    expect(jumps(['...'], 1, { pass: [[2, 0]] })).toEqual([]);
  });

  it('A1.jump.08 lands on any Terrain but Obstructing, and goes through no wall', () => {
    expect(jumps(['..x'], 1)).toEqual(['1,0>2,0:2']);
    expect([jumps(['..#'], 1), jumps(['.#.'], 1), jumps(['. .'], 1)]).toEqual([[], [], []]);
    expect(
      jumps(['...'], 1, {
        walls: [
          [
            [1, 0],
            [2, 0],
          ],
        ],
      }),
    ).toEqual([]);
  });

  it('A1.jump.24 judges Elevation from take-off to landing, and what rises between', () => {
    const levels = (text: string) => jumps(open(3, 1), 1, { elevation: [text] }).length;
    expect([levels('112'), levels('113'), levels('121'), levels('131'), levels('232'), levels('141')]).toEqual([
      1, 0, 1, 0, 1, 0,
    ]);
    expect(levels('213')).toBe(1);
  });

  it('A1.jump.21 lets a rule weigh or forbid what a Jump includes', () => {
    const { topology, at } = scene(['.x..', '....']);
    const risk = (_: number, over: readonly number[]) => (over.includes(at(1, 0)) ? -1 : 3);
    const found = jumpsFrom(topology, at(0, 0), { size: [1, 1], over: 1, passage: () => 'free', risk });
    expect(found).toEqual([{ to: at(1, 1), over: [at(0, 1)], cost: 2, risk: 3 }]);
    const free = jumpsFrom(topology, at(3, 0), { size: [1, 1], over: 1, passage: () => 'free' });
    expect(free.map((leap) => leap.risk)).toEqual(free.map(() => 0));
    expect(free.length).toBeGreaterThan(0);
  });

  it('A1.large-base.05 A1.jump.05 jumps with a large base, whose Terrain is that of the whole base', () => {
    const row = (map: string[]) => {
      const { topology, at } = scene(map);
      return jumpsFrom(topology, at(0, 0), { size: [1, 2], over: 1, passage: () => 'free' }).map((leap) => leap.to);
    };
    expect([row(['h..', '...']), row(['h..', 'h..']), row(['...', '..#'])]).toEqual([[2], [], []]);
  });
});
