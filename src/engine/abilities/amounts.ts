/** Names, numbers and amounts of the card language (docs/card-language.md, section 7). */
import type { DiceSymbol, DieName } from '../dice/faces';
import type { DiceSpec } from './effects';
import type { Figures, Whom } from './figures';
import type { AttackKind } from './moments';

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
