/**
 * What the players set by hand, beside the rules: for house rulings, physical dice, and to mend a slip. A change is checked,
 * told as `byHand`, and the open question is asked anew in the position that it leaves.
 */
import type { EffectName } from './abilities/ast';
import { baseSpaces } from './board/grid';
import { canStand } from './board/step';
import { topologyOf } from './board/topology';
import { DICE, type DieName, faceIndex } from './dice/faces';
import { effectRefusal, gainEffect, loseEffect } from './effects/inflict';
import { at, burrowed, emit, type FigureId, figure, figuresAt, type Game, inPlay, xy } from './game';
import { ASK_KINDS } from './kernel/kinds';
import type { AskKind, FrameBase, Intent, Reason } from './kernel/types';
import { maxHp, spBar } from './queries/stats';
import { TOKEN_LIMIT } from './rules/abilityTokens';
import { NEGATIVE, POSITIVE, SPECIAL } from './rules/effectTokens';
import { gainSpecial, specialRefusal } from './rules/specialEffects';

/** A change by hand. */
export type Change =
  /** Puts a figure on a space, [column, row] of its north-west corner, past all rules of movement. */
  | { set: 'place'; figure: FigureId; at: [number, number] }
  /** Damage tokens on its card; as many as its HP Defeat it. */
  | { set: 'damage'; figure: FigureId; n: number }
  | { set: 'sp'; figure: FigureId; n: number }
  /** Tokens of a kind on its card, by name in lower case. */
  | { set: 'tokens'; figure: FigureId; token: string; n: number }
  /** `by`: who gave a Special Effect. */
  | { set: 'effect'; figure: FigureId; effect: EffectName; on: boolean; by?: FigureId }
  /** The faces of the next dice, as in `WHITE 6`; with none of them left every roll is asked for. Null: dice from the seed. */
  | { set: 'dice'; dice: string[] | null }
  /** The decision of a figure that the program plays is put to the players, once; `skip`: so many are still its own. */
  | { set: 'decision'; figure: FigureId; kind: AskKind | null; skip: number }
  /** The party gives the Encounter up. */
  | { set: 'concede' };

/** Most tokens of a kind that no rule limits. */
const MOST_TOKENS = 9;
/** Tokens on a figure's card that are no Ability tokens. */
const OTHER_TOKENS: Record<string, number> = { aggro: 1, burrow: 1 };

const no = (why: string, text: string, rule?: string): Reason[] => [{ why, text, ...(rule && { rule }) }];
const SETS: Record<Change['set'], true> = {
  place: true,
  damage: true,
  sp: true,
  tokens: true,
  effect: true,
  dice: true,
  decision: true,
  concede: true,
};

/** Whether a value from outside is the name of an entry: not one that every object has. */
const names = (entries: object, name: unknown): boolean => typeof name === 'string' && Object.hasOwn(entries, name);
/** A value from outside in a text. */
const printed = (value: unknown): string => `"${typeof value === 'string' ? value : typeof value}"`;
const whole = (n: unknown, most: number): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most;

/** Most tokens of a kind on one card; undefined: there is no such token. */
function tokenLimit(g: Game, token: string): number | undefined {
  for (const limits of [TOKEN_LIMIT, OTHER_TOKENS]) if (names(limits, token)) return limits[token];
  const cards = Object.values(g.content.tokens);
  return cards.some((card) => card.id === token || card.name.toLowerCase() === token) ? MOST_TOKENS : undefined;
}

function placeReasons(g: Game, id: FigureId, to: unknown): Reason[] {
  const { width, height } = g.state.board;
  const body = g.state.bodies[figure(g, id).body];
  const [x, y] = Array.isArray(to) && to.length === 2 ? (to as [number, number]) : [-1, -1];
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= width || y >= height)
    return no('noSpace', 'There is no such space.');
  const topology = topologyOf(g.state.board);
  const space = y * width + x;
  const size = body?.size ?? [1, 1];
  if (!canStand(topology, space, { size, passage: () => 'free' }))
    return no('cannotStand', 'It cannot stand there: Obstructing Terrain, a wall or the edge of the board.');
  if (burrowed(figure(g, id))) return [];
  for (const each of baseSpaces(topology, space, size)) {
    const there = figuresAt(g, each).find((other) => other.body !== body?.id && !burrowed(other));
    if (there) return no('occupied', `${there.name} stands there.`);
  }
  return [];
}

