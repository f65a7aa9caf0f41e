/** Bonuses: to the Attack, SPELL, Dodge or Check going on; without one they last for the line's own Action. */
import type { Bonus, Num } from '../abilities/ast';
import { bindOf } from '../conditions/bind';
import { countOf, num } from '../conditions/values';
import { emit, type FigureId, frameById, type Game } from '../game';
import type { Part } from '../kernel/types';
import { immuneToEffect } from '../queries/standing';
import type { DamageFrame } from '../state/attackFrames';
import { loseEffect } from './inflict';
import type { EffectContext, Verb } from './types';

/** A bonus with its numbers worked out: X and `for each` belong to the line that gives it. */
export function fixed(g: Game, c: EffectContext, b: Bonus): Bonus {
  const bind = bindOf(c.frame);
  const n = (x: Num): number => num(x, bind);
  switch (b.b) {
    case 'attackRoll':
    case 'damage': {
      const per = b.per ? countOf(g, b.per, bind) : 1;
      const { per: _per, ...rest } = b;
      return { ...rest, n: n(b.n) * per };
    }
    case 'roll':
    case 'dodge':
    case 'force':
    case 'armorPiercing':
      return { ...b, n: n(b.n) };
    default:
      return b;
  }
}

/** Gives bonuses where they belong. */
export function giveBonuses(g: Game, c: EffectContext, bonuses: Bonus[]): void {
  const { frame, who } = c;
  const { scene } = frame;
  const dice = frameById(g, 'dice', scene.dice);
  const attack = frameById(g, 'attack', scene.attack);
  const spell = frameById(g, 'spell', scene.spell);
  const check = frameById(g, 'check', scene.check);
  const damage = frameById(g, 'damage', scene.damage);
  const source = { figure: frame.owner, ...('key' in frame.line ? { card: frame.line.key } : {}) };
  for (const raw of bonuses) {
    const b = fixed(g, c, raw);
    if (b.b === 'rider') {
      if (attack) attack.riders.push({ line: b.line, owner: attack.attacker });
      else lastForTurn(g, c, b);
    } else if (b.b === 'roll' && dice) dice.bonus.push({ n: b.sign * Number(b.n), of: 'card', ...source });
    else if (b.b === 'roll' && check) addToCheck(g, check.id, { n: b.sign * Number(b.n), of: 'card', ...source });
    else if (b.b === 'dodge' && attack) {
      if (scene.roll === 'dodge' && dice) dice.bonus.push({ n: b.sign * Number(b.n), of: 'card', ...source });
      else if (attack.dodge) attack.dodge.bonus += b.sign * Number(b.n);
    } else if (damage && b.b === 'damage')
      addDamage(damage, b, {
        n: b.sign * Number(b.n),
        of: frame.line.on === 'token' ? frame.line.token : 'card',
        ...source,
      });
    else if (attack && (attack.attacker === who || b.b === 'attackRoll' || b.b === 'damage'))
      attack.bonuses.push({ bonus: b, from: frame.line, owner: frame.owner });
    else if (spell) spell.bonuses.push({ bonus: b, from: frame.line, owner: frame.owner });
    else lastForTurn(g, c, b);
    emit(g, 'bonusGained', { figure: who, bonus: b, line: frame.line });
    dropImmune(g, who, b);
  }
}

/** Damage added to what is about to be dealt; `same`: of a type that is dealt already, else nothing. */
function addDamage(f: DamageFrame, b: Extract<Bonus, { b: 'damage' }>, part: Part): void {
  const types = ['PHYSICAL', 'MAGIC', 'IRREDUCIBLE'] as const;
  const type = b.type === 'same' ? types.find((t) => (f.final[t] ?? 0) > 0) : b.type;
  if (!type) return;
  // Less than nothing is not dealt.
  const n = Math.max(-(f.final[type] ?? 0), part.n);
  f.amounts = [...f.amounts, { type, part: { ...part, n } }];
  f.final[type] = (f.final[type] ?? 0) + n;
}

/** Gaining IMMUNITY to an Effect removes it at once (A1.tag-defense.04). */
export function dropImmune(g: Game, id: FigureId, b: Bonus): void {
  if (b.b !== 'immunity') return;
  for (const guard of b.guards)
    if (guard.g === 'effect' && immuneToEffect(g, id, guard.effect))
      loseEffect(g, id, guard.effect, 'IMMUNITY', 'A1.tag-defense.04');
}

/** Elsewhere a bonus needs an `until`; one without it holds for this turn (card language section 2.11). */
function lastForTurn(g: Game, c: EffectContext, bonus: Bonus): void {
  g.state.lasting.push({
    id: g.state.nextId++,
    figure: c.who,
    bonuses: [bonus],
    source: c.frame.line,
    expires: { at: 'end', of: 'thisTurn' },
  });
}

/** A bonus after the dice of a Check were added up changes its total and result. */
function addToCheck(g: Game, id: number, part: { n: number; of: string }): void {
  const check = frameById(g, 'check', id);
  if (!check || check.alone) return;
  const before = check.total;
  check.bonus.push(part);
  check.total = Math.max(0, before + part.n);
  if (!check.combined) check.passed = check.total >= check.difficulty;
  emit(
    g,
    check.check === 'conviction' ? 'convictionChecked' : 'skillChecked',
    {
      figure: check.figure,
      total: check.total,
      ...(check.check === 'conviction'
        ? { force: check.difficulty, resisted: check.passed }
        : { skill: check.skill, difficulty: check.difficulty, passed: check.passed }),
    },
    [
      { n: before, of: 'before' },
      { ...part, n: check.total - before },
    ],
  );
}

export const bonus: Verb<'bonus'> = {
  possible: () => true,
  start(g, c, e) {
    giveBonuses(g, c, e.bonuses);
    return undefined;
  },
};
