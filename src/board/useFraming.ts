import { useEffect, useRef } from 'react';
import type { GameEvent } from '../engine/kernel/types';
import type { LinePlace } from '../stores/lookBack';
import { type Act, figuresOf } from './act';
import type { Overlay, Spot } from './marks';
import { type Grid, middle } from './metrics';
import type { Scene } from './scene';

interface Framing {
  grid: Grid;
  stage: Grid;
  ask: number | undefined;
  moment: LinePlace | null;
  overlay: Overlay;
  /** Who is aimed at by an answer that was picked beside the board. */
  aimed: string | null;
}

/**
 * Brings those into sight whom the thing shown is about, whom a new question is about, and who is aimed at; once for each: the player may
 * look elsewhere then.
 * @param ask number of the open question @param moment the earlier moment that is looked at, if one is
 * @param frame brings points of the board into sight
 */
export function useFraming(
  event: GameEvent | null,
  act: Act,
  { figures }: Scene,
  { grid, stage, ask, moment, overlay, aimed }: Framing,
  frame: (points: Spot[]) => void,
): void {
  const look = useRef<() => void>(undefined);
  look.current = () => {
    const about = figures.filter(({ asked, active }) => (moment ? active : asked)).map(({ id }) => id);
    const named = event ? figuresOf(event, act) : aimed ? [...about, aimed] : about;
    const points = figures.filter(({ id }) => named.includes(id)).map(({ at, size }) => middle(grid, at, size));
    const attack = overlay.lines.filter(({ strike }) => strike).flatMap(({ from, to }) => [from, to]);
    frame([...points, ...attack]);
  };
  // Another size of the stage may hide them again.
  const cause = `${ask} ${moment?.n} ${moment?.event} ${stage.width} ${stage.height} ${aimed}`;
  useEffect(() => {
    if (event ?? cause) look.current?.();
  }, [event, cause]);
}
