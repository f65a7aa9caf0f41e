import { type Grid, middle, SPACE } from './metrics';
import type { FigureMark } from './scene';

/** How far it reaches beyond the base, in units. */
const OUT = 16;

interface HaloProps {
  mark: FigureMark;
  grid: Grid;
  /** Time that the figure takes to another space, in milliseconds. */
  slide: number;
}

/**
 * The slow light round the figure on turn. It is an element over the drawn board, whose light the browser changes without
 * drawing anything anew: see `over.css`. Its parent carries the view.
 */
export function Halo({ mark, grid, slide }: HaloProps) {
  const { x, y } = middle(grid, mark.at, mark.size);
  const [wide, high] = mark.size.map((spaces) => spaces * SPACE + 2 * OUT) as [number, number];
  return (
    <i
      key={mark.id}
      className={mark.foe ? 'halo halo-foe' : 'halo'}
      aria-hidden="true"
      style={{
        width: wide,
        height: high,
        translate: `${x - wide / 2}px ${y - high / 2}px`,
        transitionDuration: `${slide}ms`,
      }}
    />
  );
}
