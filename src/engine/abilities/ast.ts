/**
 * Typed ability data: what a line of the card language means. Plain JSON, no source text.
 * The parser (content/language) makes it, the printer turns it back into a line, the engine runs it.
 * Sections named in comments are those of docs/card-language.md.
 */
import type { DiceSymbol, DieName } from '../dice/faces';

export type DamageType = 'PHYSICAL' | 'MAGIC' | 'IRREDUCIBLE';
export type EffectName =
  | 'CONDEMN'
  | 'DARKNESS'
  | 'DISEASE'
  | 'PARALYZE'
  | 'POISON'
  | 'WILT'
  | 'BARRIER'
  | 'COURAGE'
  | 'HASTE'
  // Special Effects: only the Ability that adds their token gives them (A1.special-effect.02).
  | 'TETHER'
  | 'NEMESIS';
export type TerrainName = 'NORMAL' | 'HINDERING' | 'WATER' | 'MUCK' | 'OBSTRUCTING' | 'DANGEROUS' | 'SPECIAL';
export type SkillName = 'PRESENCE' | 'LORE' | 'AGILITY' | 'PERCEPTION' | 'STRENGTH';
export type TreeName = 'ASSEMBLAGE' | 'CRUOR' | 'MARTIAL' | 'SANCTUS' | 'SUBTERFUGE';
export type LootColour = 'BLUE' | 'RED' | 'GREEN' | 'YELLOW';
export type Span = 'turn' | 'round' | 'encounter' | 'action' | 'attack';

/** A tag without a number, as printed; tags with a number are `{ tag, n }` in {@link Keyword}. */
export type Keyword = { tag: string; n?: Num; kin?: string };

/** A number: an integer, the X of the line, or the scaling icon `*`. */
export type Num = number | 'X' | '*';

// ---- section 7: amounts --------------------------------------------------------------------------------------
export type Owner = 'your' | 'its' | "the target's" | "that figure's" | "the source's" | "your summoner's";
export type StatName =
  | 'HP'
  | 'maximum HP'
  | 'remaining HP'
  | 'Damage'
  | 'Defense'
  | 'Armor'
  | 'total Armor'
  | 'Movement'
  | 'SP'
  | 'SP recovery'
  | 'SOI'
  | 'Range'
  | 'Conviction Value'
  | 'Casting Value'
  | 'highest LVL Discipline'
  | SkillName;

export type Value =
  | { v: 'num'; n: Num }
  | { v: 'stat'; owner: Owner; stat: StatName }
  | { v: 'discipline'; owner: Owner; tree?: TreeName }
  | { v: 'round' }
  | { v: 'count'; count: Count }
  | { v: 'rangeTo'; whom: Whom }
  | { v: 'rolled'; dice: DiceSpec }
  | { v: 'thatResult' }
  | { v: 'dieValue'; dice: DiceSpec }
  | { v: 'difference' }
  | { v: 'damageDealt' }
  | { v: 'hpHealed' };

export type Count =
  | { c: 'figures'; figures: Figures }
  | { c: 'effects'; whom: Whom }
  | { c: 'disciplines'; whom: Whom }
  | { c: 'symbols'; symbol: DiceSymbol }
  | { c: 'dice'; die: DieName }
  | { c: 'spSpent' }
  | { c: 'attacks'; attack: AttackKind; against?: Whom };

/** A sum of parts, e.g. `half of your HP plus 2`. */
export type Quantity = { parts: { sign: 1 | -1; factor: 'half' | number; value: Value }[] };

// ---- section 6: figures and spaces ---------------------------------------------------------------------------
export type Person =
  | 'you'
  | 'yourself'
  | 'this figure'
  | 'this token'
  | 'the target'
  | 'every target'
  | 'the same target'
  | 'a different target'
  | 'that figure'
  | 'it'
  | 'the attacker'
  | 'the caster'
  | 'the source'
  | 'your summoner'
  | 'the figure that Defeated you'
  | 'the figure that placed this token'
  | 'the party';

export type Quant =
  | { q: 'a' | 'any' | 'another' | 'each' | 'each other' | 'all' | 'all other' | 'the' | 'the other' }
  | { q: 'n'; n: Num }
  | { q: 'n or more'; n: Num }
  | { q: 'up to'; n: Num };

export type Noun =
  | { n: 'figure' | 'ally' | 'opponent' | 'Adventurer' | 'Combatant' | 'LOYAL ESPER' | 'Encounter Esper' }
  | { n: 'named'; name: string }
  | { n: 'token'; token: string };

export type Holding =
  | { h: 'damage'; n?: Num } // n or more
  | { h: 'noDamage' }
  | { h: 'noSp' }
  | { h: 'sp'; n: Num }
  | { h: 'effect'; effect: EffectName }
  | { h: 'anyEffect'; sign?: 'negative' | 'positive' }
  | { h: 'noEffect' }
  | { h: 'token'; token: string; n: Num; orMore?: boolean }
  | { h: 'noToken'; token: string }
  | { h: 'keyword'; keyword: Keyword }
  | { h: 'resistance' };

