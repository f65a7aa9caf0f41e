/**
 * What lies flat on the board, kept as a picture: panning copies the picture instead of drawing thousands of spaces. The floor
 * changes rarely, what lies on it often: it is drawn onto a copy of the floor.
 */
import { EDGE, type Grid, SPACE, type View } from './metrics';

/** Spaces to be drawn: from `left`, `top` up to, without, `right`, `bottom`. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Paint = (c: CanvasRenderingContext2D, region: Region) => void;

/** Most pixels of a picture of the whole board; of a larger one the part around the view is kept. */
const MOST_PIXELS = 8_000_000;

export const wholeRegion = ({ width, height }: Grid): Region => ({ left: 0, top: 0, right: width, bottom: height });

/** The spaces of a board that a view shows on a stage, and so many stages more on each side. */
function visibleRegion(grid: Grid, stage: Grid, view: View, more = 0): Region {
  const space = view.scale * SPACE;
  const first = (at: number, size: number): number => Math.floor((-at - more * size) / space);
  const last = (at: number, size: number): number => Math.ceil((size - at + more * size) / space);
  return {
    left: Math.max(0, first(view.x, stage.width)),
    top: Math.max(0, first(view.y, stage.height)),
    right: Math.min(grid.width, last(view.x, stage.width)),
    bottom: Math.min(grid.height, last(view.y, stage.height)),
  };
}

const holds = (outer: Region, inner: Region): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** Corner and size of a region in units, with the line round the board. */
function frameOf({ left, top, right, bottom }: Region): { x: number; y: number; wide: number; high: number } {
  return {
    x: left * SPACE - EDGE,
    y: top * SPACE - EDGE,
    wide: (right - left) * SPACE + 2 * EDGE,
    high: (bottom - top) * SPACE + 2 * EDGE,
  };
}

/** One picture. */
class Picture {
  readonly canvas = document.createElement('canvas');
  private paint: Paint | null = null;

  /** Draws anew if something else is to be seen; gives whether it did. */
  update(paint: Paint, region: Region, pixels: number, under: HTMLCanvasElement | null, stale: boolean): boolean {
    if (this.paint === paint && !stale) return false;
    this.paint = paint;
    const { x, y, wide, high } = frameOf(region);
    this.canvas.width = Math.max(1, Math.ceil(wide * pixels));
    this.canvas.height = Math.max(1, Math.ceil(high * pixels));
    const c = this.canvas.getContext('2d');
    if (!c) return true;
    if (under) c.drawImage(under, 0, 0);
    c.setTransform(pixels, 0, 0, pixels, -x * pixels, -y * pixels);
    paint(c, region);
    return true;
  }
}

interface Shown {
  grid: Grid;
  /** Device pixels for one unit when the last zoom ended. */
  pixels: number;
}

export class Sheet {
  private readonly floor = new Picture();
  private readonly full = new Picture();
  private kept: { region: Region; pixels: number } | null = null;

  /** Shows floor and what lies on it on a context whose units are those of the board. */
  show(c: CanvasRenderingContext2D, floor: Paint, lying: Paint, shown: Shown): void {
    const { grid, pixels } = shown;
    // As it is at this moment, in device pixels.
    const { a: now, e, f } = c.getTransform();
    const [stage, view] = [c.canvas, { scale: now, x: e, y: f }];
    const visible = visibleRegion(grid, stage, view);
    const stale = this.kept?.pixels !== pixels || !holds(this.kept.region, visible);
    if (stale) {
      const { wide, high } = frameOf(wholeRegion(grid));
      const fits = wide * high * pixels * pixels <= MOST_PIXELS;
      this.kept = { region: fits ? wholeRegion(grid) : visibleRegion(grid, stage, view, 0.5), pixels };
    }
    const { region } = this.kept as { region: Region };
    const redrawn = this.floor.update(floor, region, pixels, null, stale);
    this.full.update(lying, region, pixels, this.floor.canvas, redrawn);
    const { canvas } = this.full;
    const { x, y } = frameOf(region);
    if (Math.abs(now - pixels) > 1e-6) {
      // A zoom is going on: the picture is stretched until it rests.
      c.drawImage(canvas, x, y, canvas.width / pixels, canvas.height / pixels);
      return;
    }
    // Pixel upon pixel, without filtering, and only what is in view.
    const [left, top] = [Math.round(e + x * pixels), Math.round(f + y * pixels)];
    const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
    const wide = Math.min(canvas.width - fromX, stage.width - Math.max(0, left));
    const high = Math.min(canvas.height - fromY, stage.height - Math.max(0, top));
    if (wide <= 0 || high <= 0) return;
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.drawImage(canvas, fromX, fromY, wide, high, Math.max(0, left), Math.max(0, top), wide, high);
    c.restore();
  }
}
