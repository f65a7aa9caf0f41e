/** Every frame kind with its local values. A frame is plain JSON; its procedure stands in frames/<kind>.ts. */
import type { Ability, Bonus, Course, DamageType, Manner } from '../abilities/ast';
import type { DiceSymbol, DieName } from '../dice/faces';
import type { AskInit, FrameBase, FrameInit, Option, Part } from '../kernel/types';
import type { Point } from '../points/lines';
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
export interface AttackFrame extends FrameBase {
  kind: 'attack';
  attacker: FigureId;
  target: FigureId;
  mode: 'melee' | 'ranged';
  /** Largest Range of this Attack in spaces; Melee without REACH: 1. */
  range: number;
  cause: 'standard' | 'ability' | 'break' | 'counter' | 'ai';
  /** Break Attack on a figure that is moved: no Counter (A1.counter.16). */
  forced?: boolean;
  /** Own targeting rules replace Range and Line of Sight. */
  ignoring?: string[];
  /** Bonuses given to this Attack and the lines where they come from. */
  bonuses: { bonus: Bonus; from: LineRef | null; owner: FigureId }[];
  /** Lines given to this Attack (`[FU: ...]`). */
  riders: { line: Ability; owner: FigureId }[];
  pool: Die[];
  empowered: boolean;
  dodge: { used: boolean; skull: boolean; bonus: number; free?: boolean } | null;
  /** Symbols still to spend: rolled and gained, less those spent or ignored. */
  symbols: Record<DiceSymbol, number>;
  gained: Record<DiceSymbol, number>;
  spent: Record<DiceSymbol, number>;
  /** Target when it was named; REDIRECT changes `target`. */
  declared: FigureId;
  roll: { dice: number; bonus: Part[]; total: number; skull: boolean } | null;
  defense: number | null;
  forcedResult: 'hits' | 'misses' | null;
  hit: boolean | null;
  difference: number;
  /** Parts of the Damage while it is Determined. */
  amounts: { type: DamageType; part: Part }[];
  finalDamage: number;
  /** Place in state.turn.attacks. */
  record: number;
  /** Targets already named: a REDIRECT goes to another. */
  named: FigureId[];
  followUpsClosed: boolean;
  /** Lines that start an Action or Free Movement once this Attack is over. */
  queued: Queued[];
  /** Resolved or ended: its queued lines run. */
  over: boolean;
  /** Who Counters this Attack, by a line or for SP. */
  counter: FigureId | null;
  /** Whom a Counter for SP is against, and how. */
  counterAt?: { target: FigureId; mode?: 'melee' | 'ranged' };
}
export interface DiceFrame extends FrameBase {
  kind: 'dice';
  figure: FigureId;
  purpose: RollPurpose;
  dice: Die[];
  bonus: Part[];
  /** Frame that rolls. */ about: number;
  against: FigureId | null;
  rerolls: number;
  scene: Scene;
}
/** Typed amounts to one figure from one source. Its result: { dealt, amounts }. */
export interface DamageFrame extends FrameBase {
  kind: 'damage';
  target: FigureId;
  amounts: { type: DamageType; part: Part }[];
  source: {
    kind: 'attack' | 'spell' | 'ability' | 'effect' | 'movement' | 'rule';
    by: FigureId | null;
    name: string;
    attack?: number;
    spell?: number;
    armorPiercing?: number;
    ignoreArmor?: boolean;
  };
  final: Partial<Record<DamageType, number>>;
  dealt: number;
  before: number;
}
export interface DefeatFrame extends FrameBase {
  kind: 'defeat';
  figure: FigureId;
  by: FigureId | null;
  outright: boolean;
  prevented?: boolean;
  loot: number;
  /** The space that it has left. */
  space?: number;
}
export interface CheckFrame extends FrameBase {
  kind: 'check';
  figure: FigureId;
  check: 'conviction' | 'skill';
  skill?: string;
  difficulty: number;
  bonus: Part[];
  /** Frame id of the spell or ability that asks for it. */ about: number;
  by: FigureId | null;
  total: number;
  passed: boolean | null;
  willingly?: boolean;
  /** The BLACK die alone decides: the Skull fails, anything else passes (A1.skill-check.11). */
  alone?: boolean;
  /** Part of a Combined Skill Check: the sum of all decides (A1.skill-check.09). */
  combined?: boolean;
}
export interface SpellFrame extends FrameBase {
  kind: 'spell';
  caster: FigureId;
  targets: FigureId[];
  x: number;
  force: number;
  bonuses: { bonus: Bonus; from: LineRef | null; owner: FigureId }[];
  empowered: boolean;
  i: number;
  failed: FigureId[];
  ability: number;
  skull: boolean;
  line: LineRef | null;
}
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