export type Trait =
  | { t: 'with' | 'without'; holding: Holding }
  | { t: 'rank'; most: boolean; word: 'most' | 'fewest' | 'highest' | 'lowest'; stat: StatName }
  | {
      t:
        | 'you summoned'
        | 'you Attacked this turn'
        | 'that you Attacked'
        | 'you have not Attacked this turn'
        | 'you moved through'
        | 'of your Group';
    }
  | { t: 'kin'; kin: string };

export type Near = { at: 'soi' } | { at: 'range'; n: Num } | { at: 'los' } | { at: 'movementRange' } | { at: 'reach' };

export type Place =
  | { at: 'soiOf' | 'adjacentTo' | 'onOrAdjacentTo' | 'inBodyOf' | 'nearestTo'; one: Whom }
  | { at: 'rangeOf' | 'spacesOf'; n: Num; one: Whom }
  | { at: 'onOrAdjacentToThisSpace' }
  | { at: 'on'; space: SpaceSpec };

export interface Figures {
  quant?: Quant;
  adj: ('adjacent' | 'different' | 'random' | 'Defeated' | 'nearest' | 'farthest')[];
  noun: Noun;
  /** Traits and near descriptions in printed order. */
  desc: (Trait | Near)[];
  place?: Place;
}

export type One = { person: Person } | { figures: Figures };
/** Whom an effect, event or condition is about; several alternatives are joined by `join`. */
export type Whom = { of: One[]; join?: 'or' | 'and' };

export type Spot =
  | { s: 'this card' | 'this token' | 'this space' }
  | { s: 'spaceOf'; one: Whom }
  | { s: 'terrain'; terrain: TerrainName }
  | { s: 'exit'; colour: LootColour }
  | { s: 'named'; name: string };

export type SpaceSpec =
  | { kind: 'spot'; spots: Spot[] }
  | {
      kind: 'space';
      quant: 'a' | 'each' | 'the';
      adj: ('nearest' | 'unoccupied' | 'adjacent' | TerrainName)[];
      near: Near[];
      place?: Place;
    };

// ---- section 4 and 5: attacks, checks, rolls, events, conditions ---------------------------------------------
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

export interface RollFace {
  face: 'Skull';
}
export interface SymbolFace {
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

// ---- section 8 and 9: effects and bonuses --------------------------------------------------------------------
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

export type BonusScope =
  | 'your Attacks'
  | 'your Melee ATKs'
  | 'your Ranged ATKs'
  | 'your SPELLS'
  | 'your Symbol Abilities';

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

export type Cost =
  | { pay: 'sp'; n: Num }
  | { pay: 'token'; n: Num; token: string }
  | { pay: 'damage'; dmg: Dmg }
  | { pay: 'card'; what: 'Exhaust' | 'Flip' | 'discard' };

/** Whom the rest of the line is aimed at (2.6). */
export type Aim =
  | { aim: 'target'; whom: Whom }
  | { aim: 'spell'; force: Num; bonuses?: Bonus[]; against?: Whom; prior?: Whom; ignoring?: string[] };

/** One effect with its subject. `then` marks a THEN before it: the Action before it ends and targets are picked anew. */
export interface Step {
  who?: Whom;
  /** Who chooses (`may`) and pays (`costs`), if not `who`: `You may spend 1 SP to Target an ally: it HEALS 2`. */
  by?: Whom;
  /** `who`, `may` and `costs` stand after the colon of `aim`: they are asked and paid for each figure aimed at. */
  aimFirst?: boolean;
  may?: boolean;
  costs?: Cost[];
  aim?: Aim;
  /** A condition inside the clause, after an aim's colon. */
  if?: Conds;
  effect: Effect;
  then?: boolean;
}

export type Until = { until: 'end' | 'start'; of: Span | 'your next turn' | 'its next turn' } | { until: 'movement' };
export interface Force {
  parts: ({ n: Num } | { differenceHit: true } | { owner: Owner; tree?: TreeName })[];
}

export type Link =
  | { link: 'then' | 'otherwise' | 'ifYouDo' | 'onPass' | 'onFail' | 'afterwards' }
  | { link: 'later'; edge: 'start' | 'end'; of: 'your next turn' | 'its next turn' | 'this turn' | 'the next round' };

export interface Sentence {
  link?: Link;
  if?: Conds;
  /** `while` instead of `if`: stands as long as it is true. */
  while?: boolean;
  /** The figures chosen for this sentence stand in `aim` of its first step. */
  steps: Step[];
  instead?: boolean;
  until?: Until;
  force?: Force;
  /** `where X equals Q` or `where X is up to Q`. */
  x?: { upTo?: boolean; value: Quantity };
}

export interface Ability {
  passive?: boolean;
  status?: boolean;
  fu?: boolean;
  exhaust?: boolean;
  flip?: boolean;
  discard?: boolean;
  perEncounter?: boolean;
  combo?: string[];
  sp?: Num;
  symbols?: { n: number; symbol: DiceSymbol }[];
  moment?: Moment;
  body: Sentence[];
}
