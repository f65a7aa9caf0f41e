/** Effect tokens of the rulebook: which are negative, which positive, how many Damage, bonuses and bans they carry. */
import type { EffectName } from '../abilities/ast';

export const NEGATIVE: ReadonlySet<EffectName> = new Set([
  'CONDEMN',
  'DARKNESS',
  'DISEASE',
  'PARALYZE',
  'POISON',
  'WILT',
]);
/** Special Effects, given as tokens by the Abilities that add them; neither Negative nor Positive (A1.special-effect). */
export const SPECIAL: ReadonlySet<EffectName> = new Set(['TETHER', 'NEMESIS']);
export const POSITIVE: ReadonlySet<EffectName> = new Set(['BARRIER', 'COURAGE', 'HASTE']);

/** -1 to Attack rolls (A1.effect-token.02). */
export const DARKNESS_ROLL = -1;
/** +1 Armor (A1.effect-token.16). */
export const BARRIER_ARMOR = 1;
/** Damage of a type that is dealt already, added to Attacks and SPELLS (A1.special-effect.08). */
export const NEMESIS_DAMAGE = 2;
/** +2 IRREDUCIBLE DMG without a RESISTANCE to ignore (A1.effect-token.15). */
export const WILT_DAMAGE = 2;
/** +1 SP in the Status Phase (A1.effect-token.19). */
export const HASTE_SP = 1;

/** The Special Effect that a token of the card language is; null for a token of another kind. */
export function specialEffect(token: string): EffectName | null {
  const name = token.toUpperCase() as EffectName;
  return SPECIAL.has(name) ? name : null;
}
