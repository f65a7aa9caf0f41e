/** Prints figures, spaces and amounts in the canonical form of the card language. */
import type {
  Ability,
  Count,
  DiceSpec,
  DiceWhich,
  Dmg,
  Figures,
  Gear,
  Holding,
  Keyword,
  Near,
  Noun,
  One,
  Place,
  Quant,
  Quantity,
  SpaceSpec,
  Spot,
  Step,
  Trait,
  Value,
  Whom,
} from '../../engine/abilities/ast';

export interface Style {
  /** Print `you` as `this figure`, as Intelligent Combatants do. */
  thisFigure: boolean;
  /** Prints a whole line or the steps of a clause inside another part. */
  line(ability: Ability): string;
  steps(steps: Step[]): string;
}

const BUILT_IN = /^(VOW|DODGE|HEAL|INTERVENTION|SUMMON|ENERGY|TETHER|NEMESIS)$/;
/** First, second, third, by their number. */
export const ORDERS = ['', 'first', 'second', 'third'];
export const tokenName = (token: string): string => (BUILT_IN.test(token) ? token : `{${token}}`);
export const tokens = (n: number | string, token: string): string =>
  `${n} ${tokenName(token)} token${n === 1 ? '' : 's'}`;
export const an = (words: string): string => `${/^\{?[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
export const join = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
/** `or` between alternatives. */
export const either = (parts: string[]): string => parts.join(' or ');
/** The words that are there, with blanks between. */
export const words = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

export const isYou = (w: Whom): boolean => w.of.length === 1 && 'person' in w.of[0]! && w.of[0].person === 'you';

/** Whether a verb with this subject has no -s. */
export function takesPlural(w: Whom, style: Style): boolean {
  const last = w.of.at(-1)!;
  if (w.of.length > 1 && w.join === 'and') return true;
  if ('person' in last) return last.person === 'you' && !style.thisFigure;
  return isPlural(last.figures.quant);
}

function isPlural(quant: Quant | undefined): boolean {
  if (quant === undefined) return true;
  if (quant.q === 'all' || quant.q === 'all other') return true;
  return 'n' in quant && quant.n !== 1;
}

export function whom(w: Whom, style: Style): string {
  return w.of.map((one) => oneOf(one, style)).join(w.join === 'and' ? ' and ' : ' or ');
}

function oneOf(one: One, style: Style): string {
  if ('figures' in one) return figures(one.figures, style);
  return one.person === 'you' && style.thisFigure ? 'this figure' : one.person;
}

/** @param singular the number is given by what stands around, as after `for each`. */
export function figures(f: Figures, style: Style, singular = false): string {
  const body = words(
    ...f.adj,
    noun(f.noun, !singular && isPlural(f.quant)),
    ...f.desc.map((d) => description(d)),
    f.place && place(f.place, style),
  );
  const quant = f.quant;
  if (quant === undefined) return body;
  if (quant.q === 'a') return an(body);
  if (quant.q === 'n') return `${quant.n} ${body}`;
  if (quant.q === 'n or more') return `${quant.n} or more ${body}`;
  return quant.q === 'up to' ? `up to ${quant.n} ${body}` : `${quant.q} ${body}`;
}

function noun(n: Noun, plural: boolean): string {
  if (n.n === 'named') return `{${n.name}}`;
  if (n.n === 'token') return `${tokenName(n.token)} token${plural ? 's' : ''}`;
  if (!plural) return n.n;
  if (n.n === 'ally') return 'allies';
  return n.n === 'LOYAL ESPER' ? 'LOYAL ESPERS' : `${n.n}s`;
}

function description(d: Trait | Near): string {
  if ('at' in d) return near(d);
  if (d.t === 'with' || d.t === 'without') return `${d.t} ${holding(d.holding)}`;
  if (d.t === 'rank') return `with the ${d.word} ${d.stat}`;
  return d.t === 'kin' ? `of TYPE: ${kin(d.kin)}` : d.t;
}

export function near(n: Near): string {
  const said = {
    soi: 'within SOI',
    los: 'within Line of Sight',
    movementRange: 'within Movement range',
    reach: 'within your REACH',
  };
  return n.at === 'range' ? `within Range ${n.n}` : said[n.at];
}

export function place(p: Place, style: Style): string {
  switch (p.at) {
    case 'on': {
      const within = p.space.kind === 'spot' && p.space.spots.every((spot) => spot.s === 'terrain');
      return `${within ? 'in' : 'on'} ${space(p.space, style)}`;
    }
    case 'onOrAdjacentToThisSpace':
      return 'on or adjacent to this space';
    case 'rangeOf':
      return `within Range ${p.n} of ${whom(p.one, style)}`;
    case 'spacesOf':
      return `within ${p.n} space${p.n === 1 ? '' : 's'} of ${whom(p.one, style)}`;
    default: {
      const said = {
        soiOf: 'within SOI of',
        adjacentTo: 'adjacent to',
        onOrAdjacentTo: 'on or adjacent to',
        inBodyOf: 'in the same body of terrain as',
        nearestTo: 'nearest to',
      };
      return `${said[p.at]} ${whom(p.one, style)}`;
    }
  }
}

/** @param several more than one of `the spaces`, as for two tokens. */
export function space(s: SpaceSpec, style: Style, several = false): string {
  if (s.kind === 'spot') return either(s.spots.map((spot) => spotOf(spot, style)));
  const body = words(
    ...s.adj,
    several && s.quant === 'the' ? 'spaces' : 'space',
    ...s.near.map(near),
    s.place && place(s.place, style),
  );
  return s.quant === 'a' ? an(body) : `${s.quant} ${body}`;
}

function spotOf(spot: Spot, style: Style): string {
  if (spot.s === 'spaceOf') return `the space of ${whom(spot.one, style)}`;
  if (spot.s === 'terrain') return `${spot.terrain} terrain`;
  if (spot.s === 'exit') return `Exit ${spot.colour}`;
  return spot.s === 'named' ? `{${spot.name}}` : spot.s;
}

export function holding(h: Holding): string {
  switch (h.h) {
    case 'damage':
      return h.n === undefined ? 'Damage' : `${h.n} or more Damage`;
    case 'sp':
      return `${h.n} or more SP`;
    case 'effect':
      return h.effect;
    case 'anyEffect':
      return effectOf(h.sign);
    case 'token':
      return h.orMore ? `${h.n} or more ${tokenName(h.token)} tokens` : tokens(h.n, h.token);
    case 'noToken':
      return `no ${tokenName(h.token)} token`;
    case 'keyword':
      return keyword(h.keyword);
    default:
      return { noDamage: 'no Damage', noSp: 'no SP', noEffect: 'no Effect', resistance: 'RESISTANCE' }[h.h];
  }
}

export const effectOf = (sign: 'negative' | 'positive' | undefined): string =>
  sign === undefined ? 'an Effect' : `a ${sign === 'negative' ? 'Negative' : 'Positive'} Effect`;

/** A word in capitals stands bare, any other name in braces. */
const kin = (name: string): string => (/^[A-Z]+$/.test(name) ? name : `{${name}}`);
export const keyword = (k: Keyword): string =>
  k.kin !== undefined ? `${k.tag}: ${kin(k.kin)}` : words(k.tag, k.n !== undefined && `${k.n}`);

// ---- amounts -------------------------------------------------------------------------------------------------
export function quantity(q: Quantity, style: Style): string {
  return q.parts
    .map((part, i) => {
      const sign = i === 0 ? '' : part.sign === 1 ? ' plus ' : ' minus ';
      const factor =
        part.factor === 'half'
          ? 'half of '
          : part.factor === 1
            ? ''
            : part.factor === 2
              ? 'twice '
              : `${part.factor} times `;
      return sign + factor + value(part.value, style);
    })
    .join('');
}

function value(v: Value, style: Style): string {
  switch (v.v) {
    case 'num':
      return `${v.n}`;
    case 'stat':
      return `${v.owner} ${v.stat}`;
    case 'discipline':
      return words(v.owner, 'highest LVL', v.tree, 'Discipline');
    case 'count':
      return `the number of ${count(v.count, style, true)}`;
    case 'rangeTo':
      return `the Range to ${whom(v.whom, style)}`;
    case 'rolled':
      return `the result of ${dice(v.dice)}`;
    case 'dieValue':
      return `the value of ${dice(v.dice)}`;
    default:
      return {
        round: 'the round',
        thatResult: 'that result',
        difference: 'the difference',
        damageDealt: 'the Damage dealt',
        hpHealed: 'the HP HEALED',
      }[v.v];
  }
}

export function count(c: Count, style: Style, plural = false): string {
  const s = plural ? 's' : '';
  switch (c.c) {
    case 'figures': {
      if (c.figures.quant === undefined) return figures(c.figures, style, !plural);
      const { quant, ...rest } = c.figures;
      return `other ${figures(rest, style, !plural)}`;
    }
    case 'effects':
      return `Effect${s} ${whom(c.whom, style)} ${takesPlural(c.whom, style) ? 'have' : 'has'}`;
    case 'disciplines':
      return `Discipline${s} ${whom(c.whom, style)} ${takesPlural(c.whom, style) ? 'have' : 'has'}`;
    case 'symbols':
      return `${c.symbol}${plural ? 'S' : ''} rolled`;
    case 'dice':
      return `${c.die} ${plural ? 'dice' : 'die'} rolled`;
    case 'spSpent':
      return 'SP spent';
    case 'attacks':
      return words(attack(c.attack) + s, 'you made this turn', c.against && `against ${whom(c.against, style)}`);
  }
}

export function attack(a: { mode?: string; range?: number | string }): string {
  return a.mode === undefined
    ? 'Attack'
    : words(a.mode, a.range !== undefined && `${a.range}`, a.mode === 'Break' ? 'Attack' : 'ATK');
}

export function damage(d: Dmg, style: Style): string {
  if ('equal' in d) return `${d.type} DMG equal to ${quantity(d.equal, style)}`;
  if ('dice' in d) return `${dice(d.dice)} of ${d.type} DMG`;
  return words(`${d.n}`, `${d.type} DMG`, d.per && `for each ${count(d.per, style)}`);
}

export function dice(d: DiceSpec): string {
  if (d.gear) return `the die of ${gear(d.gear)}`;
  if (d.pool?.what === 'Casting') return `${d.pool.owner} Casting die`;
  if (d.pool) return words(!d.all && `${d.n} of`, d.pool.owner, d.pool.what, 'dice');
  return `${d.n} ${d.die} ${d.n === 1 ? 'die' : 'dice'}`;
}

export function diceWhich(w: DiceWhich): string {
  switch (w.w) {
    case 'thatRoll':
      return 'that roll';
    case 'aRollYouMade':
      return 'a roll you made';
    case 'anyInPool':
      return 'any dice in your Combat Dice Pool';
    case 'die':
      return w.n === 1 ? '1 die' : `${w.n} dice`;
    case 'dice': {
      const filter = w.filter && { exceptBlack: 'except BLACK', lowest: 'that shows its lowest result' }[w.filter];
      return words(`${w.quant} of`, w.of === 'those' ? 'those' : `${w.of.owner} ${w.of.what}`, 'dice', filter);
    }
  }
}

export function gear(g: Gear): string {
  const weapon = g.n !== undefined ? 'Weapons' : g.tags.length === 0 && 'Weapon';
  const body = words(g.hands && `${g.hands}-Handed`, g.icon, either(g.tags), weapon);
  return g.n === undefined ? an(body) : `${g.n} ${body}`;
}
