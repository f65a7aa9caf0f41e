/** Why the moment of a line is not now, for lines that could be paid and used (A1.ability.09-.12). */
import type { Ability } from '../abilities/ast';
import type { FigureId, Game } from '../game';
import type { Reason } from '../kernel/types';
import { type Point, pointsOf } from './point';

const STANDING: Reason = {
  why: 'standing',
  text: 'It is in effect all the time and needs no use.',
  rule: 'A1.passive.01',
};
const FOLLOW_UP: Reason = {
  why: 'otherMoment',
  text: 'It follows an Attack of its own that has hit.',
  rule: 'A1.follow-up.02',
};
const SYMBOLS: Reason = {
  why: 'otherMoment',
  text: 'Its Symbols are spent in an Attack of its own.',
  rule: 'A1.symbol.06',
};
const NOT_ITS_TURN: Reason = {
  why: 'notItsTurn',
  text: 'It is used in the turn of its own figure.',
  rule: 'A1.ability.09',
};
const DURING: Reason = {
  why: 'duringAction',
  text: 'It is not used while an Action or Ability is under way.',
  rule: 'A1.ability.10',
};
const ENCOUNTER_ACTION: Reason = {
  why: 'otherMoment',
  text: 'It is used as an Encounter Action.',
  rule: 'A1.encounter-action.02',
};

/** The moments of the game by the family of their points. */
const FAMILY: Record<string, string> = {
  turn: 'at its phase of a turn',
  round: 'at the start or end of a round',
  encounter: 'at the start or end of an Encounter',
  attack: 'at its step of an Attack',
  dodge: 'when a figure DODGES',
  dice: 'when dice are rolled',
  damage: 'when Damage is dealt',
  heal: 'when Damage is HEALED',
  defeat: 'when a figure is Defeated',
  spell: 'at its step of a SPELL',
  check: 'at a Check',
  effect: 'when a figure Gains or loses something',
  spawn: 'when a figure Spawns',
  move: 'in a movement',
  use: 'when something is used',
  act: 'before a Standard Action',
  sight: 'when a Line of Sight is drawn',
  cost: 'when SP are paid',
};

/** Why the open question does not offer a line that nothing else keeps from being used. */
export function momentReasons(g: Game, owner: FigureId, ability: Ability): Reason[] {
  const points = pointsOf(ability);
  if (points.includes('standing')) return [STANDING];
  if (points.includes('encounterAction')) return [ENCOUNTER_ACTION];
  if (points.includes('attack.followUp')) return [FOLLOW_UP];
  if (ability.symbols) return [SYMBOLS];
  const { turn, ask } = g.state;
  if (points.includes('menu')) {
    if (turn.figure !== owner) return [NOT_ITS_TURN];
    return ask?.kind === 'action' ? [] : [DURING];
  }
  if (points.includes('anyTime')) return [];
  const when = FAMILY[familyOf(points[0] as Point)] ?? 'at its own moment';
  return [{ why: 'otherMoment', text: `It is used ${when}, and only where its words say.`, rule: 'A1.ability.09' }];
}

function familyOf(point: Point): string {
  return point.slice(0, point.indexOf('.'));
}
