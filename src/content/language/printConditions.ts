/** Prints conditions in the canonical form of the card language. */
import type { Cond, Conds, Whom } from '../../engine/abilities/ast';
import { bonuses } from './printBonuses';
import {
  an,
  attack,
  either,
  figures,
  gear,
  holding,
  near,
  ORDERS,
  place,
  quantity,
  type Style,
  takesPlural,
  whom,
  words,
} from './printFigures';

export function conds(c: Conds, style: Style): string {
  return c.of.map((cond) => condition(cond, style)).join(` ${c.join} `);
}

function condition(c: Cond, style: Style): string {
  const be = (w: Whom, not: boolean | undefined): string =>
    words(whom(w, style), takesPlural(w, style) ? 'are' : 'is', not && 'not');
  const have = (w: Whom): string => `${whom(w, style)} ${takesPlural(w, style) ? 'have' : 'has'}`;
  switch (c.c) {
    case 'has':
      if (c.not)
        return `${whom(c.who, style)} ${takesPlural(c.who, style) ? 'do' : 'does'} not have ${holding(c.holding)}`;
      return `${have(c.who)} ${holding(c.holding)}`;
    case 'alreadyHad':
      return `${whom(c.who, style)} already had ${holding(c.holding)}`;
    case 'is':
      return `${be(c.who, c.not)} ${whom(c.whom, style)}`;
    case 'isPlace':
      return words(c.who ? be(c.who, c.not) : c.not && 'not', place(c.place, style));
    case 'isNear':
      return `${be(c.who, c.not)} ${near(c.near)}`;
    case 'flanking':
      return words(c.who && be(c.who, false), 'Flanking', c.target && whom(c.target, style));
    case 'isDefeated':
      return `${be(c.who, c.not)} Defeated`;
    case 'thereIs': {
      if (c.none) return `there is no ${figures(c.figures, style, true)}`;
      const many = takesPlural({ of: [{ figures: c.figures }] }, style);
      return `there ${many ? 'are' : 'is'} ${figures(c.figures, style)}`;
    }
    case 'compare': {
      const right = quantity(c.right, style);
      const said = {
        '=': right,
        '>=': `${right} or more`,
        '<=': `${right} or less`,
        '>': `more than ${right}`,
        '<': `less than ${right}`,
      };
      return `${quantity(c.left, style)} is ${said[c.op]}`;
    }
    case 'equipped':
      return `${style.thisFigure ? 'this figure has' : 'you have'} ${gear(c.gear)} equipped`;
    case 'nth':
      return c.what === 'round' && !(c.n in ORDERS && c.n > 0)
        ? `this is round ${c.n}`
        : `this is the ${ORDERS[c.n]} ${c.what}`;
    case 'nthAttack':
      return words(
        'this is',
        c.your ? 'your' : 'the',
        ORDERS[c.n],
        attack(c.attack),
        c.against && `against ${whom(c.against, style)}`,
        'this turn',
      );
    case 'attackedThisTurn':
      return `${whom(c.who, style)} ${c.damaged ? 'damaged' : 'Attacked'} ${whom(c.whom, style)} this turn`;
    case 'dodgedThisAttack':
      return `${whom(c.who, style)} Dodged this Attack`;
    case 'inflictedBy':
      return `${whom(c.who, style)} was Inflicted with ${c.effect}`;
    case 'attackResult':
      return words('the Attack', c.result, c.by !== undefined && `by ${c.by} or more`);
    case 'attackWouldMiss':
      return 'the Attack would miss';
    case 'madeWithThisCard':
      return words('the Attack was', c.not && 'not', 'made with this card');
    case 'shows': {
      const face =
        'face' in c.face
          ? 'a Skull'
          : either(c.face.symbols.map((s) => (s.n === 1 ? `1 ${s.symbol}` : `${s.n} ${s.symbol}S`)));
      return `${c.not ? 'it does not show' : 'it shows'} ${face}`;
    }
    case 'reachable':
      return words(
        whom(c.who, style),
        'can be reached with a MOVE',
        c.attack && `and ${an(attack(c.attack))}`,
        c.bonuses && `with ${bonuses(c.bonuses, style)}`,
      );
    case 'otherwise':
      return 'otherwise';
  }
}
