import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Halo } from './Halo';
import type { Grid, View } from './metrics';
import { placeRim, Rim } from './Rim';
import type { FigureMark } from './scene';

/** What can be brought where a view has the board. */
export interface Placed {
  place(view: View): void;
}

interface OverProps {
  ref: Ref<Placed>;
  grid: Grid;
  /** The view at rest; while fingers move it `place` is called. */
  view: View;
  /** The figure on turn. */
  active: FigureMark | undefined;
  slide: number;
  /** The space pointed at. */
  focus: number | null;
}

/** What lies over the drawn board as elements and goes with it: the browser moves them without drawing anything anew. */
export function Over({ ref, grid, view, active, slide, focus }: OverProps) {
  const units = useRef<HTMLDivElement>(null);
  const rim = useRef<HTMLDivElement>(null);
  const place = useCallback(({ scale, x, y }: View): void => {
    if (units.current) units.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (rim.current) placeRim(rim.current, { scale, x, y });
  }, []);
  useImperativeHandle(ref, () => ({ place }), [place]);
  useLayoutEffect(() => place(view), [place, view]);
  return (
    <>
      <div className="over" ref={units}>
        {active && <Halo mark={active} grid={grid} slide={slide} />}
      </div>
      <div className="over-rim" ref={rim} aria-hidden="true">
        <Rim grid={grid} scale={view.scale} focus={focus} />
      </div>
    </>
  );
}