const REFUSED: Record<string, string> = {
  has: 'It has this Effect already.',
  immune: 'It is immune to this Effect.',
  disease: 'Under Disease it has no Positive Effects.',
  self: 'It cannot be Tethered to itself.',
  tethered: 'It has Tethered the other one.',
};

function effectReasons(g: Game, change: Extract<Change, { set: 'effect' }>): Reason[] {
  const { figure: id, effect, on, by } = change;
  const has = figure(g, id).effects.includes(effect);
  if (!NEGATIVE.has(effect) && !POSITIVE.has(effect) && !SPECIAL.has(effect))
    return no('noEffect', `There is no Effect ${printed(effect)}.`);
  if (typeof on !== 'boolean') return no('noSwitch', 'An Effect is either given or taken away.');
  if (!on) return has ? [] : no('hasNot', 'It has no such Effect.');
  if (SPECIAL.has(effect) && !names(g.state.figures, by))
    return no('noGiver', 'It has to be said whose Special Effect it is.', 'A1.special-effect.03');
  const refusal =
    SPECIAL.has(effect) && !has ? specialRefusal(g, id, effect, by as FigureId) : effectRefusal(g, id, effect);
  return refusal ? no(refusal, REFUSED[refusal] ?? refusal) : [];
}

/** Why these are no faces of dice, given as in `WHITE 6`; empty if they are. Null: none are given. */
export function diceReasons(dice: unknown): Reason[] {
  if (dice === null) return [];
  if (!Array.isArray(dice)) return no('noDice', 'Dice are a list of faces.');
  for (const entry of dice) {
    const [die, face, rest] = typeof entry === 'string' ? entry.split(' ') : [];
    if (rest !== undefined || !DICE.includes(die as DieName) || faceIndex(die as DieName, face ?? '') < 0)
      return no('noFace', `${printed(entry)} is no face of a die.`);
  }
  return [];
}

/** Why the change cannot be made; empty if it can. Whatever it is: a change may come from a file. */
function reasonsAgainst(g: Game, change: Change): Reason[] {
  const { state } = g;
  if (typeof change !== 'object' || change === null || !names(SETS, change.set))
    return no('noChange', 'There is no such change by hand.');
  if (state.outcome !== null) return no('over', 'The Encounter is over.');
  if (!state.ask) return no('noQuestion', 'No question is open.');
  if (change.set === 'dice') return diceReasons(change.dice);
  if (change.set === 'concede')
    return state.stack[0]?.kind === 'encounter' && state.round > 0
      ? []
      : no('notBegun', 'The first round has not begun.');
  const f = names(state.figures, change.figure) ? state.figures[change.figure] : undefined;
  if (!f) return no('noFigure', 'There is no such figure.');
  if (!inPlay(g, f.id)) return no('notInPlay', `${f.name} is not on the board.`);
  switch (change.set) {
    case 'place':
      return placeReasons(g, f.id, change.at);
    case 'damage': {
      const most = maxHp(g, f.id);
      return whole(change.n, most) ? [] : no('outOfRange', `Damage is a number from 0 to ${most}.`, 'A1.damage.03');
    }
    case 'sp': {
      const { max } = spBar(g, f.id);
      if (max === 0) return no('noSp', 'It uses no SP.');
      return whole(change.n, max) ? [] : no('outOfRange', `SP is a number from 0 to ${max}.`);
    }
    case 'tokens': {
      const most = tokenLimit(g, change.token) ?? (names(f.tokens, change.token) ? MOST_TOKENS : undefined);
      if (most === undefined) return no('noToken', `There is no token ${printed(change.token)}.`);
      return whole(change.n, most) ? [] : no('outOfRange', `Of this token it bears 0 to ${most}.`);
    }
    case 'effect':
      return effectReasons(g, change);
    case 'decision':
      if (f.kind !== 'intelligent') return no('ownDecision', 'The players decide for it anyway.');
      if (change.kind !== null && !ASK_KINDS.some((kind) => kind === change.kind))
        return no('noKind', `There are no decisions of the kind ${printed(change.kind)}.`);
      return whole(change.skip, 99) ? [] : no('outOfRange', 'The number of decisions is 0 or more.');
  }
}

