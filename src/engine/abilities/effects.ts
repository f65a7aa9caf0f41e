/** What lines do, and the bonuses they give (docs/card-language.md, sections 8 and 9). */
import type { DiceSymbol, DieName } from '../dice/faces';
import type {
  Count,
  DamageType,
  EffectName,
  Keyword,
  Num,
  Owner,
  Quantity,
  SkillName,
  StatName,
  TerrainName,
} from './amounts';
import type { Ability, Step } from './ast';
import type { Near, One, SpaceSpec, Whom } from './figures';
import type { AttackKind, Gear } from './moments';

/** `all`: every die of the pool (`n` is 0 then). `gear`: the die printed on that equipped Item. */
export interface DiceSpec {
  n: Num;
  all?: boolean;
  die?: DieName;
  pool?: { owner: Owner; what: 'Casting' | 'Conviction' | 'Combat' };
  gear?: Gear;
}
export type Dmg =
  | { n: Num; type: DamageType; per?: Count }
  | { dice: DiceSpec; type: DamageType }
  | { equal: Quantity; type: DamageType };

export type Guard =
  | { g: 'damage'; type: DamageType }
  | { g: 'effect'; effect: EffectName }
  | { g: 'spells' }
  | { g: 'effects' }
  | { g: 'allDamage' }
  | { g: 'attacks'; mode: 'Melee' | 'Ranged' };

export type Bonus =
  | { b: 'stat'; stat: StatName; n: number; per?: Count }
  | { b: 'slot'; slot: 'CONSUMABLE' | 'RELIC' | 'ACCESSORY' | 'PACK'; n: number }
  | { b: 'attackRoll'; n: Num; sign: 1 | -1; per?: Count }
  | { b: 'roll'; n: Num; sign: 1 | -1 }
  | { b: 'dodge'; n: Num; sign: 1 | -1 }
  | { b: 'force'; n: Num; sign: 1 | -1 }
  | { b: 'damage'; type: DamageType | 'same'; n: Num; sign: 1 | -1; per?: Count }
  | { b: 'armorPiercing'; n: Num }
  | { b: 'ignoreArmor' }
  | { b: 'finesse'; die: DieName }
  | { b: 'empower' }
  | { b: 'backstab' }
  | { b: 'resistance' | 'immunity'; guards: Guard[] }
  | { b: 'keyword'; keyword: Keyword }
  | { b: 'rider'; line: Ability };

type BonusScope = 'your Attacks' | 'your Melee ATKs' | 'your Ranged ATKs' | 'your SPELLS' | 'your Symbol Abilities';

export type Gain =
  | { g: 'effect'; effect: EffectName }
  | { g: 'token'; n: Num; token: string; limit?: number }
  | { g: 'sp'; n: Num }
  | { g: 'bonus'; bonus: Bonus }
  | { g: 'gold' | 'xp'; n: Num }
  | { g: 'random'; n: Num; slot: 'CONSUMABLE' | 'RELIC' | 'ACCESSORY' }
  | { g: 'item'; name: string };

export type Course =
  | { to: 'towards' | 'awayFrom' | 'fartherFrom' | 'farthestFrom' | 'beAdjacentTo'; whom: Whom }
  | { to: 'beWithinRange' | 'beWithinSpaces'; n: Num; whom: Whom }
  | { to: 'beAdjacentToMost' }
  | { to: 'space'; space: SpaceSpec };
export interface Manner {
  noBreakAttacks?: boolean;
  noMoreSp?: boolean;
  throughOpponents?: boolean;
}

export type DiceWhich =
  | { w: 'thatRoll' }
  | { w: 'aRollYouMade' }
  | { w: 'anyInPool' }
  | {
      w: 'dice';
      quant: 'any' | 'all' | Num;
      of: 'those' | { owner: Owner; what: 'Combat' | 'Conviction' };
      filter?: 'exceptBlack' | 'lowest';
    }
  | { w: 'die'; n: number };

export type Removed =
  | { r: 'anyEffect'; sign?: 'negative' | 'positive' }
  | { r: 'allEffects' }
  | { r: 'effect'; effect: EffectName }
  | { r: 'token'; n: Num | 'all'; token: string };

