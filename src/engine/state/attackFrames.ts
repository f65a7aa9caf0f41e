/** Frames of Attacks, Spells, rolls and Damage. */
import type { Ability, Bonus, DamageType } from '../abilities/ast';
import type { DiceSymbol } from '../dice/faces';
import type { FrameBase, Part } from '../kernel/types';
import type { Die, Queued, RollPurpose, Scene } from './frames';
import type { FigureId, LineRef } from './state';

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
