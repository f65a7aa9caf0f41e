import type Konva from 'konva';
import { memo, useLayoutEffect } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore';
import { type Grid, middle, pixelRatio, SPACE } from './metrics';
import { paintFigure } from './paintFigure';
import type { FigureMark } from './scene';
import { useSlide } from './useSlide';

/** Room around a base for its ring, corners and badges, in units. */
const AROUND = 12;

interface FigureProps {
  mark: FigureMark;
  grid: Grid;
  lit: boolean;
  struck: boolean;
  /** Pixels for one unit, as they were when the last zoom ended. */
  scale: number;
  /** Time that it takes to another space, in milliseconds. */
  slide: number;
}

function FigurePicture({ mark, grid, lit, struck, scale, slide }: FigureProps) {
  const { x, y } = middle(grid, mark.at, mark.size);
  const shape = useSlide<Konva.Shape>(x, y, slide);
  const wide = mark.size[0] * SPACE + 2 * AROUND;
  const high = mark.size[1] * SPACE + 2 * AROUND;
  // It is only rendered when it looks different.
  useLayoutEffect(() => {
    shape.current?.cache({
      x: -wide / 2,
      y: -high / 2,
      width: wide,
      height: high,
      pixelRatio: scale * pixelRatio(),
      hitCanvasPixelRatio: 0.01,
    });
  });
  return (
    <Shape
      ref={shape}
      name={`figure-${mark.id}`}
      x={x}
      y={y}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(c) => paintFigure(c._context, mark, { lit, struck, size: SPACE * scale })}
    />
  );
}

/** Figures that look alike: a new position draws only those anew that have changed. */
const alike = (a: FigureProps, b: FigureProps): boolean =>
  a.lit === b.lit &&
  a.struck === b.struck &&
  a.scale === b.scale &&
  a.grid.width === b.grid.width &&
  JSON.stringify(a.mark) === JSON.stringify(b.mark);

/** One figure, kept as a picture that is drawn anew when it changes and after a zoom. */
export const FigureShape = memo(FigurePicture, alike);