export type Ban =
  | 'DODGE'
  | 'COUNTER'
  | 'EMPOWER'
  | 'make a MOVE'
  | 'Move'
  | 'make Attacks'
  | 'make Actions'
  | 'cast SPELLS'
  | 'use Abilities'
  | 'have Positive Effects'
  | 'remove Damage'
  | 'remove Effects'
  | 'be moved'
  | 'leave its space'
  | { jump: TerrainName }
  | { leave: SpaceSpec };

/** The verbs. Each has one grammar rule, one file in engine/effects, one printer case and one test. */
export type Effect =
  | { do: 'deal'; dmg: Dmg; to?: Whom }
  | { do: 'reduceDamage'; by: Quantity }
  | { do: 'ignoreDamage'; type?: DamageType }
  | { do: 'heal'; n: Quantity }
  | { do: 'defeat'; whom?: Whom }
  | { do: 'notDefeated' }
  | { do: 'inflict'; effects: EffectName[]; on?: Whom; random?: boolean }
  | { do: 'gain'; gains: Gain[] }
  | { do: 'loseSp'; n: Num }
  | { do: 'remove'; what: Removed; from?: Whom }
  | { do: 'removeThisToken' }
  | {
      do: 'attack';
      howMany?: Num;
      upTo?: boolean;
      attack: AttackKind;
      bonuses?: Bonus[];
      against?: Whom;
      prior?: Whom;
      ignoring?: string[];
      times?: Num;
    }
  | { do: 'sameAttack'; against?: Whom }
  | { do: 'moveAction'; bonuses?: Bonus[]; course?: Course; manner?: Manner }
  | {
      do: 'move';
      n: Num | 'any';
      upTo?: boolean;
      anyDirection?: boolean;
      bonuses?: Bonus[];
      course?: Course;
      manner?: Manner;
    }
  | { do: 'dodge'; bonuses?: Bonus[] }
  | { do: 'counter' }
  | { do: 'push'; n: Quantity }
  | { do: 'pull'; n: Quantity }
  | { do: 'command'; n: Quantity }
  | { do: 'leap'; n: Num; course?: Course }
  | { do: 'swap'; with: Whom }
  | { do: 'warp'; whom?: Whom; to: SpaceSpec }
  | { do: 'displace'; whom?: Whom }
  | { do: 'reroll'; which: DiceWhich }
  | { do: 'chooseResult'; which: DiceWhich }
  | { do: 'turnHighest'; which: DiceWhich }
  | { do: 'addDice'; dice: DiceSpec }
  | { do: 'addSymbols'; n: Num; symbol: DiceSymbol }
  | { do: 'ignoreSymbols'; n: Num }
  | { do: 'roll'; dice: DiceSpec }
  | { do: 'attackResult'; result: 'hits' | 'misses' }
  | { do: 'passCheck' }
  | { do: 'check'; skill: SkillName; n: Num; combined?: boolean }
  | { do: 'redirect'; to: Whom }
  | { do: 'endTurn' }
  | { do: 'endActions' }
  | { do: 'costs'; n: Num; less: boolean }
  | { do: 'card'; what: 'Exhaust' | 'Un-Exhaust' | 'Flip' | 'discard' }
  | { do: 'unexhaustCards'; n: Num }
  /** `number`: the Activation Number that a Diagram shows. */
  | { do: 'spawn'; n: Num; name: string; number?: number; allies?: boolean; near?: Near; space?: SpaceSpec }
  | { do: 'placeToken'; n: Num; token: string; space: SpaceSpec }
  | { do: 'placeTerrain'; terrain: TerrainName; space: SpaceSpec }
  | { do: 'moveToken'; whom: Whom; n: Num; course?: Course }
  | { do: 'win'; name?: string }
  | { do: 'lose'; name?: string }
  /** `reveal`: a Hidden Card, by its code. */
  | { do: 'read'; name: string; reveal?: boolean }
  | { do: 'returnTo'; space: SpaceSpec }
  | { do: 'redistribute'; one: One; other: One }
  | { do: 'bonus'; bonuses: Bonus[]; scope?: BonusScope }
  | { do: 'ignoreTerrain'; terrain: TerrainName[] }
  | { do: 'ignoreMovementPenalties' }
  | { do: 'ignoreHeavy'; n: Num }
  | { do: 'noBreakAttacks'; from?: Whom }
  | { do: 'mayNot'; bans: Ban[] }
  | { do: 'chooseOne'; options: Step[][] }
  | { do: 'restore' }
  | { do: 'throw'; dice: DiceSpec; at?: Whom };

export type EffectVerb = Effect['do'];
