/** Whether an Attack is legal, what adds to its roll and its Damage. Used by the Attack itself, by odds and by the page. */

import type { BaseSight } from '../board/baseSight';
import type { SightBlocker } from '../board/lineOfSight';
import { topologyOf } from '../board/topology';
import { type FigureId, figure, type Game, inPlay, xy } from '../game';
import type { Part, Reason } from '../kernel/types';
import { lineAt } from '../points/lineAt';
import { DARKNESS_ROLL } from '../rules/effectTokens';
import type { AttackFrame } from '../state/attackFrames';
import type { LineRef } from '../state/state';
import { alliesOn, baseOf, flankingPartners, hinderingOn, rangeOf, sight } from './sight';
import { eachBonus, hasBonus, hasKeyword } from './standing';
import { type AttackMode, canAttack } from './weapons';

const NOT_IN_PLAY: Reason = { why: 'notInPlay', text: 'Not on the board.', rule: 'A1.attack.03' };

/** Why this figure cannot make this Attack on that target; [] if it can (A1.attack.03, .05). */
export function attackReasons(
  g: Game,
  attacker: FigureId,
  target: FigureId,
  mode: AttackMode,
  ignoring: string[] = [],
): Reason[] {
  if (!inPlay(g, attacker) || !inPlay(g, target)) return [NOT_IN_PLAY];
  if (attacker === target) return [{ why: 'self', text: 'A figure cannot Attack itself.', rule: 'A1.attack.03' }];
  if (!canAttack(g, attacker))
    return [{ why: 'cannotAttack', text: 'Something keeps it from making Attacks.', rule: 'A1.effect-token.08' }];
  const line = lineFor(g, attacker, target, mode);
  if (!line) return [NOT_IN_PLAY];
  const reasons: Reason[] = [];
  if (!line.within && !ignoring.includes('Range')) {
    const distance = rangeOf(g, attacker, target);
    reasons.push(
      mode.mode === 'melee' && mode.range <= 1
        ? { why: 'notAdjacent', text: `Out of range: not adjacent, ${distance} spaces away.`, rule: 'A1.range.02' }
        : {
            why: 'outOfRange',
            text: `Out of range: ${distance} spaces away, Range ${mode.range}.`,
            rule: 'A1.range.04',
          },
    );
  }
  if (!line.clear && !ignoring.includes('Line of Sight')) {
    const [text, rule] = BLOCKERS[line.blockedBy?.why ?? 'obstructing'];
    reasons.push({ why: 'noSight', text: `No Line of Sight: ${text}.`, rule });
  }
  return reasons;
}

/** Whether this figure can make this Attack on that target: {@link attackReasons} would find nothing. */
export function canMakeAttack(
  g: Game,
  attacker: FigureId,
  target: FigureId,
  mode: AttackMode,
  ignoring: string[] = [],
): boolean {
  // Most figures are too far away: no line is drawn to them.
  if (rangeOf(g, attacker, target) > mode.range && !ignoring.includes('Range')) return false;
  return attackReasons(g, attacker, target, mode, ignoring).length === 0;
}

/** What blocks a line, and the rule that it does. */
const BLOCKERS: Record<SightBlocker, [text: string, rule: string]> = {
  obstructing: ['Obstructing Terrain is in the way', 'A1.los.03'],
  wall: ['a wall is in the way', 'A1.los.03'],
  edge: ['an edge of the board is in the way', 'A1.los.04'],
  opponent: ['an opponent is in the way', 'A1.los.06'],
  elevation: ['the Elevation blocks the line', 'A1.elevation.03'],
};

/** The line of an Attack: COLOSSAL figures are seen past others (A1.tag-attack.11, .12). */
export function lineFor(g: Game, attacker: FigureId, target: FigureId, mode: AttackMode): BaseSight | null {
  return mode.mode === 'melee'
    ? sight(g, attacker, target, mode.range, mode.range)
    : sight(g, attacker, target, mode.range);
}

/** Opponents (and on request allies) that the figure may Attack in this mode. */
export function attackTargets(g: Game, attacker: FigureId, mode: AttackMode, allies = false): FigureId[] {
  const me = figure(g, attacker);
  return g.state.order.filter((id) => {
    const f = figure(g, id);
    if (f.defeated || id === attacker || (f.side === me.side) !== allies) return false;
    return canMakeAttack(g, attacker, id, mode);
  });
}

export interface AttackLook {
  attacker: FigureId;
  target: FigureId;
  mode: 'melee' | 'ranged';
  range: number;
  /** What was given to this Attack. */
  frame?: Pick<AttackFrame, 'bonuses'>;
}

/** Whether a bonus for some Attacks counts for one made in this manner. */
export function inScope(scope: string | null, mode: 'melee' | 'ranged'): boolean {
  return (
    scope === null ||
    scope === 'your Attacks' ||
    (scope === 'your Melee ATKs' && mode === 'melee') ||
    (scope === 'your Ranged ATKs' && mode === 'ranged')
  );
}

