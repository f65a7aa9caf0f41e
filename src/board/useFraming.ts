import { useEffect, useRef } from 'react';
import type { GameEvent } from '../engine/kernel/types';
import { type Act, figuresOf } from './act';
import type { Overlay, Spot } from './marks';
import { type Grid, middle } from './metrics';
import type { Scene } from './scene';

/**
 * Brings those into sight whom the thing shown is about, and whom a new question is about; once for each: the player may
 * look elsewhere then.
 * @param ask number of the open question
 * @param frame brings points of the board into sight
 */
export function useFraming(
  event: GameEvent | null,
  act: Act,
  { figures }: Scene,
  { grid, stage, ask, overlay }: { grid: Grid; stage: Grid; ask: number | undefined; overlay: Overlay },
  frame: (points: Spot[]) => void,
): void {
  const look = useRef<() => void>(undefined);
  look.current = () => {
    const named = event ? figuresOf(event, act) : figures.filter(({ asked }) => asked).map(({ id }) => id);
    const points = figures.filter(({ id }) => named.includes(id)).map(({ at, size }) => middle(grid, at, size));
    const attack = overlay.lines.filter(({ strike }) => strike).flatMap(({ from, to }) => [from, to]);
    frame([...points, ...attack]);
  };
  // Another size of the stage may hide them again.
  const cause = `${ask} ${stage.width} ${stage.height}`;
  useEffect(() => {
    if (event ?? cause) look.current?.();
  }, [event, cause]);
}
