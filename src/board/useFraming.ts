import { useEffect, useRef } from 'react';
import type { GameEvent } from '../engine/kernel/types';
import { type Act, figuresOf } from './act';
import { type Grid, middle } from './metrics';
import type { Scene } from './scene';

/**
 * Brings those into sight whom the thing shown is about, once for each thing: the player may look elsewhere then.
 * @param frame brings points of the board into sight
 */
export function useFraming(
  event: GameEvent | null,
  act: Act,
  { figures }: Scene,
  grid: Grid,
  frame: (points: { x: number; y: number }[]) => void,
): void {
  const look = useRef<() => void>(undefined);
  look.current = () => {
    const named = event ? figuresOf(event, act) : [];
    frame(figures.filter(({ id }) => named.includes(id)).map(({ at, size }) => middle(grid, at, size)));
  };
  useEffect(() => {
    if (event) look.current?.();
  }, [event]);
}
