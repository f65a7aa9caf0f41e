/** Finds places for plates with words: beside what they are about, off the HP of figures and off each other. */
import type { Label, Spot, Wanted } from './marks';
import { type Grid, middle, SPACE } from './metrics';
import { pillSize } from './paintTools';
import type { FigureMark } from './scene';

/** At most so many labels at once; the rest is in the sentence under the board. */
export const MOST_LABELS = 5;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxAt = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Area that two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What a label should not cover, and how bad a covered unit is. */
interface Obstacle {
  box: Box;
  weight: number;
}

/** HP plates are read, bodies only seen. */
function obstaclesOf(grid: Grid, figures: readonly FigureMark[]): Obstacle[] {
  return figures.flatMap(({ at, size }) => {
    const centre = middle(grid, at, size);
    const [wide, high] = [size[0] * SPACE, size[1] * SPACE];
    return [
      { box: boxAt({ x: centre.x, y: centre.y + high / 2 - 8 }, 26, 16), weight: 8 },
      { box: boxAt(centre, wide - 10, high - 10), weight: 1 },
    ];
  });
}

/** Places beside a base, the best first. */
function placesFor({ about, on, spots }: Wanted, width: number, height: number): readonly Spot[] {
  if (spots) return spots;
  const down = SPACE / 2 + height / 2 + 3;
  const across = SPACE / 2 + width / 2 + 3;
  const beside = [
    [0, down],
    [0, -down],
    [across, 0],
    [-across, 0],
    [across / 2, down],
    [-across / 2, down],
    [across / 2, -down],
    [-across / 2, -down],
    [0, down + height],
    [0, -down - height],
  ].map(([dx = 0, dy = 0]) => ({ x: about.x + dx, y: about.y + dy }));
  return on ? [about, ...beside] : beside;
}

/** A later place is taken only if the ones before it cover more than this, in square units. */
const ORDER = 12;

/**
 * Gives each label its place, the first ones first; more than {@link MOST_LABELS} are left out.
 * @param grown how much larger than usual they are drawn
 */
export function placeLabels(grid: Grid, figures: readonly FigureMark[], wanted: readonly Wanted[], grown = 1): Label[] {
  const obstacles = obstaclesOf(grid, figures);
  const [wide, high] = [grid.width * SPACE, grid.height * SPACE];
  return wanted.slice(0, MOST_LABELS).map((each) => {
    const size = pillSize(each.text, each.sign);
    const [width, height] = [size.width * grown, size.height * grown];
    let best: { at: Spot; box: Box; cost: number } | null = null;
    for (const [n, at] of placesFor(each, width, height).entries()) {
      const box = boxAt(at, width, height);
      const within = shared(box, { left: 0, top: 0, right: wide, bottom: high });
      const covered = obstacles.reduce((sum, one) => sum + one.weight * shared(box, one.box), 0);
      const cost = n * ORDER + covered + 4 * (width * height - within);
      if (!best || cost < best.cost) best = { at, box, cost };
    }
    const { at, box } = best as { at: Spot; box: Box };
    obstacles.push({ box, weight: 10 });
    const { text, tone, sign } = each;
    return { text, tone, at, ...(sign ? { sign } : {}) };
  });
}
