/** Amounts of the card language (section 7). */
import type { Count, Num, Owner, Quantity, StatName, Value } from '../abilities/ast';
import { FACES, RATING } from '../dice/faces';
import { type FigureId, figure, frameById, type Game } from '../game';
import { rangeOf } from '../queries/sight';
import { castingDie, convictionDice, maxHp, skillOf, statOf } from '../queries/stats';
import type { Die } from '../state/frames';
import type { Bind } from './bind';
import { figuresOf, personOf } from './select';

/** A number as printed: X is the line's X, `*` the value of the figure's summoner (0 without one). */
export function num(n: Num, bind: Bind): number {
  if (typeof n === 'number') return n;
  if (n === 'X') return bind.frame?.x ?? 0;
  return 0;
}

function ownerOf(g: Game, owner: Owner, bind: Bind): FigureId | null {
  switch (owner) {
    case 'your':
      return bind.owner;
    case "the target's":
      return bind.target;
    case "that figure's":
      return bind.that;
    case "the source's":
      return bind.scene.source ?? null;
    case "your summoner's":
      return figure(g, bind.owner).summoner;
    case 'its':
      return bind.target ?? bind.that;
  }
}

/** Highest level of a figure's Disciplines, of one tree or of any; 0 without one. */
export function highestDiscipline(g: Game, id: FigureId, tree?: string): number {
  let best = 0;
  for (const card of figure(g, id).cards) {
    if (card.kind !== 'discipline') continue;
    const d = g.content.disciplines[card.card];
    if (d && (!tree || d.tree.toUpperCase() === tree)) best = Math.max(best, d.level);
  }
  return best;
}

/** A stat of a figure as conditions, rankings and amounts read it. */
export function statValue(g: Game, id: FigureId, stat: StatName): number {
  const f = figure(g, id);
  switch (stat) {
    case 'HP':
    case 'remaining HP':
      return maxHp(g, id) - f.damage;
    case 'maximum HP':
      return maxHp(g, id);
    case 'Damage':
      return f.damage;
    case 'SP':
      return f.sp;
    case 'Conviction Value':
      return convictionDice(g, id).reduce((sum, d) => sum + RATING[d], 0);
    case 'Casting Value': {
      const die = castingDie(g, id);
      return die ? RATING[die] : 0;
    }
    case 'highest LVL Discipline':
      return highestDiscipline(g, id);
    case 'PRESENCE':
    case 'LORE':
    case 'AGILITY':
    case 'PERCEPTION':
    case 'STRENGTH':
      return skillOf(g, id, stat);
    default:
      return statOf(g, id, stat);
  }
}

function dieTotal(dice: Die[]): number {
  let sum = 0;
  for (const d of dice) if (d.face !== null) sum += FACES[d.die][d.face]?.n ?? 0;
  return sum;
}

/** How many of the things counted there are. */
export function countOf(g: Game, count: Count, bind: Bind): number {
  switch (count.c) {
    case 'figures':
      return figuresOf(g, count.figures, bind).length;
    case 'effects': {
      const id = personOf(g, count.whom, bind);
      return id ? figure(g, id).effects.length : 0;
    }
    case 'disciplines': {
      const id = personOf(g, count.whom, bind);
      return id ? figure(g, id).cards.filter((c) => c.kind === 'discipline').length : 0;
    }
    case 'symbols': {
      const dice =
        frameById(g, 'dice', bind.scene.dice)?.dice ??
        bind.frame?.lastRoll ??
        frameById(g, 'attack', bind.scene.attack)?.pool ??
        [];
      const key = count.symbol.toLowerCase() as 'book' | 'shield' | 'burst';
      return dice.reduce((sum, d) => sum + (d.face === null ? 0 : (FACES[d.die][d.face]?.[key] ?? 0)), 0);
    }
    case 'dice':
      return (frameById(g, 'attack', bind.scene.attack)?.pool ?? []).filter((d) => d.die === count.die).length;
    case 'spSpent':
      return bind.frame?.spSpent ?? 0;
    case 'attacks': {
      const against = count.against ? personOf(g, count.against, bind) : null;
      return g.state.turn.attacks.filter(
        (a) => a.attacker === bind.owner && a.resolved && (!against || a.target === against),
      ).length;
    }
  }
}

function valueNow(g: Game, value: Value, bind: Bind): number {
  switch (value.v) {
    case 'num':
      return num(value.n, bind);
    case 'stat': {
      const id = ownerOf(g, value.owner, bind);
      return id ? statValue(g, id, value.stat) : 0;
    }
    case 'discipline': {
      const id = ownerOf(g, value.owner, bind);
      return id ? highestDiscipline(g, id, value.tree) : 0;
    }
    case 'round':
      return g.state.round;
    case 'count':
      return countOf(g, value.count, bind);
    case 'rangeTo': {
      const id = personOf(g, value.whom, bind);
      return id ? rangeOf(g, bind.owner, id) : 0;
    }
    case 'rolled':
    case 'thatResult':
    case 'dieValue':
      return dieTotal(bind.frame?.lastRoll ?? []);
    case 'difference': {
      const attack = frameById(g, 'attack', bind.scene.attack);
      return attack ? attack.difference : (bind.frame?.difference ?? 0);
    }
    case 'damageDealt':
      return bind.frame?.damageDealt || Object.values(bind.scene.amounts ?? {}).reduce((sum, n) => sum + n, 0);
    case 'hpHealed':
      return bind.frame?.healed ?? 0;
  }
}

/** A sum of parts; halves round up, never below 0 (A1.rounding.01, .02). */
export function quantity(g: Game, q: Quantity, bind: Bind): number {
  let sum = 0;
  for (const part of q.parts) {
    const v = valueNow(g, part.value, bind);
    sum += part.sign * (part.factor === 'half' ? Math.ceil(v / 2) : part.factor * v);
  }
  return Math.max(0, sum);
}
