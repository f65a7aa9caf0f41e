/** Marks over the figures as plain data: paths, lines, plates with words. Units are those of the board. */
import type { WayStepView } from '../engine/query';
import type { PillSign, PillTone } from './paintTools';

export interface Spot {
  x: number;
  y: number;
}

/** A straight line between two figures or spaces, with what it meets. */
export interface SightMark {
  from: Spot;
  to: Spot;
  tone: 'pick' | 'foe' | 'quiet';
  /** An Attack that is going on. */
  strike: boolean;
  /** Where it is blocked: the line ends there in a cross. */
  blockedAt: Spot | null;
}

/** A way to a space, with what arises on the edges that it crosses. */
export interface PathMark {
  from: Spot;
  steps: (WayStepView & { spot: Spot })[];
  /** Where those stand who strike at a step, by figure. */
  strikers: Record<string, Spot>;
  tone: 'pick' | 'foe';
  /** Who goes there; null where the figure shows it by itself. */
  ghost: { card: string; name: string; foe: boolean } | null;
  /** What that costs, SP beyond those that any way costs; null for nothing. */
  cost: { points: number; sp: number } | null;
}

/** A plate with words, where it stands. */
export interface Label {
  text: string;
  tone: PillTone;
  sign?: PillSign;
  at: Spot;
}

/** A plate that is still to find its place. */
export interface Wanted extends Omit<Label, 'at'> {
  /** Middle of what it is about. */
  about: Spot;
  /** It belongs on the spot itself rather than beside it. */
  on?: boolean;
  /** The only places that it may take. */
  spots?: readonly Spot[];
}

export interface Overlay {
  paths: PathMark[];
  lines: SightMark[];
  labels: Label[];
}

export const NO_OVERLAY: Overlay = { paths: [], lines: [], labels: [] };
