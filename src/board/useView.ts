import type Konva from 'konva';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { bounded, framed, type Grid, type View, wholeBoard, zoomed } from './metrics';

/** How long after the last turn of the wheel figures and floor are drawn anew, in milliseconds. */
const REST_MS = 140;

/** Whether a finger points rather than a mouse. */
export const isCoarse = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Puts an element whose units are those of the board where the board is. */
export const placed = ({ scale, x, y }: View): string => `translate(${x}px, ${y}px) scale(${scale})`;

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
  const over = useRef<HTMLDivElement>(null);
  const moving = useRef<View | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = (): View => moving.current ?? view;
  const settle = useCallback((): void => {
    clearTimeout(timer.current);
    const last = moving.current;
    moving.current = null;
    if (last) setOwn(last);
  }, []);
  const move = (to: View): void => {
    const next = bounded(grid, stage, to);
    moving.current = next;
    handle.current?.position(next);
    handle.current?.scale({ x: next.scale, y: next.scale });
    if (over.current) over.current.style.transform = placed(next);
  };
  return {
    view,
    handle,
    /** Of an element that lies over the board and goes with it. */
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
      if (!to) return;
      move(to);
      settle();
    },
    fit() {
      move(wholeBoard(grid, stage));
      settle();
    },
  };
}
