/** Prints bonuses in the canonical form of the card language. */
import type { Bonus, Guard } from '../../engine/abilities/ast';
import { count, join, keyword, type Style, words } from './printFigures';

export const withBonuses = (b: Bonus[] | undefined, style: Style): string | undefined =>
  b && `with ${bonuses(b, style)}`;
export const bonuses = (list: Bonus[], style: Style): string => join(list.map((b) => bonus(b, style)));

export function bonus(b: Bonus, style: Style): string {
  const signed =
    'sign' in b ? `${b.sign === 1 ? '+' : '-'}${b.n}` : 'n' in b ? `${Number(b.n) < 0 ? '' : '+'}${b.n}` : '';
  const per = 'per' in b && b.per ? `for each ${count(b.per, style)}` : undefined;
  switch (b.b) {
    case 'stat':
      return words(signed, b.stat, per);
    case 'slot':
      return `${signed} ${b.slot} slot`;
    case 'attackRoll':
      return words(signed, 'TO THE ATK ROLL', per);
    case 'roll':
      return `${signed} to the roll`;
    case 'dodge':
      return `${signed} to the DODGE`;
    case 'force':
      return `${signed} FORCE`;
    case 'damage':
      return b.type === 'same' ? `${signed} Damage of the same type` : words(signed, `${b.type} DMG`, per);
    case 'armorPiercing':
      return `${signed} ARMOR PIERCING`;
    case 'ignoreArmor':
      return 'ignore Armor';
    case 'finesse':
      return `FINESSE: ${b.die}`;
    case 'empower':
      return 'EMPOWER';
    case 'backstab':
      return 'BACKSTAB';
    case 'resistance':
      return `RESISTANCE: ${join(b.guards.map(guard))}`;
    case 'immunity':
      return `IMMUNITY: ${join(b.guards.map(guard))}`;
    case 'keyword':
      return keyword(b.keyword);
    case 'rider':
      return `[${style.line(b.line)}]`;
  }
}

function guard(g: Guard): string {
  switch (g.g) {
    case 'damage':
      return `${g.type} DMG`;
    case 'effect':
      return g.effect;
    case 'attacks':
      return `${g.mode} ATKs`;
    case 'spells':
      return 'SPELLS';
    case 'effects':
      return 'Effects';
    case 'allDamage':
      return 'Damage';
  }
}
