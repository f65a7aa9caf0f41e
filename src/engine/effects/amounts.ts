/** Amounts of Damage as a line prints them. */
import type { DamageType, DiceSpec, Dmg, Owner } from '../abilities/ast';
import type { Bind } from '../conditions/bind';
import { countOf, num, quantity } from '../conditions/values';
import type { DieName } from '../dice/faces';
import { FACES, faceName } from '../dice/faces';
import { rollDice } from '../dice/random';
import { emit, type Game } from '../game';
import type { Part } from '../kernel/types';
import { castingDie, convictionDice } from '../queries/stats';
import { combatDice } from '../queries/weapons';

function ownerId(owner: Owner, bind: Bind): string {
  if (owner === "the target's" || owner === 'its') return bind.target ?? bind.owner;
  if (owner === "that figure's") return bind.that ?? bind.owner;
  return owner === "the source's" ? (bind.scene.source ?? bind.owner) : bind.owner;
}

/** The dice that a line names: so many of a colour, or a figure's own. */
export function diceOf(g: Game, spec: DiceSpec, bind: Bind): DieName[] {
  const n = num(spec.n, bind);
  if (spec.die) return Array.from({ length: n }, () => spec.die as DieName);
  const id = ownerId(spec.pool?.owner ?? 'your', bind);
  switch (spec.pool?.what) {
    case 'Conviction':
      return convictionDice(g, id).slice(0, n || 2);
    case 'Combat':
      return combatDice(g, id)
        .slice(0, n || undefined)
        .map((d) => d.die);
    default: {
      const die = castingDie(g, id);
      return die ? [die] : [];
    }
  }
}

/** Where Damage of a line comes from: its card, where it stands on one. */
function from({ frame }: Bind): Omit<Part, 'n'> {
  const line = frame?.line;
  return { of: 'ability', ...(line && 'key' in line ? { card: line.key } : {}) };
}

/** Damage parts for a damage frame; dice are thrown here and told. */
export function damageParts(g: Game, dmg: Dmg, bind: Bind): { type: DamageType; part: Part }[] {
  if ('n' in dmg) {
    const n = num(dmg.n, bind) * (dmg.per ? countOf(g, dmg.per, bind) : 1);
    return [{ type: dmg.type, part: { n, ...from(bind) } }];
  }
  if ('equal' in dmg) return [{ type: dmg.type, part: { n: quantity(g, dmg.equal, bind), ...from(bind) } }];
  const names = diceOf(g, dmg.dice, bind);
  const faces = rollDice(g, `effect/${bind.owner}`, names);
  const n = faces.reduce((sum, face, i) => sum + (FACES[names[i] as DieName][face]?.n ?? 0), 0);
  emit(g, 'diceRolled', {
    figure: bind.owner,
    purpose: 'effect',
    against: null,
    again: false,
    total: n,
    dice: faces.map((face, i) => `${names[i]} ${faceName(names[i] as DieName, face)}`),
  });
  return [{ type: dmg.type, part: { n, of: 'dice' } }];
}