function setNumber(g: Game, id: FigureId, what: 'damage' | 'sp', n: number): void {
  const f = figure(g, id);
  // Of Damage the HP left afterwards.
  const left = what === 'damage' ? { left: maxHp(g, id) - n } : {};
  emit(g, 'byHand', { figure: id, what, from: f[what], to: n, ...left });
  f[what] = n;
  if (what === 'damage') f.credit = null;
}

function carryOut(g: Game, change: Change): void {
  switch (change.set) {
    case 'place': {
      const { figure: id, at: to } = change;
      const body = g.state.bodies[figure(g, id).body];
      emit(g, 'byHand', { figure: id, what: 'place', from: xy(g, at(g, id) as number), to });
      if (body) body.at = to[1] * g.state.board.width + to[0];
      break;
    }
    case 'damage':
    case 'sp':
      setNumber(g, change.figure, change.set, change.n);
      break;
    case 'tokens': {
      const { figure: id, token, n } = change;
      const { tokens } = figure(g, id);
      emit(g, 'byHand', { figure: id, what: 'tokens', token, from: tokens[token] ?? 0, to: n });
      if (n === 0) delete tokens[token];
      else tokens[token] = n;
      break;
    }
    case 'effect': {
      const { figure: id, effect, on, by } = change;
      emit(g, 'byHand', { figure: id, what: on ? 'effect' : 'noEffect', effect });
      if (!on) loseEffect(g, id, effect, 'byHand');
      else if (SPECIAL.has(effect)) gainSpecial(g, id, effect, by as FigureId);
      else gainEffect(g, id, effect, by ?? null);
      break;
    }
    case 'dice':
      emit(g, 'byHand', { what: change.dice === null ? 'seededDice' : 'dice', dice: change.dice ?? [] });
      g.state.random.dice = change.dice && [...change.dice];
      break;
    case 'decision': {
      const { figure: id, kind, skip } = change;
      emit(g, 'byHand', { figure: id, what: 'decision', kind });
      g.state.overrule = { figure: id, kind, skip };
      break;
    }
    case 'concede': {
      emit(g, 'byHand', { what: 'concede' });
      const end = { kind: 'end', outcome: 'lost', end: 'conceded', i: 0 };
      g.ending = { end: (g.state.stack[0] as FrameBase).id, instead: end, because: 'conceded' };
    }
  }
}

/**
 * Makes a change by hand in a state with an open question, up to the point where the run loop has to ask again. Returns why
 * it cannot be made; null when it is made.
 */
export function makeChange(g: Game, change: Change): Reason[] | null {
  const reasons = reasonsAgainst(g, change);
  if (reasons.length > 0) return reasons;
  const { state } = g;
  const asking = state.stack.find((f) => f.id === state.ask?.frame) as (FrameBase & { after?: string }) | undefined;
  carryOut(g, change);
  // The step that asked has changed nothing yet: it is run again, with the options of the new position.
  state.ask = null;
  delete asking?.after;
  state.count++;
  g.dirty = true;
  return null;
}

/** A decision that the players took by hand is made by this answer; an Ability used before it leaves it open. */
export function releaseDecision({ state }: Game, { option }: Intent): void {
  const { overrule, ask } = state;
  if (overrule && ask && overrule.figure === ask.figure && ask.options.some((each) => each.id === option))
    delete state.overrule;
}
