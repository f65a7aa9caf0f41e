/**
 * How the program spends the Symbols of its Attacks: most Final Damage, of equal ways the fewest Symbols (A1.combatant.08,
 * A1.ai.15). Symbols for the roll are spent while the dice lie only as far as that makes more Damage.
 */

import { FACES } from '../dice/faces';
import { type AttackProfile, attackProfile, bestUse, damageOf, symbolUses } from '../dice/odds';
import { bestSpending, type Spending, type SymbolsLeft } from '../dice/symbolUse';
import { frameById, type Game, topFrame } from '../game';
import type { Option } from '../kernel/types';
import type { AttackFrame, DiceFrame } from '../state/attackFrames';
import type { LineRef } from '../state/state';

interface Use {
  key: string;
  n: number;
}

const refOf = (option: Option): LineRef | undefined => (option.data as { ref?: LineRef } | undefined)?.ref;

/** The option that the best way to spend what is left begins with; null: none is worth its Symbols. */
export function spendSymbols(g: Game, attackId: number | undefined, options: readonly Option[]): Option | null {
  const attack = attackId === undefined ? topFrame(g, 'attack') : frameById(g, 'attack', attackId);
  if (!attack) return null;
  const uses = symbolUses(g, attack.attacker, attack.target);
  const profile: AttackProfile = {
    ...attackProfile(g, { ...lookOf(attack), frame: attack }),
    uses: uses.map((u) => u.use),
  };
  const left: SymbolsLeft = { book: attack.symbols.BOOK, shield: attack.symbols.SHIELD, burst: attack.symbols.BURST };
  const dice = topFrame(g, 'dice');
  const rolling = dice?.about === attack.id && dice.purpose === 'attack' ? dice : null;
  const best = rolling ? whileRolling(profile, attack, rolling, left) : whileDetermining(profile, attack, left);
  for (let i = 0; i < uses.length; i++) {
    const times = best.times[i] ?? 0;
    if (times === 0) continue;
    const option = pick(options, uses[i] as Use, times);
    if (option) return option;
  }
  return null;
}

function lookOf(attack: AttackFrame): { attacker: string; target: string; mode: 'melee' | 'ranged'; range: number } {
  const { attacker, target, mode, range } = attack;
  return { attacker, target, mode, range };
}

/** The option that uses the line so often, or as often as it is offered. */
function pick(options: readonly Option[], use: Use, times: number): Option | null {
  let found: Option | null = null;
  for (const option of options) {
    const ref = refOf(option);
    if (ref?.on !== 'symbol' || ref.key !== use.key || ref.n !== use.n) continue;
    const n = option.times ?? 1;
    if (n <= times && n > (found?.times ?? 0)) found = option;
  }
  return found;
}

/** The dice lie: the roll may still be raised, and the Symbols for it would be missing later. */
function whileRolling(p: AttackProfile, attack: AttackFrame, dice: DiceFrame, left: SymbolsLeft): Spending {
  let total = 0;
  for (const d of dice.dice) total += d.face === null ? 0 : (FACES[d.die][d.face]?.n ?? 0);
  for (const part of dice.bonus) total += part.n;
  return bestUse(p, total, p.defense + (attack.dodge?.bonus ?? 0), left);
}

/** It has hit and its difference stands: Symbols for the roll come too late. */
function whileDetermining(p: AttackProfile, attack: AttackFrame, left: SymbolsLeft): Spending {
  const determined = attack.difference + p.PHYSICAL;
  return bestSpending(p.uses, left, (gains) => damageOf(p, determined, { ...gains, roll: 0 })[0]);
}
