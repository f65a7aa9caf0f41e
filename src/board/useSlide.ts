import Konva from 'konva/lib/Core';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets a drawn thing slide when its place changes. Gives the ref for its node.
 * @param ms time of a slide; 0: it is there at once
 */
export function useSlide<N extends Konva.Node>(x: number, y: number, ms: number): RefObject<N | null> {
  const node = useRef<N>(null);
  const place = useRef({ x, y });
  const time = useRef(ms);
  time.current = ms;
  useLayoutEffect(() => {
    const from = place.current;
    place.current = { x, y };
    const { current } = node;
    if (!current || (from.x === x && from.y === y)) return;
    if (time.current === 0) {
      current.position({ x, y });
      return;
    }
    current.position(from);
    const tween = new Konva.Tween({ node: current, x, y, duration: time.current / 1000 });
    tween.play();
    // It must not be put where this slide led: the node has its next place by the time that this runs.
    return () => tween.destroy();
  }, [x, y]);
  return node;
}
