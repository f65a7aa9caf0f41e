import { type RefObject, useEffect, useRef } from 'react';
import {
  HOLD_MS,
  type Point,
  type PointerAct,
  type PointerInput,
  type PointerState,
  pointer,
  RESTING,
} from './pointer';

interface PointerUse {
  box: RefObject<HTMLElement | null>;
  /** The space at a point of the element, in pixels. */
  spaceAt: (point: Point) => number | null;
  act: (act: PointerAct) => void;
  /** The space that is picked. */
  plan: number | null;
}

/** One turn of the wheel. */
const WHEEL = 1.1;

/** Lets an element feed the states of the pointer; buttons inside it stay buttons. */
export function usePointer(use: PointerUse): void {
  const latest = useRef(use);
  latest.current = use;
  const feed = useRef<(input: PointerInput) => void>(undefined);
  const { box, plan } = use;

  useEffect(() => {
    let state: PointerState = RESTING;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (input: PointerInput): void => {
      const [next, acts] = pointer(state, input);
      state = next;
      for (const each of acts) {
        if (each.do !== 'wait') latest.current.act(each);
        else {
          clearTimeout(timer);
          if (each.on) timer = setTimeout(() => take({ is: 'held' }), HOLD_MS);
        }
      }
    };
    feed.current = take;
    const element = box.current;
    if (!element) return;

    const pointOf = (e: MouseEvent): Point => {
      const edge = element.getBoundingClientRect();
      return { x: e.clientX - edge.left, y: e.clientY - edge.top };
    };
    const onButton = (e: Event): boolean => e.target instanceof Element && e.target.closest('button') !== null;
    // How many clicks in a row this one is; known for a mouse only.
    let clicks = 0;
    const down = (e: PointerEvent): void => {
      clicks = 0;
      if (e.button === 2 || onButton(e)) return;
      const at = pointOf(e);
      element.setPointerCapture?.(e.pointerId);
      take({ is: 'down', id: e.pointerId, touch: e.pointerType !== 'mouse', space: latest.current.spaceAt(at), ...at });
    };
    const move = (e: PointerEvent): void => {
      const at = pointOf(e);
      take({ is: 'move', id: e.pointerId, space: latest.current.spaceAt(at), ...at });
    };
    const up = (e: PointerEvent): void => take({ is: 'up', id: e.pointerId, twice: clicks > 1 });
    const cancel = (e: PointerEvent): void => take({ is: 'cancel', id: e.pointerId });
    const leave = (): void => take({ is: 'leave' });
    // The right button shows what a long press shows; on touch screens the browser sends this for a long press, too.
    const menu = (e: MouseEvent): void => {
      e.preventDefault();
      const space = latest.current.spaceAt(pointOf(e));
      if (space !== null && state.at.startsWith('resting')) latest.current.act({ do: 'hold', space });
    };
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      latest.current.act({ do: 'zoom', factor: e.deltaY < 0 ? WHEEL : 1 / WHEEL, about: pointOf(e) });
    };
    // The board is no control: pointing at it leaves the focus to nothing, and to the board's mirror what it has.
    const press = (e: MouseEvent): void => {
      clicks = e.detail;
      if (onButton(e)) return;
      e.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !element.contains(activeElement)) activeElement.blur();
    };
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('mousedown', press, { signal });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, [box]);

  useEffect(() => feed.current?.({ is: 'planned', plan }), [plan]);
}
