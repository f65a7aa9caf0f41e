/** A drawing of the whole board that is kept as a picture: panning shows the picture instead of drawing thousands of spaces. */
import { EDGE, type Grid, MARGIN, SPACE, type View } from './metrics';

/** Spaces to be drawn: from `left`, `top` up to, without, `right`, `bottom`. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Paint = (c: CanvasRenderingContext2D, region: Region) => void;

/** A picture of more pixels than this is not kept: so near only a few spaces are in view, which are drawn each time. */
const MOST_PIXELS = 12_000_000;

export const wholeRegion = ({ width, height }: Grid): Region => ({ left: 0, top: 0, right: width, bottom: height });

/** The spaces of a board that a view shows on a stage, one more on each side. */
export function visibleRegion(grid: Grid, stage: Grid, view: View): Region {
  const first = (at: number): number => Math.floor(-at / view.scale / SPACE) - 1;
  const last = (at: number, size: number): number => Math.ceil((size - at) / view.scale / SPACE) + 1;
  return {
    left: Math.max(0, first(view.x)),
    top: Math.max(0, first(view.y)),
    right: Math.min(grid.width, last(view.x, stage.width)),
    bottom: Math.min(grid.height, last(view.y, stage.height)),
  };
}

export class Sheet {
  private canvas: HTMLCanvasElement | null = null;
  private drawn: { paint: Paint; pixels: number } | null = null;

  /**
   * Shows the drawing on a context whose units are those of the board.
   * @param pixels device pixels for one unit, as they were when the last zoom ended
   */
  show(c: CanvasRenderingContext2D, paint: Paint, grid: Grid, stage: Grid, view: View, pixels: number): void {
    const wide = grid.width * SPACE + MARGIN + EDGE;
    const high = grid.height * SPACE + MARGIN + EDGE;
    if (wide * high * pixels * pixels > MOST_PIXELS) {
      paint(c, visibleRegion(grid, stage, view));
      return;
    }
    if (this.drawn?.paint !== paint || this.drawn.pixels !== pixels) this.redraw(paint, grid, wide, high, pixels);
    if (this.canvas) c.drawImage(this.canvas, -MARGIN, -MARGIN, wide, high);
  }

  private redraw(paint: Paint, grid: Grid, wide: number, high: number, pixels: number): void {
    this.canvas ??= document.createElement('canvas');
    this.canvas.width = Math.max(1, Math.ceil(wide * pixels));
    this.canvas.height = Math.max(1, Math.ceil(high * pixels));
    const own = this.canvas.getContext('2d');
    if (!own) return;
    own.setTransform(this.canvas.width / wide, 0, 0, this.canvas.height / high, 0, 0);
    own.translate(MARGIN, MARGIN);
    paint(own, wholeRegion(grid));
    this.drawn = { paint, pixels };
  }
}
