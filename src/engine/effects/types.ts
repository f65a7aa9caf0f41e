/** How a verb of the card language is carried out. One file per verb (or family) in this folder. */
import type { Effect, EffectVerb, Sentence, Step, Whom } from '../abilities/ast';
import type { Game } from '../game';
import type { FrameInit } from '../kernel/types';
import type { AbilityFrame } from '../state/frames';
import type { FigureId } from '../state/state';

/** The effect of a verb. */
export type EffectOf<V extends EffectVerb> = Extract<Effect, { do: V }>;

export interface EffectContext {
  /** The line being carried out; `frame.note` is free for the verb between start and resume. */
  frame: AbilityFrame;
  sentence: Sentence;
  step: Step;
  /** Who does it: the subject of the step, the owner of the line if none is named. */
  who: FigureId;
  /** The figure it is done to, for verbs that hit a target. */
  target: FigureId | null;
}

export interface Verb<V extends EffectVerb> {
  /**
   * The figures a verb hits when the line names them (`to`, `on`, `from`); undefined: its usual ones.
   * Present only on verbs that are done to a target; the line's frame runs them once for each.
   */
  target?: (effect: EffectOf<V>) => Whom | undefined;
  /** Figures among which a verb picks its own target (an Attack), for the options that name it first. */
  targets?: (g: Game, c: EffectContext, effect: EffectOf<V>) => FigureId[];
  /** Starts an Action or Free Movement: waits until the Action going on is Resolved. */
  action?: boolean;
  /** Asks where itself: a `may` before it makes that question passable instead of asking twice. */
  asks?: boolean;
  /** Needs a target figure: without one nothing happens. */
  aimed?: boolean;
  /** Whether anything would happen now. Changes nothing. */
  possible: (g: Game, c: EffectContext, effect: EffectOf<V>) => boolean;
  /** Whether anything would be different afterwards, for verbs that can also leave all as it is; nobody rolls for that. */
  changes?: (g: Game, c: EffectContext, effect: EffectOf<V>) => boolean;
  /** Does it, or returns a frame to run for it (its result comes to `resume`). */
  start: (g: Game, c: EffectContext, effect: EffectOf<V>) => FrameInit | undefined;
  resume?: (g: Game, c: EffectContext, effect: EffectOf<V>, result: unknown) => FrameInit | undefined;
}

/** Every verb has exactly one handler: a missing one does not compile. */
export type Verbs = { [V in EffectVerb]: Verb<V> };
