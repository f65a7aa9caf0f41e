/** Odds of a Conviction Check, with the target's own re-roll of its dice where it has one. */
import { type FigureId, figure, type Game, playerControlled } from '../game';
import { type Entry, eachLineAt } from '../points/lines';
import { answersNow } from '../points/offers';
import { usingReasons } from '../points/using';
import { convictionBonus } from '../queries/spell';
import { hasKeyword } from '../queries/standing';
import { convictionDice } from '../queries/stats';
import type { Scene } from '../state/frames';
import { distribution } from './distribution';
import { type DieName, FACES, faceWorth } from './faces';

/** Number of a face in a Conviction roll: the Skull of PROTECTION's BLACK die means nothing to it (A1.tag-defense.09). */
const numberOf = (die: DieName, face: number): number => {
  const f = FACES[die][face];
  return f ? f.n + (die === 'BLACK' ? f.book : 0) : 0;
};

/** Whether the line lets its bearer roll any of its Conviction dice again for no SP. */
function rollsAgain({ ability }: Entry): boolean {
  const [step, ...more] = ability.body.flatMap(({ steps }) => steps);
  if (!step || more.length > 0 || ability.sp !== undefined || step.costs || step.effect.do !== 'reroll') return false;
  const { which } = step.effect;
  return which.w === 'dice' && which.quant === 'any' && !which.filter;
}

/** Whether a figure that the program plays can roll its dice again in a Check against the caster now. */
function hasReroll(g: Game, id: FigureId, caster: FigureId): boolean {
  if (playerControlled(g, id)) return false;
  const scene: Scene = { subject: id, object: caster, source: caster, roll: 'conviction' };
  let found = false;
  eachLineAt(g, figure(g, id), 'dice.rolled', (entry) => {
    if (found || !rollsAgain(entry) || !answersNow(g, id, entry, 'dice.rolled', scene)) return;
    // Before there are dice nothing would happen.
    found = usingReasons(g, id, entry, scene).every(({ why }) => why === 'nothing');
  });
  return found;
}

/** The dice that the program rolls again: those below their mean, at least the one that gains most (ai/choice.ts). */
function again(dice: readonly DieName[], faces: readonly number[]): Set<number> {
  const gains = dice.map((die, i) => {
    const all = FACES[die];
    const mean = all.reduce((sum, _, face) => sum + faceWorth(die, face, 'conviction'), 0) / all.length;
    return mean - faceWorth(die, faces[i] ?? 0, 'conviction');
  });
  const below = gains.flatMap((gain, i) => (gain > 0 ? [i] : []));
  return new Set(below.length > 0 ? below : [gains.indexOf(Math.max(...gains))]);
}

/** Chance that a roll of these dice and `plus` stays below the Force. */
function below(dice: readonly DieName[], plus: number, force: number): number {
  const { outcomes, of } = distribution(dice.filter((d) => d !== 'BLACK'));
  const blacks = dice.includes('BLACK') ? FACES.BLACK.map(({ book }) => book) : [0];
  let ways = 0;
  for (const o of outcomes)
    for (const book of blacks) if (Math.max(0, plus + o.total + book) < force) ways += o.ways / blacks.length;
  return ways / of;
}

/** The same where what fails is rolled again once. */
function belowTwice(dice: readonly DieName[], plus: number, force: number): number {
  const known = new Map<string, number>();
  const failing = (faces: number[]): number => {
    const die = dice[faces.length];
    if (die) {
      const all = FACES[die];
      return all.reduce((sum, _, face) => sum + failing([...faces, face]), 0) / all.length;
    }
    const lies = plus + dice.reduce((sum, d, i) => sum + numberOf(d, faces[i] ?? 0), 0);
    if (Math.max(0, lies) >= force) return 0;
    const thrown = again(dice, faces);
    const kept = dice.reduce((sum, d, i) => (thrown.has(i) ? sum : sum + numberOf(d, faces[i] ?? 0)), plus);
    const rest = dice.filter((_, i) => thrown.has(i));
    const key = `${rest.join()}/${kept}`;
    const chance = known.get(key) ?? below(rest, kept, force);
    known.set(key, chance);
    return chance;
  };
  return failing([]);
}

/**
 * Chance by Force that the target's Conviction Check against the caster fails (A1.spell.08): its dice, PROTECTION, bonuses, and
 * a re-roll of its own if the program plays it. Re-rolls of others, or for SP, are left out.
 */
export function failingAgainst(g: Game, target: FigureId, caster: FigureId): (force: number) => number {
  const dice = [...convictionDice(g, target)];
  // PROTECTION adds the Books of one BLACK die.
  if (hasKeyword(g, target, 'PROTECTION') && !dice.includes('BLACK')) dice.push('BLACK');
  const plus = convictionBonus(g, target, caster);
  const chance = hasReroll(g, target, caster) ? belowTwice : below;
  return (force) => chance(dice, plus, Math.max(0, force));
}
