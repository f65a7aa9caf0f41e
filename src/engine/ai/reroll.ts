/** Whether another roll of the dice that lie is better for a figure on average. */

import { distribution } from '../dice/distribution';
import { FACES } from '../dice/faces';
import { attackProfile, bestUse, finalDamage, profileOdds } from '../dice/odds';
import { type FigureId, figure, frameById, type Game } from '../game';
import { convictionBonus } from '../queries/spell';
import type { DiceFrame } from '../state/attackFrames';
import type { Scene } from '../state/frames';

/** True if re-rolling all dice of the scene's roll can be expected to help the figure's side. */
export function rerollHelps(g: Game, id: FigureId, scene: Scene): boolean {
  const dice = frameById(g, 'dice', scene.dice);
  if (!dice) return false;
  const mine = figure(g, dice.figure).side === figure(g, id).side;
  const gain = expectedGain(g, dice);
  return mine ? gain > 0 : gain < 0;
}

/** Whether the Conviction Check is passed as its dice lie; null for another roll. */
export function standsAsRolled(g: Game, dice: DiceFrame): boolean | null {
  const check = frameById(g, 'check', dice.about);
  if (!check || dice.purpose !== 'conviction') return null;
  let total = check.by ? convictionBonus(g, check.figure, check.by) : 0;
  for (const { die, face } of dice.dice) {
    const shown = face === null ? undefined : FACES[die][face];
    // Books of PROTECTION's BLACK die count (A1.tag-defense.10).
    if (shown) total += shown.n + (die === 'BLACK' ? shown.book : 0);
  }
  return Math.max(0, total) >= check.difficulty;
}

/**
 * Mean of a new roll less what lies there: Final Damage of an Attack, the number of any other roll. Of a Conviction Check only
 * whether it fails as it lies.
 */
function expectedGain(g: Game, dice: DiceFrame): number {
  const lie = { total: 0, book: 0, shield: 0, burst: 0, skull: false };
  for (const d of dice.dice) {
    const face = d.face === null ? undefined : FACES[d.die][d.face];
    if (!face) continue;
    lie.total += face.n;
    lie.book += face.book;
    lie.shield += face.shield;
    lie.burst += face.burst;
    lie.skull ||= face.skull;
  }
  const stands = standsAsRolled(g, dice);
  // All or nothing: only what fails is rolled again.
  if (stands !== null) return stands ? -1 : 1;
  const pool = dice.dice.map((d) => d.die);
  const attack = frameById(g, 'attack', dice.about);
  if (attack && dice.purpose === 'attack') {
    const { attacker, target, mode, range } = attack;
    const profile = { ...attackProfile(g, { attacker, target, mode, range, frame: attack }), pool };
    profile.defense += attack.dodge?.bonus ?? 0;
    const now = lie.skull
      ? 0
      : Math.max(
          0,
          finalDamage(profile, lie.total, profile.defense, bestUse(profile, lie.total, profile.defense, lie).gains)[0],
        );
    return profileOdds(profile).meanDamage - now;
  }
  // A Dodge counts Shields, a Force also Books of its BLACK die; a Skull takes all.
  const value = (o: typeof lie): number =>
    o.skull
      ? 0
      : o.total +
        (dice.purpose === 'dodge' ? o.shield : 0) +
        (dice.purpose === 'force' && pool.includes('BLACK') ? o.book : 0);
  const { outcomes, of } = distribution(pool);
  let mean = 0;
  for (const o of outcomes) mean += (o.ways / of) * value(o);
  return mean - value(lie);
}