/** Everything that changes an Attack roll besides its dice, with sources. */
export function attackRollParts(g: Game, a: AttackLook): Part[] {
  const parts: Part[] = [];
  const { attacker, target } = a;
  const line = lineFor(g, attacker, target, a);
  if (line?.hindering) {
    const at = hinderingOn(g, attacker, target, line).map((space) => xy(g, space));
    parts.push({ n: -1, of: 'HINDERING', at, rule: 'A1.los.10' });
  }
  if (line?.ally) parts.push({ n: -1, of: 'ally', figures: alliesOn(g, attacker, line), rule: 'A1.los.09' });
  if (figure(g, attacker).effects.includes('DARKNESS'))
    parts.push({ n: DARKNESS_ROLL, of: 'DARKNESS', rule: 'A1.effect-token.02' });
  if (isHigher(g, attacker, target)) parts.push({ n: 1, of: 'elevation', rule: 'A1.elevation.03' });
  if (a.mode === 'melee' && flankingPartners(g, attacker, target).length > 0)
    parts.push({ n: 1, of: 'flanking', rule: 'A1.flank.02' });
  eachBonus(g, attacker, 'attackRoll', (b, entry, scope) => {
    if (inScope(scope, a.mode))
      parts.push({ n: b.sign * Number(b.n), of: 'card', ...(entry?.card ? { card: entry.card.card } : {}) });
  });
  for (const { bonus, from } of a.frame?.bonuses ?? []) {
    if (bonus.b === 'attackRoll')
      parts.push({
        n: bonus.sign * Number(bonus.n),
        of: from?.on === 'token' ? from.token : 'card',
        ...(from && 'key' in from ? { card: from.key } : {}),
      });
  }
  return parts;
}

/** The attacker stands higher than the target (A1.elevation.03). */
function isHigher(g: Game, attacker: FigureId, target: FigureId): boolean {
  const top = topologyOf(g.state.board);
  if (top.isLevel) return false;
  const a = baseOf(g, attacker);
  const t = baseOf(g, target);
  return a !== null && t !== null && (top.elevation[a.at] ?? 0) > (top.elevation[t.at] ?? 0);
}

/** The Symbol that is spent for a line; `symbol` where it is not one alone. */
function symbolOf(g: Game, line: LineRef): string {
  const symbols = lineAt(g, line)?.symbols ?? [];
  return symbols.length === 1 && symbols[0] ? symbols[0].symbol : 'symbol';
}

/** Bonuses to the Damage of an Attack in step 6b: standing ones, those given to it, BACKSTAB while Flanking. */
export function attackDamageParts(
  g: Game,
  a: AttackLook,
): { type: 'PHYSICAL' | 'MAGIC' | 'IRREDUCIBLE' | 'same'; part: Part }[] {
  const found: { type: 'PHYSICAL' | 'MAGIC' | 'IRREDUCIBLE' | 'same'; part: Part }[] = [];
  let backstab = hasBonus(g, a.attacker, 'backstab', () => true);
  eachBonus(g, a.attacker, 'damage', (b, entry, scope) => {
    if (inScope(scope, a.mode))
      found.push({
        type: b.type,
        part: { n: b.sign * Number(b.n), of: 'card', ...(entry?.card ? { card: entry.card.card } : {}) },
      });
  });
  for (const { bonus, from } of a.frame?.bonuses ?? []) {
    if (bonus.b === 'backstab') backstab = true;
    if (bonus.b === 'damage') {
      const part: Part = {
        n: bonus.sign * Number(bonus.n),
        of: from?.on === 'token' ? from.token : from?.on === 'symbol' ? symbolOf(g, from) : 'card',
      };
      if (from && 'key' in from) part.card = from.key;
      found.push({ type: bonus.type, part });
    }
  }
  if (!backstab) backstab = hasKeyword(g, a.attacker, 'BACKSTAB');
  if (backstab && a.mode === 'melee' && flankingPartners(g, a.attacker, a.target).length > 0)
    found.push({ type: 'PHYSICAL', part: { n: 3, of: 'BACKSTAB', rule: 'A1.tag-attack.10' } });
  return found;
}

/** ARMOR PIERCING of an Attack from all sources, and whether Armor is ignored (A1.attack.18, .19). */
export function piercing(g: Game, a: AttackLook): { armorPiercing: number; ignoreArmor: boolean } {
  let armorPiercing = 0;
  let ignoreArmor = hasBonus(g, a.attacker, 'ignoreArmor', (_, scope) => inScope(scope, a.mode));
  eachBonus(g, a.attacker, 'armorPiercing', (b, _entry, scope) => {
    if (inScope(scope, a.mode)) armorPiercing += Number(b.n);
  });
  for (const { bonus } of a.frame?.bonuses ?? []) {
    if (bonus.b === 'armorPiercing') armorPiercing += Number(bonus.n);
    else if (bonus.b === 'ignoreArmor') ignoreArmor = true;
  }
  return { armorPiercing, ignoreArmor };
}
