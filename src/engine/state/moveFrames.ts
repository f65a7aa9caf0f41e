/** Frames of movement: walks, Jumps, Forced Movement, Break Attacks. */
import type { Course, Manner } from '../abilities/ast';
import type { FrameBase, Option } from '../kernel/types';
import type { Scene } from './frames';
import type { FigureId, LineRef } from './state';

/**
 * Movement of one figure one space at a time: the Move Action, Free Movement, planned paths of the program.
 * Result: { moved: number, ended?: string, choice?: Option } - `choice` is the menu option by which the player went on.
 */
export interface MoveFrame extends FrameBase {
  kind: 'move';
  figure: FigureId;
  mode: 'action' | 'free';
  /** Movement Points left (action) or spaces left (free; null: any number). */
  points: number | null;
  /** Forced by its wording: own Ability without may or up to (A1.forced-move.04). */
  forced?: boolean;
  anyDirection?: boolean;
  noMoreSp?: boolean;
  noBreakAttacks?: boolean;
  throughOpponents?: boolean;
  ignorePenalties?: boolean;
  /** Tags that count for this movement (FLIGHT). */
  keywords: string[];
  course?: Course;
  courseTargets?: FigureId[];
  manner?: Manner;
  /** Space to fall back to when cut short in another figure's space. */
  lastFree: number;
  start: number;
  startAdjacent: FigureId[];
  moved: number;
  /** Spaces still to enter when the path was decided beforehand (the program's plan). */
  path: PathStep[] | null;
  /** Must move so many spaces (forced, or AI `up to`). */
  line: LineRef | null;
  spPaid: number;
  /** The first step, chosen with the option that began the movement. */
  begin?: NextStep;
  /** Nothing but its own steps has happened since the way was planned: they need no second look. */
  quiet?: boolean;
  /** Where the step being made goes, and how many spaces it counts. */
  heading?: number;
  from?: number;
  length?: number;
  /** Why the movement was cut short. */
  ended?: string;
  /** The menu option by which the player went on. */
  choice?: Option;
  /** Spaces that a course `to <space>` means. */
  courseSpaces?: number[];
  /** Most spaces of one Jump of the program (default 2, Aggro 4). */
  jump?: number;
  /** Figures that it has Displaced: each is at most once (A1.tag-move.36). */
  displaced?: FigureId[];
  /** Size of its base, while it counts as one space (SQUEEZE). */
  squeeze?: [number, number];
}

/** What an option of kind move or jump stands for (`data`). */
export interface NextStep extends PathStep {
  /** Movement Points it takes. */
  points: number;
  /** SP spent on more Movement Points for it. */
  extra: number;
  /** SP to begin the movement. */
  base: number;
}

export type PathStep = {
  to: number;
  over?: number[] /** Movement Points, where they were worked out. */;
  cost?: number;
  /** From here on it squeezes. */
  squeeze?: boolean;
};

/** One space: Break Attacks, leaving, entering, Terrain. Result: { entered, quiet? }; quiet: nothing else has happened. */
export interface StepFrame extends FrameBase {
  kind: 'step';
  figure: FigureId;
  from: number;
  to: number /** The move or forcedMove frame that it is part of. */;
  move: number;
  forced: boolean;
  by: FigureId | null;
  /** Movement Points paid for it. */ cost: number;
  /** Lines of Sight of the new space still to be told. */ seen?: Scene[];
}

/** Break Attacks against a figure about to leave. Result: { moved: boolean } if the mover stands elsewhere or cannot go on. */
export interface BreakAttackFrame extends FrameBase {
  kind: 'breakAttack';
  figure: FigureId;
  forced: boolean;
  by: FigureId | null;
  strikers: FigureId[];
  /** Strikers whose Break Attack something else took the place of. */
  replaced?: FigureId[];
  from: number;
  move: number;
  /** Strikers of the players that passed since the last Break Attack. */ passed: FigureId[];
  /** The Break Attack about to be made. */ now?: Option;
}

/** Result: { entered: boolean, failed?: boolean }. */
export interface JumpFrame extends FrameBase {
  kind: 'jump';
  figure: FigureId;
  over: number[];
  from: number;
  to: number;
  move: number;
  cost: number;
  /** Lines of Sight of the new space still to be told. */ seen?: Scene[];
  failed?: boolean;
  /** Allies that may still try to catch the jumper: only one does (A1.jump.15). */ catcher?: FigureId;
  /** Out of what came under it, not in a movement: whoever fails is Defeated, with credit to `by` (A1.terrain.20). */
  escape?: { by: FigureId | null };
}

/**
 * Figures are put on the nearest unoccupied spaces, one after another, and are dealt Damage where the Ability says so
 * (A1.tag-move.06). Result: { displaced: FigureId[] }.
 */
export interface DisplaceFrame extends FrameBase {
  kind: 'displace';
  by: FigureId;
  figures: FigureId[];
  /** A PURPLE die of IRREDUCIBLE DMG to each of them, or to the opponents among them. */
  harm: 'all' | 'opponents' | null;
  /** Name of what does it, for the log: CRUSH, LEAP ... */ name: string;
  /** The figure put down last. */ now?: FigureId;
  displaced: FigureId[];
}

/** Figures Jump off what they stand on to the nearest safe spaces, one after another (A1.terrain.20, A1.tag-move.10). */
export interface EscapeFrame extends FrameBase {
  kind: 'escape';
  figures: FigureId[];
  by: FigureId | null;
  /** They may stay where they are; else they are Defeated if they do not get away. */ may: boolean;
  /** The figure that is asked. */ now?: FigureId;
}

/** PUSH, PULL, COMMAND, Current: a figure is moved. Result: { moved }. */
export interface ForcedMoveFrame extends FrameBase {
  kind: 'forcedMove';
  figure: FigureId;
  by: FigureId | null;
  verb: 'push' | 'pull' | 'command' | 'current';
  n: number;
  /** Direction chosen (push, command, current), 0 north to 3 west. */ direction:
    | number
    | null /** Spaces still to enter (pull). */;
  path: number[] | null;
  moved: number;
  /** Opponents adjacent when it began. */ startAdjacent: FigureId[];
  /** Space to fall back to when cut short in another figure's space. */ lastFree: number;
  /** Where the step being made goes. */ heading?: number;
  /** Figures that it has Displaced. */ displaced?: FigureId[];
}
