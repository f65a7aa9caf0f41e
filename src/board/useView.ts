import type Konva from 'konva';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Glide } from './glide';
import { bounded, framed, type Grid, type View, wholeBoard, zoomed } from './metrics';
import type { Placed } from './Over';

/** How long after the last turn of the wheel figures and floor are drawn anew, in milliseconds. */
const REST_MS = 140;

/** Whether a finger points rather than a mouse. */
export const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Size of an element as it changes. */
export function useSize(): [RefObject<HTMLDivElement | null>, Grid] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Grid>({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}

/** The view to begin with: found anew only for another size of the stage or the board, not as figures move. */
function useStart(grid: Grid, stage: Grid, start: () => View): View {
  const size = `${grid.width} ${grid.height} ${stage.width} ${stage.height}`;
  const kept = useRef<{ size: string; view: View }>(undefined);
  if (kept.current?.size !== size) kept.current = { size, view: start() };
  return kept.current.view;
}

/** The part of the board in view. While it moves only the stage is moved; React hears of it when it rests. */
export function useView(grid: Grid, stage: Grid, start: () => View) {
  const [own, setOwn] = useState<View | null>(null);
  const begun = useStart(grid, stage, start);
  const view = own ?? begun;
  const handle = useRef<Konva.Stage>(null);
  const over = useRef<Placed>(null);
  const glide = useRef(new Glide());
  const moving = useRef<View | null>(null);
  // Where it came to rest, also before React has heard of it.
  const rested = useRef(view);
  if (!moving.current) rested.current = view;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = (): View => moving.current ?? rested.current;
  const settle = (): void => {
    clearTimeout(timer.current);
    const last = moving.current;
    moving.current = null;
    if (!last) return;
    rested.current = last;
    if (handle.current) glide.current.rest(handle.current, last);
    setOwn(last);
  };
  const jump = (to: View): void => {
    moving.current = bounded(grid, stage, to);
    settle();
  };
  const move = (to: View): void => {
    const next = bounded(grid, stage, to);
    moving.current = next;
    if (handle.current) glide.current.move(handle.current, grid, stage, next);
    over.current?.place(next);
  };
  return {
    view,
    handle,
    /** Of what lies over the board and goes with it. */
    over,
    /** The view as it is at this moment, also while it moves. */
    now,
    settle,
    pan(dx: number, dy: number) {
      const from = now();
      move({ ...from, x: from.x + dx, y: from.y + dy });
    },
    zoom(factor: number, at: { x: number; y: number } = { x: stage.width / 2, y: stage.height / 2 }) {
      move(zoomed(now(), factor, at));
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, REST_MS);
    },
    /** Brings points into sight; not while the player moves the board. */
    frame(points: readonly { x: number; y: number }[]) {
      const to = moving.current ? null : framed(grid, stage, view, points);
      if (to) jump(to);
    },
    fit: () => jump(wholeBoard(grid, stage)),
  };
}
