/** Every frame kind with its local values. A frame is plain JSON; its procedure stands in frames/<kind>.ts. */
import type { Ability, DamageType } from '../abilities/ast';
import type { DieName } from '../dice/faces';
import type { AskInit, FrameBase, FrameInit, Option, OptionCost, Part } from '../kernel/types';
import type { Point } from '../points/point';
import type { AttackFrame, CheckFrame, DamageFrame, DefeatFrame, DiceFrame, SpellFrame } from './attackFrames';
import type {
  BreakAttackFrame,
  DisplaceFrame,
  EscapeFrame,
  ForcedMoveFrame,
  JumpFrame,
  MoveFrame,
  StepFrame,
} from './moveFrames';
import type { FigureId, LineRef } from './state';

export interface Die {
  die: DieName;
  /** Face index, null before the roll. */
  face: number | null;
  /** Where the die comes from: a card key, empower, filler. */
  from: string;
}

export type RollPurpose = 'attack' | 'dodge' | 'force' | 'conviction' | 'skill' | 'jump' | 'effect';

/** What a moment is about, as seen by the lines that answer it. Plain JSON, kept in window and ability frames. */
export interface Scene {
  /** Who does it (attacker, caster, roller, mover, the one that is dealt Damage ...): `that figure`, `it`. */
  subject: FigureId | null;
  /** Whom it is done to. */
  object?: FigureId | null;
  /** Attack frame of the moment. */
  attack?: number;
  /** Spell frame of the moment. */
  spell?: number;
  /** Dice frame, check frame, damage frame, move frame. */
  dice?: number;
  check?: number;
  damage?: number;
  move?: number;
  roll?: RollPurpose;
  /** A skill, Conviction Check result, amounts. */
  passed?: boolean;
  by?: number;
  amounts?: Partial<Record<DamageType, number>>;
  /** Who dealt Damage, Defeated, inflicted. */
  source?: FigureId | null;
  effect?: string;
  token?: string;
  space?: number;
  /** What was used or activated, by its names in lower case. */
  names?: string[];
  /** A Break Attack is about to be made: `object` strikes. */
  strikes?: boolean;
  /** What is about to be done: a Standard Action or a Standard Ability. */
  act?: 'action' | 'ability';
}

