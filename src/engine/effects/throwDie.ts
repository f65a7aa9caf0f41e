/** THROW: dice of PHYSICAL DMG at an opponent within Range 4 and Line of Sight; no Attack (A1.tag-attack.20-22). */
import { bindOf } from '../conditions/bind';
import { candidates, picks } from '../conditions/select';
import { type DieName, FACES, faceName } from '../dice/faces';
import { rollDice } from '../dice/random';
import { choose } from '../frames/choose';
import { damageInit } from '../frames/damage';
import { emit, type FigureId, figure, type Game, inPlay } from '../game';
import type { Option } from '../kernel/types';
import { rangeOf, sight } from '../queries/sight';
import { diceOf } from './amounts';
import type { EffectContext, EffectOf, Verb } from './types';

const THROW_RANGE = 4;

function targets(g: Game, c: EffectContext, e: EffectOf<'throw'>): FigureId[] {
  const me = figure(g, c.who);
  const named = e.at
    ? candidates(g, e.at, { ...bindOf(c.frame), owner: c.who })
    : g.state.order.filter((id) => figure(g, id).side !== me.side);
  return named.filter((id) => inPlay(g, id) && rangeOf(g, c.who, id) <= THROW_RANGE && sight(g, c.who, id)?.clear);
}

function hurl(g: Game, c: EffectContext, e: EffectOf<'throw'>, target: FigureId) {
  const names = diceOf(g, e.dice, bindOf(c.frame));
  const faces = rollDice(g, `effect/${c.who}`, names);
  const n = faces.reduce((sum, face, i) => sum + (FACES[names[i] as DieName][face]?.n ?? 0), 0);
  emit(g, 'diceRolled', {
    figure: c.who,
    purpose: 'effect',
    against: target,
    again: false,
    total: n,
    dice: faces.map((face, i) => `${names[i]} ${faceName(names[i] as DieName, face)}`),
  });
  return damageInit(target, [{ type: 'PHYSICAL', part: { n, of: 'dice' } }], {
    kind: 'ability',
    by: c.who,
    name: 'THROW',
  });
}

export const throwDie: Verb<'throw'> = {
  targets: (g, c, e) => (e.at && picks(e.at, bindOf(c.frame)).all ? [] : targets(g, c, e)),
  possible: (g, c, e) => targets(g, c, e).length > 0,
  start(g, c, e) {
    let list = targets(g, c, e);
    const { first } = c.frame;
    if (first && list.includes(first)) {
      list = [first];
      c.frame.first = null;
    }
    const options: Option[] = list.map((id) => ({ id: `target@${id}`, kind: 'target', figure: id, target: id }));
    return options.length > 0
      ? choose({ kind: 'target', figure: c.who, options, pass: false, about: { line: c.frame.line, verb: 'throw' } })
      : undefined;
  },
  resume(g, c, e, result) {
    const option = result as Option | { dealt: number };
    if ('dealt' in option) {
      c.frame.damageDealt += option.dealt;
      return undefined;
    }
    return hurl(g, c, e, option.figure as FigureId);
  },
};
