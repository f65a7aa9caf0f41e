/** Offers: the lines that may answer at a point now, and the options by which they are used. */
import type { Ability } from '../abilities/ast';
import { bindFor } from '../conditions/bind';
import { isWhom } from '../conditions/select';
import { type FigureId, figure, frameById, type Game, inPlay } from '../game';
import type { Scene } from '../state/frames';
import type { LineRef } from '../state/state';
import { type Entry, eachLineAt, ruleLinesAt } from './lines';
import { eventMatches } from './matches';
import { type Point, priced } from './point';
import { usingReasons } from './using';

export interface Offer {
  entry: Entry;
  owner: FigureId;
  /** Happens by itself: neither priced nor `may` (card language section 2.2). */
  mandatory: boolean;
  key: string;
}

/** A name for a line that stays the same while its card does. */
export function lineKey(ref: LineRef): string {
  switch (ref.on) {
    case 'card':
    case 'symbol':
    case 'passive':
      return `${ref.figure}/${ref.on}/${ref.key}/${ref.n}`;
    case 'token':
      return `${ref.figure}/token/${ref.token}/${ref.n}`;
    case 'rider':
      return `${ref.figure}/rider/${ref.frame}/${ref.n}`;
    case 'lasting':
      return `${ref.figure}/lasting/${ref.id}/${ref.n}`;
    case 'rule':
      return `rule/${ref.n}/${ref.part}`;
    case 'boardToken':
      return `boardToken/${ref.token}/${ref.n}`;
    case 'text':
      return `text/${ref.text}`;
    case 'ai':
      return `${ref.figure}/ai/${ref.step}/${ref.n}`;
  }
}

/** Whether the moment of a line is now, its frequency not yet used up. */
function momentNow(g: Game, owner: FigureId, entry: Entry, point: Point, scene: Scene): boolean {
  const { moment } = entry.ability;
  if (!moment) {
    // Lines of one's own Attack: Symbol Abilities, COUNTER, DODGE, EMPOWER, FU.
    const attack = frameById(g, 'attack', scene.attack);
    switch (point) {
      case 'attack.counter':
      case 'attack.dodge':
        return attack?.target === owner;
      case 'attack.damage':
      case 'attack.followUp':
      case 'attack.empower':
      case 'dice.rolled':
        return attack?.attacker === owner && (point !== 'dice.rolled' || scene.roll === 'attack');
      case 'turn.status':
        return scene.subject === owner;
      default:
        return true;
    }
  }
  switch (moment.m) {
    case 'anyTime':
      return true;
    case 'encounterAction':
      return true;
    case 'phase':
      return moment.of ? isWhom(g, scene.subject ?? owner, moment.of, bindFor(owner, scene)) : scene.subject === owner;
    case 'at':
      return moment.of !== 'your turn' || scene.subject === owner;
    case 'when':
      return moment.events.some((e) => eventMatches(g, e, point, scene, owner));
  }
}

/** Limit key of a line with a frequency: `turn:` and the like are cleared when that span begins anew. */
export function limitKey(ability: Ability, ref: LineRef): { key: string; first: boolean } | null {
  const { moment } = ability;
  if (moment?.m !== 'when' || !moment.freq) return null;
  const span = 'first' in moment.freq ? moment.freq.first : moment.freq.once;
  return { key: `${span}:${lineKey(ref)}`, first: 'first' in moment.freq };
}

/** Whether the line answers now: its moment has come, its frequency is not used up. Whether it can be used is not judged. */
export function answersNow(g: Game, owner: FigureId, entry: Entry, point: Point, scene: Scene): boolean {
  if (!momentNow(g, owner, entry, point, scene)) return false;
  const limit = limitKey(entry.ability, entry.ref);
  return !limit || (g.state.limits[limit.key] ?? 0) === (limit.first ? 1 : 0);
}

/** Counts the coming of an event for lines that answer only the first; called once when a window opens. */
export function countFirsts(g: Game, point: Point, scene: Scene): void {
  for (const id of g.state.order) {
    if (!inPlay(g, id) && id !== scene.subject) continue;
    eachLineAt(g, figure(g, id), point, (entry) => {
      const { moment } = entry.ability;
      if (moment?.m !== 'when' || !moment.freq || !('first' in moment.freq)) return;
      const limit = limitKey(entry.ability, entry.ref);
      if (!limit || !momentNow(g, id, entry, point, scene)) return;
      g.state.limits[limit.key] = (g.state.limits[limit.key] ?? 0) + 1;
    });
  }
}

/** Whether a line asks: priced, FU or with `may` or a cost of its own. */
export function isChoice(ability: Ability): boolean {
  if (priced(ability) || ability.fu || ability.sp === 0) return true;
  return false;
}

/** Every line that may answer at a point now, in the order of figures and cards. */
export function collectOffers(g: Game, point: Point, scene: Scene): Offer[] {
  const offers: Offer[] = [];
  const take =
    (owner: FigureId) =>
    (entry: Entry): void => {
      if (!answersNow(g, owner, entry, point, scene)) return;
      if (usingReasons(g, owner, entry, scene).length > 0) return;
      offers.push({ entry, owner, mandatory: !isChoice(entry.ability), key: lineKey(entry.ref) });
    };
  for (const id of g.state.order) {
    const f = figure(g, id);
    // A figure that is Defeated just now still answers for that moment.
    if (!inPlay(g, id) && !(point === 'defeat.done' && id === scene.subject)) continue;
    eachLineAt(g, f, point, take(id));
  }
  if (point === 'attack.followUp' || point === 'attack.damage') addRiders(g, point, scene, take);
  const anyone = ruleOwner(g, scene);
  if (anyone) for (const entry of ruleLinesAt(g, point)) take(anyone)(entry);
  return offers;
}

/**
 * Special Encounter Rules are lines of no one, seen from the Adventurers: `you` is the Adventurer that the moment is about, or
 * who caused it, else one that is in play.
 */
function ruleOwner(g: Game, scene: Scene): FigureId | undefined {
  const close = [scene.subject, scene.source, g.state.turn.figure];
  const named = close.find((id) => id && figure(g, id).kind === 'adventurer');
  return named ?? g.state.order.find((id) => inPlay(g, id) && figure(g, id).kind === 'adventurer');
}

/** Lines given to the Attack itself (`Gain [FU: ...]`). */
function addRiders(g: Game, point: Point, scene: Scene, take: (owner: FigureId) => (entry: Entry) => void): void {
  const attack = frameById(g, 'attack', scene.attack);
  attack?.riders.forEach(({ line, owner }, n) => {
    if (line.fu !== (point === 'attack.followUp' ? true : undefined)) return;
    take(owner)({ ref: { on: 'rider', figure: owner, frame: attack.id, n }, ability: line, card: null, owner });
  });
}
