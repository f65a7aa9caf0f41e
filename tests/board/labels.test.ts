import { describe, expect, it } from 'vitest';
import { candidateLabels } from '../../src/board/candidates';
import { MOST_LABELS, placeLabels } from '../../src/board/labels';
import type { Label, Wanted } from '../../src/board/marks';
import { middle, SPACE } from '../../src/board/metrics';
import { pillSize } from '../../src/board/paintTools';
import type { FigureMark } from '../../src/board/scene';
import type { GameEvent } from '../../src/engine/kernel/types';

const GRID = { width: 10, height: 8 };

function figure(id: string, at: number): FigureMark {
  return {
    id,
    card: id,
    name: id,
    label: '1',
    number: 1,
    foe: true,
    at,
    size: [1, 1],
    hpLeft: 5,
    hp: 6,
    effects: [],
    sp: null,
    active: false,
    asked: false,
    target: true,
  };
}

const at = (column: number, row: number): number => row * GRID.width + column;
const about = (space: number, text = '64 %'): Wanted => ({ text, tone: 'pick', about: middle(GRID, space) });

/** Whether a label lies over a box about a spot. */
function covers({ at: { x, y }, text }: Label, spot: { x: number; y: number }, wide: number, high: number): boolean {
  const { width, height } = pillSize(text);
  return Math.abs(x - spot.x) < (width + wide) / 2 && Math.abs(y - spot.y) < (height + high) / 2;
}

describe('placeLabels', () => {
  it('puts a label below what it is about where there is room', () => {
    const [label] = placeLabels(GRID, [figure('a', at(4, 3))], [about(at(4, 3))]);
    expect(label?.at.x).toBe(middle(GRID, at(4, 3)).x);
    expect(label?.at.y).toBeGreaterThan(middle(GRID, at(4, 3)).y + SPACE / 2);
  });

  it('covers no HP, neither of its own figure nor of those around it', () => {
    // In a corner with every side taken a label must lie on somebody, but not on HP.
    const ring = [at(0, 7), at(0, 6), at(1, 7), at(1, 6)];
    const figures = ring.map((space) => figure(String(space), space));
    const labels = placeLabels(GRID, figures, [about(at(0, 7))]);
    for (const label of labels)
      for (const space of ring) {
        const { x, y } = middle(GRID, space);
        expect(covers(label, { x, y: y + SPACE / 2 - 8 }, 18, 15)).toBe(false);
      }
  });

  it('keeps labels off each other', () => {
    const [one, two] = placeLabels(GRID, [], [about(at(4, 3)), about(at(4, 3))]) as [Label, Label];
    const { width, height } = pillSize(two.text);
    expect(covers(one, two.at, width, height)).toBe(false);
  });

  it('stays on the board in its corners', () => {
    for (const space of [at(0, 0), at(9, 0), at(0, 7), at(9, 7)]) {
      const [label] = placeLabels(GRID, [figure('a', space)], [about(space)]) as [Label];
      const { width, height } = pillSize(label.text);
      expect(label.at.x - width / 2).toBeGreaterThanOrEqual(0);
      expect(label.at.x + width / 2).toBeLessThanOrEqual(GRID.width * SPACE);
      expect(label.at.y - height / 2).toBeGreaterThanOrEqual(0);
      expect(label.at.y + height / 2).toBeLessThanOrEqual(GRID.height * SPACE);
    }
  });

  it('shows five at once, the first ones', () => {
    const wanted = Array.from({ length: 9 }, (_, n) => about(at(n, 3), String(n)));
    expect(placeLabels(GRID, [], wanted).map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4']);
    expect(MOST_LABELS).toBe(5);
  });
});

describe('candidateLabels', () => {
  const figures = [figure('remi', at(1, 1)), figure('zeke', at(3, 1)), figure('rook', at(5, 5))];
  const chosen = (more: object): GameEvent => ({
    group: [],
    type: 'aiTargetChosen',
    figure: 'animate-1',
    target: 'zeke',
    because: 'initiative',
    candidates: [
      { figure: 'remi', reasons: { initiative: 4, range: 2 } },
      { figure: 'zeke', reasons: { initiative: 3, range: 4 } },
    ],
    ...more,
  });

  it('names the place on the Initiative Track of each, and says who was chosen', () => {
    expect(candidateLabels(chosen({}), figures, GRID).map(({ text, tone }) => [text, tone])).toEqual([
      ['Track 3, chosen', 'foe'],
      ['Track 4', 'pick'],
    ]);
  });

  it('names what the line prefers by, also at those passed over for it', () => {
    const labels = candidateLabels(
      chosen({
        because: 'ranking',
        preference: { of: 'Damage', high: true },
        candidates: [{ figure: 'zeke', reasons: { initiative: 3, value: 9 } }],
        passedOver: [{ figure: 'rook', reasons: { initiative: 1, value: 3 } }],
      }),
      figures,
      GRID,
    );
    expect(labels.map(({ text }) => text)).toEqual(['Damage 9, chosen', 'Damage 3']);
  });

  it('says that there is no other', () => {
    const only = chosen({ because: 'only', candidates: [{ figure: 'zeke', reasons: { initiative: 3 } }] });
    expect(candidateLabels(only, figures, GRID).map(({ text }) => text)).toEqual(['The only one']);
  });

  it('has nothing to say of other events', () => {
    expect(candidateLabels({ type: 'moved', group: [], figure: 'zeke' }, figures, GRID)).toEqual([]);
  });
});
