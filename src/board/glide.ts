/**
 * Panning moves the drawn board as it is, like a sheet of paper, instead of drawing it anew in each frame. When it begins a
 * picture is taken, larger than the box by a margin with what is to come into sight, and moved in place of the stage: without a
 * graphics processor a browser copies a canvas in each frame, but not a picture. Another one is taken only if more comes into
 * sight. While something moves on the board, or it is zoomed, it is drawn as ever. See docs/decisions/0010.
 */
import type Konva from 'konva';
import { type Grid, pixelRatio, SPACE, type View } from './metrics';

/** Largest part of the box that is drawn beside it on each side: a third is most of what one movement of the hand reaches. */
const MARGIN = 1 / 3;
/** What is drawn beside the board, like a label at its edge, reaches so far, in pixels. */
const BESIDE = 40;

/** One direction of the stage in pixels: where the board begins and how long it is, and how long the box. */
interface Along {
  at: number;
  board: number;
  box: number;
}

/** Room before and behind the box. */
type Span = readonly [number, number];

/** How far the drawing goes beyond the box before and behind it, where the board goes on. */
export function marginsOf({ at, board, box }: Along): Span {
  const most = Math.ceil(box * MARGIN);
  const held = (beyond: number): number => Math.min(most, Math.max(0, Math.ceil(beyond)));
  return [held(BESIDE - at), held(at + board + BESIDE - box)];
}

/** Whether a drawing with these margins still shows all of the board that is in the box once it is moved by so much. */
export function reaches({ at, board, box }: Along, [before, after]: Span, moved: number): boolean {
  const first = Math.max(-moved, at - BESIDE);
  const last = Math.min(box - moved, at + board + BESIDE);
  return first >= -before && last <= box + after;
}

const along = (view: View, grid: Grid, box: Grid): [Along, Along] => [
  { at: view.x, board: grid.width * SPACE * view.scale, box: box.width },
  { at: view.y, board: grid.height * SPACE * view.scale, box: box.height },
];

/** A picture of the board on a stage. */
interface Picture {
  canvas: HTMLCanvasElement;
  view: View;
  wide: Span;
  high: Span;
}

/** The board is drawn on one layer. */
const layerOf = (stage: Konva.Stage): Konva.Layer => stage.getLayers()[0] as Konva.Layer;

function put(stage: Konva.Stage, view: View): void {
  stage.position(view);
  stage.scale({ x: view.scale, y: view.scale });
}

/** So many steps of a hand are drawn before a picture is worth it: what was lit by pointing has gone out by then. */
const FIRST = 3;
/** So many more once something else has moved on the board. */
const AGAIN = 30;

/** Moves the stage while a hand does, until it rests. */
export class Glide {
  /** Steps that are still drawn. */
  private plain = FIRST;
  private zoomed = false;
  private view: View | null = null;
  private picture: Picture | null = null;
  private taking = false;

  /**
   * Shows another view of the board.
   * @param box size of what the stage is seen through, in pixels
   */
  move(stage: Konva.Stage, grid: Grid, box: Grid, view: View): void {
    this.view = view;
    // A zoom draws each frame anyway, and pans as well where two fingers do it.
    this.zoomed ||= Math.abs(stage.scaleX() - view.scale) > 1e-9;
    if (this.zoomed || this.plain-- > 0 || typeof OffscreenCanvas !== 'function') put(stage, view);
    else if (!this.shift(grid, box, view)) this.begin(stage, grid, box, view);
  }

  /** The stage is seen again. */
  rest(stage: Konva.Stage, view: View): void {
    this.plain = FIRST;
    this.zoomed = false;
    // React sets only what is new to it.
    put(stage, view);
    this.end(stage);
  }

  /** Moves the picture; gives whether it goes far enough. */
  private shift(grid: Grid, box: Grid, view: View): boolean {
    if (!this.picture) return false;
    const { canvas, view: from, wide, high } = this.picture;
    const ratio = pixelRatio();
    // Whole pixels of the device: copied without filtering.
    const [x = 0, y = 0] = [view.x - from.x, view.y - from.y].map((by) => Math.round(by * ratio) / ratio);
    const [across, down] = along(from, grid, box);
    if (!reaches(across, wide, x) || !reaches(down, high, y)) return false;
    canvas.style.transform = `translate(${x}px, ${y}px)`;
    return true;
  }

  private begin(stage: Konva.Stage, grid: Grid, box: Grid, view: View): void {
    const canvas = this.picture?.canvas ?? document.createElement('canvas');
    const [wide, high] = along(view, grid, box).map(marginsOf) as [Span, Span];
    this.picture = { canvas, view, wide, high };
    canvas.style.cssText = `position: absolute; left: ${-wide[0]}px; top: ${-high[0]}px; will-change: transform`;
    this.take(stage, box);
    if (canvas.isConnected) return;
    stage.content.after(canvas);
    stage.content.style.visibility = 'hidden';
    layerOf(stage).on('draw.picture', () => this.drawn(stage));
  }

  /** Something moves on the board, or it is zoomed: the stage is seen again, once it is drawn where it should be. */
  private drawn(stage: Konva.Stage): void {
    const { view } = this;
    // The layer is drawn for a picture and says so, too.
    if (this.taking || !view) return;
    if (stage.x() === view.x && stage.y() === view.y) this.end(stage);
    else {
      this.plain = AGAIN;
      put(stage, view);
    }
  }

  private take(stage: Konva.Stage, box: Grid): void {
    if (!this.picture) return;
    const { canvas, view, wide, high } = this.picture;
    const ratio = pixelRatio();
    this.taking = true;
    const drawn = layerOf(stage).toCanvas({
      // The stage stays where it was drawn last.
      x: stage.x() - view.x - wide[0],
      y: stage.y() - view.y - high[0],
      width: box.width + wide[0] + wide[1],
      height: box.height + high[0] + high[1],
      pixelRatio: ratio,
    });
    this.taking = false;
    const paper = new OffscreenCanvas(drawn.width, drawn.height);
    paper.getContext('2d')?.drawImage(drawn, 0, 0);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(paper.transferToImageBitmap());
    canvas.style.width = `${drawn.width / ratio}px`;
    canvas.style.height = `${drawn.height / ratio}px`;
  }

  private end(stage: Konva.Stage): void {
    if (!this.picture) return;
    this.picture.canvas.remove();
    this.picture = null;
    stage.content.style.visibility = '';
    layerOf(stage).off('draw.picture');
  }
}
