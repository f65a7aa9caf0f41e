/** Attacks, Checks, rolls, the events that lines wait for and their conditions (docs/card-language.md, sections 4 and 5). */
import type { DiceSymbol } from '../dice/faces';
import type { DamageType, EffectName, Num, Quantity, SkillName, Span } from './amounts';
import type { Bonus } from './effects';
import type { Figures, Holding, Near, Place, SpaceSpec, Whom } from './figures';

export interface AttackKind {
  /** Printed manner; absent: any Attack. `Break` is a Break Attack. */
  mode?: 'Melee' | 'Ranged' | 'Melee/Ranged' | 'Break';
  range?: Num;
}
export interface ActKind {
  order?: 1 | 2 | 3;
  kinds: (AttackKind | 'SPELL')[];
  thisTurn?: boolean;
  article?: 'a' | 'your' | 'that' | 'the';
}
export type CheckKind = { check: 'Conviction' } | { check: 'Skill' } | { check: SkillName };
export type RollKind =
  | { roll: 'attack'; attack: AttackKind }
  | { roll: 'dodge' }
  | { roll: 'force' }
  | { roll: 'check'; check: CheckKind }
  | { roll: 'any' };
export interface DamageFilter {
  atLeast?: Num;
  type?: DamageType;
  notIrreducible?: boolean;
}
export interface SourceFilter {
  otherThan?: boolean;
  by: Whom | { attack: ActKind } | 'one source' | { item: string };
}

/** Events of section 4. `who` is the subject; absent means `you`. */
export type EventSpec =
  | { e: 'makeAttack'; who?: Whom; attack: ActKind; against?: Whom }
  | { e: 'chooseTarget'; attack: ActKind }
  | { e: 'isTarget'; who: Whom; attack: ActKind }
  | { e: 'dodge'; who: Whom }
  | { e: 'dodgeSuccess'; who: Whom }
  | { e: 'rolling'; who?: Whom; roll: RollKind }
  | { e: 'rolled'; who: Whom; roll?: RollKind }
  | { e: 'rolledAgainst'; roll: RollKind; who: Whom }
  | { e: 'hit'; who?: Whom; target?: Whom; attack?: ActKind }
  | { e: 'miss'; who?: Whom; target?: Whom; attack?: ActKind }
  | { e: 'wouldDetermineDamage'; who: Whom; attack: ActKind; against?: boolean }
  | { e: 'spellWouldAffect'; who: Whom }
  | { e: 'determiningDamage'; attack?: ActKind }
  | { e: 'wouldDeal'; who: Whom; damage: DamageFilter; to?: Whom; attack?: ActKind }
  | { e: 'wouldBeDealt'; who: Whom; damage: DamageFilter; source?: SourceFilter }
  | { e: 'isDealt'; who: Whom; damage: DamageFilter; source?: SourceFilter }
  | { e: 'deals'; who: Whom; damage: DamageFilter; to?: Whom }
  | { e: 'heals'; who: Whom; source?: SourceFilter }
  | { e: 'wouldBeDefeated'; who: Whom; by?: Whom }
  | { e: 'isDefeated'; who: Whom; by?: Whom }
  | { e: 'defeats'; who: Whom; target: Whom }
  | { e: 'spawns'; who: Whom }
  | { e: 'castSpell'; who?: Whom }
  | { e: 'determiningForce' }
  | { e: 'forceDetermined' }
  | { e: 'makeCheck'; who?: Whom; check: CheckKind }
  | { e: 'checkResult'; who: Whom; passed: boolean; check: CheckKind; by?: Num; againstYourSpell?: boolean }
  | { e: 'resolving'; attack: ActKind; result?: 'hit' | 'missed' }
  | { e: 'affectedBy'; who: Whom; attack: ActKind }
  | { e: 'gains' | 'loses'; who: Whom; holding: Holding }
  | { e: 'turnStarts' | 'turnEnds'; who: Whom; place?: Place; holding?: Holding }
  | { e: 'comesToBe'; who: Whom; place: Place }
  | { e: 'enters' | 'leaves'; who: Whom; space: SpaceSpec }
  | { e: 'isMoved'; who: Whom }
  | { e: 'drawsLos'; who: Whom; to: Whom }
  | { e: 'provokes'; who: Whom; would?: boolean; from?: Whom }
  | { e: 'makesMove'; who: Whom }
  | { e: 'uses' | 'activates'; who: Whom; what: string }
  | { e: 'wouldMakeStandardAction' | 'wouldUseStandardAbility'; who: Whom }
  | { e: 'usesToken'; who: Whom; token: string; on?: Whom }
  | { e: 'paysSp'; who: Whom; thisCard?: boolean };

export type Moment =
  | { m: 'when'; events: EventSpec[]; freq?: { first: Span } | { once: Span } }
  | { m: 'anyTime' }
  | { m: 'encounterAction' }
  | { m: 'phase'; phase: 'Status' | 'Refresh'; of?: Whom }
  | { m: 'at'; edge: 'start' | 'end'; of: 'your turn' | { each?: boolean; span: Span } };

interface RollFace {
  face: 'Skull';
}
interface SymbolFace {
  symbols: { n: number; symbol: DiceSymbol }[];
}

export type Cond =
  | { c: 'has'; who: Whom; holding: Holding; not?: boolean }
  | { c: 'alreadyHad'; who: Whom; holding: Holding }
  | { c: 'is'; who: Whom; whom: Whom; not?: boolean }
  | { c: 'isPlace'; who?: Whom; place: Place; not?: boolean }
  | { c: 'isNear'; who: Whom; near: Near; not?: boolean }
  | { c: 'flanking'; who?: Whom; target?: Whom }
  | { c: 'isDefeated'; who: Whom; not?: boolean }
  | { c: 'thereIs'; figures: Figures; none?: boolean }
  | { c: 'compare'; left: Quantity; op: '=' | '>=' | '<=' | '>' | '<'; right: Quantity }
  | { c: 'equipped'; gear: Gear }
  | { c: 'nth'; n: number; what: 'round' | 'turn' }
  | { c: 'nthAttack'; n: number; attack: AttackKind; your?: boolean; against?: Whom }
  | { c: 'attackedThisTurn'; who: Whom; whom: Whom; damaged?: boolean }
  | { c: 'dodgedThisAttack'; who: Whom }
  | { c: 'inflictedBy'; who: Whom; effect: EffectName }
  | { c: 'attackResult'; result: 'hit' | 'missed'; by?: Num }
  | { c: 'attackWouldMiss' }
  | { c: 'madeWithThisCard'; not?: boolean }
  | { c: 'shows'; face: RollFace | SymbolFace; not?: boolean }
  | { c: 'reachable'; who: Whom; attack?: AttackKind; bonuses?: Bonus[] }
  | { c: 'otherwise' };

export interface Conds {
  join: 'and' | 'or';
  of: Cond[];
}

export interface Gear {
  n?: number;
  hands?: 1 | 2;
  icon?: 'Melee' | 'Ranged';
  tags: string[];
}
