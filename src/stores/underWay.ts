/** The Action that the figure on turn has begun and not ended: what is asked meanwhile comes between. */
import type { State } from '../engine/state/state';
import type { MenuGroup } from './selection';

export interface UnderWay {
  group: Extract<MenuGroup, 'move' | 'attack'>;
  /** Movement Points left; null where they do not count. */
  points: number | null;
}

/** The outermost Action under way; null for none. */
export function underWay({ stack, turn }: State): UnderWay | null {
  for (const frame of stack) {
    if (frame.kind === 'move' && frame.figure === turn.figure && frame.mode === 'action')
      return { group: 'move', points: frame.points };
    if (frame.kind === 'attack' && frame.attacker === turn.figure && !frame.over)
      return { group: 'attack', points: null };
  }
  return null;
}