export interface EncounterFrame extends FrameBase {
  kind: 'encounter';
  placed: number;
}
export interface RoundFrame extends FrameBase {
  kind: 'round';
  /** Figures of the Track entry going on that still take their turn. */ queue: FigureId[];
  /** What a duration that ended sets off, still to run. */ due?: FrameInit[];
}
/** One turn of one figure: Start, Status, Refresh, Action or Activation, End. */
export interface TurnFrame extends FrameBase {
  kind: 'turn';
  figure: FigureId /** No more Actions: the End of Turn Phase follows. */;
  ended?: boolean;
  /** The Standard Action that is about to be made. */ wish?: Option;
  /** Adventurers whose Items a Re-Equip Action took. */ givers?: FigureId[];
  /** What a duration that ended sets off, still to run. */ due?: FrameInit[];
}
/** Phase 3 of an Intelligent Combatant's turn: its AI Steps. */
export interface AiTurnFrame extends FrameBase {
  kind: 'aiTurn';
  figure: FigureId /** Place of the AI Step looked at, from 0. */;
  index: number /** Part of its `do` list. */;
  part: number;
  anyTrue: boolean;
  /** Attacks of the turn before the part being performed. */ attacks?: number;
  /** Figures picked last, for `the target` of later parts. */ target: FigureId | null;
}
/** Collects and offers what figures may do at a point, until everyone has passed in a row. */
export interface WindowFrame extends FrameBase {
  kind: 'window';
  point: Point;
  scene: Scene;
  passed: string[];
  /** Lines that already acted here and act once. */ done: string[];
}
/** One line of the card language being carried out. Result: { did }. */
export interface AbilityFrame extends FrameBase {
  kind: 'ability';
  line: LineRef;
  ability: Ability;
  owner: FigureId;
  scene: Scene;
  /** Sentence, step, subject and target looked at. */
  i: number;
  j: number;
  k: number;
  u: number;
  x: number | null;
  spSpent: number;
  /** How often a Symbol Ability paid for is done. */
  times: number;
  /** Figures aimed at (Target, SPELL) and the sentence and step where the loop over them begins. */
  aim: { targets: FigureId[]; at: number; from: [number, number]; spell: boolean; force: number } | null;
  /** Figure picked last. */
  target: FigureId | null;
  picked: FigureId[];
  subjects: FigureId[];
  /** Subject that the first sentence named: `it`. */
  it: FigureId | null;
  targets: FigureId[];
  /** The sentence before happened in full. */
  did: boolean;
  ifWas: boolean;
  passedCheck: boolean | null;
  /** Place of the step whose turn among several Actions is settled. */
  inOrder?: number;
  /** Track entries that its Spawns have brought. */
  joined?: number;
  /** Totals of a Combined Skill Check so far. */
  combined?: number;
  anything: boolean;
  damageDealt: number;
  healed: number;
  difference: number;
  lastRoll: Die[];
  /** Effects that figures had before this line began. */
  hadBefore: Record<FigureId, string[]>;
  /** First target named with the option, used for the first pick. */
  first: FigureId | null;
  /** Local notes of the verb being carried out. */
  note?: unknown;
  paid: boolean;
  /** Not told yet that it is used, and what is told then; left out once it is. */
  untold?: { cost: OptionCost; target: FigureId | null };
  /** Names of the card or token, from before it was paid for. */
  names?: string[];
  /** A sentence that comes later: only that one is run. */
  only?: boolean;
  /** Place of the chosen alternative of `Choose one`. */
  chosen?: number;
}
/** A line that waits until the Action going on is Resolved (card language section 2.9). */
export interface Queued {
  line: LineRef;
  ability: Ability;
  owner: FigureId;
  scene: Scene;
  target: FigureId | null;
  x: number | null;
  untold?: AbilityFrame['untold'];
}
/** Checks against FORCE (X) of a Spell-Like Ability. Result: { failed, force }. */
export interface ForceFrame extends FrameBase {
  kind: 'force';
  owner: FigureId;
  ability: number;
  targets: FigureId[];
  parts: Part[];
  force: number;
  i: number;
  failed: FigureId[];
  scene: Scene;
  line: LineRef;
}
/** A plain question whose answer is the result. */
export interface ChooseFrame extends FrameBase {
  kind: 'choose';
  ask: AskInit;
}
export interface SpawnFrame extends FrameBase {
  kind: 'spawn';
  card: string;
  n: number;
  spaces: number[];
  side: 'adventurers' | 'opponents';
  by: FigureId | null;
  /** The Activation Number wished for. */ number?: number;
  /** Track entries that came with it. */ joined?: number;
  /** The figure that is being placed. */ figure?: FigureId;
}
/** Combatant Loot cards drawn for a Defeat by `figure`. */
export interface LootFrame extends FrameBase {
  kind: 'loot';
  figure: FigureId | null;
  n: number;
  /** An Item card whose Item is still to be handed out. */ card?: 'item' | 'unique';
}
/** An End Condition was met: rewards, Gold, the end. */
export interface EndFrame extends FrameBase {
  kind: 'end';
  outcome: 'won' | 'lost';
  end: string | null;
  i: number;
}

/** Weapons became illegal (A1.equip.12), Items were taken by another Adventurer (A1.std-action.10), or the party Restores. */
export interface ReEquipFrame extends FrameBase {
  kind: 'reEquip';
  figure: FigureId;
  cause: 'illegal' | 'taken' | 'restored';
}
/** An Encounter Action on a Loot token: its text, then it is discarded. */
export interface ActivateTokenFrame extends FrameBase {
  kind: 'activateToken';
  token: string;
  figure: FigureId;
  i: number;
  /** Totems that came into sight at once, with who sees them. */
  among?: { token: string; figure: FigureId }[];
}

export type Frame =
  | EncounterFrame
  | RoundFrame
  | TurnFrame
  | AiTurnFrame
  | AttackFrame
  | DiceFrame
  | DamageFrame
  | DefeatFrame
  | CheckFrame
  | SpellFrame
  | MoveFrame
  | StepFrame
  | BreakAttackFrame
  | JumpFrame
  | ForcedMoveFrame
  | DisplaceFrame
  | EscapeFrame
  | WindowFrame
  | AbilityFrame
  | ChooseFrame
  | ForceFrame
  | SpawnFrame
  | LootFrame
  | EndFrame
  | ReEquipFrame
  | ActivateTokenFrame;
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
